"""How people play Deck Box Dungeons on the page: the moves of a bot, made by keys or by touch."""

from __future__ import annotations

from abc import abstractmethod
from collections import deque
from typing import Any

import undercroft as uc

from . import hands
from .deck_box_moments import BOT
from .person import Person

GAME = uc.load("deck_box")
ON_THE_BOARD = (
    *("hero", "gear", "ability", "stand", "go", "strike", "shoot", "aim", "at", "spot", "look", "place"),
    *("buy", "give", "pay", "let", "again"),
)  # the rest has buttons in the bar
ARROWS = {"ArrowUp": (0, -1), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0), "ArrowRight": (1, 0)}
Spot = tuple[int, int]

_FOCUSED = "document.activeElement?.dataset.move ?? ''"
_WHERE = "(cell) => ['--x', '--y'].map((axis) => Number(cell.style.getPropertyValue(axis)))"


class Hands(hands.Hands):
    """Carries out moves on the page. A match with the same seed goes along; in it a bot decides."""

    def __init__(self, person: Person, seed: int, **options: Any) -> None:
        super().__init__(person)
        self.match = GAME.start(seed=seed, seats=len(person.situation["seats"]), **options)
        after_luck(self.match)

    def play_on(self) -> None:
        """One decision, or the luck that is waited for."""
        if self.person.situation["turn"] == "chance":
            self.roll()
        else:
            move = self.match.choose(BOT)
            self.person.draw()
            self.person.changed(lambda: self.make(move.text))
            self.match.play(move)
            after_luck(self.match)

    @abstractmethod
    def make(self, move: str) -> None:
        """Make a move, by keys or by touch."""

    def place_in_bar(self, move: str) -> int | None:
        """Which button of the bar a move is; None if the board has it."""
        offers = [offer["text"] for offer in self.person.situation["moves"] if offer["verb"] not in ON_THE_BOARD]
        return offers.index(move) if move in offers else None


def after_luck(match: Any) -> None:
    """Let luck play what it has to play now; on the page it may have to be asked for."""
    while match.turn == uc.CHANCE:
        match.roll()


class ByKeys(Hands):
    """Nothing but the keyboard."""

    def press_roll(self) -> None:
        self.page.keyboard.press("1")

    def make(self, move: str) -> None:
        at = self.place_in_bar(move)
        if at is not None:
            return self.page.keyboard.press(str(at + 1))
        cell = self.page.locator(f"[role=gridcell][data-move='{move}']")
        if cell.count():
            self.walk_to(cell)
        else:
            self.tab_to(move)
        return self.page.keyboard.press("Enter")

    def tab_to(self, move: str) -> None:
        """Tab from zone to zone, and arrows within one, until a button has the focus."""
        for _key in range(160):
            if self.page.evaluate(_FOCUSED) == move:
                return
            here = f"document.activeElement?.closest('.cards')?.querySelector(`[data-move='{move}']`) != null"
            self.page.keyboard.press("ArrowRight" if self.page.evaluate(here) else "Tab")
        raise AssertionError(f"no way to {move} by keys")

    def walk_to(self, cell: Any) -> None:
        """Arrows from square to square."""
        for _key in range(160):
            if self.page.evaluate("document.activeElement?.getAttribute('role') === 'gridcell'"):
                break
            self.page.keyboard.press("Tab")
        focus = self.page.locator("[role=gridcell]:focus")
        spots = {tuple(spot) for spot in self.page.evaluate(f"[...document.querySelectorAll('.cell')].map({_WHERE})")}
        for key in way(spots, tuple(focus.evaluate(_WHERE)), tuple(cell.evaluate(_WHERE))):
            self.page.keyboard.press(key)
        assert focus.evaluate(_WHERE) == cell.evaluate(_WHERE)


def way(spots: set[Any], start: Any, goal: Any) -> list[str]:
    """The arrows from one square to another: each goes to the next square that way, over walls to the nearest."""
    ways: dict[Any, list[str]] = {start: []}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for key, step in ARROWS.items():
            there = beside(spots, here, step)
            if there not in ways:
                ways[there] = [*ways[here], key]
                queue.append(there)
    return ways[goal]


def beside(spots: set[Any], here: Spot, step: Spot) -> Spot:
    """Where an arrow leads."""

    def ahead(spot: Spot) -> tuple[int, int]:
        across, down = spot[0] - here[0], spot[1] - here[1]
        return (across * step[0], abs(down)) if step[0] else (down * step[1], abs(across))

    open_ = [spot for spot in spots if ahead(spot)[0] > 0 and ahead(spot)[1] <= ahead(spot)[0]]
    return min(open_, key=lambda spot: (ahead(spot)[0] + 3 * ahead(spot)[1], spot[1], spot[0]), default=here)


class ByTouch(hands.Finger, Hands):
    """Nothing but a finger."""

    def press_roll(self) -> None:
        self.press(0)

    def press(self, at: int) -> None:
        """A button of the bar."""
        self.tap(self.page.locator("[role=toolbar].actions button").nth(at))

    def make(self, move: str) -> None:
        at = self.place_in_bar(move)
        if at is not None:
            return self.press(at)
        thing = self.page.locator(f".board [data-move='{move}']").first
        if thing.get_attribute("role") == "gridcell":
            self.bring(move)
        self.tap(thing)
        if move.split()[0] in ("strike", "shoot"):
            self.quick_tap(self.page.locator(".spotlight .button.go").first)
        return None

    def bring(self, move: str) -> None:
        """See more of the map, if the square is not in its window."""
        within = f"""() => {{
            const box = (css) => document.querySelector(css).getBoundingClientRect()
            const [cell, map, zoom] = [box(`[data-move='{move}']`), box('[role=grid]'), box('.zoom')]
            const middle = {{ x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 }}
            const covered = middle.x > zoom.x && middle.y > zoom.y && middle.y < zoom.bottom
            return !covered && middle.y > map.y && middle.y < map.bottom && middle.x > map.x && middle.x < map.right
        }}"""
        if not self.page.evaluate(within):
            self.page.locator(".zoom button").nth(2).tap()

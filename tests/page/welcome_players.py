"""How people play Welcome to the Dungeon on the page: any moves, made by keys or by touch."""

from __future__ import annotations

from abc import abstractmethod

import numpy as np

from . import hands
from .hands import offered
from .moments import verb_of
from .welcome_moments import any_move

MOST_DECISIONS = 400
DARING = 3  # how much more likely anything is than to pass
ON_THE_BOARD = ("aside", "name", "choose")  # the rest has buttons in the bar
PLACES = {"draw": "deck", "add": "pile", "flip": "pile", "face": "card"}
USED = {"polymorph": "polymorph", "axe": "vorpal_axe", "drink": "healing_potion"}
LUCK = ("first", "hero", "card")


def spot(name: str) -> str:
    """A place on the board."""
    return f"[data-spot='{name}']"


class Hands(hands.Hands):
    """Carries out moves on the page."""

    def do(self, move: str) -> None:
        """A move; then wait until it is played."""
        self.person.draw()
        self.meant.append(move)
        before = self.person.version
        self.make(move)
        self.person.until(lambda now: now["version"] > before, f"{move} to be played")

    @abstractmethod
    def make(self, move: str) -> None:
        """Make a move, by keys or by touch."""

    @abstractmethod
    def raise_curtain(self) -> None:
        """Say who has the device now."""

    def play_on(self, luck: np.random.Generator) -> None:
        """Any move."""
        self.do(any_move(offered(self.person), luck, DARING))

    def in_bar(self, move: str) -> int:
        """Which button of the bar makes a move."""
        return [text for text in offered(self.person) if verb_of(text) not in ON_THE_BOARD].index(move)

    def place_of(self, move: str) -> str | None:
        """Where on the board a move is made; nowhere if the bar alone has it."""
        verb, *words = move.split()
        if verb in ("name", "choose"):
            return f"{verb}-{words[0]}"
        if verb == "aside":
            return f"tile-{words[0]}"
        if verb in USED:
            return next(
                f"tile-{tile['number']}" for tile in self.person.table["equipment"] if tile["kind"] == USED[verb]
            )
        return PLACES.get(verb)


class ByKeys(Hands, hands.Keyboard):
    """Nothing but the keyboard."""

    def make(self, move: str) -> None:
        verb = verb_of(move)
        if verb in ON_THE_BOARD:
            digit = self.page.locator(f"{spot(self.place_of(move) or '')} kbd")
            self.page.keyboard.press(digit.inner_text())
        elif verb == "flip":
            self.page.keyboard.press("Enter")
        else:
            self.page.keyboard.press(str(self.in_bar(move) + 1))

    def raise_curtain(self) -> None:
        for _tab in range(30):
            if self.page.evaluate("document.activeElement?.closest('.curtain') !== null"):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")


class ByTouch(Hands, hands.Finger):
    """Nothing but a finger, on the board where it can be."""

    _last: str | None = ""

    def make(self, move: str) -> None:
        place = self.place_of(move)
        again = place == self._last or verb_of(move) in ("name", "choose")
        self._last = place
        bar = self.page.locator("[role=toolbar].actions button")
        (self.tap if again else self.quick_tap)(self.page.locator(spot(place)) if place else bar.nth(self.in_bar(move)))

    def raise_curtain(self) -> None:
        self.quick_tap(self.page.locator(".curtain button"))


def play_round_one_screen(hands: Hands, luck: np.random.Generator) -> int:
    """A whole game on one device; returns how often the curtain fell."""
    person, curtains = hands.person, 0
    shown = person.page.locator(".board, .curtain").first
    for _decision in range(MOST_DECISIONS):
        person.draw()
        shown.wait_for()
        if person.situation["state"] == "over":
            return curtains
        if person.page.locator(".curtain").count():
            assert person.page.locator(".board").count() == 0
            hands.raise_curtain()
            person.page.locator(".board").wait_for()
            curtains += 1
        hands.play_on(luck)
    raise AssertionError("the game does not end")

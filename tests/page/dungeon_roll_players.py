"""How a person plays Dungeon Roll on the page: a plan that tries everything, carried out by keys or by touch."""

from __future__ import annotations

from typing import Any

import numpy as np
from playwright.sync_api import Locator

from .person import Person

MOST_DECISIONS = 600
FACES = ("champion", "fighter", "cleric", "mage", "thief", "scroll")
LETTERS = {"en": dict(zip(FACES, "HFCMTR", strict=True)), "fr": dict(zip(FACES, "HGCMVP", strict=True))}
IN_THE_BAR = ("onward", "enough")
POINTED = ("target", "revive", "discard")  # a tap on what they are about is enough
FROM_TO = {"beat": None, "open": "chest", "quaff": "potion"}  # and what they are about, where the move does not say it
OFTEN = ("beat", "open", "quaff", "fight", "ultimate", "recruit", "pay", "specialty", "bait", "use")


def spot(name: str) -> str:
    """The place on the board of a pile, a token or the hero."""
    return f"[data-spot='{name}']"


def offered(person: Person) -> list[str]:
    """The moves as text, such as "beat fighter goblin 3"."""
    return [offer["text"] for offer in person.situation["moves"]]


# What to do


def plan(person: Person, luck: np.random.Generator, deep: bool = True) -> list[str]:
    """The next moves, which belong together. `deep`: whether to try one more level now and then."""
    moves = offered(person)
    verbs = {text.split()[0] for text in moves}
    if "choose" in verbs:
        return ["keep"] if "keep" in moves and luck.random() < 0.3 else _again(person, luck, [])
    if "retire" in verbs:
        return [_at_regrouping(person, luck, deep)]
    if "read" in verbs and luck.random() < 0.4:
        scroll = _one(luck, [text for text in moves if text.startswith("read")])
        return _again(person, luck, [scroll])
    usual = [text for text in moves if text.split()[0] in OFTEN and text != "use town_portal"]
    others = [text for text in moves if text not in ("flee", "use town_portal") and not text.startswith("read")]
    return [_one(luck, usual or others or moves)]


def _one(luck: np.random.Generator, moves: list[str]) -> str:
    return moves[int(luck.integers(len(moves)))]


def _at_regrouping(person: Person, luck: np.random.Generator, deep: bool) -> str:
    """Home, or deeper; now and then the lair is emptied first."""
    moves = offered(person)
    if "use ring" in moves and luck.random() < 0.5:
        return "use ring"
    bold = deep and "seek" in moves and person.table["level"] < 4
    return "seek" if bold and luck.random() < 0.7 else "retire"


def _again(person: Person, luck: np.random.Generator, start: list[str]) -> list[str]:
    """Some dice to roll again, in the order in which the page tells them."""
    table = person.table
    dice = {**table["party"], **({} if table["purpose"] == "muster" else table["dungeon"])}
    if start:
        dice["scroll"] -= start == ["read scroll"]
    there = [face for face, count in dice.items() if count]
    some = [face for face in there if luck.random() < 0.4] or there[:1]
    return [*start, *(f"choose {face} {luck.integers(1, dice[face] + 1)}" for face in some), "reroll"]


# How to do it


class Hands:
    """Carries out moves on the board; `meant` are all that were to be played."""

    def __init__(self, person: Person, lang: str = "en") -> None:
        self.person, self.page, self.lang = person, person.page, lang
        self.meant: list[str] = []

    def do(self, moves: list[str]) -> None:
        """Moves that belong together; then wait until they are played."""
        self.page.evaluate(_IS_DRAWN)
        before = self._played()
        self.meant += moves
        self._begin(moves)
        self.person.until(lambda now: self._played() >= before + len(moves), f"{moves} to be played")

    def roll(self) -> None:
        """What luck decides, unless the page rolls by itself."""
        before = self.person.version
        self.page.wait_for_timeout(400)
        if self.person.version == before:
            self.press_roll()
        self.person.until(lambda now: now["version"] > before, "the dice")

    def _played(self) -> int:
        return len([entry for entry in self.person.log if entry["seat"] != "chance"])

    def _begin(self, moves: list[str]) -> None:
        verb, *words = moves[0].split()
        if verb == "choose" or len(moves) > 1:
            self._collect(moves)
        elif verb in IN_THE_BAR:
            self.in_the_bar()
        elif verb in POINTED:
            self.point(words[0])
        elif verb in FROM_TO:
            self._use_on(words[0], FROM_TO[verb] or words[1], int(words[-1]))
        elif verb == "bait":
            self._use_on("dragon_bait", words[0])
        elif verb == "pay":
            self._use_on("hero", words[0])
        elif verb in ("use", "fight"):
            self._use(moves[0], words[0])
        else:
            self._button(moves[0])

    def _use_on(self, source: str, target: str, number: int = 1) -> None:
        """Select, then target. Where fewer are wanted than the page proposes, they are asked for."""
        self.point(source)
        while self._proposed(target) > number:
            self.press("[data-fewer]")
        self.point(target)

    def _proposed(self, target: str) -> int:
        """How many of them the page marks."""
        return self.page.locator(f"{spot(target)} .hit").count()

    def _use(self, move: str, source: str) -> None:
        """A treasure waits for its button; who can only fight does so at once."""
        before = self.person.version
        self.point(source)
        button = self.page.locator(f"[data-move='{move}']")
        for _moment in range(100):
            if button.count() or self.person.version > before:
                break
            self.page.wait_for_timeout(20)
        if button.count():
            self.press(f"[data-move='{move}']")

    def _collect(self, moves: list[str]) -> None:
        """Take dice up, and roll them."""
        for move in moves[:-1]:
            verb, what, *number = move.split()
            if verb == "read":
                self.point(what)
                if self.page.locator(f"[data-move='{move}']").count():
                    self.press(f"[data-move='{move}']")
            else:
                for _die in range(int(number[0])):
                    self.point(what)
        self.roll_again()

    def _button(self, move: str) -> None:
        if move == "flee" and not self.page.locator("[data-move='flee']").count():
            self.press("[data-flee]")
        self.press(f"[data-move='{move}']")

    # By keys or by touch

    def point(self, name: str) -> None:
        """Tap a pile, a token or the hero."""
        raise NotImplementedError

    def press(self, css: str) -> None:
        """Press a button of the board."""
        raise NotImplementedError

    def press_roll(self) -> None:
        """Roll, wherever that is offered first."""
        raise NotImplementedError

    def roll_again(self) -> None:
        """Roll the dice taken up."""
        raise NotImplementedError

    def in_the_bar(self) -> None:
        """The first button of the action bar."""
        raise NotImplementedError


class ByKeys(Hands):
    """Nothing but the keyboard: letters for dice, digits for what goes with them, Tab, arrows and Enter otherwise."""

    def point(self, name: str) -> None:
        digit = self.page.locator(f"{spot(name)} kbd").first
        key = digit.inner_text() if name not in FACES and digit.count() else LETTERS[self.lang].get(name)
        if key in ("M", "H") and not self._on_the_board():
            self.reach(spot(name))
        if key:
            self.page.keyboard.press(key.lower())
        else:
            self.press(spot(name))
        self.page.wait_for_timeout(40)

    def press(self, css: str) -> None:
        self.reach(css)
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(40)

    def press_roll(self) -> None:
        self.page.keyboard.press("Space")

    def roll_again(self) -> None:
        self.page.keyboard.press("Enter")

    def in_the_bar(self) -> None:
        self.page.keyboard.press("1")

    def reach(self, css: str) -> None:
        """Tab to the part of the page, arrows inside it."""
        for _tab in range(80):
            if self._focused(css):
                return
            if self.page.evaluate(_IS_IN_ZONE, css):
                self.page.keyboard.press("ArrowRight")
            else:
                self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by keys to {css}")

    def _focused(self, css: str) -> bool:
        return bool(self.page.evaluate("(css) => document.activeElement?.matches(css) ?? false", css))

    def _on_the_board(self) -> bool:
        return bool(self.page.evaluate("document.activeElement?.closest('.board') !== null"))


# What was heard over the line may not be drawn yet.
_IS_DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# Whether the focus is beside something, where arrows go from one to the other.
_IS_IN_ZONE = """(css) => {
    const wanted = document.querySelector(css)
    for (let around = document.activeElement; around; around = around.parentElement)
        if (around.matches('[role=toolbar], .deeds, .heroes')) return around.contains(wanted)
    return false
}"""


class ByTouch(Hands):
    """Nothing but a finger."""

    def point(self, name: str) -> None:
        self._tap(self.page.locator(spot(name)))

    def press(self, css: str) -> None:
        self._tap(self.page.locator(css))

    def press_roll(self) -> None:
        self._tap(self.page.locator("[data-roll], [role=toolbar].actions button").first)

    def roll_again(self) -> None:
        self.press("[data-reroll]")

    def in_the_bar(self) -> None:
        self.page.wait_for_timeout(600)  # the bar takes two quick taps in one place for one
        self._tap(self.page.locator("[role=toolbar].actions button").first)

    @staticmethod
    def _tap(what: Locator) -> None:
        what.tap()


# Tables and whole games


def open_table(person: Person, seats: int = 1, seed: int = 1, hot_seat: bool = True, **options: Any) -> Person:
    """Open a table of Dungeon Roll with the form of the page, whatever its language."""
    person.go("/new/dungeon_roll")
    page = person.page
    if seats > 1:
        page.locator(f"input[name=seats][value='{seats}']").check()
        if hot_seat:
            page.locator("form input[type=checkbox], form [role=switch]").first.click()
    for name, value in options.items():
        page.locator(f"input[name='option-{name}'][value='{value}'], input[name='{name}'][value='{value}']").check()
    page.locator("#seed").fill(str(seed))
    page.locator("form button.go").click()
    person.until(lambda now: now["game"] == "dungeon_roll", "a table")
    if hot_seat or seats == 1:
        page.locator(".board").wait_for()
    return person


def play_to_the_end(hands: Hands, luck: np.random.Generator, deep: bool = True) -> None:
    """A whole game by one pair of hands."""
    for _decision in range(MOST_DECISIONS):
        situation = hands.person.situation
        if situation["state"] == "over":
            return
        if situation["turn"] == "chance":
            hands.roll()
        else:
            hands.do(plan(hands.person, luck, deep))
    raise AssertionError("the game does not end")

"""How a person plays Dungeon Roll on the page: a plan that tries everything, carried out by keys or by touch."""

from __future__ import annotations

from abc import abstractmethod

import numpy as np

from . import hands
from .hands import offered
from .moments import one_of
from .person import Person

LUCK = ("die", "monster", "draw", "deal")
FACES = ("champion", "fighter", "cleric", "mage", "thief", "scroll")
LETTERS = {"en": dict(zip(FACES, "AFCETR", strict=True)), "fr": dict(zip(FACES, "AGCEVP", strict=True))}
IN_THE_BAR = ("onward", "enough")
POINTED = ("target", "revive", "discard")  # a tap on what they are about is enough
FROM_TO = {"beat": None, "open": "chest", "quaff": "potion"}  # and what they are about, where the move does not say it
OFTEN = ("beat", "open", "quaff", "fight", "ultimate", "recruit", "pay", "specialty", "bait", "use")


def spot(name: str) -> str:
    """The place on the board of a pile, a token or the hero."""
    return f"[data-spot='{name}']"


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
        scroll = one_of(luck, [text for text in moves if text.startswith("read")])
        return _again(person, luck, [scroll])
    usual = [text for text in moves if text.split()[0] in OFTEN and text != "use town_portal"]
    others = [text for text in moves if text not in ("flee", "use town_portal") and not text.startswith("read")]
    return [one_of(luck, usual or others or moves)]


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


class Hands(hands.Hands):
    """Carries out moves on the board."""

    def __init__(self, person: Person, lang: str = "en") -> None:
        super().__init__(person)
        self.lang = lang

    def do(self, moves: list[str]) -> None:
        """Moves that belong together; then wait until they are played."""
        self.person.draw()
        before = self._played()
        self.meant += moves
        self._begin(moves)
        self.person.until(lambda now: self._played() >= before + len(moves), f"{moves} to be played")

    def play_on(self, luck: np.random.Generator, deep: bool = True) -> None:
        """What is to be done next."""
        if self.person.situation["turn"] == "chance":
            self.roll()
        else:
            self.do(plan(self.person, luck, deep))

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
        self.person.wait(lambda: button.count() or self.person.version > before, f"a way to {move}")
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

    @abstractmethod
    def point(self, name: str) -> None:
        """Tap a pile, a token or the hero."""

    @abstractmethod
    def press(self, css: str) -> None:
        """Press a button of the board."""

    @abstractmethod
    def roll_again(self) -> None:
        """Roll the dice taken up."""

    @abstractmethod
    def in_the_bar(self) -> None:
        """The first button of the action bar."""


class ByKeys(Hands, hands.Keyboard):
    """Nothing but the keyboard: letters for dice, digits for what goes with them, Tab, arrows and Enter otherwise."""

    def point(self, name: str) -> None:
        digit = self.page.locator(f"{spot(name)} kbd").first
        key = digit.inner_text() if name not in FACES and digit.count() else LETTERS[self.lang].get(name)
        if key:
            self.page.keyboard.press(key.lower())
        else:
            self.press(spot(name))
        self.person.draw()

    def press(self, css: str) -> None:
        self.reach(css)
        self.page.keyboard.press("Enter")
        self.person.draw()

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


# Whether the focus is beside something, where arrows go from one to the other.
_IS_IN_ZONE = """(css) => {
    const wanted = document.querySelector(css)
    for (let around = document.activeElement; around; around = around.parentElement)
        if (around.matches('[role=toolbar], .deeds, .heroes')) return around.contains(wanted)
    return false
}"""


class ByTouch(Hands, hands.Finger):
    """Nothing but a finger, on the board where it can be."""

    dice = f"[data-roll], {hands.LUCK}"

    def point(self, name: str) -> None:
        self.press(spot(name))

    def press(self, css: str) -> None:
        self.quick_tap(self.page.locator(css))

    def roll_again(self) -> None:
        self.press("[data-reroll]")

    def in_the_bar(self) -> None:
        self.tap(self.page.locator("[role=toolbar].actions button").first)

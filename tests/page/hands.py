"""What the players of all games have in common: hands that play on a page, tables of their own, whole games."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

import undercroft as uc

from .moments import texts_of
from .person import Person

PHONE = {"width": 360, "height": 740, "has_touch": True}
DOUBLE = 0.6  # seconds: taps in one place that follow each other faster than this are one
LUCK = ".actions .luck"  # offered where luck waits, and not while it comes by itself
MOST_DECISIONS = 900


class Hands(ABC):
    """Carries out moves on the page; `meant` are the moves that it meant to play."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        self.meant: list[str] = []

    def roll(self) -> None:
        """What luck decides: it comes by itself after a choice; where it is offered, it is asked for."""
        before, offered = self.person.version, self.page.locator(LUCK)
        self.person.draw()
        self.person.wait(lambda: self.person.version > before or offered.count(), "the dice, or to be asked for them")
        if self.person.version == before:
            self.press_roll()
        self.person.until(lambda now: now["version"] > before, "the dice")

    @abstractmethod
    def press_roll(self) -> None:
        """Ask for luck, wherever it is offered first."""


class Keyboard(Hands):
    """Nothing but keys."""

    def press_roll(self) -> None:
        self.page.keyboard.press("Space")


class Finger(Hands):
    """Nothing but taps."""

    dice = LUCK  # where luck is asked for
    _tapped = 0.0

    def press_roll(self) -> None:
        self.tap(self.page.locator(self.dice).first)

    def tap(self, what: Locator) -> None:
        """A tap that is not the second half of a double one: the last one was answered so long ago."""
        self.page.wait_for_timeout(1000 * max(0.0, self._tapped + DOUBLE - time.monotonic()))
        self.quick_tap(what)

    def quick_tap(self, what: Locator) -> None:
        """A tap, however soon after the last one."""
        what.tap()
        self._tapped = time.monotonic()


def offered(person: Person) -> list[str]:
    """The moves as text, such as "aside 3"."""
    return texts_of(person.situation)


def open_table(
    person: Person, game: str, seats: int = 1, seed: int = 1, hot_seat: bool = True, **options: Any
) -> Person:
    """Open a table with the form of the page, whatever its language."""
    unhurried(person).go(f"/new/{game}")
    page = person.page
    if seats > 1:
        page.locator(f"input[name=seats][value='{seats}']").check()
        if hot_seat:
            page.locator("form input[type=checkbox], form [role=switch]").first.click()
    for name, value in options.items():
        page.locator(f"input[name='option-{name}'][value='{value}'], input[name='{name}'][value='{value}']").check()
    if (chosen := page.locator("#seed")).count():  # where several have secrets nobody chooses the luck
        chosen.fill(str(seed))
    page.locator("form button.go").click()
    state = "running" if hot_seat or seats == 1 else "waiting"
    person.until(lambda now: now["game"] == game and now["state"] == state, f"a table that is {state}")
    if state == "running":
        page.locator(".board, .curtain").first.wait_for()
    return person


def unhurried(person: Person) -> Person:
    """Whoever may roll is asked for it: a roll that comes because others wait would race with the one who plays."""
    return person.settle(unhurried=True)


def start(ada: Person, bob: Person) -> None:
    """Begin, as soon as both sit there."""
    ada.button("Start").first.click()
    for person in (ada, bob):
        person.until(lambda now: now["state"] == "running", "a running table")
        person.page.locator(".board").wait_for()


def join(person: Person, code: str) -> Person:
    """Sit down at the table of somebody else, with a finger, in French."""
    unhurried(person).go(f"/table/{code}")
    person.page.get_by_role("button", name="S’asseoir").first.tap()
    person.until(lambda now: now["seat"] is not None, "a seat")
    return person


def same_version(*people: Person) -> None:
    """Wait until everybody sees the same table, at one time: meanwhile dice may fall."""
    people[0].wait(lambda: len({person.version for person in people}) == 1, "the same version")


def play_to_the_end(person: Person, play_on: Callable[[], object]) -> None:
    """A whole game, decision by decision."""
    for _decision in range(MOST_DECISIONS):
        if person.situation["state"] == "over":
            return
        play_on()
    raise AssertionError("the game does not end")


def play_together(one: Person, other: Person, play_on: Callable[[int], object]) -> None:
    """A whole game at one table, each when it is their turn, or their dice; everybody sees the same before each."""
    for _decision in range(MOST_DECISIONS):
        same_version(one, other)
        if one.situation["state"] == "over":
            return
        turn = one.situation["turn"]
        play_on(one.table["rolling"]["by"] if turn == "chance" else turn)
    raise AssertionError("the game does not end")


def played(person: Person, *but: str) -> list[str]:
    """The moves at a finished table, from its record; without those of some verbs, luck's above all."""
    answer = person.context.request.get(f"{person.address}/api/tables/{person.situation['code']}/record").json()
    verbs = uc.load(answer["game"]).verbs
    moves = [verbs.move(move) for move in answer["moves"]]
    return [move.text for move in moves if move.verb not in but]

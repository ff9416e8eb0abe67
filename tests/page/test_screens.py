"""Every screen: usable by everybody (axe with the tags of WCAG 2.2), on a phone, in both languages, without colour."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable

import pytest

from .looks import DESK, difference, in_turn, is_for_everybody
from .one_card_moments import MOMENTS
from .person import Person
from .players import ByMouse, play_on
from .tables import look_at


class Hands(ByMouse):
    """The mouse, whatever the language."""

    def roll(self) -> None:
        self.person.changed(lambda: self.page.keyboard.press("Space"))

    def end(self) -> None:
        self.person.changed(lambda: self.page.keyboard.press("1"))


def in_phase(phase: str) -> Callable[[Person], object]:
    """Sit at a table of One Card Dungeon that is in this phase."""
    return lambda person: look_at(person, MOMENTS[phase])


def replayed(person: Person) -> None:
    """Look at a finished game by its link."""
    look_at(person, MOMENTS["over"])
    person.go(f"/replay/{person.situation['code']}")
    person.page.get_by_role("grid").wait_for()


def helped(person: Person) -> None:
    """Open the help at the table."""
    look_at(person, MOMENTS["roll"])
    person.page.keyboard.press("?")
    person.page.get_by_text("OC-01").first.wait_for()


def waiting(person: Person) -> None:
    """Open a table for two, and wait for the other."""
    person.go("/new/heads")
    person.page.locator("form button[type=submit], button.go").last.click()
    person.until(lambda now: now["state"] == "waiting", "a waiting table")
    person.page.locator("button.go").first.wait_for()


SCREENS: dict[str, Callable[[Person], object]] = {
    "home": lambda person: person.go("/"),
    "new table": lambda person: person.go("/new/one_card"),
    "settings": lambda person: person.go("/settings"),
    "credits": lambda person: person.go("/credits"),
    "no such page": lambda person: person.go("/nowhere/at/all"),
    "no such table": lambda person: person.go("/table/QQQQQQ"),
    "waiting room": waiting,
    "roll": in_phase("roll"),
    "give": in_phase("give"),
    "act": in_phase("act"),
    "help": helped,
    "finished": in_phase("over"),
    "replay": replayed,
}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_for_everybody(come, screen: str):
    person = come(lang=in_turn(screen, SCREENS), width=DESK, reduced_motion="reduce")
    SCREENS[screen](person)
    if screen == "no such table":
        person.problems = [line for line in person.problems if "404" not in line]
    is_for_everybody(person)


def test_at_twice_the_size_nothing_scrolls_sideways(come):
    person = come(width=640, height=400).open_one_card()
    assert person.sideways() <= 0


def test_without_colour_every_piece_has_its_name_and_what_is_legal_can_be_seen(come):
    person = come(color_scheme="dark", reduced_motion="reduce").open_one_card(seed=3)
    person.page.evaluate("document.documentElement.style.filter = 'grayscale(1)'")
    beside = person.table["adventurer"]["tile"] - 5  # one step ahead: in reach as soon as there is speed
    before = picture_of(person, beside)
    play_on(person, Hands(person))
    play_on(person, Hands(person))
    assert beside in {step["tile"] for step in person.table["reach"]}
    assert difference(person, before, picture_of(person, beside)) > 8
    names = [person.tile(tile).get_attribute("aria-label") or "" for tile in range(25)]
    assert "6" in names[person.table["adventurer"]["tile"]]
    for monster in person.table["monsters"]:
        assert f"{monster['number']}" in names[monster["tile"]]
        assert "pider" in names[monster["tile"]]


def picture_of(person: Person, tile: int) -> str:
    """A picture of a tile, as base64."""
    return b64encode(person.tile(tile).screenshot()).decode()

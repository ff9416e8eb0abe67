"""A game without a board of its own on the page: what `describe` gives is shown in words, with dice and cards drawn.

Played with the game that new ones are made of.
"""

from __future__ import annotations

import pytest

from .hands import open_table, play_to_the_end
from .looks import is_for_everybody
from .person import Person


def sit_down(person: Person) -> Person:
    """Two at one device."""
    return open_table(person, "template", seats=2)


def throw(person: Person) -> None:
    """One press: what the die shows comes by itself."""
    before = person.situation["view"]["played"]
    person.page.keyboard.press("1")
    person.until(lambda now: now["view"]["played"] == before + 2, "the die")
    person.draw()


def play_on(person: Person) -> None:
    """Stop with ten, with a key."""
    if person.table["pot"] < 10:
        throw(person)
    else:
        person.changed(lambda: person.page.keyboard.press("2"))
        person.draw()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_is_played_with_keys_one_for_each_roll(come, lang: str):
    person = sit_down(come(lang=lang))
    play_to_the_end(person, lambda: play_on(person))
    assert person.asked.count("roll") == sum(entry["seat"] == "chance" for entry in person.log)
    assert max(person.situation["view"]["score"]) >= person.table["goal"]
    person.page.locator("#end").wait_for()


@pytest.mark.parametrize(
    ("lang", "names", "none"),
    [
        ("en", ["Goal", "Die", "Pot", "Kept", "Kept"], "not rolled yet"),
        ("fr", ["But", "Dé", "Pot", "Gardé", "Gardé"], "pas"),
    ],
)
def test_what_lies_there_has_names_in_words_and_the_die_is_drawn(come, lang: str, names: list[str], none: str):
    person = sit_down(come(lang=lang))
    board = person.page.locator("#board")
    assert board.locator("dt").all_inner_texts() == names
    assert none in board.locator("dd").nth(1).inner_text()
    throw(person)
    face = person.table["die"]["die"]
    drawn = board.locator("dd").nth(1)
    assert str(face) in drawn.inner_text()
    person.wait(lambda: drawn.locator(".die > .face circle").count() == face, "so many pips, once the die lies still")
    panels = board.locator("li")
    assert panels.count() == 2
    assert panels.nth(person.situation["turn"]).get_attribute("aria-current") == "true"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_board_is_for_everybody(come, lang: str):
    person = sit_down(come(lang=lang, reduced_motion="reduce"))
    throw(person)
    is_for_everybody(person)


def test_how_things_stand_is_said(come):
    person = sit_down(come())
    throw(person)
    person.page.keyboard.press("s")
    face, pot = person.table["die"]["die"], person.table["pot"]
    person.hears(f"Goal 30, Die a {face}, Pot {pot}.", "Player 2: Kept 0.", "Throw the die")

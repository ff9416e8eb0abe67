"""Finding one of many offers: by a part of its name, in plain text and in the field on the screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input, OptionList, Static

import undercroft as uc
from undercroft.terminal.companion import Companion
from undercroft.terminal.finding import matching, numbered, plainly
from undercroft.terminal.screen.table import Table

from .test_commands import run


def drawing(folder: Path, language: str = "en") -> Companion:
    """A real table where a card is to be told."""
    match = uc.load("one_deck").start(seed=3, practice=True)
    sat = Companion(match, language, folder / "running" / "one_deck-test.json")
    while sat.match.turn != uc.CHANCE:
        sat.play(sat.offers()[0][1])
    return sat


def listed(app: Table) -> list[str]:
    moves = app.screen_stack[0].query_one("#moves", OptionList)
    return [str(moves.get_option_at_index(row).prompt) for row in range(moves.option_count)]


def test_capitals_accents_and_apostrophes_do_not_matter() -> None:
    assert plainly("Épée de l’Ogre") == "epee de l'ogre"


def test_what_is_named_exactly_is_meant_alone(tmp_path: Path) -> None:
    offers = drawing(tmp_path).offers()
    assert [offers[index][0] for index in matching(offers, "GOBLIN (dodge)")] == ["Goblin (Dodge)"]
    assert len(matching(offers, "goblin")) == 2
    assert [str(offers[index][1]) for index in matching(offers, "card 9")] == ["card 9"]
    assert matching(offers, "unicorn") == []
    assert matching(offers, " ") == list(range(len(offers)))


def test_numbers_are_counted_from_1(tmp_path: Path) -> None:
    offers = drawing(tmp_path).offers()
    assert numbered(offers, "1") == 0
    assert numbered(offers, str(len(offers))) == len(offers) - 1
    for typed in ("0", str(len(offers) + 1), "-1", "one", "²", ""):
        assert numbered(offers, typed) is None


def test_what_may_be_several_is_asked_back_in_plain_text() -> None:
    said = run("play", "one_card", "--seed", "3", "--lang", "en", "--plain", typed="\nspeed 6\nunicorn\nq\n")
    answer = said.split("> ")[2]
    assert "Which one do you mean?\n  1  Speed 6, Attack 3, Defence 6" in answer
    assert "┌" not in answer, "the table is not shown again"
    assert "“unicorn” is not a number" in said.split("> ")[3]


def test_a_long_list_is_read_out_only_to_whoever_wants_it() -> None:
    said = run("play", "one_deck", "--companion", "--plain", "--lang", "en", typed="\nbandit\nbandit (b\nq\n")
    asked, listed, which, told = said.split("> ")[:4]
    assert "Type a part of the name. Enter alone lists all 44." in asked
    assert "(Backstab)" not in asked
    assert "  1  Bandit (Backstab)\n  2  Bandit (Cleave)\n" in listed
    assert "\n 44  " in listed
    assert which.count("Bandit (") == 2
    assert "Which one do you mean?" in which
    assert "Time passes: Bandit is discarded." in told


@pytest.mark.parametrize(
    ("language", "typed", "found"), [("en", "brut", "Brute Force"), ("fr", "poing ec", "Poing écrasant")]
)
async def test_letters_shorten_the_list_and_enter_takes_what_is_left(
    language: str, typed: str, found: str, tmp_path: Path
) -> None:
    sat = drawing(tmp_path, language)
    played, app = sat.match.played, Table(sat)
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.query_one(Input).has_focus, "so many cards are found by typing"
        await pilot.press("enter")
        assert sat.match.played == played, "nothing was chosen yet"
        await pilot.press(*typed)
        assert len(listed(app)) == 1
        assert found in listed(app)[0]
        await pilot.press("enter")
        assert sat.match.played == played + 1
        await pilot.press("ctrl+z")
        assert sat.match.played == played


async def test_numbers_and_arrows_choose_in_the_field_too(tmp_path: Path) -> None:
    sat = drawing(tmp_path)
    app, offers = Table(sat), drawing(tmp_path).offers()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1", "2", "enter")
        assert sat.match.record().moves[-1] == offers[11][1].id
        await pilot.press("b", "a", "n", "d", "i", "t", "down", "enter")
        second = [move for name, move in offers if name.startswith("Bandit")][1]
        assert sat.match.record().moves[-1] == second.id


async def test_what_means_nothing_changes_nothing_and_escape_gives_the_keys_back(tmp_path: Path) -> None:
    sat = drawing(tmp_path)
    played, app = sat.match.played, Table(sat)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*"unicorn", "enter")
        assert sat.match.played == played
        assert "“unicorn” is not a number" in str(app.query_one("#said", Static).content)
        await pilot.press("q")
        assert app.is_running, "a letter is a letter in the field"
        await pilot.press("escape", "g")
        assert sat.language == "fr"


async def test_any_list_can_be_searched(tmp_path: Path) -> None:
    match = uc.load("one_card").start(seed=3)
    app = Table(Companion(match, "en", tmp_path / "running" / "one_card-test.json"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("5", "2", "5", "slash", *"defence 3")
        assert 0 < len(listed(app)) < len(app.sitting.offers())
        await pilot.press("enter")
        assert app.sitting.match.played == 4
        assert not app.query_one(Input).has_focus

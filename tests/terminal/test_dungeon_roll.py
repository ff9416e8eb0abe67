"""Dungeon Roll at one keyboard: whole games of one to four players, in plain text and on the whole screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import OptionList, Static

import undercroft as uc
from undercroft.engine.record import Record
from undercroft.terminal.screen.table import Page, Table
from undercroft.terminal.sitting import Sitting

from .test_commands import run

START = ["play", "dungeon_roll", "--lang", "en"]
ENOUGH = 600  # answers, for any game
FIRST_OFFERS = "1\n" * ENOUGH


def screen(folder: Path, seats: int, language: str = "en", **options: str) -> Table:
    """The screen with a new game on it."""
    match = uc.load("dungeon_roll").start(seed=21, seats=seats, **options)
    return Table(Sitting(match, language, folder / "running" / "dungeon_roll-test.json"))


def shown(app: Table, place: str) -> str:
    """What stands in a part of the screen."""
    return str(app.query_one(place, Static).content)


# In plain text


@pytest.mark.parametrize(("seats", "language"), [(1, "en"), (2, "fr"), (3, "en"), (4, "fr")])
def test_a_whole_game_is_played_by_numbers(seats: int, language: str, saves_folder: Path) -> None:
    start = ["play", "dungeon_roll", "--lang", language, "--seed", "11", "--seats", str(seats)]
    said = run(*start, "--set", "hero_set=all", typed=FIRST_OFFERS)
    (file,) = (saves_folder / "finished").iterdir()
    match = uc.replay(Record.read(file))
    assert (match.is_over, match.seats) == (True, seats)
    score = (
        {"en": "Your score: ", "fr": "Votre score\u00a0: "}
        if seats == 1
        else {"en": "Scores: ", "fr": "Scores\u00a0: "}
    )
    assert score[language] in said
    assert max(len(line) for line in said.splitlines()) <= 80
    assert "\x1b" not in said


def test_each_kind_of_luck_is_asked_for_in_its_own_words() -> None:
    said = run(*START, "--seed", "5", typed="1\n1\n1\n1\n1\nq\n")
    asked = [line for line in said.splitlines() if line.startswith("  1  ")]
    assert asked[:3] == ["  1  Turn over a hero card", "  1  Roll 7 party dice", "  1  Roll one dungeon die"]
    assert asked[4] == "  1  Draw a treasure"  # after the chest was opened
    assert said.index("Your hero: Knight.") < said.index("Roll 7 party dice.") < said.index("Roll one dungeon die")


def test_a_player_among_several_is_asked_by_number() -> None:
    said = run(*START, "--seed", "5", "--seats", "2", "--set", "heroes=choose", typed="3\n1\nq\n")
    assert "Player 1 · Choose your hero." in said
    assert "Player 1: Hero chosen: Knight." in said
    assert "Player 2 · Choose your hero." in said


def test_without_pictures_the_sentences_alone_carry_the_game() -> None:
    said = run(*START, "--seed", "5", "--seats", "3", "--no-picture", typed=FIRST_OFFERS)
    assert "Graveyard" not in said
    for told in ("Player 2 is the adventurer: delve 1 of 3 begins.", "Level 1 is beaten.", "Player 3 retires: +"):
        assert told in said


def test_moves_can_be_typed_and_nonsense_is_answered() -> None:
    typed = "1\n1\n1\nopen cleric 1\n1\nflee\nseek\nq\n"
    said = run(*START, "--seed", "5", typed=typed)
    assert "A cleric opens 1 chest." in said
    assert "flee: not allowed now; allowed: retire, seek" in said
    assert "Level 2: 2 dungeon dice." in said


def test_a_decision_is_taken_back_but_not_a_roll() -> None:
    said = run(*START, "--seed", "5", typed="1\n1\n1\n1\nu\n1\n1\nu\nq\n")
    assert said.count("You take back one move.") == 1
    assert "The dice have been rolled since" in said


def test_a_game_of_several_goes_on_where_it_was_left() -> None:
    run(*START, "--seed", "5", "--seats", "2", typed="1\n1\n1\nq\n")
    said = run(*START, typed="q\n")
    assert "You take up your game again after 10 moves." in said
    assert "Player 1 · Take the loot, or leave it and go on." in said


def test_rules_and_options_are_told_in_both_languages() -> None:
    assert "DR-43" in run("rules", "dungeon_roll", "--lang", "en")
    assert "Antre du Dragon" in run("rules", "dungeon_roll", "--lang", "fr")
    assert "Prototype: a slain dragon raises the level" in run("options", "dungeon_roll", "--lang", "en")
    assert "Dungeon Roll (1 to 4 players, 10-40 min). Push your luck" in run("games", "--lang", "en")


def test_the_story_of_a_finished_game_is_told(saves_folder: Path) -> None:
    run(*START, "--seed", "11", "--seats", "2", typed=FIRST_OFFERS)
    (file,) = (saves_folder / "finished").iterdir()
    story = run("replay", str(file), "--lang", "en")
    assert "Player 1 is the adventurer: delve 1 of 3 begins." in story
    assert "All delves are over" in story


# On the whole screen


async def test_a_whole_game_is_played_by_keys(tmp_path: Path) -> None:
    app = screen(tmp_path, 1, "fr", hero_set="all")
    async with app.run_test(size=(80, 24)) as pilot:
        for _answer in range(ENOUGH):
            if app.sitting.match.is_over:
                break
            await pilot.press("1")
        assert app.sitting.match.is_over
        assert "Score" in shown(app, "#picture") or "total" in shown(app, "#picture")
        assert app.sitting.path.parent.name == "finished"


@pytest.mark.parametrize("seats", [1, 4])
async def test_table_and_moves_fit_80_by_24(seats: int, tmp_path: Path) -> None:
    app = screen(tmp_path, seats, "fr", heroes="none" if seats == 1 else "random")
    async with app.run_test(size=(80, 24)) as pilot:
        for _answer in range(40):
            await pilot.press("1")
            await pilot.pause()
            moves = app.query_one("#moves", OptionList)
            assert moves.size.height >= 3
            assert moves.region.bottom <= 24
        assert app.query_one("#picture").size.width == 80


async def test_language_log_and_rules_are_keys(tmp_path: Path) -> None:
    app = screen(tmp_path, 2)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1", "1", "g")
        assert shown(app, "#prompt").startswith("Joueur 2 lance un dé de Donjon pour le niveau 1.")
        for key in ("l", "question_mark"):
            await pilot.press(key)
            assert isinstance(app.screen, Page)
            await pilot.press("escape")


async def test_a_hero_is_chosen_with_the_arrow_keys(tmp_path: Path) -> None:
    app = screen(tmp_path, 1, heroes="choose", hero_set="all")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*["down"] * 10, "enter")  # the eleventh: its number has two digits
        assert "Archaeologist (novice" in shown(app, "#picture")

"""Several people at one keyboard, in a game with secrets: the curtain falls between them, and hides what it should."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.widgets import OptionList, Static

import undercroft as uc
from undercroft.engine.record import Record
from undercroft.terminal.screen.table import Curtain, Table
from undercroft.terminal.sitting import Sitting

from .test_commands import run

START = ["play", "welcome", "--seed", "3", "--lang", "en", "--plain"]
TILES_AND_CHECKLIST = re.compile(r"Dungeon, next card first")


def after_curtains(said: str) -> list[tuple[int, str]]:
    """What was printed after each curtain, with the player who looks."""
    parts = re.split(r"Hand the keyboard to player (\d)\. Then press Enter\.", said)
    return [(int(player), text) for player, text in zip(parts[1::2], parts[2::2], strict=True)]


def test_the_curtain_is_down_before_anybody_has_looked() -> None:
    said = run(*START, typed="q\n")
    assert "Hand the keyboard to player" in said
    assert not TILES_AND_CHECKLIST.search(said)


def test_luck_deals_by_itself_and_the_first_one_is_asked() -> None:
    said = run(*START, typed="\nq\n")
    assert "goes first." in said
    assert "The dungeon is empty: draw a card, or pass." in said
    assert "Roll the dice" not in said


def test_a_card_is_shown_to_the_one_who_draws_it_and_hidden_behind_the_curtain() -> None:
    said = run(*START, typed="\n1\n1\n\nq\n")
    (first, mine), (second, theirs) = after_curtains(said)
    assert first != second
    drawn = re.search(r"You drew (\w+) \((\d)\)", mine)
    assert drawn
    assert f"In your hand: {drawn[1]} ({drawn[2]})" in mine
    assert f"It is: {drawn[1]}" in mine
    assert "It is:" not in theirs
    assert f"{drawn[1]} ({drawn[2]})" not in theirs
    assert f"Player {first}: The card goes into the dungeon." in theirs


def test_what_happened_meanwhile_is_told_when_the_curtain_rises() -> None:
    said = run(*START, "--seats", "3", typed="\n1\n1\n" * 3 + "\nq\n")
    last = after_curtains(said)[-1][1]
    assert last.count("A card is drawn.") == 2
    assert last.count("The card goes into the dungeon.") == 2


def test_a_move_is_taken_back_before_the_next_one_looks_and_a_card_stays_seen() -> None:
    said = run(*START, typed="\n1\nu\nr\nq\n")
    assert said.count("A card has been drawn since") == 2
    said = run(*START, typed="\n1\n1\n\nu\nq\n")
    assert "Another player has moved since." in said


def test_a_whole_game_is_played_in_plain_text_and_its_end_told(saves_folder: Path) -> None:
    said = run(*START, typed="\n1\n\n" * 400)
    assert "has won. Moves:" in said
    assert "Scores: player 1:" in said
    (file,) = (saves_folder / "finished").iterdir()
    assert uc.replay(Record.read(file)).is_over


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pictures_fit_80_columns_in_both_languages(seats: int) -> None:
    for language in ("en", "fr"):
        players = ["--seats", str(seats), "--lang", language]
        said = run("play", "welcome", "--seed", "4", "--plain", *players, typed="\n1\n2\n" * 60)
        assert max(len(line) for line in said.splitlines()) <= 80


def test_a_game_that_was_left_goes_on_behind_the_curtain() -> None:
    run(*START, typed="\n1\n1\n\n1\n1\nq\n")
    said = run("play", "welcome", "--lang", "en", "--plain", typed="\nq\n")
    (_player, text) = after_curtains(said)[0]
    assert said.index("Hand the keyboard") < said.index("You take up your game again after 8 moves.")
    assert "2 cards are in the dungeon" in text


def test_a_replay_of_a_finished_game_shows_every_card_and_of_a_running_one_none(saves_folder: Path) -> None:
    run(*START, typed="\n1\n\n" * 400)
    (file,) = (saves_folder / "finished").iterdir()
    moves = [uc.load("welcome").verbs.move(move).text for move in Record.read(file).moves]
    story = run("replay", str(file), "--lang", "en")
    assert story.count("It is: ") == sum(text.startswith("card") for text in moves)
    at = moves.index("add") + 1
    running = run("replay", str(file), "--lang", "en", "--at", str(at))
    assert "It is: " not in running
    assert "Seed: " in story
    assert "Seed: " not in running, "whoever knows it knows every card to come"


# Full screen


def table(folder: Path, seats: int = 2, language: str = "en") -> Table:
    match = uc.load("welcome").start(seed=3, seats=seats)
    return Table(Sitting(match, language, folder / "running" / "welcome-test.json"))


def shown(app: Table, place: str) -> str:
    return str(app.screen_stack[0].query_one(place, Static).content)


async def test_the_screen_is_covered_between_two_people(tmp_path: Path) -> None:
    app = table(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        assert isinstance(app.screen, Curtain)
        assert shown(app, "#picture") == ""
        await pilot.press("enter")
        assert not isinstance(app.screen, Curtain)
        first = app.sitting.seat
        await pilot.press("1")
        assert "In your hand:" in shown(app, "#picture")
        await pilot.press("1")
        assert isinstance(app.screen, Curtain)
        await pilot.press("1", "2", "z", "l")
        assert isinstance(app.screen, Curtain), "nothing but Enter opens it"
        await pilot.press("enter")
        assert app.sitting.seat != first
        assert "In your hand:" not in shown(app, "#picture")
        assert "?" in shown(app, "#picture")


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_four_people_and_the_moves_fit_80_by_24(tmp_path: Path, language: str) -> None:
    app = table(tmp_path, 4, language)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", "1")
        await pilot.pause()
        assert app.query_one("#moves", OptionList).size.height >= 3
        assert app.query_one("#picture").size.width == 80


async def test_a_whole_game_is_played_on_the_screen(tmp_path: Path) -> None:
    app = table(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        for _press in range(600):
            if app.sitting.match.is_over:
                break
            await pilot.press("enter")
        assert app.sitting.match.is_over
        assert "has won" in shown(app, "#prompt")
        assert app.sitting.path.parent.name == "finished"

"""Hints: in words, in plain text, on the screen without stopping it, and for a saved game."""

from __future__ import annotations

import json
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import OptionList, Static

import undercroft as uc
from tests.patience import PATIENCE
from undercroft.bots import advice
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.engine.thinking import Thinking, Thought
from undercroft.terminal.hints import hint_lines
from undercroft.terminal.screen.page import Curtain, Page
from undercroft.terminal.screen.table import Table
from undercroft.terminal.sitting import Sitting

from .test_commands import refuse, run

START = ["play", "one_card", "--seed", "3", "--lang", "en", "--plain"]
SENTENCES = {
    "en": ("Hint: ", "Next best: ", "There is nothing to choose now"),
    "fr": ("Conseil\u00a0: ", "Ensuite\u00a0: ", "Il n’y a rien à choisir"),
}


WHYS = ("only", "known", "rule", "clear", "close", "even")


def rolled(game: str = "one_card", seed: int = 3, **options: Any) -> Match:
    """A match at its first choice."""
    match = uc.load(game).start(seed=seed, **options)
    while match.turn == uc.CHANCE:
        match.roll()
    return match


def made_up(match: Match, of: str, why: str, best: float | None = None, following: float | None = None) -> Any:
    """A hint for the first two moves there are."""
    first, second = match.moves()[:2]
    after = None if following is None else {"move": second.text, "value": following}
    return {"best": {"move": first.text, "value": best}, "next": after, "of": of, "why": why, "games": 1234}


@pytest.mark.parametrize(
    ("of", "values", "said"),
    [
        ("win", (0.62, 0.58), ["won 62\u00a0% of the games played on from here", "(58\u00a0%)"]),
        ("win", (0.001, 0.0), ["won <1\u00a0% of", "(0\u00a0%)"]),
        ("win", (1.0, 0.999), ["won 100\u00a0% of", "(>99\u00a0%)"]),
        ("win", (0.624, 0.616), ["won 62.4\u00a0% of", "(61.6\u00a0%)"]),
        ("win", (0.9989, 0.9978), ["won 99.9\u00a0% of", "(99.8\u00a0%)"]),
        ("level", (0.83, 0.5), ["clears the level 83\u00a0% of the time", "(50\u00a0%)"]),
        ("points", (6.34, 1.02), ["In the end: about 6.3 levels cleared.", "(about 1 level cleared)"]),
    ],
)
def test_what_a_move_is_worth_is_told(of: str, values: tuple[float, float], said: list[str]) -> None:
    match = rolled()
    lines = hint_lines(match, made_up(match, of, "clear", *values), "en")
    assert lines[0] == "Hint: Speed 6, Attack 3, Defence 6"
    assert said[0] in lines[1]
    assert lines[2].startswith("Next best: ")
    assert said[1] in lines[2]
    assert lines[3] == "In 1,234 games played on from here it did clearly better than the others."


@pytest.mark.parametrize(
    ("game", "language", "told"),
    [
        ("dungeon_roll", "en", ["In the end: about 21.4 points.", "(about 1 point)"]),
        ("dungeon_roll", "fr", ["À la fin\u00a0: environ 21,4 points.", "(environ 1 point)"]),
        ("one_deck", "fr", ["environ 21,4 étages franchis.", "(environ 1 étage franchi)"]),
    ],
)
def test_a_game_names_its_points(game: str, language: str, told: list[str]) -> None:
    match = rolled(game)
    while len(match.moves()) == 1 or match.turn == uc.CHANCE:
        match.roll() if match.turn == uc.CHANCE else match.play(match.moves()[0])
    lines = hint_lines(match, made_up(match, "points", "close", 21.4, 1.0), language)
    assert told[0] in lines[1]
    assert told[1] in lines[2]


def test_the_chance_to_win_stands_beside_points_from_one_in_a_hundred_on() -> None:
    match = rolled()
    hint = made_up(match, "points", "close", 8.2, 7.9)
    hint["best"]["wins"], hint["next"]["wins"] = 0.034, 0.009
    lines = hint_lines(match, hint, "en")
    assert lines[1] == "In the end: about 8.2 levels cleared, 3\u00a0% won."
    assert lines[2].endswith("(about 7.9 levels cleared)")
    assert hint_lines(match, hint, "fr")[1].endswith("environ 8,2 niveaux vidés, 3\u00a0% de victoires.")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_has_its_sentence(language: str) -> None:
    match = rolled()
    told = {why: hint_lines(match, made_up(match, "win", why), language) for why in WHYS}
    assert all(len(lines) == 2 for lines in told.values()), "nothing is said of what was not looked at"
    assert len({lines[1] for lines in told.values()}) == len(WHYS)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hint_in_plain_text_is_one_of_the_moves(language: str) -> None:
    best, following, nothing = SENTENCES[language]
    said = run(*START[:4], "--plain", "--lang", language, typed="h\n\nh\nq\n")
    assert nothing in said.split("> ")[1]
    hint = said.split("> ")[3]
    assert hint.count(best) == hint.count(following) == 1
    advised = hint.partition(best)[2].partition("\n")[0]
    assert advised in said.split("> ")[2]
    assert max(len(line) for line in said.splitlines()) <= 80


def test_a_hint_changes_nothing(saves_folder: Path) -> None:
    run(*START, typed="\nh\nh\nq\n")
    (file,) = (saves_folder / "running").iterdir()
    assert len(uc.Record.read(file).moves) == 3


# On the screen


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """No hint is found before this is set."""
    opened, advise = threading.Event(), Game.advise

    def slowly(game: Game, match: Match, seat: int | None = None) -> dict[str, Any] | None:
        assert opened.wait(PATIENCE)
        return advise(game, match, seat)

    monkeypatch.setattr(Game, "advise", slowly)
    return opened


def shown(app: Table, place: str) -> str:
    return str(app.screen_stack[0].query_one(place, Static).content)


def table(folder: Path, match: Match) -> Table:
    return Table(Sitting(match, "en", folder / "running" / f"{match.game.id}-test.json"))


async def test_a_hint_opens_over_the_board_and_its_move_is_highlighted(tmp_path: Path, gate: threading.Event) -> None:
    app = table(tmp_path, rolled())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("h")
        assert shown(app, "#said") == "Looking for the best move…"
        gate.set()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert isinstance(app.screen, Page)
        text = str(app.screen.query_one(Static).content)
        moves = app.screen_stack[0].query_one("#moves", OptionList)
        assert app.screen.has_class("beside"), "the board stays in sight"
        assert text.startswith(f"Hint: {app.sitting.offers()[moves.highlighted or 0][0]}\n")
        await pilot.press("h")
        assert not isinstance(app.screen, Page)


@pytest.mark.parametrize("game", ["dungeon_roll", "welcome", "one_deck", "deck_box"])
async def test_every_game_has_hints_on_the_screen(game: str, tmp_path: Path) -> None:
    match = rolled(game)
    while len(match.moves()) == 1 or match.turn == uc.CHANCE:
        match.roll() if match.turn == uc.CHANCE else match.play(match.moves()[0])
    app = table(tmp_path, match)
    async with app.run_test(size=(80, 24)) as pilot:
        if app.sitting.is_covered or isinstance(app.screen, Curtain):
            await pilot.press("enter")
        await pilot.press("h")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert isinstance(app.screen, Page)
        assert str(app.screen.query_one(Static).content).startswith("Hint: ")


async def test_a_hint_that_comes_too_late_is_not_shown(tmp_path: Path, gate: threading.Event) -> None:
    app = table(tmp_path, rolled())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("h", "1")
        assert app.sitting.match.played == 4, "one can play on"
        gate.set()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert not isinstance(app.screen, Page)


async def test_there_is_no_hint_before_the_dice_are_rolled(tmp_path: Path) -> None:
    app = table(tmp_path, uc.load("one_card").start(seed=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("h")
        assert not app.workers
        assert shown(app, "#said") != "Looking for the best move…"


# For a saved game


def saved(folder: Path, match: Match) -> str:
    file = folder / "mine.json"
    match.record().save(file)
    return str(file)


@pytest.mark.parametrize("game", ["one_card", "dungeon_roll", "welcome", "one_deck", "deck_box"])
def test_a_saved_game_of_any_kind_gets_a_hint(game: str, tmp_path: Path) -> None:
    match = rolled(game)
    while len(match.moves()) == 1 or match.turn == uc.CHANCE:
        match.roll() if match.turn == uc.CHANCE else match.play(match.moves()[0])
    file = saved(tmp_path, match)
    said = run("advise", file, "--lang", "en")
    assert f"After {match.played} moves, player {match.turn + 1}: " in said
    assert "\nHint: " in said
    data = json.loads(run("advise", file, "--json"))
    assert (data["game"], data["played"], data["seat"]) == (game, match.played, match.turn)
    assert data["best"]["move"] in [move.text for move in match.moves()]


def test_one_says_how_long_to_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float | None] = []
    thoughts = advice.thoughts

    def listen(match: Match, thinking: Thinking) -> list[Thought]:
        asked.append(thinking.seconds)
        return thoughts(match, replace(thinking, seconds=None))

    monkeypatch.setattr(advice, "thoughts", listen)
    for seconds in ([], ["--seconds", "2.5"]):
        run("advise", saved(tmp_path, rolled()), *seconds)
    assert asked == [advice.SECONDS, 2.5]


def test_an_earlier_position_is_advised_on(tmp_path: Path) -> None:
    match = rolled()
    match.play(match.moves()[0])
    data = json.loads(run("advise", saved(tmp_path, match), "--at", "3", "--json"))
    assert data["played"] == 3
    assert data["best"]["move"].split()[0] in ("give", "reroll")


def test_advice_is_from_what_the_player_knows(tmp_path: Path) -> None:
    """Two tables that look the same to the one who is to move get the same hint, whatever another has seen."""
    hints = []
    for card in ("goblin", "dragon"):
        match = uc.load("welcome").start(seed=3, seats=2)
        for move in ("first 1", "hero warrior", "draw", f"card {card}", "add"):
            match.play(move)
        hint = uc.load("welcome").advise(match, 1)
        assert hint
        hints.append(hint["best"]["move"])
        assert run("advise", saved(tmp_path, match), "--lang", "en").count(card.capitalize()) == 0
    assert hints[0] == hints[1]


@pytest.mark.parametrize(
    ("moves", "args", "said"),
    [
        (0, [], "mine.json: after 0 moves luck decides, there is nothing to advise; roll first"),
        (5, ["--at", "9"], "--at 9: mine.json has 5 moves; give a number from 0 to 5"),
    ],
)
def test_where_there_is_no_choice_a_sentence_says_so(
    moves: int,
    args: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    match = uc.load("one_card").start(seed=3)
    for _move in range(moves):
        match.roll() if match.turn == uc.CHANCE else match.play(match.moves()[0])
    assert refuse(monkeypatch, capsys, "advise", saved(tmp_path, match), *args) == said + "\n"


def test_of_a_finished_game_the_last_choice_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = uc.load("one_card").start(seed=5)
    while not match.is_over:
        match.roll() if match.turn == uc.CHANCE else match.play(match.moves()[-1])
    file = saved(tmp_path, match)
    answer = refuse(monkeypatch, capsys, "advise", file)
    assert answer.startswith(f"mine.json: after {match.played} moves the game is over, there is nothing to advise; ")
    number = answer.partition("--at ")[2].split()[0]
    assert "Hint: " in run("advise", file, "--at", number, "--lang", "en")


def test_a_broken_file_and_no_time_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = Path(saved(tmp_path, rolled()))
    file.write_text(file.read_text()[:-20])
    assert "cut short" in refuse(monkeypatch, capsys, "advise", str(file))
    assert "there is no such file" in refuse(monkeypatch, capsys, "advise", str(tmp_path / "nothing.json"))
    assert "--seconds" in refuse(monkeypatch, capsys, "advise", str(file), "--seconds", "0")

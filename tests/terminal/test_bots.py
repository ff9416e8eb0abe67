"""Bots at the keyboard's table: they take the last seats and play by themselves, and are there again the next time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import undercroft as uc
from undercroft.engine.errors import CannotUndo
from undercroft.terminal import saves
from undercroft.terminal.sitting import Sitting

from .test_commands import refuse, run

GAME = uc.load("welcome")


def sitting(folder: Path, bots: dict[int, str], seats: int = 2, practice: bool = False) -> Sitting:
    match = GAME.start(seed=3, seats=seats, practice=practice)
    return Sitting(match, "en", folder / "running" / "welcome-test.json", bots)


def play_on(sat: Sitting) -> None:
    """Always the last move there is, to the end."""
    while not sat.match.is_over:
        sat.play(sat.offers()[-1][1])


def test_it_is_always_a_persons_turn(tmp_path: Path) -> None:
    sat = sitting(tmp_path, {1: "normal", 2: "easy"}, seats=3)
    while not sat.match.is_over:
        assert sat.match.turn == sat.seat == 0
        sat.play(sat.offers()[-1][1])


def test_beside_bots_one_person_needs_no_curtain(tmp_path: Path) -> None:
    assert not sitting(tmp_path, {1: "normal"}).is_covered
    assert sitting(tmp_path, {2: "normal"}, seats=3).is_covered


def test_what_bots_do_is_told_with_their_name(tmp_path: Path) -> None:
    sat = sitting(tmp_path, {1: "normal"})
    play_on(sat)
    assert any(line.startswith("Bot 2: ") for line in sat.story())
    assert any(line.startswith("Player 1: ") for line in sat.story())


def test_a_bots_move_stays_but_goes_along_in_practice(tmp_path: Path) -> None:
    sat = sitting(tmp_path, {1: "random"})
    while 1 not in sat.match._movers:
        sat.play(sat.offers()[-1][1])
    with pytest.raises(CannotUndo):
        sat.undo()
    sat = sitting(tmp_path, {1: "random"}, practice=True)
    played = sat.match.played
    while 1 not in sat.match._movers[played:]:
        played = sat.match.played
        sat.play(sat.offers()[-1][1])
    sat.undo()
    assert (sat.match.played, sat.match.turn) == (played, 0)


def test_bots_are_kept_with_the_game(tmp_path: Path) -> None:
    sat = sitting(tmp_path, {1: "easy"})
    assert saves.bots_in(sat.path) == {1: "easy"}
    assert uc.replay(sat.path.read_text()).played == sat.match.played, "a record is none the worse for it"
    sat.path.write_text(json.dumps({"bots": 3}))
    assert saves.bots_in(sat.path) == {}


def test_a_game_against_bots_in_plain_text_and_taken_up_again() -> None:
    first = run("play", "welcome", "--bots", "normal", "--seed", "3", "--plain", "--lang", "en", typed="1\n1\nq\n")
    again = run("play", "welcome", "--plain", "--lang", "en", typed="1\n" * 3)
    assert "Player 1 ·" in first
    assert "Bot 2: " in again
    assert "Hand the keyboard" not in first + again


@pytest.mark.parametrize(
    ("bots", "seats", "problem"),
    [
        ("clever", "2", "there is no such bot"),
        ("normal,easy", "2", "leave one for a person"),
        ("normal", "9", "2 to 4"),
    ],
)
def test_bad_bots_are_refused_with_a_sentence(
    bots: str, seats: str, problem: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert problem in refuse(monkeypatch, capsys, "play", "welcome", "--bots", bots, "--seats", seats, "--plain")


def test_the_menu_asks_for_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "running", lambda game: [])
    said = run("menu", typed=f"{uc.games().index('welcome') + 1}\n3\n\nq\n")
    assert "(Enter: 2)" in said or "(Entrée : 2)" in said
    assert "Hand the keyboard" not in said

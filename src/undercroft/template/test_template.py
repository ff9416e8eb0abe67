"""Tests: first what every game promises, then this one's own rules."""

from undercroft.testing import check_game

from . import GAME


def test_it_keeps_what_every_game_promises() -> None:
    check_game(GAME)


def test_a_one_loses_the_pot_and_the_turn() -> None:
    match = GAME.start(seed=1)
    for move in ("throw", "face 5", "throw", "face 1"):
        match.play(move)
    assert match.turn == 1
    assert match.score == [0, 0]


def test_who_stops_keeps_the_pot() -> None:
    match = GAME.start(seed=1)
    for move in ("throw", "face 5", "stop"):
        match.play(move)
    assert match.score == [5, 0]

"""The best move on a level of Dungeon Roll: as good as the odds say, and spending what costs least."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING

import pytest

import undercroft as uc
from tests.dungeon_roll.set_up import GAME, Table, delve, regroup
from undercroft.bots.dungeon_roll.best_move import Best, best_move
from undercroft.engine.compiling import INTERPRETED
from undercroft.games.dungeon_roll.table import REGROUP

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.engine.match import Match


def best(table: Table, seat: int = 0) -> Best:
    found = best_move(GAME, table.match._table, seat)
    assert found is not None
    return found


def text(move: int) -> str:
    return GAME.verbs.move(move).text


def test_who_has_nobody_left_retires() -> None:
    found = best(regroup("", 1))
    assert text(found.move) == "retire"
    worth = {text(move): value for move, value in found.moves}
    assert worth == {"retire": 1, "seek": pytest.approx(float(2 * Fraction(1, 4)))}


def test_who_is_strong_seeks_glory() -> None:
    found = best(regroup("champion, fighter", 1))
    assert text(found.move) == "seek"
    assert 1.5 < found.value <= 3


def test_of_moves_that_are_equally_good_the_cheapest_is_chosen() -> None:
    found = best(delve("champion, thief", "goblin", level=2))
    assert found.value == 2
    assert text(found.move) == "beat thief goblin 1"


def test_a_way_out_is_found_where_there_is_one() -> None:
    found = best(delve("", "2 goblin, ooze", level=3, treasures="town_portal"))
    assert (text(found.move), found.value) == ("use town_portal", 3)


def positions() -> Iterator[Match]:
    """Small tables, and those of games played at random."""
    yield delve("fighter, mage", "goblin, ooze", level=2).match
    yield delve("fighter, thief", "2 goblin, chest", level=3).match
    random = Random(3)  # noqa: S311
    for seed in range(0 if INTERPRETED else 6):
        match = GAME.start(seed=seed, seats=2, rules=("prototype", "published")[seed % 2])
        while not match.is_over and match.played < 80:
            if match.turn >= 0 and match._table.phase != REGROUP:
                yield match
            match.play(random.choice(match.moves()))


def test_the_best_move_is_worth_what_the_odds_expect() -> None:
    compared = 0
    for match in positions():
        found, said = best_move(GAME, match._table, match.turn), GAME.odds(match, match.turn)
        if found and said and said["expected"] is not None:
            assert found.value == pytest.approx(said["expected"], abs=1e-9)
            assert found.move in [move for move, value in found.moves if value == pytest.approx(found.value)]
            compared += 1
    assert compared >= (2 if INTERPRETED else 10)


def test_there_is_none_for_somebody_else_or_before_the_delve() -> None:
    table = delve("champion", "goblin", level=2)
    assert best_move(GAME, table.match._table, 1) is None
    match = uc.load("dungeon_roll").start(seed=1, heroes="choose")
    assert best_move(GAME, match._table, 0) is None


def test_what_is_too_large_has_no_answer() -> None:
    assert best_move(GAME, regroup("2 champion, 2 fighter, 2 scroll", 5).match._table, 0, budget=1000) is None

"""The solo game: three delves alone, and a rank for the score."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import regroup

RANKS = [(1, "fodder"), (15, "fodder"), (16, "village"), (23, "village"), (24, "explorer"), (29, "explorer")]
RANKS += [(30, "champion"), (34, "champion"), (35, "ages"), (60, "ages")]


@rule("DR-42")
@pytest.mark.parametrize(("score", "rank"), RANKS)
def test_the_rank_of_a_score(score: int, rank: str) -> None:
    table = regroup(level=1, delve=3, experience=score - 1).play("retire")
    assert (table.match.score, table.result["rank"]) == ([score], rank)


@rule("DR-42")
def test_treasures_count_for_the_rank() -> None:
    table = regroup(level=1, delve=3, experience=13, treasures="town_portal").play("retire")
    assert (table.match.score, table.result["rank"]) == ([16], "village")


@rule("DR-42")
def test_a_solo_game_has_three_delves_and_one_pair_of_hands() -> None:
    table = regroup(level=2).play("retire")
    assert (table.delve, table.adventurer) == (2, 0)
    table.until("regroup").play("retire").until("regroup")
    assert table.delve == 3
    assert table.match.view(0)["table"]["lord"] == 0
    assert table.play("retire").match.is_over


@rule("DR-42")
def test_there_is_no_rank_among_several_players() -> None:
    table = regroup(level=1, delve=3, seats=2, adventurer=1).play("retire")
    assert table.result["rank"] is None

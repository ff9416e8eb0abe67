"""Range and line of sight: the rulebook's pictures, and counts over all pairs of tiles."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rulebook import rule
from undercroft.games.one_card.content.sight import READINGS
from undercroft.games.one_card.rules.adventurer import sees

from . import by_the_book
from .set_up import BOX, TRIED_OFTEN, at_row_col, floor_of, row_col, situation, tile, walls_of

RANGES_FROM_A1 = """
 8  9 10 11 13
 6  7  8 ## 11
 4  5  7  8 10
 2 ##  5 ##  9
 0  2  4  6  8
"""
IN_SIGHT = {"closed": (219, 207), "open": (231, 223), "mid_touch": (193, 196)}  # of 231 pairs, on each side of the card
HIDDEN = (  # pairs of row and column that walls hide when lines along an edge are cut
    "01-41 03-23 03-43 10-14 11-14 11-41 12-14 21-41 23-43 30-32 30-34 32-34",
    "00-30 00-34 00-40 01-44 03-43 10-30 10-34 10-40 11-34 12-44 13-43 14-42 21-24 21-34 22-24 22-34 24-30 24-31 "
    "24-32 24-40 24-41 30-34 31-34 32-34",
)


def attackable(at: str, monsters: dict[str, int], range_: int, **options: object) -> list[str]:
    """The monsters that an adventurer with this range and plenty of points can attack."""
    table = situation(at=at, monsters=monsters, skills=(1, 6, 1, range_), energy=(1, 6, 1), **options)
    return [list(monsters)[int(number) - 1] for number in table.legal("attack")]


def in_sight(reading: str, board: int, a: str, b: str, *blockers: str) -> bool:
    return bool(sees(BOX, READINGS.index(reading), board, tile(a), tile(b), sum(1 << tile(each) for each in blockers)))


@rule("OC-12")
def test_range_is_what_the_cheapest_walk_would_cost() -> None:
    for row, line in enumerate(RANGES_FROM_A1.split("\n")[1:6]):
        for column, cost in enumerate(line.split()):
            if cost != "##":
                assert BOX.cost[1, 0, tile("a1"), row * 5 + column] == int(cost)


@rule("OC-12")
@pytest.mark.parametrize("board", range(4))
def test_range_agrees_with_walks_by_the_book_and_goes_both_ways(board: int) -> None:
    for a in floor_of(board):
        walks = by_the_book.walks(row_col(a), walls_of(board))
        for b in floor_of(board):
            assert BOX.cost[1, board, tile(a), tile(b)] == walks[row_col(b)] == BOX.cost[1, board, tile(b), tile(a)]


@rule("OC-12", "OC-14")
def test_the_rulebook_s_picture_range_5_in_line_of_sight() -> None:
    hero, monster = at_row_col(4, 0), at_row_col(3, 2)
    assert attackable(hero, {monster: 2}, range_=5) == [monster]
    assert attackable(hero, {monster: 2}, range_=4) == []


@rule("OC-12")
@pytest.mark.parametrize(("monster", "range_"), [("c4", 2), ("b4", 3), ("c5", 4), ("b5", 5), ("a5", 6)])
def test_a_target_must_be_within_range(monster: str, range_: int) -> None:
    assert attackable("c3", {monster: 2}, range_) == [monster]
    assert attackable("c3", {monster: 2}, range_ - 1) == []


@rule("OC-12")
def test_walls_make_the_range_longer() -> None:
    assert attackable("c4", {"e4": 2}, range_=5, sight="open") == []  # 4 tiles' worth if d4 were no wall
    assert attackable("c4", {"e4": 2}, range_=6, sight="open") == ["e4"]


@rule("OC-13")
def test_with_range_2_only_straight_neighbours_can_be_attacked() -> None:
    neighbours = {"b5": 2, "a4": 2, "c4": 2, "b3": 2}
    corners = {"a5": 2, "c5": 2, "a3": 2, "c3": 2}
    assert attackable("b4", neighbours, range_=2) == list(neighbours)
    assert attackable("b4", corners, range_=2) == []
    assert attackable("b4", corners, range_=3) == list(corners)


@rule("OC-14")
def test_a_wall_hides_what_is_behind_it() -> None:
    assert attackable("d5", {"d3": 2}, range_=6) == []
    assert attackable("c5", {"c3": 2}, range_=6) == ["c3"]


@rule("OC-14")
def test_a_monster_hides_the_one_behind_it() -> None:
    assert attackable("a1", {"a3": 2}, range_=4) == ["a3"]
    assert attackable("a1", {"a2": 2, "a3": 2}, range_=4) == ["a2"]


@rule("OC-14")
def test_killing_the_front_monster_uncovers_the_other() -> None:
    table = situation(at="a1", monsters={"a2": 1, "a3": 2}, skills=(1, 6, 1, 4), energy=(1, 6, 1)).play("attack 1")
    assert table.legal("attack") == ["2"]


@rule("OC-14")
def test_tiles_that_touch_always_see_each_other() -> None:
    for board in range(4):
        floor = floor_of(board)
        for a, b in combinations(floor, 2):
            if BOX.cost[1, board, tile(a), tile(b)] <= 3:
                others = [each for each in floor if each not in (a, b)]
                assert all(in_sight(reading, board, a, b, *others) for reading in READINGS)


@rule("OC-14")
@pytest.mark.parametrize("board", range(4))
@pytest.mark.parametrize("reading", READINGS)
def test_as_many_pairs_see_each_other_as_were_counted(reading: str, board: int) -> None:
    pairs = [pair for pair in combinations(floor_of(board), 2) if in_sight(reading, board, *pair)]
    assert len(pairs) == IN_SIGHT[reading][board % 2]


@rule("OC-14")
@pytest.mark.parametrize("board", [0, 1])
def test_walls_hide_exactly_the_pairs_that_were_listed(board: int) -> None:
    pairs = [pair for pair in combinations(floor_of(board), 2) if not in_sight("closed", board, *pair)]
    listed = ["{}{}-{}{}".format(*row_col(a), *row_col(b)) for a, b in pairs]
    assert listed == HIDDEN[board].split()


@rule("OC-14")
def test_walls_alone_never_hide_a_target_at_range_5_or_less() -> None:
    for board in range(4):
        for a, b in combinations(floor_of(board), 2):
            assert BOX.cost[1, board, tile(a), tile(b)] > 5 or in_sight("closed", board, a, b)


@rule("OC-14")
@TRIED_OFTEN
@given(st.sampled_from(READINGS), st.integers(0, 3), st.data())
def test_sight_past_monsters_agrees_with_lines_by_the_book(reading: str, board: int, data: st.DataObject) -> None:
    a, b, *others = data.draw(st.lists(st.sampled_from(floor_of(board)), min_size=2, max_size=5, unique=True))
    blocked = walls_of(board) | {row_col(other) for other in others}
    wanted = by_the_book.sees(row_col(a), row_col(b), frozenset(blocked), reading)
    assert in_sight(reading, board, a, b, *others) == wanted
    assert in_sight(reading, board, b, a, *others) == wanted

"""Setting up: the layouts, the adventurer, and the monsters of all twelve levels, against the printed numbers."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import BOX, GAME, floor_of, situation, tile

SPIDER, SKELETON, OGRE, DRAGON = (5, 4, 4, 3, 2), (4, 5, 4, 4, 3), (3, 7, 7, 2, 5), (5, 5, 5, 5, 5)

# level: walls, the adventurer's start, the monsters' starts, their speed, attack, defence, range and health
LEVELS = {
    1: ("d4 b2 d2", "a1", "d5 e3", SPIDER),
    2: ("a3 d3 d2", "e1", "c5 a4", SKELETON),
    3: ("b4 d4 b2", "a1", "e4", OGRE),
    4: ("b4 b3 e3", "e1", "b5", DRAGON),
    5: ("d4 b2 d2", "a1", "b5 e4 e1", SPIDER),
    6: ("a3 d3 d2", "e1", "b5 b4 a1", SKELETON),
    7: ("b4 d4 b2", "a1", "c4 e2", OGRE),
    8: ("b4 b3 e3", "e1", "d5 b1", DRAGON),
    9: ("d4 b2 d2", "a1", "a5 c3 e2 c1", SPIDER),
    10: ("a3 d3 d2", "e1", "e5 c4 b3 a2", SKELETON),
    11: ("b4 d4 b2", "a1", "b5 d5 e3", OGRE),
    12: ("b4 b3 e3", "e1", "a4 c4 a2", DRAGON),
}
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
EVERY_TILE = {f"{column}{row}" for column in "abcde" for row in range(1, 6)}


@rule("OC-01")
def test_twelve_levels_use_four_layouts_in_turn() -> None:
    assert BOX.n_levels == 12
    assert [int(BOX.level_board[level]) for level in range(12)] == [0, 1, 2, 3] * 3


@rule("OC-01")
@EVERY_LEVEL
def test_walls_are_where_the_card_has_them(level: int) -> None:
    assert EVERY_TILE - set(floor_of((level - 1) % 4)) == set(LEVELS[level][0].split())


@rule("OC-01")
@pytest.mark.parametrize(("side", "turned"), [(0, 2), (1, 3)])
def test_a_side_of_the_card_turned_upside_down_is_the_other_layout(side: int, turned: int) -> None:
    assert sorted(24 - tile(name) for name in floor_of(side)) == sorted(tile(name) for name in floor_of(turned))


@rule("OC-02")
def test_the_adventurer_starts_with_1_1_1_2_and_6_health() -> None:
    table = situation()
    assert table.skills == (1, 1, 1, 2)
    assert table.health == 6


@rule("OC-02")
def test_a_game_starts_on_level_1_with_nothing_in_hand() -> None:
    match = GAME.start(seed=1)
    table = match.table
    assert table.level == 0
    assert table.skills.tolist() == [1, 1, 1, 2]
    assert table.health == 6
    assert table.energy.tolist() == [0, 0, 0, 0]
    assert match.turn == -1  # luck's: three dice are to be rolled


@rule("OC-03")
@EVERY_LEVEL
def test_the_adventurer_stands_on_the_near_stairs(level: int) -> None:
    assert situation(level).at == LEVELS[level][1]
    assert situation(level).at.endswith("1")  # the near row


@rule("OC-03", "OC-26")
@EVERY_LEVEL
def test_monsters_stand_on_the_level_s_marks_with_full_health(level: int) -> None:
    _walls, _start, marks, numbers = LEVELS[level]
    assert situation(level).monsters == dict.fromkeys(marks.split(), numbers[4])


@rule("OC-03")
@EVERY_LEVEL
def test_monsters_have_the_numbers_printed_for_the_level(level: int) -> None:
    speed, attack, defence, range_, health = LEVELS[level][3]
    kind = int(BOX.level_kind[level - 1])
    assert [int(BOX.kind_skills[kind, skill]) for skill in range(4)] == [speed, attack, defence, range_]
    assert int(BOX.kind_health[kind]) == health


@rule("OC-03")
def test_the_monsters_are_called_as_on_the_card() -> None:
    names = [monster["name"]["en"] for monster in GAME.box.names["monsters"]]
    assert [names[int(BOX.level_kind[level])] for level in range(4)] == ["Spider", "Skeleton", "Ogre", "Dragon"]


@rule("OC-01")
def test_stairs_are_plain_floor_in_opposite_corners() -> None:
    for board in range(4):
        near, far = int(BOX.stairs[board]), int(BOX.far_stairs[board])
        assert near + far == 24
        assert {near, far} <= {tile(name) for name in floor_of(board)}


def test_a_table_fits_in_256_bytes() -> None:
    assert GAME.table_type.size < 256

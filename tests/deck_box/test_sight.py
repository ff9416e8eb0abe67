"""Line of sight and range: worked examples, and every line counted again by other means."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rulebook import rule
from undercroft.games.deck_box.content.lines import MARGIN, WIDTH, lines_to
from undercroft.games.deck_box.rules.map.sight import can_shoot, sees, within
from undercroft.games.deck_box.rules.map.squares import column_of, row_of
from undercroft.games.deck_box.table import CELLS

from .by_the_book import visible
from .set_up import ARCHER, BOX, GUARD, TRIED_OFTEN, Table, add_enemy, situation, square

Place = tuple[int, int]


def by_lines(a: Place, b: Place, blockers: set[Place]) -> bool:
    """What the lines of the box say, with walls anywhere."""
    if (b[1], b[0]) < (a[1], a[0]):
        a, b = b, a
    others = blockers - {a, b}
    for line in lines_to(b[0] - a[0], b[1] - a[1]):
        met = {
            (a[0] + bit % WIDTH - MARGIN, a[1] + bit // WIDTH - 1)
            for bit in range(line.squares.bit_length())
            if line.squares >> bit & 1
        }
        cracks = [_beside(a, line.first_crack), _beside(b, line.last_crack)]
        if not met & others and not any(pair and pair <= others for pair in cracks):
            return True
    return False


def _beside(place: Place, crack: int) -> set[Place]:
    if crack == 0:
        return set()
    across, down = 1 if crack - 1 & 1 else -1, 1 if crack - 1 & 2 else -1
    return {(place[0] + across, place[1]), (place[0], place[1] + down)}


def corridor(*floor: Place) -> set[Place]:
    """Walls everywhere but on these squares."""
    return {(x, y) for x in range(-1, 9) for y in range(-1, 9)} - set(floor)


BOTH = pytest.mark.parametrize("sight", [visible, by_lines])


@rule("DB-25")
@BOTH
def test_one_sees_along_a_corridor_one_square_wide(sight) -> None:
    assert sight((0, 0), (3, 0), corridor((0, 0), (1, 0), (2, 0), (3, 0)))


@rule("DB-25")
@BOTH
def test_an_opposing_figure_between_hides_what_is_behind_it(sight) -> None:
    assert not sight((0, 0), (2, 0), {(1, 0)})
    assert sight((0, 0), (2, 0), {(1, 1)})


@rule("DB-25")
@BOTH
def test_no_line_slips_through_the_crack_between_two_walls(sight) -> None:
    assert not sight((0, 0), (2, 2), {(1, 0), (0, 1)})
    assert sight((0, 0), (2, 2), {(1, 0)})
    assert not sight((0, 0), (1, 1), {(1, 0), (0, 1)})
    assert sight((0, 0), (1, 1), {(1, 0)})


@rule("DB-25")
@BOTH
def test_round_a_bend_one_sees_one_square_and_no_further(sight) -> None:
    walls = corridor((0, 0), (0, 1), (0, 2), (1, 2), (2, 2))
    assert sight((0, 0), (1, 2), walls)
    assert not sight((0, 0), (2, 2), walls)


@rule("DB-25")
@BOTH
def test_through_a_door_one_sees_slantwise_but_not_round_its_frame(sight) -> None:
    walls = {(x, 4) for x in range(9)} - {(4, 4)}
    assert sight((4, 7), (4, 1), walls)
    assert sight((3, 7), (5, 1), walls)
    assert not sight((3, 7), (3, 1), walls)


@rule("DB-25")
@TRIED_OFTEN
@given(
    st.tuples(st.integers(0, 8), st.integers(0, 8)),
    st.tuples(st.integers(0, 8), st.integers(0, 16)),
    st.sets(st.tuples(st.integers(-1, 9), st.integers(-1, 17)), max_size=25),
)
def test_the_lines_of_the_box_agree_with_fractions(a: Place, b: Place, blockers: set[Place]) -> None:
    if a != b:
        assert by_lines(a, b, blockers) == visible(a, b, blockers)


def wall_places(table: Table) -> set[Place]:
    """The walls of all explored rooms, as columns and rows of the whole map."""
    walls, floor = set(), set()
    for room in range(table.rec.n_rooms):
        if table.rec.explored >> room & 1:
            for cell in range(CELLS):
                place = place_of(table, room * CELLS + cell)
                is_wall = BOX.ground[table.rec.face[room], table.rec.turned[room], cell] == 0
                (walls if is_wall else floor).add(place)
    return walls - floor


def place_of(table: Table, at: int) -> Place:
    return int(column_of(table.rec, at)), int(row_of(table.rec, at))


@rule("DB-24", "DB-25")
@pytest.mark.parametrize("quest", ["dimming_lamp", "three_wicks", "snuffing"])
def test_sight_over_real_rooms_agrees_with_the_book_past_friends_and_foes(quest: str) -> None:
    """Squares of one room or of two that adjoin, up and down and sideways, with enemies about."""
    random = Random(quest)  # noqa: S311
    table = situation(rooms=range(2, 7), quest=quest, active=None)
    walls = wall_places(table)
    floor = [at for room in range(6) for at in range(room * CELLS, room * CELLS + CELLS) if is_floor(table, at)]
    for _ in range(60):
        a, b, *others = random.sample(floor, 12)
        near = [other for other in floor if within(table.rec, a, other)]
        b = random.choice(near)
        enemies = {letter: f"green_melee 1 {name(at)}" for letter, at in zip("abcdefgh", others, strict=False)}
        crowded = situation(rooms=range(2, 7), quest=quest, active=None)
        for letter, text in enemies.items():
            add_enemy(crowded, letter, text)
        blockers = walls | {place_of(table, at) for at in others[:8]}
        expected = a == b or visible(place_of(table, a), place_of(table, b), blockers - {place_of(table, a)})
        assert bool(sees(BOX, crowded.rec, a, b, True)) == expected


def is_floor(table: Table, at: int) -> bool:
    from undercroft.games.deck_box.rules.map.squares import ground_at, named

    return ground_at(BOX, table.rec, at) != 0 and named(table.rec, at) == at


def name(at: int) -> str:
    from undercroft.games.deck_box.moves import SQUARE_NAMES

    return SQUARE_NAMES[at]


def shot(shooter: str, target: str, rooms: tuple[int, ...] = (2, 3), enemies: dict[str, str] | None = None) -> bool:
    table = situation([f"{GUARD} 1d2", f"{ARCHER} 1f2"], enemies, rooms=rooms, active=None)
    return bool(can_shoot(BOX, table.rec, square(shooter), square(target), True))


@rule("DB-24")
@pytest.mark.parametrize(("target", "allowed"), [("1e6", False), ("1d6", False), ("1e7", True), ("1g7", True)])
def test_a_shot_needs_a_square_between(target: str, allowed: bool) -> None:
    assert shot("1e5", target) == allowed


@rule("DB-24")
def test_a_shot_reaches_the_same_tile_and_the_adjoining_one_but_no_further() -> None:
    assert shot("1e5", "2e5")
    assert shot("2e5", "3e5")
    assert not shot("1e8", "3e2")  # two doors away, though the line is clear
    assert not shot("1e5", "2e5", rooms=())


@rule("DB-24")
def test_from_a_half_square_one_shoots_only_at_its_two_tiles() -> None:
    assert shot("1e9", "1e5")
    assert shot("1e9", "2e5")
    assert not shot("1e9", "3e2")
    assert shot("2e5", "3e1")  # the half square between rooms 2 and 3 belongs to both


@rule("DB-24")
def test_rooms_that_touch_along_a_wall_do_not_adjoin() -> None:
    table = situation(rooms=(2, 3, 4, 5), active=None)
    assert not within(table.rec, square("4e5"), square("3e5"))
    assert within(table.rec, square("4e5"), square("2e5"))


@rule("DB-25")
def test_heroes_shoot_past_heroes_and_enemies_past_enemies_but_not_past_the_other_side() -> None:
    friend = situation([f"{ARCHER} 1e3", f"{GUARD} 1e5"], {"a": "green_ranged 2 1e7"})
    assert friend.legal("shoot") == ["a"]
    foe = situation([f"{ARCHER} 1e3", f"{GUARD} 1b2"], {"a": "green_ranged 2 1e5", "b": "green_ranged 2 1e7"})
    assert foe.legal("shoot") == ["a"]
    assert sees(BOX, foe.rec, square("1e7"), square("1e3"), False)
    assert not sees(BOX, friend.rec, square("1e7"), square("1e3"), False)


@rule("DB-14", "DB-25")
def test_water_and_pits_do_not_block_sight() -> None:
    table = situation(rooms=(2, 3, 5), active=None)
    assert sees(BOX, table.rec, square("3b5"), square("3h5"), True)  # across the flooded hall
    assert sees(BOX, table.rec, square("5c3"), square("5c6"), True)  # across the pits

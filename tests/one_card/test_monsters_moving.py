"""Where monsters go. Each small case has one answer; the choices of the player have their own tests."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rulebook import rule
from undercroft.games.one_card.content.sight import READINGS
from undercroft.games.one_card.rules.monsters import destinations, places_of

from .by_the_book import Fight, walks
from .set_up import BOX, TRIED_OFTEN, Table, at_row_col, floor_of, row_col, situation, tile, tiles_in, walls_of

NUMBERS = {1: (5, 3, 2), 2: (4, 4, 3), 3: (3, 2, 5), 4: (5, 5, 5)}  # level: the monsters' speed, range and health


def after_moving(at: str, monsters: dict[str, int], level: int = 1, **options: object) -> dict[str, int]:
    """Where the monsters are after a phase without choices."""
    table = situation(level, at=at, monsters=monsters, energy=(1, 1, 6), **options).play("end")
    assert table.phase == "roll"
    return table.monsters


@cache
def alone(level: int, **options: object) -> Table:
    return situation(level, monsters={"c1": 1}, energy=(1, 1, 6), **options)


def lone(level: int, at: str, monster: str, **options: object) -> set[str]:
    """All equally good tiles for the only monster on the board."""
    table = alone(level, **options)
    table.rec.tile, table.rec.monster_tile[0] = tile(at), tile(monster)
    return tiles_in(destinations(BOX, table.rec, places_of(table.rec), 0))


def placements(level: int) -> list[tuple[str, str]]:
    floor = floor_of(level - 1)
    return [(at, monster) for at in floor for monster in floor if at != monster]


def fight(level: int, at: str, reading: str = "closed") -> Fight:
    return Fight(walls_of((level - 1) % 4), row_col(at), *NUMBERS[(level - 1) % 4 + 1][:2], reading)


@rule("OC-16", "OC-17", "OC-21", "OC-22")
def test_the_rulebook_s_picture_of_two_moving_spiders() -> None:
    hero, spiders = at_row_col(2, 0), [at_row_col(0, 3), at_row_col(2, 4)]
    table = situation(at=hero, monsters=dict.fromkeys(spiders, 2), skills=(1, 1, 1, 2), energy=(1, 1, 2)).play("end")
    assert list(table.monsters) == [at_row_col(1, 1), at_row_col(2, 2)]
    assert table.health == 5  # one is in range: 4 against 3


@rule("OC-15")
def test_the_nearest_monster_moves_first() -> None:
    assert after_moving("a5", {"b5": 2, "c5": 1}) == {"b4": 2, "b5": 1}  # the near one takes the better tile
    assert after_moving("a5", {"c5": 1, "b5": 2}) == {"b5": 1, "b4": 2}


@rule("OC-15")
def test_nearness_is_range_around_walls_not_distance_on_the_map() -> None:
    skeletons = {"a2": 1, "b2": 2}  # the wall a3 puts a2 at range 6; b2 is at range 5, moves first and takes b3
    assert after_moving("a4", skeletons, level=2) == {"b2": 1, "b3": 2}


@rule("OC-16")
def test_a_monster_goes_to_its_full_range() -> None:
    assert after_moving("a3", {"c3": 2}) == {"b4": 2}  # range 3, though b3 at range 2 is nearer


@rule("OC-16")
def test_a_monster_that_is_too_near_backs_off_to_its_full_range() -> None:
    assert after_moving("a3", {"a4": 2}) == {"b4": 2}


@rule("OC-16")
def test_of_several_tiles_at_full_range_it_takes_the_nearest_to_itself() -> None:
    assert after_moving("b4", {"e3": 2}) == {"c3": 2}  # not a5, c5 or a3


@rule("OC-16")
def test_a_monster_at_its_full_range_stays() -> None:
    assert after_moving("a3", {"b4": 2}) == {"b4": 2}


@rule("OC-16")
def test_it_goes_as_far_along_as_its_speed_allows() -> None:
    assert after_moving("a3", {"e3": 5}, level=3) == {"d3": 5}  # an ogre has speed 3: one straight step


@rule("OC-17")
def test_with_no_tile_at_full_range_it_takes_one_at_a_shorter_range() -> None:
    assert after_moving("a1", {"b3": 2}) == {"a2": 2}  # b2, the only tile at range 3, is a wall


@rule("OC-17")
def test_with_the_tile_at_full_range_taken_it_takes_one_at_a_shorter_range() -> None:
    assert after_moving("a3", {"b4": 2, "c3": 1}) == {"b4": 2, "b3": 1}


@rule("OC-17")
def test_with_no_tile_to_attack_from_it_gets_as_close_as_it_can() -> None:
    ogres = {"a2": 5, "b1": 4, "c2": 3}  # the first two fill all tiles at range 2
    assert after_moving("a1", ogres, level=11) == {"a2": 5, "b1": 4, "c1": 3}


@rule("OC-17")
def test_out_of_reach_it_heads_for_the_nearest_tile_it_could_attack_from() -> None:
    assert lone(4, "a5", "c1") == {"c3"}  # towards c4, though a2 would be nearer to the adventurer


@rule("OC-17")
def test_of_equally_near_tiles_to_attack_from_it_heads_for_the_one_at_the_greater_range() -> None:
    assert lone(4, "c5", "a1") == {"a3"}  # towards a4; to c3 it is as far, but that is at range 4


@rule("OC-17")
def test_between_equal_goals_it_stops_where_the_least_way_is_left_to_any_of_them() -> None:
    assert lone(2, "e1", "a5") == {"c5"}  # b4 leaves more of the way to its goal than c5 to another


@rule("OC-16", "OC-14")
def test_it_does_not_count_on_a_tile_where_another_monster_hides_it() -> None:
    assert after_moving("e3", {"e1": 3}, level=2) == {"e1": 3}
    assert after_moving("e3", {"e2": 2, "e1": 3}, level=2) == {"e2": 2, "c1": 3}  # e1 is behind e2


@rule("OC-18")
def test_being_able_to_attack_comes_before_full_range() -> None:
    assert after_moving("b5", {"e4": 2}) == {"c5": 2}  # c4, at full range, is one point too far


@rule("OC-18")
def test_being_able_to_attack_now_comes_before_full_range_later() -> None:
    assert lone(4, "a5", "a3") == {"a3"}  # a dragon at range 4 stays: its only tile at range 5 is c4, far away


@rule("OC-19")
def test_a_monster_passes_through_another() -> None:
    assert after_moving("e5", {"d5": 2, "c5": 1}) == {"d5": 2, "e4": 1}  # the other way round d4 would cost 8


@rule("OC-19")
def test_a_monster_does_not_stop_on_another() -> None:
    assert after_moving("a3", {"c4": 1}) == {"b4": 1}
    assert after_moving("a3", {"b4": 2, "c4": 1}) == {"b4": 2, "b3": 1}


@rule("OC-19")
def test_a_monster_does_not_pass_through_the_adventurer() -> None:
    assert after_moving("d5", {"c5": 2, "c4": 1}) == {"c5": 2, "c4": 1}  # e4 would cost 5 straight through d5


@rule("OC-19")
def test_a_monster_does_not_pass_through_walls() -> None:
    assert lone(1, "c4", "e4") == {"d5", "d3"}  # not over the wall d4


@rule("OC-19")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_monster_spends_no_more_than_its_speed_and_never_enters_wall_or_adventurer(level: int) -> None:
    for at, monster in placements(level):
        costs = walks(row_col(monster), walls_of(level - 1) | {row_col(at)})
        assert all(costs[row_col(goal)] <= NUMBERS[level][0] for goal in lone(level, at, monster))


@rule("OC-16", "OC-17", "OC-18")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_lone_monster_goes_by_the_book_from_everywhere(level: int) -> None:
    assert len(placements(level)) == 462
    for at, monster in placements(level):
        wanted = {at_row_col(*goal) for goal in fight(level, at).goals(row_col(monster), frozenset())}
        assert lone(level, at, monster) == wanted


@rule("OC-17")
@pytest.mark.parametrize(("level", "count"), [(1, 118), (2, 142), (3, 278), (4, 30)])
def test_so_many_placements_give_a_lone_monster_no_attack_this_turn(level: int, count: int) -> None:
    empty = frozenset()
    ends = [(at, lone(level, at, monster)) for at, monster in placements(level)]
    shots = [all(fight(level, at).can_shoot(row_col(goal), empty) for goal in goals) for at, goals in ends]
    assert shots.count(False) == count


@rule("OC-16")
@pytest.mark.parametrize(("level", "count"), [(1, 44), (2, 95), (3, 0), (4, 137)])
def test_from_so_many_placements_a_lone_monster_backs_off(level: int, count: int) -> None:
    pairs = [pair for pair in placements(level) if fight(level, pair[0]).can_shoot(row_col(pair[1]), frozenset())]
    assert sum(monster not in lone(level, at, monster) for at, monster in pairs) == count


@rule("OC-20")
@pytest.mark.parametrize(("level", "count"), [(1, 74), (2, 63), (3, 70), (4, 87)])
def test_from_so_many_placements_a_lone_monster_has_several_equally_good_tiles(level: int, count: int) -> None:
    assert sum(len(lone(level, at, monster)) > 1 for at, monster in placements(level)) == count


@rule("OC-15", "OC-16", "OC-17", "OC-18", "OC-19", "OC-20")
@TRIED_OFTEN
@given(st.integers(1, 4), st.sampled_from(READINGS), st.data())
def test_several_monsters_end_wherever_the_book_lets_them(level: int, reading: str, data: st.DataObject) -> None:
    at, *places = data.draw(st.lists(st.sampled_from(floor_of(level - 1)), min_size=2, max_size=5, unique=True))
    healths = data.draw(st.tuples(*[st.integers(1, 2)] * len(places)))
    monsters = dict(zip(places, healths, strict=True))
    wanted = fight(level, at, reading).ends(frozenset((row_col(name), health) for name, health in monsters.items()))
    table = situation(level, at=at, monsters=monsters, energy=(1, 1, 6), sight=reading).play("end")
    assert ends(table) == wanted


def ends(table: Table) -> set[frozenset[tuple[tuple[int, int], int]]]:
    """All ways the phase can end, whatever the player chooses."""
    if table.phase not in ("order", "send"):
        return {frozenset((row_col(name), health) for name, health in table.monsters.items())}
    return set().union(*(ends(after) for after in table.after_each().values()))

"""Enemies appear: dice, faces, squares, shortage."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from undercroft.engine.records import fill

from .set_up import ARCHER, GUARD, MINER, SLINGER, WATCH, situation

AT_THE_GATE = [f"{GUARD} 1e8", f"{ARCHER} 1e7"]


def explored(face: int, heroes: list[str] | None = None, **options: object):
    """The first quest's second room, with this result of the encounter's die."""
    return situation(heroes or AT_THE_GATE, **options).play("go 1e9").roll(face)


@rule("DB-16")
@pytest.mark.parametrize(
    ("face", "kind", "health"),
    [
        (1, "green_melee", 1),
        (2, "green_melee", 2),
        (3, "green_melee", 2),
        (4, "green_ranged", 1),
        (6, "green_ranged", 2),
    ],
)
def test_each_enemy_has_the_kind_and_health_of_its_face(face: int, kind: str, health: int) -> None:
    table = explored(1).foes(face, face, face)
    assert table.kinds() == [kind] * 3
    assert list(table.enemies.values()) == [health] * 3


@rule("DB-16")
def test_they_stand_on_and_around_the_spawn_point_in_the_printed_order() -> None:
    table = explored(3).foes(1, 1, 1, 1, 1)  # 2P+1
    assert [table.enemy_at(letter) for letter in "abcde"] == ["2e6", "2d6", "2f6", "2e7", "2e5"]


@rule("DB-16")
def test_a_blocked_place_is_left_for_the_next_number() -> None:
    table = situation([f"{GUARD} 2e6", f"{ARCHER} 1e8"], rooms=(2,))
    table.rec.explored &= ~0b10
    fill(table.rec.open, 0)
    table.go_on().play("end", "go 1e9").roll(1).foes(1, 1, 1)
    assert [table.enemy_at(letter) for letter in "abc"] == ["2d6", "2f6", "2e7"]


@rule("DB-16")
def test_an_icon_with_a_number_is_placed_with_that_value_unrolled() -> None:
    table = situation([f"{GUARD} 5e8", f"{ARCHER} 5e7"], rooms=(2, 3, 5)).play("go 5e9").roll(1)
    assert table.rec.pool[0] == 4 * 16 + 8 + 5  # red, the boss, P+3
    assert table.wait == "face"  # only the green dice are rolled


@rule("DB-16")
def test_a_number_above_the_top_face_of_the_die_counts_as_that_face() -> None:
    heroes = [f"{GUARD} 5e8", f"{ARCHER} 5e7", f"{MINER} 5d7", f"{SLINGER} 5f7"]
    table = situation(heroes, rooms=(2, 3, 5)).play("go 5e9").roll(3)  # P+4 = 8
    assert table.rec.pool[0] == 4 * 16 + 8 + 6


@rule("DB-16", "DB-44")
@pytest.mark.parametrize(("party", "count"), [(2, 3), (3, 5), (4, 7)])
def test_p_is_the_number_of_heroes(party: int, count: int) -> None:
    heroes = [f"{GUARD} 1e8", f"{ARCHER} 1e7", f"{MINER} 1d7", f"{SLINGER} 1f7"][:party]
    assert len(explored(1, heroes).foes(*[1] * count).enemies) == count  # 2P-1


@rule("DB-17")
def test_without_dice_of_a_colour_the_next_higher_comes() -> None:
    foes = {letter: f"green_melee 1 1{column}4" for letter, column in zip("abcdef", "bcdefg", strict=True)}
    table = situation(AT_THE_GATE, foes).play("go 1e9").roll(1).foes(3)
    assert table.rec.pool[0] // 16 == 2  # a blue one, rolled as such
    assert table.rec.pool[0] % 16 == 3


@rule("DB-17")
def test_without_any_dice_every_hero_takes_one_hit_for_each_that_is_missing() -> None:
    foes = {letter: f"green_melee 1 1{column}4" for letter, column in zip("abcdef", "bcdefg", strict=True)}
    foes |= {letter: f"blue_melee 1 1{column}2" for letter, column in zip("ghij", "bcgh", strict=True)}
    foes |= {"k": "red 1 1b8", "l": "red 1 1h8"}
    table = situation(AT_THE_GATE, foes).play("go 1e9").roll(1).foes(1)  # the last blue die; two are missing
    assert "short" in table.events()
    assert table.wait == "roll"
    table.roll(1).roll(6)  # the guard is hit, the archer's defence of 0 blocks on a 6
    table.roll(6).roll(1)
    assert table.health == [8, 7]


@rule("DB-17", "DB-42")
def test_two_boxes_have_twice_the_dice() -> None:
    heroes = [f"{GUARD} 1e8", f"{ARCHER} 1e7", f"{MINER} 1d7"]
    foes = {letter: f"green_melee 1 1{column}4" for letter, column in zip("abcdef", "bcdefg", strict=True)}
    table = situation(heroes, foes).play("go 1e9").roll(1).foes(1, 1, 1, 1, 1)
    assert table.kinds() == ["green_melee"] * 11


@rule("DB-18")
def test_players_choose_which_enemy_is_placed_next() -> None:
    table = explored(1).foes(1, 1, 6)
    assert table.wait == "place"
    assert table.legal("place") == ["1-1", "2-2"]
    table.play("place 2-2")
    assert table.wait == "action"  # the others are alike
    assert table.kinds() == ["green_ranged", "green_melee", "green_melee"]
    assert table.enemy_at("a") == "2e6"


@rule("DB-18")
def test_enemies_that_are_alike_are_placed_without_asking() -> None:
    assert explored(1).foes(2, 3, 2).wait == "action"


@rule("DB-18")
def test_by_a_fixed_order_they_are_placed_as_rolled() -> None:
    table = explored(1, ties="fixed").foes(1, 6, 1)
    assert table.kinds() == ["green_melee", "green_ranged", "green_melee"]


@rule("DB-16")
def test_a_full_spawn_point_overflows_to_the_nearest_free_square() -> None:
    heroes = [f"{GUARD} 1e8", f"{ARCHER} 1e7", f"{MINER} 1d7", f"{WATCH} 1f7"]
    table = explored(3, heroes).foes(*[1] * 9)  # 2P+1 = 9 fill the diagram
    assert len({table.enemy_at(letter) for letter in table.enemies}) == 9
    again = situation(heroes, {"z": "green_melee 1 2e6"}, rooms=(2,))
    again.rec.explored &= ~0b10
    fill(again.rec.open, 0)
    again.go_on().play("go 1e9").roll(3).foes(*[1] * 9)
    squares = {again.enemy_at(letter) for letter in again.enemies}
    assert len(squares) == 10
    assert "2e8" in squares | {"2e8"}
    assert all(name.startswith("2") or name == "1e9" for name in squares)

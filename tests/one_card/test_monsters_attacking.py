"""The monsters' attack: who takes part, what it costs the adventurer, and his death."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.rulebook import rule

from .set_up import Table, situation

ONE, TWO, THREE = {"a4": 2}, {"b5": 2, "b4": 2}, {"b5": 2, "a4": 2, "b4": 2}  # spiders near a5 that find no better tile


def attacked(monsters: dict[str, int], defence: int, health: int = 6) -> Table:
    """The adventurer on a5 after an attack of spiders, each with attack 4, on this defence total."""
    skill = 1 if defence <= 7 else 6
    return situation(
        5, at="a5", monsters=monsters, skills=(1, 1, skill, 2), energy=(1, 1, defence - skill), health=health
    ).play("end")


@rule("OC-21")
def test_the_attacks_of_all_monsters_in_range_are_added_up() -> None:
    assert 6 - attacked(THREE, defence=6).health == 12 // 6
    assert 6 - attacked(TWO, defence=6).health == 8 // 6


@rule("OC-21", "OC-22")
def test_the_sum_is_divided_once_not_each_attack() -> None:
    assert 6 - attacked(THREE, defence=5).health == 2  # 12 over 5; three times 4 over 5 would be 0


@rule("OC-21")
def test_monsters_out_of_range_do_not_attack() -> None:
    table = situation(at="a3", monsters={"b4": 2, "e5": 2}, energy=(1, 1, 1)).play("end")
    assert table.health == 6 - 4 // 2


@rule("OC-21")
def test_monsters_out_of_sight_do_not_attack() -> None:
    table = situation(2, at="a5", monsters={"c5": 3, "d5": 3}, energy=(1, 1, 1)).play("end")
    assert table.monsters == {"c5": 3, "b5": 3}  # the second passed the first and now stands before it
    assert table.health == 6 - 5 // 2  # both are in range 4, but only one attacks


@rule("OC-21")
def test_dead_monsters_do_not_attack() -> None:
    table = situation(at="a5", monsters={"b5": 1, "b4": 2}, energy=(1, 3, 1)).play("attack 1", "end")
    assert table.health == 6 - 4 // 2


@rule("OC-22")
@pytest.mark.parametrize(
    ("monsters", "defence", "loss"),
    [(THREE, 7, 1), (THREE, 4, 3), (TWO, 3, 2), (ONE, 3, 1), (ONE, 2, 2), (THREE, 2, 6)],
)
def test_damage_is_the_sum_over_the_defence_total_rounded_down(
    monsters: dict[str, int], defence: int, loss: int
) -> None:
    assert 6 - attacked(monsters, defence).health == loss  # 12 against 7, 12 against 4, 8 against 3, 4 against 3…


@rule("OC-23")
@pytest.mark.parametrize(("monsters", "defence"), [(ONE, 5), (ONE, 7), (TWO, 9), (TWO, 12)])
def test_a_sum_below_the_defence_total_does_nothing(monsters: dict[str, int], defence: int) -> None:
    assert attacked(monsters, defence).health == 6


@rule("OC-22", "OC-23")
@pytest.mark.parametrize(("monsters", "defence"), [(ONE, 4), (TWO, 8), (THREE, 12)])
def test_a_sum_equal_to_the_defence_total_takes_one_health(monsters: dict[str, int], defence: int) -> None:
    assert attacked(monsters, defence).health == 5


@rule("OC-22")
@pytest.mark.parametrize(("level", "attack"), [(1, 4), (2, 5), (3, 7), (4, 5)])
def test_every_kind_of_monster_attacks_with_its_own_number(level: int, attack: int) -> None:
    for defence in (2, 3, 4):
        table = situation(level, at="c1", monsters={"c2": 2}, energy=(1, 1, defence - 1), ties="fixed").play("end")
        assert 6 - table.health == attack // defence


@rule("OC-24")
@pytest.mark.parametrize("health", [1, 2, 3])
def test_at_0_health_the_game_is_lost(health: int) -> None:
    table = attacked(THREE, defence=4, health=health)
    assert table.health == 0  # never below
    assert table.phase == "lost"
    assert table.match.turn == uc.OVER
    assert table.legal() == []


@rule("OC-24")
def test_with_1_health_left_the_game_goes_on() -> None:
    table = attacked(THREE, defence=4, health=4)
    assert table.health == 1
    assert table.phase == "roll"


@rule("OC-24")
def test_a_lost_game_counts_the_levels_cleared_before() -> None:
    assert attacked(THREE, defence=4, health=1).match.score == [4]  # lost on level 5


@rule("OC-04", "OC-21")
def test_after_the_attack_a_new_turn_starts_with_energy() -> None:
    table = attacked(ONE, defence=3)
    assert table.phase == "roll"
    assert table.energy == (0, 0, 0, 0)
    assert table.match.turn == uc.CHANCE

"""The adventurer's attacks: cost, wounds, death. Range and sight have their own tests."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.rulebook import rule
from undercroft.games.one_card.table import NOBODY

from .set_up import situation


@rule("OC-11")
@pytest.mark.parametrize(("level", "defence"), [(1, 4), (2, 4), (3, 7), (4, 5)])
def test_an_attack_costs_the_monster_s_defence(level: int, defence: int) -> None:
    short = situation(level, at="c1", monsters={"c2": 2}, skills=(1, 1, 1, 2), energy=(1, defence - 2, 1))
    enough = situation(level, at="c1", monsters={"c2": 2}, skills=(1, 1, 1, 2), energy=(1, defence - 1, 1))
    assert short.legal("attack") == []
    assert enough.legal("attack") == ["1"]
    assert enough.play("attack 1").points == (2, 0)


@rule("OC-11")
def test_an_attack_takes_one_health() -> None:
    table = situation(level=4, at="c1", monsters={"c2": 5}, skills=(1, 6, 1, 2), energy=(1, 6, 1))
    for health in (4, 3):
        assert table.play("attack 1").monsters == {"c2": health}
    assert table.points == (2, 12 - 2 * 5)
    assert table.legal("attack") == []


@rule("OC-11")
def test_at_0_health_the_monster_leaves_the_board() -> None:
    table = situation(at="c1", monsters={"c2": 1, "e5": 2}, skills=(1, 6, 1, 2), energy=(1, 6, 1)).play("attack 1")
    assert table.monsters == {"e5": 2}
    assert table.rec.monster_tile[0] == NOBODY  # where it died makes no other position
    assert table.legal("attack") == []
    table.play("end")
    assert len(table.monsters) == 1
    assert table.health == 6


@rule("OC-08", "OC-11")
def test_one_phase_can_wound_several_monsters() -> None:
    table = situation(at="a3", monsters={"a4": 2, "b3": 2, "a2": 2}, skills=(1, 6, 1, 2), energy=(1, 6, 1))
    table.play("attack 1", "attack 3", "attack 2")
    assert table.monsters == {"a4": 1, "b3": 1, "a2": 1}
    assert table.points == (2, 0)


@rule("OC-07", "OC-11")
def test_what_is_left_below_one_hit_buys_nothing() -> None:
    table = situation(at="a3", monsters={"a4": 2}, energy=(1, 6, 1)).play("attack 1")
    assert table.points == (2, 3)
    with pytest.raises(uc.IllegalMove, match="attack 1: not allowed now"):
        table.play("attack 1")
    assert table.monsters == {"a4": 1}


@rule("OC-11")
def test_a_monster_that_is_not_there_cannot_be_attacked() -> None:
    table = situation(at="a3", monsters={"a4": 2}, skills=(1, 6, 1, 6), energy=(1, 6, 1))
    assert table.legal("attack") == ["1"]


@rule("OC-11")
def test_an_attack_costs_no_speed_and_a_step_no_attack() -> None:
    table = situation(at="a3", monsters={"a4": 2}, energy=(3, 3, 1)).play("attack 1")
    assert table.points == (4, 0)
    assert table.play("step a2").points == (2, 0)

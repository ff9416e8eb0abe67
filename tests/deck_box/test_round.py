"""The round: heroes, enemies, recovery."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import ARCHER, GUARD, MINER, quiet, situation

PAIR = [f"{GUARD} 1d2", f"{ARCHER} 1f2"]


@rule("DB-06")
def test_heroes_act_in_any_order_each_finishing_before_the_next() -> None:
    table = situation(PAIR, active=None)
    assert table.legal("begin") == ["1", "2"]
    table.play("begin 2", "go 1f4")
    assert table.legal("begin") == []
    table.play("end")
    assert table.match.view()["table"]["active"] == 1  # the last one begins without being asked


@rule("DB-06")
def test_a_hero_has_up_to_two_actions() -> None:
    table = situation(PAIR)
    assert table.actions == [2, 2]
    table.play("go 1d4", "go 1b4")
    assert table.actions[0] == 1
    table.play("go 1c7")
    assert table.actions[0] == 0
    assert table.legal("go") == []
    assert "end" in table.legal()


@rule("DB-06", "DB-12")
def test_minor_actions_cost_no_action_and_go_at_any_time() -> None:
    table = situation(PAIR).set(treasure=[9, 9, 0, 0]).market("healing_draught", "energy_tonic", "grapnel")
    table.play("go 1d4", "buy 2", "card 1")
    table.use("energy_tonic").play("go 1d5", "buy 1", "card 1")
    assert table.actions[0] == 1
    assert table.energy[0] == 3


@rule("DB-12")
def test_another_hero_may_take_minor_actions_in_between() -> None:
    table = situation(PAIR).set(treasure=[0, 4, 0, 0]).market("healing_draught", "energy_tonic", "grapnel")
    table.play("go 1d4")
    assert table.legal("let") == ["2"]
    table.play("let 2", "buy 1", "card 1", "back")
    assert table.items(2) == ["healing_draught"]
    assert (table.wait, table.points) == ("action", 2)  # her move goes on


@rule("DB-12")
def test_nobody_is_called_who_could_do_nothing() -> None:
    assert situation(PAIR).legal("let") == []


@rule("DB-07")
def test_enemies_act_by_rising_threat_and_ranged_before_melee() -> None:
    foes = {
        "a": "red 5 1b8",
        "b": "blue_melee 1 1c8",
        "c": "green_melee 1 1d8",
        "d": "blue_ranged 1 1f8",
        "e": "green_ranged 1 1g8",
        "f": "green_ranged 1 1h8",
    }
    table = situation(PAIR, {letter: f"{text} stunned" for letter, text in foes.items()})
    assert acting(table) == ["e", "f", "c", "d", "b", "a"]


@rule("DB-07")
def test_read_the_other_way_all_ranged_enemies_come_first() -> None:
    foes = {"a": "red 5 1b8 stunned", "b": "blue_ranged 1 1c8 stunned", "c": "green_melee 1 1d8 stunned"}
    assert acting(situation(PAIR, foes)) == ["c", "b", "a"]
    assert acting(situation(PAIR, foes, order="ranged")) == ["b", "c", "a"]


def acting(table) -> list[str]:
    """The enemies in the order in which they act."""
    quiet(table)
    order = []
    while table.wait == "act":
        order += table.legal("act")
        table.play(table.legal()[0])
    return order


@rule("DB-08")
def test_actions_come_back_in_recovery_and_the_round_counts_on() -> None:
    table = situation(PAIR).play("go 1d4", "end", "end")
    assert (table.round, table.actions, table.phase) == (2, [2, 2], "heroes")


@rule("DB-08", "DB-37")
def test_end_of_round_effects_happen_before_the_next_round() -> None:
    table = situation(PAIR, {"a": "green_melee 1 1b7 stunned"}, quest="long_night")
    quiet(table).play("act a")
    assert table.enemies == {"a": 2}  # the hard novice knits itself back
    assert table.round == 2


@rule("DB-08", "DB-44")
@pytest.mark.parametrize(("round_", "dark"), [(1, 0), (2, 0), (3, 1), (6, 1)])
def test_a_quest_s_triggers_come_at_the_end_of_their_rounds(round_: int, dark: int) -> None:
    table = quiet(situation(PAIR, quest="snuffing").set(rounds=round_))
    assert table.rec.counters[0] == dark


@rule("DB-08")
def test_what_lasts_for_the_heroes_phase_ends_before_the_enemies_and_the_rest_after_them() -> None:
    heroes = ["roux long_bill rallying_cry 1e5", "dagna salt_maul warden_oath 1e4"]
    table = situation(heroes, {"a": "green_melee 1 1b8 stunned"}).set(energy=[9, 9, 0, 0])
    table.play("cast", "end", "cast", "end")
    assert table.rec.attack_bonus[:2].tolist() == [0, 0]
    assert table.rec.defence_bonus[:2].tolist() == [2, 2]
    table.play("act a")
    assert table.rec.defence_bonus[:2].tolist() == [0, 0]


@rule("DB-06")
def test_a_dead_hero_s_activation_is_over_and_the_others_go_on() -> None:
    table = situation([f"{MINER} 5d3", f"{ARCHER} 5b3"], rooms=(2, 3, 5)).set(health=1)
    table.play("go 5d4")
    assert table.health == [0, 1]
    assert table.match.view()["table"]["active"] == 2

"""Walking: movement points, terrain, figures in the way."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import ARCHER, GUARD, MINER, SLINGER, situation


@rule("DB-09")
def test_a_move_leads_up_to_speed_squares_and_never_diagonally() -> None:
    table = situation([f"{MINER} 1e5", f"{ARCHER} 1b2"])  # speed 3
    squares = table.legal("go")
    assert "1e8" in squares  # three straight steps
    assert "1g6" in squares  # two and one
    assert "1g7" not in squares  # two and two
    assert "1e9" not in squares  # four


@rule("DB-09")
def test_the_rest_of_a_move_can_still_be_walked_but_not_after_another_action() -> None:
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1b2"], {"a": "green_melee 2 1e7"})
    table.play("go 1e6")
    assert (table.actions[0], table.points) == (1, 3)
    table.play("go 1d6")
    assert (table.actions[0], table.points) == (1, 2)
    table.play("go 1e6", "strike a").roll(1, 1, 1)
    assert (table.actions[0], table.points) == (0, 0)
    assert table.legal("go") == []


@rule("DB-09")
def test_a_walk_too_long_for_what_is_left_is_another_action() -> None:
    table = situation([f"{MINER} 1e5", f"{ARCHER} 1b2"]).play("go 1e6")
    assert (table.actions[0], table.points) == (1, 2)
    table.play("go 1e9") if "1e9" in table.legal("go") else table.play("go 1c5")
    assert table.actions[0] == 0


@rule("DB-09")
def test_heroes_walk_round_enemies_not_through_them() -> None:
    open_way = situation([f"{GUARD} 1e8", f"{ARCHER} 1b2"], rooms=(2,))
    assert "2e2" in open_way.legal("go")
    shut = situation([f"{GUARD} 1e8", f"{ARCHER} 1b2"], {"a": "green_melee 2 1e9"}, rooms=(2,))
    assert "2e2" not in shut.legal("go")
    assert "1e9" not in shut.legal("go")


@rule("DB-09")
def test_friends_are_passed_but_not_stopped_on() -> None:
    table = situation([f"{GUARD} 1e8", f"{ARCHER} 1e9"], rooms=(2,))
    assert "1e9" not in table.legal("go")
    assert "2e2" in table.legal("go")


@rule("DB-09")
def test_nobody_passes_a_friend_in_a_pit() -> None:
    table = situation([f"{GUARD} 5d3", f"{ARCHER} 5d4"], {"a": "green_melee 1 5e4"}, rooms=(2, 3, 5))
    assert "5d5" not in table.legal("go")


@rule("DB-09")
def test_there_is_always_the_choice_not_to_move() -> None:
    assert "end" in situation().legal()


@rule("DB-14")
def test_water_costs_2_to_enter() -> None:
    table = situation([f"{GUARD} 3d3", f"{ARCHER} 1b2"], rooms=(2, 3))  # speed 4
    assert "3d5" in table.legal("go")  # two squares of water
    assert "3c5" not in table.legal("go")  # a third one
    table.play("go 3d5")
    assert table.points == 0


@rule("DB-14")
def test_one_point_is_not_enough_for_water() -> None:
    table = situation([f"{MINER} 3d2", f"{ARCHER} 1b2"], rooms=(2, 3)).set(actions=[1, 2, 0, 0])
    table.play("go 3d3", "go 3c3")
    assert table.points == 1
    assert "3c4" not in table.legal("go")


@rule("DB-14")
def test_a_pit_deals_1_damage_on_entering_and_nothing_on_leaving() -> None:
    table = situation([f"{GUARD} 5d3", f"{ARCHER} 1b2"], rooms=(2, 3, 5)).play("go 5d4")
    assert table.health[0] == 8
    assert (table.points, table.at[0]) == (3, "5d4")
    table.play("go 5e4")
    assert table.health[0] == 8


@rule("DB-14")
def test_a_pit_can_kill() -> None:
    table = situation([f"{GUARD} 5d3", f"{ARCHER} 1b2"], rooms=(2, 3, 5)).set(health=1).play("go 5d4")
    assert table.health[0] == 0
    assert table.at[0] == "-"


@rule("DB-14")
def test_no_walk_crosses_a_pit_by_itself() -> None:
    table = situation([f"{SLINGER} 5b3", f"{ARCHER} 1b2"], rooms=(2, 3, 5))  # speed 6
    assert "5b4" in table.legal("go")
    assert "5b6" not in table.legal("go")  # by the bridge it is too far
    table.play("go 5b4", "go 5b5", "go 5b6")
    assert (table.health[0], table.actions[0]) == (6, 1)


@rule("DB-15")
@pytest.mark.parametrize("exit_", ["1e1", "1e9"])
def test_a_half_square_is_a_whole_square_to_stand_on(exit_: str) -> None:
    start = "1e3" if exit_ == "1e1" else "1e7"
    assert exit_ in situation([f"{GUARD} {start}", f"{ARCHER} 1b2"], rooms=(2,)).legal("go")


@rule("DB-15")
def test_where_two_exits_meet_there_is_one_square_for_both_rooms() -> None:
    table = situation([f"{GUARD} 1e8", f"{ARCHER} 1b2"], rooms=(2,)).play("go 1e9")
    assert table.at[0] == "1e9"
    assert "2e1" not in table.legal("go")
    assert "2e2" in table.legal("go")


@rule("DB-15")
def test_an_exit_without_a_planned_tile_is_closed() -> None:
    table = situation([f"{GUARD} 6e8", f"{ARCHER} 1b2"], rooms=(2, 3, 5, 6))
    table.play("go 6e9")
    assert table.at[0] == "6e9"
    assert table.rec.explored == 0b110111
    assert table.wait == "action"
    assert all(text.startswith("6") for text in table.legal("go"))

"""Exploring: half squares, tiles, encounters."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import ARCHER, GUARD, THIEF, add_enemy, quiet, situation


@rule("DB-13", "DB-44")
def test_stepping_on_a_half_square_lays_the_next_tile_and_reads_its_encounter() -> None:
    table = situation([f"{GUARD} 1e8", f"{ARCHER} 1e7"]).play("go 1e9")
    assert "explored" in table.events()
    assert table.rec.explored == 0b11
    assert table.wait == "roll"  # one die for the encounter
    table.roll(1)
    assert table.wait == "face"  # [1-2]: 2P-1 green dice
    table.foes(1, 1, 1)
    assert list(table.enemies.values()) == [1, 1, 1]


@rule("DB-13")
def test_after_the_encounter_the_move_goes_on() -> None:
    table = situation([f"{GUARD} 1e8", f"{ARCHER} 1e7"]).play("go 1e9").roll(1).foes(1, 1, 1)
    assert (table.wait, table.points, table.actions[0]) == ("action", 3, 1)
    assert "2e2" in table.legal("go")


@rule("DB-13")
def test_the_new_tile_is_aligned_its_arrow_pointing_the_way_one_walks() -> None:
    table = situation([f"{GUARD} 2h5", f"{ARCHER} 1e7"], rooms=(2,)).play("go 2i5")
    room = table.match.view()["table"]["rooms"][-1]
    assert (room["number"], room["arrow"], room["x"], room["y"]) == (4, "r", 1, -1)
    assert [exit_["side"] for exit_ in room["exits"]] == ["W"]


@rule("DB-15")
def test_an_encounter_is_read_once_only() -> None:
    table = situation([f"{GUARD} 1e8", f"{ARCHER} 1e7"]).play("go 1e9").roll(1).foes(1, 1, 1)
    table.play("go 1e8", "go 1e9")
    assert table.wait == "action"


@rule("DB-15")
def test_enemies_do_not_explore_but_may_stand_on_the_half_square_and_bar_it() -> None:
    table = situation([f"{GUARD} 1e7", f"{ARCHER} 1b2"], {"a": "green_melee 1 1e9"})
    assert "1e9" not in table.legal("go")
    assert table.rec.explored == 1


@rule("DB-15")
def test_two_rooms_whose_exits_meet_are_joined_as_soon_as_both_are_in_play() -> None:
    table = situation([f"{GUARD} 6h5", f"{ARCHER} 1f2"], rooms=(2, 5, 6, 7), quest="three_wicks", active=None)
    exits = {
        (room["number"], exit_["side"]): exit_["state"]
        for room in table.match.view()["table"]["rooms"]
        for exit_ in room["exits"]
    }
    assert exits[6, "W"] == exits[7, "E"] == "open"
    assert exits[7, "W"] == "closed"
    assert exits[2, "W"] == "unexplored"
    assert exits[1, "S"] == "closed"  # the way out of the dungeon


@rule("DB-13", "DB-36")
def test_a_hero_pushed_on_a_half_square_explores_at_once_and_who_appears_does_not_act_now() -> None:
    table = situation([f"{GUARD} 1e8", f"{ARCHER} 1b2"], {"a": "blue_melee 3 1e7"})
    quiet(table).play("act a").roll(6, 1, 1).roll(1)  # one hit, not blocked: the foreman shoves
    assert table.at[0] == "1e9"
    assert table.rec.explored == 0b11
    table.roll(1).foes(1, 1, 1)
    assert (table.phase, table.round) == ("heroes", 2)


@rule("DB-43")
def test_a_foresight_scroll_explores_with_encounter_and_spawning_though_nobody_moves() -> None:
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1b2"], rooms=(2,)).give(1, "foresight_scroll").use("foresight_scroll")
    assert sorted(table.legal("look")) == ["2e", "2n"]
    table.play("look 2n").roll(2).foes(1, 1, 1, 1, 1)
    assert table.rec.explored == 0b111
    assert table.at[0] == "1e5"
    assert len(table.enemies) == 5
    assert table.items(1) == []


@rule("DB-43")
def test_the_only_exit_is_explored_without_asking() -> None:
    table = situation().give(1, "foresight_scroll").use("foresight_scroll")
    assert table.wait == "roll"


@rule("DB-15", "DB-44")
def test_a_locked_room_opens_when_its_condition_is_met_and_at_once_for_who_stands_at_its_door() -> None:
    table = situation([f"{GUARD} 5e8", f"{ARCHER} 6e5"], rooms=(2, 3, 5, 6), quest="long_night")
    table.rec.flags_set = 0
    table.go_on().play("go 5e9")
    assert table.wait == "action"  # locked: an ordinary square
    flags = table.match.game.box.names["quests"][4]["flags"]
    table.set(flags_set=1 << flags.index("seal_b")).play("end", "work 1").roll(6, 6, 1, 1)
    assert table.rec.explored >> 7 & 1


@rule("DB-13")
@pytest.mark.parametrize("hero", [f"{THIEF} 1e8", "grub throwing_knives sidelong_step 1e8"])
def test_gliding_on_a_half_square_explores_too(hero: str) -> None:
    table = situation([hero, f"{ARCHER} 1b2"]).set(energy=[9, 0, 0, 0]).play("cast", "go 1e9")
    assert table.rec.explored == 0b11
    table.roll(1).foes(1, 1, 1)
    assert table.wait == "glide"
    assert "2e2" in table.legal("go")


@rule("DB-05")
def test_a_card_s_text_beats_the_rulebook() -> None:
    """A hero never passes enemies (DB-09), but by the card that says so."""
    table = situation([f"{THIEF} 1e8", f"{ARCHER} 1b2"], {"a": "green_melee 1 1e9"}, rooms=(2,)).set(
        energy=[9, 0, 0, 0]
    )
    assert "2e2" not in table.legal("go")
    table.play("cast")
    assert "2e2" in table.legal("go")


@rule("DB-05")
def test_a_quest_s_text_beats_the_rulebook() -> None:
    """An enemy below 1 health is beaten (DB-26), but not the boss of a quest that says otherwise."""
    heroes = ["pim throwing_knives needle_of_light 6e5", f"{ARCHER} 6b2", f"{GUARD} 6h2"]
    table = situation(heroes, {"a": "red 1 6e7 boss"}, rooms=(2, 3, 5, 6)).set(energy=[9, 0, 0, 0]).play("cast")
    assert table.enemies == {"a": 2}  # 2P-4
    assert "stands-up" in table.events()


@rule("DB-13")
def test_if_the_explorer_is_dead_by_then_the_nearest_to_the_door_takes_the_place() -> None:
    table = situation([f"{GUARD} 3e8", f"{ARCHER} 3e6"], rooms=(2, 3)).set(health=1)
    table.play("go 3e9")
    assert table.wait == "roll"  # the toll: a test of charisma by the explorer
    add_enemy(table, "z", "green_melee 1 1b8")
    table.roll(6, 1, 1, 1)
    assert "passes" in table.events()

"""The keywords, on weapons and on enemies."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import ARCHER, GUARD, MINER, SLINGER, WATCH, WITCH, quiet, situation

FAR = f"{ARCHER} 1b2"


@rule("DB-31")
def test_reach_strikes_diagonally_too() -> None:
    foes = {"a": "green_melee 1 1f6", "b": "green_melee 1 1e7"}
    assert situation([f"{WATCH} 1e5", FAR], foes).legal("strike") == ["a"]
    assert situation([f"{GUARD} 1e5", FAR], foes).legal("strike") == []


@rule("DB-31")
def test_reach_does_not_lead_between_two_walls() -> None:
    table = situation([f"{WATCH} 2e8", FAR], {"a": "green_melee 1 2d7", "b": "green_melee 1 2b7"}, rooms=(2,))
    assert table.legal("strike") == ["a"]


@rule("DB-31")
def test_an_enemy_with_reach_does_so_as_well() -> None:
    table = situation([f"{GUARD} 1e5", FAR], {"a": "blue_melee 3 1f6"}, quest="drowned_bell")
    quiet(table).play("act a")
    assert table.wait == "roll"
    assert table.enemy_at("a") == "1f6"


@rule("DB-32")
def test_barrage_sends_each_die_at_a_target_of_choice() -> None:
    foes = {"a": "green_melee 1 1d8", "b": "green_melee 1 1e8", "c": "green_melee 2 1f8"}
    table = situation([f"{WITCH} 1e3", FAR], foes).play("shoot a")
    assert table.legal("aim") == ["a", "b", "c"]
    table.play("aim b")
    assert table.legal("aim") == ["a", "b", "c"]
    table.play("aim c").roll(6, 1, 6).play("loot 1")
    assert table.enemies == {"b": 1, "c": 1}
    assert table.energy[0] == 2


@rule("DB-32")
@pytest.mark.parametrize("named", ["bab", "bba", "abb"])
def test_the_targets_of_a_barrage_are_named_in_any_order(named: str) -> None:
    foes = {"a": "blue_melee 3 1d8", "b": "blue_melee 3 1e8"}
    table = situation([f"{WITCH} 1e3", FAR], foes).play(f"shoot {named[0]}")
    for letter in named[1:]:
        assert table.legal("aim") == ["a", "b"]
        table.play(f"aim {letter}")
    table.roll(1, 6, 6)
    assert table.enemies == {"a": 3, "b": 1}


def test_a_bot_sends_its_whole_barrage_where_the_first_die_went() -> None:
    foes = {"a": "green_melee 1 1d8", "b": "blue_melee 3 1e8"}
    table = situation([f"{WITCH} 1e3", FAR], foes).play("shoot b")
    while table.wait == "aim":
        assert table.match.choose("fighter").text == "aim b"
        table.play("aim b")


@rule("DB-32")
def test_a_barrage_with_one_target_asks_nothing() -> None:
    table = situation([f"{WITCH} 1e3", FAR], {"a": "green_melee 1 1d8"}).play("shoot a")
    assert table.wait == "roll"


@rule("DB-32")
def test_an_enemy_s_barrage_goes_round_all_heroes_it_can_attack() -> None:
    table = situation([f"{GUARD} 1e3", f"{ARCHER} 1d3"], {"a": "blue_ranged 3 1e8"})
    quiet(table).play("act a").roll(6, 6, 6)  # two dice for the nearest, one for the other
    assert table.rec.to_roll == 2
    table.roll(1, 1).roll(1)
    assert table.health == [7, 7]


@rule("DB-33")
@pytest.mark.parametrize(("crush", "left"), [("each_hit", 2), ("once", 3)])
def test_crush_adds_damage_to_hits(crush: str, left: int) -> None:
    table = situation([f"{MINER} 1e5", FAR], {"a": "red 6 1e6"}, crush=crush).play("strike a").roll(6, 6)
    assert table.enemies == {"a": left}


@rule("DB-33")
def test_a_blocked_hit_crushes_nothing() -> None:
    table = situation([f"{MINER} 1e5", FAR], {"a": "red 6 1e6"}).play("strike a").roll(5, 1).roll(6)
    assert table.enemies == {"a": 6}


@rule("DB-34")
def test_stun_by_a_weapon_needs_a_wound_and_the_enemy_does_not_act() -> None:
    table = situation([f"{SLINGER} 1e3", FAR], {"a": "blue_ranged 3 1e7"}).play("shoot a").roll(6, 1)
    quiet(table).play("act a")
    assert "skips" in table.events()
    assert table.round == 2
    missed = situation([f"{SLINGER} 1e3", FAR], {"a": "blue_ranged 3 1e7"}).play("shoot a").roll(4, 1).roll(6)
    quiet(missed).play("act a")
    assert "attacks" in missed.events()


@rule("DB-34")
def test_red_enemies_are_never_stunned() -> None:
    table = situation([f"{SLINGER} 1e3", FAR], {"a": "red 6 1e7"}).play("shoot a").roll(6, 1)
    assert not any(table.rec.stunned)


@rule("DB-34")
def test_a_stunned_enemy_recovers_after_one_round() -> None:
    table = quiet(situation([f"{GUARD} 1e3", FAR], {"a": "green_melee 2 1e7 stunned"})).play("act a")
    quiet(table).play("act a")
    assert "walks" in table.events()


@rule("DB-35")
def test_heavy_gains_1_energy_at_most_per_attack() -> None:
    table = situation([f"{MINER} 1e5", FAR], {"a": "red 6 1e6"}).play("strike a").roll(6, 6)
    assert table.energy[0] == 1


@rule("DB-36")
def test_knockback_pushes_the_wounded_target_one_square_away() -> None:
    table = situation([f"{MINER} 1e5", FAR], {"a": "red 6 1e6"}).play("strike a").roll(6, 1)
    assert table.enemy_at("a") == "1e7"
    blocked = situation([f"{MINER} 1e5", FAR], {"a": "red 6 1e6"}).play("strike a").roll(5, 1).roll(6)
    assert blocked.enemy_at("a") == "1e6"


@rule("DB-36")
def test_against_a_wall_it_is_1_more_damage() -> None:
    table = situation([f"{MINER} 1c6", FAR], {"a": "red 6 1c7"}).play("strike a").roll(6, 1)
    assert (table.enemies["a"], table.enemy_at("a")) == (4, "1c8")
    wall = situation([f"{MINER} 1c7", FAR], {"a": "red 6 1c8"}).play("strike a").roll(6, 1)
    assert (wall.enemies["a"], wall.enemy_at("a")) == (3, "1c8")


@rule("DB-36")
@pytest.mark.parametrize("behind", ["enemy", "hero"])
def test_against_a_figure_it_is_1_more_hit_on_the_pushed_one(behind: str) -> None:
    foes = {"a": "red 6 1e6"} | ({"b": "green_melee 2 1e7"} if behind == "enemy" else {})
    other = f"{ARCHER} 1e7" if behind == "hero" else FAR
    table = situation([f"{MINER} 1e5", other], foes).play("strike a").roll(6, 1)
    assert table.wait == "roll"  # it defends against the hit
    table.roll(1)
    assert table.enemies["a"] == 3
    assert table.enemy_at("a") == "1e6"
    assert table.health == [10, 8]


@rule("DB-36", "DB-14")
def test_pushed_into_a_pit_anyone_is_hurt_and_the_pusher_gets_the_treasure() -> None:
    table = situation([f"{MINER} 5d3", f"{ARCHER} 5b2"], {"a": "blue_melee 3 5c3"}, rooms=(2, 3, 5)).play("strike a")
    table.roll(6, 1)
    assert (table.enemy_at("a"), table.enemies["a"]) == ("5b3", 1)
    table = situation([f"{MINER} 5c3", f"{ARCHER} 5b2"], {"a": "blue_melee 3 5c4"}, rooms=(2, 3, 5)).play("strike a")
    table.roll(6, 1)  # two damage, pushed to 5c5, a pit: the last
    table.play("loot 1")
    assert (table.enemies, table.treasure[0]) == ({}, 1)


@rule("DB-36")
def test_a_diagonal_push_follows_a_diagonal_blow() -> None:
    table = situation(["dagna salt_maul ring_of_steel 1e5", FAR], {"a": "blue_melee 3 1e6"})
    quiet(table).play("act a").roll(6, 1, 1).roll(1)
    assert table.at[0] == "1e4"


@rule("DB-37")
def test_regenerate_gains_1_at_the_end_of_the_round_up_to_the_top_face() -> None:
    table = situation([f"{GUARD} 1e2", FAR], {"a": "red 5 1e8 stunned"}, quest="drowned_bell")
    quiet(table).play("act a")
    assert table.enemies == {"a": 6}
    table.set(stunned=[1] + [0] * 25)
    quiet(table).play("act a")
    assert table.enemies == {"a": 6}


@rule("DB-38")
def test_ritual_mends_the_weakest_enemy_on_the_tile() -> None:
    foes = {"a": "red 2 1e8", "b": "blue_melee 1 1b7 stunned", "c": "blue_melee 1 2b7 stunned"}
    table = situation([f"{ARCHER} 1e4", f"{GUARD} 1h3"], foes, rooms=(2,), quest="snuffing")
    quiet(table).play("act b", "act c", "act a").roll(6, 1, 1, 1).roll(1)
    assert table.enemies == {"a": 2, "b": 2, "c": 1}


@rule("DB-38")
def test_ritual_needs_damage() -> None:
    foes = {"a": "green_ranged 2 1e8", "b": "blue_melee 1 1b7 stunned"}
    table = situation([f"{ARCHER} 1e4", f"{GUARD} 1h3"], foes, quest="snuffing")
    quiet(table).play("act a").roll(1, 1, 1)
    assert table.enemies == {"a": 2, "b": 1}


@rule("DB-39")
def test_siphon_takes_1_energy_from_heroes_on_its_tile_and_the_adjoining_ones() -> None:
    heroes = [f"{GUARD} 1e2", f"{ARCHER} 2e5", f"{MINER} 3e2"]
    table = situation(heroes, {"a": "blue_ranged 3 1e8"}, rooms=(2, 3), quest="drowned_bell").set(energy=[2, 2, 2, 0])
    quiet(table).play("act a")
    assert table.energy == [1, 1, 2]


@rule("DB-39", "DB-15")
def test_a_siphon_on_a_shared_square_is_on_both_tiles() -> None:
    heroes = [f"{GUARD} 1e2", f"{ARCHER} 3e5", f"{MINER} 5e5", f"{WATCH} 4f5"]
    table = situation(heroes, {"a": "blue_ranged 3 1e9"}, rooms=(2, 3, 4, 5), quest="drowned_bell")
    quiet(table.set(energy=2)).play("act a")  # rooms 3 and 5 adjoin room 2, room 4 adjoins only room 3
    assert table.energy == [1, 1, 1, 2]


@rule("DB-39")
def test_a_stunned_siphon_takes_nothing() -> None:
    table = situation([f"{GUARD} 1e2", FAR], {"a": "blue_ranged 3 1e8 stunned"}, quest="drowned_bell")
    quiet(table.set(energy=[2, 0, 0, 0])).play("act a")
    assert table.energy == [2, 0]


@rule("DB-40")
@pytest.mark.parametrize(("hero", "left"), [(f"{WATCH} 1e5", 2), (f"{GUARD} 1e5", 3)])
def test_pierce_takes_1_from_the_target_s_defence(hero: str, left: int) -> None:
    table = situation([hero, FAR], {"a": "blue_melee 3 1e6"}).play("strike a").roll(5, 1, 1).roll(5)
    assert table.enemies == {"a": left}


@rule("DB-34")
def test_daze_leaves_a_hero_one_action_fewer_next_time() -> None:
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1c2"], {"a": "blue_melee 3 1e6"}, quest="snuffing")
    table.set(hard=1)
    quiet(table).play("act a").roll(6, 1, 1).roll(1)
    assert table.rec.dazed[0] == 1
    table.play("begin 1")
    assert table.actions[0] == 1
    assert table.rec.dazed[0] == 0

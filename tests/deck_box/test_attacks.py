"""Attack, defence, energy and treasure."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import ARCHER, GUARD, MINER, SLINGER, THIEF, WATCH, WITCH, quiet, situation

FOE = {"a": "green_melee 2 1e6"}
BLUE = {"a": "blue_melee 3 1e6"}  # defence 1


@rule("DB-19")
@pytest.mark.parametrize(("face", "hits"), [(1, 0), (4, 0), (5, 1), (6, 1)])
def test_a_die_with_its_modifier_hits_from_6_on(face: int, hits: int) -> None:
    table = situation(enemies=FOE).play("strike a").roll(face, 1, 1)  # +1
    assert table.energy[0] == hits


@rule("DB-19")
def test_a_natural_6_hits_whatever_the_modifier() -> None:
    table = situation(["ysolde sword_board warden_oath 1e5"], FOE).play("strike a")  # -1
    table.roll(6, 5, 5)
    assert table.enemies == {"a": 1}


@rule("DB-19", "DB-10")
def test_an_attack_is_an_action_with_the_dice_of_the_equipment() -> None:
    table = situation(enemies=FOE).play("strike a")
    assert table.actions[0] == 1
    assert table.rec.to_roll == 3


@rule("DB-10")
def test_the_same_action_may_be_taken_twice() -> None:
    table = situation(enemies=FOE).play("strike a").roll(1, 1, 1).play("strike a").roll(1, 1, 1)
    assert table.actions[0] == 0
    assert table.legal("strike") == []


@rule("DB-19")
def test_without_dice_for_it_an_attack_cannot_be_made() -> None:
    table = situation([f"{GUARD} 1e3"], {"a": "green_melee 2 1e6"})
    assert table.legal("shoot") == []


@rule("DB-20")
def test_a_hero_s_natural_6_cannot_be_blocked() -> None:
    table = situation(enemies=BLUE).play("strike a").roll(6, 1, 1)
    assert table.enemies == {"a": 2}  # no defence was rolled


@rule("DB-20", "DB-22")
def test_a_modified_hit_can_be_blocked() -> None:
    table = situation(enemies=BLUE).play("strike a").roll(5, 1, 1)
    assert table.wait == "roll"
    table.roll(5)  # defence 1
    assert table.enemies == {"a": 3}


@rule("DB-20")
def test_enemies_never_deal_criticals() -> None:
    table = quiet(situation(enemies=FOE)).play("act a").roll(6, 1, 1)
    assert table.wait == "roll"  # the natural 6 is defended
    table.roll(4)
    assert table.health[0] == 9


@rule("DB-21")
def test_a_hero_gains_1_energy_for_each_hit_blocked_or_not() -> None:
    table = situation(enemies=BLUE).play("strike a").roll(5, 5, 6)
    assert table.energy[0] == 3
    table.roll(6, 6)
    assert table.enemies == {"a": 2}


@rule("DB-21")
def test_hits_by_items_and_abilities_give_no_energy() -> None:
    item = situation([f"{ARCHER} 1e3"], FOE).give(1, "throwing_axe").use("throwing_axe").roll(6, 6, 1)
    assert item.energy[0] == 0
    ability = situation([f"{MINER} 1e5"], FOE).set(energy=[4, 0, 0, 0]).play("cast").roll(6, 1, 1)
    assert ability.energy[0] == 0


@rule("DB-21")
def test_energy_ends_with_the_tracker() -> None:
    table = situation(enemies=BLUE).set(energy=[9, 0, 0, 0]).play("strike a").roll(6, 6, 6)
    assert table.energy[0] == 10


@rule("DB-22")
def test_one_defence_die_for_each_hit_and_each_unblocked_hit_is_1_damage() -> None:
    table = quiet(situation(enemies=FOE)).play("act a").roll(5, 5, 5)
    assert table.rec.to_roll == 3
    table.roll(4, 3, 3)  # defence 2 blocks from 4 on
    assert table.health[0] == 7


@rule("DB-22")
def test_a_natural_6_has_no_privilege_in_defence() -> None:
    table = situation([f"{ARCHER} 1e3", f"{GUARD} 1b2"], {"a": "green_ranged 2 1e7"}, quest="drowned_bell")
    quiet(table).play("act a").roll(6, 1, 1).roll(6)  # the cantor's note pierces: defence 0 - 1
    assert table.health[0] == 7


@rule("DB-23")
def test_melee_reaches_straight_neighbours_only() -> None:
    foes = {"a": "green_melee 1 1e6", "b": "green_melee 1 1d5", "c": "green_melee 1 1d6", "d": "green_melee 1 1e7"}
    assert situation([f"{GUARD} 1e5"], foes).legal("strike") == ["a", "b"]


@rule("DB-24")
def test_an_item_gets_no_bonus_from_the_hero_s_weapon() -> None:
    """Three dice at +1 with the hero card's own ranged modifier, whatever the weapon adds."""
    bow = situation(["hob arbalest needle_of_light 1e3"], FOE).give(1, "throwing_axe").use("throwing_axe")
    bow.roll(4, 3, 1).roll(1)  # +1 and the hero's +1: the 4 hits; the arbalest's +1 would make the 3 hit, too
    assert bow.enemies == {}  # crushed by one hit


@rule("DB-26")
@pytest.mark.parametrize(("face", "treasure"), [(1, 1), (2, 2), (4, 1), (6, 2)])
def test_a_beaten_enemy_s_die_is_rolled_and_its_number_is_treasure(face: int, treasure: int) -> None:
    table = situation(enemies={"a": "green_melee 1 1e6"}).play("strike a").roll(6, 1, 1)
    assert (table.enemies, table.wait) == ({}, "loot")
    table.play(f"loot {face}")
    assert table.treasure == [treasure, 0]


@rule("DB-26")
def test_treasure_ends_with_the_tracker() -> None:
    table = situation(enemies={"a": "red 1 1e6"}).set(treasure=[14, 0, 0, 0]).play("strike a").roll(6, 1, 1)
    table.play("loot 6")
    assert table.treasure == [15, 0]


@rule("DB-26")
def test_damage_beyond_zero_is_lost_and_the_square_is_free() -> None:
    table = situation(enemies={"a": "green_melee 1 1e6", "b": "green_melee 2 1e7"}).play("strike a").roll(6, 6, 6)
    table.play("loot 1")
    assert table.enemies == {"b": 2}
    assert "1e6" in table.legal("go")


@rule("DB-27")
def test_an_ability_against_several_enemies_rolls_for_each() -> None:
    foes = {"a": "green_melee 2 1e6", "b": "green_melee 2 1d6", "c": "green_melee 2 1e8"}
    table = situation([f"{MINER} 1e5"], foes).set(energy=[4, 0, 0, 0]).play("cast")
    table.roll(6, 1, 1).roll(6, 6, 1).play("loot 1")
    assert table.enemies == {"a": 1, "c": 2}
    assert table.energy[0] == 0


@rule("DB-41")
def test_a_hero_at_0_health_is_out_and_the_square_is_free() -> None:
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1b2"], FOE).set(health=[1, 8] + [0] * 2 + [2] + [0] * 25)
    quiet(table).play("act a").roll(5, 1, 1).roll(1)
    assert table.at[0] == "-"
    assert table.phase == "heroes"
    assert table.legal("begin") == []


@rule("DB-12")
def test_temporary_bonuses_add_up_but_the_same_only_once() -> None:
    table = situation([f"{WATCH.replace('mending_hymn', 'rallying_cry')} 1e5", f"{WITCH} 1b2"], FOE)
    table.set(energy=[10, 0, 0, 0]).give(1, "whetstone_oil").play("cast")
    assert "cast" not in table.legal()  # the cry is still heard
    table.use("whetstone_oil").play("strike a").roll(2, 1, 1)  # +1, +1, +2
    assert table.energy[0] == 10 - 4 + 1


@rule("DB-10")
@pytest.mark.parametrize("hero", [f"{SLINGER} 1e3", f"{THIEF} 1e3"])
def test_a_shot_is_an_attack_too(hero: str) -> None:
    table = situation([hero, f"{GUARD} 1b2"], FOE).play("shoot a")
    assert table.actions[0] == 1

"""Every item and every ability."""

from __future__ import annotations

import pytest

from tests.arranging import change
from tests.rulebook import rule
from undercroft.engine.records import write

from .set_up import ARCHER, BOX, GUARD, MINER, NAMES, THIEF, WATCH, WITCH, item_number, quiet, situation

FAR = f"{ARCHER} 1b2"
FOE = {"a": "green_melee 2 1e7"}


def with_item(item: str, hero: str = GUARD, enemies: dict[str, str] | None = None, at: str = "1e4", **options: object):
    return situation([f"{hero} {at}", FAR], FOE if enemies is None else enemies, **options).give(1, item)


def can_use(table, item: str) -> bool:
    return str(item_number(item)) in table.legal("use")


@rule("DB-04")
def test_an_item_is_used_once_and_goes_to_the_used_ones() -> None:
    table = with_item("energy_tonic").use("energy_tonic")
    assert table.items(1) == []
    assert table.rec.used[item_number("energy_tonic") - 1] == 1


@rule("DB-04", "DB-12")
def test_a_bought_item_is_replaced_at_once_and_may_be_kept() -> None:
    table = situation().set(treasure=[5, 0, 0, 0]).market("healing_draught", "energy_tonic", "grapnel").play("buy 1")
    assert (table.treasure[0], table.wait) == (1, "card")
    table.play(f"card {item_number('phoenix_ash')}")
    assert table.rec.market.tolist() == [item_number("phoenix_ash") - 1, 1, item_number("grapnel") - 1]
    assert table.items(1) == ["healing_draught"]


@rule("DB-12")
def test_a_hero_buys_with_own_treasure_only_what_it_can_pay() -> None:
    table = situation().set(treasure=[3, 15, 0, 0]).market("healing_draught", "energy_tonic", "grapnel")
    assert table.legal("buy") == ["2", "3"]


@rule("DB-04")
def test_two_of_the_same_item_are_one_choice() -> None:
    table = situation().set(treasure=[9, 0, 0, 0]).market("energy_tonic", "energy_tonic", "grapnel")
    assert table.legal("buy") == ["1", "3"]


@rule("DB-04")
def test_an_empty_deck_is_made_of_the_used_items() -> None:
    table = situation().set(treasure=[9, 0, 0, 0], deck=0).market("energy_tonic", "grapnel", "grapnel")
    table.give(1, "smoke_jar").use("smoke_jar").play("buy 1")
    assert table.legal("card") == [str(item_number("smoke_jar"))]
    again = situation().set(treasure=[9, 0, 0, 0], deck=0).market("energy_tonic", "grapnel", "grapnel").play("buy 1")
    assert again.rec.market.tolist()[0] == -1  # nothing is left: the market shrinks


@rule("DB-12")
def test_heroes_beside_each_other_trade_items_and_treasure() -> None:
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1e4"]).set(treasure=[2, 0, 0, 0]).give(1, "grapnel")
    table.play("pay 2", f"give {item_number('grapnel')} 2")
    assert (table.treasure, table.items(2)) == ([1, 1], ["grapnel"])
    apart = situation([f"{GUARD} 1e5", f"{ARCHER} 1d4"]).set(treasure=[2, 0, 0, 0])
    assert apart.legal("pay") == []


# Items


@rule("DB-04")
def test_healing_draught_heals_3_oneself_or_a_hero_beside() -> None:
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1e4"]).give(1, "healing_draught")
    assert not can_use(table, "healing_draught")  # nobody is hurt
    write(table.rec.health, (5, 4))
    table.go_on().use("healing_draught")
    assert table.legal("on") == ["1", "2"]
    assert table.play("on 2").health == [5, 7]


@rule("DB-04")
def test_energy_tonic_gives_3_energy() -> None:
    assert with_item("energy_tonic").use("energy_tonic").energy[0] == 3


@rule("DB-04", "DB-27")
def test_lamp_oil_burns_every_enemy_on_a_square_and_around_it() -> None:
    foes = {"a": "green_melee 1 1e8", "b": "green_melee 2 1f7", "c": "green_melee 2 1b8"}
    table = with_item("fire_flask", ARCHER, foes, "1e3").use("fire_flask")
    assert table.wait == "spot"
    table.play("spot 1e7").roll(6, 1).roll(6, 1)
    table.play("loot 1")
    assert table.enemies == {"b": 1, "c": 2}


@rule("DB-04", "DB-33")
def test_throwing_axe_is_a_ranged_attack_with_crush() -> None:
    table = with_item("throwing_axe", GUARD, {"a": "blue_melee 3 1e7"}).use("throwing_axe").roll(6, 1, 1)
    assert table.enemies == {"a": 1}
    assert table.actions[0] == 2


@rule("DB-04")
def test_stoneskin_salve_adds_2_to_defence_until_the_enemies_are_done() -> None:
    table = with_item("stone_salve", ARCHER, {"a": "green_melee 2 1e5"}).use("stone_salve")
    quiet(table).play("act a").roll(5, 1, 1).roll(4)
    assert table.health[0] == 8
    assert table.rec.defence_bonus[0] == 0


@rule("DB-04")
def test_whetstone_oil_adds_2_to_the_next_attack_only() -> None:
    table = with_item("whetstone_oil", GUARD, {"a": "red 6 1e5"}).use("whetstone_oil").play("strike a")
    table.roll(3, 1, 1).roll(1).play("strike a").roll(3, 1, 1)
    assert table.enemies == {"a": 5}


@rule("DB-04")
def test_hare_boots_ward_amulet_and_primer_work_while_they_are_kept() -> None:
    from undercroft.games.deck_box.rules.map.figures import defence, skill, speed

    table = situation().give(1, "hare_boots", "ward_amulet", "wardens_primer")
    assert (speed(BOX, table.rec, 0), defence(BOX, table.rec, 0)) == (5, 3)
    assert [skill(BOX, table.rec, 0, which) for which in range(4)] == [2, 1, 1, 3]
    assert table.legal("use") == []


@rule("DB-04")
def test_the_chandler_s_token_rolls_chosen_dice_of_an_attack_again() -> None:
    table = with_item("chandlers_token", GUARD, {"a": "red 6 1e5"}).play("strike a").roll(1, 6, 1)
    assert table.wait == "again"
    assert table.legal() == ["again 1", "again 2", "keep"]  # two dice are alike
    table.play("again 1", "again 3", "throw").roll(6, 6)
    assert table.enemies == {"a": 3}
    assert table.items(1) == []


@rule("DB-04")
def test_the_token_may_be_kept() -> None:
    table = with_item("chandlers_token", GUARD, {"a": "red 6 1e5"}).play("strike a").roll(6, 6, 6).play("keep")
    assert (table.enemies, table.items(1)) == ({"a": 3}, ["chandlers_token"])


@rule("DB-04")
def test_the_token_works_for_defence_and_tests_too() -> None:
    table = with_item("chandlers_token", GUARD, {"a": "green_melee 2 1e5"})
    quiet(table).play("act a").roll(5, 1, 1).roll(1)
    table.play("again 1", "throw").roll(6)
    assert table.health[0] == 9
    test = situation([f"{GUARD} 4f5", FAR], rooms=(2, 4)).give(1, "chandlers_token")
    test.play("work 1").roll(1, 1, 1, 1).play("again 1", "throw").roll(6)
    assert test.treasure[0] == 4


@rule("DB-04", "DB-34")
def test_the_scroll_of_stillness_holds_up_to_two_green_or_blue_enemies_of_the_tile() -> None:
    foes = {"a": "green_melee 2 1e7", "b": "red 5 1d7", "c": "blue_melee 2 1b8", "d": "green_melee 1 2e5"}
    table = with_item("stillness_scroll", GUARD, foes, rooms=(2,)).use("stillness_scroll")
    assert table.legal() == ["at a", "at c"]
    table.play("at c")
    assert table.legal() == ["at a", "enough"]
    table.play("enough")
    assert table.rec.stunned[:4].tolist() == [0, 0, 1, 0]


@rule("DB-04")
def test_the_smoke_jar_hides_from_shots_until_the_enemies_are_done() -> None:
    table = with_item("smoke_jar", GUARD, {"a": "green_ranged 2 1e8"}, "1e2").use("smoke_jar")
    table.rec.square[1] = -1
    change(table.rec, at=0)
    assert table.rec.hidden[0] == 1
    assert not can_use(table.give(1, "smoke_jar"), "smoke_jar")


@rule("DB-04")
def test_the_grapnel_pulls_5_squares_in_a_straight_line_over_pits() -> None:
    table = situation([f"{GUARD} 5b2", FAR], rooms=(2, 3, 5)).give(1, "grapnel").use("grapnel")
    assert sorted(table.legal("go")) == sorted(["5b3", "5b4", "5b5", "5b6", "5b7", "5c2", "5d2", "5e2", "5f2", "5g2"])
    table.play("go 5b4")
    assert table.legal("go") == ["5b5", "5b6", "5b7"]
    table.play("go 5b6", "stop")
    assert (table.health[0], table.at[0], table.actions[0]) == (9, "5b6", 2)


@rule("DB-04", "DB-41")
def test_phoenix_ash_keeps_up_a_hero_of_the_tile_with_4_health() -> None:
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1b2"], {"a": "green_melee 2 1e6"}).give(2, "phoenix_ash")
    table.rec.health[0] = 1
    quiet(table.go_on()).play("act a").roll(5, 1, 1).roll(1)
    assert (table.wait, table.legal()) == ("save", ["save", "fall"])
    table.play("save")
    assert (table.health, table.items(2)) == ([4, 8], [])


@rule("DB-04", "DB-41")
def test_the_ash_may_be_kept_for_another_day() -> None:
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1b2"], {"a": "green_melee 2 1e6"}).give(2, "phoenix_ash")
    table.rec.health[0] = 1
    quiet(table.go_on()).play("act a").roll(5, 1, 1).roll(1).play("fall")
    assert (table.health, table.items(2)) == ([0, 8], ["phoenix_ash"])


@rule("DB-04")
def test_the_little_bell_hits_every_enemy_of_the_tile_once() -> None:
    foes = {"a": "green_melee 2 1e7", "b": "blue_melee 3 1b8", "c": "green_melee 2 2e5"}
    table = with_item("little_bell", GUARD, foes, rooms=(2,)).use("little_bell").roll(1).roll(6)
    assert table.enemies == {"a": 1, "b": 3, "c": 2}
    assert table.energy[0] == 0


@rule("DB-04")
@pytest.mark.parametrize("item", NAMES["items"])
def test_every_item_has_a_test_here(item: str) -> None:
    from pathlib import Path

    tests = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    assert f'"{item}"' in tests


# Abilities


@rule("DB-12", "DB-27")
def test_ring_of_steel_attacks_all_around() -> None:
    foes = {"a": "green_melee 1 1e6", "b": "green_melee 2 1f6", "c": "green_melee 1 1e7"}
    table = situation([f"{MINER} 1e5", FAR], foes).set(energy=[4, 0, 0, 0]).play("cast").roll(6, 1, 1)
    table.play("loot 1").roll(6, 1, 1)
    assert table.enemies == {"b": 1, "c": 1}


@rule("DB-12")
def test_warden_s_oath_guards_oneself_and_those_beside() -> None:
    heroes = [f"{GUARD} 1e5", f"{ARCHER} 1e4", f"{MINER} 1b2"]
    table = situation(heroes).set(energy=[3, 0, 0, 0]).play("cast")
    assert table.rec.defence_bonus[:3].tolist() == [2, 2, 0]
    assert table.energy[0] == 0


@rule("DB-12")
def test_mending_hymn_heals_3_in_sight() -> None:
    table = situation([f"{WATCH} 1e5", f"{ARCHER} 1e2"]).set(energy=[5, 0, 0, 0])
    assert "cast" not in table.legal()
    table.rec.health[1] = 2
    assert table.go_on().play("cast").health[1] == 5


@rule("DB-12", "DB-10")
def test_second_breath_is_one_more_action_once_per_activation() -> None:
    table = situation(["pim throwing_knives second_breath 1e5", FAR]).set(energy=[10, 0, 0, 0]).play("cast")
    assert table.actions[0] == 3
    assert "cast" not in table.legal()


@rule("DB-12", "DB-27")
def test_bursting_taper_attacks_around_a_square_in_sight() -> None:
    foes = {"a": "green_melee 2 1e8", "b": "green_melee 2 1c8"}
    table = situation([f"{WITCH} 1e3", FAR], foes).set(energy=[5, 0, 0, 0]).play("cast", "spot 1d8")
    assert table.rec.to_roll == 2
    table.roll(6, 1).roll(6, 1)
    assert table.enemies == {"a": 1, "b": 1}


@rule("DB-12")
def test_needle_of_light_does_1_damage_without_defence() -> None:
    foes = {"a": "red 6 1e5", "b": "green_melee 1 2e5"}
    table = situation([f"{ARCHER} 1e4", f"{GUARD} 1b2"], foes, rooms=(2,)).set(energy=[3, 0, 0, 0]).play("cast")
    assert table.enemies == {"a": 5, "b": 1}  # the one behind is out of sight


@rule("DB-12", "DB-09")
def test_sidelong_step_leads_4_squares_past_enemies_water_and_pits() -> None:
    foes = {"a": "green_melee 1 5e4"}
    table = situation([f"{THIEF} 5e3", FAR], foes, rooms=(2, 3, 5)).set(energy=[2, 0, 0, 0]).play("cast")
    assert "5e4" not in table.legal("go")
    table.play("go 5d5")
    assert (table.health[0], table.at[0]) == (9, "5d5")
    assert table.play("stop").actions[0] == 2


@rule("DB-12")
def test_rallying_cry_adds_1_to_the_attacks_of_heroes_on_the_tile() -> None:
    heroes = ["roux long_bill rallying_cry 1e5", f"{ARCHER} 1b2", f"{MINER} 2e5"]
    table = situation(heroes, rooms=(2,)).set(energy=[4, 0, 0, 0]).play("cast")
    assert table.rec.attack_bonus[:3].tolist() == [1, 1, 0]


@rule("DB-12")
def test_an_ability_costs_its_energy_first_and_must_be_able_to_do_something() -> None:
    table = situation([f"{MINER} 1e5", FAR], {"a": "green_melee 2 1e6"}).set(energy=[3, 0, 0, 0])
    assert "cast" not in table.legal()
    assert "cast" in table.set(energy=[4, 0, 0, 0]).legal()
    assert "cast" not in situation([f"{MINER} 1e5", FAR]).set(energy=[9, 0, 0, 0]).legal()

"""Every hero, alone and together: feats and starting skills."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import at_guardian, before, facing, resting

QUIET = "lichs_tomb"


# Storing


@rule("OD-18")
@pytest.mark.parametrize(("heroes", "most"), [(1, 2), (2, 1)])
def test_warrior_frenzy_stores_a_die_for_each_wound(heroes: int, most: int) -> None:
    table = facing("boulder", "", option=2, heroes=heroes, hero_1="warrior", cubes=6).play("finish")
    assert table.stored[0] == most


@rule("OD-18")
def test_warrior_frenzy_one_die_for_one_wound_whatever_its_source() -> None:
    assert before("fire_elemental", hero_1="warrior", dungeon=QUIET).play("fight").stored == [1]
    stairs = resting(hero_1="warrior", deck=0, closed=1, dungeon=QUIET).arrange(time_due=3)
    assert stairs.stored == [1]


@rule("OD-18")
def test_nothing_is_stored_when_no_heroic_die_is_left() -> None:
    table = before("fire_elemental", hero_1="warrior", dungeon=QUIET).arrange(supply=(8, 8, 8, 0)).play("fight")
    assert table.stored == [0]


@rule("OD-18")
def test_warrior_rolls_any_number_of_stored_dice() -> None:
    table = before("ogre", hero_1="warrior", dungeon=QUIET).arrange(stored=(2, 0, 0, 0), supply=(8, 8, 8, 4))
    table.play("fight")
    assert table.legal("feat") == ["1 1", "1 2"]
    table.play("feat 1 1").roll("5")
    assert (table.stored, table.dice()) == ([1], "H5")


@rule("OD-18")
@pytest.mark.parametrize(("heroes", "most"), [(1, 2), (2, 1)])
def test_mage_mana_charge_stores_on_exploring_and_fleeing(heroes: int, most: int) -> None:
    table = resting(heroes, hero_1="mage", hero_2="archer", dungeon=QUIET).play("explore")
    assert table.stored[0] == 1
    fled = before("ogre", heroes=heroes, hero_1="mage", hero_2="archer", dungeon=QUIET).play("flee")
    assert fled.stored[0] == 1
    twice = before("ogre", heroes=heroes, hero_1="mage", hero_2="archer", dungeon=QUIET)
    assert twice.arrange(stored=(2 if heroes == 1 else 1, 0, 0, 0)).play("flee").stored[0] == most


@rule("OD-18")
def test_paladin_valiant_stores_on_opening_a_door_worth_4_even_if_he_flees() -> None:
    table = resting(hero_1="paladin", closed=1, dungeon=QUIET).play("open").time("ogre")
    assert table.stored == [1]
    assert table.play("fight").legal("feat") == ["1 1"]
    assert resting(hero_1="paladin", closed=1, dungeon=QUIET).play("open").time("ogre").play("flee").stored == [1]
    assert resting(hero_1="paladin", closed=1, dungeon=QUIET).play("open").time("bandit").stored == [0]
    assert resting(hero_1="paladin", doors=("ogre",), dungeon=QUIET).play("enter 1").stored == [0]


# Buying and gambling


@rule("OD-18")
def test_archer_eagle_eye_buys_dice_with_time_and_drops_one() -> None:
    table = before("ogre", hero_1="archer", dungeon=QUIET).play("fight")
    assert table.legal("feat") == ["1 1", "1 2"]
    table.play("feat 1 2")
    assert table["time_due"] == 4
    table.pass_time().roll("266")
    assert table.legal() == ["drop 6", "drop 2"]
    assert table.play("drop 2").dice() == "H6 H6"
    pair = before("ogre", heroes=2, hero_1="archer", dungeon=QUIET).play("fight")
    assert pair.legal("feat") == ["1 1"]


@rule("OD-18", "OD-22")
def test_archer_drops_a_die_before_other_effects() -> None:
    table = before("glooping_ooze", hero_1="archer", dungeon=QUIET).play("fight", "feat 1 1").pass_time().roll("16")
    assert table.play("drop 1")["time_due"] == 0
    again = before("glooping_ooze", hero_1="archer", dungeon=QUIET).play("fight", "feat 1 1").pass_time().roll("16")
    assert again.play("drop 6")["time_due"] == 1


@rule("OD-18")
def test_archer_with_too_few_dice_rolls_what_there_is_and_still_drops_one() -> None:
    table = before("ogre", hero_1="archer", dungeon=QUIET).arrange(supply=(8, 8, 8, 1)).play("fight", "feat 1 2")
    table.pass_time().roll("6")
    assert table.dice() == ""


@rule("OD-18")
def test_rogue_daring_gamble_costs_a_wound_and_three_time_once_if_a_1_shows() -> None:
    table = before("ogre", hero_1="rogue", dungeon=QUIET).play("fight", "feat 1 2").roll("11")
    assert (table.wounds, table["time_due"]) == ([1], 3)
    assert table.pass_time().dice() == "H1 H1"
    lucky = before("ogre", hero_1="rogue", dungeon=QUIET).play("fight", "feat 1 1").roll("2")
    assert (lucky.wounds, lucky.dice()) == ([0], "H2")
    pair = before("ogre", heroes=2, hero_1="rogue", dungeon=QUIET).play("fight")
    assert pair.legal("feat") == ["1 1"]
    pair.play("feat 1 1").roll("1")
    assert pair.wounds == [1, 0]


@rule("OD-18", "OD-22")
def test_rogue_the_penalty_comes_before_other_effects() -> None:
    table = before("phantom", hero_1="rogue", dungeon=QUIET).play("fight", "feat 1 1").roll("1")
    assert (table.wounds, table.pass_time().dice()) == ([1], "")


@rule("OD-18", "OD-43", "OD-44")
@pytest.mark.parametrize("hero", ["warrior", "mage", "rogue", "archer", "paladin"])
def test_no_feat_works_against_the_guardian(hero: str) -> None:
    assert at_guardian(hero_1=hero).wait == "roll"


# Starting skills


@rule("OD-34", "OD-41")
def test_warrior_second_wind_heals_two_on_going_down() -> None:
    table = resting(hero_1="warrior", deck=0, wounds=(3,), dungeon=QUIET)
    assert table["floor"] == 1
    assert table.wounds == [1]


@rule("OD-29")
def test_warrior_fearless_charge_ignores_an_hourglass() -> None:
    table = facing("ogre", "| S1", heroes=2, hero_1="warrior")
    wounds, time = table.stop_now
    assert table.use("own").stop_now == (wounds, time - 1)


@rule("OD-29")
def test_mage_shield_aura_ignores_a_heart_in_perils_and_rounds() -> None:
    table = facing("boulder", "A2", option=2, hero_1="mage").place("A2", 2)
    assert table.use("own").stop_now == (3, 1)
    assert not facing("ogre", "A2", hero_1="mage").can_use("own")
    assert at_guardian("A2", hero_1="mage").can_use("own")


@rule("OD-29")
def test_mage_power_transfer_gives_the_partner_a_1() -> None:
    table = facing("ogre", "M1 | ", heroes=2, hero_1="mage").use("own")
    assert table.legal() == ["choose 1", "choose 2"]
    assert table.play("choose 2").dice(2) == "A1"


@rule("OD-31")
def test_paladin_armor_is_no_skill_to_use() -> None:
    assert not facing("ogre", "S5", hero_1="paladin").can_use("own")


@rule("OD-29")
def test_paladin_support_aura_lets_the_partner_reroll_1s_in_combat() -> None:
    table = facing("ogre", "S1 | A1 M1 S2", heroes=2, seats=2, hero_1="paladin", dungeon=QUIET).use("own")
    assert table.match.turn == 1  # the partner's dice, the partner's choice
    assert table.legal() == ["pick 1 2 agility", "pick 1 2 magic", "done"]
    table.pick("A1", side=2).play("done").roll("6")
    assert table.dice(2) == "A6 S2 M1"
    assert not facing("boulder", "A1 | A1", option=2, heroes=2, hero_1="paladin").can_use("own")


@rule("OD-15")
def test_rogue_stealth_adds_a_door_on_fleeing() -> None:
    table = before("ogre", hero_1="rogue", dungeon=QUIET).play("flee")
    assert table.legal() == ["stealth", "leave"]
    table.play("stealth")
    assert table["closed"] == 1
    assert before("ogre", hero_1="rogue", dungeon=QUIET, closed=3).play("flee").wait == "card"  # four doors
    assert before("ogre", hero_1="rogue", dungeon=QUIET).play("flee", "leave")["closed"] == 0


@rule("OD-29")
def test_rogue_dungeoneering_lets_the_partner_reroll_1s_in_perils() -> None:
    table = facing("boulder", "A1 | A1 A1", option=2, heroes=2, hero_1="rogue", dungeon=QUIET).use("own")
    table.pick("A1", side=2).pick("A1", side=2).roll("36")
    assert table.dice(2) == "A6 A3"
    assert not facing("ogre", "A1 | A1", heroes=2, hero_1="rogue").can_use("own")


@rule("OD-31")
def test_archer_kiting_ignores_a_heart_in_a_guardian_round() -> None:
    table = at_guardian("A1", hero_1="archer")
    wounds, _time = table.stop_now
    assert table.use("own").stop_now[0] == wounds - 1
    assert not facing("ogre", "A1", hero_1="archer").can_use("own")


@rule("OD-29")
def test_archer_combined_shot_raises_a_strength_die_of_the_partner() -> None:
    table = facing("ogre", "S3 | S4 A4 S6", heroes=2, hero_1="archer").use("own")
    assert table.legal("pick") == ["4 2 strength"]
    assert table.pick("S4", side=2).dice(2) == "S6 S5 A4"

"""Encounters up to the dice: abilities, perils, feats, gathering, active boxes, shields."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import before, card, facing, resting

QUIET = "lichs_tomb"  # a dungeon whose first floor does nothing but add boxes


@rule("OD-16")
def test_the_foe_s_ability_comes_first() -> None:
    table = before("fire_elemental", dungeon=QUIET).play("fight")
    assert (table.wounds, table.stored) == ([1], [1])
    assert table.wait == "feats"  # the die stored for that wound can be used at once


@rule("OD-16")
def test_fleeing_ignores_it() -> None:
    assert before("fire_elemental", dungeon=QUIET).play("flee").wounds == [0]
    assert before("ice_elemental", dungeon=QUIET).play("flee").pass_time().discarded == 2  # the next turn's time


@rule("OD-17")
def test_a_peril_has_two_ways_and_its_time_is_paid_now() -> None:
    table = before("boulder", dungeon=QUIET).play("fight")
    assert table.legal() == ["option 1", "option 2"]
    table.play("option 1")
    assert table["time_due"] == 3
    table.pass_time()
    assert (table.wait, table.discarded) == ("roll", 3)


@rule("OD-17", "OD-25")
def test_the_other_box_does_not_exist() -> None:
    table = facing("boulder", "M6", option=1, dungeon=QUIET)
    assert [(box["colour"], box["value"]) for box in table.view["encounter"]["boxes"]] == [("magic", 11), ("any", 4)]


@rule("OD-18")
def test_feats_come_before_the_other_dice_and_once() -> None:
    table = before("ogre", dungeon=QUIET, hero_1="rogue").play("fight")
    assert set(table.legal()) == {"gather", "feat 1 1", "feat 1 2"}
    table.play("feat 1 2").roll("56")
    assert (table.wait, table.dice()) == ("roll", "H6 H5")  # nothing else to choose: the other dice are rolled


@rule("OD-18")
def test_one_hero_s_feat_is_resolved_before_the_next_decides() -> None:
    table = before("ogre", dungeon=QUIET, heroes=2, hero_1="rogue", hero_2="archer").play("fight")
    assert set(table.legal("feat")) == {"1 1", "2 1"}
    table.play("feat 2 1").pass_time().roll("63").play("drop 3")
    assert table.legal("feat") == ["1 1"]
    assert table.dice(2) == "H6"


@rule("OD-18")
def test_stored_dice_can_be_given_back_at_any_time() -> None:
    table = facing("ogre", "S2").arrange(stored=(2, 0, 0, 0), supply=(7, 8, 8, 4))
    table.play("unstore 1")
    assert (table.stored, table.supply["H"]) == ([1], 5)


@rule("OD-19")
def test_one_die_for_each_icon_of_hero_and_items_in_combat() -> None:
    table = before("ogre", dungeon=QUIET, items=(card("goblin"), card("beetle"))).play("fight")
    assert table["to_roll"][0] == [5, 2, 2, 0, 0, 0]


@rule("OD-19")
@pytest.mark.parametrize(("option", "dice"), [(1, [0, 0, 2, 0, 0, 0]), (2, [0, 2, 0, 0, 0, 0])])
def test_in_a_peril_only_the_chosen_colour(option: int, dice: list[int]) -> None:
    table = before("boulder", dungeon=QUIET, items=(card("beetle"),)).play("fight", f"option {option}").pass_time()
    assert table["to_roll"][0] == dice


@rule("OD-20")
@pytest.mark.parametrize(("level", "bonus"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_levels_give_heroic_dice(level: int, bonus: int) -> None:
    table = before("ogre", dungeon=QUIET, level=level).play("fight")
    assert table["to_roll"][0] == [4, 2, 1, bonus, 0, 0]


@rule("OD-20")
def test_two_heroes_choose_who_rolls_each_bonus_die() -> None:
    table = before("ogre", dungeon=QUIET, heroes=2, level=4).play("fight", "bonus 1", "bonus 2")
    assert [row[3] for row in table["to_roll"]] == [1, 1]


@rule("OD-20")
def test_bonus_dice_come_in_perils_too() -> None:
    table = before("boulder", dungeon=QUIET, level=2).play("fight", "option 2")
    assert table["to_roll"][0] == [0, 2, 0, 1, 0, 0]


@rule("OD-21")
def test_icons_that_find_no_die_have_no_effect() -> None:
    table = before("ogre", dungeon=QUIET).arrange(supply=(2, 8, 8, 6)).play("fight")
    assert table["to_roll"][0][:3] == [2, 2, 1]


@rule("OD-21")
def test_two_heroes_choose_who_takes_dice_first_if_the_supply_is_short() -> None:
    for first, taken in ((1, [3, 1]), (2, [2, 2])):
        table = before("ogre", dungeon=QUIET, heroes=2, hero_1="warrior", hero_2="paladin")
        table.arrange(supply=(4, 8, 8, 6)).play("fight")
        assert table.wait == "first"
        table.play(f"first {first}")
        assert [row[0] for row in table["to_roll"]] == taken


@rule("OD-21")
def test_nobody_is_asked_if_there_are_dice_enough() -> None:
    assert before("ogre", dungeon=QUIET, heroes=2).play("fight").wait == "roll"


@rule("OD-22")
def test_what_happens_to_rolled_dice_happens_before_skills() -> None:
    table = before("phantom", dungeon=QUIET, skills=("consistency",)).play("fight").roll("1363456")
    assert table.wait == "act"
    assert table.dice() == "S6 M6 A5 A4"  # strength 1, 3, 6, 3; agility 4, 5; magic 6


@rule("OD-22")
@pytest.mark.parametrize("source", ["gathering", "feat", "skill", "reroll", "potion"])
def test_it_happens_on_every_roll(source: str) -> None:
    if source == "gathering":
        table = before("phantom", dungeon=QUIET).play("fight").roll("1111111")
        assert table.dice() == ""
    elif source == "feat":
        table = before("phantom", dungeon=QUIET, hero_1="rogue").arrange(cubes=1).play("fight", "feat 1 2").roll("34")
        assert table.dice() == "H4"
    elif source == "skill":
        table = facing("phantom", "A2", skills=("backstab",), dungeon=QUIET).use("backstab").pick("A2").roll("36")
        assert table.dice() == "S6"
    elif source == "reroll":
        table = facing("phantom", "S2", skills=("lucky_familiar",), dungeon=QUIET).use("lucky_familiar")
        assert table.play("choose 1").pick("S2").roll("1").dice() == ""
    else:
        table = facing("phantom", "", known=("mana",), cubes=1, dungeon=QUIET).drink("mana").roll("135")
        assert table.dice() == "M5"


@rule("OD-22", "OD-29")
def test_but_not_on_dice_gained_set_or_recoloured() -> None:
    table = facing("phantom", "A3", skills=("critical_strikes",), dungeon=QUIET).use("critical_strikes").pick("A3")
    assert table.dice() == "H3"


@rule("OD-23")
def test_placing_skills_potions_joining_and_discarding_in_any_order() -> None:
    table = facing("ogre", "S6 S5 A4 M3 M1", skills=("crushing_blow",), known=("heroism",), cubes=1)
    assert {move.split()[0] for move in table.legal()} == {"place", "use", "drink", "join", "discard", "finish"}
    table.place("A4", 2).use("crushing_blow").pick("S5").drink("heroism").pick("M3 M1")
    assert table.dice() == "S6 S6 M6 M6"
    assert {"place", "join", "discard", "finish"} == {move.split()[0] for move in table.legal()}


@rule("OD-24")
def test_shields_first() -> None:
    table = facing("skeleton", "M4 M2 S6 A5")  # M2! M4! S3:t S5:ht A5:ht S6:tt, S3:h of the cave
    assert {move.split()[-1] for move in table.legal("place")} == {"1", "2"}
    table.place("M2", 1)
    assert {move.split()[-1] for move in table.legal("place")} == {"2"}
    table.place("M4", 2)
    assert {move.split()[-1] for move in table.legal("place")} == {"3", "4", "5", "6", "7"}


@rule("OD-24")
def test_the_dungeon_s_shields_count_too() -> None:
    table = facing("ogre", "S6 M2 A6", dungeon=QUIET)  # the tomb has M2! on its first floor
    assert table.legal("place") == ["2 1 magic 7"]


@rule("OD-24")
def test_some_shields_may_be_covered_and_others_not() -> None:
    table = facing("skeleton", "M4 S6", wounds=(0,)).place("M4", 1)
    assert table.legal("place") == []
    assert "finish" in table.legal()


@rule("OD-25")
def test_active_boxes_of_a_combat_on_each_floor() -> None:
    wanted = {1: ["A2", "A2"], 2: ["A2", "A2", "S3", "S3"], 3: ["A2", "A2", "S3", "S3", "A12"]}
    for floor, added in wanted.items():
        boxes = facing("ogre", "", dungeon="minotaurs_maze", floor=floor).view["encounter"]["boxes"]
        assert [box["dungeon"] for box in boxes] == [False] * 6 + [True] * len(added)
        assert [f"{box['colour'][0].upper()}{box['value']}" for box in boxes[6:]] == added


@rule("OD-25")
def test_active_boxes_of_a_peril_on_each_floor() -> None:
    for floor, added in {1: [5], 2: [5, 3], 3: [5, 3, 6]}.items():
        boxes = facing("boulder", "", option=2, dungeon="minotaurs_maze", floor=floor).view["encounter"]["boxes"]
        assert [box["value"] for box in boxes] == [14, *added]
        assert {box["colour"] for box in boxes[1:]} == {"any"}


@rule("OD-25")
def test_a_grey_box_takes_any_die_there_is() -> None:
    table = facing("boulder", "A4 H5", option=2, dungeon=QUIET)
    assert table.legal("place") == ["5 1 heroic 2", "4 1 agility 2"]


@rule("OD-26")
def test_in_a_peril_dice_of_other_colours_go_at_once() -> None:
    table = facing("boulder", "A5 A5 H5", option=2, skills=("brute_force",), dungeon=QUIET)
    table.use("brute_force").pick("A5").play("done")
    assert table.dice() == "A5 H5"  # the strength 6 was discarded as it came
    assert table.supply["S"] == 8


@rule("OD-26")
def test_heroic_dice_fit_a_peril() -> None:
    table = facing("boulder", "H5 H4 A3", option=2, skills=("persistence",), dungeon=QUIET).use("persistence")
    assert table.pick("H5 H4").roll("6").dice() == "H6 A3"  # the strength die was not even rolled


@rule("OD-26")
def test_a_potion_that_could_only_bring_wrong_dice_is_not_offered() -> None:
    assert not facing("boulder", "A5", option=2, known=("mana",), cubes=1).can_drink("mana")
    assert facing("boulder", "M5", option=1, known=("mana",), cubes=1).can_drink("mana")


def test_boxes_that_are_alike_are_one_choice() -> None:
    table = facing("glooping_ooze", "M3 M2 S5").place("M2", 1).place("M3", 2)  # S4:ht twice
    assert "5 1 strength 3" in table.legal("place")
    assert "5 1 strength 4" not in table.legal("place")
    table.place("S5", 3)
    assert table.covered == [1, 2, 3]


@rule("OD-10", "OD-23")
def test_each_seat_uses_its_own_hero_s_skills_and_may_hand_over() -> None:
    table = facing("ogre", "S5 A4 | A4 S5", heroes=2, seats=2, skills=("crushing_blow",), skills_2=("dexterity",))
    assert table.match.turn == 0
    assert (table.can_use("crushing_blow", 1), table.can_use("dexterity", 2)) == (True, False)
    table.play("hand")
    assert table.match.turn == 1
    assert (table.can_use("crushing_blow", 1), table.can_use("dexterity", 2)) == (False, True)
    table.play("hand")
    assert table.match.turn == 0
    assert "hand" not in table.legal()  # only after something was done
    table.play("discard 4 1 agility")
    assert "hand" in table.legal()


@rule("OD-10")
def test_one_seat_with_both_heroes_uses_all_skills() -> None:
    table = facing("ogre", "S5 A4 | A4 S5", heroes=2, skills=("crushing_blow",), skills_2=("dexterity",))
    assert table.can_use("crushing_blow", 1)
    assert table.can_use("dexterity", 2)
    assert "hand" not in table.legal()


def test_a_resting_group_is_in_no_encounter() -> None:
    assert resting().view["encounter"] is None

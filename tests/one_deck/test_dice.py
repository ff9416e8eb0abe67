"""Dice: colours, boxes, heroic dice, the supply."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import at_guardian, facing, with_dice


@rule("OD-05", "OD-06")
def test_a_single_box_takes_its_colour_or_a_heroic_die_of_at_least_its_value() -> None:
    # bandit: A8w:hh A3:h A4:t S5:tt S5:ht, and S3:h of the cave
    table = facing("bandit", "S5 S4 A3 M6 H4")
    assert set(table.legal("place")) == {
        *("5 1 strength 4", "5 1 strength 5", "5 1 strength 6", "4 1 strength 6"),
        *("3 1 agility 2", "4 1 heroic 2", "4 1 heroic 3", "4 1 heroic 6"),
    }


@rule("OD-05", "OD-07")
def test_heroic_dice_help_to_fill_a_wide_box() -> None:
    table = facing("bandit", "A4 H4").place("H4 A4", 1)
    assert table.covered == [1]


@rule("OD-05", "OD-28")
def test_heroic_dice_pay_for_skills_of_any_colour() -> None:
    table = facing("ogre", "H2 S1", skills=("dexterity",)).use("dexterity")
    assert table.legal() == ["pick 2 1 heroic"]
    assert table.pick("H2").dice() == "A6 S1"


@rule("OD-06")
def test_one_die_covers_a_single_box_whatever_lies_there_it_stays() -> None:
    table = facing("bandit", "S6 S5").place("S6", 4)
    assert table.covered == [4]
    assert not [move for move in table.legal("place") if move.endswith(" 4")]


@rule("OD-07")
def test_a_wide_box_is_filled_by_dice_that_reach_its_value_together() -> None:
    table = facing("bandit", "A4 A3 A1 A2")
    table.place("A4", 1)
    assert table.wait == "pick"
    assert table.view["encounter"]["filling"] == {"box": 1, "missing": 4}
    table.place("A3 A2", 1)
    assert table.covered == [1]
    assert table.dice() == "A1"


@rule("OD-07")
def test_a_wide_box_is_not_begun_if_it_cannot_be_filled() -> None:
    assert not [move for move in facing("bandit", "A4 A3").legal("place") if move.endswith(" 1")]


@rule("OD-07")
def test_no_die_of_a_wide_box_is_one_too_many() -> None:
    table = facing("bandit", "A6 A5 A2 A1").place("A6", 1)
    # after the 6 any die that lets the sum reach 8; the 1 alone would not, and nothing comes after it
    assert table.legal("place") == ["5 1 agility 1", "2 1 agility 1"]
    assert facing("bandit", "A5 A2 A1").place("A5 A2 A1", 1).covered == [1]


@rule("OD-07", "OD-10")
def test_two_heroes_fill_a_wide_box_together() -> None:
    table = facing("bandit", "A5 | A3", heroes=2).place("A5", 1).place("A3", 1, side=2)
    assert table.covered == [1]


@rule("OD-08")
def test_two_dice_become_a_heroic_one_of_the_lower_value() -> None:
    table = facing("ogre", "S5 M2 A4").play("join").pick("S5 M2")
    assert table.dice() == "A4 H2"
    assert table.supply == {"S": 8, "A": 7, "M": 8, "H": 5}


@rule("OD-08")
def test_two_heroes_may_give_one_die_each_and_choose_who_gets_the_heroic_one() -> None:
    table = facing("ogre", "S5 | M3", heroes=2).play("join").pick("S5").pick("M3", side=2)
    assert table.wait == "receive"
    table.play("receive 2")
    assert (table.dice(1), table.dice(2)) == ("", "H3")


@rule("OD-08")
def test_heroic_dice_may_be_joined_too() -> None:
    assert facing("ogre", "H5 H2").play("join").pick("H5 H2").dice() == "H2"


@rule("OD-08")
def test_there_must_be_a_heroic_die_to_take() -> None:
    none_left = facing("ogre", "S5 S4").arrange(supply=(7, 8, 8, 0))
    assert "join" not in none_left.legal()
    among_them = facing("ogre", "S5 S4 H1").arrange(supply=(7, 8, 8, 0)).play("join")
    assert among_them.pick("S5").legal() == ["pick 1 1 heroic"]
    assert among_them.pick("H1").dice() == "S4 H1"


@rule("OD-08", "OD-42")
def test_dice_with_a_purpose_cannot_be_joined() -> None:
    table = facing("ogre", "S5 m6 h6")
    assert "join" not in table.legal()


@rule("OD-09")
def test_spent_dice_can_be_taken_again_at_once() -> None:
    table = facing("ogre", "S3", skills=("crushing_blow",)).arrange(supply=(0, 8, 8, 6))
    table.use("crushing_blow").pick("S3")
    assert table.dice() == "S6"  # the die that was paid is the only one there was
    assert table.supply["S"] == 0


@rule("OD-09")
def test_dice_on_boxes_stay_until_the_encounter_ends() -> None:
    table = facing("bandit", "S6 S5 A3").place("S6", 4)
    assert table.supply == {"S": 6, "A": 7, "M": 8, "H": 6}
    table.play("finish").pass_time()
    assert table.stored == [2]  # the warrior was wounded
    assert table.supply == {"S": 8, "A": 8, "M": 8, "H": 6 - 2}


@rule("OD-10")
def test_a_hero_pays_with_own_dice_only() -> None:
    table = facing("ogre", "A3 | S5", heroes=2, skills=("crushing_blow",))
    assert not table.can_use("crushing_blow")
    table = facing("ogre", "S5 | S5", heroes=2, skills=("crushing_blow",)).use("crushing_blow")
    assert table.legal() == ["pick 5 1 strength"]


@rule("OD-10", "OD-29")
def test_a_skill_changes_own_dice_only() -> None:
    table = facing("ogre", "S3 S2 | A2", heroes=2, skills=("cleave",)).use("cleave").pick("S3")
    assert table.legal("pick") == ["2 1 strength"]


@rule("OD-42", "OD-29")
@pytest.mark.parametrize("foe", ["ogre", "glooping_ooze"])
def test_a_die_for_mana_covers_no_box(foe: str) -> None:
    assert facing(foe, "m6").legal("place") == []


@rule("OD-24", "OD-29")
def test_a_die_for_shields_covers_shields_only() -> None:
    table = facing("glooping_ooze", "h6 M3")  # M2! M3! S4 S4 M5 S6, S3 of the cave
    assert table.legal("place") == ["6 1 shields 1", "3 1 magic 1", "6 1 shields 2", "3 1 magic 2"]
    table.place("M3", 2).place("h6", 1)
    assert table.covered == [1, 2]
    assert facing("ogre", "h6").legal("place") == []


@rule("OD-24", "OD-29")
def test_a_die_for_shields_helps_to_fill_a_wide_shield() -> None:
    assert facing("shadow", "h6 A4").place("h6 A4", 1).covered == [1]  # A10w!


@rule("OD-29")
def test_a_purpose_survives_a_reroll() -> None:
    table = facing("glooping_ooze", "h6 S2", skills=("lucky_familiar",)).use("lucky_familiar").play("choose 1")
    table.pick("h6").roll("4")
    assert table.dice() == "h4 S2"


def test_dice_can_lie_on_the_guardian_and_come_back_each_round() -> None:
    table = with_dice(at_guardian(dungeon="yetis_cavern", cubes=6, wounds=(0,)), "S4 S6")
    assert sum(table.supply.values()) == 28

"""The guardian: rounds, skulls, and what each of the five does."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import at_guardian, card, resting, with_dice
from .test_cards import written

GUARDIANS = {
    "dragons_cave": (6, "A5! A5! A6:hk M16w:hhhh M6:hk S17w:hhhh S6:hk"),
    "hydras_reef": (5, "S13w:hhhk M6:hh S19w:hhhk M6:hh A13w:hhhk A6:hh"),
    "lichs_tomb": (5, "S3:hk S17w:hhh A3:hk A16w:hhhh M3:hk M15w:hhhhh"),
    "minotaurs_maze": (10, "S12w:hhhhk S6:hh S5:hk M5:hk M6:hh S5:hk A5:hk A6:hh"),
    "yetis_cavern": (6, "S24w!:k S4:hk S5:hk M5:hh M6:hh S6:hk A5:hh A6:hh"),
}


@rule("OD-43")
@pytest.mark.parametrize("dungeon", GUARDIANS)
def test_a_guardian_as_printed_and_without_the_dungeon_s_boxes(dungeon: str) -> None:
    health, boxes = GUARDIANS[dungeon]
    view = at_guardian("", dungeon=dungeon).view
    assert view["dungeon"]["guardian"]["health"] == health
    assert [written(box) for box in view["encounter"]["boxes"]] == boxes.split()


@rule("OD-43")
def test_stored_dice_return_first() -> None:
    table = resting(deck=0, closed=1, floor=3).arrange(stored=(2, 0, 0, 0), supply=(8, 8, 8, 4))
    table.play("open").pass_time().play("flee", "descend")
    assert (table["floor"], table.stored, table.supply["H"]) == (3, [0], 6)


@rule("OD-43")
def test_a_round_is_roll_place_consequences_damage_and_a_new_round() -> None:
    table = at_guardian("S6 A6 A5 A5 M6", cubes=6)
    table.place("A5", 1).place("A5", 2).place("A6", 3).place("M6", 5).place("S6", 7).play("finish")
    while table.wait == "save":
        table.play("drink 1 1")
    assert table["damage"] == 3
    assert table.wait == "roll"
    assert table["covered"] == 0
    assert table.supply == {"S": 4, "A": 6, "M": 7, "H": 6}  # dice taken up for the next round


@rule("OD-43")
def test_at_its_health_the_guardian_is_beaten_and_the_game_won() -> None:
    table = at_guardian("S6 A6 A5 A5 M6 M6 M5 M5", damage=5, items=(card("ogre"), card("phantom")))
    table.place("A5", 1).place("A5", 2).place("A6", 3).play("finish")
    assert table.wait == "lost"  # ten hearts are too many: wounds come first
    table = at_guardian("S6 A6 A5 A5", damage=5, cubes=6).place("A5", 1).place("A5", 2).place("A6", 3).place("S6", 7)
    table.play("finish")
    while table.wait == "save":
        table.play("drink 1 1")
    assert (table.wait, table.match.score) == ("won", [4])


@rule("OD-43", "OD-32")
def test_a_hero_who_falls_loses_even_if_the_guardian_would_die() -> None:
    table = at_guardian("S6 A6 A5 A5", damage=5).place("A5", 1).place("A5", 2).place("A6", 3).place("S6", 7)
    assert table.play("finish").wait == "lost"


@rule("OD-43")
def test_time_means_nothing_here() -> None:
    table = at_guardian("A1", cubes=6, deck=3)
    assert table.stop_now[1] == 0
    table.play("finish")
    assert table["time_due"] == 0


@rule("OD-44")
def test_bonus_dice_come_every_round_and_frenzy_does_not_charge() -> None:
    table = at_guardian(level=4, cubes=6)
    assert table["to_roll"][0] == [4, 2, 1, 2, 0, 0]
    with_dice(table, "").play("finish")
    while table.wait == "save":
        table.play("drink 1 1")
    assert table.stored == [0]


@rule("OD-44", "OD-36")
def test_potions_work_and_heal_two() -> None:
    table = at_guardian("S1", known=("heroism",), cubes=2, wounds=(4,), hero_1="mage")
    assert table.can_drink("heroism")
    assert table.play("drink 1 1").wounds == [2]


# The five


@rule("OD-43")
def test_dragon_s_skulls_refuse_heroic_dice() -> None:
    table = at_guardian("A5 A5 H6 A6").place("A5", 1).place("A5", 2)
    assert table.legal("place") == ["6 1 agility 3"]
    wide = at_guardian("A5 A5 H6 S6 S5").place("A5", 1).place("A5", 2)  # S17w has no skull
    assert wide.place("S6 H6 S5", 6).covered == [1, 2, 6]


@rule("OD-43")
def test_hydra_heals_for_open_skulls_before_it_is_hit() -> None:
    table = at_guardian("S6 S6 S1", damage=3, dungeon="hydras_reef", cubes=6, items=(card("ogre"),))
    table.place("S6 S6 S1", 1).play("finish")
    while table.wait == "save":
        table.play("drink 1 1")
    assert table["damage"] == 3 - 2 + 1
    unhurt = at_guardian("", damage=1, dungeon="hydras_reef", cubes=6).play("finish")
    while unhurt.wait == "save":
        unhurt.play("drink 1 1")
    assert unhurt["damage"] == 0


@rule("OD-43")
def test_lich_s_skulls_must_be_covered_twice_a_round() -> None:
    table = at_guardian("S4 S3 S6", dungeon="lichs_tomb").place("S3", 1)
    assert table.covered == []
    assert table.supply["S"] == 8 - 2  # the first die went back
    assert table.stop_now[0] == 1 + 3 + 1 + 4 + 1 + 5
    table.place("S4", 1)
    assert table.covered == [1]
    assert table.supply["S"] == 8 - 2  # the second one lies there


@rule("OD-43")
def test_minotaur_s_x_is_four_times_its_wounds_but_never_below_12() -> None:
    for damage, x in ((0, 12), (2, 12), (4, 16), (7, 28)):
        assert at_guardian("", damage=damage, dungeon="minotaurs_maze")["x"] == x


@rule("OD-22", "OD-43")
def test_yeti_discards_1s_rolled() -> None:
    table = at_guardian(dungeon="yetis_cavern").roll("1112345")
    assert table.dice() == "M5 A4 A3 S2"


@rule("OD-24")
def test_yeti_s_great_box_comes_first() -> None:
    table = at_guardian("S6 S6 S6 S5 S1", dungeon="yetis_cavern")
    assert {move.split()[-1] for move in table.legal("place")} == {"1"}
    assert table.place("S6 S6 S6 S5 S1", 1).covered == [1]


@rule("OD-43")
def test_the_rulebook_s_round_three_wounds_for_three_skulls() -> None:
    # the Warrior fills most of the Yeti's boxes, the shield first, takes three wounds and deals three
    table = at_guardian("S6 S6 S6 S6 S4 S5 M6 A6 M5", dungeon="yetis_cavern")
    table.place("S6 S6 S6 S6", 1).place("S4", 2).place("S5", 3).place("M6", 5).place("M5", 4).place("A6", 8)
    assert table.stop_now == (3, 0)
    table.play("finish")
    assert (table.wounds, table["damage"]) == ([3], 3)

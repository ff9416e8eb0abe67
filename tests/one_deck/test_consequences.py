"""Consequences, in their order: icons, ignoring, what is added, halving, wounds, time, what comes late; falling."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import before, facing, resting

QUIET = "lichs_tomb"


@rule("OD-31")
def test_hearts_on_open_boxes_wound_and_hourglasses_cost_time() -> None:
    # boulder's second way is A14w:hhhht; the cave adds N2!
    table = facing("boulder", "A2", option=2).place("A2", 2)
    assert table.stop_now == (4, 1)
    table.play("finish")
    assert table.wounds == [4]
    assert table["time_due"] == 1


@rule("OD-31")
def test_covered_boxes_cost_nothing() -> None:
    table = facing("boulder", "A6 A6 A2 A2", option=2).place("A2", 2).place("A6 A6 A2", 1)
    assert table.stop_now == (0, 0)


@rule("OD-31")
@pytest.mark.parametrize(("odd", "wounds"), [(1, [2, 1]), (2, [1, 2])])
def test_wounds_are_split_evenly_and_the_group_chooses_who_takes_the_odd_one(odd: int, wounds: list[int]) -> None:
    table = facing("bear_traps", "", option=2, heroes=2, cubes=4).play("finish")  # hhhtt
    assert table.wait == "hit"
    table.play(f"hit {odd}")
    assert table.wounds == wounds


@rule("OD-31")
def test_earlier_wounds_do_not_matter_for_the_split() -> None:
    table = facing("boulder", "", option=2, heroes=2, wounds=(0, 2), cubes=6).play("finish")
    assert table.wounds == [2, 4]


@rule("OD-31", "OD-29")
def test_ignored_icons_never_become_consequences() -> None:
    table = facing("ogre", "A1 S6", skills=("dodge",)).use("dodge").pick("A1")
    assert table.stop_now == (8 + 1 - 1, 3)  # h hh ht hhh ht t, and h of the cave
    assert facing("ogre", "A1", skills=("poison",)).use("poison").pick("A1").stop_now == (9, 1)


@rule("OD-31")
def test_the_dungeon_adds_a_heart_after_ignoring() -> None:
    # Freezing Winds: three hourglasses or more add a heart
    winds = {"dungeon": "yetis_cavern", "option": 2}
    table = facing("bear_traps", "A4", **winds).place("A4", 2)  # hhhtt left
    assert table.stop_now == (3, 2)
    table = facing("bear_traps", "", **winds)  # and the cavern's t
    assert table.stop_now == (4, 3)
    assert facing("bear_traps", "", talents="speed", **winds).use("speed").stop_now == (3, 2)


@rule("OD-31")
def test_a_heart_for_hearts_is_added_once_and_not_if_all_are_ignored() -> None:
    # Blade Storm on the tomb's third floor
    boxes = {"dungeon": QUIET, "floor": 3}
    plain = facing("cave_in", "", option=1, **boxes)  # httt, N4! N6:ht N4!:h
    assert plain.stop_now == (1 + 1 + 1 + 1, 4)
    table = facing("cave_in", "S6 S6 S4 S4", option=1, **boxes)
    table.place("S4", 2).place("S4", 4).place("S6", 1)
    assert table.stop_now == (1 + 1, 1)
    covered = table.place("S6", 3)
    assert covered.stop_now == (0, 0)


@rule("OD-31")
def test_what_is_paid_elsewhere_never_counts_for_the_winds() -> None:
    table = facing("bear_traps", "A4", option=1, dungeon="yetis_cavern").place("A4", 2)
    assert table.stop_now == (2, 1)  # the three time of the choice are no consequences


@rule("OD-31")
def test_armor_halves_hearts_rounded_up_and_forbids_ignoring_them() -> None:
    table = facing("boulder", "A2", option=2, hero_1="paladin").place("A2", 2)
    assert table.stop_now == (2, 1)
    table.play("finish")
    assert table.wounds == [2]
    assert facing("pit_of_spikes", "A2", option=2, hero_1="paladin").place("A2", 2).stop_now == (2, 2)  # of hhh
    dodging = facing("ogre", "A1", skills=("dodge",), hero_1="paladin")
    assert not dodging.can_use("dodge")
    assert facing("ogre", "A1", skills=("poison",), hero_1="paladin").can_use("poison")


@rule("OD-31")
def test_armor_comes_after_what_the_dungeon_adds() -> None:
    table = facing("bear_traps", "", option=2, dungeon="yetis_cavern", hero_1="paladin")  # hhh + h for ttt
    assert table.stop_now == (2, 3)


@rule("OD-31")
def test_a_lone_heart_can_be_outrun_by_kiting() -> None:
    assert facing("ogre", "", hero_1="archer", cubes=6).play("finish").wait != "kite"  # more than one
    left = {"hero_1": "archer", "wounds": (0,)}
    table = facing("skeleton", "M2 M4 S3 S5 S6 A5", **left)
    for die, box in (("M2", 1), ("M4", 2), ("S3", 3), ("S5", 4), ("A5", 5), ("S6", 6)):
        table.place(die, box)
    table.play("finish")  # only the cave's S3:h is open
    assert table.legal() == ["kite", "suffer"]
    assert facing("skeleton", "M2", **left).wait == "act"
    table.play("kite")
    assert (table.wounds, table["time_due"]) == ([0], 1)


@rule("OD-31")
def test_undying_s_time_comes_after_the_consequences_and_looks_at_all_boxes() -> None:
    table = facing("skeleton", "M2 M4 S3 S5 S6 A5")
    for die, box in (("M2", 1), ("M4", 2), ("S3", 3), ("S5", 4), ("A5", 5), ("S6", 6)):
        table.place(die, box)
    assert table.stop_now == (1, 2)
    table.play("finish")
    assert table["time_due"] == 2
    only_card = facing("skeleton", "M2 M4 S3 S5 S6 A5", whole="card")
    for die, box in (("M2", 1), ("M4", 2), ("S3", 3), ("S5", 4), ("A5", 5), ("S6", 6)):
        only_card.place(die, box)
    assert only_card.stop_now == (1, 0)


@rule("OD-40", "OD-31")
def test_the_stairs_wait_until_the_consequences_are_over() -> None:
    # hhttt: with an empty deck three tokens come, but the wound of the stairs is not mixed in
    table = facing("arrow_wall", "", option=1, deck=1, closed=1, cubes=2)
    assert table["deck"] == 0
    table.arrange(tokens=0).play("finish")
    assert table.wounds[0] == 2 + 1
    assert table["tokens"] == 0


@rule("OD-32")
def test_a_hero_with_as_many_wounds_as_health_falls() -> None:
    table = facing("boulder", "A2", option=2, wounds=(2,)).place("A2", 2).play("finish")
    assert table.wait == "lost"
    assert table.match.is_over


@rule("OD-32")
def test_a_potion_saves_at_once() -> None:
    table = facing("boulder", "A2", option=2, wounds=(3,), cubes=1).place("A2", 2).play("finish")  # 7 of 6
    assert table.wait == "save"
    assert table.legal() == ["drink 1 1", "fall"]
    table.play("drink 1 1")
    assert table.wounds == [5]
    assert table.wait == "card"


@rule("OD-32")
def test_several_potions_may_be_needed_and_too_few_do_not_help() -> None:
    hurt = {"option": 2, "wounds": (5,)}
    table = facing("boulder", "A2", cubes=2, **hurt).place("A2", 2).play("finish")  # 9 of 6: four to heal
    assert table.play("drink 1 1").wait == "save"
    assert table.play("drink 1 1").wounds == [5]
    assert facing("boulder", "A2", cubes=1, **hurt).place("A2", 2).play("finish").wait == "lost"


@rule("OD-32")
def test_one_may_give_up() -> None:
    table = facing("boulder", "A2", option=2, wounds=(3,), cubes=1).place("A2", 2).play("finish", "fall")
    assert table.wait == "lost"


@rule("OD-32")
def test_damage_outside_the_consequences_cannot_be_ignored_and_may_kill() -> None:
    assert before("fire_elemental", wounds=(5,), dungeon=QUIET).play("fight").wait == "lost"
    assert before("fire_elemental", wounds=(5,), cubes=1, dungeon=QUIET).play("fight").wait == "save"


@rule("OD-32")
def test_a_falling_partner_ends_the_game_for_both() -> None:
    table = facing("boulder", "", option=2, heroes=2, wounds=(0, 2)).play("finish")
    assert table.wait == "lost"


def test_resting_heroes_are_not_hurt() -> None:
    assert resting(closed=4).wounds == [0]

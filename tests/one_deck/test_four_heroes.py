"""Four heroes: two pairs, double doors, shared loot, a guardian with double health."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from undercroft.engine.records import write
from undercroft.games.one_deck import table as names

from .set_up import at_guardian, before, begin, card, resting, with_dice

QUIET = "lichs_tomb"


@rule("OD-51")
def test_two_decks_two_cubes_double_dice() -> None:
    table = begin(4, dungeon=QUIET)
    assert (table["deck"], table["cubes"]) == (88, 2)
    assert table["unseen"][:44] == [2] * 44
    assert table.supply == {"S": 16, "A": 16, "M": 16, "H": 12}
    novice = begin(4, dungeon=QUIET, difficulty="novice")
    assert (novice["cubes"], novice["level"]) == (4, 1)


@rule("OD-52")
def test_a_door_is_two_cards_turned_over_together() -> None:
    table = resting(4, dungeon=QUIET).play("explore")
    assert (table["closed"], table["deck"]) == (4, 80)
    table.pass_time().play("open").time("goblin", "ogre")
    assert table.legal() == ["fight", "flee"]
    assert [one["kind"] for one in table.view["cards"]] == ["goblin", "ogre"]
    table.play("flee").pass_time()
    assert [[one["kind"] for one in door] for door in table.view["deck"]["open"]] == [["goblin", "ogre"]]


@rule("OD-52")
def test_a_lone_card_is_discarded() -> None:
    table = resting(4, dungeon=QUIET, deck=3).play("explore")
    assert (table["closed"], table["lone_due"]) == (1, 1)
    before_it = table.discarded
    table.pass_time()
    assert (table["deck"], table.discarded) == (0, before_it + 1)


def fighting(first: str = "ogre", second: str = "goblin", split: str = "12", **situation: object) -> object:
    table = before((first, second), **{"heroes": 4, "dungeon": QUIET, **situation})
    return table.play("fight", f"split {split}", "order 1")


@rule("OD-53")
def test_the_group_splits_into_pairs_in_any_way() -> None:
    table = before(("ogre", "goblin"), heroes=4, dungeon=QUIET).play("fight")
    assert table.legal("split") == ["12", "13", "14", "23", "24", "34"]
    table.play("split 24")
    assert table.view["pairs"] == [[2, 4], [1, 3]]
    assert table.legal() == ["order 1", "order 2"]


@rule("OD-53")
def test_the_encounters_are_resolved_in_any_order() -> None:
    table = before(("ogre", "goblin"), heroes=4, dungeon=QUIET).play("fight", "split 24", "order 2")
    assert table.view["encounter"]["card"]["kind"] == "goblin"
    assert table.view["pairs"] == [[1, 3], [2, 4]]


@rule("OD-53")
def test_each_pair_has_half_of_the_supply() -> None:
    table = with_dice(fighting(), "")
    assert table.supply == {"S": 8, "A": 8, "M": 8, "H": 6}
    stored = before(("ogre", "goblin"), heroes=4, dungeon=QUIET, hero_1="mage")
    stored.arrange(stored=(1, 0, 0, 0), supply=(16, 16, 16, 11)).play("fight", "split 34", "order 1")
    assert (stored.supply["H"], stored["reserve"][3]) == (6, 5)


@rule("OD-53")
def test_both_pairs_face_the_dungeon_s_boxes_and_wounds_stay_within_a_pair() -> None:
    table = with_dice(fighting(first="boulder", second="bandit").play("option 2"), "")
    assert [box["value"] for box in table.view["encounter"]["boxes"]] == [14, 4]
    table.play("finish")
    assert table.wounds == [2, 2, 0, 0]
    table.pass_time()
    assert table.view["encounter"]["card"]["kind"] == "bandit"
    assert table.view["pairs"] == [[3, 4], [1, 2]]
    assert [box["value"] for box in table.view["encounter"]["boxes"]][-2:] == [2, 5]


@rule("OD-53")
def test_only_heroes_of_the_encounter_are_hit_or_drained() -> None:
    table = before(
        ("fire_elemental", "wraith"), heroes=4, dungeon=QUIET, items=(card("goblin"),), items_2=(card("ogre"),)
    )
    table.play("fight", "split 34", "order 1")
    assert table.legal() == ["hit 3", "hit 4"]
    other = before(("wraith", "ogre"), heroes=4, dungeon=QUIET, items=(card("goblin"),), items_2=(card("bandit"),))
    assert other.play("fight", "split 13", "order 1").legal() == ["drain 1 1"]


@rule("OD-16", "OD-53")
def test_a_stack_counts_as_one_open_door_for_swarm_or_two_by_an_option() -> None:
    for option, x in (("once", 8), ("twice", 12)):
        table = before(("goblin", "ogre"), heroes=4, dungeon=QUIET, doors=(("bandit", "beetle"),), swarm=option)
        assert table.play("fight", "split 12", "order 1")["x"] == x


def claiming() -> object:
    table = resting(4, dungeon=QUIET, closed=1)
    write(table.rec.cards, (table.take_from_deck(card("goblin")), table.take_from_deck(card("ogre"))))
    table.rec.looting = 3
    return table.arrange(step=names.DO_LOOT)


@rule("OD-54")
def test_loot_is_shared_out_after_both_and_one_hero_may_take_both() -> None:
    table = claiming()
    assert {"item 1", "item 2", "item 3", "item 4", "later"} < set(table.legal())
    table.play("item 3", "skill 3")
    hero = table.view["heroes"][2]
    assert [item["kind"] for item in hero["items"]] == ["goblin"]
    assert "chaotic_aura" in [skill["id"] for skill in hero["skills"]]


@rule("OD-54")
def test_the_second_card_can_be_claimed_first() -> None:
    table = claiming().play("later", "item 3")
    assert [item["kind"] for item in table.view["heroes"][2]["items"]] == ["ogre"]
    assert "later" not in table.legal()


@rule("OD-55")
def test_levels_cost_double_and_give_two_cubes() -> None:
    table = resting(4, dungeon=QUIET, closed=1)
    table.rec.xp[4] = 2
    assert table.arrange(step=names.DO_LEVEL)["level"] == 0
    table = resting(4, dungeon=QUIET, closed=1)
    table.rec.xp[4] = 3
    assert table.arrange(step=names.DO_LEVEL)["level"] == 1
    assert table["cubes"] == 2


@rule("OD-56")
def test_six_tokens_wound_two_different_heroes() -> None:
    table = resting(4, deck=0, closed=1, dungeon=QUIET).arrange(time_due=5)
    assert (table["tokens"], table.wounds) == (5, [0, 0, 0, 0])
    table.arrange(time_due=1)
    assert table.legal() == ["hit 1", "hit 2", "hit 3", "hit 4"]
    table.play("hit 2")
    assert table.legal() == ["hit 1", "hit 3", "hit 4"]
    assert table.play("hit 4").wounds == [0, 1, 0, 1]


@rule("OD-56")
def test_even_heroes_who_are_in_no_encounter() -> None:
    table = fighting(deck=0, closed=1)
    assert table.arrange(tokens=5, time_due=1).legal() == ["hit 1", "hit 2", "hit 3", "hit 4"]


@rule("OD-57")
def test_the_guardian_has_double_health_and_both_pairs_fight_each_round() -> None:
    table = at_guardian(heroes=4, dungeon="yetis_cavern")
    assert table.view["dungeon"]["guardian"]["health"] == 12
    assert table.wait == "split"
    table.play("split 13")
    assert table.view["pairs"] == [[1, 3], [2, 4]]
    with_dice(table, "S6 S6 S6 S6 S6 M6 M5 | A6 A5 S5 S4")
    table.place("S6 S6 S6 S6", 1).place("S6", 6).place("M6", 5).place("M5", 4)
    for die, box in (("A6", 8), ("A5", 7), ("S5", 3), ("S4", 2)):
        table.place(die, box, side=2)
    table.play("finish")
    assert (table["damage"], table["part"]) == (4, 1)
    assert table.view["pairs"] == [[2, 4], [1, 3]]
    assert table.supply["H"] + table["reserve"][3] == 12


@rule("OD-57")
def test_after_both_pairs_the_group_splits_anew() -> None:
    table = at_guardian(heroes=4, dungeon="yetis_cavern", cubes=12).play("split 13")
    for _pair in range(2):
        with_dice(table, "").play("finish")
        while table.wait in ("save", "hit"):
            table.play(table.legal()[0])
    assert table.wait == "split"


@rule("OD-57")
def test_beaten_by_the_first_pair_the_second_does_not_fight() -> None:
    table = at_guardian(heroes=4, dungeon="yetis_cavern", damage=11).play("split 12")
    with_dice(table, "S6 S6 S6 S6 M6 M5 S4 S5 | A6 A5 S6")
    table.place("S6 S6 S6 S6", 1).place("M6", 5).place("M5", 4).place("S4", 2).place("S5", 3)
    table.place("A6", 8, side=2).place("A5", 7, side=2).place("S6", 6, side=2)
    assert table.play("finish").wait == "won"


@rule("OD-57")
def test_x_is_worked_out_for_each_pair() -> None:
    table = at_guardian(heroes=4, dungeon="minotaurs_maze", damage=8, cubes=12).play("split 12")
    assert table["x"] == 16
    with_dice(table, "S5 S5 M5 A5 | ").place("S5", 3).place("S5", 6).place("M5", 4).place("A5", 7)
    table.play("finish")
    while table.wait in ("save", "hit"):
        table.play(table.legal()[0])
    assert (table["damage"], table["x"]) == (12, 24)


@rule("OD-58")
def test_minotaur_s_x_is_twice_its_wounds() -> None:
    for damage, x in ((2, 12), (8, 16), (14, 28)):
        assert at_guardian(heroes=4, dungeon="minotaurs_maze", damage=damage).play("split 12")["x"] == x


@rule("OD-58")
@pytest.mark.parametrize(("dungeon", "time"), [("dragons_cave", 14), ("hydras_reef", 6), ("lichs_tomb", 4)])
def test_effects_of_each_turn_and_floor_are_doubled(dungeon: str, time: int) -> None:
    assert begin(4, dungeon=dungeon).pass_time().discarded == time


@rule("OD-58")
def test_effects_of_exploring_are_doubled_the_door_limit_is_not() -> None:
    table = resting(4, dungeon="minotaurs_maze", floor=2).play("explore")
    assert table["time_due"] == 2
    table.pass_time()
    assert table["closed"] == 3


@rule("OD-58", "OD-37")
def test_invisibility_saves_one_pair() -> None:
    table = before(("ogre", "bandit"), heroes=4, dungeon=QUIET, known=("invisibility",), cubes=1)
    table.play("fight", "split 12", "order 1", "vanish").pass_time()
    assert table.view["encounter"]["card"]["kind"] == "bandit"
    assert table.wait == "feats"


@rule("OD-18", "OD-53")
def test_valiant_wants_one_card_of_four_not_the_sum() -> None:
    for shown, stored in ((("goblin", "beetle"), 0), (("goblin", "ogre"), 1)):
        table = resting(4, dungeon=QUIET, closed=1, hero_1="paladin").play("open").time(*shown)
        assert table.stored[0] == stored


@rule("OD-10", "OD-53")
def test_the_seat_that_decides_plays_a_hero_of_the_pair() -> None:
    table = before(("ogre", "bandit"), heroes=4, seats=4, dungeon=QUIET).play("fight", "split 34", "order 1")
    assert with_dice(table, "S5 | S5").match.turn == 2
    assert "hand" in table.legal()
    assert table.play("hand").match.turn == 3

"""What the view tells whoever draws the table: dice for boxes, what is picked, who rolls, the best places."""

from __future__ import annotations

import json

from undercroft.games.one_deck import table as names

from .set_up import before, facing, resting

QUIET = "lichs_tomb"  # a dungeon whose first floor does nothing but add boxes


def test_a_box_tells_which_dice_it_takes_whatever_they_show():
    table = facing("ogre", "S6 S1 A4 M2 H1", dungeon="dragons_cave")
    for box in table.view["encounter"]["boxes"]:
        taken = {die["kind"] for die in table.view["dice"] if die["die"] in box["takes"]}
        assert taken == {box["colour"], "heroic"}
        assert len(box["takes"]) == (3 if box["colour"] == "strength" else 2)


def test_what_a_box_takes_and_plays_is_what_can_be_placed():
    table = facing("glooping_ooze", "S4 S4 S6 M2 M3 H5", dungeon="dragons_cave")
    table.place("M2", 1).place("M3", 2)
    boxes = table.view["encounter"]["boxes"]
    places = {int(text.split()[-1]) for text in table.legal("place")}
    assert {box["plays"] for box in boxes if box["takes"]} >= places
    alike = [box for box in boxes if (box["colour"], box["value"], box["hearts"]) == ("strength", 4, 1)]
    assert [box["plays"] for box in alike] == [alike[0]["box"]] * 2  # moves name the first of two that are alike


def test_boxes_without_a_shield_wait():
    table = facing("beetle", "A3 A4 S5 M3 S6", dungeon=QUIET)
    boxes = table.view["encounter"]["boxes"]
    assert all(box["plays"] is None for box in boxes if not box["shield"])
    assert all(box["plays"] for box in boxes if box["shield"])


def test_a_skill_s_price_is_told_and_what_is_picked():
    table = facing("goblin", "S6 S5 A4", skills=("backstab",), dungeon=QUIET)
    skill = next(one for one in table.view["heroes"][0]["skills"] if one["id"] == "backstab")
    assert skill["cost"] == {"colour": "agility", "n": 1, "mana": False}
    assert table.view["picking"] is None
    table.use("backstab")
    assert table.view["picking"] == {"what": "pay", "left": 1, "same": False}
    json.dumps(table.view)  # nothing but plain values


def test_the_best_places_can_be_played_as_they_are_told():
    table = facing("goblin", "S6 S5 A4 A2 H3", dungeon=QUIET)
    told = table.view["best"]
    assert told
    before_them = table.stop_now
    table.play(*told)
    assert table.stop_now < before_them
    assert resting().view["best"] == []


def test_three_dice_for_a_heroic_one_are_told():
    assert facing("bandit", "S6 S5", dungeon=QUIET).view["to_join"] == 3
    assert facing("ogre", "S6 S5", dungeon=QUIET).view["to_join"] == 2
    assert resting().view["to_join"] is None


def test_luck_tells_what_it_is_and_who_asks_for_it():
    rolling = before("ogre", dungeon=QUIET).play("fight").view["rolling"]
    assert (rolling["what"], rolling["by"], rolling["at_once"]) == ("dice", 0, True)
    opening = resting(closed=2, dungeon=QUIET).play("open").view["rolling"]
    assert (opening["what"], opening["count"], opening["at_once"]) == ("door", 1, True)
    assert resting().view["rolling"] is None


def test_a_turn_s_time_waits_so_that_the_last_choice_can_be_taken_back():
    calm = resting(closed=4, step=names.DO_TURN, dungeon=QUIET)
    assert (calm.view["rolling"]["what"], calm.view["rolling"]["at_once"]) == ("time", False)
    hurt = resting(closed=4, cubes=1, wounds=(2,), step=names.DO_TURN, dungeon=QUIET)
    assert hurt.wait == "start"
    assert hurt.play("begin").view["rolling"]["at_once"]  # the turn was begun by hand


def test_cards_tell_what_is_to_be_faced():
    (card,) = before("boulder", dungeon=QUIET).view["cards"]
    assert [way["price"] for way in card["options"]] == [3, 0]
    (card,) = before("beetle", dungeon=QUIET).view["cards"]
    assert (len(card["boxes"]), card["ability"]["name"]["en"]) == (6, "Survivor")
    ((card,),) = resting(doors=("ogre",)).view["deck"]["open"]
    assert card["options"] is None


def test_what_is_not_sure_is_marked():
    assert resting(hero_1="archer").view["heroes"][0]["mark"] == "likely"
    assert resting(hero_1="warrior").view["heroes"][0]["mark"] is None
    assert resting(2, level=3).view["level"]["mark"] == "likely"
    assert resting(1, level=3).view["level"]["mark"] is None

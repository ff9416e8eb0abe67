"""In the dungeon: hit points, the order of the cards, harm, success and failure (WD-10 to WD-13)."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.rulebook import rule

from .set_up import HEROES, MONSTERS, POWER, bidding, dungeon, tiles_of

BONUS = {
    "plate_armor": 5,
    "knight_shield": 3,
    "chainmail": 4,
    "leather_shield": 3,
    "wall_of_fire": 6,
    "bracelet_of_protection": 3,
    "mithril_armor": 5,
    "buckler": 3,
}
BARE = {"warrior": 3, "barbarian": 4, "mage": 2, "rogue": 3}


@rule("WD-10")
@pytest.mark.parametrize("hero", HEROES)
def test_hit_points_are_the_adventurers_and_those_of_the_tiles_left(hero: str) -> None:
    assert dungeon(hero, [], ["goblin"]).hp == BARE[hero]
    assert dungeon(hero, tiles_of(hero), ["goblin"]).hp == 11
    for tile in tiles_of(hero):
        assert dungeon(hero, [tile], ["goblin"]).hp == BARE[hero] + BONUS.get(tile, 0)


@rule("WD-11")
def test_the_last_card_added_is_turned_over_first() -> None:
    table = bidding("barbarian").play("+goblin", "+orc", "+vampire", "pass")
    assert [card["by"] for card in table.view()["dungeon"]] == [0, 1, 0]
    table.play("flip")
    assert table.view()["run"]["open"]["id"] == "vampire"
    shown = [card["monster"] and card["monster"]["id"] for card in table.view(2)["dungeon"]]
    assert shown == ["vampire", "orc", None], "player 2 has added the orc"


@rule("WD-11")
@pytest.mark.parametrize(("order", "first"), [("top_first", "vampire"), ("bottom_first", "goblin")])
def test_the_order_is_an_option(order: str, first: str) -> None:
    table = bidding("barbarian", reveal_order=order).play("-orc/torch", "+goblin", "+vampire", "pass", "flip")
    assert table.view()["run"]["open"]["id"] == first


@rule("WD-11")
@pytest.mark.parametrize("monster", MONSTERS)
def test_a_monster_that_nothing_stops_costs_its_power(monster: str) -> None:
    table = dungeon("mage", ["wall_of_fire", "bracelet_of_protection"], [monster]).play("flip")
    assert table.hp == 11 - POWER[monster]


@rule("WD-12")
def test_a_monster_that_is_stopped_costs_nothing_and_the_tile_stays() -> None:
    table = dungeon("warrior", ["torch"], ["orc", "goblin", "orc"]).play("flip", "flip", "flip")
    assert (table.hp, table.spent, table.outcome) == (3, [], "success")


@rule("WD-12")
def test_two_tiles_that_stop_the_same_monster_do_not_get_in_each_others_way() -> None:
    table = dungeon("warrior", ["torch", "holy_grail"], ["skeleton", "goblin"]).play("flip")
    assert (table.hp, table.spent, table.tiles) == (3, [], ["torch", "holy_grail"])


@rule("WD-13")
@pytest.mark.parametrize(
    ("pile", "outcome"), [(["skeleton"], "success"), (["orc"], "failure"), (["vampire"], "failure")]
)
def test_damage_below_the_hit_points_is_a_success_and_equal_or_above_a_failure(pile: list[str], outcome: str) -> None:
    assert dungeon("warrior", [], pile).play("flip").outcome == outcome


@rule("WD-13")
def test_damage_adds_up_over_the_cards() -> None:
    table = dungeon("warrior", [], ["goblin", "goblin", "skeleton"])
    assert table.play("flip", "flip").hp == 1
    assert (table.play("flip").hp, table.outcome) == (-1, "failure")


@rule("WD-13")
def test_an_empty_dungeon_is_a_success_even_without_tiles() -> None:
    assert dungeon("warrior", [], []).outcome == "success"
    assert dungeon("rogue", tiles_of("rogue"), []).outcome == "success", "no kind is asked for"


@rule("WD-13", "WD-17")
def test_who_falls_turns_no_further_card_but_they_are_shown() -> None:
    table = dungeon("warrior", [], ["dragon", "goblin", "lich"]).play("flip")
    assert (table.outcome, table.phase) == ("failure", "choose")
    (rest,) = [event for event in table.match.events(0) if event.id == "event-rest"]
    assert rest.args["cards"] == {"en": "Goblin (1), Lich (6)", "fr": "Gobelin (1), Liche (6)"}


@rule("WD-13")
@pytest.mark.parametrize(("death", "outcome"), [("immediate", "failure"), ("total_at_end", "success")])
def test_the_other_reading_adds_up_to_the_end(death: str, outcome: str) -> None:
    table = dungeon("rogue", ["ring_of_power"], ["vampire", "skeleton", "goblin"], death=death).play("flip")
    while table.phase == "flip":
        table.play("flip")
    assert table.outcome == outcome


@rule("WD-11")
def test_there_is_nothing_to_do_but_to_turn_over_the_next_card() -> None:
    assert dungeon("warrior", ["torch"], ["orc", "goblin"]).legal() == ["flip"]


def test_other_moves_are_refused_in_the_dungeon() -> None:
    table = dungeon("warrior", ["vorpal_blade"], ["orc"])
    for move in ("flip", "pass", "draw", "axe", "name cat"):
        with pytest.raises(uc.IllegalMove):
            table.match.play(move)

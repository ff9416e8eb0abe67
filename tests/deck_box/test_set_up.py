"""Setting up: quest, characters, market, entrance."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from undercroft.games.deck_box.rules.map.figures import defence, own_modifier, skill, speed

from .set_up import ARCHER, BOX, GAME, GUARD, NAMES, fresh, item_number, situation

SKILLS = ("strength", "dexterity", "wisdom", "charisma")


def number(sort: str, id: str) -> int:
    return list(NAMES[sort]).index(id) + 1


def character(table, hero: str, gear: str, ability: str):
    return table.play(
        f"hero {number('heroes', hero)}", f"gear {number('equipment', gear)}", f"ability {number('abilities', ability)}"
    )


@rule("DB-01", "DB-44")
@pytest.mark.parametrize(("quest", "tile"), [("dimming_lamp", "1A"), ("three_wicks", "2A"), ("long_night", "2A")])
def test_a_quest_is_chosen_and_its_first_tile_placed(quest: str, tile: str) -> None:
    table = fresh(quest=quest)
    character(table, "orla", "sword_board", "warden_oath")
    character(table, "dagna", "hunting_bow", "mending_hymn")
    rooms = table.match.view()["table"]["rooms"]
    assert [room["tile"] for room in rooms] == [tile]


@rule("DB-02")
def test_a_character_is_a_hero_an_equipment_and_an_ability_card() -> None:
    table = fresh()
    assert (table.wait, len(table.legal("hero"))) == ("hero", 8)
    table.play("hero 1")
    assert (table.wait, len(table.legal("gear"))) == ("gear", 10)
    table.play("gear 1")
    assert (table.wait, len(table.legal("ability"))) == ("ability", 8)
    table.play("ability 1")
    assert table.wait == "hero"  # of the second hero


@rule("DB-02")
def test_the_edge_numbers_of_the_three_cards_add_up() -> None:
    table = situation(["hob arbalest sidelong_step 1e5"])
    rec = table.rec
    assert own_modifier(BOX, rec, 0, 1) + BOX.gear_mod[rec.gear[0], 1] == 1 + 1  # ranged
    assert own_modifier(BOX, rec, 0, 0) + BOX.gear_mod[rec.gear[0], 0] == 0  # melee
    assert defence(BOX, rec, 0) == 0
    assert speed(BOX, rec, 0) == 5 - 1
    assert [skill(BOX, rec, 0, which) for which in range(4)] == [0, 2 + 2, 1, -1]


@rule("DB-02")
def test_defence_adds_up_too() -> None:
    assert defence(BOX, situation([f"{GUARD} 1e5"]).rec, 0) == 1 + 1


@rule("DB-03")
def test_health_starts_at_the_hero_s_number_treasure_and_energy_at_0() -> None:
    table = fresh()
    character(table, "dagna", "sword_board", "warden_oath")
    character(table, "ysolde", "hunting_bow", "mending_hymn")
    assert table.health == [10, 7]
    assert (table.treasure, table.energy) == ([0, 0], [0, 0])


@rule("DB-03")
def test_health_never_goes_beyond_the_hero_s_number() -> None:
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1e4"]).give(1, "healing_draught")
    table.rec.health[0] = 8
    table.go_on().use("healing_draught")
    assert table.health == [9, 8]


@rule("DB-04")
def test_three_items_are_turned_over_for_sale() -> None:
    table = fresh()
    character(table, "orla", "sword_board", "warden_oath")
    character(table, "dagna", "hunting_bow", "mending_hymn")
    assert table.wait == "card"
    for item in ("healing_draught", "healing_draught", "grapnel"):
        table.play(f"card {item_number(item)}")
    assert table.rec.market.tolist() == [0, 0, item_number("grapnel") - 1]
    assert table.rec.deck[0] == 1


@rule("DB-04")
def test_luck_turns_over_each_card_as_often_as_it_is_in_the_deck() -> None:
    table = fresh()
    character(table, "orla", "sword_board", "warden_oath")
    character(table, "dagna", "hunting_bow", "mending_hymn")
    copies = [int(BOX.item_copies[item]) for item in range(len(NAMES["items"]))]
    assert [move.odds * sum(copies) for move in table.match.moves()] == copies


@rule("DB-14")
def test_heroes_choose_their_squares_on_the_green_entrance() -> None:
    table = fresh()
    character(table, "orla", "sword_board", "warden_oath")
    character(table, "dagna", "hunting_bow", "mending_hymn")
    table.play("card 1", "card 2", "card 3")
    assert sorted(table.legal("stand")) == ["1d2", "1d3", "1f2", "1f3"]
    table.play("stand 1d3")
    assert sorted(table.legal("stand")) == ["1d2", "1f2", "1f3"]
    table.play("stand 1f2")
    assert (table.at, table.round, table.phase) == (["1d3", "1f2"], 1, "heroes")


@rule("DB-42")
def test_with_one_box_a_card_shows_one_of_its_faces() -> None:
    table = fresh()
    character(table, "orla", "sword_board", "warden_oath")
    heroes = [list(NAMES["heroes"])[int(text) - 1] for text in table.legal("hero")]
    assert "orla" not in heroes
    assert "hob" not in heroes  # the other face of her card
    assert len(heroes) == 6
    table.play("hero 3")
    assert len(table.legal("gear")) == 8


@rule("DB-42")
def test_with_all_faces_in_play_only_the_same_face_is_taken() -> None:
    table = fresh(faces="both")
    character(table, "orla", "sword_board", "warden_oath")
    assert len(table.legal("hero")) == 7
    table.play("hero 2")
    assert len(table.legal("gear")) == 9


@rule("DB-42")
def test_with_two_boxes_two_heroes_may_share_an_equipment_or_ability_but_not_be_the_same_hero() -> None:
    table = fresh(3)
    character(table, "orla", "sword_board", "warden_oath")
    assert len(table.legal("hero")) == 7
    table.play("hero 2")
    assert len(table.legal("gear")) == 10
    table.play("gear 1", "ability 2", "hero 3")
    assert len(table.legal("gear")) == 8  # both cards with sword and board are out
    assert len(table.legal("hero")) == 0


@rule("DB-42")
def test_with_two_boxes_items_and_enemy_dice_are_doubled() -> None:
    assert sum(situation().rec.deck) == sum(BOX.item_copies[item] for item in range(16)) - 3
    three = situation([f"{GUARD} 1e5", f"{ARCHER} 1d5", "dagna salt_maul ring_of_steel 1f5"])
    assert sum(three.rec.deck) == 2 * sum(BOX.item_copies[item] for item in range(16)) - 3


@pytest.mark.parametrize(
    ("seats", "heroes", "party"), [(1, "2", 2), (1, "4", 4), (2, "2", 2), (3, "2", 3), (4, "3", 4)]
)
@rule("DB-01")
def test_there_are_two_to_four_heroes_and_one_person_may_play_several(seats: int, heroes: str, party: int) -> None:
    match = GAME.start(seed=1, seats=seats, heroes=heroes)
    assert match.table.n_heroes == party
    assert len(match.view()["table"]["heroes"]) == party


@rule("DB-01")
def test_heroes_are_dealt_to_the_seats_in_turn() -> None:
    match = GAME.start(seed=1, seats=3, heroes="4")
    assert [hero["seat"] for hero in match.view()["table"]["heroes"]] == [0, 1, 2, 0]

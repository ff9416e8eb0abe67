"""Setting up: heroes, dungeon, deck, supply."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.rulebook import rule

from .set_up import GAME, begin, facing

HEROES = ("warrior", "mage", "rogue", "archer", "paladin")


@rule("OD-01")
@pytest.mark.parametrize(
    ("hero", "alone", "together"),
    [
        ("warrior", (4, 2, 1, 6), (3, 1, 0, 4)),
        ("mage", (1, 2, 4, 5), (0, 1, 3, 3)),
        ("rogue", (1, 4, 2, 5), (0, 3, 1, 3)),
        ("archer", (2, 3, 2, 5), (1, 2, 1, 3)),
        ("paladin", (3, 1, 3, 5), (2, 0, 2, 3)),
    ],
)
def test_heroes_have_another_side_when_they_are_several(hero: str, alone: tuple, together: tuple) -> None:
    for heroes, wanted in ((1, alone), (2, together), (4, together)):
        shown = begin(heroes, hero_1=hero).view["heroes"][0]
        assert (*shown["icons"].values(), shown["health"]) == wanted


@rule("OD-01")
def test_two_heroes_can_be_played_from_one_seat_or_two_and_four_from_any_number() -> None:
    seats = {(heroes, count): begin(heroes, seats=count).view["heroes"] for heroes, count in ((2, 1), (2, 2), (4, 3))}
    assert [hero["seat"] for hero in seats[2, 1]] == [0, 0]
    assert [hero["seat"] for hero in seats[2, 2]] == [0, 1]
    assert [hero["seat"] for hero in seats[4, 3]] == [0, 1, 2, 0]
    assert [len(GAME.start(seed=1, seats=count).view()["table"]["heroes"]) for count in (1, 2, 3, 4)] == [1, 2, 4, 4]


@rule("OD-01")
def test_a_hero_that_is_taken_makes_room_for_the_next_free_one() -> None:
    same = begin(4, **{f"hero_{place}": "mage" for place in (1, 2, 3, 4)})
    assert [hero["id"] for hero in same.view["heroes"]] == ["mage", "rogue", "archer", "paladin"]


@rule("OD-01")
@pytest.mark.parametrize(
    ("dungeon", "dots", "guardian"),
    [
        ("dragons_cave", 1, "Dragon"),
        ("hydras_reef", 2, "Hydra"),
        ("yetis_cavern", 2, "Yeti"),
        ("lichs_tomb", 3, "Lich"),
        ("minotaurs_maze", 3, "Minotaur"),
    ],
)
def test_a_dungeon_has_its_difficulty_and_its_guardian(dungeon: str, dots: int, guardian: str) -> None:
    shown = begin(dungeon=dungeon).view["dungeon"]
    assert (shown["id"], shown["difficulty"], shown["guardian"]["name"]["en"]) == (dungeon, dots, guardian)


@rule("OD-02")
def test_a_game_starts_on_the_first_floor_at_level_1_with_44_cards_and_a_cube() -> None:
    table = begin(dungeon="lichs_tomb")
    assert (table["floor"], table["level"], table["deck"], table["cubes"]) == (0, 0, 44, 1)
    assert table["unseen"][:44] == [1] * 44
    assert [floor["open"] for floor in table.view["dungeon"]["floors"]] == [True, False, False]


@rule("OD-02")
def test_every_card_is_as_likely_to_be_the_first() -> None:
    table = begin()
    assert table.match.turn == uc.CHANCE
    assert {move.odds for move in table.match.moves()} == {table.match.moves()[0].odds}
    assert len(table.legal("card")) == 44


@rule("OD-03")
def test_the_supply_is_limited() -> None:
    table = begin()
    assert table.supply == {"S": 8, "A": 8, "M": 8, "H": 6}
    assert table.box.cubes == 6


@rule("OD-03", "OD-36")
def test_no_more_than_six_cubes() -> None:
    from undercroft.games.one_deck.rules.heroes.party import add_cubes

    table = begin()
    add_cubes(GAME.box.rec, table.match.table, 9)
    assert table["cubes"] == 6


@rule("OD-03")
def test_wounds_are_unlimited() -> None:
    table = facing("ogre", "", hero_1="warrior", cubes=6, wounds=(3,))
    table.play("finish").pass_time()
    assert table.wounds == [3 + 9]


@rule("OD-04", "OD-48")
def test_basic_skills_are_for_campaigns() -> None:
    assert begin().wait == "card"
    table = begin(talents="veteran", dungeon="lichs_tomb")
    assert table.wait == "basic"
    assert len(table.legal("basic")) == 4
    table.play("basic 3")
    assert [skill["id"] for skill in table.view["heroes"][0]["skills"]] == ["skill", "precision", "veteran"]

"""What is in the box, who gets which hero, who rolls what, and how a delve starts."""

from __future__ import annotations

from fractions import Fraction

import pytest

import undercroft as uc
from tests.rulebook import rule

from .set_up import BASE_HEROES, CARDS, GAME, HEROES, PACK_HEROES, Table, delve, regroup, start

SIXTH = Fraction(1, 6)
PROTOTYPE_BOX = {
    "town_portal": 4,
    "dragon_bait": 4,
    "ring": 4,
    "elixir": 3,
    "scroll_token": 3,
    "sword": 3,
    "talisman": 3,
    "sceptre": 3,
    "tools": 3,
}


@rule("DR-01")
def test_each_of_the_seven_party_dice_has_six_faces_each_as_likely() -> None:
    table = start()
    for _die in range(7):
        faces = ("champion", "fighter", "cleric", "mage", "thief", "scroll")
        assert table.odds() == {f"die {face}": SIXTH for face in faces}
        table.play("die thief")
    assert table.party == "7 thief"
    assert "die thief" not in table.legal()


@rule("DR-01")
def test_a_dungeon_die_has_six_faces_each_as_likely() -> None:
    faces = ("dragon", "goblin", "skeleton", "ooze", "chest", "potion")
    assert start().form("7 fighter").odds() == {f"monster {face}": SIXTH for face in faces}


@rule("DR-01")
def test_there_are_seven_dungeon_dice() -> None:
    table = regroup(level=8).play("seek")
    assert table.level == 9
    table.meet("7 chest")
    assert table.dungeon == "7 chest"
    assert table.phase == "loot"


@rule("DR-02")
def test_thirty_treasures_are_drawn_blind_from_the_box() -> None:
    table = delve(party="thief", dungeon="chest").play("open thief 1")
    assert table.odds() == {f"draw {kind}": Fraction(count, 30) for kind, count in PROTOTYPE_BOX.items()}


@rule("DR-02")
def test_what_players_hold_is_not_in_the_box() -> None:
    hands = ("3 sword, town_portal", "3 town_portal, ring")
    table = delve(party="thief", dungeon="chest", treasures=hands, seats=2).play("open thief 1")
    left = {**PROTOTYPE_BOX, "ring": 3}
    del left["sword"], left["town_portal"]
    assert table.odds() == {f"draw {kind}": Fraction(count, 22) for kind, count in left.items()}


@rule("DR-03", "DR-41")
def test_heroes_are_dealt_at_random_one_each_of_the_eight() -> None:
    table = Table(GAME.start(seed=1, seats=3))
    assert table.odds() == {f"deal {number}": Fraction(1, 8) for number in range(1, 9)}
    table.play("deal 3")
    assert table.odds() == {f"deal {number}": Fraction(1, 7) for number in (1, 2, 4, 5, 6, 7, 8)}
    table.play("deal 1", "deal 8")
    assert table.rec.hero[:3].tolist() == [2, 0, 7]
    assert table.phase == "form"


@rule("DR-03")
def test_or_each_player_chooses_a_hero_in_turn() -> None:
    table = Table(GAME.start(seed=1, seats=2, heroes="choose"))
    assert table.match.turn == 0
    assert table.legal("take") == [str(number) for number in range(1, 9)]
    table.play("take 5")
    assert table.match.turn == 1
    assert table.legal("take") == ["1", "2", "3", "4", "6", "7", "8"]
    table.play("take 2")
    assert table.rec.hero[:2].tolist() == [4, 1]
    assert table.match.turn == uc.CHANCE


@rule("DR-03")
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_starts_on_the_novice_side_and_ready(hero: str) -> None:
    table = start(hero)
    assert (table.hero, table.side, table.ready) == (hero, "novice", True)


@rule("DR-41")
def test_the_cards_are_the_eight_of_the_game_and_four_of_the_first_pack() -> None:
    base = ("spellsword", "mercenary", "knight", "half_goblin", "minstrel", "enchantress", "occultist", "crusader")
    assert set(BASE_HEROES) == set(base)
    assert set(PACK_HEROES) == {"viking", "alchemist", "archaeologist", "tracker"}
    assert {card["level_up"] for card in CARDS} == {5}


@rule("DR-04")
@pytest.mark.parametrize(("seats", "adventurer", "lord"), [(1, 0, 0), (2, 0, 1), (2, 1, 0), (4, 2, 3), (4, 3, 0)])
def test_the_player_on_the_left_of_the_adventurer_rolls_for_the_dungeon(seats: int, adventurer: int, lord: int) -> None:
    table = regroup(seats=seats, adventurer=adventurer, level=3)
    assert table.match.turn == adventurer
    table.play("seek")
    shown = table.match.view(0)["table"]
    assert (shown["adventurer"], shown["lord"]) == (adventurer, lord)
    assert shown["rolling"] == {"what": "dungeon", "count": 4, "by": lord}


@rule("DR-04")
def test_the_adventurer_rolls_the_party() -> None:
    shown = start(seats=3).match.view(0)["table"]
    assert shown["rolling"] == {"what": "party", "count": 7, "by": 0, "at_once": False}


@rule("DR-05")
def test_a_delve_starts_with_seven_party_dice_level_1_and_one_dungeon_die() -> None:
    table = start()
    assert (table.party, table.graveyard, table.level) == ("", 0, 1)
    table.form("champion, fighter, cleric, mage, thief, 2 scroll")
    assert table.party == "champion, fighter, cleric, mage, thief, 2 scroll"
    assert table.in_the_air == (0, 1, 0)
    table.meet("skeleton")
    assert (table.dungeon, table.level, table.phase, table.delve) == ("skeleton", 1, "monster", 1)


@rule("DR-05", "DR-15")
def test_ruling_26_nobody_retires_before_the_first_level() -> None:
    table = start().form("7 fighter")
    assert table.match.turn == uc.CHANCE
    table.meet("goblin")
    assert "retire" not in table.legal()

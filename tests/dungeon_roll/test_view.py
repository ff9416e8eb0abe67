"""What a seat is shown of a table: as data, as a prompt, and as a picture."""

from __future__ import annotations

import json
from typing import Any

import pytest

import undercroft as uc
from tests.players import Curious, play
from tests.rulebook import rule
from undercroft.engine.game import WATCHER
from undercroft.games.dungeon_roll.table import ACHIEVEMENTS

from .set_up import GAME, HEROES, Table, delve, regroup, start

FIELDS = (
    *("phase", "stage", "purpose", "left", "may_stop", "rules", "delve", "delves", "level", "last_level"),
    *("adventurer", "lord", "rolling", "party", "graveyard", "party_dice", "chosen", "dungeon", "lair", "lair_calls"),
    *("pool", "dungeon_dice", "allies", "fighters", "fighters_needed", "seats", "box", "heroes", "stake", "result"),
)
SEAT_FIELDS = ("experience", "hero", "treasures", "worth", "delves", "achievements")


def view(table: Table, seat: int = 0) -> dict[str, Any]:
    return table.match.view(seat)["table"]


def prompt(table: Table, seat: int = 0, language: str = "en") -> str:
    return GAME.words(language).put(table.match.prompt(seat))


# The data


@pytest.mark.parametrize("seats", [1, 4])
def test_the_data_has_the_same_fields_all_through_a_game_and_is_plain(seats: int) -> None:
    for match in play(GAME.start(seed=4, seats=seats, hero_set="all"), Curious(4)):
        shown = match.view(0)["table"]
        assert tuple(shown) == FIELDS
        assert all(tuple(seat) == SEAT_FIELDS for seat in shown["seats"])
        assert json.loads(json.dumps(shown)) == shown


def test_everybody_sees_the_same_table() -> None:
    match = delve("fighter", "2 goblin", level=2, seats=3).match
    assert match.view(0)["table"] == match.view(2)["table"] == match.view(WATCHER)["table"]


def test_dice_are_counted_by_face_and_zone() -> None:
    shown = view(delve("2 fighter, scroll", "goblin, 2 chest, dragon", level=4, lair=1))
    assert shown["party"] == {"champion": 0, "fighter": 2, "cleric": 0, "mage": 0, "thief": 0, "scroll": 1}
    assert shown["dungeon"] == {"goblin": 1, "skeleton": 0, "ooze": 0, "chest": 2, "potion": 0}
    assert (shown["graveyard"], shown["lair"], shown["lair_calls"], shown["pool"]) == (4, 2, 3, 2)


def test_a_stage_tells_what_it_is_for_and_how_much_is_left() -> None:
    table = delve("scroll, fighter", "2 goblin", level=2).play("read scroll", "choose goblin 2", "choose fighter 1")
    shown = view(table)
    assert (shown["stage"], shown["purpose"], shown["chosen"]) == ("choose", "scroll", {"party": 1, "dungeon": 2})
    shown = view(delve("fighter", "2 potion", level=2).play("quaff fighter 2"))
    assert (shown["stage"], shown["purpose"], shown["left"]) == ("raise", None, 2)
    shown = view(delve("", "goblin, ooze", level=2, hero="mercenary").play("ultimate", "target ooze"))
    assert (shown["stage"], shown["purpose"], shown["left"], shown["may_stop"]) == ("target", "strike", 1, True)


def test_who_stands_against_the_dragon_is_shown() -> None:
    table = delve("fighter, mage, thief", "goblin", lair=3, level=4, treasures="sword")
    table.play("beat fighter goblin 1", "fight sword", "fight mage")
    assert (view(table)["fighters"], view(table)["fighters_needed"]) == (["mage", "sword"], 3)
    assert view(delve("fighter, mage", lair=3, level=4, hero="knight", side="master"))["fighters_needed"] == 2


def test_monsters_that_joined_are_shown_as_what_they_serve_as() -> None:
    table = delve("", "2 skeleton, ooze", level=3, hero="occultist", side="master")
    assert view(table)["allies"] is None
    assert view(table.play("recruit 2"))["allies"] == {"face": "fighter", "count": 2}


@rule("DR-04")
def test_who_is_to_roll_is_told() -> None:
    table = start(seats=3)
    assert view(table)["rolling"] == {"what": "party", "count": 7, "by": 0, "at_once": False}
    table.form("7 mage")
    assert view(table)["rolling"] == {"what": "dungeon", "count": 1, "by": 1}
    table.meet("chest").play("open mage 1")
    assert view(table)["rolling"] == {"what": "treasure", "count": 1, "by": 0}
    assert view(table.play("draw ring"))["rolling"] is None
    assert view(Table(GAME.start(seed=1, seats=2)))["rolling"] == {"what": "hero", "count": 1, "by": 0}


@rule("DR-04")
def test_the_dungeon_lord_sits_to_the_left_of_the_adventurer() -> None:
    assert (view(regroup(seats=3))["adventurer"], view(regroup(seats=3))["lord"]) == (0, 1)
    assert view(regroup(seats=3, adventurer=2))["lord"] == 0
    assert view(regroup())["lord"] == 0  # alone one rolls for oneself


@rule("DR-26", "DR-28")
def test_the_stake_is_told_when_regrouping_and_only_then() -> None:
    assert view(regroup(level=4, lair=2))["stake"] == {"retire": 4, "next": 5, "dice": 5}
    assert view(regroup(level=5, lair=2))["stake"] == {"retire": 5, "next": 6, "dice": 5}
    assert view(delve("mage", "goblin"))["stake"] is None
    digging = regroup(level=3, hero="archaeologist", treasures="ring").play("ultimate")
    assert view(digging)["stake"] is None
    assert view(digging.play("draw ring", "draw ring"))["stake"] is None  # two to discard
    assert view(digging.play("discard ring", "discard ring"))["stake"] is not None


@rule("DR-27")
def test_after_the_last_level_there_is_no_next() -> None:
    assert view(regroup(level=10))["stake"] == {"retire": 10, "next": None, "dice": 0}


# Players


def test_a_seat_shows_the_side_of_the_card_that_is_up() -> None:
    hero = view(regroup(hero="crusader", side="master", ready=False))["seats"][0]["hero"]
    assert (hero["id"], hero["name"]["fr"], hero["side"], hero["ready"]) == ("crusader", "Paladin", "master", False)
    assert (hero["level_up"], hero["other"]["name"]["en"]) == (5, "Crusader")
    assert (hero["ultimate"]["name"]["en"], hero["specialty"]["fr"][:9]) == ("Divine Intervention", "Guerriers")
    assert view(regroup())["seats"][0]["hero"] is None


def test_treasures_are_shown_with_what_they_are_worth() -> None:
    seat = view(regroup(treasures="2 town_portal, sword"))["seats"][0]
    assert (seat["treasures"], seat["worth"]) == ({"town_portal": 2, "sword": 1}, 5)
    assert view(regroup(treasures="3 scales", rules="published"))["seats"][0]["worth"] == 5


@rule("DR-02")
def test_the_box_shows_what_no_hand_holds() -> None:
    shown = view(regroup(treasures=("2 ring", "ring"), seats=2))
    assert (shown["box"]["ring"], sum(shown["box"].values())) == (1, 27)
    assert "scales" not in shown["box"]
    assert view(regroup(rules="published"))["box"]["scales"] == 6


def test_what_a_delve_brought_is_told_at_its_end() -> None:
    table = regroup(level=3)
    assert view(table)["seats"][0]["delves"] == [None, None, None]
    assert view(table.play("retire"))["seats"][0]["delves"] == [3, None, None]
    fled = table.until("regroup").seek("goblin").play("flee")
    assert view(fled)["seats"][0]["delves"] == [3, 0, None]
    assert view(fled.until("regroup").play("retire"))["seats"][0]["delves"] == [3, 0, 1]


@rule("DR-03")
@pytest.mark.parametrize(("hero_set", "count"), [("base", 8), ("pack", 4), ("all", 12)])
def test_heroes_that_can_be_chosen_are_shown_with_both_sides(hero_set: str, count: int) -> None:
    table = Table(GAME.start(seed=1, seats=2, heroes="choose", hero_set=hero_set))
    cards = view(table)["heroes"]
    assert [f"take {card['number']}" for card in cards] == table.legal()
    assert len(cards) == count
    assert all(card["id"] == HEROES[card["number"] - 1] for card in cards)
    assert {side["ultimate"]["name"]["en"] for side in (cards[0]["novice"], cards[0]["master"])} != {""}
    assert len(view(table.play(table.legal()[0]))["heroes"]) == count - 1
    assert view(table.play(table.legal()[0]))["heroes"] == []


# The end


@rule("DR-42")
@pytest.mark.parametrize("rules", ["prototype", "published"])
def test_a_solo_game_brings_its_rank_as_an_honour(rules: str) -> None:
    table = regroup(level=1, delve=3, experience=22, treasures="ring", rules=rules).play("retire")
    honours = GAME.honours(table.match)
    assert honours is not None
    assert (honours["rank"], honours["score"]) == (table.result["rank"], 24)


@rule("DR-43")
def test_achievements_are_shown_and_kept() -> None:
    table = regroup(level=10, delve=3).play("retire")
    assert table.result["achievements"] == view(table)["seats"][0]["achievements"] == ["dungeon_master"]
    honours = GAME.honours(table.match)
    assert honours is not None
    assert honours["achievements"] == ["dungeon_master"]
    assert GAME.honour_list is not None
    assert GAME.honour_list["achievements"] == list(ACHIEVEMENTS)
    assert GAME.honour_list["ranks"] == ["fodder", "village", "explorer", "champion", "ages"]


@rule("DR-42")
def test_ranks_and_honours_are_for_those_who_play_alone() -> None:
    table = regroup(level=10, delve=3, seats=2, adventurer=1).play("retire")
    assert table.result["rank"] is None
    assert GAME.honours(table.match) is None
    assert GAME.honours(regroup().match) is None  # not over


# The prompt


def test_the_adventurer_is_asked_and_the_others_are_told() -> None:
    table = delve("fighter", "goblin, 2 ooze", level=3, seats=2)
    assert prompt(table) == "Level 3: beat all 3 monsters, or flee with nothing."
    assert prompt(table, 1) == prompt(table, WATCHER) == "Player 1 faces 3 monsters on level 3."
    assert prompt(table, 1, "fr") == "Joueur 1 affronte 3 monstres au niveau 3."


@rule("DR-04")
def test_the_dungeon_lord_is_asked_to_roll_the_dungeon_dice() -> None:
    table = regroup(level=2, seats=3).play("seek")
    assert prompt(table, 1) == "Roll 3 dungeon dice for level 3."
    assert prompt(table, 0) == prompt(table, 2) == "Player 2 rolls 3 dungeon dice for level 3."


def test_in_the_middle_of_an_action_the_others_are_told_of_the_phase() -> None:
    table = delve("scroll, mage", "goblin", level=2, seats=2).play("read scroll")
    assert prompt(table) == "Take up the dice that you want to roll again."
    assert prompt(table, 1) == "Player 1 faces one monster on level 2."
    fight = delve("fighter, mage, thief", lair=3, level=4, seats=2).play("fight mage")
    assert prompt(fight) == "2 more companions against the dragon, of other kinds."
    assert prompt(fight, 1) == "Player 1 faces the dragon."


@rule("DR-26", "DR-28")
def test_the_prompt_at_regrouping_names_what_is_safe_and_what_comes() -> None:
    assert prompt(regroup(level=4)) == "Retire with 4 experience, or risk it on level 5 against 5 dungeon dice."
    assert prompt(regroup(level=10)) == "The bottom is reached: retire with 10 experience."


@rule("DR-32")
def test_the_end_is_told_to_the_winner_and_to_the_others() -> None:
    won = regroup(level=5, delve=3, seats=2, adventurer=1).play("retire")
    assert prompt(won, 1) == "You win with 5 points."
    assert prompt(won, 0) == "Player 2 wins with 5 points."
    shared = regroup(level=5, delve=3, seats=3, adventurer=2).arrange_seat(0, experience=5).play("retire")
    assert prompt(shared, 0) == "Players 1 and 3 share the victory with 5 points each."


# The picture


def picture(table: Table, language: str = "en", styled: bool = False) -> list[str]:
    return table.match.picture(language, styled=styled).splitlines()


def test_the_picture_shows_the_dice_and_the_sockets_of_the_lair() -> None:
    lines = picture(delve("2 fighter, scroll", "goblin, 2 chest, dragon", level=4, lair=1))
    assert lines == [
        "Delve 1 of 3, level 4",
        "> Monsters <  Loot  Dragon  Regroup",
        "Party      Champion -  Fighter 2  Cleric -  Mage -  Thief -  Scroll 1",
        "Dungeon    Goblin 1  Skeleton -  Ooze -  Chest 2  Potion -",
        "Lair       (#)(#)( )    Graveyard 4    Pool 2",
        "Score      experience 0 (- - -), treasures 0",
    ]


def test_the_picture_shows_hero_treasures_allies_and_dice_taken_up() -> None:
    table = delve("scroll", "2 goblin, ooze", level=3, hero="half_goblin", treasures="ring, 2 sword")
    lines = picture(table.play("recruit 1", "read scroll", "choose ooze 1"), "fr")
    assert lines[5:] == [
        "À relancer 0 du Groupe, 1 du Donjon",
        "Alliés     1 Voleur",
        "Héros      Demi-Gobelin (Novice\u00a0; Chef de clan dès 5 points d’expérience)",
        "           Vous pouvez ouvrir les Coffres et boire les Potions dès la phase des",
        "           Monstres.",
        "           Appel à l’aide (Ultimate utilisé)\u00a0: Un Gobelin vous suit comme Voleur",
        "           jusqu’au regroupement.",
        "Trésors    Anneau d’invisibilité, Épée Vorpale x2",
        "Score      expérience 0 (- - -), Trésors 3",
    ]


def test_the_picture_shows_who_stands_against_the_dragon() -> None:
    table = delve("fighter, thief", "goblin", lair=3, level=4, hero="half_goblin", treasures="sceptre")
    table.play("recruit 1", "fight fighter", "fight ally")
    assert "Fighting   Fighter, Thief" in picture(table)
    table = delve("fighter, thief", lair=3, level=4, hero="crusader", treasures="talisman")
    table.play("fight talisman", "fight hero")
    assert "En lutte   Talisman, Croisée" in picture(table, "fr")


def test_a_lair_with_more_dice_than_sockets_shows_them_all() -> None:
    assert picture(delve("", "2 goblin", lair=4, level=6))[4].startswith("Lair       (#)(#)(#)(#)    ")


def test_the_picture_has_a_line_for_each_of_several_players() -> None:
    table = regroup(level=2, seats=2, hero="knight", adventurer=1, treasures=("", "town_portal"))
    assert picture(table)[0] == "Player 2: delve 1 of 3, level 2"
    assert picture(table)[-2:] == [
        "  1 Knight               experience 0 (0 - -), treasures 0",
        "> 2 Spellsword           experience 0 (- - -), treasures 2",
    ]


def test_the_picture_of_the_end_shows_totals_and_achievements() -> None:
    table = regroup(level=10, treasures="ring").play("retire")
    table.until("regroup").play("retire").until("regroup").play("retire")
    assert picture(table) == [
        "All delves are over",
        "Score      experience 12 (10 1 1), treasures 1, total 13",
        "Achieved   Dungeon master",
    ]


def test_colours_mark_what_is_yours_and_what_is_not() -> None:
    lines = picture(delve("fighter", "goblin, chest, dragon", level=3), styled=True)
    assert "[you]Fighter 1[/you]" in lines[2]
    assert "[foe]Goblin 1[/foe]" in lines[3]
    assert "[you]Chest 1[/you]" in lines[3]
    assert lines[4].startswith("Lair       [foe](#)[/foe]( )( )")


def test_the_published_game_has_its_own_names() -> None:
    assert "Treasures  Elixir" in picture(regroup(treasures="elixir", rules="published"))
    assert "Treasures  Potion" in picture(regroup(treasures="elixir"))


def test_before_the_heroes_are_given_the_picture_lists_the_players() -> None:
    table = Table(uc.load("dungeon_roll").start(seed=1, seats=2, heroes="choose")).play("take 3")
    assert picture(table) == ["The heroes", "  1 Knight", "> 2 (no hero yet)"]

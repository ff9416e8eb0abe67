"""The greedy bot: better than chance at any number of seats, and how it spends what it has."""

from __future__ import annotations

from typing import Any

import pytest

from tests.plainly import PLAINLY

from .set_up import GAME, Table, delve, regroup

GAMES = 4 if PLAINLY else 1000


def chosen(table: Table) -> str:
    """What it plays here."""
    return table.match.choose("greedy").text


def test_the_bots_are_known_by_name() -> None:
    assert GAME.bots == ("random", "greedy", *GAME.levels)


def test_it_wins_much_more_than_chance() -> None:
    greedy, random = (GAME.play_out(GAMES, seed=7, bot=bot).score().mean for bot in ("greedy", "random"))
    assert greedy > 2 * random


PLACES = [(2, 0), (2, 1), (4, 2)]


@pytest.mark.parametrize(("seats", "seat"), PLACES[:1] if PLAINLY else PLACES)
def test_it_wins_on_every_seat(seats: int, seat: int) -> None:
    bots = ",".join("greedy" if each == seat else "random" for each in range(seats))
    played = GAME.play_out(GAMES, seed=3, seats=seats, bot=bots)
    assert played.score(seat).mean > 2 * played.score((seat - 1) % seats).mean


OPTIONS: list[dict[str, Any]] = [
    {"rules": "published"},
    {"hero_set": "pack"},
    {"heroes": "none", "scroll_phases": "all"},
]


@pytest.mark.parametrize("options", OPTIONS[:1] if PLAINLY else OPTIONS)
def test_it_plays_every_edition_to_the_end(options: dict[str, Any]) -> None:
    played = GAME.play_out(max(1, GAMES // 4), seed=4, bot="greedy", **options)
    assert all(played.finished)
    assert played.score().mean > 8


# How it plays


def test_it_beats_all_of_a_kind_with_who_can() -> None:
    assert chosen(delve("champion, fighter, thief", "3 goblin", level=3)) == "beat fighter goblin 3"
    assert chosen(delve("champion, thief", "goblin", level=2)) == "beat thief goblin 1"


def test_it_keeps_scrolls_ultimates_and_treasures_while_companions_suffice() -> None:
    table = delve("fighter, scroll", "goblin", level=2, treasures="town_portal, elixir", hero="mercenary")
    assert chosen(table) == "beat fighter goblin 1"


def test_in_need_it_uses_the_hero_then_scrolls_then_a_portal() -> None:
    here: dict[str, Any] = {"dungeon": "2 goblin, ooze", "level": 3, "treasures": "town_portal"}
    assert chosen(delve("scroll", **here, hero="mercenary")) == "ultimate"
    assert chosen(delve("scroll", **here)) == "read scroll"
    assert chosen(delve("", **here)) == "use town_portal"


def test_a_scroll_rolls_all_monsters_again() -> None:
    table = delve("scroll", "2 goblin, chest", level=3).play("read scroll")
    assert chosen(table) == "choose goblin 2"
    assert chosen(table.play("choose goblin 2")) == "reroll"


def test_it_opens_chests_with_a_thief_and_leaves_one_to_a_champion() -> None:
    assert chosen(delve("thief, champion", "chest, potion", level=2)).startswith(("quaff thief", "open thief"))
    assert chosen(delve("champion", "chest", level=2)) == "onward"


def test_a_die_comes_back_as_a_champion() -> None:
    table = delve("scroll", "potion", level=2).play("onward", "quaff scroll 1")
    assert chosen(table) == "revive champion"


def test_it_fights_the_dragon_when_it_can_and_calms_it_else() -> None:
    here: dict[str, Any] = {"dungeon": "dragon", "level": 2, "lair": 2}
    assert chosen(delve("fighter, mage, thief", **here)).startswith("fight")
    assert chosen(delve("2 fighter, mage", **here, treasures="ring")) == "use ring"


def test_it_seeks_glory_while_it_is_strong() -> None:
    assert chosen(regroup("2 champion, fighter, cleric, mage, thief", 1)) == "seek"
    assert chosen(regroup("", 3)) == "retire"
    assert chosen(regroup("", 3, treasures="town_portal")) == "retire", "the portal is worth two points"


def test_it_leaves_the_match_as_it_is() -> None:
    table = delve("fighter, scroll", "goblin", level=2)
    before = bytes(table.match.table.buffer)
    assert chosen(table)
    assert bytes(table.match.table.buffer) == before

"""Setting up: what is in the box, and how a game begins (WD-01, WD-02)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import undercroft as uc
from tests.rulebook import rule

from .set_up import COPIES, DECK, GAME, HEROES, POWER, Table, bidding, tiles_of

FULL = {  # what is printed: hit points, and the tiles with what they do
    "warrior": (3, ["plate_armor", "knight_shield", "vorpal_blade", "torch", "holy_grail", "dragon_spear"]),
    "barbarian": (4, ["chainmail", "leather_shield", "torch", "war_hammer", "vorpal_axe", "healing_potion"]),
    "mage": (
        2,
        ["wall_of_fire", "bracelet_of_protection", "holy_grail", "demonic_pact", "polymorph", "omnipotence"],
    ),
    "rogue": (
        3,
        ["mithril_armor", "buckler", "ring_of_power", "invisibility_cloak", "vorpal_blade", "healing_potion"],
    ),
}


@rule("WD-01")
def test_thirteen_monsters_of_eight_kinds() -> None:
    assert (len(DECK), sum(POWER[card] for card in DECK)) == (13, 52)
    assert POWER == {
        "goblin": 1,
        "skeleton": 2,
        "orc": 3,
        "vampire": 4,
        "golem": 5,
        "lich": 6,
        "demon": 7,
        "dragon": 9,
    }
    assert [name for name, copies in COPIES.items() if copies == 1] == ["lich", "demon", "dragon"]
    assert [name for name, copies in COPIES.items() if copies == 2] == ["goblin", "skeleton", "orc", "vampire", "golem"]


@rule("WD-01")
@pytest.mark.parametrize("hero", HEROES)
def test_four_adventurers_with_six_tiles_and_eleven_hit_points_each(hero: str) -> None:
    hit_points, tiles = FULL[hero]
    assert GAME.box.rec.hit_points[HEROES.index(hero)] == hit_points
    assert tiles_of(hero) == tiles
    assert bidding(hero).view()["adventurer"]["total"] == 11


@rule("WD-01")
def test_twenty_four_tiles_of_twenty_kinds() -> None:
    kinds = Counter(kind for hero in HEROES for kind in tiles_of(hero))
    assert (kinds.total(), len(kinds)) == (24, 20)
    twice = ("torch", "holy_grail", "healing_potion", "vorpal_blade")
    assert {kind for kind, count in kinds.items() if count == 2} == set(twice)


@rule("WD-01", "WD-14")
def test_everybody_begins_with_nothing_won_and_nothing_lost() -> None:
    table = bidding(seats=4)
    assert (table.successes, table.failures, table.match.score) == ([0] * 4, [0] * 4, [0] * 4)


@rule("WD-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_luck_says_who_goes_first_each_as_likely(seats: int) -> None:
    match = GAME.start(seed=1, seats=seats)
    assert [(move.text, move.odds * seats) for move in match.moves()] == [(f"first {n + 1}", 1) for n in range(seats)]
    match.play(f"first {seats}")
    assert [(move.text, move.odds) for move in match.moves()] == [(f"hero {hero}", Fraction(1, 4)) for hero in HEROES]
    match.play("hero mage")
    assert (match.turn, Table(match).hero) == (seats - 1, "mage")


@rule("WD-02")
def test_the_first_adventurer_can_be_given_or_chosen_by_who_goes_first() -> None:
    assert bidding("rogue").hero == "rogue"
    match = GAME.start(seed=1, seats=3, first_adventurer="chosen")
    match.play("first 2")
    assert (match.turn, [move.text for move in match.moves()]) == (1, [f"choose {hero}" for hero in HEROES])
    match.play("choose barbarian")
    assert (match.turn, Table(match).hero) == (1, "barbarian")


@rule("WD-02", "WD-03")
@pytest.mark.parametrize("hero", HEROES)
def test_the_first_round_has_all_tiles_all_monsters_in_the_deck_and_an_empty_dungeon(hero: str) -> None:
    table = bidding(hero)
    assert (table.tiles, table.pile, table.deck) == (tiles_of(hero), [], DECK)
    assert (table.view()["deck"], table.view()["round"], table.turn) == (13, 1, 1)
    assert table.legal() == ["draw", "pass"]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(uc.BadSeat, match=f"welcome is for 2 to 4 players, not {seats}"):
        GAME.start(seats=seats)

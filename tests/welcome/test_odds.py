"""The neutral chance to survive: exact, by the best use of every tile, from what a seat knows."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

import undercroft as uc
from tests.plainly import PLAINLY
from tests.players import any_options
from tests.rulebook import rule
from undercroft.engine.game import OPEN, WATCHER
from undercroft.engine.records import copy_of, numbers
from undercroft.games.welcome import table as names
from undercroft.games.welcome.guide.odds import NOTES, orders, survival, worth
from undercroft.games.welcome.moves import FLIP_CARD, VERBS
from undercroft.games.welcome.rules.dungeon import enter
from undercroft.games.welcome.rules.pile import bag, copies_in, place_in_pile
from undercroft.kernels.ways import PLAIN, using

from .set_up import BOX, DECK, GAME, HEROES, MONSTERS, Table, bidding, dungeon, tiles_of
from .twins import random_match

NOT_IN_A_ROUND = (names.FIRST, names.HERO, names.CHOOSE, names.DONE)
LEAST_CHECKED = 10 if PLAINLY else 40
FEW = 1 if PLAINLY else 2  # unknown cards that trying everything can bear


def chance(seen: Any) -> Fraction:
    notes = numbers(NOTES)
    good = int(survival(BOX, seen, notes))
    return Fraction(good, int(orders(notes)))


def told(table: Table, player: int = 1) -> Fraction:
    """The chance as a player is told it."""
    odds = table.odds(player)
    assert odds
    assert odds["survive"] == odds["good"] / odds["orders"]
    return Fraction(odds["good"], odds["orders"])


# Trying everything with the rules themselves


def by_the_rules(seen: Any) -> Fraction:
    """The chance found by playing on every way, on the table as a seat knows it."""
    if seen.outcome != names.UNDECIDED:
        return Fraction(int(seen.outcome != names.FAILURE))
    place = place_in_pile(seen, seen.turned)
    if seen.phase == names.FLIP and seen.pile[place] == names.UNKNOWN:
        return average(seen, [(kind, FLIP_CARD, place) for kind in range(1, names.KINDS + 1)])
    out = [0] * len(VERBS)
    moves = out[: GAME.rules.legal(BOX, seen, out)]
    if GAME.rules.turn(BOX, seen) == uc.CHANCE:
        kinds = [VERBS.move(move).args[0] + 1 for move in moves]
        return average(seen, [(kind, move, None) for kind, move in zip(kinds, moves, strict=True)])
    return max(by_the_rules(after(seen, move)) for move in moves)


def average(seen: Any, ways: list[tuple[int, int, int | None]]) -> Fraction:
    """The mean over the cards that may come, each as often as it is not accounted for."""
    left = bag(BOX, seen)
    total = sum(int(copies_in(left, kind)) for kind in range(1, names.KINDS + 1))
    found = Fraction(0)
    for kind, move, place in ways:
        if copies := int(copies_in(left, kind)):
            found += Fraction(copies, total) * by_the_rules(after(seen, move, kind, place))
    return found


def after(seen: Any, move: int, kind: int = 0, place: int | None = None) -> Any:
    copy = copy_of(seen)
    if place is not None:
        copy.pile[place] = kind
    GAME.rules.apply(BOX, copy, move)
    return copy


def unknown_cards(seen: Any) -> int:
    left = range(seen.turned, seen.n_pile)
    return sum(seen.pile[place_in_pile(seen, number)] == names.UNKNOWN for number in left)


@rule("WD-10", "WD-11", "WD-20", "WD-21", "WD-22", "WD-23", "WD-24", "WD-25", "WD-26")
def test_the_chance_is_what_trying_everything_finds() -> None:
    random, checked = Random(11), 0  # noqa: S311
    while checked < LEAST_CHECKED:
        match = random_match(random, any_options(GAME, random))
        seen = match.seen(random.choice([WATCHER, *range(match.seats)]))
        if seen.phase not in NOT_IN_A_ROUND and unknown_cards(seen) <= FEW:
            run = copy_of(seen)
            if run.runner == names.NOBODY:
                run.phase = names.FLIP
                enter(BOX, run)
            assert chance(seen) == by_the_rules(run)
            checked += 1


@rule("WD-21", "WD-22", "WD-25")
def test_what_a_choice_is_worth_is_what_trying_everything_finds() -> None:
    random, checked = Random(12), 0  # noqa: S311
    notes = numbers(NOTES)
    while checked < LEAST_CHECKED / 5:
        match = random_match(random, any_options(GAME, random))
        seen = match.seen(max(match.turn, 0))
        if seen.phase in (names.NAME, names.SWAP, names.AXE, names.DRINK) and unknown_cards(seen) <= FEW:
            for move in match.moves():
                value = Fraction(int(worth(BOX, seen, move.id, notes)), int(orders(notes)))
                assert value == by_the_rules(after(seen, move.id))
            checked += 1


# Cases that can be checked by hand


@pytest.mark.parametrize("hero", HEROES)
def test_an_empty_dungeon_is_survived_for_sure(hero: str) -> None:
    assert told(bidding(hero)) == 1


def test_one_unknown_card_against_a_bare_adventurer() -> None:
    mine, theirs = ("goblin", "orc", "lich"), ("skeleton", "vampire", "golem")
    tiles = iter(tiles_of("warrior"))
    table = bidding("warrior")
    for one, other in zip(mine, theirs, strict=True):
        table.play(f"-{one}/{next(tiles)}", f"-{other}/{next(tiles)}")
    table.play("+demon")
    # Of the ten cards that player 2 has not drawn, three cost less than the warrior's 3 hit points: 1, 1 and 2.
    assert (table.turn, told(table, 2)) == (2, Fraction(3, 10))
    assert told(table, 1) == 0, "who has put the demon there knows better"


def test_the_best_kind_is_named_from_what_is_known() -> None:
    table = bidding("warrior").play("-goblin/plate_armor", "-goblin/knight_shield", "+golem", "+orc")
    # Player 1 would name the golem; of the eleven other cards only the demon gets past torch, grail and spear.
    assert told(table, 1) == Fraction(10, 11)


def test_the_chance_of_all_thirteen_monsters() -> None:
    """With all tiles the warrior survives them, the barbarian and the mage never do, the rogue nearly always."""
    hidden = 3 if PLAINLY else 13
    chances = {}
    for hero in HEROES:
        seen = bidding(hero).match.seen(WATCHER)
        seen.n_pile, seen.deck = 13, 0
        for place, card in enumerate(DECK[::-1][: 13 - hidden]):
            seen.pile[place] = MONSTERS.index(card) + 1
        chances[hero] = chance(seen)
    assert (chances["warrior"], chances["barbarian"], chances["mage"]) == (1, 0, 0)
    assert 0.9 < chances["rogue"] <= 1
    assert PLAINLY or chances["rogue"] < 1


def test_a_card_that_is_seen_is_no_longer_reckoned_with() -> None:
    table = bidding("mage").play("-goblin/omnipotence", "-goblin/wall_of_fire", "-orc/polymorph", "+orc")
    before = told(table, 1)
    table.play("draw", "card golem")
    assert told(table, 1) > before, "one of the cards that could have been in there is not"


def test_in_the_dungeon_the_chance_follows_the_cards() -> None:
    table = dungeon("barbarian", ["vorpal_axe"], ["orc", "dragon"]).play("flip")
    assert told(table, table.runner) in (0, told(table, table.runner))
    assert chance(table.match.seen(OPEN)) == 1, "face the orc, and the axe is for the dragon"
    table.play("axe")
    assert chance(table.match.seen(OPEN)) == 0


@pytest.mark.parametrize("hero", HEROES)
def test_plain_python_comes_to_the_same(hero: str) -> None:
    table = bidding(hero).play("+goblin", "+orc", "+vampire")
    found = told(table)
    with using(PLAIN):
        assert told(table) == found


def test_between_rounds_there_is_no_chance_to_tell() -> None:
    assert bidding().play("pass").odds() is None
    assert GAME.odds(GAME.start(seed=1)) is None


def test_the_chance_is_given_as_plain_numbers() -> None:
    table = bidding("mage").play("-goblin/omnipotence", "-goblin/polymorph", "+dragon", "+orc")
    odds = table.odds(2)
    assert odds
    assert set(odds) == {"survive", "good", "orders", "exact"}
    assert odds["exact"] is True
    assert 0 < odds["good"] < odds["orders"] == 39916800, "eleven cards that player 2 cannot account for"

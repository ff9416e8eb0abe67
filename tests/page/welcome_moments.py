"""Welcome to the Dungeon in any phase; everybody sits at a device of their own."""

from __future__ import annotations

import numpy as np

from undercroft.server.wire.tables import Odds

from .moments import Data, Met, Moment, one_of, texts_of, verb_of


def moment(met: Met, seats: int = 2, odds: Odds = "off", after: int = 0, **options: str) -> Moment:
    """A moment that is looked for with any moves."""
    return Moment("welcome", met, _choice, seats, apart=True, odds=odds, after=after, options=options)


def _choice(now: Data, luck: np.random.Generator) -> str:
    return any_move(texts_of(now), luck, 5)


def any_move(moves: list[str], luck: np.random.Generator, daring: float) -> str:
    """Any verb, but seldom to pass, so that the dungeon fills; then any move with it."""
    verbs = sorted({verb_of(text) for text in moves})
    weights = np.array([1.0 if verb == "pass" else daring for verb in verbs])
    verb = luck.choice(verbs, p=weights / weights.sum())
    return one_of(luck, [text for text in moves if verb_of(text) == verb])


def deciding(phase: str, cards: int = 0) -> Met:
    """Somebody decides in this phase, with so many cards in the dungeon."""
    return lambda table, now: table["phase"] == phase and bool(now["moves"]) and len(table["dungeon"]) >= cards


def bidding(table: Data, now: Data) -> bool:
    """A bidder who knows some cards, and has set one aside."""
    mine = table["seats"][now["seat"]]
    return deciding("bid", 4)(table, now) and mine["added"] > 0 and bool(mine["aside"])


def deep_in(table: Data, now: Data) -> bool:
    """In the dungeon, after a few cards."""
    return deciding("flip", 4)(table, now) and sum(card["turned"] for card in table["dungeon"]) > 1


def last_card(table: Data, now: Data) -> bool:
    """In the dungeon, before its last card."""
    return deciding("flip", 2)(table, now) and table["run"]["left"] == 1


def ended(table: Data, now: Data) -> bool:
    """After a round in which much was put where it could not be seen."""
    return deciding("choose", 3)(table, now) and sum(tile["state"] == "gone" for tile in table["equipment"]) > 1


def over(_table: Data, now: Data) -> bool:
    """The end."""
    return bool(now["turn"] == "over")


def first_begins(_table: Data, now: Data) -> bool:
    """Luck alone has spoken, and named the first seat."""
    return bool(now["turn"] == 0 and now["view"]["played"] == 1)


MOMENTS: dict[str, Moment] = {
    "first choice": moment(deciding("choose"), first_adventurer="chosen"),
    "bid": moment(bidding),
    "bid of four": moment(bidding, seats=4, first_adventurer="rogue"),
    "place": moment(deciding("place", 3), first_adventurer="barbarian"),
    "name": moment(deciding("name", 3), first_adventurer="warrior"),
    "flip": moment(deep_in, first_adventurer="warrior"),
    "swap": moment(deciding("swap", 2), first_adventurer="mage"),
    "axe": moment(deciding("axe", 2), first_adventurer="barbarian"),
    "drink": moment(deciding("drink", 2), first_adventurer="rogue", death="total_at_end"),
    "choose": moment(ended),
    "over": moment(over, seats=3),
}
TO_FLIP = moment(deciding("flip", 3))  # more that tests look at

"""Who plays Heads by itself: a bot that takes one coin at a time, and stops as soon as it may."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from .moves import BANK

NOTES = 2


@rule
def choose_careful(
    box: Rec, seen: Rec, seat: int, moves: Rec, n: int, seed: int, game: int, count: int, notes: Rec
) -> int:
    """Bank what is in the pot, toss what is laid, or lay one coin. It notes how often it was asked, and by whom."""
    notes[0] += 1
    notes[1] = seat
    return BANK if seen.pot > 0 and seen.laid == 0 else moves[n - 1] if seen.laid > 0 else moves[0]


BOTS = {"careful": choose_careful}

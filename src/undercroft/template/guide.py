"""Who plays by itself."""

from typing import Any

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from .moves import STOP, THROW

ENOUGH = 20


@rule
def choose_greedy(
    box: Rec, seen: Rec, seat: int, moves: Any, n: int, seed: int, game: int, count: int, notes: Any
) -> int:
    """Throw until the pot is large, or enough to win."""
    return STOP if seen.pot >= ENOUGH or (seen.bank[seat] + seen.pot >= box.goal and seen.pot > 0) else THROW


BOTS = {"greedy": choose_greedy}

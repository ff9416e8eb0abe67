"""Which of fighter, cleric and mage are alike: if they change places, with monster and treasure, nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from .cards import CHARMS, RECRUITS
from .companions import row_of
from .questions import FIRST_TWO, LAST_TWO, OUTER_TWO, SWORD
from .table import FACES, FIGHTER, GOBLIN, NOBODY, SOURCES, TOKENS

if TYPE_CHECKING:
    from undercroft.engine.records import Rec

PAIRS = ((0, 1, FIRST_TWO), (1, 2, LAST_TWO), (0, 2, OUTER_TWO))


def alike_in(box: Any, seen: Rec) -> int:
    """A bit for each pair that is alike for this adventurer on this table, also if the hero's card is turned."""
    row = int(row_of(seen))
    rows = [row] if seen.hero[seen.adventurer] == NOBODY else [row, row | 1]
    return sum(
        bit
        for a, b, bit in PAIRS
        if all(_same_work(box, row, a, b) and not _named(box, row, a, b) for row in rows)
        and _same_treasures(box, seen, SWORD + a, SWORD + b)
    )


def _same_work(box: Any, row: int, a: int, b: int) -> bool:
    """Whether each does for its monster, and is against the dragon, what the other is and does."""
    sources = _exchanged(_exchanged(np.arange(len(SOURCES)), FIGHTER + a, FIGHTER + b), *_tokens(a, b))
    faces = _exchanged(np.arange(FACES), GOBLIN + a, GOBLIN + b)
    types = box["types"][row]
    bits = [types >> face & 1 for face in range(FACES)]
    other_bits = _exchanged(np.array(bits), FIGHTER + a, FIGHTER + b)[:, sources]
    return (
        np.array_equal(box["can"][row], box["can"][row][sources][:, faces])
        and np.array_equal(bits, other_bits)
        and np.array_equal(box["extra"][row], box["extra"][row][sources])
    )


def _tokens(a: int, b: int) -> tuple[int, int]:
    return TOKENS + SWORD + a, TOKENS + SWORD + b


def _exchanged(array: Any, one: int, other: int) -> Any:
    copy = array.copy()
    copy[[one, other]] = array[[other, one]]
    return copy


def _named(box: Any, row: int, a: int, b: int) -> bool:
    """Whether the hero's card names one of the two monsters."""
    named = {int(box[field][row]) for field in ("level_reroll", "roll_from", "roll_to")}
    named |= {int(box["ultimate_a"][row])} if box["ultimate"][row] == RECRUITS else set()
    named |= {int(box["ultimate_b"][row])} if box["ultimate"][row] == CHARMS else set()
    return bool(named & {GOBLIN + a, GOBLIN + b})


def _same_treasures(box: Any, seen: Rec, one: int, other: int) -> bool:
    """Whether there are as many of both, but for what the adventurer holds."""
    counts = box["count"][seen.rules]
    others = [seat for seat in range(seen.seats) if seat != seen.adventurer]
    return bool(counts[one] == counts[other]) and all(
        seen.treasures[seat, one] == seen.treasures[seat, other] for seat in others
    )

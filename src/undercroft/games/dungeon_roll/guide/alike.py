"""Which of fighter, cleric and mage are alike: if they change places, with monster and treasure, nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..content.cards import CHARMS, RECRUITS
from ..rules.companions import row_of
from ..table import FACES, FIGHTER, GOBLIN, NOBODY, SOURCES, TOKENS
from .questions import FIRST_TWO, LAST_TWO, OUTER_TWO, SWORD

if TYPE_CHECKING:
    from undercroft.engine.records import Rec

PAIRS = ((0, 1, FIRST_TWO), (1, 2, LAST_TWO), (0, 2, OUTER_TWO))


def alike_in(box: Rec, seen: Rec) -> int:
    """A bit for each pair that is alike for this adventurer on this table, also if the hero's card is turned."""
    row = row_of(seen)
    rows = [row] if seen.hero[seen.adventurer] == NOBODY else [row, row | 1]
    return sum(
        bit
        for a, b, bit in PAIRS
        if all(_same_work(box, row, a, b) and not _named(box, row, a, b) for row in rows)
        and _same_treasures(box, seen, SWORD + a, SWORD + b)
    )


def _same_work(box: Rec, row: int, a: int, b: int) -> bool:
    """Whether each does for its monster, and is against the dragon, what the other is and does."""
    sources = _exchanged(len(SOURCES), (FIGHTER + a, FIGHTER + b), (TOKENS + SWORD + a, TOKENS + SWORD + b))
    targets = _exchanged(FACES, (GOBLIN + a, GOBLIN + b))
    faces = _exchanged(FACES, (FIGHTER + a, FIGHTER + b))
    can, types, extra = box.can[row].tolist(), box.types[row].tolist(), box.extra[row].tolist()
    return all(
        can[one] == [can[other][target] for target in targets]
        and all(types[one] >> face & 1 == types[other] >> faces[face] & 1 for face in range(FACES))
        and extra[one] == extra[other]
        for one, other in enumerate(sources)
    )


def _exchanged(count: int, *pairs: tuple[int, int]) -> list[int]:
    """So many numbers in order, but for those that change places."""
    numbers = list(range(count))
    for one, other in pairs:
        numbers[one], numbers[other] = other, one
    return numbers


def _named(box: Rec, row: int, a: int, b: int) -> bool:
    """Whether the hero's card names one of the two monsters."""
    named = {box.level_reroll[row], box.roll_from[row], box.roll_to[row]}
    named |= {box.ultimate_a[row]} if box.ultimate[row] == RECRUITS else set()
    named |= {box.ultimate_b[row]} if box.ultimate[row] == CHARMS else set()
    return bool(named & {GOBLIN + a, GOBLIN + b})


def _same_treasures(box: Rec, seen: Rec, one: int, other: int) -> bool:
    """Whether there are as many of both, but for what the adventurer holds."""
    counts = box.count[seen.rules]
    others = [seat for seat in range(seen.seats) if seat != seen.adventurer]
    return counts[one] == counts[other] and all(
        seen.treasures[seat, one] == seen.treasures[seat, other] for seat in others
    )

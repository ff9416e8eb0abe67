"""Dice of which only the faces count: every handful has a number, so that a value can be kept for each in an array."""

from __future__ import annotations

from itertools import accumulate
from math import comb
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence


class Handfuls(NamedTuple):
    """All ways to have at most `most` dice on a number of faces, in a fixed order."""

    counts: list[tuple[int, ...]]  # [number][face]: how many dice show the face
    before: list[list[list[int]]]  # [face][dice left][count]: added up over the faces, the number of a handful


def handfuls(faces: int, most: int) -> Handfuls:
    """Number the handfuls of up to `most` dice with so many faces."""
    before = [[_before(faces - face - 1, left) for left in range(most + 1)] for face in range(faces)]
    return Handfuls(_all_counts(faces, most), before)


def _before(after: int, left: int) -> list[int]:
    """For each count of a face: how many handfuls have fewer of it. `after` it come so many faces more.

    With `fewer` of this face, those after it share what is left of the dice in any way.
    """
    return [0, *accumulate(comb(left - fewer + after, after) for fewer in range(left))]


def _all_counts(faces: int, most: int) -> list[tuple[int, ...]]:
    """In the order of their numbers: few of the first face come first."""
    if faces == 0:
        return [()]
    return [(count, *rest) for count in range(most + 1) for rest in _all_counts(faces - 1, most - count)]


def number_of(handful: Handfuls, counts: Sequence[int]) -> int:
    """The number of a handful."""
    number, left = 0, len(handful.before[0]) - 1
    for face, count in enumerate(counts):
        number += handful.before[face][left][count]
        left -= count
    return number

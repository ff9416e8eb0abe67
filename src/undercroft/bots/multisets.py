"""Dice of which only the faces count: every handful has a number, so that a value can be kept for each in an array."""

from __future__ import annotations

from math import comb
from typing import Any, NamedTuple

import numpy as np


class Handfuls(NamedTuple):
    """All ways to have at most `most` dice on a number of faces, in a fixed order."""

    counts: Any  # [number, face]: how many dice show the face
    before: Any  # [face, dice left, count]: to be added up over the faces, gives the number of a handful


def handfuls(faces: int, most: int) -> Handfuls:
    """Number the handfuls of up to `most` dice with so many faces."""
    before = np.zeros((faces, most + 1, most + 1), np.int64)
    for face in range(faces):
        for left in range(most + 1):
            # With `fewer` of this face, the faces after it share what is left of the dice in any way.
            ways = [comb(left - fewer + faces - face - 1, faces - face - 1) for fewer in range(left)]
            before[face, left, 1 : left + 1] = np.cumsum(ways)
    counts = np.array(list(_all_counts(faces, most)), np.int64).reshape(-1, faces)
    return Handfuls(counts, before)


def _all_counts(faces: int, most: int) -> list[tuple[int, ...]]:
    """In the order of their numbers: few of the first face come first."""
    if faces == 0:
        return [()]
    return [(count, *rest) for count in range(most + 1) for rest in _all_counts(faces - 1, most - count)]


def number_of(handful: Handfuls, counts: Any) -> int:
    """The number of a handful."""
    number, left = 0, handful.before.shape[1] - 1
    for face, count in enumerate(counts):
        number += int(handful.before[face, left, count])
        left -= int(count)
    return number

"""Line of sight worked out once more, slowly and by other means: fractions along every segment (DB-25)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

Place = tuple[int, int]


def corners(place: Place) -> list[Place]:
    return [(place[0] + dx, place[1] + dy) for dx, dy in product((0, 1), (0, 1))]


def meets(p: Place, q: Place, square: Place) -> bool:
    """Whether the segment, its two ends left out, shares a point with the closed square."""
    low, high = Fraction(0), Fraction(1)
    for axis in (0, 1):
        way = q[axis] - p[axis]
        if way == 0:
            if not square[axis] <= p[axis] <= square[axis] + 1:
                return False
            continue
        ends = sorted((Fraction(square[axis] - p[axis], way), Fraction(square[axis] + 1 - p[axis], way)))
        low, high = max(low, ends[0]), min(high, ends[1])
    return low < high or (low == high and 0 < low < 1)


def slips_out(corner: Place, square: Place, towards: Place, blockers: set[Place]) -> bool:
    """Whether a line leaves `square` by `corner` between two blocking squares."""
    across = 1 if corner[0] > square[0] else -1
    down = 1 if corner[1] > square[1] else -1
    leaves = (towards[0] - corner[0]) * across > 0 and (towards[1] - corner[1]) * down > 0
    return leaves and {(square[0] + across, square[1]), (square[0], square[1] + down)} <= blockers


def visible(a: Place, b: Place, blockers: set[Place]) -> bool:
    """Whether some line leads from a corner of `a` to a corner of `b`."""
    others = blockers - {a, b}
    for p, q in product(corners(a), corners(b)):
        to_b, to_a = q, p
        if p == q:  # squares that touch at this corner: the way leads into the other square
            to_b = (p[0] + b[0] - a[0], p[1] + b[1] - a[1])
            to_a = (p[0] + a[0] - b[0], p[1] + a[1] - b[1])
        if slips_out(p, a, to_b, others) or slips_out(q, b, to_a, others):
            continue
        if not any(meets(p, q, square) for square in others):
            return True
    return False

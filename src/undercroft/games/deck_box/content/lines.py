"""Lines of sight as exact whole-number geometry (DB-25).

Squares are unit squares, their corners lattice points. A line leads from a corner of one square to a corner of another.
Apart from its own two ends it may not meet a blocking square at all: not its inside, not its edge, not a corner. Nor
may it slip out of its square through the crack between two blocking squares that touch at a corner.

What a line meets depends only on how far apart the two squares are. So the lines are worked out once for every distance
that two squares of one room, or of two rooms side by side, can have; the tiles' walls are laid over them later.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

Point = tuple[int, int]  # column and row; rows grow downwards

ACROSS, DOWN = 8, 16  # the greatest distance in a room, and with the next room below
ROWS = DOWN + 3  # a line's rows: from one above the first square to one below the last
MARGIN = 9  # columns to the left of the first square that a row's bits have room for
WIDTH = 32  # bits of a row
NO_CRACK = 0


class Line(NamedTuple):
    """A line: the squares that would block it, and the corners by which it could slip through a crack.

    The squares are bits, WIDTH for each row. A corner is 1 + (right) + 2 * (below), or NO_CRACK.
    """

    squares: int
    first_crack: int
    last_crack: int

    def needs_no_more_than(self, other: Line) -> bool:
        """Whether this line is open whenever the other is."""
        return (
            self.squares & ~other.squares == 0
            and self.first_crack in (NO_CRACK, other.first_crack)
            and self.last_crack in (NO_CRACK, other.last_crack)
        )

    def rows(self) -> list[int]:
        """For each row the columns of the squares, a bit each."""
        return [self.squares >> (WIDTH * row) & (1 << WIDTH) - 1 for row in range(ROWS)]


def lines_to(across: int, down: int) -> list[Line]:
    """The lines from the square (0, 0) to the square (across, down) that can be needed, those that meet least first."""
    every = {_line(p, q, (across, down)) for p in _corners((0, 0)) for q in _corners((across, down))}
    needed: list[Line] = []
    for line in sorted(every, key=lambda line: (line.squares.bit_count(), line)):
        if not any(other.needs_no_more_than(line) for other in needed):
            needed.append(line)
    return needed


def _line(p: Point, q: Point, target: Point) -> Line:
    squares = squares_met(p, q) & ~(_bits(0, 0, 0) | _bits(target[1], target[0], target[0]))
    way = (q[0] - p[0], q[1] - p[1])
    if way == (0, 0):  # squares that touch at a corner
        way = target
    return Line(squares, _crack((0, 0), p, way), _crack(target, q, (-way[0], -way[1])))


def _bits(row: int, first: int, last: int) -> int:
    """The squares of one row from one column to another."""
    return ((1 << (last - first + 1)) - 1) << (WIDTH * (row + 1) + MARGIN + first)


def _crack(square: Point, corner: Point, way: Point) -> int:
    """The corner by which a line leaves its square straight into the diagonal neighbour, if it does."""
    right, below = corner[0] - square[0], corner[1] - square[1]
    outwards = way[0] * (2 * right - 1) > 0 and way[1] * (2 * below - 1) > 0
    return 1 + right + 2 * below if outwards else NO_CRACK


def squares_met(p: Point, q: Point) -> int:
    """The squares that share a point with the line from corner `p` to corner `q`, its two ends left out."""
    if p[1] > q[1]:
        p, q = q, p
    return _met_downwards(p[0], q[0], q[1] - p[1]) << (WIDTH * p[1])


@cache
def _met_downwards(start: int, end: int, down: int) -> int:
    """The same for a line that begins at the top of row 0."""
    left, right = sorted((start, end))
    if down == 0:  # along an edge, with squares on both sides
        return _bits(-1, left, right - 1) | _bits(0, left, right - 1)
    squares = 0
    for row in range(down):
        squares |= _bits(row, *_columns((start, 0), (end, down), row))
    return squares


def _columns(p: Point, q: Point, row: int) -> tuple[int, int]:
    """The first and last column that a line downwards meets in one row."""
    if p[0] == q[0]:
        return p[0] - 1, p[0]
    if p[0] > q[0]:
        last, first = _columns((-p[0], p[1]), (-q[0], q[1]), row)
        return -first - 1, -last - 1
    across, down = q[0] - p[0], q[1] - p[1]
    start, end = p[0] * down + across * (row - p[1]), p[0] * down + across * (row + 1 - p[1])
    first = start // down if row == p[1] else -(-start // down) - 1  # a column only touched at the end does not count
    last = -(-end // down) - 1 if row == q[1] - 1 else end // down
    return first, last


def _corners(square: Point) -> list[Point]:
    return [(square[0] + right, square[1] + below) for below in (0, 1) for right in (0, 1)]

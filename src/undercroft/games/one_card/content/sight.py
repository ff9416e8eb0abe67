"""Line of sight (OC-14) as exact whole-number geometry.

Tiles are unit squares, their corners are lattice points. What cuts a line between two corners is read in three ways:

closed      a tile that the line shares some length with, its edge included (the default)
open        only a tile whose inside the line crosses
mid_touch   also a tile that the line touches in a single point, away from the line's ends
"""

from functools import cache
from math import gcd

from .geometry import SIZE

READINGS = ("closed", "open", "mid_touch")
Point = tuple[int, int]  # column and row of a corner, 0 to SIZE


def sight_lines(walls: int, a: int, b: int, reading: str) -> list[int]:
    """The lines from tile `a` to tile `b` that no wall cuts, each as the set of tiles where a monster would cut it.

    A line that is cut whenever another is would never be needed and is left out.
    """
    ends = 1 << a | 1 << b
    cuts = {tiles_cut(p, q, reading) & ~ends for p in _corners(a) for q in _corners(b)}
    clear = sorted((cut for cut in cuts if not cut & walls), key=lambda cut: (cut.bit_count(), cut))
    needed: list[int] = []
    for cut in clear:
        if not any(other & cut == other for other in needed):
            needed.append(cut)
    return needed


@cache
def tiles_cut(p: Point, q: Point, reading: str) -> int:
    """The tiles that would cut a line from corner `p` to corner `q`."""
    left, right = sorted((p[0], q[0]))
    top, bottom = sorted((p[1], q[1]))
    tiles = _tiles_crossed(p, q)
    if reading != "open":  # a line along the edges has tiles on both sides
        tiles |= _tiles([(c, r) for c in range(left, right) for r in (top - 1, top)] if top == bottom else [])
        tiles |= _tiles([(c, r) for r in range(top, bottom) for c in (left - 1, left)] if left == right else [])
    if reading == "mid_touch":
        steps = gcd(right - left, bottom - top)
        for n in range(1, steps):
            c, r = p[0] + (q[0] - p[0]) * n // steps, p[1] + (q[1] - p[1]) * n // steps
            tiles |= _tiles([(c - 1, r - 1), (c, r - 1), (c - 1, r), (c, r)])
    return tiles


@cache
def _tiles_crossed(p: Point, q: Point) -> int:
    """The tiles whose inside a line between two corners crosses."""
    left, right = sorted((p[0], q[0]))
    top, bottom = sorted((p[1], q[1]))
    return _tiles([(c, r) for c in range(left, right) for r in range(top, bottom) if _crosses(p, q, c, r)])


def _crosses(p: Point, q: Point, column: int, row: int) -> bool:
    """Whether the line through `p` and `q` has corners of the tile strictly on both sides."""
    across, down = q[0] - p[0], q[1] - p[1]
    sides = [across * (row + y - p[1]) - down * (column + x - p[0]) for x in (0, 1) for y in (0, 1)]
    return min(sides) < 0 < max(sides)


@cache
def _corners(tile: int) -> list[Point]:
    row, column = divmod(tile, SIZE)
    return [(column + dx, row + dy) for dx in (0, 1) for dy in (0, 1)]


def _tiles(places: list[Point]) -> int:
    """A set of tiles; places off the board are nothing: its edge is no wall."""
    return sum(1 << (r * SIZE + c) for c, r in set(places) if 0 <= c < SIZE and 0 <= r < SIZE)

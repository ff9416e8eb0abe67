"""The geometry and the monsters' phase written a second time: slow, from the rulings, sharing no code with the rules.

Tiles are (row, column), row 0 on the far side. Tests compare the game with this on many placements.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from heapq import heappop, heappush
from itertools import product

Tile = tuple[int, int]
Tiles = frozenset[Tile]
Monsters = frozenset[tuple[Tile, int]]  # where each stands, and its health

BOARD = [(row, column) for row in range(5) for column in range(5)]
STEPS = [step for step in product((-1, 0, 1), repeat=2) if step != (0, 0)]


@cache
def walks(start: Tile, blocked: Tiles) -> dict[Tile, int]:
    """The cheapest walk to every tile, 2 a straight step and 3 a diagonal one (OC-09)."""
    costs, heap = {}, [(0, start)]
    while heap:
        cost, here = heappop(heap)
        if here in costs:
            continue
        costs[here] = cost
        for down, right in STEPS:
            tile = (here[0] + down, here[1] + right)
            if tile in BOARD and tile not in blocked and tile not in costs:
                heappush(heap, (cost + (3 if down and right else 2), tile))
    return costs


@cache
def overlap(p: Tile, q: Tile, tile: Tile) -> tuple[Fraction, Fraction] | None:
    """The part of the line from corner `p` to corner `q` that lies in the closed tile, from 0 to 1."""
    first, last = Fraction(0), Fraction(1)
    for start, end, low in zip(p, q, tile, strict=True):
        if start == end:
            if not low <= start <= low + 1:
                return None
            continue
        bounds = sorted((Fraction(low - start, end - start), Fraction(low + 1 - start, end - start)))
        first, last = max(first, bounds[0]), min(last, bounds[1])
    return (first, last) if first <= last else None


@cache
def cuts(p: Tile, q: Tile, tile: Tile, reading: str) -> bool:
    """Whether a blocking tile cuts the line, as the reading has it."""
    part = overlap(p, q, tile) if p != q else None
    if part is None:
        return False
    first, last = part
    if first == last:
        return reading == "mid_touch" and 0 < first < 1
    middle = [start + (end - start) * (first + last) / 2 for start, end in zip(p, q, strict=True)]
    inside = all(low < value < low + 1 for value, low in zip(middle, tile, strict=True))
    return inside or reading != "open"


@cache
def sees(a: Tile, b: Tile, blocked: Tiles, reading: str = "closed") -> bool:
    """Line of sight: some line from a corner of one tile to a corner of the other that nothing cuts (OC-14)."""
    between = blocked - {a, b}
    lines = product(corners(a), corners(b))
    return any(not any(cuts(p, q, tile, reading) for tile in between) for p, q in lines)


def corners(tile: Tile) -> list[Tile]:
    return [(tile[0] + down, tile[1] + right) for down in (0, 1) for right in (0, 1)]


@dataclass(frozen=True)
class Fight:
    """A monsters' phase: the walls, where the adventurer stands, and what the monsters can do."""

    walls: Tiles
    hero: Tile
    speed: int
    range: int
    reading: str = "closed"

    def can_shoot(self, tile: Tile, others: Tiles) -> bool:
        in_range = walks(tile, self.walls)[self.hero] <= self.range
        return in_range and sees(tile, self.hero, self.walls | others, self.reading)

    def goals(self, here: Tile, others: Tiles) -> list[Tile]:
        """All equally good tiles for one monster to end its move on (OC-16 to OC-19)."""
        cost = {tile: c for tile, c in walks(here, self.walls | {self.hero}).items() if tile not in others}
        in_reach = [tile for tile in cost if cost[tile] <= self.speed]
        shots = [tile for tile in cost if self.can_shoot(tile, others)]
        now = [tile for tile in shots if tile in in_reach]
        if now:
            return best(now, lambda tile: (-self._distance(tile), cost[tile]))
        if shots:
            targets = best(shots, lambda tile: (cost[tile], -self._distance(tile)))
            left = {tile: min(walks(target, self.walls | {self.hero})[tile] for target in targets) for tile in in_reach}
            return best(in_reach, left.__getitem__)
        return best(in_reach, lambda tile: (self._distance(tile), cost[tile]))

    def _distance(self, tile: Tile) -> int:
        return walks(tile, self.walls)[self.hero]

    def ends(self, waiting: Monsters, moved: Monsters = frozenset()) -> set[Monsters]:
        """All ways the phase can end, nearest monster first, every tie the player's (OC-15, OC-20)."""
        if not waiting:
            return {moved}
        found: set[Monsters] = set()
        for monster in best(list(waiting), lambda monster: self._distance(monster[0])):
            rest = waiting - {monster}
            others = frozenset(tile for tile, _health in rest | moved)
            for tile in self.goals(monster[0], others):
                found |= self.ends(rest, moved | {(tile, monster[1])})
        return found


def best(items, key):
    """All items with the least key."""
    least = min(map(key, items))
    return [item for item in items if key(item) == least]

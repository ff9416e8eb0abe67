"""The board as bits: a set of tiles is a number, tile 0 at the far left, row by row towards the player.

Walking is done for all tiles at once: the tiles that cost c more are those straight of the ones at c-2 and diagonal of
the ones at c-3 (OC-09).
"""

from undercroft.engine.compiling import rule

SIZE = 5
TILES = SIZE * SIZE
ALL = (1 << TILES) - 1
LEFT = sum(1 << (row * SIZE) for row in range(SIZE))
RIGHT = LEFT << (SIZE - 1)

STRAIGHT_COST = 2  # OC-09
DIAGONAL_COST = 3
COSTS = 64  # above the cost of any walk: at most 24 steps on 25 tiles

# As a player says them: columns a to e from the left, rows 1 to 5 from the near side.
TILE_NAMES = tuple(f"{'abcde'[tile % SIZE]}{SIZE - tile // SIZE}" for tile in range(TILES))

# The powers of two below 2**36 leave different remainders when divided by 37.
_REMAINDERS = {(1 << tile) % 37: tile for tile in range(TILES)}
TILE_OF = tuple(_REMAINDERS.get(remainder, 0) for remainder in range(37))


@rule
def first_tile(tiles: int) -> int:
    """The first tile of a set that is not empty."""
    return TILE_OF[(tiles & -tiles) % 37]


@rule
def straight(tiles: int) -> int:
    """The tiles one straight step from any of `tiles`."""
    return ((tiles & ~RIGHT) << 1 | (tiles & ~LEFT) >> 1 | tiles << SIZE | tiles >> SIZE) & ALL


@rule
def diagonal(tiles: int, tight: int) -> int:
    """The tiles one diagonal step from any of `tiles`; no step leads between two tiles of `tight`."""
    if tight == 0:
        beside = (tiles & ~RIGHT) << 1 | (tiles & ~LEFT) >> 1
        return (beside << SIZE | beside >> SIZE) & ALL
    left_is_tight, right_is_tight = (tight & ~RIGHT) << 1, (tight & ~LEFT) >> 1
    far_is_tight, near_is_tight = tight << SIZE, tight >> SIZE
    far_left = (tiles & ~(far_is_tight & left_is_tight) & ~LEFT) >> (SIZE + 1)
    far_right = (tiles & ~(far_is_tight & right_is_tight) & ~RIGHT) >> (SIZE - 1)
    near_left = (tiles & ~(near_is_tight & left_is_tight) & ~LEFT) << (SIZE - 1)
    near_right = (tiles & ~(near_is_tight & right_is_tight) & ~RIGHT) << (SIZE + 1)
    return (far_left | far_right | near_left | near_right) & ALL


@rule
def ring(before: int, long_before: int, ground: int, tight: int) -> int:
    """The tiles of `ground` that cost c+1 points, given those that cost c-1 and those that cost c-2."""
    return (straight(before) | diagonal(long_before, tight)) & ground


@rule
def reach(start: int, ground: int, most: int, tight: int) -> int:
    """The tiles that a walk over `ground` from `start` reaches for at most `most` points, `start` among them."""
    seen = now = start
    before = long_before = 0
    for _cost in range(most):
        if now | before | long_before == 0:
            break
        now, before, long_before = ring(before, long_before, ground & ~seen, tight), now, before
        seen |= now
    return seen


@rule
def closest(start: int, ground: int, targets: int, tight: int) -> int:
    """Those of `targets` that cost least to walk to over `ground` from `start`; none if no walk leads to any."""
    seen = now = start
    before = long_before = 0
    while now | before | long_before:
        if now & targets:
            return now & targets
        now, before, long_before = ring(before, long_before, ground & ~seen, tight), now, before
        seen |= now
    return 0


@rule
def walk_cost(start: int, ground: int, target: int, tight: int) -> int:
    """What the cheapest walk over `ground` from `start` to `target` costs; COSTS if there is none."""
    seen = now = start
    before = long_before = 0
    for cost in range(COSTS):
        if now & target:
            return cost
        now, before, long_before = ring(before, long_before, ground & ~seen, tight), now, before
        seen |= now
    return COSTS

"""The positions of a level and what leads from one to another, in arrays of fixed size.

A position is where the adventurer and the monsters stand, and the monsters' health: which of two equal monsters is
which makes no difference. It stands for two moments: the start of a turn, and the adventurer's end of it, before the
monsters move. From the first to the second lead `ways`, each with the speed and the hits that it takes; from the second
to the next first lead `ends`, each with the number of monsters that attack there.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from undercroft.engine.arrays import hand, hand_all, hand_array, hand_over
from undercroft.engine.compiling import rule
from undercroft.engine.records import SAID, Rec, copy_of
from undercroft.games.one_card.table import MONSTERS, NOBODY

TILE_BITS, MONSTER_BITS, HEALTH_BITS = 5, 8, 3
TILE, MONSTER, HEALTH = (1 << TILE_BITS) - 1, (1 << MONSTER_BITS) - 1, (1 << HEALTH_BITS) - 1
CLEARED = 0  # the key, and the place, of the position without monsters
FULL = -1

FACES = 6
MOST_HEALTH = 6
MOST_HITS = 12  # in a turn: six of a skill and six of a die, against a defence of 1
VARIANTS = 512  # ways in which a turn's hits can fall on four monsters, at most
SLOTS = 2  # for each position there is room for, at least
WAYS = 32  # for each position there is room for
ENDS = 3

MULTIPLIER, LOW_62 = 0x1E3779B97F4A7C15, 0x3FFFFFFFFFFFFFFF
SHIFT = 29

POSITION = np.dtype(
    [
        ("key", np.int64),
        ("is_start", np.int8),  # whether a turn can start here
        ("total", np.int8),  # the monsters' health together
        ("n_ways", np.int32),
        ("first_way", np.int32),
        ("n_ends", np.int32),
        ("first_end", np.int32),
        ("value", np.float64, MOST_HEALTH + 1),  # by the adventurer's health, when a turn starts
        ("spent", np.float64, MOST_HEALTH + 1),  # the same when a wizard's power is used up
        ("after", np.float64, (MOST_HEALTH + 1, FACES)),  # by health and defence die, before the monsters move
    ],
    align=True,
)
WAY = np.dtype([("to", np.int32), ("face", np.int8), ("hits", np.int8)], align=True)
END = np.dtype([("to", np.int32), ("attackers", np.int8)], align=True)
VARIANT = np.dtype(
    [
        ("monsters", np.int64),  # their part of a key
        ("hits", np.int64),
        ("now", np.int64),  # the tiles that cost as much as is looked at, and a point and two less (see `reach`)
        ("before", np.int64),
        ("long_before", np.int64),
        ("past", np.int64),  # all tiles so far
    ],
    align=True,
)
ABOUT = np.dtype(
    [
        ("n_positions", np.int64),
        ("n_ways", np.int64),
        ("n_ends", np.int64),
        ("n_starts", np.int64),
        ("n_explored", np.int64),  # of the starts
        ("n_variants", np.int64),
        ("power", np.int64),  # see `valuing.py`
        ("missed", np.int64),  # positions that were asked for and are not known
        ("most_hits", np.int64),
        ("hits", np.int64, FACES),  # by attack die
        ("wounds", np.int64, (MONSTERS + 1, FACES)),  # by attackers and defence die
        ("worth", np.float64, MOST_HEALTH + 1),  # of the cleared level, by health left
        ("best", np.float64, (FACES, MOST_HITS + 1, FACES)),  # of a turn, by speed die, hits and defence die
    ],
    align=True,
)


class Graph(NamedTuple):
    """All that is known about a level."""

    about: Rec
    table: Rec  # one of this level, to try things on
    positions: Any
    slots: Any  # an open-addressing hash table: 1 + the place of a position, or 0
    starts: Any  # the places of the positions where a turn can start, in the order they were found
    ways: Any
    ends: Any
    variants: Any


def make_graph(table: Rec, most: int) -> Graph:
    """Room for so many positions of the level that `table` is of. Memory is taken up as it is used."""
    slots = np.zeros(1 << (SLOTS * most - 1).bit_length(), np.int32)
    mine = copy_of(table)
    mine.n_said = SAID  # no room for events: nobody will hear of them
    return Graph(
        hand(np.zeros(1, ABOUT)),
        hand_over(mine),
        hand_all(np.zeros(most, POSITION)),
        hand_array(slots),
        hand_array(np.zeros(most, np.int32)),
        hand_all(np.zeros(most * WAYS, WAY)),
        hand_all(np.zeros(most * ENDS, END)),
        hand_all(np.zeros(VARIANTS, VARIANT)),
    )


# Keys


@rule
def monsters_of(table: Rec) -> int:
    """The monsters' part of a key: tile and health of each, eight bits, the greatest first."""
    monsters = 0
    for monster in range(MONSTERS):
        if table.monster_health[monster] > 0:
            monsters = inserted(monsters, table.monster_tile[monster] << HEALTH_BITS | table.monster_health[monster])
    return monsters


@rule
def inserted(monsters: int, one: int) -> int:
    """`one` put among others, in order."""
    shift = 0
    while monsters >> shift & MONSTER and monsters >> shift & MONSTER < one:
        shift += MONSTER_BITS
    low = monsters & ((1 << shift) - 1)
    return monsters >> shift << (shift + MONSTER_BITS) | one << shift | low


@rule
def key_of(tile: int, monsters: int) -> int:
    """The key of a position; without monsters it does not matter where the adventurer stands."""
    return CLEARED if monsters == 0 else monsters << TILE_BITS | tile


@rule
def lay_monsters(table: Rec, monsters: int) -> int:
    """Put the monsters of a key on the table; their health together."""
    total = 0
    for monster in range(MONSTERS):
        one = monsters >> (MONSTER_BITS * monster) & MONSTER
        table.monster_health[monster] = one & HEALTH
        table.monster_tile[monster] = one >> HEALTH_BITS if one else NOBODY
        total += one & HEALTH
    return total


@rule
def lay(table: Rec, key: int) -> None:
    """Put a position on the table."""
    table.tile = key & TILE
    lay_monsters(table, key >> TILE_BITS)


# Places


@rule
def slot_of(graph: Graph, key: int) -> int:
    """The slot of a position, or the empty slot where it belongs."""
    hashed = (key * MULTIPLIER) & LOW_62
    hashed ^= hashed >> SHIFT
    slot = hashed & (len(graph.slots) - 1)
    while graph.slots[slot] > 0 and graph.positions[graph.slots[slot] - 1].key != key:
        slot = (slot + 1) & (len(graph.slots) - 1)
    return slot


@rule
def place_of(graph: Graph, key: int) -> int:
    """Where a position is kept, from now on if it is new; FULL if there is no room."""
    slot = slot_of(graph, key)
    if graph.slots[slot] > 0:
        return graph.slots[slot] - 1
    place = graph.about.n_positions
    if place == len(graph.positions):
        return FULL
    graph.slots[slot] = place + 1
    graph.positions[place].key = key
    graph.positions[place].total = lay_monsters(graph.table, key >> TILE_BITS)
    graph.about.n_positions = place + 1
    return place

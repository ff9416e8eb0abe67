"""The positions of a level and what leads from one to another, in memory of fixed size.

A position is where the adventurer and the monsters stand, and the monsters' health: which of two equal monsters is
which makes no difference. It stands for two moments: the start of a turn, and the adventurer's end of it, before the
monsters move. From the first to the second lead `ways`, each with the speed and the hits that it takes; from the second
to the next first lead `ends`, each with the number of monsters that attack there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from undercroft.engine.compiling import rule
from undercroft.engine.records import SAID, Rec, RecordType
from undercroft.games.one_card.table import MONSTERS, NOBODY, TABLE
from undercroft.kernels.kernel import Many, Numbers, One

if TYPE_CHECKING:
    from undercroft.kernels.memory import Memory

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

POSITION = RecordType(
    (
        ("key", "<i8"),
        ("is_start", "i1"),  # whether a turn can start here
        ("total", "i1"),  # the monsters' health together
        ("n_ways", "<i4"),
        ("first_way", "<i4"),
        ("n_ends", "<i4"),
        ("first_end", "<i4"),
        ("value", "<f8", MOST_HEALTH + 1),  # by the adventurer's health, when a turn starts
        ("spent", "<f8", MOST_HEALTH + 1),  # the same when a wizard's power is used up
        ("after", "<f8", (MOST_HEALTH + 1, FACES)),  # by health and defence die, before the monsters move
    )
)
WAY = RecordType((("to", "<i4"), ("face", "i1"), ("hits", "i1")))
END = RecordType((("to", "<i4"), ("attackers", "i1")))
VARIANT = RecordType(
    (
        ("monsters", "<i8"),  # their part of a key
        ("hits", "<i8"),
        ("now", "<i8"),  # the tiles that cost as much as is looked at, and a point and two less (see `reach`)
        ("before", "<i8"),
        ("long_before", "<i8"),
        ("past", "<i8"),  # all tiles so far
    )
)
ABOUT = RecordType(
    (
        ("n_positions", "<i8"),
        ("n_ways", "<i8"),
        ("n_ends", "<i8"),
        ("n_starts", "<i8"),
        ("n_explored", "<i8"),  # of the starts
        ("n_variants", "<i8"),
        ("n_middles", "<i8"),  # of the layer that is being valued
        ("n_beginnings", "<i8"),
        ("most_total", "<i8"),  # of the monsters' health together
        ("power", "<i8"),  # see `valuing.py`
        ("missed", "<i8"),  # positions that were asked for and are not known
        ("most_hits", "<i8"),
        ("hits", "<i8", FACES),  # by attack die
        ("wounds", "<i8", (MONSTERS + 1, FACES)),  # by attackers and defence die
        ("worth", "<f8", MOST_HEALTH + 1),  # of the cleared level, by health left
        ("best", "<f8", (FACES, MOST_HITS + 1, FACES)),  # of a turn, by speed die, hits and defence die
    )
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
    middles: Any  # the places of all positions of the layer that is being valued (see `valuing.py`)
    beginnings: Any  # and of those where a turn can start


GRAPH = Graph(  # as kernels take it
    One(ABOUT),
    One(TABLE),
    Many(POSITION),
    Numbers("i"),
    Numbers("i"),
    Many(WAY),
    Many(END),
    Many(VARIANT),
    Numbers("i"),
    Numbers("i"),
)


def make_graph(memory: Memory, table: Rec, most: int) -> Graph:
    """Room for so many positions of the level that `table` is of. Memory is taken up as it is used."""
    mine = memory.record(TABLE, table)
    mine.plain.n_said = SAID  # no room for events: nobody will hear of them
    return Graph(
        memory.record(ABOUT),
        mine,
        memory.records(POSITION, most),
        memory.numbers("i", 1 << (SLOTS * most - 1).bit_length()),
        memory.numbers("i", most),
        memory.records(WAY, most * WAYS),
        memory.records(END, most * ENDS),
        memory.records(VARIANT, VARIANTS),
        memory.numbers("i", most),
        memory.numbers("i", most),
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
    total = lay_monsters(graph.table, key >> TILE_BITS)
    graph.positions[place].key = key
    graph.positions[place].total = total
    graph.about.most_total = max(graph.about.most_total, total)
    graph.about.n_positions = place + 1
    return place

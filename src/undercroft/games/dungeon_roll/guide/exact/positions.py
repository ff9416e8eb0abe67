"""The positions of a delve, each with a place in an array where its value is kept.

Only what changes in a delve without usable treasures counts: dice by face, dice in the hand (taken up, or about to be
rolled), dice to bring back. A treasure drawn is worth points and goes out of sight; ultimates are used up before.
"""

from __future__ import annotations

from itertools import accumulate
from math import comb
from typing import Any, NamedTuple

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec, RecordType
from undercroft.games.dungeon_roll.moves import MOST_DICE, number_in
from undercroft.games.dungeon_roll.table import (
    BY_SCROLL,
    CHEST,
    CHOOSE,
    DONE,
    FACES,
    GOBLIN,
    LOOT,
    MONSTER,
    NO_STAGE,
    POTION,
    RAISE,
    REGROUP,
    TREASURES,
)
from undercroft.kernels.exact import UNDECIDED, Question
from undercroft.kernels.kernel import Numbers, One

from .handfuls import handfuls

IN_HAND = FACES  # after the faces: dice taken up or about to be rolled
LAIR = FACES - 1  # of the dungeon dice: five faces, the lair, the hand
LOOT_FACES = 3  # chests, potions, and the lair
NOWHERE = -1

# Kinds of positions
AT_MONSTERS, AT_CHOICE, AT_LOOT, AT_DRAGON, AT_REGROUP = range(5)
KINDS = 5

MOST_HANDFULS = comb(MOST_DICE + FACES + 1, FACES + 1)
MOST_LOOTS = comb(MOST_DICE + LOOT_FACES, LOOT_FACES)

INDEX = RecordType(
    (
        ("token", "<f8"),  # what a treasure drawn is worth
        # The kinds share one array of values. Where each starts; the numbers of parties, dungeons and so on.
        ("first", "<i8", KINDS + 1),
        ("n_party", "<i8"),
        ("n_dungeon", "<i8"),
        ("n_loot", "<i8"),
        ("n_lair", "<i8"),
        # Dice by face, in the lair and in the hand; and to find their numbers again (see `Handfuls`)
        ("party", "i1", (MOST_HANDFULS, FACES + 1)),
        ("dungeon", "i1", (MOST_HANDFULS, FACES + 1)),
        ("loot", "i1", (MOST_LOOTS, LOOT_FACES)),
        ("before_party", "<i4", (FACES + 1, MOST_DICE + 1, MOST_DICE + 1)),
        ("before_dungeon", "<i4", (FACES + 1, MOST_DICE + 1, MOST_DICE + 1)),
        ("before_loot", "<i4", (LOOT_FACES, MOST_DICE + 1, MOST_DICE + 1)),
    )
)


class Known(NamedTuple):
    """The values known so far of a delve: one array, and the record that says where each position has its place."""

    index: Rec
    values: Any


def number_all(box: Rec, index: Rec, token: float) -> None:
    """Write the places of all positions into a blank index."""
    index.token = token
    _number(index.party, index.before_party, box.party_dice)
    _number(index.dungeon, index.before_dungeon, box.dungeon_dice)
    _number(index.loot, index.before_loot, box.dungeon_dice)
    index.n_party = parties = comb(box.party_dice + FACES + 1, FACES + 1)
    index.n_dungeon = dungeons = comb(box.dungeon_dice + FACES + 1, FACES + 1)
    index.n_loot = loots = comb(box.dungeon_dice + LOOT_FACES, LOOT_FACES)
    index.n_lair = box.comes_at
    widths = (dungeons, dungeons, (box.dungeon_dice + 1) * loots, loots, (box.last_level + 2) * box.comes_at)
    for kind, first in enumerate(accumulate((parties * width for width in widths), initial=0)):
        index.first[kind] = first


def _number(rows: Any, before: Any, dice: int) -> None:
    """Number the handfuls of so many dice."""
    found = handfuls(len(before), dice)
    for number, counts in enumerate(found.counts):
        for face, count in enumerate(counts):
            rows[number, face] = count
    for face, by_dice in enumerate(found.before):
        for left, by_count in enumerate(by_dice):
            for count, number in enumerate(by_count):
                before[face, left, count] = number


# Where a table stands


@rule
def party_number(box: Rec, table: Rec, index: Rec) -> int:
    """The number of the party."""
    number = 0
    left = box.party_dice
    for face in range(FACES):
        number += index.before_party[face, left, table.party[face]]
        left -= table.party[face]
    return int(number + index.before_party[IN_HAND, left, table.party_rolls + table.party_chosen])


@rule
def dungeon_number(box: Rec, table: Rec, index: Rec) -> int:
    """The number of what lies in the dungeon."""
    number = 0
    left = box.dungeon_dice
    for face in range(LAIR):
        number += index.before_dungeon[face, left, table.dungeon[GOBLIN + face]]
        left -= table.dungeon[GOBLIN + face]
    number += index.before_dungeon[LAIR, left, table.lair]
    left -= table.lair
    return int(number + index.before_dungeon[IN_HAND, left, table.dungeon_rolls + table.dungeon_chosen])


@rule
def loot_number(box: Rec, table: Rec, index: Rec) -> int:
    """The number of what lies in the dungeon when the monsters are gone."""
    left = box.dungeon_dice
    number = index.before_loot[0, left, table.dungeon[CHEST]]
    left -= table.dungeon[CHEST]
    number += index.before_loot[1, left, table.dungeon[POTION]]
    left -= table.dungeon[POTION]
    return int(number + index.before_loot[2, left, table.lair])


@rule
def place(index: Rec, kind: int, rank: int, party: int, dungeon: int) -> int:
    """Where a value is kept. `rank` is the level at regrouping, the dice to bring back in the loot phase, else 0."""
    width = index.n_dungeon
    if kind == AT_REGROUP:
        width = index.n_lair
    elif kind >= AT_LOOT:
        width = index.n_loot
    return int(index.first[kind] + (rank * index.n_party + party) * width + dungeon)


@rule
def place_of(box: Rec, table: Rec, index: Rec) -> int:
    """Where the value of the position on a table is kept, or NOWHERE."""
    phase, stage = table.phase, table.stage
    if table.draws > 0 or phase < MONSTER:
        return NOWHERE
    party = party_number(box, table, index)
    if phase == MONSTER:
        if stage != NO_STAGE and stage != CHOOSE:
            return NOWHERE
        kind = AT_CHOICE if stage == CHOOSE else AT_MONSTERS
        return place(index, kind, 0, party, dungeon_number(box, table, index))
    if phase == REGROUP:
        return place(index, AT_REGROUP, table.level, party, table.lair)
    if stage != NO_STAGE and (phase != LOOT or stage != RAISE):
        return NOWHERE
    left = table.left if stage == RAISE else 0
    return place(index, AT_LOOT + phase - LOOT, left, party, loot_number(box, table, index))


@rule
def worth(box: Rec, table: Rec, known: Known) -> float:
    """The value that is kept for a position, and what was won on the way to it."""
    won = float(table.experience[0])
    for kind in range(len(TREASURES)):
        won += known.index.token * table.treasures[0, kind]
    if table.delve > 0 or table.phase == DONE:
        return won
    at = place_of(box, table, known.index)
    if at == NOWHERE or known.values[at] == UNDECIDED:
        return UNDECIDED
    return float(won + known.values[at])


# A table for a position


@rule
def lay(box: Rec, table: Rec, index: Rec, kind: int, rank: int, party: int, dungeon: int) -> None:
    """Lay out the position that has this place, on an empty table."""
    table.phase = MONSTER if kind <= AT_CHOICE else LOOT + kind - AT_LOOT
    table.graveyard = box.party_dice - index.party[party, IN_HAND]
    for face in range(FACES):
        table.party[face] = index.party[party, face]
        table.graveyard -= index.party[party, face]
    if kind <= AT_CHOICE:
        lay_dungeon(table, index, kind, party, dungeon)
    elif kind == AT_REGROUP:
        table.level = rank
        table.lair = dungeon
    else:
        table.stage = RAISE if rank > 0 else NO_STAGE
        table.left = rank
        table.dungeon[CHEST] = index.loot[dungeon, 0]
        table.dungeon[POTION] = index.loot[dungeon, 1]
        table.lair = index.loot[dungeon, 2]


@rule
def lay_dungeon(table: Rec, index: Rec, kind: int, party: int, dungeon: int) -> None:
    """Monsters and loot, and dice in the hand: for a scroll that was read, or in the air."""
    for face in range(LAIR):
        table.dungeon[GOBLIN + face] = index.dungeon[dungeon, face]
    table.lair = index.dungeon[dungeon, LAIR]
    if kind == AT_CHOICE:
        table.stage = CHOOSE
        table.purpose = BY_SCROLL
        table.party_chosen = index.party[party, IN_HAND]
        table.dungeon_chosen = index.dungeon[dungeon, IN_HAND]
    else:
        table.party_rolls = index.party[party, IN_HAND]
        table.dungeon_rolls = index.dungeon[dungeon, IN_HAND]


@rule
def thin(box: Rec, table: Rec, known: Known, moves: Any, n: int) -> int:  # noqa: ARG001
    """All treasures are alike, so one stands for all; dice are taken up one by one."""
    if table.draws > 0:
        return 1
    if table.stage != CHOOSE:
        return n
    kept = 0
    for index in range(n):
        if number_in(moves[index]) == 0:
            moves[kept] = moves[index]
            kept += 1
    return kept


DELVE = Question("delve", Known(One(INDEX), Numbers("d")), worth, thin=thin)

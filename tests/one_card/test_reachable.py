"""How many positions can be reached on a level: counted once before by another program, from the same rulings.

Nearly every rule has a part in these numbers. A position is where the adventurer and the monsters stand when a turn
starts, with the monsters' health; his own health and the dice do not change where anyone can go, and are left out.
"""

from __future__ import annotations

import numpy as np
import pytest

from tests.rulebook import rule
from undercroft.engine.arrays import hand_all, hand_array, plain
from undercroft.engine.compiling import INTERPRETED, native
from undercroft.engine.compiling import rule as compiled
from undercroft.games.one_card.rules import apply, legal, start_level
from undercroft.games.one_card.table import ACT, MONSTERS, ORDER, ROLL, SEND

from .set_up import BOX, GAME

WEAK, STRONG = (1, 1, 1, 2), (6, 6, 6, 6)
COUNTS = [(4, WEAK, 531)]
if not INTERPRETED:  # plain Python would take minutes for these
    COUNTS += [(1, WEAK, 1202), (2, WEAK, 6881), (3, WEAK, 1126)]
    COUNTS += [(1, STRONG, 1637), (2, STRONG, 8245), (3, STRONG, 1270), (4, STRONG, 556)]

MOST_STARTS, MOST_WORK = 10_000, 5_000
SIX = 5  # luck's move of a die that shows 6


@compiled
def position(table) -> int:
    """The adventurer's tile and the monsters, whichever is which, as one number."""
    places = 0
    for monster in range(MONSTERS):
        health = table.monster_health[monster]
        if health > 0:
            places = inserted(places, table.monster_tile[monster] * 8 + health)
    return places * 32 + table.tile


@compiled
def inserted(places, place) -> int:
    """`place` put among others, eight bits each, the greatest first."""
    shift = 0
    while places >> shift and places >> shift & 255 < place:
        shift += 8
    return places >> shift << shift + 8 | place << shift | places & (1 << shift) - 1


@compiled
def start_phase(box, table, moves) -> None:
    """Three sixes: what can be done with less can be done with them. The monsters cannot kill meanwhile."""
    table.health = 6
    for _die in range(3):
        apply(box, table, SIX)
    legal(box, table, moves)
    apply(box, table, moves[0])


@compiled
def play_all(box, work, at, end, moves) -> int:
    """Play every move of `work[at]`, each on a copy from `work[end]` on; return where they end."""
    for index in range(legal(box, work[at], moves)):
        work[end] = work[at]
        apply(box, work[end], moves[index])
        end += 1
    return end


@compiled
def explore_phase(box, work, ended, moves) -> int:
    """All that the adventurer can do from `work[0]`; return how many tables came of it, in `work`.

    Points for attacks follow from the monsters' health; of speed the most is the best, and is tried first.
    """
    n_work, entered = 1, {-1}
    for speed in range(work[0].speed_left, -1, -1):
        at = 0
        while at < n_work:
            if work[at].phase == ACT and work[at].speed_left == speed:
                here = position(work[at])
                if here not in entered:
                    entered.add(here)
                    n_work = play_all(box, work, at, n_work, moves)
                    if here in ended:
                        n_work -= 1  # the last move, the end of the phase, was followed before
                    ended.add(here)
            at += 1
    return n_work


@compiled
def count_reachable(box, starts, work, moves) -> int:
    """The positions that turns can start with, begun with `starts[0]`. `starts` and `work` are room to write in."""
    seen, ended = {position(starts[0])}, {position(starts[0])}
    ended.clear()  # now an empty set of numbers: an empty set of nothing would not compile
    n_starts, done = 1, 0
    while done < n_starts:
        work[0] = starts[done]
        done += 1
        start_phase(box, work[0], moves)
        n_work, at = explore_phase(box, work, ended, moves), 0
        while at < n_work:
            if work[at].phase == ORDER or work[at].phase == SEND:
                n_work = play_all(box, work, at, n_work, moves)
            elif work[at].phase == ROLL and position(work[at]) not in seen:
                seen.add(position(work[at]))
                starts[n_starts] = work[at]
                n_starts += 1
            at += 1
    return n_starts


@rule("OC-04", "OC-08", "OC-09", "OC-10", "OC-11", "OC-12", "OC-14", "OC-15", "OC-16", "OC-17", "OC-19", "OC-20")
@pytest.mark.parametrize(("level", "skills", "count"), COUNTS)
def test_as_many_positions_are_reachable_as_were_counted(level: int, skills: tuple[int, ...], count: int) -> None:
    starts, work = GAME.table_type.blank(MOST_STARTS), GAME.table_type.blank(MOST_WORK)
    starts[0] = GAME.table_type.array(GAME.lay_out(1, GAME.read_options({})))[0]
    starts[0]["skills"] = skills
    start_level(BOX, plain(starts), level - 1)
    moves = hand_array(np.zeros(len(GAME.verbs), np.int64))
    assert native(count_reachable)(GAME.box.handed, hand_all(starts), hand_all(work), moves) == count

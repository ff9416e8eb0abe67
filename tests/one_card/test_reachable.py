"""How many positions can be reached on a level: counted once before by another program, from the same rulings.

Nearly every rule has a part in these numbers. A position is where the adventurer and the monsters stand when a turn
starts, with the monsters' health; his own health and the dice do not change where anyone can go, and are left out.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.plainly import PLAINLY
from tests.rulebook import rule
from undercroft.engine.records import copy_of, numbers
from undercroft.games.one_card.guide.exact.asking import position_of
from undercroft.games.one_card.guide.exact.exploring import DONE, MORE
from undercroft.games.one_card.guide.exact.graph import make_graph
from undercroft.games.one_card.rules.main import apply, legal, start_level
from undercroft.games.one_card.table import ACT, MONSTERS, ORDER, ROLL, SEND
from undercroft.kernels.ways import memory_for

from .set_up import BOX, GAME, put

WEAK, STRONG = (1, 1, 1, 2), (6, 6, 6, 6)
COUNTS = [
    *((1, WEAK, 1202), (2, WEAK, 6881), (3, WEAK, 1126), (4, WEAK, 531)),
    *((1, STRONG, 1637), (2, STRONG, 8245), (3, STRONG, 1270), (4, STRONG, 556)),
]
SHORT = [row for row in COUNTS if row[1] == WEAK and row[0] != 2]  # move by move the others take minutes

MOST = 100_000
SIX = 5  # luck's move of a die that shows 6


def at_start(level: int, skills: tuple[int, ...]) -> Any:
    """The table when a level starts."""
    table = GAME.lay_out(1, GAME.read_options({}))
    put(table.skills, skills)
    start_level(BOX, table, level - 1)
    return table


# By the rules, move by move


def position(table: Any) -> tuple[Any, ...]:
    """The adventurer's tile and the monsters, whichever is which."""
    pairs = ((table.monster_tile[monster], table.monster_health[monster]) for monster in range(MONSTERS))
    return table.tile, *sorted(pair for pair in pairs if pair[1] > 0)


def start_phase(table: Any) -> Any:
    """Three sixes: what can be done with less can be done with them. The monsters cannot kill meanwhile."""
    table.health = 6
    for _die in range(3):
        apply(BOX, table, SIX)
    moves = numbers(len(GAME.verbs))
    legal(BOX, table, moves)
    apply(BOX, table, moves[0])
    return table


def all_played(table: Any) -> list[Any]:
    """What each move leads to."""
    moves, found = numbers(len(GAME.verbs)), []
    for index in range(legal(BOX, table, moves)):
        found.append(copy_of(table))
        apply(BOX, found[-1], moves[index])
    return found


def play_phase(start: Any, ended: set[Any]) -> list[Any]:
    """All that the adventurer can do.

    Points for attacks follow from the monsters' health; of speed the most is the best, and is tried first.
    """
    work, entered = [start], set()
    for speed in range(start.speed_left, -1, -1):
        for table in work:  # it grows meanwhile
            here = position(table)
            if table.phase == ACT and table.speed_left == speed and here not in entered:
                entered.add(here)
                after = all_played(table)
                work += after[:-1] if here in ended else after  # the last move ends the phase: it was followed before
                ended.add(here)
    return work


def count_reachable(table: Any) -> int:
    """The positions that turns can start with, begun with this one."""
    seen, ended, starts = {position(table)}, set[Any](), [table]
    for start in starts:
        work = play_phase(start_phase(start), ended)
        for table in work:
            if table.phase in (ORDER, SEND):
                work += all_played(table)
            elif table.phase == ROLL and position(table) not in seen:
                seen.add(position(table))
                starts.append(table)
    return len(starts)


@rule("OC-04", "OC-08", "OC-09", "OC-10", "OC-11", "OC-12", "OC-14", "OC-15", "OC-16", "OC-17", "OC-19", "OC-20")
@pytest.mark.parametrize(("level", "skills", "count"), SHORT)
def test_as_many_positions_are_reachable_as_were_counted(level: int, skills: tuple[int, ...], count: int) -> None:
    assert count_reachable(at_start(level, skills)) == count


# By the exact solver


@rule("OC-04", "OC-08", "OC-09", "OC-10", "OC-11", "OC-12", "OC-14", "OC-15", "OC-16", "OC-17", "OC-19", "OC-20")
@pytest.mark.parametrize(("level", "skills", "count"), COUNTS[3:4] if PLAINLY else COUNTS)
def test_the_exact_solver_finds_as_many(level: int, skills: tuple[int, ...], count: int) -> None:
    table, memory = at_start(level, skills), memory_for(GAME)
    box, graph = memory.record(GAME.box_type, BOX), make_graph(memory, table, MOST)
    memory.run("begin", box, graph)
    memory.run("add_start", graph, memory.run("place_of", graph, position_of(table)))
    while (found := memory.run("explore", box, graph, 500)) == MORE:
        pass
    assert found == DONE
    assert graph.about.plain.n_starts == count

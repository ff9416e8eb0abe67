"""A position within a turn as a question: what it is worth, given the values of the turns that can come next."""

from __future__ import annotations

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec
from undercroft.games.one_card.rules.adventurer import monster_skill
from undercroft.games.one_card.table import ACT, ATTACK, DEFENCE, LOST, REWARD, ROLL, SPEED, WON
from undercroft.kernels.exact import UNDECIDED, Question

from .graph import GRAPH, Graph, key_of, lay_monsters, monsters_of, slot_of
from .valuing import NO_POWER, ONCE_A_LEVEL, ONCE_A_TURN, turn_value


@rule
def position_of(table: Rec) -> int:
    """The key of the position on a table."""
    return key_of(table.tile, monsters_of(table))


@rule
def worth(box: Rec, table: Rec, graph: Graph) -> float:  # noqa: ARG001
    """What the end of the level, or the start of a turn, is worth."""
    if table.phase == REWARD or table.phase == WON:
        return graph.about.worth[table.health]
    if table.phase == LOST:
        return 0.0
    return start_value(table, graph) if table.phase == ROLL and table.rolled == 0 else UNDECIDED


@rule
def start_value(table: Rec, graph: Graph) -> float:
    """What the start of a turn is worth; a position that is not known is counted as missed."""
    slot = slot_of(graph, position_of(table))
    place = graph.slots[slot] - 1
    if place < 0 or not graph.positions[place].is_start:
        graph.about.missed += 1
        return 0.0
    if graph.about.power == ONCE_A_LEVEL and table.power_used:
        return graph.positions[place].spent[table.health]
    if graph.about.power == ONCE_A_TURN and table.power_used:
        return turn_value(graph, place, table.health, NO_POWER)
    return graph.positions[place].value[table.health]


@rule
def merge(box: Rec, table: Rec, graph: Graph) -> None:  # noqa: ARG001
    """When the dice are given, only points count, in whole hits; and never which of two equal monsters is which."""
    if table.phase == ACT:
        table.energy[SPEED] = 0
        table.energy[ATTACK] = 0
        table.attack_left -= table.attack_left % monster_skill(box, table, DEFENCE)
        lay_monsters(table, monsters_of(table))


LEVEL = Question("level", GRAPH, worth, merge=merge)

"""A new room: its tile is laid, passages open, and its encounter is read (DB-13, DB-43, DB-44)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ..table import CELLS, E_EXPLORED, GENERATED, HEROES, NOBODY, W_NOTHING
from .building import meet
from .map.figures import figure_at, put
from .map.squares import gate_of
from .stack import EXPLORING, PROGRAM, pop, push, top


@rule
def run_exploring(box: Rec, table: Rec) -> None:
    """Lay the tile, then read the encounter; a generated one is drawn first."""
    frame = table.frames[top(table)]
    room, explorer, door = frame[1], frame[2], frame[3]
    if frame[4] == 0:
        frame[4] = 1
        if table.explored >> room & 1:
            pop(table)  # two ways led to it
            return
        lay_room(table, room)
        say(table, E_EXPLORED, EVERYONE, room, explorer, 0)
    if table.quest == GENERATED:
        meet(box, table)
        return
    pop(table)
    push(table, PROGRAM, box.encounter[table.quest, room], explorer, room, 0, 0, door, 0)


@rule
def lay_room(table: Rec, room: int) -> None:
    """The tile lies on the table; where exits meet, a passage is open from now on (DB-15)."""
    table.explored |= 1 << room
    for side in range(4):
        other = table.plan[room, side]
        if other != NOBODY and table.explored >> other & 1:
            open_passage(table, room, side, other)


@rule
def open_passage(table: Rec, room: int, side: int, other: int) -> None:
    """Two half squares become one, which goes by the lower room: who stands there is told."""
    table.open[room] |= 1 << side
    table.open[other] |= 1 << (side ^ 2)
    low, high = room * CELLS + gate_of(side), other * CELLS + gate_of(side ^ 2)
    if low > high:
        low, high = high, low
    if figure_at(table, high) != NOBODY:
        put(table, figure_at(table, high), low)
    for hero in range(HEROES):
        if table.dropped[hero] == high:
            table.dropped[hero] = low
        if table.fell[hero] == high:
            table.fell[hero] = low


@rule
def foresee(table: Rec, room: int, side: int, hero: int) -> None:
    """A card explores the room behind an exit; nobody moves (DB-43)."""
    push(table, EXPLORING, table.plan[room, side], hero, room * CELLS + gate_of(side), 0, 0, 0, 0)
    table.wait = W_NOTHING

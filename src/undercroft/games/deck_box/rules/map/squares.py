"""Squares and the ways between them.

A tile is nine squares by nine; its outer ring is shared with the tiles beside it and is wall but for the exits. Where
two exits meet they are one square, which belongs to both rooms and goes by the room with the lower number (DB-15).
"""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ...content.layout import PIT, WATER
from ...table import CELLS, NOWHERE, ROOMS

NORTH, EAST, SOUTH, WEST = range(4)
SIZE = 9
LAST = SIZE - 1
GATE_N, GATE_E, GATE_S, GATE_W = 4, 44, 76, 36  # where a tile can have an exit
FAR = 20_000  # more than any distance


@rule
def gate_of(side: int) -> int:
    """The place of a tile's exit on this side."""
    if side == NORTH:
        return GATE_N
    if side == EAST:
        return GATE_E
    return GATE_S if side == SOUTH else GATE_W


@rule
def side_of(cell: int) -> int:
    """The side on which this place of a tile is an exit, or NOWHERE."""
    if cell == GATE_N:
        return NORTH
    if cell == GATE_E:
        return EAST
    if cell == GATE_S:
        return SOUTH
    return WEST if cell == GATE_W else NOWHERE


@rule
def twin(table: Rec, square: int) -> int:
    """The same square as the room on the other side counts it, or NOWHERE if it belongs to one room only."""
    room = square // CELLS
    side = side_of(square % CELLS)
    if side == NOWHERE or not table.open[room] >> side & 1:
        return NOWHERE
    return table.plan[room, side] * CELLS + gate_of(side ^ 2)


@rule
def named(table: Rec, square: int) -> int:
    """The number that a square goes by."""
    other = twin(table, square)
    return other if other != NOWHERE and other < square else square


@rule
def in_room(table: Rec, square: int, room: int) -> int:
    """The place of a square on this room's tile, or NOWHERE if it does not belong to the room."""
    if square == NOWHERE:
        return NOWHERE
    if square // CELLS == room:
        return square % CELLS
    other = twin(table, square)
    return other % CELLS if other != NOWHERE and other // CELLS == room else NOWHERE


@rule
def share_room(table: Rec, a: int, b: int) -> bool:
    """Whether two squares lie on one tile; a shared square lies on both."""
    if in_room(table, a, b // CELLS) != NOWHERE:
        return True
    other = twin(table, b)
    return other != NOWHERE and in_room(table, a, other // CELLS) != NOWHERE


@rule
def adjoin(table: Rec, a: int, b: int) -> bool:
    """Whether two squares lie on one tile or on two that adjoin; a shared square lies on both its tiles (DB-15)."""
    other = twin(table, a)
    return borders(table, a // CELLS, b) or (other != NOWHERE and borders(table, other // CELLS, b))


@rule
def borders(table: Rec, room: int, square: int) -> bool:
    """Whether a square lies on a room's tile or on one that an open passage joins to it."""
    if in_room(table, square, room) != NOWHERE:
        return True
    for side in range(4):
        if table.open[room] >> side & 1 and in_room(table, square, table.plan[room, side]) != NOWHERE:
            return True
    return False


@rule
def ground_at(box: Rec, table: Rec, square: int) -> int:
    """What lies on a square."""
    room = square // CELLS
    return box.ground[table.face[room], table.turned[room], square % CELLS]


@rule
def cost_of(box: Rec, table: Rec, square: int) -> int:
    """The movement it costs to enter a square: 2 for water (DB-14)."""
    return 2 if ground_at(box, table, square) == WATER else 1


@rule
def is_pit(box: Rec, table: Rec, square: int) -> bool:
    """Whether entering the square hurts (DB-14)."""
    return ground_at(box, table, square) == PIT


@rule
def step_from(box: Rec, table: Rec, square: int, side: int) -> int:
    """The open square one straight step away, or NOWHERE."""
    room = square // CELLS
    ways = box.ways[table.face[room], table.turned[room], square % CELLS] >> side
    if ways & 1:
        return beyond(square, side)
    return step_by_exit(box, table, square, side) if ways & 16 else NOWHERE


@rule
def beyond(square: int, side: int) -> int:
    """The place one step further on the same tile."""
    if side == NORTH:
        return square - SIZE
    if side == EAST:
        return square + 1
    return square + SIZE if side == SOUTH else square - 1


@rule
def step_by_exit(box: Rec, table: Rec, square: int, side: int) -> int:
    """The same where exits may be shared squares: a step to one, or out of one."""
    room, cell = square // CELLS, square % CELLS
    if at_edge(cell, side):
        other = twin(table, square)
        if other == NOWHERE:
            return NOWHERE
        room, cell = other // CELLS, other % CELLS
        if at_edge(cell, side):
            return NOWHERE
    cell = beyond(cell, side)
    if box.ground[table.face[room], table.turned[room], cell] == 0:
        return NOWHERE
    return named(table, room * CELLS + cell)


@rule
def at_edge(cell: int, side: int) -> bool:
    """Whether a step to this side leads off the tile."""
    if side == NORTH:
        return cell < SIZE
    if side == SOUTH:
        return cell >= LAST * SIZE
    return cell % SIZE == (LAST if side == EAST else 0)


@rule
def column_of(table: Rec, square: int) -> int:
    """The column of a square on the whole map."""
    return table.room_x[square // CELLS] * LAST + square % CELLS % SIZE


@rule
def row_of(table: Rec, square: int) -> int:
    """The row of a square on the whole map; rows grow southwards."""
    return table.room_y[square // CELLS] * LAST + square % CELLS // SIZE


@rule
def apart(table: Rec, a: int, b: int) -> int:
    """How far apart two squares are, diagonals counting one."""
    return max(abs(column_of(table, a) - column_of(table, b)), abs(row_of(table, a) - row_of(table, b)))


@rule
def steps_apart(table: Rec, a: int, b: int) -> int:
    """How far apart two squares are in straight steps, whatever lies between."""
    return abs(column_of(table, a) - column_of(table, b)) + abs(row_of(table, a) - row_of(table, b))


@rule
def diagonal_from(box: Rec, table: Rec, square: int, across: int, down: int) -> int:
    """The open square one diagonal step away, or NOWHERE; no step leads between two walls."""
    sideways = step_from(box, table, square, EAST if across > 0 else WEST)
    upright = step_from(box, table, square, SOUTH if down > 0 else NORTH)
    if sideways != NOWHERE:
        return step_from(box, table, sideways, SOUTH if down > 0 else NORTH)
    return NOWHERE if upright == NOWHERE else step_from(box, table, upright, EAST if across > 0 else WEST)


@rule
def beside(box: Rec, table: Rec, a: int, b: int) -> bool:
    """Whether one straight step leads from one square to the other."""
    for side in range(4):
        if step_from(box, table, a, side) == b:
            return True
    return False


@rule
def has_room(table: Rec, room: int) -> bool:
    """Whether a room lies on the table."""
    return 0 <= room < ROOMS and (table.explored >> room & 1) != 0

"""Line of sight and range (DB-24, DB-25). See lines.py for the geometry."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ...content.lines import ACROSS, MARGIN
from ...table import CELLS, FIGURES, HEROES, NOBODY, NOWHERE
from .squares import LAST, NORTH, SIZE, SOUTH, WEST, apart, in_room, twin


@rule
def within(table: Rec, shooter: int, target: int) -> bool:
    """Whether the target is on the shooter's tile or on an adjoining one (DB-24).

    From a square between two rooms only these two count; a target on such a square is on both.
    """
    return window(table, shooter, target) != NOBODY


@rule
def window(table: Rec, shooter: int, target: int) -> int:
    """The rooms to look through: room * 8, or room * 8 + 1 + side for the next room as well; NOBODY if too far."""
    here, there = shooter // CELLS, target // CELLS
    other = twin(table, shooter)
    if in_room(table, target, here) != NOWHERE:
        return here * 8
    if other != NOWHERE:
        return other // CELLS * 8 if in_room(table, target, other // CELLS) != NOWHERE else NOBODY
    beyond = twin(table, target)
    for side in range(4):
        if table.open[here] >> side & 1:
            next_room = table.plan[here, side]
            if next_room == there or (beyond != NOWHERE and next_room == beyond // CELLS):
                return here * 8 + 1 + side
    return NOBODY


@rule
def sees(box: Rec, table: Rec, shooter: int, target: int, past_heroes: bool) -> bool:
    """Whether some line leads from square to square, past one's own side but not past the other (DB-25)."""
    if shooter == target:
        return True
    through = window(table, shooter, target)
    if through == NOBODY:
        return False
    first, side = through // 8, through % 8 - 1
    second, upright = first, True
    if side >= 0:
        second = table.plan[first, side]
        upright = side in (NORTH, SOUTH)
        if side in (NORTH, WEST):  # the upper or left room comes first
            first, second = second, first
    x0, y0 = spot(table, shooter, first, second, upright)
    x1, y1 = spot(table, target, first, second, upright)
    if y1 < y0 or (y1 == y0 and x1 < x0):
        x0, y0, x1, y1 = x1, y1, x0, y0
    lay_window(box, table, first, second, upright, past_heroes)
    return some_line(box, table, x0, y0, x1, y1, first != second)


@rule
def spot(table: Rec, square: int, first: int, second: int, upright: bool) -> tuple[int, int]:
    """Column and row of a square in a window; two rooms side by side are looked at as if one were above the other."""
    cell = in_room(table, square, first)
    below = 0
    if cell == NOWHERE:
        cell = in_room(table, square, second)
        below = LAST
    if upright:
        return cell % SIZE, cell // SIZE + below
    return cell // SIZE, cell % SIZE + below


@rule
def lay_window(box: Rec, table: Rec, first: int, second: int, upright: bool, past_heroes: bool) -> None:
    """Write what blocks sight in one or two rooms: walls, and the figures of the other side."""
    for row in range(SIZE):
        table.blocked[row] = walls(box, table, first, upright, row)
        table.blocked[row + LAST] = walls(box, table, second, upright, row) if second != first else 0
    for figure in range(HEROES if past_heroes else 0, FIGURES if past_heroes else HEROES):
        square = table.square[figure]
        if square != NOWHERE and is_in(table, square, first, second):
            x, y = spot(table, square, first, second, upright)
            table.blocked[y] |= 1 << x


@rule
def walls(box: Rec, table: Rec, room: int, upright: bool, row: int) -> int:
    """The walls in one row of a room, or in one column."""
    if upright:
        return box.wall_rows[table.face[room], table.turned[room], row]
    return box.wall_columns[table.face[room], table.turned[room], row]


@rule
def some_line(box: Rec, table: Rec, x0: int, y0: int, x1: int, y1: int, two_rooms: bool) -> bool:
    """Whether a line from the square (x0, y0) down to (x1, y1) of the window meets nothing that blocks."""
    at, down = x1 - x0 + ACROSS, y1 - y0
    first = box.first_line[at, down]
    for line in range(first, first + box.n_lines[at, down]):
        if is_clear(box, table, line, x0, y0, down, two_rooms) and not (
            cracked(table, box.line_cracks[line, 0], x0, y0) or cracked(table, box.line_cracks[line, 1], x1, y1)
        ):
            return True
    return False


@rule
def is_clear(box: Rec, table: Rec, line: int, x0: int, y0: int, down: int, two_rooms: bool) -> bool:
    """Whether a line meets nothing that blocks. The row between two rooms is mostly wall: it is looked at first."""
    gate = LAST - y0
    if two_rooms and 0 <= gate <= down and box.line_rows[line, gate + 1] >> (MARGIN - x0) & table.blocked[LAST]:
        return False
    for row in range(max(0, y0 - 1), min(LAST + LAST, y0 + down + 1) + 1):
        if box.line_rows[line, row - y0 + 1] >> (MARGIN - x0) & table.blocked[row]:
            return False
    return True


@rule
def cracked(table: Rec, crack: int, x: int, y: int) -> bool:
    """Whether a line would slip out of its square between two blocking squares that touch at a corner."""
    if crack == 0:
        return False
    column = x + 1 if (crack - 1) & 1 else x - 1
    row = y + 1 if (crack - 1) & 2 else y - 1
    return (table.blocked[y] >> column & 1) != 0 and (table.blocked[row] >> x & 1) != 0


@rule
def is_in(table: Rec, square: int, first: int, second: int) -> bool:
    """Whether a square belongs to one of two rooms."""
    return in_room(table, square, first) != NOWHERE or in_room(table, square, second) != NOWHERE


@rule
def can_shoot(box: Rec, table: Rec, shooter: int, target: int, by_hero: bool) -> bool:
    """Whether a ranged attack from square to square is allowed: far enough, near enough, in sight (DB-24)."""
    return apart(table, shooter, target) >= 2 and sees(box, table, shooter, target, by_hero)

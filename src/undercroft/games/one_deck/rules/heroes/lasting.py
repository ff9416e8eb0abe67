"""Effects in force: those of every open floor, of the foe, and of the guardian (OD-16, OD-25, OD-41)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ...content.effects import DOOR_LIMIT
from ...table import FLOORS, HEROES, NONE

SOURCES = FLOORS + 1


@rule
def row_of(box: Rec, table: Rec, source: int) -> int:
    """The row of a floor (0 to 2) or of what is being fought (3); row 0 is no effect."""
    if source < FLOORS:
        return box.floor_row[table.dungeon, source] if source <= table.floor < FLOORS else 0
    if table.floor == FLOORS:
        return box.guardian_row[table.dungeon]
    return box.kind_row[table.foe] if table.foe != NONE else 0


@rule
def amount(box: Rec, table: Rec, effect: int) -> int:
    """How much of an effect is in force: 0 if none."""
    sum = 0
    for source in range(SOURCES):
        row = row_of(box, table, source)
        if box.row[row] == effect:
            sum += max(1, box.row_a[row])
    return sum


@rule
def faces(box: Rec, table: Rec, effect: int) -> int:
    """The values of dice that an effect is about, a bit each."""
    found = 0
    for source in range(SOURCES):
        row = row_of(box, table, source)
        if box.row[row] == effect:
            found |= box.row_a[row]
    return found


@rule
def row_with(box: Rec, table: Rec, effect: int) -> int:
    """The row of an effect in force, or 0."""
    for source in range(SOURCES):
        row = row_of(box, table, source)
        if box.row[row] == effect:
            return row
    return 0


@rule
def doubled(table: Rec) -> int:
    """With four heroes most things are doubled (OD-51, OD-58)."""
    return 2 if table.n_heroes == HEROES else 1


@rule
def door_limit(box: Rec, table: Rec) -> int:
    """How many doors there can be; some dungeons change it (OD-13, OD-14)."""
    limit = amount(box, table, DOOR_LIMIT)
    return limit if limit > 0 else box.doors


@rule
def doors_in_play(table: Rec) -> int:
    """Closed and open ones."""
    count = table.closed
    for door in range(len(table.doors)):
        if table.doors[door, 0] != NONE:
            count += 1
    return count

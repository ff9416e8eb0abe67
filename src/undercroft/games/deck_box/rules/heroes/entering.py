"""Entering a square: a pit hurts, and a hero on the half square of an unexplored room explores it (DB-13 to DB-15)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ...table import CELLS, GENERATED, HEROES, NOBODY, NOWHERE
from ..map.figures import put
from ..map.squares import is_pit, side_of
from ..stack import EXPLORING, push
from .damage import hurt


@rule
def enter(box: Rec, table: Rec, figure: int, square: int, thanks: int, lightly: bool) -> None:
    """A figure comes to a square, walking or pushed; who goes `lightly` is not hurt by pits."""
    put(table, figure, square)
    if figure < HEROES:
        explore_here(box, table, figure)
    if not lightly and is_pit(box, table, square):
        hurt(box, table, figure, 1, thanks)


@rule
def explore_here(box: Rec, table: Rec, hero: int) -> None:
    """A hero on the half square of a room that can be explored explores it (DB-13)."""
    square = table.square[hero]
    if square == NOWHERE:
        return
    side = side_of(square % CELLS)
    if side != NOWHERE:
        room = behind_exit(box, table, square // CELLS, side)
        if room != NOBODY:
            push(table, EXPLORING, room, hero, square, 0, 0, 0, 0)


@rule
def behind_exit(box: Rec, table: Rec, room: int, side: int) -> int:
    """The room that can be explored by this exit now, or NOBODY: none is planned, it is locked, or in play (DB-15)."""
    beyond = table.plan[room, side]
    if beyond == NOBODY or table.explored >> beyond & 1:
        return NOBODY
    if table.quest != GENERATED:
        needs = box.room_needs[table.quest, beyond]
        if table.flags_set & needs != needs:
            return NOBODY
    return beyond

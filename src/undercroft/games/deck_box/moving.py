"""Heroes on the move: a walk step by step (DB-09), or a glide by a card. Friends can be passed, not stopped on."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from .entering import enter
from .figures import figure_at, speed
from .moves import STEP, STOP
from .programs import STRAIGHT, THROUGH
from .squares import cost_of, step_from
from .stack import pop, top
from .table import HEROES, NOBODY, NOWHERE, W_GLIDE, W_NOTHING

NEW_ACTION = 100  # added to the points left when a step begins another move
CANNOT = -1
PASSED = 4  # figures in a row that can be passed at most


@rule
def is_passing(table: Rec, hero: int) -> bool:
    """Whether a hero is on somebody else's square, and must go on."""
    return figure_at(table, table.square[hero]) != hero


@rule
def can_pass(table: Rec, square: int, flags: int) -> bool:
    """Whether a figure here can be passed: friends always, enemies with a card for it (DB-09)."""
    figure = figure_at(table, square)
    return 0 <= figure < HEROES or (figure != NOBODY and (flags & THROUGH) != 0)


@rule
def can_go_on(box: Rec, table: Rec, square: int, points: int, flags: int, way: int, light: bool) -> bool:
    """Whether a way leads on from an occupied square to a free one with the points left.

    All ways are tried, as numbers in base four: with a straight line there is only one.
    """
    depth = min(points, PASSED)
    for code in range(4**depth if way == NOBODY else 1):
        here, left = square, points
        for turn in range(depth):
            side = code >> (2 * turn) & 3 if way == NOBODY else way
            here = step_from(box, table, here, side)
            if here == NOWHERE:
                break
            left -= 1 if light else cost_of(box, table, here)
            if left < 0:
                break
            if figure_at(table, here) == NOBODY:
                return True
            if not can_pass(table, here, flags):
                break
    return False


@rule
def left_after(box: Rec, table: Rec, square: int, points: int, flags: int, way: int, light: bool) -> int:
    """The points left after a step to `square`, or CANNOT: too dear, barred, or nowhere to go on to."""
    if square == NOWHERE:
        return CANNOT
    left = points - (1 if light else cost_of(box, table, square))
    if left < 0:
        return CANNOT
    if figure_at(table, square) == NOBODY:
        return left
    if can_pass(table, square, flags) and can_go_on(box, table, square, left, flags, way, light):
        return left
    return CANNOT


# Walking


@rule
def walk_left(box: Rec, table: Rec, hero: int, side: int) -> int:
    """The points left after a step of the active hero; NEW_ACTION more if it takes another action; or CANNOT."""
    square = step_from(box, table, table.square[hero], side)
    left = left_after(box, table, square, table.points, 0, NOBODY, False)
    if left != CANNOT or is_passing(table, hero) or table.actions[hero] == 0:
        return left
    left = left_after(box, table, square, speed(box, table, hero), 0, NOBODY, False)
    return CANNOT if left == CANNOT else left + NEW_ACTION


@rule
def legal_walk(box: Rec, table: Rec, hero: int, out: Rec, n: int) -> int:
    """The steps that a hero can take."""
    for side in range(4):
        if walk_left(box, table, hero, side) != CANNOT:
            out[n] = STEP + side
            n += 1
    return n


@rule
def walk(box: Rec, table: Rec, hero: int, side: int) -> None:
    """One step; the first of a move takes an action (DB-09)."""
    left = walk_left(box, table, hero, side)
    if left >= NEW_ACTION:
        left -= NEW_ACTION
        table.actions[hero] -= 1
    table.points = left
    enter(box, table, hero, step_from(box, table, table.square[hero], side), hero, False)


# Gliding: by an ability or an item, over water and pits


@rule
def glide_left(box: Rec, table: Rec, hero: int, points: int, flags: int, way: int, side: int) -> int:
    """The squares left after a step of a glide, or CANNOT."""
    if way != NOBODY and side != way:
        return CANNOT
    square = step_from(box, table, table.square[hero], side)
    return left_after(box, table, square, points, flags, side if flags & STRAIGHT else NOBODY, True)


@rule
def can_glide(box: Rec, table: Rec, hero: int, points: int, flags: int) -> bool:
    """Whether a glide leads anywhere."""
    for side in range(4):
        if glide_left(box, table, hero, points, flags, NOBODY, side) != CANNOT:
            return True
    return False


@rule
def run_gliding(box: Rec, table: Rec) -> None:
    """The hero goes on, or stops when there is nowhere to go."""
    frame = table.frames[top(table)]
    hero = frame[1]
    if table.square[hero] != NOWHERE:
        for side in range(4):
            if glide_left(box, table, hero, frame[2], frame[3], frame[4], side) != CANNOT:
                table.asked = hero
                table.wait = W_GLIDE
                return
    pop(table)


@rule
def legal_glide(box: Rec, table: Rec, out: Rec) -> int:
    """The steps of a glide, and its end on a free square."""
    frame = table.frames[top(table)]
    hero, n = frame[1], 0
    for side in range(4):
        if glide_left(box, table, hero, frame[2], frame[3], frame[4], side) != CANNOT:
            out[n] = STEP + side
            n += 1
    if not is_passing(table, hero):
        out[n] = STOP
        n += 1
    return n


@rule
def glide(box: Rec, table: Rec, side: int) -> None:
    """One square further."""
    frame = table.frames[top(table)]
    hero = frame[1]
    frame[2] = glide_left(box, table, hero, frame[2], frame[3], frame[4], side)
    if frame[3] & STRAIGHT:
        frame[4] = side
    table.wait = W_NOTHING
    enter(box, table, hero, step_from(box, table, table.square[hero], side), hero, True)


@rule
def stop_gliding(table: Rec) -> None:
    """The glide ends here."""
    pop(table)
    table.wait = W_NOTHING

"""Heroes on the move: a walk (DB-09), or a glide by a card.

A move names the square to go to. Heroes pass friends on the way, but never cross a pit: whoever wants to goes into it
and on from there, with the movement that is left. So every walk the rules allow can be walked.
"""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ...content.programs import STRAIGHT, THROUGH
from ...moves import GO, STOP
from ...table import HEROES, NOBODY, NOWHERE, W_GLIDE, W_NOTHING
from ..map.figures import figure_at, speed
from ..map.squares import FAR, cost_of, is_pit, step_from
from ..map.walking import LATER, far_away, note_near
from ..stack import pop, top
from .entering import enter


@rule
def flood_walk(box: Rec, table: Rec, start: int, most: int) -> None:
    """The squares that a hero at `start` can end on for at most `most` movement, to `near`, nearest first (DB-09)."""
    far_away(table)
    table.n_near = 0
    table.distance[start] = 0
    table.queue[0] = start
    head, tail = 0, 1
    while head < tail:
        square = table.queue[head]
        head += 1
        if square >= LATER:
            table.queue[tail] = square - LATER
            tail += 1
            continue
        here = table.distance[square]
        if square != start:
            note_near(table, square, start, here)
            if is_pit(box, table, square):
                continue  # from here it goes on as another walk
        for side in range(4):
            beyond = step_from(box, table, square, side)
            if beyond == NOWHERE or not can_enter(box, table, beyond):
                continue
            cost = cost_of(box, table, beyond)
            if here + cost <= most and here + cost < table.distance[beyond]:
                table.distance[beyond] = here + cost
                table.queue[tail] = beyond if cost == 1 else beyond + LATER
                tail += 1


@rule
def step_back(box: Rec, table: Rec, square: int) -> int:
    """The square before this one on a shortest walk that `flood_walk` has found."""
    before = table.distance[square] - cost_of(box, table, square)
    for side in range(4):
        there = step_from(box, table, square, side)
        if there != NOWHERE and table.distance[there] == before and (before == 0 or not is_pit(box, table, there)):
            return there
    return NOWHERE


@rule
def can_enter(box: Rec, table: Rec, square: int) -> bool:
    """Whether a hero can walk over a square: friends make way, unless they are in a pit; enemies do not (DB-09)."""
    figure = figure_at(table, square)
    return figure == NOBODY or (figure < HEROES and not is_pit(box, table, square))


@rule
def farthest(box: Rec, table: Rec, hero: int) -> int:
    """The movement that a hero can spend on the next walk: what is left, or a whole new move."""
    return max(table.points, speed(box, table, hero) if table.actions[hero] > 0 else 0)


@rule
def legal_walk(box: Rec, table: Rec, hero: int, out: Rec, n: int) -> int:
    """The squares that a hero can walk to."""
    most = farthest(box, table, hero)
    if most > 0:
        flood_walk(box, table, table.square[hero], most)
        for index in range(table.n_near):
            out[n] = GO + table.near[index]
            n += 1
    return n


@rule
def walk(box: Rec, table: Rec, hero: int, square: int) -> None:
    """Go there. If the movement left is not enough, it is lost, and another move takes an action (DB-09)."""
    flood_walk(box, table, table.square[hero], farthest(box, table, hero))
    cost = table.distance[square]
    if cost > table.points:
        table.actions[hero] -= 1
        table.points = speed(box, table, hero)
    table.points -= cost
    enter(box, table, hero, square, hero, False)


# Gliding: by an ability or an item, over water and pits


@rule
def flood_glide(box: Rec, table: Rec, hero: int, most: int, flags: int, way: int) -> None:
    """The squares that a glide can end on, to `near`. A straight one leads along one line."""
    start = table.square[hero]
    far_away(table)
    table.n_near = 0
    table.distance[start] = 0
    if flags & STRAIGHT:
        for side in range(4):
            if way in (NOBODY, side):
                glide_line(box, table, start, most, flags, side)
        return
    table.queue[0] = start
    head, tail = 0, 1
    while head < tail:
        square = table.queue[head]
        head += 1
        if square != start:
            note_near(table, square, start, table.distance[square])
        for side in range(4):
            beyond = step_from(box, table, square, side)
            if beyond == NOWHERE or not can_cross(table, beyond, flags) or table.distance[square] == most:
                continue
            if table.distance[beyond] == FAR:
                table.distance[beyond] = table.distance[square] + 1
                table.queue[tail] = beyond
                tail += 1


@rule
def glide_line(box: Rec, table: Rec, start: int, most: int, flags: int, side: int) -> None:
    """The squares of one straight line."""
    square = start
    for length in range(1, most + 1):
        square = step_from(box, table, square, side)
        if square == NOWHERE or not can_cross(table, square, flags):
            return
        table.distance[square] = length
        note_near(table, square, start, length)


@rule
def can_cross(table: Rec, square: int, flags: int) -> bool:
    """Whether a glide passes a square: friends make way, enemies only to some cards."""
    return figure_at(table, square) < HEROES or (flags & THROUGH) != 0


@rule
def can_glide(box: Rec, table: Rec, hero: int, most: int, flags: int, way: int) -> bool:
    """Whether a glide leads anywhere."""
    flood_glide(box, table, hero, most, flags, way)
    return table.n_near > 0


@rule
def run_gliding(box: Rec, table: Rec) -> None:
    """The hero goes on, or stops when there is nowhere to go."""
    frame = table.frames[top(table)]
    if table.square[frame[1]] != NOWHERE and can_glide(box, table, frame[1], frame[2], frame[3], frame[4]):
        table.asked = frame[1]
        table.wait = W_GLIDE
    else:
        pop(table)


@rule
def legal_glide(box: Rec, table: Rec, out: Rec) -> int:
    """Where the glide can end, and its end here."""
    frame = table.frames[top(table)]
    flood_glide(box, table, frame[1], frame[2], frame[3], frame[4])
    for index in range(table.n_near):
        out[index] = GO + table.near[index]
    n = table.n_near
    out[n] = STOP
    return n + 1


@rule
def glide(box: Rec, table: Rec, square: int) -> None:
    """Go there; what is left can still be used."""
    frame = table.frames[top(table)]
    hero = frame[1]
    flood_glide(box, table, hero, frame[2], frame[3], frame[4])
    frame[2] -= table.distance[square]
    if frame[3] & STRAIGHT:
        frame[4] = way_to(box, table, table.square[hero], square)
    table.wait = W_NOTHING
    enter(box, table, hero, square, hero, True)


@rule
def way_to(box: Rec, table: Rec, start: int, goal: int) -> int:
    """The side on which a straight line leads to a square."""
    for side in range(4):
        square = start
        while square != NOWHERE:
            square = step_from(box, table, square, side)
            if square == goal:
                return side
    return NOBODY


@rule
def stop_gliding(table: Rec) -> None:
    """The glide ends here."""
    pop(table)
    table.wait = W_NOTHING

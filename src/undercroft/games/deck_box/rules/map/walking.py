"""Distances over the map: how much movement it takes from one square to others (DB-09, DB-14, DB-28)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ...table import CELLS, HEROES, NEAR, NOBODY, NOWHERE
from .figures import figure_at
from .squares import FAR, cost_of, is_pit, step_from

LATER = 4096  # more than any square: marks one that is entered a point of movement later, for it is water


@rule
def far_away(table: Rec) -> None:
    """No distance is known yet."""
    for square in range(table.n_rooms * CELLS):
        table.distance[square] = FAR


@rule
def flood(box: Rec, table: Rec, start: int, speed: int) -> None:
    """How far an enemy at `start` has to every square: past friends, round heroes, never into pits (DB-09, DB-28).

    Writes the squares it could end a move of `speed` on to `near`, nearest first, and the way to each hero to `walk`.
    """
    far_away(table)
    table.n_near = 0
    left = 0
    for hero in range(HEROES):
        table.walk[hero] = FAR
        left += table.square[hero] != NOWHERE
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
        if here <= speed:
            note_near(table, square, start, here)
        elif left == 0:
            break
        for side in range(4):
            beyond = step_from(box, table, square, side)
            if beyond == NOWHERE:
                continue
            cost = cost_of(box, table, beyond)
            figure = figure_at(table, beyond)
            if 0 <= figure < HEROES:
                if here + cost < table.walk[figure]:
                    left -= table.walk[figure] == FAR
                    table.walk[figure] = here + cost
            elif table.distance[beyond] > here + cost and not is_pit(box, table, beyond):
                table.distance[beyond] = here + cost
                table.queue[tail] = beyond if cost == 1 else beyond + LATER
                tail += 1


@rule
def note_near(table: Rec, square: int, start: int, cost: int) -> None:
    """A square in reach, if nobody else stands there."""
    if (square == start or figure_at(table, square) == NOBODY) and table.n_near < NEAR:
        table.near[table.n_near] = square
        table.near_cost[table.n_near] = cost
        table.n_near += 1


@rule
def flood_back(box: Rec, table: Rec, goal: int, past_heroes: bool) -> None:
    """How far enemies on every square still have to `goal`: the same walks, looked at from their end."""
    far_away(table)
    table.distance[goal] = 0
    table.queue[0] = goal if cost_of(box, table, goal) == 1 else goal + LATER
    head, tail = 0, 1
    while head < tail:
        square = table.queue[head]
        head += 1
        if square >= LATER:  # to enter it takes a point more: who comes by here is that much further away
            table.queue[tail] = square - LATER
            tail += 1
            continue
        there = table.distance[square] + cost_of(box, table, square)
        for side in range(4):
            before = step_from(box, table, square, side)
            if before == NOWHERE or is_pit(box, table, before) or table.distance[before] <= there:
                continue
            if past_heroes or not 0 <= figure_at(table, before) < HEROES:
                table.distance[before] = there
                table.queue[tail] = before if cost_of(box, table, before) == 1 else before + LATER
                tail += 1


@rule
def flood_ground(box: Rec, table: Rec, start: int, past_pits: bool) -> None:
    """How far every square is from `start`, figures ignored; pits are crossed or gone round."""
    far_away(table)
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
        for side in range(4):
            beyond = step_from(box, table, square, side)
            if beyond != NOWHERE and (past_pits or not is_pit(box, table, beyond)):
                cost = cost_of(box, table, beyond)
                if table.distance[beyond] > table.distance[square] + cost:
                    table.distance[beyond] = table.distance[square] + cost
                    table.queue[tail] = beyond if cost == 1 else beyond + LATER
                    tail += 1

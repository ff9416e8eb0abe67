"""Enemies appear: their dice are rolled and placed on and around the spawn point (DB-16 to DB-18)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ...content.layout import FLOOR, SPAWNS, WATER
from ...content.programs import HAS_HEALTH, IS_BOSS, IS_MELEE, IS_RANGED
from ...table import (
    BY_PLAYER,
    CELLS,
    E_SHORT,
    E_SPAWNED,
    HEROES,
    MELEE,
    MOST_MISSING,
    NOBODY,
    NOWHERE,
    POOL,
    RANGED,
    RED,
    W_FACE,
    W_NOTHING,
    W_PLACE,
)  # fmt: skip
from ..map.figures import figure_at, first_alive, free_dice, is_alive, is_there, put
from ..map.squares import FAR, SIZE, ground_at, has_room, is_pit, named
from ..map.walking import flood_ground
from ..stack import PLACING, ROLL_FOES, STRUCK, pop, push, top

COLOUR_COUNT = 3
BOSS = 8  # in a code of the pool


@rule
def spawn(table: Rec, colour: int, count: int, flags: int, health: int) -> None:
    """So many enemies of a colour are to appear; what is below zero counts as none."""
    if count > 0:
        push(table, ROLL_FOES, colour, count, flags, health, 0, 0, 0)


@rule
def run_roll_foes(box: Rec, table: Rec) -> None:
    """Die by die: of the colour wanted, or the next higher that is left; without any the heroes suffer (DB-17)."""
    frame = table.frames[top(table)]
    if frame[2] == 0:
        pop(table)
        return
    colour = frame[1]
    while colour < COLOUR_COUNT and free_dice(box, table, colour) <= 0:
        colour += 1
    frame[5] = colour
    if colour == COLOUR_COUNT:
        table.missing = min(table.missing + 1, MOST_MISSING)
        frame[2] -= 1
    elif colour == frame[1] and frame[3] & HAS_HEALTH and (frame[3] & (IS_MELEE | IS_RANGED) or 2 * colour == RED):
        into_pool(box, table, RANGED if frame[3] & IS_RANGED else MELEE, frame[4])
    else:
        table.wait = W_FACE


@rule
def roll_foe(box: Rec, table: Rec, face: int) -> None:
    """The face of the die gives the kind of enemy and its health, unless they are printed (DB-16)."""
    frame = table.frames[top(table)]
    colour = frame[5]
    kind, health = box.face_type[colour, face], box.face_health[colour, face]
    if colour == frame[1]:
        if frame[3] & HAS_HEALTH:
            health = frame[4]
        if frame[3] & (IS_MELEE | IS_RANGED):
            kind = RANGED if frame[3] & IS_RANGED else MELEE
    table.wait = W_NOTHING
    into_pool(box, table, kind, health)


@rule
def into_pool(box: Rec, table: Rec, type_: int, health: int) -> None:
    """An enemy waits to be placed. A number above the die's top face counts as that face; a substitute is no boss."""
    frame = table.frames[top(table)]
    colour = frame[5]
    kind = min(2 * colour + type_, RED)
    boss = BOSS if frame[3] & IS_BOSS and colour == frame[1] else 0
    if table.n_pool < POOL:
        table.pool[table.n_pool] = kind * 16 + boss + min(max(health, 1), box.top[colour])
        table.n_pool += 1
    frame[2] -= 1


@rule
def run_placing(box: Rec, table: Rec) -> None:
    """Place the enemies one by one, in the order the players choose (DB-18); then missing dice are hits (DB-17)."""
    frame = table.frames[top(table)]
    if table.n_pool > 0:
        if table.ties == BY_PLAYER and pool_differs(table):
            table.asked = frame[2] if frame[2] != NOBODY and is_alive(table, frame[2]) else first_alive(table)
            table.wait = W_PLACE
        else:
            place(box, table, table.pool[0])
        return
    if frame[3] > 0:
        say(table, E_SPAWNED, EVERYONE, frame[1], frame[3], 0)
        frame[3] = 0
    if table.missing == 0:
        pop(table)
        return
    table.missing -= 1
    say(table, E_SHORT, EVERYONE, 0, 0, 0)
    for hero in range(HEROES - 1, -1, -1):
        if is_alive(table, hero):
            push(table, STRUCK, hero, 1, 0, NOBODY, 0, NOBODY, 0)


@rule
def pool_differs(table: Rec) -> bool:
    """Whether it matters which enemy comes next."""
    for index in range(1, table.n_pool):
        if table.pool[index] != table.pool[0]:
            return True
    return False


@rule
def is_first_of_its_kind(table: Rec, index: int) -> bool:
    """Enemies that are alike are one choice."""
    for earlier in range(index):
        if table.pool[earlier] == table.pool[index]:
            return False
    return True


@rule
def place(box: Rec, table: Rec, code: int) -> None:
    """Put an enemy of this code on the map; without a square it counts as a missing die."""
    out_of_pool(table, code)
    frame = table.frames[top(table)]
    square, enemy = spawn_square(box, table, frame[1]), 0
    while is_there(table, enemy):
        enemy += 1
    if square == NOWHERE:
        table.missing = min(table.missing + 1, MOST_MISSING)
        return
    put(table, HEROES + enemy, square)
    table.health[HEROES + enemy] = code & 7
    table.kind[enemy] = code // 16
    table.boss[enemy] = 1 if code & BOSS else 0
    table.births += 1
    table.born[enemy] = table.births
    frame[3] += 1


@rule
def out_of_pool(table: Rec, code: int) -> None:
    """Take one enemy of this code from the pool; the others keep their order."""
    found = 0
    while table.pool[found] != code:
        found += 1
    for index in range(found, table.n_pool - 1):
        table.pool[index] = table.pool[index + 1]
    table.n_pool -= 1
    table.pool[table.n_pool] = 0


@rule
def spawn_square(box: Rec, table: Rec, room: int) -> int:
    """The first free square in the printed order, else the nearest to the spawn point (DB-16)."""
    for number in range(SPAWNS):
        square = room * CELLS + box.spawn[table.face[room], table.turned[room], number]
        ground = ground_at(box, table, square)
        if figure_at(table, square) == NOBODY and (ground in (FLOOR, WATER)):
            return square
    start = room * CELLS + box.spawn[table.face[room], table.turned[room], 0]
    flood_ground(box, table, start, True)
    square = nearest_free(box, table, room)
    side = 0
    while square == NOWHERE and side < 4:
        if table.open[room] >> side & 1:
            square = nearest_free(box, table, table.plan[room, side])
        side += 1
    return square


@rule
def nearest_free(box: Rec, table: Rec, room: int) -> int:
    """The free square of a tile, no pit, that is nearest; of equals the first by row and column as printed."""
    best, best_distance, best_place = NOWHERE, FAR, CELLS
    for cell in range(CELLS):
        if ground_at(box, table, room * CELLS + cell) == 0:
            continue
        square = named(table, room * CELLS + cell)
        if is_pit(box, table, square) or figure_at(table, square) != NOBODY:
            continue
        printed = as_printed(cell, table.turned[room])
        closer = table.distance[square] < best_distance
        if closer or (table.distance[square] == best_distance < FAR and printed < best_place):
            best, best_distance, best_place = square, table.distance[square], printed
    return best


@rule
def as_printed(cell: int, turns: int) -> int:
    """The place on the printed tile that lies here after so many quarter turns."""
    for _turn in range(turns):
        row, column = cell // SIZE, cell % SIZE
        cell = (SIZE - 1 - column) * SIZE + row
    return cell


@rule
def start_placing(table: Rec, room: int, explorer: int) -> None:
    """What was rolled is now placed in a room; on the first tile, as long as that room is not in play."""
    push(table, PLACING, room if has_room(table, room) else 0, explorer, 0, 0, 0, 0, 0)

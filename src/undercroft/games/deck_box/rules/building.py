"""Quests as an app makes them (DB-45): a map that luck lays out room by room, with the boss in the deepest room.

The map: a start tile; then again and again an open side is drawn, the newest room's twice as likely, and a tile that
fits there, its arrow pointing the way one walks. Encounters are drawn when a room is explored.
"""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ..content.layout import FIGHT, REST
from ..content.programs import HAS_HEALTH, IS_BOSS
from ..table import (
    E_MET,
    KINDS,
    NOBODY,
    ROOMS,
    W_ENTRANCE,
    W_FACTION,
    W_KIND,
    W_NOTHING,
    W_RED,
    W_ROLL,
    W_SIDE,
    W_TEMPLATE,
    W_TILE,
)  # fmt: skip
from .enemies.spawning import spawn, start_placing
from .map.squares import NORTH, SOUTH
from .stack import PROGRAM, ask_dice, forget_dice, pop, push, top

MOST_IN_A_ROOM = 9  # enemies, the boss included
GREEN, BLUE, RED_DIE = 0, 1, 2


@rule
def start_building(box: Rec, table: Rec) -> None:
    """The faction, its red card, then the map."""
    table.hard = box.made_hard[table.difficulty]
    table.wait = W_FACTION if table.faction == 0 else W_RED
    if table.faction > 0:
        choose_faction(box, table, table.faction - 1)


@rule
def choose_faction(box: Rec, table: Rec, faction: int) -> None:
    """The enemies of the quest are of one faction; which of its red cards is the boss, luck says."""
    table.faction = faction + 1
    for card in range(box.n_foes):
        if box.foe_faction[card] == faction and box.foe_kind[card] < KINDS - 1:
            table.cards[box.foe_kind[card]] = card
    table.wait = W_RED


@rule
def choose_red(table: Rec, card: int) -> None:
    """The boss's card."""
    table.cards[KINDS - 1] = card
    table.wait = W_ENTRANCE


# The map


@rule
def side_x(side: int) -> int:
    """How far east a step to this side leads."""
    return (side == 1) - (side == 3)


@rule
def side_y(side: int) -> int:
    """How far south a step to this side leads."""
    return (side == SOUTH) - (side == NORTH)


@rule
def room_at(table: Rec, x: int, y: int) -> int:
    """The room that is planned there, or NOBODY."""
    for room in range(table.n_rooms):
        if table.room_x[room] == x and table.room_y[room] == y:
            return room
    return NOBODY


@rule
def exits_of(box: Rec, table: Rec, room: int) -> int:
    """The sides on which a room's tile has an exit; the first room's way out of the dungeon is none."""
    exits = box.exits[table.face[room], table.turned[room]]
    return exits & ~(1 << SOUTH) if room == 0 else exits


@rule
def can_grow(box: Rec, table: Rec, room: int, side: int) -> bool:
    """Whether a tile is wanted on this side: an exit, nothing there yet, and not the doorstep of the dungeon."""
    if not exits_of(box, table, room) >> side & 1 or table.shut[room] >> side & 1:
        return False
    x, y = table.room_x[room] + side_x(side), table.room_y[room] + side_y(side)
    return room_at(table, x, y) == NOBODY and not (x == 0 and y == 1)


@rule
def open_sides(box: Rec, table: Rec) -> int:
    """How many sides the map can grow on."""
    count = 0
    for room in range(table.n_rooms):
        for side in range(4):
            count += can_grow(box, table, room, side)
    return count


@rule
def is_free_card(box: Rec, table: Rec, face: int) -> bool:
    """Whether neither face of the tile's card is on the map."""
    for room in range(table.n_rooms):
        if box.tile_card[table.face[room]] == box.tile_card[face]:
            return False
    return True


@rule
def fits(box: Rec, table: Rec, face: int) -> bool:
    """Whether a tile fits the side being built: every exit towards it is met, and the map can still grow."""
    room, side = table.building // 4, table.building % 4
    if not is_free_card(box, table, face):
        return False
    x, y = table.room_x[room] + side_x(side), table.room_y[room] + side_y(side)
    exits, growing = box.exits[face, side], 0
    for way in range(4):
        other = room_at(table, x + side_x(way), y + side_y(way))
        if other == NOBODY:
            growing += exits >> way & 1 and not (x + side_x(way) == 0 and y + side_y(way) == 1)
        elif exits_of(box, table, other) >> (way ^ 2) & 1 and not exits >> way & 1:
            return False
    if table.n_rooms + 1 == box.made_rooms[table.difficulty]:
        return True
    taken = 0  # sides of other rooms that lead to this place
    for way in range(4):
        other = room_at(table, x + side_x(way), y + side_y(way))
        taken += other != NOBODY and can_grow(box, table, other, way ^ 2)
    return open_sides(box, table) - taken + growing > 0


@rule
def some_tile_fits(box: Rec, table: Rec) -> bool:
    """Whether the side being built can be built at all."""
    for face in range(box.n_faces):
        if fits(box, table, face):
            return True
    return False


@rule
def lay_entrance(box: Rec, table: Rec, face: int) -> None:
    """The tile that heroes start on."""
    table.n_rooms = 0
    for room in range(ROOMS):
        table.shut[room] = 0
    plan_room(table, face, 0, 0, 0)
    table.wait = W_SIDE
    keep_building(box, table)


@rule
def plan_room(table: Rec, face: int, turns: int, x: int, y: int) -> None:
    """One room more on the plan."""
    room = table.n_rooms
    table.face[room] = face
    table.turned[room] = turns
    table.room_x[room] = x
    table.room_y[room] = y
    table.n_rooms += 1


@rule
def choose_side(box: Rec, table: Rec, exit_: int) -> None:
    """Build here, if any tile fits; else never."""
    table.building = exit_
    if some_tile_fits(box, table):
        table.wait = W_TILE
    else:
        table.shut[exit_ // 4] |= 1 << (exit_ % 4)
        keep_building(box, table)


@rule
def choose_tile(box: Rec, table: Rec, face: int) -> None:
    """The tile's arrow points the way one walks."""
    room, side = table.building // 4, table.building % 4
    plan_room(table, face, side, table.room_x[room] + side_x(side), table.room_y[room] + side_y(side))
    table.wait = W_SIDE
    keep_building(box, table)


@rule
def keep_building(box: Rec, table: Rec) -> None:
    """Until there are rooms enough. If the map cannot grow any more, another is begun."""
    if table.n_rooms == box.made_rooms[table.difficulty]:
        finish_map(box, table)
    elif open_sides(box, table) == 0:
        table.wait = W_ENTRANCE


@rule
def finish_map(box: Rec, table: Rec) -> None:
    """Join the rooms, find how deep each lies, and put the boss in the deepest."""
    table.building = 0
    for room in range(ROOMS):
        table.shut[room] = 0
    join_rooms(box, table)
    find_depths(table)
    best = 0
    for room in range(1, table.n_rooms):
        if is_deeper(table, room, best):
            best = room
    table.boss_room = best
    table.wait = W_NOTHING


@rule
def join_rooms(box: Rec, table: Rec) -> None:
    """Rooms whose exits meet are joined (DB-15)."""
    for room in range(table.n_rooms):
        for side in range(4):
            other = room_at(table, table.room_x[room] + side_x(side), table.room_y[room] + side_y(side))
            meets = other != NOBODY and exits_of(box, table, room) >> side & exits_of(box, table, other) >> (side ^ 2)
            table.plan[room, side] = other if meets & 1 else NOBODY


@rule
def find_depths(table: Rec) -> None:
    """The depth of a room is the fewest doors from the start."""
    for room in range(table.n_rooms):
        table.depth[room] = 0 if room == 0 else ROOMS
    for _round in range(table.n_rooms):
        for room in range(table.n_rooms):
            for side in range(4):
                other = table.plan[room, side]
                if other != NOBODY and table.depth[other] + 1 < table.depth[room]:
                    table.depth[room] = table.depth[other] + 1


@rule
def links(table: Rec, room: int) -> int:
    """How many rooms a room is joined to."""
    count = 0
    for side in range(4):
        count += table.plan[room, side] != NOBODY
    return count


@rule
def is_deeper(table: Rec, room: int, best: int) -> bool:
    """The boss prefers depth, then a single door, then the room planned last."""
    if table.depth[room] != table.depth[best]:
        return table.depth[room] > table.depth[best]
    return links(table, room) == 1 or links(table, best) != 1


# Encounters


@rule
def meet(box: Rec, table: Rec) -> None:
    """What is met in a generated room: its kind, then its template, then what it does."""
    frame = table.frames[top(table)]
    room = frame[1]
    if room == table.boss_room:
        if frame[4] == 1:
            frame[4] = 3
            say(table, E_MET, EVERYONE, room, NOBODY, 0)
            ask_dice(table, 1, W_ROLL)
        else:
            fight(box, table, True)
    elif frame[4] == 1:
        table.wait = W_KIND
    elif frame[4] == 2:
        table.wait = W_TEMPLATE
    else:
        fight(box, table, False)


@rule
def kind_weight(box: Rec, table: Rec, room: int, kind: int) -> int:
    """How likely a kind of room is. There is no rest beside the start, nor next to another in the order of planning."""
    if kind != REST:
        return box.kind_weight[kind]
    near_start = table.depth[room] == 1
    after = table.room_kind[room - 1] == REST
    before = room + 1 < table.n_rooms and table.room_kind[room + 1] == REST
    return 0 if near_start or after or before else box.kind_weight[kind]


@rule
def choose_kind(table: Rec, kind: int) -> None:
    """The kind of the room being explored."""
    frame = table.frames[top(table)]
    table.room_kind[frame[1]] = kind
    frame[4] = 2
    frame[5] = kind
    table.wait = W_NOTHING


@rule
def is_fresh(box: Rec, table: Rec, template: int, kind: int) -> bool:
    """A template can come if it is of the kind, and not again before all of the kind have come."""
    return box.template_kind[template] == kind and not table.templates >> template & 1


@rule
def choose_template(box: Rec, table: Rec, template: int) -> None:
    """The encounter itself. A fight is filled with enemies; the others say what they do."""
    frame = table.frames[top(table)]
    room, explorer, door, kind = frame[1], frame[2], frame[3], frame[5]
    table.templates |= 1 << template
    left = 0
    for other in range(box.n_templates):
        left += is_fresh(box, table, other, kind)
    if left == 0:
        for other in range(box.n_templates):
            if box.template_kind[other] == kind:
                table.templates &= ~(1 << other)
    say(table, E_MET, EVERYONE, room, template, 0)
    table.wait = W_NOTHING
    if kind == FIGHT:
        frame[4] = 3
        ask_dice(table, 1, W_ROLL)
        return
    pop(table)
    push(table, PROGRAM, box.template_program[template], explorer, room, 0, 0, door, 0)


@rule
def fight(box: Rec, table: Rec, boss: bool) -> None:
    """Spend the points of the room on enemies; the die says how they are mixed."""
    frame = table.frames[top(table)]
    room, explorer, mix = frame[1], frame[2], table.dice[0]
    forget_dice(table)
    quarters = box.made_adds[table.difficulty]
    if not boss:
        quarters = box.made_base[table.difficulty] + box.made_per_depth[table.difficulty] * table.depth[room]
    points = (quarters * table.n_heroes + 4) // 8  # quarters for two heroes; a half is rounded up
    blues = 0 if mix <= 2 else min(1, points // 2) if mix <= 4 else points // 4
    greens = points - 2 * blues
    while greens + blues + (1 if boss else 0) > MOST_IN_A_ROOM:
        greens -= 2
        blues += 1
    pop(table)
    start_placing(table, room, explorer)
    spawn(table, GREEN, greens, 0, 0)
    spawn(table, BLUE, blues, 0, 0)
    if boss:
        health = box.made_boss[table.difficulty, 0] * table.n_heroes + box.made_boss[table.difficulty, 1]
        spawn(table, RED_DIE, 1, IS_BOSS | HAS_HEALTH, health)
    table.wait = W_NOTHING

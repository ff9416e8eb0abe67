"""Setting up: the quest, the characters, the market, and heroes on the entrance (DB-01 to DB-04, DB-42)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from .. import moves as m
from .. import table as t
from ..content.layout import GREEN, H_HEALTH
from .building import join_rooms, start_building
from .exploring import lay_room
from .map.figures import figure_at, put
from .rounds import start_round
from .stack import DRAWING, MARKET_SLOT, PROGRAM, push

TWO_BOXES = 3  # heroes from whom on two boxes are used


@rule
def lay_out(box: Rec, table: Rec) -> None:
    """An empty table with the plan of the quest (DB-01)."""
    table.phase = t.SETTING_UP
    table.wait = t.W_NOTHING
    table.active = t.NOBODY
    table.called = t.NOBODY
    for figure in range(len(table.square)):
        table.square[figure] = t.NOWHERE
    for hero in range(t.HEROES):
        table.card[hero] = t.NOBODY
        table.gear[hero] = t.NOBODY
        table.ability[hero] = t.NOBODY
        table.dropped[hero] = t.NOWHERE
        table.fell[hero] = t.NOWHERE
    for place in range(t.MARKET):
        table.market[place] = t.NOBODY
    for room in range(t.ROOMS):
        table.room_kind[room] = t.NOBODY
        for side in range(4):
            table.plan[room, side] = t.NOBODY
    for item in range(box.n_items):
        table.deck[item] = box.item_copies[item] * boxes(table)
    if table.quest == t.GENERATED:
        start_building(box, table)
    else:
        read_map_page(box, table)
        next_choice(table)


@rule
def boxes(table: Rec) -> int:
    """Three or four heroes play with two boxes (DB-42)."""
    return 2 if table.n_heroes >= TWO_BOXES else 1


@rule
def read_map_page(box: Rec, table: Rec) -> None:
    """A printed quest: its rooms and enemies (DB-44)."""
    quest = table.quest
    table.n_rooms = box.n_rooms[quest]
    for room in range(table.n_rooms):
        table.face[room] = box.room_face[quest, room]
        table.turned[room] = box.room_turn[quest, room]
        table.room_x[room] = box.room_x[quest, room]
        table.room_y[room] = box.room_y[quest, room]
    join_rooms(box, table)
    for kind in range(t.KINDS):
        table.cards[kind] = box.quest_cards[quest, kind]
    table.hard = box.quest_hard[quest]


# Characters


@rule
def next_choice(table: Rec) -> None:
    """Each player in turn takes a hero, equipment and an ability (DB-02); then the market is dealt."""
    for hero in range(table.n_heroes):
        table.asked = hero
        if table.card[hero] == t.NOBODY:
            table.wait = t.W_HERO
            return
        if table.gear[hero] == t.NOBODY:
            table.wait = t.W_GEAR
            return
        if table.ability[hero] == t.NOBODY:
            table.wait = t.W_ABILITY
            return
    table.wait = t.W_NOTHING
    lay_room(table, 0)
    for place in range(t.MARKET - 1, -1, -1):
        push(table, DRAWING, MARKET_SLOT + place, 1, 0, 0, 0, 0, 0)


@rule
def is_left(table: Rec, mine: Rec, printed: Rec, card: int) -> bool:
    """Whether a face can be taken: each box holds its card once, and a card shows one face (DB-42)."""
    taken = 0
    for hero in range(t.HEROES):
        same = mine[hero] == card or (table.faces == t.ONE_FACE and printed[mine[hero]] == printed[card])
        taken += mine[hero] != t.NOBODY and same
    return taken < boxes(table)


@rule
def legal_heroes(box: Rec, table: Rec, out: Rec) -> int:
    """Nobody is the same hero as another."""
    n = 0
    for card in range(box.n_heroes):
        taken = False
        for hero in range(t.HEROES):
            taken |= table.card[hero] == card
        if not taken and is_left(table, table.card, box.hero_card, card):
            out[n] = m.TAKE_HERO + card
            n += 1
    return n


@rule
def legal_gear(box: Rec, table: Rec, out: Rec) -> int:
    """The equipment cards left."""
    n = 0
    for card in range(box.n_gear):
        if is_left(table, table.gear, box.gear_card, card):
            out[n] = m.TAKE_GEAR + card
            n += 1
    return n


@rule
def legal_abilities(box: Rec, table: Rec, out: Rec) -> int:
    """The ability cards left."""
    n = 0
    for card in range(box.n_abilities):
        if is_left(table, table.ability, box.ability_card, card):
            out[n] = m.TAKE_ABILITY + card
            n += 1
    return n


@rule
def take(box: Rec, table: Rec, card: int) -> None:
    """A card for the character being made; health starts at the hero's number (DB-03)."""
    hero = table.asked
    if table.wait == t.W_HERO:
        table.card[hero] = card
        table.health[hero] = box.hero[card, H_HEALTH]
    elif table.wait == t.W_GEAR:
        table.gear[hero] = card
    else:
        table.ability[hero] = card
    next_choice(table)


# Where they start


@rule
def set_up_goes_on(box: Rec, table: Rec) -> None:
    """After the map comes the party, after the market heroes find their squares; then the first round."""
    if table.explored == 0:
        next_choice(table)
        return
    for hero in range(table.n_heroes):
        if table.square[hero] == t.NOWHERE:
            if hero + 1 == table.n_heroes and free_greens(box, table) == 1:
                put(table, hero, first_green(box, table))
            else:
                table.asked = hero
                table.wait = t.W_STAND
                return
    start_round(table)
    if table.quest != t.GENERATED:
        push(table, PROGRAM, box.encounter[table.quest, 0], 0, 0, 0, 0, table.square[0], 0)


@rule
def is_start(box: Rec, table: Rec, cell: int) -> bool:
    """A free green square of the first room (DB-14)."""
    return box.ground[table.face[0], table.turned[0], cell] == GREEN and figure_at(table, cell) == t.NOBODY


@rule
def free_greens(box: Rec, table: Rec) -> int:
    """How many start squares are left."""
    count = 0
    for cell in range(t.CELLS):
        count += is_start(box, table, cell)
    return count


@rule
def first_green(box: Rec, table: Rec) -> int:
    """The first start square left."""
    cell = 0
    while not is_start(box, table, cell):
        cell += 1
    return cell


@rule
def legal_stands(box: Rec, table: Rec, out: Rec) -> int:
    """Each hero on a square of the entrance."""
    n = 0
    for cell in range(t.CELLS):
        if is_start(box, table, cell):
            out[n] = m.STAND + cell
            n += 1
    return n

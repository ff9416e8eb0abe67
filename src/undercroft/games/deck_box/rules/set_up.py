"""Setting up: the quest, the characters, the market, and heroes on the entrance (DB-01 to DB-04, DB-42)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ..content.layout import GREEN, H_HEALTH
from ..moves import STAND, TAKE_ABILITY, TAKE_GEAR, TAKE_HERO
from ..table import (
    CELLS,
    GENERATED,
    HEROES,
    KINDS,
    MARKET,
    NOBODY,
    NOWHERE,
    ONE_FACE,
    ROOMS,
    SETTING_UP,
    W_ABILITY,
    W_GEAR,
    W_HERO,
    W_NOTHING,
    W_STAND,
)  # fmt: skip
from .building import join_rooms, start_building
from .exploring import lay_room
from .map.figures import figure_at, put
from .rounds import start_round
from .stack import DRAWING, MARKET_SLOT, PROGRAM, push

TWO_BOXES = 3  # heroes from whom on two boxes are used


@rule
def lay_out(box: Rec, table: Rec) -> None:
    """An empty table with the plan of the quest (DB-01)."""
    table.phase = SETTING_UP
    table.wait = W_NOTHING
    table.active = NOBODY
    table.called = NOBODY
    for figure in range(len(table.square)):
        table.square[figure] = NOWHERE
    for hero in range(HEROES):
        table.card[hero] = NOBODY
        table.gear[hero] = NOBODY
        table.ability[hero] = NOBODY
        table.dropped[hero] = NOWHERE
        table.fell[hero] = NOWHERE
    for place in range(MARKET):
        table.market[place] = NOBODY
    for room in range(ROOMS):
        table.room_kind[room] = NOBODY
        for side in range(4):
            table.plan[room, side] = NOBODY
    for item in range(box.n_items):
        table.deck[item] = box.item_copies[item] * boxes(table)
    if table.quest == GENERATED:
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
    for kind in range(KINDS):
        table.cards[kind] = box.quest_cards[quest, kind]
    table.hard = box.quest_hard[quest]


# Characters


@rule
def next_choice(table: Rec) -> None:
    """Each player in turn takes a hero, equipment and an ability (DB-02); then the market is dealt."""
    for hero in range(table.n_heroes):
        table.asked = hero
        if table.card[hero] == NOBODY:
            table.wait = W_HERO
            return
        if table.gear[hero] == NOBODY:
            table.wait = W_GEAR
            return
        if table.ability[hero] == NOBODY:
            table.wait = W_ABILITY
            return
    table.wait = W_NOTHING
    lay_room(table, 0)
    for place in range(MARKET - 1, -1, -1):
        push(table, DRAWING, MARKET_SLOT + place, 1, 0, 0, 0, 0, 0)


@rule
def is_left(table: Rec, mine: Rec, printed: Rec, card: int) -> bool:
    """Whether a face can be taken: each box holds its card once, and a card shows one face (DB-42)."""
    taken = 0
    for hero in range(HEROES):
        same = mine[hero] == card or (table.faces == ONE_FACE and printed[mine[hero]] == printed[card])
        taken += mine[hero] != NOBODY and same
    return taken < boxes(table)


@rule
def legal_heroes(box: Rec, table: Rec, out: Rec) -> int:
    """Nobody is the same hero as another."""
    n = 0
    for card in range(box.n_heroes):
        taken = False
        for hero in range(HEROES):
            taken |= table.card[hero] == card
        if not taken and is_left(table, table.card, box.hero_card, card):
            out[n] = TAKE_HERO + card
            n += 1
    return n


@rule
def legal_gear(box: Rec, table: Rec, out: Rec) -> int:
    """The equipment cards left."""
    n = 0
    for card in range(box.n_gear):
        if is_left(table, table.gear, box.gear_card, card):
            out[n] = TAKE_GEAR + card
            n += 1
    return n


@rule
def legal_abilities(box: Rec, table: Rec, out: Rec) -> int:
    """The ability cards left."""
    n = 0
    for card in range(box.n_abilities):
        if is_left(table, table.ability, box.ability_card, card):
            out[n] = TAKE_ABILITY + card
            n += 1
    return n


@rule
def take(box: Rec, table: Rec, card: int) -> None:
    """A card for the character being made; health starts at the hero's number (DB-03)."""
    hero = table.asked
    if table.wait == W_HERO:
        table.card[hero] = card
        table.health[hero] = box.hero[card, H_HEALTH]
    elif table.wait == W_GEAR:
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
        if table.square[hero] == NOWHERE:
            if hero + 1 == table.n_heroes and free_greens(box, table) == 1:
                put(table, hero, first_green(box, table))
            else:
                table.asked = hero
                table.wait = W_STAND
                return
    start_round(table)
    if table.quest != GENERATED:
        push(table, PROGRAM, box.encounter[table.quest, 0], 0, 0, 0, 0, table.square[0], 0)


@rule
def is_start(box: Rec, table: Rec, cell: int) -> bool:
    """A free green square of the first room (DB-14)."""
    return box.ground[table.face[0], table.turned[0], cell] == GREEN and figure_at(table, cell) == NOBODY


@rule
def free_greens(box: Rec, table: Rec) -> int:
    """How many start squares are left."""
    count = 0
    for cell in range(CELLS):
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
    for cell in range(CELLS):
        if is_start(box, table, cell):
            out[n] = STAND + cell
            n += 1
    return n

"""A turn outside encounters: time, exploring, doors, fleeing, going down (OD-11 to OD-15, OD-40, OD-41)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ..content.effects import (
    DOOR_ON_FLEE,
    HEAL_ON_DESCEND,
    ON_EXPLORE,
    ON_FLEE,
    TIME_EACH_EXPLORE,
    TIME_EACH_FLOOR,
    TIME_EACH_TURN,
)
from ..moves import ENTER, EXPLORE, OPEN
from ..table import (
    ACTION,
    CARDS,
    DO_ACTION,
    DO_ARRIVE,
    DO_DEAL,
    DO_DESCEND,
    DO_END,
    DO_FLED,
    DO_FLOOR,
    DO_OPENED,
    DO_RESIST,
    DO_ROUND,
    DO_SPLIT,
    DO_TURN,
    DOOR,
    DOORS,
    DOORS_DEALT,
    FLOOR_STARTS,
    FLOORS,
    GUARDIAN_COMES,
    NONE,
    STACK,
    STAIRS,
    STEALTH,
)
from .boxes.dice import clear_dice
from .heroes.lasting import amount, door_limit, doors_in_play, doubled
from .heroes.party import gift, mend, store_all
from .passing import spend, stack_size

MOST_TURNS = 32767


@rule
def start_floor(box: Rec, table: Rec) -> None:
    """A new floor; some dungeons take time before its first turn, doubled with four heroes (OD-58)."""
    say(table, FLOOR_STARTS, EVERYONE, table.floor, 0, 0)
    table.showed = 1 if table.statues_descend and table.deck > 0 else 0
    spend(table, amount(box, table, TIME_EACH_FLOOR) * doubled(table))
    table.step = DO_TURN


@rule
def pay_turn(box: Rec, table: Rec) -> None:
    """The turn's time: two, four with four heroes, and what the dungeon adds (OD-11, OD-51)."""
    if table.deck > 0:
        table.showed = 1
    spend(table, (box.time + amount(box, table, TIME_EACH_TURN)) * doubled(table))
    table.step = DO_ARRIVE


@rule
def arrive(table: Rec) -> None:
    """If the turn's time has turned up the stairs the group may go down at once (OD-41)."""
    if table.showed and table.deck == 0:
        table.wait = STAIRS
    else:
        table.showed = 0
        table.step = DO_ACTION


@rule
def act(box: Rec, table: Rec) -> None:
    """Explore or enter a room (OD-12); where neither can be, going down is all that is left."""
    if can_explore(box, table) or doors_in_play(table) > 0:
        table.wait = ACTION
    else:
        table.step = DO_DESCEND


@rule
def can_explore(box: Rec, table: Rec) -> bool:
    """Not with all doors in play, nor with the stairs showing (OD-13)."""
    return table.deck > 0 and doors_in_play(table) < door_limit(box, table)


@rule
def legal_actions(box: Rec, table: Rec, out: Rec, n: int) -> int:
    """Explore, open a closed door, or enter an open one; doors that show the same are one choice."""
    if can_explore(box, table):
        out[n] = EXPLORE
        n += 1
    if table.closed > 0:
        out[n] = OPEN
        n += 1
    for door in range(DOORS):
        if table.doors[door, 0] != NONE and (
            door == 0
            or table.doors[door, 0] != table.doors[door - 1, 0]
            or table.doors[door, 1] != table.doors[door - 1, 1]
        ):
            out[n] = ENTER + door
            n += 1
    return n


@rule
def explore(box: Rec, table: Rec) -> None:
    """Exploring may cost time, paid before doors are dealt, and lets some heroes store a die."""
    spend(table, amount(box, table, TIME_EACH_EXPLORE) * doubled(table))
    store_all(box, table, ON_EXPLORE)
    table.step = DO_DEAL


@rule
def deal_doors(box: Rec, table: Rec) -> None:
    """Closed doors up to the limit, as many as there are cards for (OD-13). A lone card is discarded (OD-52)."""
    stack, room = stack_size(table), door_limit(box, table) - doors_in_play(table)
    doors = min(room, table.deck // stack)
    table.deck -= doors * stack
    table.closed += doors
    if doors < room and table.deck > 0:
        table.lone_due = 1
    say(table, DOORS_DEALT, EVERYONE, doors, 0, 0)
    table.step = DO_RESIST


@rule
def open_door(table: Rec) -> None:
    """A closed door is turned over (OD-15)."""
    clear_cards(table)
    table.closed -= 1
    table.open_due = stack_size(table)
    table.is_open = 0
    table.step = DO_OPENED


@rule
def enter_door(table: Rec, door: int) -> None:
    """An open door: it must be fought (OD-15)."""
    for place in range(STACK):
        table.cards[place] = table.doors[door, place]
        for other in range(door, DOORS - 1):
            table.doors[other, place] = table.doors[other + 1, place]
        table.doors[DOORS - 1, place] = NONE
    table.is_open = 1
    table.step = DO_OPENED


@rule
def clear_cards(table: Rec) -> None:
    """No card is being dealt with."""
    for place in range(STACK):
        table.cards[place] = NONE


@rule
def stand_before(table: Rec) -> None:
    """Fight or flee; an open door leaves no choice (OD-15)."""
    if table.is_open:
        table.step = DO_SPLIT
    else:
        table.wait = DOOR


@rule
def flee(box: Rec, table: Rec) -> None:
    """The door stays open; what the foe does is ignored (OD-15, OD-16). Open doors are kept in order."""
    door = 0
    while table.doors[door, 0] != NONE and comes_before(table, door):
        door += 1
    for place in range(STACK):
        for other in range(DOORS - 1, door, -1):
            table.doors[other, place] = table.doors[other - 1, place]
        table.doors[door, place] = table.cards[place]
    clear_cards(table)
    store_all(box, table, ON_FLEE)
    table.step = DO_FLED


@rule
def comes_before(table: Rec, door: int) -> bool:
    """Whether an open door comes before the one being fled."""
    if table.doors[door, 0] != table.cards[0]:
        return table.doors[door, 0] < table.cards[0]
    return table.doors[door, 1] <= table.cards[1]


@rule
def slip_away(box: Rec, table: Rec) -> None:
    """Some heroes may add a door when they flee, if there is room and a card."""
    sneaks = False
    for hero in range(table.n_heroes):
        sneaks = sneaks or gift(box, table, hero, DOOR_ON_FLEE) > 0
    if sneaks and table.deck >= stack_size(table) and doors_in_play(table) < door_limit(box, table):
        table.wait = STEALTH
    else:
        table.step = DO_END


@rule
def add_door(table: Rec) -> None:
    """One closed door more; that is no exploring."""
    table.deck -= stack_size(table)
    table.closed += 1
    table.step = DO_END


@rule
def end_turn(table: Rec) -> None:
    """The group may go down at the end of any turn with the stairs showing (OD-41)."""
    table.actor = table.leader
    if table.deck == 0:
        table.wait = STAIRS
    else:
        next_turn(table)


@rule
def next_turn(table: Rec) -> None:
    """Another seat decides for the group, unless it is always the first."""
    if not table.leading:
        table.leader = (table.leader + 1) % table.seats
    table.actor = table.leader
    table.turns = min(table.turns + 1, MOST_TURNS)
    table.showed = 0
    table.step = DO_TURN


@rule
def stay(table: Rec) -> None:
    """Not yet down."""
    if table.step == DO_END:
        next_turn(table)
    else:
        table.showed = 0
        table.step = DO_ACTION


@rule
def descend(box: Rec, table: Rec) -> None:
    """Doors and discards are the new deck; heroes may heal (OD-41). Below floor three waits the guardian (OD-42)."""
    for hero in range(table.n_heroes):
        mend(table, hero, gift(box, table, hero, HEAL_ON_DESCEND))
    if not table.tokens_stay:
        table.tokens = 0
    table.showed = 0
    table.floor += 1
    if table.lesson and table.floor == FLOORS - 1:  # the guided game has one floor less
        table.floor = FLOORS
    shuffle(table)
    next_turn(table)
    if table.floor == FLOORS:
        meet_guardian(box, table)
    else:
        table.step = DO_FLOOR


@rule
def shuffle(table: Rec) -> None:
    """All cards in play go back into the deck."""
    for door in range(DOORS):
        for place in range(STACK):
            if table.doors[door, place] != NONE:
                table.unseen[table.doors[door, place]] += 1
                table.doors[door, place] = NONE
    table.deck = 0
    table.closed = 0
    for card in range(CARDS):
        table.unseen[card] += table.discard[card]
        table.discard[card] = 0
        table.deck += table.unseen[card]


@rule
def meet_guardian(box: Rec, table: Rec) -> None:
    """The dungeon card is turned over; stored dice return (OD-42, OD-43)."""
    for hero in range(table.n_heroes):
        table.stored[hero] = 0
    clear_dice(box, table)
    if table.lesson:
        table.damage = box.lesson_damage
    say(table, GUARDIAN_COMES, EVERYONE, 0, 0, 0)
    table.step = DO_ROUND

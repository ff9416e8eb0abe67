"""The market and trade: minor actions, free and at any time of the heroes' phase (DB-04, DB-12)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ...moves import BUY, CAST, HAND, PAY, USE, give_move
from ...table import E_ITEM, HEROES, ITEMS, MARKET, NOBODY, W_CARD, W_NOTHING
from ..map.figures import gain_treasure, is_alive
from ..map.squares import beside
from ..stack import DRAWING, MARKET_SLOT, pop, push, top
from .using import can_use


@rule
def can_cast(box: Rec, table: Rec, hero: int) -> bool:
    """Whether a hero can pay for the ability, and it would do something (DB-12)."""
    return table.energy[hero] >= box.ability_cost[table.ability[hero]] and can_use(box, table, hero, NOBODY)


@rule
def can_buy(box: Rec, table: Rec, hero: int, place: int) -> bool:
    """A hero pays alone; two of the same item are one choice."""
    item = table.market[place]
    if item == NOBODY or table.treasure[hero] < box.item_cost[item]:
        return False
    for earlier in range(place):
        if table.market[earlier] == item:
            return False
    return True


@rule
def legal_minor(box: Rec, table: Rec, hero: int, out: Rec, n: int) -> int:
    """A hero's minor actions: ability, items, market, gifts to those beside."""
    if can_cast(box, table, hero):
        out[n] = CAST
        n += 1
    for item in range(box.n_items):
        if table.items[hero, item] > 0 and can_use(box, table, hero, item):
            out[n] = USE + item
            n += 1
    for place in range(MARKET):
        if can_buy(box, table, hero, place):
            out[n] = BUY + place
            n += 1
    for other in range(HEROES):
        if can_meet(box, table, hero, other):
            n = legal_gifts(box, table, hero, other, out, n)
    return n


@rule
def can_meet(box: Rec, table: Rec, hero: int, other: int) -> bool:
    """Whether another hero stands beside this one."""
    is_other = other != hero and is_alive(table, other)
    return is_other and beside(box, table, table.square[hero], table.square[other])


@rule
def legal_gifts(box: Rec, table: Rec, hero: int, other: int, out: Rec, n: int) -> int:
    """Treasure one by one, items, and things of the quest."""
    for item in range(box.n_items):
        if table.items[hero, item] > 0:
            out[n] = give_move(item, other)
            n += 1
    if table.treasure[hero] > 0 and table.treasure[other] < box.most_treasure:
        out[n] = PAY + other
        n += 1
    if table.objects[hero] > 0:
        out[n] = HAND + other
        n += 1
    return n


@rule
def has_minor(box: Rec, table: Rec, hero: int) -> bool:
    """Whether a hero has any minor action."""
    for place in range(MARKET):
        if can_buy(box, table, hero, place):
            return True
    for other in range(HEROES):
        if can_meet(box, table, hero, other) and has_gift(box, table, hero, other):
            return True
    if can_cast(box, table, hero):
        return True
    for item in range(box.n_items):
        if table.items[hero, item] > 0 and can_use(box, table, hero, item):
            return True
    return False


@rule
def has_gift(box: Rec, table: Rec, hero: int, other: int) -> bool:
    """Whether a hero has anything to give to another."""
    if table.objects[hero] > 0 or (table.treasure[hero] > 0 and table.treasure[other] < box.most_treasure):
        return True
    for item in range(ITEMS):
        if table.items[hero, item] > 0:
            return True
    return False


@rule
def buy(box: Rec, table: Rec, hero: int, place: int) -> None:
    """The item is the hero's; another takes its place at once (DB-04)."""
    item = table.market[place]
    table.treasure[hero] -= box.item_cost[item]
    table.items[hero, item] += 1
    table.market[place] = NOBODY
    push(table, DRAWING, MARKET_SLOT + place, 1, 0, 0, 0, 0, 0)


@rule
def give(table: Rec, hero: int, item: int, other: int) -> None:
    """An item changes hands."""
    table.items[hero, item] -= 1
    table.items[other, item] += 1


@rule
def pay(box: Rec, table: Rec, hero: int, other: int) -> None:
    """One treasure changes hands."""
    table.treasure[hero] -= 1
    gain_treasure(box, table, other, 1)


@rule
def hand_over(table: Rec, hero: int, other: int) -> None:
    """A thing of the quest changes hands."""
    table.objects[hero] -= 1
    table.objects[other] += 1


@rule
def run_drawing(table: Rec) -> None:
    """The top card of the deck. An empty deck is made of the used items again; without any, nothing comes."""
    left, used = 0, 0
    for item in range(ITEMS):
        left += table.deck[item]
        used += table.used[item]
    if left == 0 and used == 0:
        pop(table)
        return
    if left == 0:
        for item in range(ITEMS):
            table.deck[item] = table.used[item]
            table.used[item] = 0
    table.wait = W_CARD


@rule
def draw_item(table: Rec, item: int) -> None:
    """Luck turns over the card."""
    frame = table.frames[top(table)]
    taker = frame[1]
    frame[2] -= 1
    if frame[2] == 0:
        pop(table)
    table.deck[item] -= 1
    table.wait = W_NOTHING
    if taker >= MARKET_SLOT:
        table.market[taker - MARKET_SLOT] = item
    elif is_alive(table, taker):
        table.items[taker, item] += 1
        say(table, E_ITEM, EVERYONE, taker, item, 0)
    else:
        table.used[item] += 1

"""Time passes: cards to the discard pile, then tokens on the stairs, then wounds (OD-11, OD-40, OD-56)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ..content.effects import GREAT_DOOR, ON_GREAT_DOOR
from ..table import FLOORS, NONE, STACK, STAIRS_SHOW
from .heroes.lasting import doubled
from .heroes.party import store_all


@rule
def spend(table: Rec, time: int) -> None:
    """Time to be spent; against the guardian it means nothing."""
    if time > 0 and table.floor < FLOORS:
        table.time_due += time


@rule
def add_token(box: Rec, table: Rec) -> None:
    """One time with the stairs showing: a token; every third wounds (OD-40), with four heroes every sixth (OD-56)."""
    table.time_due -= 1
    table.tokens += 1
    if table.tokens == box.tokens * doubled(table):
        table.tokens = 0
        table.hits_due += doubled(table)


@rule
def turn_up(box: Rec, table: Rec, card: int) -> None:
    """A card is turned over: behind a door, as XP at the start, or to the discard pile."""
    table.unseen[card] -= 1
    if table.open_due > 0:
        table.cards[stack_size(table) - table.open_due] = card
        table.open_due -= 1
        if table.open_due == 0:
            see_great_door(box, table)
        return
    table.deck -= 1
    if table.draw_due > 0:
        table.draw_due -= 1
        table.xp[box.kind_xp[box.card_kind[card]]] += 1
        return
    table.discard[card] += 1
    if table.lone_due > 0:
        table.lone_due -= 1
    else:
        table.time_due -= 1
    if table.deck == 0:
        say(table, STAIRS_SHOW, EVERYONE, 0, 0, 0)


@rule
def stack_size(table: Rec) -> int:
    """Cards behind a door (OD-52)."""
    return doubled(table)


@rule
def see_great_door(box: Rec, table: Rec) -> None:
    """A door that shows a card worth 4 XP or more was opened."""
    for place in range(STACK):
        card = table.cards[place]
        if card != NONE and box.kind_xp[box.card_kind[card]] >= GREAT_DOOR:
            store_all(box, table, ON_GREAT_DOOR)
            return

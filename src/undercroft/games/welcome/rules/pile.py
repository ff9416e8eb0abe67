"""Where the cards are: the dungeon's pile, and the bag of those that lie nowhere."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ..content.box import BITS
from ..table import TILES, TOP_FIRST

MASK = (1 << BITS) - 1


@rule
def bag(box: Rec, table: Rec) -> int:
    """How many cards of each kind lie nowhere on the table, BITS each: the deck.

    On a table as a seat sees it, these are the cards that it cannot account for, in the deck or face down elsewhere.
    """
    left = box.bag
    for place in range(table.n_pile):
        left -= 1 << BITS * table.pile[place]
    for tile in range(TILES):
        if table.tile_by[tile]:
            left -= 1 << BITS * table.tile_card[tile]
    left -= 1 << BITS * table.hand
    return left - (1 << BITS * table.swapped)


@rule
def copies_in(bag: int, kind: int) -> int:
    """How many cards of a kind are in a bag."""
    return bag >> BITS * kind & MASK


@rule
def place_in_pile(table: Rec, number: int) -> int:
    """Where in the pile the card lies that is turned over after `number` others (WD-11): the last added comes first."""
    return table.n_pile - 1 - number if table.reveal_order == TOP_FIRST else number


@rule
def open_card(table: Rec) -> int:
    """The card that was turned over last."""
    return table.pile[place_in_pile(table, table.turned - 1)]

"""The bidding: draw and place a monster, or pass; the last one left enters the dungeon (WD-03 to WD-09, WD-27)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ..moves import ADD, ASIDE, DRAW_CARD, PASS
from ..table import (
    ADD_FREE,
    BID,
    CARDS,
    DRAWN,
    ENOUGH,
    MUST_DRAW,
    NOBODY,
    PLACE,
    ROUND_STARTS,
    SEATS,
    TILES,
    UNDECIDED,
    UNKNOWN,
)


@rule
def start_round(box: Rec, table: Rec, hero: int) -> None:
    """All tiles under the adventurer, all monsters in the deck; whoever chose goes first (WD-02, WD-18)."""
    table.rounds += 1
    table.hero = hero
    for seat in range(SEATS):
        table.passed[seat] = table.failures[seat] >= ENOUGH
        table.acted[seat] = 0
    for tile in range(TILES):
        table.tile_by[tile] = NOBODY
        table.tile_card[tile] = UNKNOWN
    for place in range(CARDS):
        table.pile[place] = UNKNOWN
        table.pile_by[place] = NOBODY
    table.n_pile = 0
    table.deck = box.cards
    clear_dungeon(table)
    table.phase = BID
    say(table, ROUND_STARTS, EVERYONE, table.rounds, hero, table.seat)


@rule
def clear_dungeon(table: Rec) -> None:
    """Nobody is in the dungeon."""
    table.runner = NOBODY
    table.hp = 0
    table.turned = 0
    table.named = UNKNOWN
    table.spent = 0
    table.armed = 0
    table.down = 0
    table.swapped = UNKNOWN
    table.swapped_at = 0
    table.outcome = UNDECIDED


@rule
def legal_bids(table: Rec, out: Rec) -> int:
    """Draw or pass (WD-03); with an empty deck only pass (WD-04). One variant forbids to pass at once (WD-27)."""
    n = 0
    if table.deck > 0:
        out[n] = DRAW_CARD
        n += 1
    if table.deck == 0 or table.first_turn_add != MUST_DRAW or table.acted[table.seat]:
        out[n] = PASS
        n += 1
    return n


@rule
def legal_places(table: Rec, out: Rec) -> int:
    """Into the dungeon, or aside with a tile that is left (WD-06, WD-07); by the variant not at once (WD-27)."""
    out[0] = ADD
    n = 1
    if table.first_turn_add == ADD_FREE or table.acted[table.seat]:
        for tile in range(TILES):
            if not table.tile_by[tile]:
                out[n] = ASIDE + tile
                n += 1
    return n


@rule
def draw_card(table: Rec, kind: int) -> None:
    """The card is in the hand of the one who drew it, who alone looks at it (WD-05)."""
    table.deck -= 1
    table.hand = kind
    table.phase = PLACE
    say(table, DRAWN, table.seat, kind, 0, 0)


@rule
def add_to_dungeon(table: Rec) -> None:
    """The card in hand goes face down on the pile (WD-06)."""
    table.pile[table.n_pile] = table.hand
    table.pile_by[table.n_pile] = table.seat + 1
    table.n_pile += 1
    end_turn(table)


@rule
def set_aside(table: Rec, tile: int) -> None:
    """The card in hand and a tile are out of this round (WD-06)."""
    table.tile_card[tile] = table.hand
    table.tile_by[tile] = table.seat + 1
    end_turn(table)


@rule
def end_turn(table: Rec) -> None:
    """The next player who has not passed (WD-03)."""
    table.hand = UNKNOWN
    table.acted[table.seat] = 1
    table.seat = next_bidder(table, table.seat)
    table.phase = BID


@rule
def next_bidder(table: Rec, seat: int) -> int:
    """The next player clockwise who has not passed."""
    for _step in range(SEATS):
        seat = (seat + 1) % table.seats
        if not table.passed[seat]:
            return seat
    return seat


@rule
def pass_turn(table: Rec) -> bool:
    """Out of the bidding; tells whether all but one are, who then has to enter (WD-09)."""
    table.passed[table.seat] = 1
    end_turn(table)
    left = 0
    for seat in range(table.seats):
        left += not table.passed[seat]
    return left == 1

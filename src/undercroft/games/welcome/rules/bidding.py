"""The bidding: draw and place a monster, or pass; the last one left enters the dungeon (WD-03 to WD-09, WD-27)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from .. import moves as m
from .. import table as t


@rule
def start_round(box: Rec, table: Rec, hero: int) -> None:
    """All tiles under the adventurer, all monsters in the deck; whoever chose goes first (WD-02, WD-18)."""
    table.rounds += 1
    table.hero = hero
    for seat in range(t.SEATS):
        table.passed[seat] = table.failures[seat] >= t.ENOUGH
        table.acted[seat] = 0
    for tile in range(t.TILES):
        table.tile_by[tile] = t.NOBODY
        table.tile_card[tile] = t.UNKNOWN
    for place in range(t.CARDS):
        table.pile[place] = t.UNKNOWN
        table.pile_by[place] = t.NOBODY
    table.n_pile = 0
    table.deck = box.cards
    clear_dungeon(table)
    table.phase = t.BID
    say(table, t.ROUND_STARTS, EVERYONE, table.rounds, hero, table.seat)


@rule
def clear_dungeon(table: Rec) -> None:
    """Nobody is in the dungeon."""
    table.runner = t.NOBODY
    table.hp = 0
    table.turned = 0
    table.named = t.UNKNOWN
    table.spent = 0
    table.armed = 0
    table.down = 0
    table.swapped = t.UNKNOWN
    table.swapped_at = 0
    table.outcome = t.UNDECIDED


@rule
def legal_bids(table: Rec, out: Rec) -> int:
    """Draw or pass (WD-03); with an empty deck only pass (WD-04). One variant forbids to pass at once (WD-27)."""
    n = 0
    if table.deck > 0:
        out[n] = m.DRAW_CARD
        n += 1
    if table.deck == 0 or table.first_turn_add != t.MUST_DRAW or table.acted[table.seat]:
        out[n] = m.PASS
        n += 1
    return n


@rule
def legal_places(table: Rec, out: Rec) -> int:
    """Into the dungeon, or aside with a tile that is left (WD-06, WD-07); by the variant not at once (WD-27)."""
    out[0] = m.ADD
    n = 1
    if table.first_turn_add == t.ADD_FREE or table.acted[table.seat]:
        for tile in range(t.TILES):
            if not table.tile_by[tile]:
                out[n] = m.ASIDE + tile
                n += 1
    return n


@rule
def draw_card(table: Rec, kind: int) -> None:
    """The card is in the hand of the one who drew it, who alone looks at it (WD-05)."""
    table.deck -= 1
    table.hand = kind
    table.phase = t.PLACE
    say(table, t.DRAWN, table.seat, kind, 0, 0)


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
    table.hand = t.UNKNOWN
    table.acted[table.seat] = 1
    table.seat = next_bidder(table, table.seat)
    table.phase = t.BID


@rule
def next_bidder(table: Rec, seat: int) -> int:
    """The next player clockwise who has not passed."""
    for _step in range(t.SEATS):
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

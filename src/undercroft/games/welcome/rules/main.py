"""Welcome to the Dungeon: the moves of each phase, and what becomes of them."""

from undercroft.engine.compiling import rule
from undercroft.engine.game import CHANCE, OVER
from undercroft.engine.records import Rec

from .. import moves as m
from .. import table as t
from ..moves import adventurer_in, monster_in, seat_in, tile_in, verb_of
from .bidding import add_to_dungeon, draw_card, legal_bids, legal_places, pass_turn, set_aside, start_round
from .dungeon import drink, enter, face, flip, swap, take_swapped, use_axe
from .knowledge import deal, knows, see, shown
from .pile import bag, copies_in
from .rounds import begin, end_round

__all__ = ["apply", "deal", "knows", "legal", "odds", "score", "see", "setup", "shown", "turn"]

START_STREAM, DECK_STREAM = 0, 1


@rule
def setup(box: Rec, table: Rec, options: Rec) -> None:  # noqa: ARG001
    """Before the first round (WD-02): luck says who begins."""
    table.seats = options.seats
    table.first_adventurer = options.first_adventurer
    table.first_turn_add = options.first_turn_add
    table.reveal_order = options.reveal_order
    table.death = options.death
    table.omnipotence_counts = options.omnipotence_counts
    table.eliminated = options.eliminated
    table.phase = t.FIRST


@rule
def turn(box: Rec, table: Rec) -> int:  # noqa: ARG001
    """Luck draws; else it is the turn of the bidder, of the one in the dungeon, or of the one who chooses."""
    if table.phase <= t.REDRAW:
        return CHANCE
    return OVER if table.phase == t.DONE else table.seat


@rule
def legal(box: Rec, table: Rec, out: Rec) -> int:
    """The moves allowed in each phase."""
    phase = table.phase
    if phase == t.BID:
        return legal_bids(table, out)
    if phase == t.PLACE:
        return legal_places(table, out)
    if t.DRAW <= phase <= t.REDRAW:
        return legal_cards(box, table, out)
    if phase == t.FLIP:
        out[0] = m.FLIP_CARD
        return 1
    if t.SWAP <= phase <= t.DRINK:
        out[0] = m.POLYMORPH if phase == t.SWAP else m.USE_AXE if phase == t.AXE else m.DRINK_POTION
        out[1] = m.FACE
        return 2
    if phase == t.NAME:
        return listed(out, m.NAME_KIND, t.KINDS)
    if phase == t.FIRST:
        return listed(out, m.FIRST_SEAT, table.seats)
    return listed(out, m.CHOOSE_HERO if phase == t.CHOOSE else m.FIRST_HERO, t.HEROES) if phase != t.DONE else 0


@rule
def listed(out: Rec, first: int, count: int) -> int:
    """So many moves, one after the other."""
    for index in range(count):
        out[index] = first + index
    return count


@rule
def legal_cards(box: Rec, table: Rec, out: Rec) -> int:
    """The kinds of monster that are in the deck."""
    left, n = bag(box, table), 0
    for kind in range(1, t.KINDS + 1):
        if copies_in(left, kind):
            out[n] = m.CARD + kind - 1
            n += 1
    return n


@rule
def odds(box: Rec, table: Rec, out: Rec) -> int:
    """A kind of monster as often as it is in the deck; who begins, and with whom, is all the same."""
    if table.phase == t.FIRST or table.phase == t.HERO:
        for index in range(max(table.seats, t.HEROES)):
            out[index] = 1
        return START_STREAM
    left, n = bag(box, table), 0
    for kind in range(1, t.KINDS + 1):
        if copies_in(left, kind):
            out[n] = copies_in(left, kind)
            n += 1
    return DECK_STREAM


@rule
def apply(box: Rec, table: Rec, move: int) -> None:
    """Play a move."""
    phase = table.phase
    if phase == t.BID:
        bid(box, table, move)
    elif phase == t.DRAW:
        draw_card(table, monster_in(move) + 1)
    elif phase == t.PLACE:
        if verb_of(move) == m.ADD:
            add_to_dungeon(table)
        else:
            set_aside(table, tile_in(move))
    elif phase in (t.CHOOSE, t.HERO):
        start_round(box, table, adventurer_in(move))
    elif phase == t.FIRST:
        begin(box, table, seat_in(move))
    else:
        delve(box, table, move)
    if table.outcome != t.UNDECIDED:
        end_round(table)


@rule
def bid(box: Rec, table: Rec, move: int) -> None:
    """Draw, or pass (WD-03); the last one left enters (WD-09)."""
    verb = verb_of(move)
    if verb == m.DRAW_CARD:
        table.phase = t.DRAW
    elif verb == m.PASS and pass_turn(table):
        enter(box, table)


@rule
def delve(box: Rec, table: Rec, move: int) -> None:
    """A move in the dungeon."""
    verb = verb_of(move)
    if verb == m.FLIP_CARD:
        flip(box, table)
    elif verb == m.NAME_KIND:
        table.named = monster_in(move) + 1
        table.phase = t.FLIP
    elif verb == m.CARD:
        take_swapped(box, table, monster_in(move) + 1)
    elif verb == m.POLYMORPH:
        swap(box, table)
    elif verb == m.USE_AXE:
        use_axe(box, table)
    elif verb == m.DRINK_POTION:
        drink(box, table)
    else:
        face(box, table)


@rule
def score(box: Rec, table: Rec, out: Rec) -> None:  # noqa: ARG001
    """Successes; whoever wins as the last one left has as many as a winner needs."""
    for seat in range(table.seats):
        out[seat] = t.ENOUGH if table.winner == seat + 1 else table.successes[seat]

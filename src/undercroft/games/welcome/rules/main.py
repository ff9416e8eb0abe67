"""Welcome to the Dungeon: the moves of each phase, and what becomes of them."""

from undercroft.engine.compiling import rule
from undercroft.engine.game import CHANCE, OVER
from undercroft.engine.records import Rec

from ..moves import (
    ADD,
    CARD,
    CHOOSE_HERO,
    DRAW_CARD,
    DRINK_POTION,
    FACE,
    FIRST_HERO,
    FIRST_SEAT,
    FLIP_CARD,
    NAME_KIND,
    PASS,
    POLYMORPH,
    USE_AXE,
    adventurer_in,
    monster_in,
    seat_in,
    tile_in,
    verb_of,
)
from ..table import (
    AXE,
    BID,
    CHOOSE,
    DONE,
    DRAW,
    DRINK,
    ENOUGH,
    FIRST,
    FLIP,
    HERO,
    HEROES,
    KINDS,
    NAME,
    PLACE,
    REDRAW,
    SWAP,
    UNDECIDED,
)
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
    table.phase = FIRST


@rule
def turn(box: Rec, table: Rec) -> int:  # noqa: ARG001
    """Luck draws; else it is the turn of the bidder, of the one in the dungeon, or of the one who chooses."""
    if table.phase <= REDRAW:
        return CHANCE
    return OVER if table.phase == DONE else table.seat


@rule
def legal(box: Rec, table: Rec, out: Rec) -> int:
    """The moves allowed in each phase."""
    phase = table.phase
    if phase == BID:
        return legal_bids(table, out)
    if phase == PLACE:
        return legal_places(table, out)
    if DRAW <= phase <= REDRAW:
        return legal_cards(box, table, out)
    if phase == FLIP:
        out[0] = FLIP_CARD
        return 1
    if SWAP <= phase <= DRINK:
        out[0] = POLYMORPH if phase == SWAP else USE_AXE if phase == AXE else DRINK_POTION
        out[1] = FACE
        return 2
    if phase == NAME:
        return listed(out, NAME_KIND, KINDS)
    if phase == FIRST:
        return listed(out, FIRST_SEAT, table.seats)
    return listed(out, CHOOSE_HERO if phase == CHOOSE else FIRST_HERO, HEROES) if phase != DONE else 0


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
    for kind in range(1, KINDS + 1):
        if copies_in(left, kind):
            out[n] = CARD + kind - 1
            n += 1
    return n


@rule
def odds(box: Rec, table: Rec, out: Rec) -> int:
    """A kind of monster as often as it is in the deck; who begins, and with whom, is all the same."""
    if table.phase == FIRST or table.phase == HERO:
        for index in range(max(table.seats, HEROES)):
            out[index] = 1
        return START_STREAM
    left, n = bag(box, table), 0
    for kind in range(1, KINDS + 1):
        if copies_in(left, kind):
            out[n] = copies_in(left, kind)
            n += 1
    return DECK_STREAM


@rule
def apply(box: Rec, table: Rec, move: int) -> None:
    """Play a move."""
    phase = table.phase
    if phase == BID:
        bid(box, table, move)
    elif phase == DRAW:
        draw_card(table, monster_in(move) + 1)
    elif phase == PLACE:
        if verb_of(move) == ADD:
            add_to_dungeon(table)
        else:
            set_aside(table, tile_in(move))
    elif phase in (CHOOSE, HERO):
        start_round(box, table, adventurer_in(move))
    elif phase == FIRST:
        begin(box, table, seat_in(move))
    else:
        delve(box, table, move)
    if table.outcome != UNDECIDED:
        end_round(table)


@rule
def bid(box: Rec, table: Rec, move: int) -> None:
    """Draw, or pass (WD-03); the last one left enters (WD-09)."""
    verb = verb_of(move)
    if verb == DRAW_CARD:
        table.phase = DRAW
    elif verb == PASS and pass_turn(table):
        enter(box, table)


@rule
def delve(box: Rec, table: Rec, move: int) -> None:
    """A move in the dungeon."""
    verb = verb_of(move)
    if verb == FLIP_CARD:
        flip(box, table)
    elif verb == NAME_KIND:
        table.named = monster_in(move) + 1
        table.phase = FLIP
    elif verb == CARD:
        take_swapped(box, table, monster_in(move) + 1)
    elif verb == POLYMORPH:
        swap(box, table)
    elif verb == USE_AXE:
        use_axe(box, table)
    elif verb == DRINK_POTION:
        drink(box, table)
    else:
        face(box, table)


@rule
def score(box: Rec, table: Rec, out: Rec) -> None:  # noqa: ARG001
    """Successes; whoever wins as the last one left has as many as a winner needs."""
    for seat in range(table.seats):
        out[seat] = ENOUGH if table.winner == seat + 1 else table.successes[seat]

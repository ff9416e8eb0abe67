"""Who knows what (WD-05, WD-08, WD-17, WD-28): a card lies open, or is known to the one who drew it."""

from undercroft.engine.chance import DEAL_STREAM, draw
from undercroft.engine.compiling import rule
from undercroft.engine.game import OPEN
from undercroft.engine.records import Rec

from ..content.box import BITS
from ..moves import CARD, verb_of
from ..table import (
    CARDS,
    CHOOSE,
    DONE,
    DRAW,
    ENOUGH,
    KINDS,
    OPEN_HANDS,
    PLACE,
    REDRAW,
    SEATS,
    TILES,
    TOP_FIRST,
    UNKNOWN,
)
from .pile import bag, copies_in

SHOWN = (
    *("first_adventurer", "first_turn_add", "reveal_order", "death", "omnipotence_counts", "eliminated", "seats"),
    *("phase", "rounds", "seat", "winner", "successes", "failures", "passed", "acted", "hero", "tile_by", "deck"),
    *("n_pile", "pile_by", "runner", "hp", "turned", "named", "spent", "armed", "down", "swapped", "swapped_at"),
    "outcome",
)
HIDDEN = ("tile_card", "hand", "pile")  # cards that lie face down


@rule
def shown(box: Rec, table: Rec) -> bool:  # noqa: ARG001
    """Between rounds and at the end nothing is hidden (WD-17)."""
    return table.phase == CHOOSE or table.phase == DONE


@rule
def sees_all(box: Rec, table: Rec, seat: int) -> bool:
    """Whether no card is hidden from this viewer: by an option, those who are out of the game may look."""
    is_ghost = seat >= 0 and table.eliminated == OPEN_HANDS and table.failures[max(seat, 0)] >= ENOUGH
    return seat == OPEN or is_ghost or shown(box, table)


@rule
def is_turned(table: Rec, place: int) -> bool:
    """Whether this card of the pile lies face up."""
    number = table.n_pile - 1 - place if table.reveal_order == TOP_FIRST else place
    return 0 <= number < table.turned


@rule
def see(box: Rec, table: Rec, seat: int, seen: Rec) -> None:
    """All but the cards that lie face down: of those a seat knows the ones it has drawn itself (WD-28)."""
    see_players(table, seen)
    see_dungeon(table, seen)
    all_open = sees_all(box, table, seat)
    for tile in range(TILES):
        seen.tile_by[tile] = table.tile_by[tile]
        if all_open or table.tile_by[tile] == seat + 1:
            seen.tile_card[tile] = table.tile_card[tile]
    for place in range(CARDS):
        seen.pile_by[place] = table.pile_by[place]
        if all_open or table.pile_by[place] == seat + 1 or is_turned(table, place):
            seen.pile[place] = table.pile[place]
    if all_open or table.seat == seat:
        seen.hand = table.hand


@rule
def see_players(table: Rec, seen: Rec) -> None:
    """Options and players: no secret."""
    seen.first_adventurer = table.first_adventurer
    seen.first_turn_add = table.first_turn_add
    seen.reveal_order = table.reveal_order
    seen.death = table.death
    seen.omnipotence_counts = table.omnipotence_counts
    seen.eliminated = table.eliminated
    seen.seats = table.seats
    seen.phase = table.phase
    seen.rounds = table.rounds
    seen.seat = table.seat
    seen.winner = table.winner
    for each in range(SEATS):
        seen.successes[each] = table.successes[each]
        seen.failures[each] = table.failures[each]
        seen.passed[each] = table.passed[each]
        seen.acted[each] = table.acted[each]


@rule
def see_dungeon(table: Rec, seen: Rec) -> None:
    """The adventurer, how many cards there are where, and what became of those turned over: no secret (WD-08)."""
    seen.hero = table.hero
    seen.deck = table.deck
    seen.n_pile = table.n_pile
    seen.runner = table.runner
    seen.hp = table.hp
    seen.turned = table.turned
    seen.named = table.named
    seen.spent = table.spent
    seen.armed = table.armed
    seen.down = table.down
    seen.swapped = table.swapped
    seen.swapped_at = table.swapped_at
    seen.outcome = table.outcome


@rule
def deal(box: Rec, seen: Rec, seat: int, seed: int, number: int) -> None:  # noqa: ARG001
    """Each card that lies face down becomes one of those not accounted for; all are equally likely."""
    left, count = bag(box, seen), 0
    for kind in range(1, KINDS + 1):
        count += copies_in(left, kind)
    drawn = 0
    for spot in range(CARDS + TILES + 1):
        if is_blank(seen, spot):
            kind = kind_at(left, draw(seed, number, DEAL_STREAM, drawn, count - drawn))
            left -= 1 << BITS * kind
            drawn += 1
            fill(seen, spot, kind)


@rule
def is_blank(seen: Rec, spot: int) -> bool:
    """Whether a card lies there that the viewer does not know: in the pile, with a tile, or in a hand."""
    if spot < CARDS:
        is_empty = seen.phase == REDRAW and spot == seen.swapped_at  # its card is just being drawn
        return spot < seen.n_pile and seen.pile[spot] == UNKNOWN and not is_empty
    if spot < CARDS + TILES:
        return seen.tile_by[spot - CARDS] > 0 and seen.tile_card[spot - CARDS] == UNKNOWN
    return seen.phase == PLACE and seen.hand == UNKNOWN


@rule
def kind_at(left: int, at: int) -> int:
    """The kind of the card number `at` in a bag."""
    kind = 1
    while at >= copies_in(left, kind):
        at -= copies_in(left, kind)
        kind += 1
    return kind


@rule
def fill(seen: Rec, spot: int, kind: int) -> None:
    """Put a card there."""
    if spot < CARDS:
        seen.pile[spot] = kind
    elif spot < CARDS + TILES:
        seen.tile_card[spot - CARDS] = kind
    else:
        seen.hand = kind


@rule
def knows(box: Rec, table: Rec, seat: int, move: int) -> bool:
    """A card that is drawn in the bidding is known to the one who draws it alone (WD-05)."""
    is_secret = table.phase == DRAW and verb_of(move) == CARD
    return not is_secret or seat == table.seat or sees_all(box, table, seat)

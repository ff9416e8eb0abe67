"""Who plays it by itself, from what a seat may know and nothing else.

`normal` bids by the exact chance to survive, dares more when it has more to win, sets traps and bluffs now and then.
`easy` forgets the cards it has seen, and places them as they come.
"""

from undercroft.engine.chance import BOT_STREAM, draw
from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec
from undercroft.engine.thinking import Thinking

from ..content.box import BITS
from ..moves import ADD, DRAW_CARD, PASS, tile_in, verb_of
from ..rules.pile import MASK
from ..table import BID, CHOOSE, PLACE, TILES, UNKNOWN
from .odds import NOTES as TO_RECKON_IN
from .odds import orders, survival, worth
from .quick import choose_greedy, limit

PER_MILLE = 1000
EASY_LIMIT = 400
BLUFF, BLUFFS = 150, 5  # one time in so many it goes on although the chance is this much too low
TRAP, TRAPS = 650, 12  # one time in so many it makes things worse, if they look so good to the others


@rule
def choose_normal(
    box: Rec, seen: Rec, seat: int, moves: Rec, n: int, seed: int, game: int, count: int, notes: Rec
) -> int:
    """Bid by the chance to survive, and bluff now and then."""
    dice = draw(seed, game, BOT_STREAM, count, 60)
    if n == 1:
        return moves[0]
    if seen.phase == BID:
        slack = BLUFF if dice % BLUFFS == 0 else 0
        return DRAW_CARD if chance(box, seen, notes) + slack >= limit(seen, seat) else PASS
    if seen.phase == PLACE:
        return place(box, seen, seat, moves, n, dice, notes)
    return moves[dice % n] if seen.phase == CHOOSE else best_in_dungeon(box, seen, moves, n, notes)


@rule
def choose_easy(
    box: Rec,
    seen: Rec,
    seat: int,  # noqa: ARG001
    moves: Rec,
    n: int,
    seed: int,
    game: int,
    count: int,
    notes: Rec,
) -> int:
    """Bid by what everybody can see; add two cards out of three, set the others aside with any tile."""
    dice = draw(seed, game, BOT_STREAM, count, 60)
    if n == 1:
        return moves[0]
    if seen.phase == BID:
        forget(seen)
        return DRAW_CARD if chance(box, seen, notes) >= EASY_LIMIT else PASS
    if seen.phase == PLACE:
        return ADD if dice % 3 else moves[1 + dice % (n - 1)]
    return moves[dice % n] if seen.phase == CHOOSE else best_in_dungeon(box, seen, moves, n, notes)


@rule
def chance(box: Rec, seen: Rec, notes: Rec) -> int:
    """The chance to survive as things are, per mille."""
    good = survival(box, seen, notes)
    return good * PER_MILLE // orders(notes)


@rule
def place(box: Rec, seen: Rec, seat: int, moves: Rec, n: int, dice: int, notes: Rec) -> int:
    """Where the card drawn leaves the best chance to survive; as a trap, the worst."""
    wants_worst = dice % TRAPS == 0 and looks_safe(box, seen, notes)
    chosen, best = moves[0], -1
    for index in range(n):
        value = chance_after(box, seen, seat, moves[index], notes)
        if wants_worst:
            value = PER_MILLE - value
        if value > best:
            chosen, best = moves[index], value
    return chosen


@rule
def chance_after(box: Rec, seen: Rec, seat: int, move: int, notes: Rec) -> int:
    """The chance to survive once the card in hand is placed. It is placed on what the bot sees, and taken back."""
    card = seen.hand
    seen.hand = UNKNOWN
    if verb_of(move) == ADD:
        seen.pile[seen.n_pile] = card
        seen.pile_by[seen.n_pile] = seat + 1
        seen.n_pile += 1
        value = chance(box, seen, notes)
        seen.n_pile -= 1
        seen.pile[seen.n_pile] = UNKNOWN
        seen.pile_by[seen.n_pile] = 0
    else:
        tile = tile_in(move)
        seen.tile_by[tile] = seat + 1
        seen.tile_card[tile] = card
        value = chance(box, seen, notes)
        seen.tile_by[tile] = 0
        seen.tile_card[tile] = UNKNOWN
    seen.hand = card
    return value


@rule
def best_in_dungeon(box: Rec, seen: Rec, moves: Rec, n: int, notes: Rec) -> int:
    """The choice in the dungeon that is survived most often."""
    chosen, best = moves[0], -1
    for index in range(n):
        good = worth(box, seen, moves[index], notes)
        if good > best:
            chosen, best = moves[index], good
    return chosen


@rule
def looks_safe(box: Rec, seen: Rec, notes: Rec) -> bool:
    """Whether the dungeon looks easy to somebody who has seen no card: then others may well go on."""
    card, pile, aside = seen.hand, known_pile(seen), known_aside(seen)
    forget(seen)
    is_safe = chance(box, seen, notes) >= TRAP
    seen.hand = card
    for place in range(seen.n_pile):
        seen.pile[place] = pile >> BITS * place & MASK
    for tile in range(TILES):
        seen.tile_card[tile] = aside >> BITS * tile & MASK
    return is_safe


@rule
def known_pile(seen: Rec) -> int:
    """The cards of the pile that a bidder knows, packed into a number."""
    packed = 0
    for place in range(seen.n_pile):
        packed |= seen.pile[place] << BITS * place
    return packed


@rule
def known_aside(seen: Rec) -> int:
    """The cards set aside that a bidder knows, packed into a number."""
    packed = 0
    for tile in range(TILES):
        packed |= seen.tile_card[tile] << BITS * tile
    return packed


@rule
def forget(seen: Rec) -> None:
    """Every card of the bidding lies face down again, to everybody."""
    seen.hand = UNKNOWN
    for place in range(seen.n_pile):
        seen.pile[place] = UNKNOWN
    for tile in range(TILES):
        seen.tile_card[tile] = UNKNOWN


BOTS = {"greedy": choose_greedy, "easy": choose_easy, "normal": choose_normal}
HEAVY = ("easy", "normal")  # reckoning with many cards takes plain Python up to two seconds
NOTES = {"easy": TO_RECKON_IN, "normal": TO_RECKON_IN}
LEVELS = {
    "easy": "easy",
    "normal": "normal",
    "hard": Thinking(play_outs=1500, trusts="normal"),
    "best": Thinking(play_outs=8000, trusts="normal"),
}

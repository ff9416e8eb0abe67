"""Who plays it by itself without much thought: by rule of thumb, thousands of games a second.

`greedy` adds up the blows that are likely to come, counts the cards it has not seen at their mean, and sets the hit
points against that. Searches play games out with it.
"""

from undercroft.engine.chance import BOT_STREAM, draw
from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ..content.box import NO_TILE
from ..moves import ADD, DRAW_CARD, DRINK_POTION, FACE, NAME_KIND, PASS, POLYMORPH, USE_AXE, tile_in, verb_of
from ..rules.dungeon import hit_points, tile_that
from ..rules.pile import bag, copies_in, open_card, place_in_pile
from ..table import (
    AXE,
    BID,
    DRINK,
    HIT_POINTS,
    IGNORE_NAMED,
    IGNORE_ONCE,
    IGNORE_WITH_NEXT,
    KINDS,
    NAME,
    PLACE,
    REVIVE_ONCE,
    SWAP,
    SWAP_ONCE,
    TILES,
    UNKNOWN,
    WIN_IF_DIFFERENT,
)

FINE = 16  # parts of a hit point that are told apart
EVEN = 500  # per mille
NEAR, STEEP, FLAT = 3 * FINE, 110, 35  # per mille for each hit point that is left or lacking: the first three, and more
STAKE = 165  # what a success or a failure at hand is worth
DAZE = FINE  # how far a bid may be off, so that nobody can read it


@rule
def choose_greedy(
    box: Rec,
    seen: Rec,
    seat: int,
    moves: Rec,
    n: int,
    seed: int,
    game: int,
    count: int,
    notes: Rec,  # noqa: ARG001
) -> int:
    """One of the moves, by rule of thumb."""
    dice = draw(seed, game, BOT_STREAM, count, 60)
    if n == 1:
        return moves[0]
    if seen.phase == BID:
        return DRAW_CARD if chance(margin(box, seen) + dice % DAZE - DAZE // 2) >= limit(seen, seat) else PASS
    if seen.phase == PLACE:
        return place(box, seen, seat, moves, n, dice)
    if seen.phase == NAME:
        return NAME_KIND + worst_kind(box, seen) - 1
    if seen.phase == AXE:
        return USE_AXE if deadly(box, seen) else FACE
    if seen.phase == SWAP:
        return POLYMORPH if deadly(box, seen) and not stopped(box, seen) >> open_card(seen) & 1 else FACE
    return DRINK_POTION if seen.phase == DRINK else moves[dice % n]


@rule
def chance(margin: int) -> int:
    """The chance to survive with so many hit points to spare, per mille, as it mostly is."""
    size = abs(margin)
    slack = min(EVEN, (STEEP * min(size, NEAR) + FLAT * max(0, size - NEAR)) // FINE)
    return EVEN + slack if margin > 0 else EVEN - slack


@rule
def limit(seen: Rec, seat: int) -> int:
    """The chance from which entering is better than letting another enter.

    Who has a success dares more, who has a failure less. A rival close to winning must not be let in, one close
    to being out may well be; with several rivals each counts for less.
    """
    mine, theirs = seen.failures[seat] - seen.successes[seat], 0
    for other in range(seen.seats):
        if other != seat and not seen.passed[other]:
            theirs += seen.failures[other] - seen.successes[other]
    return EVEN + STAKE * mine + STAKE * theirs // (seen.seats - 1)


@rule
def stopped(box: Rec, seen: Rec) -> int:
    """The kinds of monster that a tile makes harmless, a bit each."""
    kinds = 1 << seen.named if seen.named else 0
    for tile in range(TILES):
        if not seen.tile_by[tile] and box.does[seen.hero, tile] != HIT_POINTS:
            kinds |= box.against[seen.hero, tile]
    return kinds


@rule
def margin(box: Rec, seen: Rec) -> int:
    """Hit points to be left at the end of the dungeon, in fine parts, if all comes as it mostly does."""
    safe, rest, cards, mean = stopped(box, seen), bag(box, seen), 0, 0
    for kind in range(1, KINDS + 1):
        copies = copies_in(rest, kind)
        cards += copies
        mean += 0 if safe >> kind & 1 else copies * box.power[kind]
    mean = FINE * mean // max(1, cards)
    blows, heaviest = 0, 0
    for number in range(seen.turned, seen.n_pile):
        card = seen.pile[number]
        blow = mean if card == UNKNOWN else 0 if safe >> card & 1 else FINE * box.power[card]
        blows += blow
        heaviest = max(heaviest, blow)
    return FINE * (hit_points(box, seen) - 1) + help_of_tiles(box, seen, heaviest) - blows


@rule
def help_of_tiles(box: Rec, seen: Rec, heaviest: int) -> int:
    """What the tiles that do something special are good for, in fine parts of a hit point.

    Each stands for so many hit points, and for a part of the heaviest blow: fitted to the exact chance.
    """
    spared = 0
    if tile_that(box, seen, IGNORE_NAMED) != NO_TILE and seen.named == UNKNOWN:
        spared += heaviest * 2 // 5 + 38
    if tile_that(box, seen, IGNORE_ONCE) != NO_TILE:
        spared += 110
    if tile_that(box, seen, SWAP_ONCE) != NO_TILE:
        spared += heaviest * 2 // 5 + 28
    if tile_that(box, seen, IGNORE_WITH_NEXT) != NO_TILE:
        spared += heaviest // 6 + 11
    if tile_that(box, seen, REVIVE_ONCE) != NO_TILE:
        spared += heaviest // 2 + 62
    if tile_that(box, seen, WIN_IF_DIFFERENT) != NO_TILE:
        spared += 55
    return spared


@rule
def place(box: Rec, seen: Rec, seat: int, moves: Rec, n: int, dice: int) -> int:
    """Where the card drawn does least harm; now and then anywhere, so that nobody can read it."""
    if dice % 60 == 0:
        return moves[dice % n]
    card = seen.hand
    seen.hand = UNKNOWN
    chosen, best = moves[0], -(1 << 30)
    for index in range(n):
        move = moves[index]
        is_added = verb_of(move) == ADD
        left = after_adding(box, seen, card, seat) if is_added else after_aside(box, seen, card, tile_in(move), seat)
        if left > best:
            chosen, best = move, left
    seen.hand = card
    return chosen


@rule
def after_adding(box: Rec, seen: Rec, card: int, seat: int) -> int:
    """The margin with the card in the pile; it is taken out again."""
    seen.pile[seen.n_pile] = card
    seen.pile_by[seen.n_pile] = seat + 1
    seen.n_pile += 1
    left = margin(box, seen)
    seen.n_pile -= 1
    seen.pile[seen.n_pile] = UNKNOWN
    seen.pile_by[seen.n_pile] = 0
    return left


@rule
def after_aside(box: Rec, seen: Rec, card: int, tile: int, seat: int) -> int:
    """The margin with the card set aside on a tile; both are put back."""
    seen.tile_by[tile] = seat + 1
    seen.tile_card[tile] = card
    left = margin(box, seen)
    seen.tile_by[tile] = 0
    seen.tile_card[tile] = UNKNOWN
    return left


@rule
def worst_kind(box: Rec, seen: Rec) -> int:
    """The kind of monster whose blows are likely to be worst, all of its cards together."""
    safe, rest, worst, most = stopped(box, seen), bag(box, seen), 1, -1
    for kind in range(1, KINDS + 1):
        blows = copies_in(rest, kind) * box.power[kind]
        for number in range(seen.n_pile):
            blows += 4 * box.power[kind] * (seen.pile[number] == kind)
        if not safe >> kind & 1 and blows > most:
            worst, most = kind, blows
    return worst


@rule
def deadly(box: Rec, seen: Rec) -> bool:
    """Whether the blow of the open card is the last, or as heavy as what is likely to come after it."""
    power = box.power[open_card(seen)]
    return power >= seen.hp or power >= heaviest_to_come(box, seen)


@rule
def heaviest_to_come(box: Rec, seen: Rec) -> int:
    """The heaviest blow that the cards still face down in the dungeon are likely to hold; none if there are none."""
    safe, rest, heaviest = stopped(box, seen), bag(box, seen), 0
    unknown = 0
    for number in range(seen.turned, seen.n_pile):
        card = seen.pile[place_in_pile(seen, number)]
        unknown += card == UNKNOWN
        if card != UNKNOWN and not safe >> card & 1:
            heaviest = max(heaviest, box.power[card])
    cards, at_least = 0, 0
    for kind in range(1, KINDS + 1):
        cards += copies_in(rest, kind)
    for kind in range(KINDS, 0, -1):
        if not safe >> kind & 1:
            at_least += copies_in(rest, kind)
            if 2 * at_least * unknown >= cards > 0 and unknown > 0:
                return max(heaviest, box.power[kind])
    return heaviest

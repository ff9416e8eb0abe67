"""Working through the dungeon from its last card to its first, for `odds.py`.

For each number of cards turned over, each collection of bag cards that may have come up by then, and each state of the
adventurer it is counted in how many orders of the cards still in the bag things end well, if every tile is used as well
as can be. A state is: which card was changed for another, the hit points, and the kit: pact, axe and potion.
"""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ..content.box import STATES
from ..table import KINDS, UNKNOWN

# The cells of `notes`. For each kind of monster, counted from 1: how many are in the bag; the step to the collection
# with one more of it; how many are in the present collection; how many are in the dungeon for sure; its power; whether
# a tile stops it; what it adds to the hit points; whether the pact answers it.
BAG, STEP, COUNT, LINE, POWER, STOPS, GAIN, PACT = range(0, 80, 10)
SLOT = 80  # the cards still to be turned over, in their order; UNKNOWN is one from the bag
ORDERS = 94  # how many orders so many cards have
CARDS_TO_COME, IN_BAG, COLLECTIONS = range(110, 113)
LOW, BASE = range(113, 115)  # the lowest hit points told apart, and those printed on the adventurer
HITS, SWAPS, KITS, PACT_STEP, AXE_STEP = range(115, 120)  # how many states there are, and from one to the next
ADDS_UP, DIFFERENT_WINS, FINAL_COUNTS = range(120, 123)  # yes or no: see the options, and Omnipotence
KIT_PACT, KIT_AXE, KIT_POTION = range(130, 166, 12)  # what each kit holds
LAYERS = 168  # two: one for the cards after the present one, one for those from it on
MOST_COLLECTIONS = 3**5 * 2**3  # 13 cards of 8 kinds make no more, whatever the copies
LAYER = MOST_COLLECTIONS * STATES
NOTES = LAYERS + 2 * LAYER

FALLEN = 0  # instead of hit points: down, with a chance left if all monsters are different
NO_PACT, PACT_READY, PACT_ARMED = range(3)


@rule
def states_at(notes: Rec, layer: int, came: int, swap: int) -> int:
    """Where the states are noted that belong to a collection of cards that came, and to a changed card."""
    return LAYERS + layer * LAYER + (came * notes[SWAPS] + swap) * notes[HITS] * notes[KITS]


@rule
def work_back(notes: Rec) -> int:
    """From the end of the dungeon to its next card; tells on which layer the result is."""
    unknown = 0
    for card in range(notes[CARDS_TO_COME]):
        unknown += notes[SLOT + card] == UNKNOWN
    layer = 0
    notes[SLOT + notes[CARDS_TO_COME]] = UNKNOWN
    for card in range(notes[CARDS_TO_COME], -1, -1):
        unknown -= notes[SLOT + card] == UNKNOWN and card < notes[CARDS_TO_COME]
        layer = 1 - layer
        work_card(notes, layer, card, unknown)
    for kind in range(1, KINDS + 1):
        notes[COUNT + kind] = 0
    return layer


@rule
def work_card(notes: Rec, layer: int, card: int, unknown: int) -> None:
    """All collections that may have come before this card: as many as were unknown, and one more if one was changed."""
    for kind in range(1, KINDS + 1):
        notes[COUNT + kind] = 0
    size = 0
    for came in range(notes[COLLECTIONS]):
        first, last = (0, 1) if size == unknown else (1, notes[SWAPS] if size == unknown + 1 else 1)
        for swap in range(first, last):
            if swap == 0 or not notes[DIFFERENT_WINS] or notes[LINE + swap] + notes[COUNT + swap] > 0:
                work_states(notes, layer, card, came, swap, size)
        size += next_collection(notes)


@rule
def next_collection(notes: Rec) -> int:
    """Count on to the next collection; returns by how many cards it is larger."""
    kind, more = 1, 1
    while kind <= KINDS and notes[COUNT + kind] == notes[BAG + kind]:
        more -= notes[COUNT + kind]
        notes[COUNT + kind] = 0
        kind += 1
    if kind <= KINDS:
        notes[COUNT + kind] += 1
    return more


@rule
def work_states(notes: Rec, layer: int, card: int, came: int, swap: int, size: int) -> None:
    """Every state of the adventurer before this card, or after the last. Who has fallen has no use for a kit."""
    at, orders = states_at(notes, layer, came, swap), notes[ORDERS + notes[IN_BAG] - size]
    differ = all_differ(notes, swap)
    for hit in range(1 - notes[DIFFERENT_WINS], notes[HITS]):
        for kit in range(notes[KITS] if hit > FALLEN else 1):
            if card < notes[CARDS_TO_COME]:
                good = after_card(notes, 1 - layer, card, came, swap, hit, kit)
            else:
                good = orders if (hit + notes[LOW] > 1 and hit > FALLEN) or differ else 0
            notes[at + hit * notes[KITS] + kit] = good


@rule
def all_differ(notes: Rec, swap: int) -> bool:
    """Whether the dungeon is won because all its monsters are different (WD-23)."""
    most = 0
    for kind in range(1, KINDS + 1):
        most = max(most, notes[LINE + kind] + notes[COUNT + kind] - (swap == kind))
    return notes[DIFFERENT_WINS] > 0 and most <= 1


@rule
def after_card(notes: Rec, layer: int, card: int, came: int, swap: int, hit: int, kit: int) -> int:
    """The good orders before a card is turned over: it is known, or any of the bag."""
    known, good = notes[SLOT + card], 0
    for kind in range(1, KINDS + 1):
        left = notes[BAG + kind] - notes[COUNT + kind] if known == UNKNOWN else kind == known
        if left > 0:
            own = kind if known == UNKNOWN else UNKNOWN
            good += left * face(notes, layer, came + (own > 0) * notes[STEP + kind], kind, own, swap, hit, kit)
    return good


@rule
def face(notes: Rec, layer: int, came: int, kind: int, own: int, swap: int, hit: int, kit: int) -> int:
    """The good orders once this card lies open: meet it, or change it for another first (WD-25).

    `came` holds the open card already, the counts do not: `own` is its kind if it came from the bag.
    """
    good = meet(notes, states_at(notes, layer, came, swap), kind, hit, kit)
    if notes[SWAPS] == 1 or swap > 0:
        return good
    return max(good, change(notes, layer, came, kind, own, hit, kit))


@rule
def change(notes: Rec, layer: int, came: int, kind: int, own: int, hit: int, kit: int) -> int:
    """The good orders if the open card is changed for the next of the deck."""
    good = 0
    for new in range(1, KINDS + 1):
        left = notes[BAG + new] - notes[COUNT + new] - (own == new)
        if left > 0:
            # Noted is the kind that does not count when all monsters have to be different.
            swap = 1 if not notes[DIFFERENT_WINS] else kind if notes[FINAL_COUNTS] else new
            good += left * meet(notes, states_at(notes, layer, came + notes[STEP + new], swap), new, hit, kit)
    return good


@rule
def meet(notes: Rec, at: int, kind: int, hit: int, kit: int) -> int:
    """The good orders after this card did what it does: nothing (WD-12), or it strikes, unless the axe is used."""
    if hit == FALLEN:
        return notes[at]
    pact = notes[KIT_PACT + kit]
    then = pact
    if pact == PACT_ARMED:
        then = NO_PACT
    elif pact == PACT_READY and notes[PACT + kind]:
        then = PACT_ARMED
    if notes[STOPS + kind] or pact != then:
        return notes[at + (hit + notes[GAIN + kind]) * notes[KITS] + kit + (then - pact) * notes[PACT_STEP]]
    good = struck(notes, at, kind, hit, kit)
    return max(good, notes[at + hit * notes[KITS] + kit - notes[AXE_STEP]]) if notes[KIT_AXE + kit] else good


@rule
def struck(notes: Rec, at: int, kind: int, hit: int, kit: int) -> int:
    """The good orders after the blow of this monster, with the potion if it helps (WD-11, WD-26)."""
    after = hit - notes[POWER + kind]
    if after + notes[LOW] > 1:
        return notes[at + after * notes[KITS] + kit]
    good = notes[at + max(after, 1) * notes[KITS] + kit] if notes[ADDS_UP] else 0
    if notes[KIT_POTION + kit]:
        return max(good, revived(notes, at, kit))
    return notes[at] if notes[DIFFERENT_WINS] and not notes[ADDS_UP] else good


@rule
def revived(notes: Rec, at: int, kit: int) -> int:
    """The good orders after the potion, with the hit points printed on the adventurer."""
    return notes[at + (notes[BASE] + 1 - notes[LOW]) * notes[KITS] + kit - 1]

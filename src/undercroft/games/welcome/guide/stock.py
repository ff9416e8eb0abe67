"""What there is to reckon with, for `odds.py`: the bag, the cards to come, what the tiles do, the state of things."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ..content.box import NO_TILE
from ..rules.dungeon import hit_points, tile_that
from ..rules.pile import bag, copies_in, place_in_pile
from ..table import (
    DEATH_AT_ONCE,
    FINAL_LINE_UP,
    IGNORE_AND_GAIN,
    IGNORE_NAMED,
    IGNORE_ONCE,
    IGNORE_WITH_NEXT,
    KINDS,
    NOBODY,
    REDRAW,
    REVIVE_ONCE,
    SWAP_ONCE,
    TILES,
    UNKNOWN,
    WIN_IF_DIFFERENT,
)
from .reckoning import (
    ADDS_UP,
    AXE_STEP,
    BAG,
    BASE,
    CARDS_TO_COME,
    COLLECTIONS,
    DIFFERENT_WINS,
    FALLEN,
    FINAL_COUNTS,
    GAIN,
    HITS,
    IN_BAG,
    KIT_AXE,
    KIT_PACT,
    KIT_POTION,
    KITS,
    LINE,
    LOW,
    ORDERS,
    PACT,
    PACT_STEP,
    POWER,
    SLOT,
    STEP,
    STOPS,
    SWAPS,
)


@rule
def take_stock(box: Rec, seen: Rec, named: int, notes: Rec) -> None:
    """Note the bag, the cards to come, what the tiles do, and which states the adventurer can be in."""
    note_bag(box, seen, notes)
    note_cards(seen, notes)
    note_tiles(box, seen, named, notes)
    note_states(box, seen, notes)
    if not notes[DIFFERENT_WINS]:
        merge_harmless(notes)
    note_collections(notes)


@rule
def note_bag(box: Rec, seen: Rec, notes: Rec) -> None:
    """The cards that are not accounted for, and in how many orders so many can be."""
    left = bag(box, seen)
    notes[IN_BAG] = 0
    notes[ORDERS] = 1
    for kind in range(1, KINDS + 1):
        notes[BAG + kind] = copies_in(left, kind)
        notes[POWER + kind] = box.power[kind]
        for _card in range(notes[BAG + kind]):
            notes[IN_BAG] += 1
            notes[ORDERS + notes[IN_BAG]] = notes[ORDERS + notes[IN_BAG] - 1] * notes[IN_BAG]


@rule
def merge_harmless(notes: Rec) -> None:
    """Cards that are stopped and do nothing else are all alike: reckon with one kind of them."""
    one = UNKNOWN
    for kind in range(1, KINDS + 1):
        if notes[STOPS + kind] and notes[GAIN + kind] == 0 and not notes[PACT + kind]:
            if one == UNKNOWN:
                one = kind
            else:
                notes[BAG + one] += notes[BAG + kind]
                notes[BAG + kind] = 0


@rule
def note_collections(notes: Rec) -> None:
    """How many collections of cards can come out of the bag, and how they are numbered."""
    notes[COLLECTIONS] = 1
    for kind in range(1, KINDS + 1):
        notes[STEP + kind] = notes[COLLECTIONS]
        notes[COLLECTIONS] *= notes[BAG + kind] + 1


@rule
def note_cards(seen: Rec, notes: Rec) -> None:
    """The cards to come in their order, and all monsters that are in the dungeon for sure."""
    notes[CARDS_TO_COME] = seen.n_pile - seen.turned
    for card in range(notes[CARDS_TO_COME]):
        notes[SLOT + card] = seen.pile[place_in_pile(seen, seen.turned + card)]
    for kind in range(KINDS + 1):
        notes[LINE + kind] = 0
    for place in range(seen.n_pile):
        kind = seen.pile[place]
        is_changed = seen.swapped != UNKNOWN and place == seen.swapped_at
        if is_changed and (seen.phase == REDRAW or seen.omnipotence_counts != FINAL_LINE_UP):
            kind = seen.swapped
        notes[LINE + kind] += 1


@rule
def note_tiles(box: Rec, seen: Rec, named: int, notes: Rec) -> None:
    """What the tiles do to each kind of monster by themselves."""
    for kind in range(1, KINDS + 1):
        notes[STOPS + kind] = 0
        notes[GAIN + kind] = 0
        notes[PACT + kind] = 0
        for tile in range(TILES):
            if not seen.tile_by[tile] and not seen.spent >> tile & 1:
                note_tile(box, seen.hero, tile, kind, named, notes)


@rule
def note_tile(box: Rec, hero: int, tile: int, kind: int, named: int, notes: Rec) -> None:
    """What one tile does to one kind."""
    does = box.does[hero, tile]
    if does == IGNORE_NAMED and kind == named:
        notes[STOPS + kind] = 1
    elif box.against[hero, tile] >> kind & 1:
        notes[STOPS + kind] = 1
        if does == IGNORE_AND_GAIN:
            notes[GAIN + kind] += box.power[kind]
        elif does == IGNORE_WITH_NEXT:
            notes[PACT + kind] = 1


@rule
def note_states(box: Rec, seen: Rec, notes: Rec) -> None:
    """How many states of everything there are to tell apart from here on."""
    gain, hp = gain_to_come(notes), hp_now(box, seen)
    notes[BASE] = box.hit_points[seen.hero]
    notes[ADDS_UP] = seen.death != DEATH_AT_ONCE
    notes[FINAL_COUNTS] = seen.omnipotence_counts == FINAL_LINE_UP
    notes[DIFFERENT_WINS] = tile_that(box, seen, WIN_IF_DIFFERENT) != NO_TILE
    note_kits(box, seen, notes)
    notes[LOW] = -gain if notes[ADDS_UP] else 1
    most = max(hp, notes[LOW])
    if notes[KIT_POTION + notes[KITS] - 1]:
        most = max(most, notes[BASE])
    notes[HITS] = most + gain - notes[LOW] + 2
    can_change = seen.phase == REDRAW or (seen.deck > 0 and tile_that(box, seen, SWAP_ONCE) != NO_TILE)
    notes[SWAPS] = 1 if not can_change else 1 + (KINDS if notes[DIFFERENT_WINS] else 1)


@rule
def note_kits(box: Rec, seen: Rec, notes: Rec) -> None:
    """What the pact, the axe and the potion make together: from nothing left to all of them."""
    potions = 1 + (tile_that(box, seen, REVIVE_ONCE) != NO_TILE)
    axes = 1 + (tile_that(box, seen, IGNORE_ONCE) != NO_TILE)
    pacts = 3 if seen.armed or tile_that(box, seen, IGNORE_WITH_NEXT) != NO_TILE else 1
    notes[AXE_STEP] = potions
    notes[PACT_STEP] = potions * axes
    notes[KITS] = potions * axes * pacts
    for kit in range(notes[KITS]):
        notes[KIT_POTION + kit] = kit % potions
        notes[KIT_AXE + kit] = kit // potions % axes
        notes[KIT_PACT + kit] = kit // (potions * axes)


@rule
def gain_to_come(notes: Rec) -> int:
    """What the cards to come can add to the hit points at most."""
    gain = 0
    for kind in range(1, KINDS + 1):
        gain += notes[GAIN + kind] * notes[BAG + kind]
    for card in range(notes[CARDS_TO_COME]):
        if notes[SLOT + card] != UNKNOWN:
            gain += notes[GAIN + notes[SLOT + card]]
    return gain


@rule
def hp_now(box: Rec, seen: Rec) -> int:
    """The hit points with which things go on from here."""
    return hit_points(box, seen) if seen.runner == NOBODY else seen.hp


@rule
def hit_now(box: Rec, seen: Rec, notes: Rec) -> int:
    """The state of the hit points."""
    if seen.down:
        return FALLEN
    return max(hp_now(box, seen) + 1 - notes[LOW], 1)


@rule
def kit_now(seen: Rec, notes: Rec) -> int:
    """All that is left of pact, axe and potion; who has fallen has no use for them."""
    if seen.down:
        return 0
    full = notes[KITS] - 1
    return full if seen.armed or notes[KIT_PACT + full] == 0 else full - notes[PACT_STEP]

"""The chance to survive the dungeon as it lies there, from what one seat knows: exact, with the best use of every tile.

The cards that the seat cannot account for, its bag, may lie in any order, each as likely: some are in the pile, the
rest in the deck or set aside. Counted are the orders in which the adventurer survives, out of all that the bag has.
What others have played gives no hint: it is the neutral chance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec
from undercroft.kernels.ways import memory_for

from .. import GAME
from ..content.box import BOX, NO_TILE
from ..moves import FACE, monster_in, verb_of
from ..rules.dungeon import tile_that
from ..rules.pile import bag, copies_in, open_card
from ..table import (
    AXE,
    CHOOSE,
    DONE,
    DRINK,
    FIRST,
    HERO,
    IGNORE_NAMED,
    KINDS,
    NAME,
    REDRAW,
    SWAP,
    TABLE,
    TILES,
    UNKNOWN,
)
from .reckoning import AXE_STEP, IN_BAG, KITS, NOTES, ORDERS, change, meet, revived, states_at, struck, work_back
from .stock import hit_now, kit_now, take_stock

if TYPE_CHECKING:
    from undercroft.engine.game import Box

__all__ = ["NOTES", "odds", "orders", "survival", "worth"]

BEST = -1  # in the place of a verb: the best there is


def odds(box: Box, seen: Rec, seat: int) -> dict[str, Any] | None:  # noqa: ARG001
    """The chance as data: as a share, and as good orders out of all; None when there is no dungeon to survive."""
    if seen.phase in (FIRST, HERO, CHOOSE, DONE):
        return None
    memory = memory_for(GAME)
    notes = memory.numbers("q", NOTES)
    good: int = memory.run("survival", memory.record(BOX, box.rec), memory.record(TABLE, seen), notes)
    in_all = orders(notes.plain)
    return {"survive": good / in_all, "good": good, "orders": in_all, "exact": True}


@rule
def survival(box: Rec, seen: Rec, notes: Rec) -> int:
    """The good orders if the adventurer enters now with the tiles that are left, or goes on from here."""
    if tile_that(box, seen, IGNORE_NAMED) == NO_TILE or seen.named != UNKNOWN:
        return good_orders(box, seen, wide(seen.named), BEST, notes)
    best = good_orders(box, seen, UNKNOWN + 0, BEST, notes)
    for kind in range(1, KINDS + 1):
        if best < orders(notes) and is_worth_naming(box, seen, kind):
            best = max(best, good_orders(box, seen, kind, BEST, notes))
    return best


@rule
def is_worth_naming(box: Rec, seen: Rec, kind: int) -> bool:
    """Whether such a monster may come and no other tile stops it; naming another would be no use."""
    for tile in range(TILES):
        if not seen.tile_by[tile] and box.against[seen.hero, tile] >> kind & 1:
            return False
    may_come = copies_in(bag(box, seen), kind) > 0
    for place in range(seen.n_pile):
        may_come |= seen.pile[place] == kind
    return may_come


@rule
def worth(box: Rec, seen: Rec, move: int, notes: Rec) -> int:
    """The good orders after a move in the dungeon that was a choice."""
    if seen.phase == NAME:
        return good_orders(box, seen, monster_in(move) + 1, BEST, notes)
    return good_orders(box, seen, wide(seen.named), verb_of(move), notes)


@rule
def orders(notes: Rec) -> int:
    """How many orders the bag has that was reckoned with last."""
    return notes[ORDERS + notes[IN_BAG]]


@rule
def wide(byte: int) -> int:
    """A byte of the table as a whole number, so that what reckons with it is compiled but once."""
    return byte + 0


@rule
def good_orders(box: Rec, seen: Rec, named: int, verb: int, notes: Rec) -> int:
    """The good orders if this kind is named for the vorpal blade and this verb is played next, or the BEST."""
    take_stock(box, seen, named, notes)
    layer = work_back(notes)
    at, hit, kit = states_at(notes, layer, 0, 0), hit_now(box, seen, notes), kit_now(seen, notes)
    if seen.phase == SWAP or seen.phase == REDRAW:
        return changed(seen, verb, notes, layer, at, hit, kit)
    if seen.phase == AXE:
        return with_axe(seen, verb, notes, at, hit, kit)
    good = notes[at + hit * notes[KITS] + kit]
    if seen.phase != DRINK or verb == FACE:
        return good
    return max(revived(notes, at, kit), good if verb == BEST else 0)


@rule
def changed(seen: Rec, verb: int, notes: Rec, layer: int, at: int, hit: int, kit: int) -> int:
    """The good orders with a card open that can be changed, or is being changed."""
    kind = wide(seen.swapped) if seen.phase == REDRAW else wide(open_card(seen))
    if seen.phase == SWAP and verb == FACE:
        return meet(notes, at, kind, hit, kit)
    good = change(notes, layer, 0, kind, UNKNOWN, hit, kit)
    return max(good, meet(notes, at, kind, hit, kit)) if seen.phase == SWAP and verb == BEST else good


@rule
def with_axe(seen: Rec, verb: int, notes: Rec, at: int, hit: int, kit: int) -> int:
    """The good orders with a card open on which the axe can be used."""
    kind = wide(open_card(seen))
    good = struck(notes, at, kind, hit, kit)
    if verb == FACE:
        return good
    spared = notes[at + hit * notes[KITS] + kit - notes[AXE_STEP]]
    return max(good, spared) if verb == BEST else spared

"""What helps whoever draws the table: who rolls, which dice go where, what is being picked, the best places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import table as t
from ..content.effects import NO_HEROIC_ON_SKULLS, SAME
from ..guide.assignment import best_places
from ..moves import VERBS
from ..rules.boxes.picking import step_row
from ..rules.boxes.placing import fits, is_open, may_cover, shield_open
from ..rules.heroes.forest import hurt, leaves, pair_poison, resist_bonus
from ..rules.heroes.lasting import amount
from ..rules.heroes.skills import join_cost

if TYPE_CHECKING:
    from undercroft.engine.game import Box
    from undercroft.engine.records import Rec

PICKED_FOR = ("fill", "pay", "join", "change")


def rolling(seen: Rec) -> dict[str, Any] | None:
    """Luck's turn: what is rolled or turned up, how many, who does it, and whether it belongs to the choice before.

    A turn's opening time does not, unless the turn was begun by hand: until then the last choice can be taken back.
    """
    if seen.wait in (t.ROLL, t.RESIST):
        return {"by": int(seen.actor), "at_once": True, "what": "dice", "count": max(1, int(seen.rolling))}
    if seen.wait != t.CARD:
        return None
    opening = seen.step == t.DO_ARRIVE and seen.time_due > 0
    asked = bool(seen.cubes > 0 and hurt(seen))
    what = "door" if seen.open_due else "xp" if seen.draw_due else "lone" if seen.lone_due else "time"
    count = {"time": int(seen.time_due), "door": int(seen.open_due)}.get(what, 1)
    return {"by": int(seen.leader), "at_once": bool(not opening or asked), "what": what, "count": count}


def takes(box: Box, seen: Rec, place: int) -> dict[str, Any]:
    """The dice that may lie on a box now, by their numbers, and the box that a move names for it.

    Of boxes that are alike moves name the first. A box that is covered, or waits for the shields, takes nothing.
    """
    none: dict[str, Any] = {"takes": [], "plays": None}
    if seen.wait != t.ACT or not is_open(seen, place):
        return none
    shields = bool(shield_open(box.rec, seen))
    first = next((one for one in range(place, -1, -1) if _is_first_of(box, seen, one, place, shields)), None)
    if first is None:
        return none
    no_heroic = bool(amount(box.rec, seen, NO_HEROIC_ON_SKULLS) > 0)
    there = [die for die in range(t.DICE) if seen.dice[die] and fits(box.rec, seen, die, place, no_heroic)]
    return {"takes": there, "plays": first + 1}


def _is_first_of(box: Box, seen: Rec, one: int, place: int, shields: bool) -> bool:
    """Whether a box may be covered and is the same as the other."""
    same = box.rec.sq_alike[seen.boxes[one]] == box.rec.sq_alike[seen.boxes[place]]
    struck = (int(seen.struck) >> one ^ int(seen.struck) >> place) & 1 == 0
    own = not seen.card_boxes_only or (one < seen.n_own) == (place < seen.n_own)
    return bool(same and struck and own and may_cover(box.rec, seen, one, shields))


def picking(box: Box, seen: Rec) -> dict[str, Any] | None:
    """What dice are picked for: how many or how much is missing, and whether all must show the same."""
    if seen.picking == t.NONE:
        return None
    changing = bool(seen.picking == t.TO_CHANGE)
    same = changing and bool(box.rec.st_flags[step_row(box.rec, seen)] & SAME)
    return {"what": PICKED_FOR[seen.picking], "left": int(seen.left), "same": same}


def best(box: Box, seen: Rec) -> list[str]:
    """The moves that place the dice best as they lie, as text, in the order to play them."""
    return [VERBS.move(move).text for move in best_places(box, seen)]


def resisting(box: Box, seen: Rec) -> dict[str, int] | None:
    """What a die against the poison must be higher than, and what is added to it: leaves on doors, and talents."""
    if seen.wait != t.RESIST:
        return None
    rec = box.rec
    return {"tokens": int(pair_poison(seen)), "leaves": int(leaves(rec, seen)), "bonus": int(resist_bonus(rec, seen))}


def to_join(box: Box, seen: Rec) -> int | None:
    """How many dice a heroic one takes."""
    return int(join_cost(box.rec, seen)) if seen.wait == t.ACT else None

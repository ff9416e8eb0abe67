"""What a player who thinks one step ahead knows: the best way to place the dice, and which dice that leaves over."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ..content.effects import FREE, MANA
from ..rules.boxes.dice import value_of
from ..rules.boxes.picking import pays
from ..rules.boxes.placing import is_open
from ..rules.heroes.party import place_of
from ..table import DICE, KINDS, NONE
from .assignment import FOUND_AT, SEARCH_NOTES, find_best

SPARE_AT = SEARCH_NOTES  # in the notes: how many of each die are left over
NOTES = SEARCH_NOTES + DICE


@rule
def plan(box: Rec, seen: Rec, notes: Rec) -> int:
    """Find the best way to place the dice, and what it leaves over; returns its cost.

    What the search needs to write on the table is only what the next look at it writes anew.
    """
    due = seen.time_due
    best = find_best(box, seen, notes)
    seen.time_due = due
    for die in range(DICE):
        notes[SPARE_AT + die] = seen.dice[die]
    for step in range(notes[FOUND_AT]):
        notes[SPARE_AT + notes[FOUND_AT + 1 + 2 * step]] -= 1
    return best


@rule
def stand_in(box: Rec, seen: Rec, place: int) -> int:
    """The box to cover: of boxes that are alike only the first can be."""
    for other in range(place):
        if (
            is_open(seen, other)
            and box.sq_alike[seen.boxes[other]] == box.sq_alike[seen.boxes[place]]
            and (seen.struck >> other ^ seen.struck >> place) & 1 == 0
            and (not seen.card_boxes_only or (other < seen.n_own) == (place < seen.n_own))
        ):
            return other
    return place


@rule
def pays_with_spare(box: Rec, seen: Rec, hero: int, ability: int, notes: Rec) -> bool:
    """Whether the dice left over pay for a skill."""
    cost, sum = box.ab_cost[ability], 0
    if cost == FREE:
        return True
    side = place_of(seen, hero)
    for die in range(DICE):
        kind = die % KINDS
        if die // KINDS % 2 == side and pays(kind, cost, box.ab_colour[ability]):
            sum += notes[SPARE_AT + die] * (value_of(die) if cost == MANA else 1)
    return sum >= box.ab_n[ability]


@rule
def take_back(seen: Rec) -> int:
    """Before a wide box was begun: its dice back into the pools. Returns how many had been placed."""
    count = 0
    left = 0
    for index in range(seen.n_placed):
        if seen.placed_box[index] == seen.target:
            seen.dice[seen.placed_die[index]] += 1
            count += 1
        else:
            left += 1
    seen.n_placed = left
    seen.picking = NONE
    return count

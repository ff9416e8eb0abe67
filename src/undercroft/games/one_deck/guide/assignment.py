"""The best way to place the dice as they lie: fewest wounds, then least time, exactly.

No skill is used, no potion spent, no dice are joined; between ways that cost the same the one that strikes the guardian
most is taken. The search goes through the boxes, shields first, and gives each of them dice or leaves it open. For a
single box only the lowest die of each kind that will do is tried, for a higher one can stand in for a lower one
anywhere; for a wide box every set of dice without one too many. A branch is left as soon as even covering everything
still undecided, but for what no die at all can cover, would not be better than the best found so far; and where
another has led before: with the same boxes decided and covered, and the same dice left.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec
from undercroft.kernels.ways import PLAIN, memory_for

from .. import GAME
from ..content.effects import NO_HEROIC_ON_SKULLS, SKULLS_TWICE, TIME_IF_OPEN
from ..content.layout import BOX
from ..moves import place_move
from ..rules.boxes.consequences import any_open, halve, reckon
from ..rules.boxes.dice import value_of
from ..rules.boxes.placing import asks, fits, has_shield, is_open, is_wide
from ..rules.heroes.lasting import amount
from ..table import ACT, BOXES, DICE, FLOORS, KINDS, ON_THE_CARD, SIDES, TABLE, VALUES
from .met import MET_NOTES, forget, is_met

if TYPE_CHECKING:
    from undercroft.engine.game import Box

MOST_SLOTS = 2 * BOXES
MOST_STEPS = MOST_SLOTS + ON_THE_CARD  # decisions in a row: boxes, and dice to place
COLUMNS = 7
SLOT, MISSING, LAST, TRIED, COVERED, HOPE, POOL = range(COLUMNS)  # of a decision
SHARES_AT = COLUMNS * (MOST_STEPS + 1)  # after all decisions: the share of each die in the number of a pool
STEPS_AT = MOST_SLOTS  # in the notes of a search
MET_AT = STEPS_AT + SHARES_AT + DICE
FOUND_AT = MET_AT + MET_NOTES
SEARCH_NOTES = FOUND_AT + 1 + 2 * MOST_STEPS
NOT_YET = -2  # nothing tried yet
KEPT = 256  # answers
SKIP = -1  # all dice tried: the box stays open
WORTH_OF_A_WOUND, WORTH_OF_TIME = 10_000, 100  # against skulls left open
HARD = 88  # boxes times dice: what is less has taken 12 ms at most in plain Python, what is more up to a second

_found: OrderedDict[tuple[str, bytes], list[int]] = OrderedDict()


def best_places(box: Box, seen: Rec) -> list[int]:
    """The moves that place dice best, in an order in which they can be played."""
    if seen.wait != ACT:
        return []
    key = (box.fingerprint, TABLE.state(seen))  # everybody at the table asks for the same
    if key not in _found:
        _found[key] = _search_places(box, seen)
        while len(_found) > KEPT:
            _found.popitem(last=False)
    return _found[key]


def _search_places(box: Box, seen: Rec) -> list[int]:
    memory = memory_for(GAME, PLAIN if seen.n_boxes * sum(seen.dice) < HARD else None)
    notes = memory.numbers("q", SEARCH_NOTES)
    memory.run("find_best", memory.record(BOX, box.rec), memory.record(TABLE, seen), notes)
    found = notes.plain[FOUND_AT:]
    pairs = [(found[1 + 2 * step], found[2 + 2 * step]) for step in range(found[0])]
    return [place_move(die, place) for die, place in _first_of_its_like(box, seen, pairs)]


def _first_of_its_like(box: Box, seen: Rec, pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Of boxes that are alike only the first can be covered: the dice change places."""
    stands_for: dict[int, int] = {}
    for _die, place in pairs:
        if place not in stands_for:
            alike = [other for other in range(seen.n_boxes) if _alike(box, seen, other, place)]
            stands_for[place] = next(other for other in alike if other not in stands_for.values())
    return [(die, stands_for[place]) for die, place in pairs]


def _alike(box: Box, seen: Rec, one: int, other: int) -> bool:
    same = box.rec.sq_alike[seen.boxes[one]] == box.rec.sq_alike[seen.boxes[other]]
    struck = (int(seen.struck) >> one ^ int(seen.struck) >> other) & 1 == 0
    own = not seen.card_boxes_only or (one < seen.n_own) == (other < seen.n_own)
    return bool(same and struck and own and is_open(seen, one))


@rule
def find_best(box: Rec, then: Rec, notes: Rec) -> int:
    """Search twice: with every shield covered, then any box; and with shields alone, not all of them (OD-24).

    Returns the cost; the dice to place are in `notes`, from FOUND_AT on.
    """
    slots, steps, met, found = notes[:STEPS_AT], notes[STEPS_AT:MET_AT], notes[MET_AT:FOUND_AT], notes[FOUND_AT:]
    covered = then.covered
    found[0] = 0
    best = cost(box, then)
    shields = list_slots(box, then, slots, True)
    count = list_slots(box, then, slots, False)
    best = search(box, then, slots, count, steps, met, found, best, shields)
    then.covered = covered
    if shields > 0:
        best = search(box, then, slots, shields, steps, met, found, best, 0)
        then.covered = covered
    return best


@rule
def cost(box: Rec, then: Rec) -> int:
    """What the consequences cost as boxes are covered now: wounds first, then time, then skulls left open."""
    reckon(box, then)
    halve(box, then)
    late = amount(box, then, TIME_IF_OPEN) if any_open(then) else 0
    time = 0 if then.floor == FLOORS else then.hours + late
    then.time_due = 0
    skulls = 0
    for place in range(then.n_boxes):
        if is_open(then, place):
            skulls += box.sq_skulls[then.boxes[place]]
    return (then.hearts + then.venom) * WORTH_OF_A_WOUND + time * WORTH_OF_TIME + skulls


@rule
def list_slots(box: Rec, then: Rec, slots: Rec, only_shields: bool) -> int:
    """The open boxes in the order of the search; a box to be covered twice comes twice, the first time negative."""
    twice = amount(box, then, SKULLS_TWICE) > 0
    n = 0
    for turn in range(2):
        for place in range(then.n_boxes):
            shield = has_shield(box, then, place)
            if not is_open(then, place) or shield != (turn == 0) or (only_shields and not shield):
                continue
            if twice and box.sq_skulls[then.boxes[place]] > 0 and then.struck >> place & 1 == 0:
                slots[n] = -1 - place
                n += 1
            slots[n] = place
            n += 1
    return n


@rule
def next_die(box: Rec, then: Rec, place: int, missing: int, last: int, tried: int, no_heroic: bool) -> int:
    """The next die to try on a box after `tried`, or SKIP when there is none.

    `last` is the die put there before, on a wide box; dice go on in the order of their numbers, the highest first.
    """
    if is_wide(box, then, place):
        rest = 0
        for die in range(max(last, 0), DICE):
            if then.dice[die] > 0 and fits(box, then, die, place, no_heroic):
                rest += then.dice[die] * value_of(die)
        for die in range(max(last, 0), DICE):
            if then.dice[die] > 0 and fits(box, then, die, place, no_heroic):
                if die > tried and rest >= missing:
                    return die
                rest -= then.dice[die] * value_of(die)
        return SKIP
    for kind in range(tried % KINDS + 1 if tried >= 0 else 0, KINDS):
        die = lowest_of(then, kind, missing)
        if die >= 0 and fits(box, then, die, place, no_heroic):
            return die
    return SKIP


@rule
def lowest_of(then: Rec, kind: int, missing: int) -> int:
    """The lowest die of a kind that shows enough, of either hero; or SKIP."""
    for value in range(missing, VALUES + 1):
        for side in range(SIDES):
            die = (VALUES - value) * SIDES * KINDS + side * KINDS + kind
            if then.dice[die] > 0:
                return die
    return SKIP


@rule
def search(
    box: Rec, then: Rec, slots: Rec, n_slots: int, steps: Rec, met: Rec, found: Rec, best: int, forced: int
) -> int:
    """Go through all ways to fill the slots; write the best into `found` and return its cost, or `best` as it was.

    The first `forced` slots must be filled. `found[0]` is the number of dice placed, then come dice and boxes in turn.
    """
    no_heroic = amount(box, then, NO_HEROIC_ON_SKULLS) > 0
    forget(met)
    steps[POOL] = number_pools(then, steps)
    hope = then.covered
    for slot in range(n_slots):
        place = slots[slot]
        if place >= 0 and next_die(box, then, place, asks(box, then, place), NOT_YET, NOT_YET, no_heroic) != SKIP:
            hope |= 1 << place
    decide(box, then, slots, n_slots, steps, 0, 0, then.covered, hope)
    depth = 0
    while depth >= 0:
        if steps[depth * COLUMNS + SLOT] == n_slots:
            then.covered = steps[depth * COLUMNS + COVERED]
            now = cost(box, then)
            if now < best:
                best = now
                write_down(slots, steps, depth, found)
            depth -= 1
        elif not try_next(box, then, slots, steps, depth, forced, no_heroic):
            depth -= 1
        else:
            then.covered = steps[(depth + 1) * COLUMNS + HOPE]
            if not was_here(steps, met, depth + 1) and cost(box, then) < best:
                depth += 1
                if steps[depth * COLUMNS + LAST] == NOT_YET:
                    slot, covered = steps[depth * COLUMNS + SLOT], steps[depth * COLUMNS + COVERED]
                    decide(box, then, slots, n_slots, steps, depth, slot, covered, steps[depth * COLUMNS + HOPE])
    return best


@rule
def number_pools(then: Rec, steps: Rec) -> int:
    """Give each die a share, so that every set of the dice there are has a number of its own; that of them all."""
    share = 1
    for die in range(DICE):
        steps[SHARES_AT + die] = share
        share *= then.dice[die] + 1
    return share - 1


@rule
def was_here(steps: Rec, met: Rec, depth: int) -> bool:
    """Whether the search has been where this decision begins: nothing better can come of it."""
    if steps[depth * COLUMNS + LAST] != NOT_YET:
        return False
    left = steps[depth * COLUMNS + POOL] << BOXES | steps[depth * COLUMNS + COVERED]
    return is_met(met, left * (MOST_SLOTS + 1) + steps[depth * COLUMNS + SLOT])


@rule
def decide(
    box: Rec, then: Rec, slots: Rec, n_slots: int, steps: Rec, depth: int, slot: int, covered: int, hope: int
) -> None:
    """A decision about a slot that nothing lies on."""
    steps[depth * COLUMNS + SLOT] = slot
    steps[depth * COLUMNS + MISSING] = asks(box, then, place_in(slots, slot)) if slot < n_slots else 0
    steps[depth * COLUMNS + LAST] = NOT_YET
    steps[depth * COLUMNS + TRIED] = NOT_YET
    steps[depth * COLUMNS + COVERED] = covered
    steps[depth * COLUMNS + HOPE] = hope


@rule
def place_in(slots: Rec, slot: int) -> int:
    """The box of a slot."""
    return slots[slot] if slots[slot] >= 0 else -1 - slots[slot]


@rule
def try_next(box: Rec, then: Rec, slots: Rec, steps: Rec, depth: int, forced: int, no_heroic: bool) -> bool:
    """Take the next die for a slot, or leave it open at last; False when nothing is left to try.

    What follows is written into the next row of `steps`.
    """
    slot, tried = steps[depth * COLUMNS + SLOT], steps[depth * COLUMNS + TRIED]
    place, last, missing = place_in(slots, slot), steps[depth * COLUMNS + LAST], steps[depth * COLUMNS + MISSING]
    if tried >= 0:
        then.dice[tried] += 1
    if tried == SKIP:
        return False
    die = next_die(box, then, place, missing, last, tried, no_heroic)
    steps[depth * COLUMNS + TRIED] = die
    if die == SKIP and (slot < forced or last >= 0):
        return False
    after, left, goes_on = slot + 1, 0, NOT_YET
    covered, hope = steps[depth * COLUMNS + COVERED], steps[depth * COLUMNS + HOPE]
    pool = steps[depth * COLUMNS + POOL]
    if die == SKIP:
        hope &= ~(1 << place)
        if slots[slot] < 0:
            after = slot + 2
    else:
        then.dice[die] -= 1
        pool -= steps[SHARES_AT + die]
        left = missing - value_of(die)
        if left > 0 and is_wide(box, then, place):
            after = slot
            goes_on = die
        elif slots[slot] >= 0:
            covered |= 1 << place
    steps[(depth + 1) * COLUMNS + SLOT] = after
    steps[(depth + 1) * COLUMNS + MISSING] = left
    steps[(depth + 1) * COLUMNS + LAST] = goes_on
    steps[(depth + 1) * COLUMNS + TRIED] = NOT_YET
    steps[(depth + 1) * COLUMNS + COVERED] = covered
    steps[(depth + 1) * COLUMNS + HOPE] = hope
    steps[(depth + 1) * COLUMNS + POOL] = pool
    return True


@rule
def write_down(slots: Rec, steps: Rec, depth: int, found: Rec) -> None:
    """The dice placed on the way to here."""
    n = 0
    for step in range(depth):
        if steps[step * COLUMNS + TRIED] >= 0:
            found[1 + 2 * n] = steps[step * COLUMNS + TRIED]
            found[2 + 2 * n] = place_in(slots, steps[step * COLUMNS + SLOT])
            n += 1
    found[0] = n

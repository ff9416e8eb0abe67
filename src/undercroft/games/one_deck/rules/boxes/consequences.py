"""Consequences: hearts, hourglasses and poison on open boxes, what is ignored and added, and who takes it (OD-31)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ...content.effects import (
    HALVE_HEARTS,
    HEART_FOR_HEARTS,
    HEART_FOR_TIME,
    LONE_HEART_TO_TIME,
    NO_LOOT_IF_SHIELD_OPEN,
    TIME_FOR_SKILLS,
    TIME_IF_OPEN,
)
from ...table import (
    BY_BOXES,
    BY_POISON,
    COMBAT,
    CONSEQUENCES,
    DO_LATE,
    DO_POISON,
    DO_RELEASE,
    DO_TIME,
    DO_WOUNDS,
    FLOORS,
    KITE,
)
from ..heroes.lasting import amount, row_with
from ..heroes.party import add_poison, ask_hit, gift, pair_heroes, pair_size, wound
from ..passing import spend
from .placing import has_shield, is_open


@rule
def count_up(box: Rec, table: Rec) -> None:
    """Add up, take away what is ignored, add what the dungeon adds, halve; then a lone heart may be outrun."""
    reckon(box, table)
    say(table, CONSEQUENCES, EVERYONE, table.hearts, table.hours, table.venom)
    table.step = DO_WOUNDS
    halve(box, table)
    if table.hearts == 1 and table.mode == COMBAT and gift(box, table, table.pair[0], LONE_HEART_TO_TIME) > 0:
        if table.must_kite:
            kite(box, table)
        else:
            table.wait = KITE


@rule
def reckon(box: Rec, table: Rec) -> None:
    """Icons on open boxes, less those ignored, with the dungeon's heart (OD-31). Halving comes later."""
    table.hearts = 0
    table.hours = 0
    table.venom = 0
    for place in range(table.n_boxes):
        if is_open(table, place):
            square = table.boxes[place]
            table.hearts += box.sq_hearts[square]
            table.hours += box.sq_time[square]
            table.venom += box.sq_poison[square]
    winds = added_heart(box, table) if table.winds_first else 0
    table.hearts = max(0, table.hearts - table.no_hearts)
    table.hours = max(0, table.hours - table.no_time)
    table.hearts += winds if table.winds_first else added_heart(box, table)


@rule
def added_heart(box: Rec, table: Rec) -> int:
    """Some floors add a heart if there is enough time, or a heart, among the consequences."""
    added = 0
    row = row_with(box, table, HEART_FOR_TIME)
    if row and table.hours >= box.row_a[row]:
        added += 1
    row = row_with(box, table, HEART_FOR_HEARTS)
    if row and table.hearts >= box.row_a[row]:
        added += 1
    return added


@rule
def halve(box: Rec, table: Rec) -> None:
    """A hero in armour loses half of the hearts, rounded up."""
    if table.hearts > 1 and gift(box, table, table.pair[0], HALVE_HEARTS) > 0:
        table.hearts -= table.hearts // 2
        fade(box, table)


@rule
def kite(box: Rec, table: Rec) -> None:
    """A lone heart is paid as time instead."""
    table.hearts = 0
    table.hours += gift(box, table, table.pair[0], LONE_HEART_TO_TIME)
    fade(box, table)


@rule
def fade(box: Rec, table: Rec) -> None:
    """A skill that has acted by itself costs what skills cost here."""
    if table.passives_fade:
        spend(table, amount(box, table, TIME_FOR_SKILLS))


@rule
def give_wounds(box: Rec, table: Rec) -> None:
    """Wounds are split as evenly as possible; the group chooses who takes the odd one (OD-31)."""
    size = pair_size(table)
    for side in range(size):
        wound(box, table, table.pair[side], table.hearts // size)
    if table.hearts % size == 1:
        ask_hit(table, BY_BOXES, pair_heroes(table))
    table.step = DO_POISON


@rule
def give_poison(box: Rec, table: Rec) -> None:
    """Poison is split like wounds (F-01)."""
    size = pair_size(table)
    for side in range(size):
        add_poison(box, table, table.pair[side], table.venom // size)
    if table.venom % size == 1:
        ask_hit(table, BY_POISON, pair_heroes(table))
    table.step = DO_TIME


@rule
def give_time(table: Rec) -> None:
    """Hourglasses are spent; the stairs wait until the consequences are over."""
    table.held = 1
    spend(table, table.hours)
    table.step = DO_LATE


@rule
def give_late_time(box: Rec, table: Rec) -> None:
    """Some foes take time if any box is still open."""
    late = amount(box, table, TIME_IF_OPEN)
    if late > 0 and any_open(table):
        spend(table, late)
    table.step = DO_RELEASE


@rule
def counted(table: Rec) -> int:
    """The boxes that a foe's ability looks at: all active ones, or by an option the card's alone."""
    return table.n_own if table.card_boxes_only else table.n_boxes


@rule
def any_open(table: Rec) -> bool:
    """Whether a box is open."""
    for place in range(counted(table)):
        if is_open(table, place):
            return True
    return False


@rule
def gives_loot(box: Rec, table: Rec) -> bool:
    """Some foes give none if one of their shields is left open."""
    if table.floor == FLOORS or table.vanished or amount(box, table, NO_LOOT_IF_SHIELD_OPEN) == 0:
        return True
    for place in range(counted(table)):
        if is_open(table, place) and has_shield(box, table, place):
            return False
    return True

"""Boxes and the dice on them: which are open, which dice fit, and what covering one does (OD-06, OD-07, OD-24)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ...content.effects import NO_HEROIC_ON_SKULLS, SHIELDS_ON_COLOUR, SKULLS_TWICE
from ...content.layout import SHIELD, WIDE, X_VALUE
from ...moves import place_move
from ...table import ANY_COLOUR, BOXES, COMBAT, FLOORS, FOR_MANA, FOR_SHIELDS, HEROIC, KINDS, NONE, TO_FILL
from ..heroes.lasting import amount, row_with
from .dice import colour_of, give_back, put_down, value_of


@rule
def lay_boxes(box: Rec, table: Rec, first: int, count: int) -> None:
    """The active boxes: the card's, then those of every open floor on the side of this kind of encounter (OD-25)."""
    table.n_boxes = 0
    table.covered = 0
    table.struck = 0
    add_squares(table, first, count)
    table.n_own = table.n_boxes
    if table.floor < FLOORS:
        way = 0 if table.mode == COMBAT else 1
        for floor in range(table.floor + 1):
            add_squares(
                table, box.floor_squares[table.dungeon, floor, way], box.floor_n_squares[table.dungeon, floor, way]
            )


@rule
def add_squares(table: Rec, first: int, count: int) -> None:
    """Some boxes more."""
    for place in range(count):
        if table.n_boxes < BOXES:
            table.boxes[table.n_boxes] = first + place
            table.n_boxes += 1


@rule
def is_open(table: Rec, place: int) -> bool:
    """Whether an active box is not covered."""
    return table.covered >> place & 1 == 0


@rule
def is_wide(box: Rec, table: Rec, place: int) -> bool:
    """Whether several dice may fill it (OD-07)."""
    return box.sq_marks[table.boxes[place]] & WIDE != 0


@rule
def asks(box: Rec, table: Rec, place: int) -> int:
    """The value that a box asks for."""
    value = box.sq_value[table.boxes[place]]
    return table.x if value == X_VALUE else value


@rule
def has_shield(box: Rec, table: Rec, place: int) -> bool:
    """Whether it has a shield: printed, or by an effect on its colour."""
    square = table.boxes[place]
    if box.sq_marks[square] & SHIELD:
        return True
    row = row_with(box, table, SHIELDS_ON_COLOUR)
    return row != 0 and box.sq_colour[square] == box.row_a[row]


@rule
def shield_open(box: Rec, table: Rec) -> bool:
    """While this is so no box without a shield may be covered (OD-24)."""
    for place in range(table.n_boxes):
        if is_open(table, place) and has_shield(box, table, place):
            return True
    return False


@rule
def may_cover(box: Rec, table: Rec, place: int, shields: bool) -> bool:
    """Whether an open box may be covered now and no box before it is just the same."""
    if not is_open(table, place) or (shields and not has_shield(box, table, place)):
        return False
    for other in range(place):
        if (
            is_open(table, other)
            and box.sq_alike[table.boxes[other]] == box.sq_alike[table.boxes[place]]
            and (table.struck >> other ^ table.struck >> place) & 1 == 0
            and (not table.card_boxes_only or (other < table.n_own) == (place < table.n_own))
        ):
            return False
    return True


@rule
def fits(box: Rec, table: Rec, die: int, place: int, no_heroic: bool) -> bool:
    """Whether a die may lie on a box by its kind; its value is another matter (OD-05, OD-06)."""
    kind, square = die % KINDS, table.boxes[place]
    if kind == FOR_MANA or (kind == FOR_SHIELDS and not has_shield(box, table, place)):
        return False
    if colour_of(kind) == HEROIC:
        return not (no_heroic and box.sq_skulls[square] > 0)
    return box.sq_colour[square] == ANY_COLOUR or box.sq_colour[square] == kind


@rule
def legal_places(box: Rec, table: Rec, out: Rec, n: int, dice: int, present: int) -> int:
    """A die for each open box, or the first of several for a wide one. `out[dice:]` lists the dice there are."""
    shields = shield_open(box, table)
    no_heroic = amount(box, table, NO_HEROIC_ON_SKULLS) > 0
    for place in range(table.n_boxes):
        if may_cover(box, table, place, shields):
            n = legal_on(box, table, out, n, dice, present, place, asks(box, table, place), no_heroic)
    return n


@rule
def legal_on(
    box: Rec, table: Rec, out: Rec, n: int, dice: int, present: int, place: int, missing: int, no_heroic: bool
) -> int:
    """The dice for one box. For a wide one the biggest comes first, so that none of its dice can be one too many."""
    wide = is_wide(box, table, place)
    sum = 0
    for index in range(present):
        die = out[dice + index]
        if fits(box, table, die, place, no_heroic):
            sum += table.dice[die] * value_of(die)
    for index in range(present):
        die = out[dice + index]
        if not fits(box, table, die, place, no_heroic):
            continue
        if (wide and sum >= missing) or (not wide and value_of(die) >= missing):
            out[n] = place_move(die, place)
            n += 1
        sum -= table.dice[die] * value_of(die)
    return n


@rule
def place_die(box: Rec, table: Rec, die: int, place: int) -> None:
    """A die on a box: it covers it, or starts to fill it; filling is one action (OD-07)."""
    if table.picking != TO_FILL:
        table.left = asks(box, table, place)
        table.target = place
    table.dice[die] -= 1
    put_down(table, die, place)
    table.left -= value_of(die)
    table.from_die = die
    table.picking = TO_FILL
    if table.left <= 0 or not is_wide(box, table, place):
        table.picking = NONE
        table.from_die = 0
        table.left = 0
        table.target = 0
        cover(box, table, place)


@rule
def cover(box: Rec, table: Rec, place: int) -> None:
    """The box is covered. Where skulls must be covered twice, the first dice go back to the supply."""
    twice = box.sq_skulls[table.boxes[place]] > 0 and amount(box, table, SKULLS_TWICE) > 0
    if twice and table.struck >> place & 1 == 0:
        table.struck |= 1 << place
        take_off(table, place)
    else:
        table.covered |= 1 << place


@rule
def take_off(table: Rec, place: int) -> None:
    """The dice on a box go back to the supply."""
    kept = 0
    for index in range(table.n_placed):
        if table.placed_box[index] == place:
            give_back(table, table.placed_die[index] % KINDS)
        else:
            table.placed_box[kept] = table.placed_box[index]
            table.placed_die[kept] = table.placed_die[index]
            kept += 1
    table.n_placed = kept

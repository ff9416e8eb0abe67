"""Choosing dice one by one: to fill a wide box, to pay, to join, or to change them.

Dice are picked in the order of their numbers, the highest values first. So each set of dice comes up once, no set has a
die that is not needed, and a die that was changed cannot be picked again.
"""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ...content.effects import (
    ALL_DICE,
    CHANGE,
    COLOURED,
    DICE_OF,
    EXILE,
    GAIN,
    INCREASE,
    JUST_GAINED,
    MANA,
    NO_HEROIC_ON_SKULLS,
    PARTNER,
    RECOLOUR,
    ROLL_DICE,
    SAME,
)
from ...moves import DONE, pick_move
from ...table import DICE, FOR_MANA, FOR_SHIELDS, HEROIC, KINDS, NONE, TO_CHANGE, TO_FILL, TO_JOIN, VALUES
from ..heroes.lasting import amount
from ..heroes.party import place_of
from .dice import colour_of, side_of, value_of
from .placing import legal_on


@rule
def pays(kind: int, cost: int, colour: int) -> bool:
    """Whether a die of this kind is good for a cost; heroic dice stand in for any colour (OD-05, OD-28)."""
    if kind == HEROIC:
        return True
    return kind == colour or (cost == MANA and kind == FOR_MANA)


@rule
def can_pay(box: Rec, table: Rec, side: int, ability: int) -> bool:
    """Whether a hero's own dice pay for a skill (OD-10, OD-28)."""
    cost, colour, sum = box.ab_cost[ability], box.ab_colour[ability], 0
    for value in range(1, VALUES + 1):
        worth = value if cost == MANA else 1
        first = (VALUES - value) * 2 * KINDS + side * KINDS
        for kind in range(KINDS):
            if table.dice[first + kind] > 0 and pays(kind, cost, colour):
                sum += table.dice[first + kind] * worth
    return sum >= box.ab_n[ability]


@rule
def step_row(box: Rec, table: Rec) -> int:
    """The row of the step under way."""
    return box.ab_first[table.ability] + table.op


@rule
def target_side(box: Rec, table: Rec, hero: int, row: int) -> int:
    """Whose dice a step is about: the user's or the partner's; NONE if there is no such hero here."""
    side = place_of(table, hero)
    if side == NONE or not box.st_flags[row] & PARTNER:
        return side
    return 1 - side if table.pair[1] != NONE else NONE


@rule
def can_change(box: Rec, table: Rec, row: int, side: int, die: int) -> bool:
    """Whether a step can do something to a die."""
    kind, value, flags = die % KINDS, value_of(die), box.st_flags[row]
    colour, op = colour_of(kind), box.st_op[row]
    if side_of(die) != side or not box.st_faces[row] >> value & 1:
        return False
    if box.st_colour[row] != NONE and colour != box.st_colour[row]:
        return False
    if flags & COLOURED and colour == HEROIC:
        return False
    if flags & SAME and table.lowest != 0 and value != table.lowest:
        return False
    if flags & JUST_GAINED and not was_gained(box, table, row - 1, kind, value):
        return False
    if op == INCREASE:
        return value < VALUES
    if op == CHANGE:
        return value != box.st_to[row]
    return op != RECOLOUR or (table.supply[box.st_to[row]] > 0 and kind < HEROIC)


@rule
def was_gained(box: Rec, table: Rec, row: int, kind: int, value: int) -> bool:
    """Whether such a die was gained by the step before."""
    for place in range(box.st_n_dice[row]):
        if table.gained >> place & 1 and box.st_kinds[row, place] == kind and box.st_values[row, place] == value:
            return True
    return False


@rule
def any_to_change(box: Rec, table: Rec, row: int, side: int) -> bool:
    """Whether there is a die left to pick for a step."""
    for die in range(table.from_die, DICE):
        if table.dice[die] > 0 and can_change(box, table, row, side, die):
            return True
    return False


@rule
def list_dice(table: Rec, out: Rec, first: int) -> int:
    """Write the numbers of the dice in the pools, from the one picked last on, to `out[first:]`; return how many."""
    n = 0
    for die in range(table.from_die, DICE):
        if table.dice[die] > 0:
            out[first + n] = die
            n += 1
    return n


@rule
def legal_picks(box: Rec, table: Rec, out: Rec) -> int:
    """The next die: only such that the rest of the dice can complete what was begun."""
    dice = len(out) - DICE
    present = list_dice(table, out, dice)
    if table.picking == TO_FILL:
        no_heroic = amount(box, table, NO_HEROIC_ON_SKULLS) > 0
        return legal_on(box, table, out, 0, dice, present, table.target, table.left, no_heroic)
    sum = 0
    for index in range(present):
        sum += worth(box, table, out[dice + index]) * table.dice[out[dice + index]]
    n = 0
    for index in range(present):
        die = out[dice + index]
        one = worth(box, table, die)
        enough = by_choice(box, table) or sum >= table.left
        if one > 0 and enough and (table.picking != TO_JOIN or leaves_heroic(table, die)):
            out[n] = pick_move(die)
            n += 1
        sum -= one * table.dice[die]
    if by_choice(box, table):
        out[n] = DONE
        n += 1
    return n


@rule
def by_choice(box: Rec, table: Rec) -> bool:
    """Whether fewer dice may be picked than there could be: what is to be exiled is a price (F-04)."""
    return table.picking == TO_CHANGE and box.st_op[step_row(box, table)] != EXILE


@rule
def count_to_change(box: Rec, table: Rec, row: int, side: int) -> int:
    """How many dice a step could be about."""
    count = 0
    for die in range(DICE):
        if table.dice[die] > 0 and can_change(box, table, row, side, die):
            count += table.dice[die]
    return count


@rule
def can_exile(box: Rec, table: Rec, hero: int, ability: int, way: int, besides: int) -> bool:
    """Whether a hero has the dice that one way of a skill or potion exiles before it brings any (F-04).

    `besides` are those that its cost takes. Steps exile dice of one colour or of any: there are enough if there are as
    many of each colour as are asked for, and as many in all.
    """
    first, end, side = box.ab_first[ability], box.ab_first[ability] + box.ab_steps[ability], place_of(table, hero)
    due, own = exiles_up_to(box, first, end, way, NONE), 0
    if due == 0:
        return True
    for die in range(DICE):
        if side_of(die) == side:
            own += table.dice[die]
    if own < due + besides:
        return False
    for row in range(first, end):
        if box.st_op[row] == EXILE and box.st_colour[row] != NONE:
            due = exiles_up_to(box, first, end, way, box.st_colour[row])
            if count_to_change(box, table, row, side) < due:
                return False
    return True


@rule
def exiles_up_to(box: Rec, first: int, end: int, way: int, colour: int) -> int:
    """How many dice of a colour, or of all with NONE, are to be exiled before any are brought."""
    due = 0
    for row in range(first, end):
        if box.st_way[row] == 0 or box.st_way[row] == way:
            op = box.st_op[row]
            if op in (GAIN, ROLL_DICE):
                return due
            if op == EXILE and (colour == NONE or colour == box.st_colour[row]):
                due += 1 if box.st_n[row] == ALL_DICE else box.st_n[row]
    return due


@rule
def worth(box: Rec, table: Rec, die: int) -> int:
    """How much a die counts towards what dice are picked for; 0: it is of no use."""
    kind = die % KINDS
    if table.picking == TO_JOIN:
        return 1 if kind != FOR_MANA and kind != FOR_SHIELDS else 0
    if table.picking == TO_CHANGE:
        row = step_row(box, table)
        return 1 if can_change(box, table, row, target_side(box, table, table.user, row), die) else 0
    cost = box.ab_cost[table.ability]
    if side_of(die) != place_of(table, table.user) or not pays(kind, cost, box.ab_colour[table.ability]):
        return 0
    return 1 if cost == DICE_OF else value_of(die)


@rule
def leaves_heroic(table: Rec, die: int) -> bool:
    """Whether there can be a heroic die to gain once all dice to join are given: in the supply, or one of them."""
    if table.supply[HEROIC] > 0 or die % KINDS == HEROIC:
        return True
    if table.left == 1:
        return False
    for other in range(die + 1, DICE):
        if other % KINDS == HEROIC and table.dice[other] > 0:
            return True
    return False

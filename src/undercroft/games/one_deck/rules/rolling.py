"""Rolling: one die at a time, then what happens to dice that were rolled, before any skill (OD-22)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ..content.effects import EXILE_FACES, HEROIC_MINUS, LOSE_FACES, TIME_FOR_FACES
from ..table import BY_GAMBLE, DICE, DICE_LOST, DROP, EXILED, HEROIC, KINDS, NONE, SIDES, TIME_FOR, VALUES
from .boxes.dice import colour_of, die_of, give_back, value_of
from .heroes.lasting import amount, faces, row_with
from .heroes.party import ask_hit, card_side, pair_heroes, wound
from .passing import spend


@rule
def next_to_roll(table: Rec) -> int:
    """The side and kind of the die rolled next, as the number of such a die showing a 6."""
    for side in range(SIDES):
        for kind in range(KINDS):
            if table.to_roll[side, kind] > 0:
                return die_of(side, kind, VALUES)
    return NONE


@rule
def roll_die(table: Rec, face: int) -> None:
    """Luck has spoken about one die."""
    die = next_to_roll(table)
    side, kind = die // KINDS % SIDES, die % KINDS
    table.to_roll[side, kind] -= 1
    table.rolling -= 1
    table.fresh[die_of(side, kind, face)] += 1
    if table.rolling == 0:
        table.rolled = 1


@rule
def look_at_roll(box: Rec, table: Rec) -> None:
    """All dice are rolled: first what a feat wants (a die dropped, a gamble lost), then the effects in force."""
    if table.feat != NONE and not finish_feat(box, table):
        return
    table.rolled = 0
    table.feat = NONE
    lost, exiled, hours = 0, 0, 0
    gone, out, slow = (
        faces(box, table, LOSE_FACES),
        faces(box, table, EXILE_FACES),
        row_with(box, table, TIME_FOR_FACES),
    )
    minus = amount(box, table, HEROIC_MINUS)
    for die in range(DICE):
        count = table.fresh[die]
        if count == 0:
            continue
        table.fresh[die] = 0
        value, kind = value_of(die), die % KINDS
        if slow and box.row_a[slow] >> value & 1:
            hours += count * box.row_b[slow]
        if out >> value & 1:
            table.exiled[colour_of(kind)] += count
            exiled += count
        elif gone >> value & 1:
            table.supply[colour_of(kind)] += count
            lost += count
        else:
            # Last of all heroic dice go down, never below 1.
            less = min(minus, value - 1) if colour_of(kind) == HEROIC else 0
            table.dice[die_of(die // KINDS % SIDES, kind, value - less)] += count
    if lost > 0:
        say(table, DICE_LOST, EVERYONE, lost, 0, 0)
    if exiled > 0:
        say(table, EXILED, EVERYONE, exiled, 0, 0)
    if hours > 0:
        say(table, TIME_FOR, EVERYONE, hours, 0, 0)
        spend(table, hours)


@rule
def finish_feat(box: Rec, table: Rec) -> bool:
    """What follows on a feat's own dice. False if the hero still has to drop one."""
    hero = table.pair[table.feat]
    side, kind = card_side(table), table.kind[hero]
    if box.feat_drop[side, kind]:
        shown = 0
        for value in range(1, VALUES + 1):
            if table.fresh[die_of(table.feat, HEROIC, value)] > 0:
                shown |= 1 << value
        if shown & (shown - 1):
            table.wait = DROP
            return False
        for value in range(1, VALUES + 1):
            if shown >> value & 1:
                drop(table, value)
        return True
    face = box.feat_face[side, kind]
    if face and table.fresh[die_of(table.feat, HEROIC, face)] > 0:
        spend(table, box.feat_hours[side, kind])
        if table.gamble_shared:
            ask_hit(table, BY_GAMBLE, pair_heroes(table))
        else:
            wound(box, table, hero, box.feat_wounds[side, kind])
    return True


@rule
def drop(table: Rec, value: int) -> None:
    """One of the dice of the feat goes back before anything else is looked at."""
    table.fresh[die_of(table.feat, HEROIC, value)] -= 1
    give_back(table, HEROIC)
    table.feat = NONE

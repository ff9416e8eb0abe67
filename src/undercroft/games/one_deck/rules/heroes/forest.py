"""Poison and what resists it (F-02, F-03, F-07, F-08). Without poison tokens nothing of this ever happens."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ...content.effects import RESIST_BONUS
from ...moves import WOUNDS
from ...table import BY_RELIEF, BY_RESISTING, DOORS, FLOORS, HEROES, MEND, MEND_WHO, NONE, RESIST, RESISTED, STACK
from .party import ask_hit, cure, gift, heal, mend, pair_size


@rule
def party_poison(table: Rec) -> int:
    """Tokens on all heroes."""
    sum = 0
    for hero in range(table.n_heroes):
        sum += table.poison[hero]
    return sum


@rule
def pair_poison(table: Rec) -> int:
    """Tokens on the group that resists."""
    sum = table.poison[table.pair[0]]
    if table.pair[1] != NONE:
        sum += table.poison[table.pair[1]]
    return sum


@rule
def leaves_on_doors(box: Rec, table: Rec) -> int:
    """Leaves on open doors (F-02). The guardian has no doors."""
    count = 0
    for door in range(DOORS):
        for place in range(STACK):
            if table.floor < FLOORS and table.doors[door, place] != NONE:
                count += box.card_leaf[table.doors[door, place]]
    return count


@rule
def leaves(box: Rec, table: Rec) -> int:
    """The leaves of the group that resists: two groups share them out, the first has the odd one (F-08)."""
    count = leaves_on_doors(box, table)
    if table.n_heroes < HEROES:
        return count
    return (count + 1) // 2 if table.resist_due == 2 else count // 2


@rule
def resist_next(table: Rec, swap: bool) -> None:
    """A group with tokens rolls one die (F-02); one without has nothing to resist."""
    if swap:
        for side in range(2):
            hero = table.pair[side]
            table.pair[side] = table.others[side]
            table.others[side] = hero
    if pair_poison(table) > 0:
        table.wait = RESIST
    else:
        table.resist_due -= 1


@rule
def resist_bonus(box: Rec, table: Rec) -> int:
    """What the group's skills and talents add: only those that name the roll change it (F-03)."""
    sum = 0
    for side in range(pair_size(table)):
        sum += gift(box, table, table.pair[side], RESIST_BONUS)
    return sum


@rule
def resist(box: Rec, table: Rec, face: int) -> None:
    """Higher than the tokens: one goes, but not in a mixed deck. Else one goes and its hero takes two wounds."""
    total = face + leaves(box, table) + resist_bonus(box, table)
    poisoned = 0
    for side in range(pair_size(table)):
        if table.poison[table.pair[side]] > 0:
            poisoned |= 1 << table.pair[side]
    tokens = pair_poison(table)
    success = total > tokens
    say(table, RESISTED, EVERYONE, total, tokens, success)
    table.resist_due -= 1
    if not success:
        ask_hit(table, BY_RESISTING, poisoned)
    elif not box.mixed:
        ask_hit(table, BY_RELIEF, poisoned)


# Healing, wounds or poison


@rule
def wait_to_mend(table: Rec) -> bool:
    """Healing to be given out: to whom, and for what (F-03, F-05)."""
    for hero in range(table.n_heroes):
        if table.mend_due[hero] > 0:
            if table.wounds[hero] > 0 and table.poison[hero] > 0:
                table.wait = MEND
            else:
                due = table.mend_due[hero]
                table.mend_due[hero] = 0
                mend(table, hero, due)
            return True
    if table.gift_due > 0:
        table.gift_due = give_gift(table)
        return True
    return False


@rule
def hurt(table: Rec) -> int:
    """The heroes with wounds or poison, a bit each."""
    found = 0
    for hero in range(table.n_heroes):
        if table.wounds[hero] > 0 or table.poison[hero] > 0:
            found |= 1 << hero
    return found


@rule
def give_gift(table: Rec) -> int:
    """One healing that came with a cube: lost if nobody is hurt, else for one of those; returns what is left."""
    heroes = hurt(table)
    if heroes == 0:
        return 0
    if heroes & (heroes - 1):
        table.wait = MEND_WHO
        return table.gift_due
    for hero in range(table.n_heroes):
        if heroes >> hero & 1:
            mend(table, hero, 1)
    return table.gift_due - 1


@rule
def mending(table: Rec) -> int:
    """The hero to be healed one way or the other."""
    for hero in range(table.n_heroes):
        if table.mend_due[hero] > 0:
            return hero
    return NONE


@rule
def mend_one(table: Rec, what: int) -> None:
    """One healing goes to a wound or to a poison token."""
    hero = mending(table)
    table.mend_due[hero] -= 1
    if what == WOUNDS:
        heal(table, hero, 1)
    else:
        cure(table, hero, 1)

"""Skills, potions, talents: whether they can be used, and the interpreter of their steps (OD-23, OD-27 to OD-29)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ...content.effects import (
    ALL_DICE,
    CHANGE,
    DICE_OF,
    EXILE,
    FREE,
    GAIN,
    HALVE_HEARTS,
    HEAL,
    HEAL_ON_POTION,
    HEARTS,
    HEROIC_DIE_COST,
    IGNORE,
    INCREASE,
    MUST,
    PRICE,
    RECOLOUR,
    REROLL,
    ROLL_DICE,
    SAME,
    TIME_FOR_SKILLS,
    TRADE,
    VANISH,
)
from ...moves import BASIC_SLOT, OWN_SLOT, SKILL_SLOT, TALENT_SLOT
from ...table import (
    CHOOSE,
    DICE,
    EXILED,
    GUARDIAN,
    HEROIC,
    KINDS,
    MAGIC,
    NONE,
    OPTION,
    PICK,
    RECEIVE,
    SKILLS,
    TO_CHANGE,
    TO_JOIN,
    TO_PAY,
    VALUES,
)
from ..boxes.dice import colour_of, die_of, gain, give_back, ready, side_of, suits_peril, take_to_roll, value_of
from ..boxes.picking import any_to_change, can_change, can_exile, can_pay, count_to_change, step_row, target_side
from ..passing import spend
from .lasting import amount, row_with
from .party import card_side, gift, mend, pair_size, place_of

# What can be used


@rule
def ability_in(box: Rec, table: Rec, hero: int, slot: int) -> int:
    """The skill or talent in one of a hero's slots, or NONE."""
    if slot == OWN_SLOT:
        return box.hero_skill[card_side(table), table.kind[hero]]
    if slot == BASIC_SLOT:
        return box.basics[table.basic[hero]] if table.basic[hero] != NONE else NONE
    if slot < SKILL_SLOT + SKILLS:
        card = table.skills[hero, slot - SKILL_SLOT]
        return box.card_skill[card] if card != NONE else NONE
    talent = slot - TALENT_SLOT
    return box.talents[talent] if talent < box.n_talents and table.talents[hero] >> talent & 1 else NONE


@rule
def can_use(box: Rec, table: Rec, hero: int, slot: int) -> bool:
    """Once an encounter, where its marks allow it, and if the dice are there (OD-27, OD-28)."""
    ability = ability_in(box, table, hero, slot)
    if ability == NONE or table.used[hero] >> slot & 1 or not box.ab_use[ability] & table.mode:
        return False
    if box.ab_steps[ability] == 0 or not can_pay(box, table, place_of(table, hero), ability):
        return False
    if not can_exile_somehow(box, table, hero, ability):
        return False
    if box.st_op[box.ab_first[ability]] == IGNORE:
        return can_ignore(box, table, box.ab_first[ability])
    return box.ab_cost[ability] != FREE or acts(box, table, hero, ability)


@rule
def can_exile_somehow(box: Rec, table: Rec, hero: int, ability: int) -> bool:
    """Whether there is a way of a skill or potion whose price in exiled dice can be paid (F-04)."""
    cost = box.ab_n[ability] if box.ab_cost[ability] == DICE_OF else 1
    if box.ab_cost[ability] == FREE:
        cost = 0
    for way in range(1, box.ab_ways[ability] + 1):
        if can_exile(box, table, hero, ability, way, cost):
            return True
    return box.ab_ways[ability] == 0 and can_exile(box, table, hero, ability, 0, cost)


@rule
def can_ignore(box: Rec, table: Rec, row: int) -> bool:
    """Hearts cannot be ignored by a hero who halves them; before a peril's option only its price can be."""
    if table.wait == OPTION:
        return box.st_flags[row] & PRICE != 0
    return box.st_to[row] != HEARTS or gift(box, table, table.pair[0], HALVE_HEARTS) == 0


@rule
def acts(box: Rec, table: Rec, hero: int, ability: int) -> bool:
    """Whether a skill or potion would do anything at all now."""
    for row in range(box.ab_first[ability], box.ab_first[ability] + box.ab_steps[ability]):
        op, side = box.st_op[row], target_side(box, table, hero, row)
        if op == HEAL:
            if table.wounds[hero] > 0 or table.poison[hero] > 0:
                return True
        elif side == NONE or op == VANISH:
            continue
        elif op in (GAIN, ROLL_DICE):
            for place in range(box.st_n_dice[row]):
                kind = box.st_kinds[row, place]
                if table.supply[colour_of(kind)] > 0 and suits_peril(table, kind):
                    return True
        elif op == IGNORE or any_to_change(box, table, row, side):
            return True
    return False


@rule
def is_healing(box: Rec, potion: int) -> bool:
    """Whether a potion heals, and so may be used at any time (OD-37)."""
    return box.st_op[box.ab_first[box.potions[potion]]] == HEAL


@rule
def vanishing(box: Rec, table: Rec) -> int:
    """The identified potion that avoids an encounter, or NONE (OD-37)."""
    for potion in range(box.n_potions):
        known = table.potions[potion] != NONE and table.cubes > 0
        if known and box.st_op[box.ab_first[box.potions[potion]]] == VANISH:
            return potion
    return NONE


@rule
def may_second_vanish(box: Rec, table: Rec) -> bool:
    """Whether it makes a difference if the second hero of the pair drinks that potion: it would heal him."""
    hero = table.pair[1]
    if hero == NONE or (table.wounds[hero] == 0 and table.poison[hero] == 0):
        return False
    return comes_with(box, table, hero, vanishing(box, table)) > 0


# Using it


@rule
def use(box: Rec, table: Rec, hero: int, slot: int) -> None:
    """Pay first, then the steps; some foes take time for it (OD-23)."""
    table.used[hero] |= 1 << slot
    table.user = hero
    start_ability(table, ability_in(box, table, hero, slot))
    spend(table, amount(box, table, TIME_FOR_SKILLS))
    if box.ab_cost[table.ability] != FREE:
        table.picking = TO_PAY
        table.left = box.ab_n[table.ability]


@rule
def start_ability(table: Rec, ability: int) -> None:
    """From its first step."""
    table.ability = ability
    table.op = 0
    table.branch = 0
    table.from_die = 0
    table.lowest = 0
    table.gained = 0


@rule
def drink(box: Rec, table: Rec, hero: int, potion: int, early: bool) -> None:
    """A cube pays for any identified potion (OD-36). Talents and the forest's turn card heal with it (F-05).

    Healing works at once, for it may have to save somebody (OD-32).
    """
    table.cubes -= 1
    table.user = hero
    start_ability(table, box.potions[potion])
    row = box.ab_first[table.ability]
    if box.st_op[row] == HEAL:
        mend(table, hero, box.st_other[row] if early else box.st_n[row])
        table.op = 1
    mend(table, hero, comes_with(box, table, hero, potion))


@rule
def comes_with(box: Rec, table: Rec, hero: int, potion: int) -> int:
    """The healing that a potion brings to who drinks it, besides what it does (OD-48, F-05)."""
    cure = 1 if box.cure and potion != 0 else 0
    return gift(box, table, hero, HEAL_ON_POTION) + cure


@rule
def run_ability(box: Rec, table: Rec) -> None:
    """The next step of the skill or potion under way, or its end."""
    ability = table.ability
    if box.ab_ways[ability] > 0 and table.branch == 0:
        table.wait = CHOOSE
    elif table.op == box.ab_steps[ability]:
        start_ability(table, NONE)
    else:
        row = step_row(box, table)
        if box.st_way[row] == 0 or box.st_way[row] == table.branch:
            do_step(box, table, row)
        else:
            table.op += 1


@rule
def do_step(box: Rec, table: Rec, row: int) -> None:
    """One step: done at once, or dice have to be picked for it."""
    op, side = box.st_op[row], target_side(box, table, table.user, row)
    if op == HEAL:
        mend(table, table.user, box.st_n[row])
    elif op == IGNORE:
        ignore(box, table, row)
    elif op in (GAIN, ROLL_DICE):
        take_dice(box, table, row, side)
    elif op == EXILE:
        ask_exile(box, table, row, side)
        return
    elif op != VANISH and side != NONE and any_to_change(box, table, row, side):
        table.picking = TO_CHANGE
        table.left = box.st_n[row]
        if box.st_flags[row] & MUST:
            pick_all(box, table, row, side)
        return
    table.op += 1


@rule
def ask_exile(box: Rec, table: Rec, row: int, side: int) -> None:
    """A price: all of it must be paid, and who cannot gets nothing for it (F-04)."""
    due, there = box.st_n[row], count_to_change(box, table, row, side)
    if there == 0 or (there < due and due != ALL_DICE):
        table.op = box.ab_steps[table.ability]
    else:
        table.picking = TO_CHANGE
        table.left = min(due, there)


@rule
def ignore(box: Rec, table: Rec, row: int) -> None:
    """Icons that will never become consequences (OD-29), or an hourglass off a peril's price."""
    n = box.st_other[row] if table.mode == GUARDIAN else box.st_n[row]
    if table.n_boxes == 0:
        table.price_off += n
    elif box.st_to[row] == HEARTS:
        table.no_hearts += n
    else:
        table.no_time += n


@rule
def take_dice(box: Rec, table: Rec, row: int, side: int) -> None:
    """Gain dice or take some to roll, as many as the supply has (OD-29)."""
    table.gained = 0
    if side == NONE:
        return
    for place in range(box.st_n_dice[row]):
        kind = box.st_kinds[row, place]
        if box.st_op[row] == ROLL_DICE:
            take_to_roll(table, side, kind)
        elif gain(table, side, kind, box.st_values[row, place]):
            table.gained |= 1 << place


@rule
def pick_all(box: Rec, table: Rec, row: int, side: int) -> None:
    """A step without a choice: every die that it is about."""
    for die in range(DICE):
        while table.dice[die] > 0 and can_change(box, table, row, side, die):
            table.dice[die] -= 1
            change_die(box, table, row, die)
    end_step(box, table, row)


# Dice picked


@rule
def pick(box: Rec, table: Rec, die: int) -> None:
    """A die for what was begun."""
    table.dice[die] -= 1
    table.from_die = die
    kind, value = die % KINDS, value_of(die)
    if table.picking == TO_CHANGE:
        row = step_row(box, table)
        change_die(box, table, row, die)
        table.left -= 1
        side = target_side(box, table, table.user, row)
        if table.left == 0 or not any_to_change(box, table, row, side):
            end_step(box, table, row)
        return
    give_back(table, kind)
    if table.picking == TO_JOIN:
        table.lowest = value if table.lowest == 0 else min(table.lowest, value)
        table.left -= 1
    else:
        table.left -= value if box.ab_colour[table.ability] == MAGIC else 1
    if table.left <= 0:
        end_payment(table)


@rule
def end_payment(table: Rec) -> None:
    """All dice are given. With one hero the joined die is his."""
    joined = table.picking == TO_JOIN
    table.picking = NONE
    table.left = 0
    table.from_die = 0
    if joined and pair_size(table) == 1:
        receive(table, 0)


@rule
def change_die(box: Rec, table: Rec, row: int, die: int) -> None:
    """What a step does to one die that was picked."""
    op, kind, value, side = box.st_op[row], die % KINDS, value_of(die), side_of(die)
    if box.st_flags[row] & SAME:
        table.lowest = value
    table.picked += 1
    if op == INCREASE:
        table.dice[die_of(side, kind, min(VALUES, value + box.st_to[row]))] += 1
    elif op == CHANGE:
        table.dice[die_of(side, kind, box.st_to[row])] += 1
    elif op == REROLL:
        ready(table, side, kind)
    elif op == RECOLOUR:
        give_back(table, kind)
        gain(table, side, box.st_to[row], value)
    elif op == TRADE:
        give_back(table, kind)
    elif op == EXILE:
        table.exiled[colour_of(kind)] += 1
        say(table, EXILED, EVERYONE, 1, 0, 0)


@rule
def end_step(box: Rec, table: Rec, row: int) -> None:
    """No more dice: what was traded in is gained now."""
    if box.st_op[row] == TRADE:
        for _die in range(table.picked):
            gain(table, place_of(table, table.user), box.st_kinds[row, 0], box.st_values[row, 0])
    table.picking = NONE
    table.left = 0
    table.from_die = 0
    table.picked = 0
    table.lowest = 0
    table.op += 1


# Two dice into a heroic one (OD-08)


@rule
def join_cost(box: Rec, table: Rec) -> int:
    """Two dice; some foes ask for more."""
    row = row_with(box, table, HEROIC_DIE_COST)
    return box.row_a[row] if row else 2


@rule
def can_join(box: Rec, table: Rec, out: Rec, dice: int, present: int) -> bool:
    """Enough dice without a purpose of their own, and a heroic die in the supply or among them."""
    count, heroic = 0, table.supply[HEROIC]
    for index in range(present):
        die = out[dice + index]
        if die % KINDS <= HEROIC:
            count += table.dice[die]
            if die % KINDS == HEROIC:
                heroic += table.dice[die]
    return count >= join_cost(box, table) and heroic > 0


@rule
def join(box: Rec, table: Rec) -> None:
    """Dice of both heroes may be joined."""
    table.picking = TO_JOIN
    table.left = join_cost(box, table)
    table.lowest = 0
    table.from_die = 0


@rule
def receive(table: Rec, side: int) -> None:
    """The heroic die shows the lowest of the values given."""
    gain(table, side, HEROIC, table.lowest)
    table.lowest = 0


@rule
def wait_for_dice(table: Rec) -> bool:
    """Whether dice are being picked, or a joined die waits for its owner."""
    if table.picking != NONE:
        table.wait = PICK
        return True
    if table.lowest != 0 and table.ability == NONE:
        table.wait = RECEIVE
        return True
    return False

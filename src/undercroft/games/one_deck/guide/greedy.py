"""Who plays it by itself: `greedy`, who fights everything and places dice as well as can be.

It covers boxes in the best way there is for the dice at hand (`assignment.py`). Skills are used while that still costs
something, and paid with dice that are left over, so never at the expense of a box; potions save lives. Dice are not
joined, time is not spent on feats.
"""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec
from undercroft.engine.thinking import Thinking

from ..content.effects import CHANGE, EXILE, INCREASE, RECOLOUR, REROLL
from ..moves import (
    DO_FACE,
    DONE,
    DRINK,
    ENTER,
    EXPLORE,
    FIGHT,
    FINISH,
    GATHER,
    LEAVE,
    OPEN,
    TAKE_ITEM,
    TAKE_OPTION,
    TAKE_POTION,
    TAKE_SKILL,
    TAKE_XP,
    USE,
    USE_FEAT,
    die_in,
    hero_in,
    place_move,
    potion_in,
    slot_in,
    verb_of,
)
from ..rules.boxes.dice import die_of, side_of, value_of
from ..rules.boxes.picking import step_row
from ..rules.heroes.party import card_side, icons, max_health, pair_size, place_of
from ..rules.heroes.skills import ability_in
from ..rules.loot import LAST_LEVEL, experience, price
from ..table import (
    ACT,
    ACTION,
    DOOR,
    DROP,
    FACE,
    FEATS,
    HIT,
    KINDS,
    LOOT,
    MAGIC,
    MEND_WHO,
    OPTION,
    PICK,
    STAIRS,
    START,
    STEALTH,
    TO_CHANGE,
    TO_FILL,
    VALUES,
)
from .assignment import FOUND_AT, WORTH_OF_A_WOUND
from .planning import NOTES as TO_PLAN_IN
from .planning import SPARE_AT, pays_with_spare, plan, stand_in, take_back

LOW = 4  # a die to roll again shows no more
FEW = 2  # health left with which a potion is drunk in time


@rule
def choose_greedy(
    box: Rec,
    seen: Rec,
    seat: int,  # noqa: ARG001
    moves: Rec,
    n: int,
    seed: int,  # noqa: ARG001
    game: int,  # noqa: ARG001
    count: int,  # noqa: ARG001
    notes: Rec,
) -> int:
    """One of the moves, by what is waited for."""
    wait = seen.wait
    if n == 1:
        return moves[0]
    if wait == ACT:
        return act(box, seen, moves, n, notes)
    if wait == PICK:
        return pick(box, seen, moves, n, notes)
    if wait == OPTION:
        return better_option(box, seen)
    if wait in (HIT, MEND_WHO):
        return strongest(box, seen, moves, n, wait == HIT)
    if wait == FEATS:
        return stored_dice(box, seen, moves, n)
    if wait == LOOT:
        return loot(box, seen, moves, n)
    if wait in (START, STAIRS):
        return before_going_on(box, seen, moves, n)
    if wait == ACTION:
        return explore(moves, n)
    if wait == DROP:
        return moves[n - 1]
    if wait == DOOR:
        return FIGHT
    if wait == FACE:
        return DO_FACE
    if wait == STEALTH:
        return LEAVE
    return moves[0]


@rule
def sure(box: Rec, seen: Rec) -> bool:  # noqa: ARG001
    """Dice are placed as well as can be; only the way through the dungeon is worth a second thought."""
    return seen.wait not in (OPTION, LOOT, START, STAIRS, ACTION, DOOR, FEATS)


# With dice


@rule
def act(box: Rec, seen: Rec, moves: Rec, n: int, notes: Rec) -> int:
    """A skill, if something is still lost and it costs nothing that is needed; then dice; then stop."""
    best = plan(box, seen, notes)
    if best > 0:
        deadly = best // WORTH_OF_A_WOUND >= least_health(box, seen)
        for index in range(n):
            move = moves[index]
            verb = verb_of(move)
            if verb == USE and helps(box, seen, hero_in(move), slot_in(move), notes):
                return move
            if deadly and verb == DRINK and potion_in(move) > 0:
                return move
    if notes[FOUND_AT] == 0:
        return FINISH
    return place_move(notes[FOUND_AT + 1], stand_in(box, seen, notes[FOUND_AT + 2]))


@rule
def helps(box: Rec, seen: Rec, hero: int, slot: int, notes: Rec) -> bool:
    """Whether a skill can be paid with dice that are left over; dice are never exiled for it."""
    ability = ability_in(box, seen, hero, slot)
    first = box.ab_first[ability]
    return box.st_op[first] != EXILE and pays_with_spare(box, seen, hero, ability, notes)


@rule
def least_health(box: Rec, seen: Rec) -> int:
    """Wounds that the heroes of the encounter, who share them, can just not bear."""
    least = 99
    for side in range(pair_size(seen)):
        hero = seen.pair[side]
        least = min(least, max_health(box, seen, hero) - seen.wounds[hero])
    return least * pair_size(seen)


@rule
def pick(box: Rec, seen: Rec, moves: Rec, n: int, notes: Rec) -> int:
    """A die for what was begun."""
    if seen.picking == TO_FILL:
        return fill(box, seen, moves, notes)
    if seen.picking == TO_CHANGE:
        return change(box, seen, moves, n, notes)
    plan(box, seen, notes)
    left = seen.left
    for spare_only in range(2):
        sum = 0
        for index in range(n - 1, -1, -1):
            die = die_in(moves[index])
            worth = value_of(die) if box.ab_colour[seen.ability] == MAGIC else 1
            sum += worth * (notes[SPARE_AT + die] if spare_only == 0 else seen.dice[die])
            if sum >= left:
                return moves[index]
    return moves[0]


@rule
def fill(box: Rec, seen: Rec, moves: Rec, notes: Rec) -> int:
    """The next die of a wide box, as it was planned before its first."""
    target = seen.target
    placed = take_back(seen)
    plan(box, seen, notes)
    for step in range(notes[FOUND_AT]):
        die, place = notes[FOUND_AT + 1 + 2 * step], notes[FOUND_AT + 2 + 2 * step]
        if stand_in(box, seen, place) == target:
            if placed == 0:
                return place_move(die, target)
            placed -= 1
    return moves[0]


@rule
def change(box: Rec, seen: Rec, moves: Rec, n: int, notes: Rec) -> int:
    """A die to be changed: one that makes the plan better; or rolled again: a low one that is left over."""
    row = step_row(box, seen)
    op, best = box.st_op[row], plan(box, seen, notes)
    chosen = DONE
    if op == EXILE:
        return lowest_spare(moves, n, notes)
    for index in range(n - 1):
        die = die_in(moves[index])
        if op == REROLL:
            if notes[SPARE_AT + die] > 0 and value_of(die) <= LOW:
                return moves[index]
            continue
        then = changed(box, seen, row, die)
        seen.dice[die] -= 1
        seen.dice[then] += 1
        cost = plan(box, seen, notes)
        seen.dice[then] -= 1
        seen.dice[die] += 1
        if cost < best:
            chosen, best = moves[index], cost
    return chosen


@rule
def lowest_spare(moves: Rec, n: int, notes: Rec) -> int:
    """The lowest die that the plan leaves over, or else the lowest."""
    for index in range(n - 1, -1, -1):
        if notes[SPARE_AT + die_in(moves[index])] > 0:
            return moves[index]
    return moves[n - 1]


@rule
def changed(box: Rec, seen: Rec, row: int, die: int) -> int:
    """The die that a step makes of another."""
    op, side, kind, value = box.st_op[row], side_of(die), die % KINDS, value_of(die)
    if op == INCREASE:
        return die_of(side, kind, min(VALUES, value + box.st_to[row]))
    if op == CHANGE:
        return die_of(side, kind, box.st_to[row])
    if op == RECOLOUR:
        return die_of(side, box.st_to[row], value)
    return die_of(place_of(seen, seen.user), box.st_kinds[row, 0], box.st_values[row, 0])  # traded


# Elsewhere


@rule
def better_option(box: Rec, seen: Rec) -> int:
    """The peril's option whose dice are likely to show more than its box asks for, time counted double."""
    first = 0
    for option in range(2):
        square = box.kind_squares[seen.foe] + option
        dice = box.level_bonus[card_side(seen), seen.level]
        for side in range(pair_size(seen)):
            dice += icons(box, seen, seen.pair[side], box.sq_colour[square])
        short = max(0, 2 * box.sq_value[square] - 7 * dice)
        short += 2 * (box.kind_time[seen.foe, option] - seen.price_off)
        if option == 0:
            first = short
        elif short < first:
            return TAKE_OPTION + 1
    return TAKE_OPTION


@rule
def strongest(box: Rec, seen: Rec, moves: Rec, n: int, is_hit: bool) -> int:
    """Who has most health left is hit; who has least is healed."""
    chosen, best = moves[0], -999
    for index in range(n):
        hero = hero_in(moves[index])
        left = max_health(box, seen, hero) - seen.wounds[hero]
        if not is_hit:
            left = -left
        if left > best:
            chosen, best = moves[index], left
    return chosen


@rule
def stored_dice(box: Rec, seen: Rec, moves: Rec, n: int) -> int:
    """Stored dice are rolled, all of them; time is not spent on others."""
    chosen = GATHER
    for index in range(n):
        move = moves[index]
        if verb_of(move) == USE_FEAT:
            hero = hero_in(move)
            if box.store_most[card_side(seen), seen.kind[hero]] > 0:
                chosen = move
    return chosen


@rule
def loot(box: Rec, seen: Rec, moves: Rec, n: int) -> int:
    """Experience if it is enough for the next level; an item if there is room, a skill; else experience."""
    chosen, best = TAKE_XP, 0
    gained = box.kind_xp[box.card_kind[seen.cards[seen.loot]]]
    if seen.level < LAST_LEVEL and experience(seen) < price(box, seen) <= experience(seen) + gained:
        return TAKE_XP
    for index in range(n):
        move, worth = moves[index], 0
        verb = verb_of(move)
        if verb == TAKE_ITEM:
            worth = 3
        elif verb == TAKE_SKILL:
            worth = 2
        elif verb == TAKE_POTION and seen.level == LAST_LEVEL:
            worth = 1
        if worth > best:
            chosen, best = move, worth
    return chosen


@rule
def before_going_on(box: Rec, seen: Rec, moves: Rec, n: int) -> int:
    """Who has little health left drinks; then time goes on, or the group goes down."""
    for index in range(n):
        move = moves[index]
        if verb_of(move) == DRINK:
            hero = hero_in(move)
            if max_health(box, seen, hero) - seen.wounds[hero] <= FEW:
                return move
    return moves[0]


@rule
def explore(moves: Rec, n: int) -> int:
    """Open what is closed, then enter what is open; else explore."""
    chosen, best = moves[0], 0
    for index in range(n):
        move, worth = moves[index], 0
        verb = verb_of(move)
        if verb == OPEN:
            worth = 3
        elif verb == ENTER:
            worth = 2
        elif verb == EXPLORE:
            worth = 1
        if worth > best:
            chosen, best = move, worth
    return chosen


BOTS = {"greedy": choose_greedy}
NOTES = {"greedy": TO_PLAN_IN}
HEAVY = ("greedy",)  # placing many dice best takes plain Python up to a second
LEVELS = {
    "easy": "greedy",
    "normal": Thinking(play_outs=20),
    "hard": Thinking(play_outs=60),
    "best": Thinking(play_outs=200),
}

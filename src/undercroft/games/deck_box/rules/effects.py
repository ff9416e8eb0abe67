"""The interpreter of programs: what encounters, features and triggers do, row by row (DB-11, DB-44)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ..content.layout import BY_COUNTER
from ..content.programs import (
    ALL,
    BEST,
    BITE,
    COUNT,
    DAMAGE,
    DRAW,
    END,
    ENERGY,
    FLAG,
    FOR_EACH,
    HEAL,
    HIT,
    JUMP,
    LEAST_HEALTH,
    NEXT_HERO,
    ON_ROLL,
    PLACE_ALL,
    REROLL,
    ROOM,
    SAY,
    SPAWN,
    STAND_UP,
    TEST,
    TREASURE,
)  # fmt: skip
from ..table import (
    E_COUNTER,
    E_ENERGY,
    E_FAILS,
    E_FLAG,
    E_HEALED,
    E_PASSES,
    E_SAY,
    E_TREASURE,
    GENERATED,
    HEROES,
    ITEMS,
    MOST_COUNTED,
    NOBODY,
    NOWHERE,
    W_ROLL,
    W_TESTER,
)  # fmt: skip
from .enemies.spawning import spawn, start_placing
from .heroes.damage import drop, hurt, stand_up
from .heroes.entering import explore_here
from .map.figures import first_alive, gain_energy, gain_treasure, heal, is_alive, on_tile, skill, tell
from .map.squares import FAR, steps_apart
from .stack import DRAWING, ROLLING, STRUCK, ask_dice, forget_dice, pop, push, top

TEST_DICE, SUCCESS_AT = 4, 6


@rule
def run_program(box: Rec, table: Rec) -> None:
    """Execute one row."""
    frame = table.frames[top(table)]
    row = box.program[frame[1]]
    op, a, b = row[0], row[1], row[2]
    if op == ON_ROLL:
        roll_for_it(table, row)
        return
    frame[1] += 1
    if op == END:
        pop(table)
    elif op == JUMP:
        frame[1] = a
    elif op == TEST:
        take_test(table, row)
    elif op == FOR_EACH:
        frame[4] = 0
        frame[5] = frame[2]
    elif op == NEXT_HERO:
        next_hero(table, a)
    elif op == SPAWN:
        party = table.n_heroes
        spawn(table, a, b * party + row[3], row[4], row[5] * party + row[6])
    elif op == PLACE_ALL:
        start_placing(table, frame[3], frame[2])
    elif op == SAY:
        say(table, E_SAY, EVERYONE, a, 0, 0)
    elif op == STAND_UP:
        stand_up(box, table, a * table.n_heroes + b)
    else:
        affect(box, table, op, a, b)


@rule
def take_test(table: Rec, row: Rec) -> None:
    """Somebody rolls; a test that only a fallen hero could have taken is not passed."""
    who = NOBODY if row[3] == BEST else actor_of(table)
    if who == NOBODY and row[3] != BEST:
        table.result = 0
        table.frames[top(table), 1] = row[4]
    else:
        push(table, ROLLING, who, row[1], row[2], row[4], 0, 0, 0)


@rule
def affect(box: Rec, table: Rec, op: int, a: int, b: int) -> None:
    """What touches heroes or the quest."""
    if op == FLAG:
        set_flag(box, table, a)
    elif op == COUNT:
        count(box, table, a, b)
    elif op == BITE:
        bite(box, table, a)
    else:
        on_heroes(box, table, op, a, b)


@rule
def roll_for_it(table: Rec, row: Rec) -> None:
    """One die; go on at the line that holds the result (DB-44)."""
    frame = table.frames[top(table)]
    if frame[7] == 0:
        frame[7] = 1
        ask_dice(table, 1, W_ROLL)
        return
    frame[7] = 0
    frame[1] = row[table.dice[0]]
    forget_dice(table)


@rule
def actor_of(table: Rec) -> int:
    """The hero whom an effect is about.

    If an explorer has fallen it is the living hero nearest to the door. Nobody stands in for a hero who fell working on
    a thing, or in a test for each. Without an explorer or actor it is the first living hero.
    """
    frame = table.frames[top(table)]
    hero, door = frame[2], frame[6]
    if hero != NOBODY and is_alive(table, hero):
        return hero
    if hero != NOBODY and (door == NOWHERE or frame[4] > 0):
        return NOBODY
    best, best_distance = first_alive(table), FAR
    for other in range(HEROES):
        if door != NOWHERE and is_alive(table, other):
            distance = steps_apart(table, table.square[other], door)
            if distance < best_distance:
                best, best_distance = other, distance
    return best


@rule
def next_hero(table: Rec, end: int) -> None:
    """Every living hero in turn is the actor; then the first actor again, after the loop."""
    frame = table.frames[top(table)]
    hero = frame[4]
    while hero < HEROES and not is_alive(table, hero):
        hero += 1
    if hero == HEROES:
        frame[1] = end
        frame[2] = frame[5]
        frame[4] = 0
        frame[5] = 0
    else:
        frame[2] = hero
        frame[4] = hero + 1


@rule
def weakest(table: Rec) -> int:
    """The living hero with the least health."""
    best = first_alive(table)
    for hero in range(HEROES):
        if is_alive(table, hero) and table.health[hero] < table.health[best]:
            best = hero
    return best


@rule
def is_meant(table: Rec, hero: int, who: int, actor: int, room: int) -> bool:
    """Whether an effect is for this hero."""
    if not is_alive(table, hero):
        return False
    if who == ALL:
        return True
    if who == ROOM:
        return on_tile(table, hero, room)
    return hero == (weakest(table) if who == LEAST_HEALTH else actor)


@rule
def on_heroes(box: Rec, table: Rec, op: int, who: int, amount: int) -> None:
    """Hit, damage, heal and so on. What is put on the stack last goes first, so the last hero is put there first."""
    actor, room = actor_of(table), table.frames[top(table), 3]
    meant = 0
    for hero in range(HEROES):
        meant |= is_meant(table, hero, who, actor, room) << hero
    for hero in range(HEROES - 1, -1, -1):
        if meant >> hero & 1:
            on_hero(box, table, op, hero, amount)


@rule
def on_hero(box: Rec, table: Rec, op: int, hero: int, amount: int) -> None:
    """One effect on one hero."""
    if op == HIT:
        push(table, STRUCK, hero, amount, 0, NOBODY, 0, NOBODY, 0)
    elif op == DAMAGE:
        hurt(box, table, hero, amount, NOBODY)
    elif op == HEAL:
        tell(table, E_HEALED, hero, heal(box, table, hero, amount))
    elif op == ENERGY:
        tell(table, E_ENERGY, hero, gain_energy(box, table, hero, amount))
    elif op == TREASURE:
        tell(table, E_TREASURE, hero, gain_treasure(box, table, hero, amount))
    elif op == DRAW:
        push(table, DRAWING, hero, amount, 0, 0, 0, 0, 0)


@rule
def set_flag(box: Rec, table: Rec, flag: int) -> None:
    """Something is done; a room that waited for it is explored at once if a hero stands at its door."""
    table.flags_set |= 1 << flag
    say(table, E_FLAG, EVERYONE, flag, 0, 0)
    for hero in range(HEROES):
        if is_alive(table, hero):
            explore_here(box, table, hero)


@rule
def count(box: Rec, table: Rec, counter: int, add: int) -> None:
    """A counter goes up or down, within bounds. What the quest is won by are things that heroes carry."""
    before = table.counters[counter]
    table.counters[counter] = min(max(0, before + add), MOST_COUNTED)
    say(table, E_COUNTER, EVERYONE, counter, table.counters[counter], 0)
    if table.quest != GENERATED and box.win_by[table.quest] == BY_COUNTER and box.win_counter[table.quest] == counter:
        more = table.counters[counter] - before
        if more > 0:
            bring_things(table, more)
        for _thing in range(-more):
            take_thing(table)


@rule
def bring_things(table: Rec, count: int) -> None:
    """The actor carries them. A hero who has just fallen drops them there: they go to nobody else (DB-05)."""
    hero = table.frames[top(table), 2]
    if hero != NOBODY and not is_alive(table, hero):
        drop(table, hero, count)
    else:
        table.objects[actor_of(table)] += count


@rule
def take_thing(table: Rec) -> None:
    """One thing is gone: of the actor's, else of another hero's, else of those that lie about."""
    actor = actor_of(table)
    if actor != NOBODY and table.objects[actor] > 0:
        table.objects[actor] -= 1
        return
    for hero in range(HEROES):
        if table.objects[hero] > 0:
            table.objects[hero] -= 1
            return
    for hero in range(HEROES):
        if table.dropped_objects[hero] > 0:
            table.dropped_objects[hero] -= 1
            if table.dropped_objects[hero] == 0:
                table.dropped[hero] = NOWHERE
            return


@rule
def bite(box: Rec, table: Rec, amount: int) -> None:
    """Every hero loses energy; one without any takes hits instead."""
    for hero in range(HEROES - 1, -1, -1):
        if is_alive(table, hero):
            if table.energy[hero] > 0:
                tell(table, E_ENERGY, hero, gain_energy(box, table, hero, -amount))
            else:
                push(table, STRUCK, hero, amount, 0, NOBODY, 0, NOBODY, 0)


# Skill tests (DB-30)


@rule
def run_rolling(box: Rec, table: Rec) -> None:
    """Four dice with the skill's modifier; each 6 or more is a success."""
    frame = table.frames[top(table)]
    if frame[1] == NOBODY:
        if testers_differ(box, table, frame[2]):
            table.asked = first_alive(table)
            table.wait = W_TESTER
            return
        frame[1] = first_alive(table)
    if frame[5] == 0:
        frame[5] = 1
        ask_dice(table, TEST_DICE, W_ROLL)
        return
    hero, need, failed = frame[1], frame[3], frame[4]
    modifier, successes = skill(box, table, hero, frame[2]), 0
    for die in range(TEST_DICE):
        successes += table.dice[die] == SUCCESS_AT or table.dice[die] + modifier >= SUCCESS_AT
    forget_dice(table)
    pop(table)
    say(table, E_PASSES if successes >= need else E_FAILS, EVERYONE, hero, successes, need)
    table.result = 1 if successes >= need else 0
    if successes < need:
        table.frames[top(table), 1] = failed


@rule
def has_reroll(box: Rec, table: Rec, hero: int) -> bool:
    """Whether a hero has a card to roll dice again."""
    for item in range(ITEMS):
        if table.items[hero, item] > 0 and box.item_effect[item, 0] == REROLL:
            return True
    return False


@rule
def testers_differ(box: Rec, table: Rec, which: int) -> bool:
    """Whether it matters who takes a test."""
    first = first_alive(table)
    for hero in range(first + 1, HEROES):
        if is_alive(table, hero) and (
            skill(box, table, hero, which) != skill(box, table, first, which)
            or has_reroll(box, table, hero) != has_reroll(box, table, first)
        ):
            return True
    return False

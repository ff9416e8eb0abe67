"""Attack and defence (DB-19 to DB-24), and the keywords that work on them (DB-31 to DB-40)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ...table import (
    CRUSH,
    DAZE,
    E_BUMPED,
    E_DAZED,
    E_ENERGY,
    E_PUSHED,
    E_RITUAL,
    E_STUNNED,
    E_UNHURT,
    EACH_HIT,
    ENEMIES,
    HEAVY,
    HEROES,
    KNOCKBACK,
    NOBODY,
    NOWHERE,
    PIERCE,
    RED,
    RITUAL,
    STUN,
    W_AIM,
    W_ROLL,
    WEAPON,
)  # fmt: skip
from ..map.figures import (
    card_of,
    colour_of,
    defence,
    figure_at,
    gain_energy,
    is_alive,
    is_there,
    same_tile,
    tag,
    tell,
)  # fmt: skip
from ..map.squares import EAST, NORTH, SOUTH, WEST, apart, column_of, diagonal_from, row_of, step_from
from ..stack import AFTER_HIT, ASSAULT, STRUCK, ask_dice, forget_dice, pop, push, top
from .damage import hurt
from .entering import enter

HIT_AT = 6  # a die with its modifier hits, blocks or succeeds from here on
INTO_WALL, INTO_FIGURE = range(2)


@rule
def assault(
    table: Rec, attacker: int, mode: int, dice: int, modifier: int, keywords: int, source: int, target: int
) -> None:
    """Attack one target with all dice."""
    for die in range(dice):
        table.aims[die] = target
    table.n_aims = dice
    push(table, ASSAULT, attacker, mode, dice, modifier, keywords, source, 0)


@rule
def run_assault(box: Rec, table: Rec) -> None:
    """Roll, count the hits on each target, gain energy; then each target defends (DB-19 to DB-21)."""
    frame = table.frames[top(table)]
    attacker, dice = frame[1], frame[3]
    if table.n_aims < dice:
        table.asked = attacker
        table.wait = W_AIM
        return
    if frame[7] == 0:
        frame[7] = 1
        ask_dice(table, dice, W_ROLL)
        return
    modifier, keywords, source = frame[4], frame[5], frame[6]
    pop(table)
    total = 0
    for first in range(dice - 1, -1, -1):  # the last target first: the one put on top is struck first
        target = table.aims[first]
        if first == 0 or table.aims[first - 1] != target:
            total += strike(table, attacker, first, dice, modifier, keywords, target)
    for die in range(dice):
        table.aims[die] = 0
    table.n_aims = 0
    forget_dice(table)
    if attacker < HEROES and source == WEAPON and total > 0:
        gained = gain_energy(box, table, attacker, 1 if keywords & HEAVY else total)
        tell(table, E_ENERGY, attacker, gained)


@rule
def strike(table: Rec, attacker: int, first: int, dice: int, modifier: int, keywords: int, target: int) -> int:
    """The hits on one target: its dice lie side by side. A hero's natural 6 cannot be blocked (DB-20)."""
    hits, criticals = 0, 0
    for die in range(first, dice):
        if table.aims[die] != target:
            break
        if table.dice[die] == HIT_AT and attacker < HEROES:
            criticals += 1
        elif table.dice[die] == HIT_AT or table.dice[die] + modifier >= HIT_AT:
            hits += 1
    thanks = attacker if attacker < HEROES else NOBODY
    if hits + criticals > 0:
        push(table, STRUCK, target, hits, criticals, attacker, keywords, thanks, 0)
    else:
        say(table, E_UNHURT, EVERYONE, tag(table, target), 0, 0)
    return hits + criticals


@rule
def run_struck(box: Rec, table: Rec) -> None:
    """Defend with a die for each hit that can be blocked; what is left is damage (DB-22)."""
    frame = table.frames[top(table)]
    target, hits, criticals = frame[1], frame[2], frame[3]
    if not (is_alive(table, target) if target < HEROES else is_there(table, target - HEROES)):
        pop(table)
        return
    if hits > 0 and frame[7] == 0:
        frame[7] = 1
        ask_dice(table, hits, W_ROLL)
        return
    attacker, keywords, thanks = frame[4], frame[5], frame[6]
    guard = guard_of(box, table, target) - (1 if keywords & PIERCE else 0)
    through = criticals + hits
    for die in range(hits):
        through -= table.dice[die] + guard >= HIT_AT
    forget_dice(table)
    pop(table)
    if through == 0:
        say(table, E_UNHURT, EVERYONE, tag(table, target), hits, 0)
        return
    damage = through
    if keywords & CRUSH:
        damage += through if table.crush == EACH_HIT else 1
    if attacker != NOBODY and (target < HEROES or table.health[target] > damage):
        push(table, AFTER_HIT, target, attacker, keywords, thanks, 0, 0, 0)
    hurt(box, table, target, damage, thanks)


@rule
def guard_of(box: Rec, table: Rec, figure: int) -> int:
    """A figure's defence modifier."""
    if figure < HEROES:
        return defence(box, table, figure)
    return box.foe_defence[card_of(table, figure - HEROES), table.hard]


# Keywords that follow damage: stun or daze, knockback, ritual


@rule
def run_after_hit(box: Rec, table: Rec) -> None:
    """What a wound brings with it, one after the other."""
    frame = table.frames[top(table)]
    target, attacker, keywords, thanks, step = frame[1], frame[2], frame[3], frame[4], frame[5]
    if step == 0:
        frame[5] = 1
        if table.health[target] > 0:
            daze_or_stun(table, target, keywords)
            if keywords & KNOCKBACK:
                knock_back(box, table, target, attacker, thanks)
        return
    pop(table)
    if keywords & RITUAL and attacker >= HEROES and is_there(table, attacker - HEROES):
        ritual(box, table, attacker - HEROES)


@rule
def daze_or_stun(table: Rec, target: int, keywords: int) -> None:
    """A green or blue enemy skips its next turn (DB-34); a hero has an action less."""
    if target < HEROES:
        if keywords & DAZE:
            table.dazed[target] = 1
            say(table, E_DAZED, EVERYONE, target, 0, 0)
    elif keywords & STUN and table.kind[target - HEROES] != RED:
        table.stunned[target - HEROES] = 1
        say(table, E_STUNNED, EVERYONE, tag(table, target), 0, 0)


@rule
def knock_back(box: Rec, table: Rec, target: int, attacker: int, thanks: int) -> None:
    """One square away: a wall is 1 more damage, a figure 1 more hit (DB-36)."""
    square = behind(box, table, table.square[attacker], table.square[target])
    if square == NOWHERE:
        say(table, E_BUMPED, EVERYONE, tag(table, target), INTO_WALL, 0)
        hurt(box, table, target, 1, thanks)
    elif figure_at(table, square) != NOBODY:
        say(table, E_BUMPED, EVERYONE, tag(table, target), INTO_FIGURE, 0)
        push(table, STRUCK, target, 1, 0, NOBODY, 0, thanks, 0)
    else:
        say(table, E_PUSHED, EVERYONE, tag(table, target), square, 0)
        enter(box, table, target, square, thanks, False)


@rule
def behind(box: Rec, table: Rec, origin: int, square: int) -> int:
    """The square behind `square` as seen from `origin`: along the greater distance, diagonally if they are equal."""
    across = column_of(table, square) - column_of(table, origin)
    down = row_of(table, square) - row_of(table, origin)
    if abs(across) == abs(down):
        return diagonal_from(box, table, square, across, down)
    if abs(across) > abs(down):
        return step_from(box, table, square, EAST if across > 0 else WEST)
    return step_from(box, table, square, SOUTH if down > 0 else NORTH)


@rule
def ritual(box: Rec, table: Rec, enemy: int) -> None:
    """The weakest enemy on the tile gains 1; of equals the greater threat, then the older (DB-38)."""
    best = enemy
    for other in range(ENEMIES):
        if is_there(table, other) and same_tile(table, HEROES + other, HEROES + enemy) and weaker(table, other, best):
            best = other
    if table.health[HEROES + best] < box.top[colour_of(table.kind[best])]:
        table.health[HEROES + best] += 1
        say(
            table,
            E_RITUAL,
            EVERYONE,
            tag(table, HEROES + enemy),
            tag(table, HEROES + best),
            table.health[HEROES + best],
        )


@rule
def weaker(table: Rec, a: int, b: int) -> bool:
    """Whether a ritual helps enemy `a` rather than `b`."""
    if table.health[HEROES + a] != table.health[HEROES + b]:
        return table.health[HEROES + a] < table.health[HEROES + b]
    if colour_of(table.kind[a]) != colour_of(table.kind[b]):
        return colour_of(table.kind[a]) > colour_of(table.kind[b])
    return table.born[a] < table.born[b]


# Attacks on several enemies


@rule
def run_sweep(table: Rec) -> None:
    """Each enemy is rolled for separately, the nearest first (DB-27)."""
    frame = table.frames[top(table)]
    hero, best = frame[1], NOBODY
    for enemy in range(ENEMIES):
        is_meant = frame[5] >> enemy & 1 and is_there(table, enemy)
        if is_meant and (best == NOBODY or nearer(table, hero, enemy, best)):
            best = enemy
    if best == NOBODY:
        pop(table)
        return
    frame[5] &= ~(1 << best)
    if frame[3] > 0:
        assault(table, hero, frame[2], frame[3], frame[4], 0, frame[6], HEROES + best)
    else:
        push(table, STRUCK, HEROES + best, 1, 0, NOBODY, 0, hero, 0)


@rule
def nearer(table: Rec, hero: int, a: int, b: int) -> bool:
    """Whether enemy `a` is nearer to the hero than `b`."""
    here = table.square[hero]
    return apart(table, here, table.square[HEROES + a]) < apart(table, here, table.square[HEROES + b])

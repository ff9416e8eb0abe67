"""The enemies' turn: whom they attack, from where, and where they walk (DB-07, DB-28, DB-29, DB-39)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ...content.layout import CHARGED, FRAIL, KITE, NEAREST, RICHEST, WEAKEST
from ...table import (
    BARRAGE,
    BY_PLAYER,
    BY_THREAT,
    E_ATTACKS,
    E_SIPHONS,
    E_SKIPS,
    E_STAYS,
    E_WALKS,
    ENEMIES,
    HEROES,
    MELEE,
    NOBODY,
    NOWHERE,
    RANGED,
    REACH,
    SIPHON,
    W_NOTHING,
    W_TIE,
    WEAPON,
)  # fmt: skip
from ..heroes.attacks import assault
from ..map.figures import (
    card_of,
    colour_of,
    defence,
    first_alive,
    gain_energy,
    is_alive,
    is_ranged,
    is_there,
    keywords_of,
    put,
    tag,
)  # fmt: skip
from ..map.sight import can_shoot
from ..map.squares import FAR, adjoin, beside, column_of, diagonal_from, row_of, steps_apart
from ..map.walking import flood, flood_back
from ..stack import ASSAULT, ENEMY_TURN, pop, push, top


@rule
def next_enemy(box: Rec, table: Rec) -> int:
    """The next to act: by rising threat, ranged before melee, the older first (DB-07); NOBODY after the last."""
    best = NOBODY
    for enemy in range(ENEMIES):
        is_waiting = table.acting >> enemy & 1 and is_there(table, enemy)
        if is_waiting and (best == NOBODY or acts_before(box, table, enemy, best)):
            best = enemy
    return best


@rule
def acts_before(box: Rec, table: Rec, a: int, b: int) -> bool:
    """Whether enemy `a` acts before `b`."""
    threat_a, threat_b = colour_of(table.kind[a]), colour_of(table.kind[b])
    ranged_a, ranged_b = is_ranged(box, table, a), is_ranged(box, table, b)
    if table.order == BY_THREAT and threat_a != threat_b:
        return threat_a < threat_b
    if ranged_a != ranged_b:
        return ranged_a
    if threat_a != threat_b:
        return threat_a < threat_b
    return table.born[a] < table.born[b]


@rule
def act(box: Rec, table: Rec, enemy: int) -> None:
    """One enemy's turn: stunned, it only recovers; else it drinks energy, moves and attacks (DB-28, DB-34, DB-39)."""
    table.acting &= ~(1 << enemy)
    table.wait = W_NOTHING
    if table.stunned[enemy]:
        table.stunned[enemy] = 0
        say(table, E_SKIPS, EVERYONE, tag(table, HEROES + enemy), 0, 0)
        return
    if keywords_of(box, table, enemy) & SIPHON:
        siphon(box, table, enemy)
    push(table, ENEMY_TURN, enemy, 0, 0, 0, 0, 0, 0)


@rule
def siphon(box: Rec, table: Rec, enemy: int) -> None:
    """Heroes on its tile and the adjoining ones lose 1 energy (DB-39)."""
    lost = 0
    for hero in range(HEROES):
        if is_alive(table, hero) and adjoin(table, table.square[HEROES + enemy], table.square[hero]):
            lost -= gain_energy(box, table, hero, -1)
    say(table, E_SIPHONS, EVERYONE, tag(table, HEROES + enemy), lost, 0)


# Whom and how


@rule
def dice_of(box: Rec, table: Rec, enemy: int, mode: int) -> int:
    """The dice of an enemy's attack."""
    return box.foe_dice[card_of(table, enemy), table.hard, mode]


@rule
def can_attack_from(box: Rec, table: Rec, enemy: int, square: int, hero: int, mode: int) -> bool:
    """Whether an enemy on this square could attack the hero so (DB-23, DB-24, DB-31)."""
    there = table.square[hero]
    if mode == RANGED:
        return not table.hidden[hero] and can_shoot(box, table, square, there, False)
    if beside(box, table, square, there):
        return True
    return (keywords_of(box, table, enemy) & REACH) != 0 and touches_diagonally(box, table, square, there)


@rule
def touches_diagonally(box: Rec, table: Rec, a: int, b: int) -> bool:
    """Whether two squares touch at a corner, and not only between two walls (DB-31)."""
    across = column_of(table, b) - column_of(table, a)
    down = row_of(table, b) - row_of(table, a)
    return abs(across) == 1 and abs(down) == 1 and diagonal_from(box, table, a, across, down) == b


@rule
def attackable(box: Rec, table: Rec, enemy: int, mode: int) -> int:
    """The heroes that it could attack so from a square in reach, a bit each."""
    found = 0
    if dice_of(box, table, enemy, mode) == 0:
        return 0
    for hero in range(HEROES):
        if is_alive(table, hero) and best_square(box, table, enemy, hero, mode) != NOWHERE:
            found |= 1 << hero
    return found


@rule
def preferred(box: Rec, table: Rec, enemy: int, heroes: int) -> int:
    """Those of `heroes` that the card prefers, then the nearer, then the weaker; equals all stay (DB-28)."""
    best, best_a, best_b, best_c = 0, 0, 0, 0
    for hero in range(HEROES):
        if not heroes >> hero & 1:
            continue
        a, b, c = liking(box, table, enemy, hero), table.walk[hero], table.health[hero]
        if best == 0 or a < best_a or (a == best_a and (b < best_b or (b == best_b and c < best_c))):
            best, best_a, best_b, best_c = 1 << hero, a, b, c
        elif a == best_a and b == best_b and c == best_c:
            best |= 1 << hero
    return best


@rule
def liking(box: Rec, table: Rec, enemy: int, hero: int) -> int:
    """How an enemy's card ranks a hero; less is liked more."""
    target = box.foe_target[card_of(table, enemy), table.hard]
    if target == NEAREST:
        return table.walk[hero]
    if target == WEAKEST:
        return table.health[hero]
    if target == RICHEST:
        return -table.treasure[hero]
    if target == CHARGED:
        return -table.energy[hero]
    return defence(box, table, hero) if target == FRAIL else 0


@rule
def best_square(box: Rec, table: Rec, enemy: int, hero: int, mode: int) -> int:
    """From where in reach it attacks: with the least movement, but a shooter that keeps away from as far as it can."""
    best, best_far, best_cost = NOWHERE, -1, FAR
    kites = mode == RANGED and box.foe_stance[card_of(table, enemy), table.hard] == KITE
    for index in range(table.n_near):
        square, cost = table.near[index], table.near_cost[index]
        if not kites and cost > best_cost:
            break
        if can_attack_from(box, table, enemy, square, hero, mode):
            far = closest_hero(table, square) if kites else 0
            better = far > best_far or (far == best_far and cost < best_cost)
            if better or (far == best_far and cost == best_cost and comes_first(table, square, best)):
                best, best_far, best_cost = square, far, cost
    return best


@rule
def closest_hero(table: Rec, square: int) -> int:
    """How many straight steps the closest hero is away."""
    best = FAR
    for hero in range(HEROES):
        if is_alive(table, hero):
            best = min(best, steps_apart(table, square, table.square[hero]))
    return best


@rule
def comes_first(table: Rec, a: int, b: int) -> bool:
    """By row, then by column, on the whole map."""
    if row_of(table, a) != row_of(table, b):
        return row_of(table, a) < row_of(table, b)
    return column_of(table, a) < column_of(table, b)


# Its turn


@rule
def run_enemy(box: Rec, table: Rec) -> None:
    """Pick a target; of equals the players choose one. Shooting comes before striking (DB-28, DB-29)."""
    frame = table.frames[top(table)]
    enemy = frame[1]
    flood(box, table, table.square[HEROES + enemy], box.foe_speed[card_of(table, enemy), table.hard])
    if frame[2] == 0:
        heroes, mode = attackable(box, table, enemy, RANGED), RANGED
        if heroes == 0:
            heroes, mode = attackable(box, table, enemy, MELEE), MELEE
        frame[4] = mode if heroes else NOBODY
        heroes = preferred(box, table, enemy, heroes if heroes else living(table))
        frame[3] = lowest(heroes)
        frame[5] = heroes
        frame[2] = 1
        if table.ties == BY_PLAYER and heroes & (heroes - 1):
            table.asked = first_alive(table)
            table.wait = W_TIE
            return
    target, mode = frame[3], frame[4]
    pop(table)
    if mode == NOBODY:
        approach(box, table, enemy, target)
    else:
        go_and_attack(box, table, enemy, target, mode)


@rule
def living(table: Rec) -> int:
    """The living heroes, a bit each."""
    heroes = 0
    for hero in range(HEROES):
        heroes |= is_alive(table, hero) << hero
    return heroes


@rule
def lowest(heroes: int) -> int:
    """The first hero of a set that is not empty."""
    hero = 0
    while not heroes >> hero & 1:
        hero += 1
    return hero


@rule
def go_and_attack(box: Rec, table: Rec, enemy: int, target: int, mode: int) -> None:
    """Move to the best square and attack once from there (DB-28)."""
    walk_to(table, enemy, best_square(box, table, enemy, target, mode), target)
    card, dice = card_of(table, enemy), dice_of(box, table, enemy, mode)
    say(table, E_ATTACKS, EVERYONE, tag(table, HEROES + enemy), target, mode)
    keywords, modifier = keywords_of(box, table, enemy), box.foe_mod[card, table.hard, mode]
    if keywords & BARRAGE:
        deal_dice(box, table, enemy, target, mode, dice)
        push(table, ASSAULT, HEROES + enemy, mode, dice, modifier, keywords, WEAPON, 0)
    else:
        assault(table, HEROES + enemy, mode, dice, modifier, keywords, WEAPON, target)


@rule
def deal_dice(box: Rec, table: Rec, enemy: int, target: int, mode: int, dice: int) -> None:
    """A barrage spreads its dice in turn over all heroes it can attack, the preferred one first (DB-32).

    Each hero's dice lie side by side: what counts is how many everyone gets.
    """
    square, heroes, n = table.square[HEROES + enemy], 0, 0
    for hero in range(HEROES):
        if is_alive(table, hero) and can_attack_from(box, table, enemy, square, hero, mode):
            heroes |= 1 << hero
            n += 1
    given, rank = 0, 0
    for turn in range(HEROES):
        hero = (target + turn) % HEROES
        if heroes >> hero & 1:
            for _die in range((dice - rank + n - 1) // n):
                table.aims[given] = hero
                given += 1
            rank += 1
    table.n_aims = dice


@rule
def walk_to(table: Rec, enemy: int, square: int, target: int) -> None:
    """The enemy moves, if it has to."""
    if square != table.square[HEROES + enemy]:
        put(table, HEROES + enemy, square)
        say(table, E_WALKS, EVERYONE, tag(table, HEROES + enemy), square, target)


@rule
def approach(box: Rec, table: Rec, enemy: int, target: int) -> None:
    """With nobody to attack, it takes the shortest way to the hero it prefers; if heroes bar it, as near as it can."""
    here = table.square[HEROES + enemy]
    flood_back(box, table, table.square[target], table.walk[target] == FAR)
    best, best_left, best_cost = here, table.distance[here], 0
    for index in range(table.n_near):
        square, cost = table.near[index], table.near_cost[index]
        left = table.distance[square]
        if left < best_left or (
            left == best_left
            and best != here
            and (cost < best_cost or (cost == best_cost and comes_first(table, square, best)))
        ):
            best, best_left, best_cost = square, left, cost
    if best == here:
        say(table, E_STAYS, EVERYONE, tag(table, HEROES + enemy), target, 0)
    else:
        walk_to(table, enemy, best, target)

"""Two sensible players, as rules that choose a move.

`fighter` walks, attacks the best target in reach, uses its ability when it can and buys nothing but healing.
`shopper` does the same, and also buys what helps and uses items in combat.
"""

from typing import Any

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec
from undercroft.engine.thinking import Thinking

from ..content.layout import H_DEFENCE, H_HEALTH, H_MELEE, H_RANGED, H_SPEED
from ..content.programs import (
    ACTION,
    ATTACK,
    ATTACK_EACH,
    DEFEND,
    GAIN,
    GLIDE,
    HARM,
    HEAL_ONE,
    HIDE,
    KEEPSAKE,
    RALLY,
    RING,
    SHARPEN,
    STILL,
)  # fmt: skip
from ..moves import (
    AGAIN,
    AIM,
    AT,
    BACK,
    BEGIN,
    BUY,
    CAST,
    END,
    GO,
    ON,
    PICK,
    SHOOT,
    STOP,
    STRIKE,
    TAKE_GEAR,
    TAKE_HERO,
    USE,
    WORK,
    card_in,
    die_in,
    enemy_in,
    hero_in,
    item_in,
    place_in,
    square_in,
    verb_of,
)  # fmt: skip
from ..rules.heroes.using import around, effect, on_same_tile
from ..rules.map.figures import is_there, most_health, skill
from ..rules.map.sight import can_shoot
from ..rules.map.squares import FAR, apart, beside, is_pit
from ..rules.stack import top
from ..table import (
    ENEMIES,
    HEROES,
    MELEE,
    NOBODY,
    RANGED,
    W_ABILITY,
    W_ACTION,
    W_AGAIN,
    W_BEGIN,
    W_GEAR,
    W_HERO,
    W_MINOR,
    W_SPOT,
    W_TESTER,
    W_TIE,
)  # fmt: skip
from .goals import goal_square, is_careful, is_gathered, measure_ways

NOTES = 1  # they reckon on the table's scratch paper
WORST = -1_000_000
HURT = 3  # health lost from which on healing is worth a card
SHOOTER = 1  # heroes with odd numbers fight from afar


@rule
def choose_fighter(
    box: Rec,
    seen: Rec,
    seat: int,  # noqa: ARG001
    moves: Any,
    n: int,
    seed: int,  # noqa: ARG001
    game: int,  # noqa: ARG001
    count: int,  # noqa: ARG001
    notes: Any,  # noqa: ARG001
) -> int:
    """Move, attack, use the ability, buy healing."""
    return best_move(box, seen, moves, n, False)


@rule
def choose_shopper(
    box: Rec,
    seen: Rec,
    seat: int,  # noqa: ARG001
    moves: Any,
    n: int,
    seed: int,  # noqa: ARG001
    game: int,  # noqa: ARG001
    count: int,  # noqa: ARG001
    notes: Any,  # noqa: ARG001
) -> int:
    """The same with a purse."""
    return best_move(box, seen, moves, n, True)


@rule
def best_move(box: Rec, table: Rec, moves: Any, n: int, shops: bool) -> int:
    """The move that is worth most; of equals the first."""
    if n == 1:
        return moves[0]
    goal = NOBODY
    if table.wait == W_ACTION:
        goal = goal_square(box, table, table.active)
        if goal != NOBODY:
            measure_ways(box, table, goal, table.active)
    best, best_worth = moves[0], WORST
    for index in range(n):
        worth = worth_of(box, table, moves[index], shops, goal)
        if worth > best_worth:
            best, best_worth = moves[index], worth
    return best


@rule
def worth_of(box: Rec, table: Rec, move: int, shops: bool, goal: int) -> int:
    """What a move is worth, by what is being asked."""
    wait = table.wait
    if wait == W_ACTION:
        return worth_of_action(box, table, move, shops, goal)
    if wait in (W_HERO, W_GEAR, W_ABILITY):
        return worth_of_card(box, table, move)
    if wait == W_BEGIN:
        return 0 if verb_of(move) == BEGIN else -1
    if wait == W_MINOR:
        return 0 if verb_of(move) == BACK else -1
    if wait == W_AGAIN:
        return worth_of_reroll(table, move)
    if wait == W_TIE:
        return table.health[hero_in(move)]
    if wait == W_TESTER:
        return skill(box, table, hero_in(move), table.frames[top(table), 2])
    if wait == W_SPOT:
        return count_bits(around(box, table, square_in(move)))
    verb = verb_of(move)
    if verb == ON:
        return most_health(box, table, hero_in(move)) - table.health[hero_in(move)]
    if verb == AT:
        return -table.health[HEROES + enemy_in(move)]
    if verb == AIM:
        return 1 if is_aimed_at(table, enemy_in(move)) else 0
    return 1 if verb == STOP else 0


@rule
def is_aimed_at(table: Rec, enemy: int) -> bool:
    """Whether a die of the barrage is meant for an enemy: the others go there, too."""
    for die in range(table.n_aims):
        if table.aims[die] == HEROES + enemy:
            return True
    return False


@rule
def count_bits(bits: int) -> int:
    """How many bits are set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


# Making a party


@rule
def worth_of_card(box: Rec, table: Rec, move: int) -> int:
    """Heroes with even numbers stand in front, the others shoot."""
    hero = table.asked
    mode = RANGED if hero % 2 == SHOOTER else MELEE
    verb, card = verb_of(move), card_in(move)
    if verb == TAKE_HERO:
        numbers = box.hero[card]
        attack = numbers[H_RANGED] if mode == RANGED else numbers[H_MELEE]
        return 4 * attack + 3 * numbers[H_DEFENCE] + numbers[H_SPEED] + numbers[H_HEALTH]
    if verb == TAKE_GEAR:
        modifier = box.hero[table.card[hero], H_MELEE + mode] + box.gear_mod[card, mode]
        return 3 * box.gear_dice[card, mode] * (1 + max(modifier, 0)) + 5 * box.gear_defence[card]
    op = box.ability_effect[card, 0]
    if op == ACTION:
        return 5
    if op == HEAL_ONE:
        return 4
    if op == HARM:
        return 3
    return 2 if op == ATTACK_EACH else 1 if op == DEFEND else 0


# A hero's activation


@rule
def worth_of_action(box: Rec, table: Rec, move: int, shops: bool, goal: int) -> int:
    """Cards first, then attacks, then walking; nothing is worth 0."""
    hero, verb = table.active, verb_of(move)
    if verb == GO:
        return worth_of_walk(box, table, hero, square_in(move), goal)
    if verb in (STRIKE, SHOOT):
        return worth_of_attack(table, enemy_in(move), verb == STRIKE)
    if verb == WORK:
        return -1 if is_careful(table, hero) or enemies_about(table) else 300
    if verb == PICK:
        return -1 if enemies_about(table) else 350
    if verb == CAST:
        return worth_of_use(box, table, hero, NOBODY, True)
    if verb == USE:
        return worth_of_use(box, table, hero, item_in(move), shops)
    if verb == BUY:
        return worth_of_purchase(box, table, hero, table.market[place_in(move)], shops)
    return 0 if verb == END else -1


@rule
def worth_of_attack(table: Rec, enemy: int, strikes: bool) -> int:
    """The boss, then whoever falls first; rather by striking, which leaves nobody beside us."""
    figure = HEROES + enemy
    return 500 + 40 * table.boss[enemy] - 5 * table.health[figure] + (1 if strikes else 0)


@rule
def enemies_about(table: Rec) -> bool:
    """Whether any enemy is on the map."""
    for enemy in range(ENEMIES):
        if is_there(table, enemy):
            return True
    return False


@rule
def worth_of_use(box: Rec, table: Rec, hero: int, item: int, fights: bool) -> int:
    """Whether a card is worth using now. Healing always is if it is needed; the rest is for those who fight with it."""
    op = effect(box, table, hero, item, 0)
    if op == HEAL_ONE:
        return 900 if most_health(box, table, hero) - table.health[hero] >= HURT else -1
    if not fights:
        return -1
    near = count_bits(on_same_tile(table, hero))
    if op == ACTION:
        return 700 if table.actions[hero] == 0 and near > 0 else -1
    if op == GAIN:
        return 800 if table.energy[hero] < box.ability_cost[table.ability[hero]] and near > 0 else -1
    if op in (HARM, ATTACK, STILL):
        return 700
    if op == ATTACK_EACH:
        return 750
    if op == RING:
        return 700 if near > 1 else -1
    if op in (RALLY, SHARPEN):
        return 650 if near > 0 and table.actions[hero] > 0 else -1
    if op in (DEFEND, HIDE):
        return 640 if near > 0 and table.actions[hero] == 0 else -1
    return -1


@rule
def worth_of_purchase(box: Rec, table: Rec, hero: int, item: int, shops: bool) -> int:
    """Healing when it is needed; for a shopper whatever lasts, or helps in the next fight."""
    op = box.item_effect[item, 0]
    if op == HEAL_ONE:
        lost = most_health(box, table, hero) - table.health[hero]
        return 950 if lost >= HURT else 200 if shops else -1
    if not shops or op == GLIDE:
        return -1
    if op == KEEPSAKE:
        return 240 + 5 * box.item_effect[item, 2]
    return 210 if op in (ATTACK, ATTACK_EACH, RING, STILL) else 150


# Walking


@rule
def worth_of_walk(box: Rec, table: Rec, hero: int, square: int, goal: int) -> int:
    """Where an attack is possible, if there is an action left for it; else nearer to the goal, rather round pits."""
    new_action, avoided = table.points == 0, is_pit(box, table, square)
    if table.actions[hero] - (1 if new_action else 0) > 0 and not avoided:
        from_here = attack_from(box, table, hero, square)
        if from_here > 0:
            return 400 + from_here
    if goal == NOBODY:
        return -1
    here, there = table.distance[table.square[hero]], table.distance[square]
    if not there < here < FAR:
        return -1
    if avoided:
        return max(1, 100 - there)
    if square == goal and not enemies_about(table):
        return 350 if is_gathered(box, table, goal) else -1
    return 300 - there


@rule
def attack_from(box: Rec, table: Rec, hero: int, square: int) -> int:
    """How good a square is to attack from, 0 if it is not: shooters keep away, the others need only be there."""
    gear, best = table.gear[hero], 0
    for enemy in range(ENEMIES):
        if not is_there(table, enemy):
            continue
        there = table.square[HEROES + enemy]
        if box.gear_dice[gear, RANGED] > 1 and can_shoot(box, table, square, there, True):
            best = max(best, 20 + closest_enemy(table, square))
        elif box.gear_dice[gear, MELEE] > 1 and beside(box, table, square, there):
            best = max(best, 15 - table.health[HEROES + enemy])
    return best


@rule
def closest_enemy(table: Rec, square: int) -> int:
    """How far the closest enemy is, up to nine squares."""
    best = 9
    for enemy in range(ENEMIES):
        if is_there(table, enemy):
            best = min(best, apart(table, square, table.square[HEROES + enemy]))
    return best


@rule
def worth_of_reroll(table: Rec, move: int) -> int:
    """Roll low dice again; keep the rest."""
    if verb_of(move) == AGAIN:
        return 2 if table.dice[die_in(move)] <= 3 else -1
    return 1


BOTS = {"greedy": choose_fighter, "fighter": choose_fighter, "shopper": choose_shopper}
LEVELS = {
    "easy": "fighter",
    "normal": "shopper",
    "hard": Thinking(play_outs=20, guide="shopper"),
    "best": Thinking(play_outs=100, guide="shopper"),
}

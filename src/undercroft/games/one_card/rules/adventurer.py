"""The adventurer's part of a turn: giving the energy dice, moving, attacking (OC-05 to OC-14)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ..content.geometry import DIAGONAL_COST, STRAIGHT_COST, diagonal, first_tile, straight, walk_cost
from ..moves import AIM, ATTACK_MONSTER, END, GIVE_DICE, REROLL, STEP, WAYS
from ..table import (
    ATTACK,
    BARBARIAN,
    BY_MONSTERS,
    DEFENCE,
    DICE,
    KEPT_STAYS,
    MONSTER_DIES,
    MONSTERS,
    NOBODY,
    RANGE,
    RANGER,
    SPEED,
    WIZARD,
)


@rule
def board_of(box: Rec, table: Rec) -> int:
    """The layout of the level being played."""
    return box.level_board[table.level]


@rule
def monster_skill(box: Rec, table: Rec, skill: int) -> int:
    """A skill of the level's monsters."""
    return box.kind_skills[box.level_kind[table.level], skill]


@rule
def monster_tiles(table: Rec) -> int:
    """The tiles with a living monster."""
    tiles = 0
    for monster in range(MONSTERS):
        if table.monster_health[monster] > 0:
            tiles |= 1 << table.monster_tile[monster]
    return tiles


@rule
def total(table: Rec, skill: int) -> int:
    """A skill with the energy die under it (OC-05)."""
    return table.skills[skill] + table.energy[skill]


@rule
def sees(box: Rec, sight: int, board: int, a: int, b: int, blockers: int) -> bool:
    """Whether some line from tile `a` to tile `b` passes no wall and no tile of `blockers` (OC-14)."""
    lines = box.lines[sight, board, a, b]
    for line in range(len(lines)):
        if lines[line] < 0:
            return False
        if lines[line] & blockers == 0:
            return True
    return False


# Energy


@rule
def way_differs(table: Rec, way: int) -> bool:
    """Whether `way` to give the dice is allowed and puts other numbers under the skills than every earlier way."""
    if not way_allowed(table, way):
        return False
    for other in range(way):
        if (
            table.dice[WAYS[other][SPEED]] == table.dice[WAYS[way][SPEED]]
            and table.dice[WAYS[other][ATTACK]] == table.dice[WAYS[way][ATTACK]]
            and table.dice[WAYS[other][DEFENCE]] == table.dice[WAYS[way][DEFENCE]]
            and way_allowed(table, other)
        ):
            return False
    return True


@rule
def way_allowed(table: Rec, way: int) -> bool:
    """A die that a paladin kept stays under its skill; it lies first among the dice."""
    return table.kept == NOBODY or table.kept_die != KEPT_STAYS or WAYS[way][table.kept] == 0


@rule
def may_reroll(table: Rec) -> bool:
    """A wizard once a level, a barbarian once a turn while he has exactly 1 health."""
    if table.power_used:
        return False
    return table.hero == WIZARD or (table.hero == BARBARIAN and table.health == 1)


@rule
def legal_gifts(table: Rec, out: Rec) -> int:
    """The ways to give the three dice, one to each of speed, attack and defence (OC-05, OC-06)."""
    n = 0
    aims = table.hero == RANGER and not table.power_used
    for way in range(len(WAYS)):
        if way_differs(table, way):
            out[n] = GIVE_DICE + way
            n += 1
            if aims:
                out[n] = AIM + way
                n += 1
    if may_reroll(table):
        out[n] = REROLL
        n += 1
    return n


@rule
def give(table: Rec, way: int, aimed: bool) -> None:
    """Put the dice under the skills. A ranger's aim puts the die for speed under range."""
    for skill in range(DICE):
        table.energy[skill] = table.dice[WAYS[way][skill]]
    table.energy[RANGE] = 0
    if aimed:
        table.energy[RANGE] = table.energy[SPEED]
        table.energy[SPEED] = 0
        table.power_used = 1
    for die in range(DICE):
        table.dice[die] = 0
    table.rolled = 0
    table.kept = NOBODY
    table.speed_left = total(table, SPEED)
    table.attack_left = total(table, ATTACK)


# Moving and attacking, in any order (OC-08)


@rule
def legal_actions(box: Rec, table: Rec, out: Rec) -> int:
    """Steps, attacks, and the end of the phase: there is no duty to spend points (OC-07)."""
    n = legal_steps(box, table, out)
    for monster in range(MONSTERS):
        if table.monster_health[monster] > 0 and attack_refusal(box, table, monster) == 0:
            out[n] = ATTACK_MONSTER + monster
            n += 1
    out[n] = END
    return n + 1


@rule
def legal_steps(box: Rec, table: Rec, out: Rec) -> int:
    """Steps to free floor that the points left can pay (OC-09, OC-10)."""
    here = 1 << table.tile
    monsters = monster_tiles(table)
    floor = box.floor[board_of(box, table)]
    tiles = 0
    if table.speed_left >= STRAIGHT_COST:
        tiles |= straight(here)
    if table.speed_left >= DIAGONAL_COST:
        tiles |= diagonal(here, 0 if table.squeezes else ~floor | monsters)
    tiles &= floor & ~monsters
    n = 0
    while tiles:
        out[n] = STEP + first_tile(tiles)
        n += 1
        tiles &= tiles - 1
    return n


@rule
def step(table: Rec, tile: int) -> None:
    """Go to a neighbouring tile (OC-09)."""
    is_straight = straight(1 << table.tile) >> tile & 1
    table.speed_left -= STRAIGHT_COST if is_straight else DIAGONAL_COST
    table.tile = tile


@rule
def attack_refusal(box: Rec, table: Rec, monster: int) -> int:
    """Why a living monster cannot be hit: points left (1), range (2) or sight (3); 0 if it can (OC-11 to OC-14)."""
    if table.attack_left < monster_skill(box, table, DEFENCE):
        return 1
    target = table.monster_tile[monster]
    others = monster_tiles(table) & ~(1 << target)
    if range_to(box, table, target, others) > total(table, RANGE):
        return 2
    return 0 if sees(box, table.sight, board_of(box, table), table.tile, target, others) else 3


@rule
def range_to(box: Rec, table: Rec, target: int, others: int) -> int:
    """The cost of the cheapest walk to the target (OC-12). Read to the letter, other monsters are in the way."""
    board = board_of(box, table)
    if table.range == BY_MONSTERS:
        tight = 0 if table.squeezes else ~box.floor[board] | others
        return walk_cost(1 << table.tile, box.floor[board] & ~others, 1 << target, tight)
    return box.cost[table.squeezes, board, table.tile, target]


@rule
def attack(box: Rec, table: Rec, monster: int) -> None:
    """Pay the monster's defence, take one of its health; at 0 it leaves the board at once (OC-11)."""
    table.attack_left -= monster_skill(box, table, DEFENCE)
    table.monster_health[monster] -= 1
    if table.monster_health[monster] == 0:
        say(table, MONSTER_DIES, EVERYONE, monster, table.monster_tile[monster], 0)
        table.monster_tile[monster] = NOBODY

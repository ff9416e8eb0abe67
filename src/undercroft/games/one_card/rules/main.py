"""One Card Dungeon in the order of the turn: energy, adventurer, monsters move, monsters attack (OC-04)."""

from undercroft.engine.compiling import rule
from undercroft.engine.game import CHANCE, OVER
from undercroft.engine.records import EVERYONE, Rec, say

from ..content.geometry import TILES
from ..moves import (
    AIM,
    ATTACK_MONSTER,
    DIE,
    END,
    GIVE_DICE,
    HEAL,
    KEEP_DIE,
    ORDER_FIRST,
    REROLL,
    SEND_TO,
    STEP,
    THROW,
    TRAIN,
    face_in,
    monster_in,
    skill_in,
    tile_in,
    verb_of,
    way_in,
)
from ..table import (
    ACT,
    BARBARIAN,
    DICE,
    GAME_LOST,
    GAME_WON,
    GIVE,
    KEEP,
    LEVEL_CLEARED,
    LEVEL_STARTS,
    LOST,
    MONSTERS,
    NOBODY,
    ORDER,
    PALADIN,
    REWARD,
    ROLL,
    SEND,
    SKILLS,
    WON,
)
from .adventurer import attack, give, legal_actions, legal_gifts, step
from .monsters import march, send, start_march, strike

FACES = 6
MOST_SKILL = 6  # a skill is shown on a die
ENERGY_STREAM = 0
MOST_TURNS = 32767


@rule
def setup(box: Rec, table: Rec, options: Rec) -> None:
    """The adventurer's skills and health (OC-02), and the first level."""
    table.hero = options.hero
    table.sight = options.sight
    table.range = options.range
    table.approach = options.approach
    table.ties = options.ties
    table.kept_die = options.kept_die
    table.back_off = options.back_off
    table.squeezes = options.squeeze
    table.skill_cap = options.skill_cap
    table.health = box.health
    for skill in range(len(SKILLS)):
        table.skills[skill] = box.skills[skill]
    start_level(box, table, 0)


@rule
def start_level(box: Rec, table: Rec, level: int) -> None:
    """Adventurer on the near stairs, monsters on their marks with full health (OC-03, OC-26)."""
    table.level = level
    table.tile = box.stairs[box.level_board[level]]
    for monster in range(MONSTERS):
        is_there = monster < box.level_monsters[level]
        table.monster_tile[monster] = box.level_starts[level, monster] if is_there else NOBODY
        table.monster_health[monster] = box.kind_health[box.level_kind[level]] if is_there else 0
    clear_energy(table)
    table.power_used = 0
    table.waiting = 0
    table.mover = NOBODY
    table.choices = 0
    table.turns = 0
    say(table, LEVEL_STARTS, EVERYONE, level, 0, 0)
    start_turn(table)


@rule
def clear_energy(table: Rec) -> None:
    """No die under any skill, no points left (OC-07)."""
    for skill in range(len(SKILLS)):
        table.energy[skill] = 0
    table.speed_left = 0
    table.attack_left = 0


@rule
def start_turn(table: Rec) -> None:
    """A new turn starts with energy (OC-04). A paladin may first keep a die of the turn before."""
    table.turns = min(table.turns + 1, MOST_TURNS)
    table.rolled = 0
    table.kept = NOBODY
    if table.hero == BARBARIAN:
        table.power_used = 0  # his is once a turn
    if table.hero == PALADIN and not table.power_used and table.energy[0] > 0:
        table.phase = KEEP
    else:
        take_up_dice(table)


@rule
def take_up_dice(table: Rec) -> None:
    """The dice leave the skills to be rolled."""
    clear_energy(table)
    for die in range(table.rolled, DICE):
        table.dice[die] = 0
    table.phase = ROLL


@rule
def turn(box: Rec, table: Rec) -> int:  # noqa: ARG001
    """The one seat's, but for rolling dice."""
    if table.phase == ROLL:
        return CHANCE
    return OVER if table.phase == WON or table.phase == LOST else 0


@rule
def legal(box: Rec, table: Rec, out: Rec) -> int:
    """The moves allowed in each phase."""
    phase = table.phase
    if phase == ROLL:
        return listed(out, DIE, (1 << FACES) - 1, FACES)
    if phase == GIVE:
        return legal_gifts(table, out)
    if phase == ACT:
        return legal_actions(box, table, out)
    if phase == ORDER:
        return listed(out, ORDER_FIRST, table.choices, MONSTERS)
    if phase == SEND:
        return listed(out, SEND_TO, table.choices, TILES)
    if phase == REWARD:
        return legal_rewards(table, out)
    if phase == KEEP:
        n = listed(out, KEEP_DIE, (1 << DICE) - 1, DICE)
        out[n] = THROW
        return n + 1
    return 0


@rule
def listed(out: Rec, first: int, chosen: int, count: int) -> int:
    """One move for each bit of `chosen`."""
    n = 0
    for index in range(count):
        if chosen >> index & 1:
            out[n] = first + index
            n += 1
    return n


@rule
def legal_rewards(table: Rec, out: Rec) -> int:
    """One of: a skill more, or full health (OC-25)."""
    n = 0
    for skill in range(len(SKILLS)):
        if table.skills[skill] < MOST_SKILL or not table.skill_cap:
            out[n] = TRAIN + skill
            n += 1
    out[n] = HEAL
    return n + 1


@rule
def odds(box: Rec, table: Rec, out: Rec) -> int:  # noqa: ARG001
    """Six faces, each as likely."""
    for face in range(FACES):
        out[face] = 1
    return ENERGY_STREAM


@rule
def apply(box: Rec, table: Rec, move: int) -> None:
    """Play a move."""
    verb = verb_of(move)
    if verb == DIE:
        roll_die(table, face_in(move) + 1)
    elif verb == STEP:
        step(table, tile_in(move))
    elif verb == END:
        end_phase(box, table)
    elif verb == ATTACK_MONSTER:
        attack(box, table, monster_in(move))
        end_level_if_cleared(box, table)
    elif verb in (GIVE_DICE, AIM):
        give(table, way_in(move), verb == AIM)
        table.phase = ACT
    elif verb == REROLL:
        table.power_used = 1
        table.rolled = 0
        take_up_dice(table)
    elif verb == KEEP_DIE:
        keep_die(table, skill_in(move))
    elif verb == THROW:
        take_up_dice(table)
    elif verb == ORDER_FIRST:
        table.mover = monster_in(move)
        finish_turn(box, table)
    elif verb == SEND_TO:
        send(table, tile_in(move), False)
        finish_turn(box, table)
    else:
        reward(box, table, move)


@rule
def keep_die(table: Rec, skill: int) -> None:
    """A paladin's die stays from the turn before: it lies first, the two others are rolled."""
    table.kept = skill
    table.dice[0] = table.energy[skill]
    table.rolled = 1
    table.power_used = 1
    take_up_dice(table)


@rule
def roll_die(table: Rec, face: int) -> None:
    """One of three energy dice; they are given when all are rolled (OC-05)."""
    table.dice[table.rolled] = face
    table.rolled += 1
    if table.rolled == DICE:
        table.phase = GIVE


@rule
def end_phase(box: Rec, table: Rec) -> None:
    """The adventurer stops; what points are left are lost (OC-07), and the monsters move."""
    table.speed_left = 0
    table.attack_left = 0
    start_march(table)
    finish_turn(box, table)


@rule
def finish_turn(box: Rec, table: Rec) -> None:
    """Monsters move as far as the player has no choice; when all have moved, they attack (OC-04)."""
    if not march(box, table):
        return
    strike(box, table)
    if table.health == 0:
        table.phase = LOST  # OC-24
        say(table, GAME_LOST, EVERYONE, table.level, 0, 0)
    else:
        start_turn(table)


@rule
def end_level_if_cleared(box: Rec, table: Rec) -> None:
    """With the last monster dead the level ends at once (OC-25); after the last level the game is won (OC-27)."""
    for monster in range(MONSTERS):
        if table.monster_health[monster] > 0:
            return
    clear_energy(table)
    say(table, LEVEL_CLEARED, EVERYONE, table.level, 0, 0)
    if table.level == box.n_levels - 1:
        table.phase = WON
        say(table, GAME_WON, EVERYONE, 0, 0, 0)
    else:
        table.phase = REWARD


@rule
def reward(box: Rec, table: Rec, move: int) -> None:
    """One more in a skill, or health to the full, never both (OC-25); then the next level (OC-26)."""
    if verb_of(move) == HEAL:
        table.health = box.health
    else:
        table.skills[skill_in(move)] += 1
    start_level(box, table, table.level + 1)


@rule
def score(box: Rec, table: Rec, out: Rec) -> None:  # noqa: ARG001
    """Levels cleared."""
    out[0] = table.level + (table.phase == WON or table.phase == REWARD)

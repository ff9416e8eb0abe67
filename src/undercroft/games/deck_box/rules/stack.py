"""What is going on, as a stack of frames: each row is a kind of step and its numbers. The topmost goes on first."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ..table import FRAME

# The kinds of frames, and their numbers
(
    PROGRAM,  # row, actor, room, next hero of a loop, actor before the loop, door, whether its die is rolled
    ROLLING,  # a test: hero (or NOBODY yet), skill, successes needed, row if failed, whether the dice are rolled
    ASSAULT,  # attacker, attack (melee or ranged), dice, modifier, keywords, source, whether the dice are rolled
    STRUCK,  # target, hits that can be blocked, those that cannot, attacker or NOBODY, keywords, hero to thank, rolled
    AFTER_HIT,  # target, attacker, keywords, hero to thank, step: stun, knockback, ritual
    BEATING,  # enemy, hero to thank
    LOOTING,  # hero, colour of the die
    FALLING,  # hero, the next one who might save
    EXPLORING,  # room, explorer, door, step, kind of encounter
    ROLL_FOES,  # colour wanted, how many, flags, health, colour of the die being rolled
    PLACING,  # room, explorer, how many were placed
    ENEMY_TURN,  # enemy, step, target, attack
    DRAWING,  # hero to take the items, or MARKET_SLOT + place; how many
    SWEEP,  # an attack on several enemies: hero, attack, dice (0: one hit), modifier, enemies (a bit each), source
    CHOOSING,  # a target for a card: hero, item or NOBODY for the ability, how many more
    GLIDING,  # hero, squares left, flags, direction or NOBODY
    CLOSING,  # feature: used up if its test was passed
    PULLING,  # triggers still to go off, a bit each; the room of those that name none
) = range(1, 19)
MARKET_SLOT = 8


@rule
def push(table: Rec, kind: int, a: int, b: int, c: int, d: int, e: int, f: int, g: int) -> None:
    """Put a frame on top."""
    frame = table.frames[table.n_frames]
    frame[0] = kind
    frame[1] = a
    frame[2] = b
    frame[3] = c
    frame[4] = d
    frame[5] = e
    frame[6] = f
    frame[7] = g
    table.n_frames += 1


@rule
def pop(table: Rec) -> None:
    """Take the topmost frame away; nothing of it stays behind, so that equal positions are equal bytes."""
    table.n_frames -= 1
    for column in range(FRAME):
        table.frames[table.n_frames, column] = 0


@rule
def clear_stack(table: Rec) -> None:
    """Nothing goes on any more."""
    while table.n_frames > 0:
        pop(table)


@rule
def top(table: Rec) -> int:
    """The number of the topmost frame."""
    return table.n_frames - 1


@rule
def ask_dice(table: Rec, count: int, wait: int) -> None:
    """Dice are to be rolled, one after the other."""
    for die in range(len(table.dice)):
        table.dice[die] = 0
    table.n_dice = 0
    table.to_roll = count
    table.marked = 0
    table.wait = wait


@rule
def forget_dice(table: Rec) -> None:
    """The dice were read and go back."""
    for die in range(len(table.dice)):
        table.dice[die] = 0
    table.n_dice = 0
    table.to_roll = 0
    table.marked = 0

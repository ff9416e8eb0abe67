"""Dice on the table: each is one move of luck; a hero with the right card may roll some again (DB-04)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ..content.programs import REROLL
from ..moves import AGAIN, KEEP, THROW
from ..table import DICE, HEROES, ITEMS, NOBODY, W_AGAIN, W_NOTHING, W_ROLL
from .effects import has_reroll
from .stack import ASSAULT, ROLLING, STRUCK, top


@rule
def roller(table: Rec) -> int:
    """The hero whose roll it is: an attack, a defence or a test; NOBODY for all others."""
    if table.n_frames == 0:
        return NOBODY
    frame = table.frames[top(table)]
    if (frame[0] == ASSAULT or frame[0] == STRUCK or frame[0] == ROLLING) and frame[1] < HEROES:
        return frame[1]
    return NOBODY


@rule
def roll(box: Rec, table: Rec, face: int) -> None:
    """One die falls; after the last, its roller may use a card."""
    die = 0
    while table.dice[die] > 0:
        die += 1
    table.dice[die] = face
    table.n_dice += 1
    if table.n_dice < table.to_roll:
        return
    hero = roller(table)
    if hero != NOBODY and has_reroll(box, table, hero):
        table.asked = hero
        table.wait = W_AGAIN
    else:
        table.wait = W_NOTHING


@rule
def legal_again(table: Rec, out: Rec) -> int:
    """Which die to roll again; dice that are alike are one choice, and they are chosen in order."""
    n, first = 0, 0
    for die in range(DICE):
        if table.marked >> die & 1:
            first = die + 1
    for die in range(first, table.to_roll):
        if not like_an_earlier(table, die):
            out[n] = AGAIN + die
            n += 1
    out[n] = THROW if table.marked else KEEP
    return n + 1


@rule
def like_an_earlier(table: Rec, die: int) -> bool:
    """Whether an earlier die that stays shows the same, for the same target: then that one is rolled instead."""
    for earlier in range(die):
        if (
            not table.marked >> earlier & 1
            and table.dice[earlier] == table.dice[die]
            and table.aims[earlier] == table.aims[die]
        ):
            return True
    return False


@rule
def throw_again(box: Rec, table: Rec) -> None:
    """The card is used up, and the dice marked are rolled again."""
    hero = roller(table)
    for item in range(ITEMS):
        if table.items[hero, item] > 0 and box.item_effect[item, 0] == REROLL:
            table.items[hero, item] -= 1
            table.used[item] += 1
            break
    for die in range(DICE):
        if table.marked >> die & 1:
            table.dice[die] = 0
            table.n_dice -= 1
    table.marked = 0
    table.wait = W_ROLL

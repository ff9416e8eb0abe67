"""How strong a party is: how many companions a level takes, and how likely the next level is to be cleared.

Not exact, but quick: companions of one kind stand in for each other as far as they can, scrolls and what heroes can do
besides serving as companions count for nothing.
"""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ..content.box import EMPTY_LAIR
from ..moves import MONSTERS, MOST_DICE
from ..rules.companions import N_SOURCES, pool, row_of, supply
from ..table import CHAMPION, GOBLIN, SCROLL, THIEF, TOKENS
from .prospects import fighters_at_hand, holds

# Where in a bot's notes things lie
HAVE = 0  # companions of any kind
MASTERS = 1  # for each kind of monster, those who beat any number of them
CHAMPIONS = MASTERS + MONSTERS  # those of them who do so with every kind
FACTORIALS = CHAMPIONS + 1  # of 0 to MOST_DICE
NOTES = FACTORIALS + MOST_DICE + 1

CERTAIN = 1_000_000  # chances are whole numbers
SIDES = 6
NEVER = 99  # companions


@rule
def muster(box: Rec, seen: Rec, notes: Rec) -> None:
    """Count the companions."""
    row = row_of(seen)
    for place in range(FACTORIALS):
        notes[place] = 0
    for source in range(N_SOURCES):
        count, kinds = supply(box, seen, row, source), 0
        if count > 0 and box.can[row, source, GOBLIN] > 0:
            notes[HAVE] += count
            for monster in range(MONSTERS):
                if box.can[row, source, GOBLIN + monster] > 1:
                    kinds += 1
            for monster in range(MONSTERS):
                if kinds < MONSTERS and box.can[row, source, GOBLIN + monster] > 1:
                    notes[MASTERS + monster] += count
            if kinds == MONSTERS:
                notes[CHAMPIONS] += count


@rule
def needed(notes: Rec, goblins: int, skeletons: int, oozes: int) -> int:
    """How many companions it takes to beat so many monsters."""
    champions = notes[CHAMPIONS]
    total = 0
    for monster in range(MONSTERS):
        count = goblins if monster == 0 else skeletons if monster == 1 else oozes
        if count > 1 and notes[MASTERS + monster] > 0:
            count = 1
        elif count > 1 and champions > 0:
            champions -= 1
            count = 1
        total += count
    return total


@rule
def is_in_trouble(box: Rec, seen: Rec, notes: Rec) -> bool:
    """Whether the companions are too few for the monsters of the level."""
    muster(box, seen, notes)
    return bool(needed(notes, seen.dungeon[GOBLIN], seen.dungeon[GOBLIN + 1], seen.dungeon[GOBLIN + 2]) > notes[HAVE])


@rule
def chance_of_next(box: Rec, seen: Rec, notes: Rec, helpers: int) -> int:
    """How likely the next level is to be cleared, of CERTAIN, if `helpers` more companions lend a hand."""
    muster(box, seen, notes)
    notes[HAVE] += helpers
    notes[FACTORIALS] = 1
    for number in range(MOST_DICE):
        notes[FACTORIALS + number + 1] = notes[FACTORIALS + number] * (number + 1)
    dice, fighters = min(seen.level + 1, pool(box, seen)), dragon_fighters(box, seen)
    good, all = 0, SIDES**dice
    for dragons in range(dice + 1):
        spare = 0 if seen.lair + dragons < box.comes_at else fighters
        for goblins in range(dice - dragons + 1):
            for skeletons in range(dice - dragons - goblins + 1):
                for oozes in range(dice - dragons - goblins - skeletons + 1):
                    if needed(notes, goblins, skeletons, oozes) + spare <= notes[HAVE]:
                        good += rolls(notes, dice, dragons, goblins, skeletons, oozes)
    return good * CERTAIN // all


@rule
def rolls(notes: Rec, dice: int, dragons: int, goblins: int, skeletons: int, oozes: int) -> int:
    """How many rolls of so many dice show this; the rest are chests or potions."""
    loot = dice - dragons - goblins - skeletons - oozes
    ways = notes[FACTORIALS + dice] // (notes[FACTORIALS + dragons] * notes[FACTORIALS + goblins])
    ways = ways // (notes[FACTORIALS + skeletons] * notes[FACTORIALS + oozes] * notes[FACTORIALS + loot])
    return ways << loot


@rule
def dragon_fighters(box: Rec, seen: Rec) -> int:
    """How many companions it takes when the dragon comes: none if a ring calms it, too many if too few are unlike."""
    row = row_of(seen)
    if holds(box, seen, EMPTY_LAIR) > 0:
        return 0
    return box.fighters[row] if fighters_at_hand(box, seen, row, 0) >= box.fighters[row] else NEVER


@rule
def price(source: int) -> int:
    """What it costs to spend a companion."""
    if source == CHAMPION:
        return 20
    if source == THIEF:
        return 9
    if source == SCROLL:
        return 5
    return 12 if source < TOKENS else 10

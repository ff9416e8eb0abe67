"""What can still happen on a level, at best: what a player may hope for, and what need not be feared."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ..content.box import BAIT, EMPTY_LAIR, REVIVE
from ..content.cards import DIGS, EMPTY, PAYS, RALLIES, ROLLS
from ..rules.companions import active_dungeon, row_of, supply
from ..table import (
    CHEST,
    COMPANIONS,
    DRAGON_BAIT,
    DRAGON_PHASE,
    HERO,
    MONSTER,
    NOTHING,
    PROTOTYPE,
    SCROLL,
    SCROLL_IN_MONSTER,
    SCROLL_TOKEN,
    TREASURES,
)

KINDS = len(TREASURES)


@rule
def holds(box: Rec, table: Rec, does: int) -> int:
    """How many treasures that do this the adventurer has."""
    count = 0
    for kind in range(KINDS):
        if box.treasure_does[kind] == does:
            count += table.treasures[table.adventurer, kind]
    return count


@rule
def dragon_can_come(box: Rec, table: Rec) -> bool:
    """Whether enough dice are left that could show a dragon. Dice only ever leave a level."""
    dice = table.lair + active_dungeon(table) + table.dungeon_chosen + table.dungeon_rolls
    return bool(dice >= box.comes_at)


@rule
def waits_for_dragon(box: Rec, table: Rec) -> bool:
    """Whether the hero's ultimate can be used when the dragon has come."""
    return bool(box.ultimate_phases[row_of(table)] >> (DRAGON_PHASE - MONSTER) & 1)


@rule
def can_calm(box: Rec, table: Rec, scarce: int) -> bool:
    """Whether the player can empty the lair whenever the dragon comes, whatever happens before."""
    does = box.ultimate[row_of(table)]
    if scarce or does == DIGS:  # a card might turn, a treasure be discarded
        return False
    by_hero = table.ready[table.adventurer] and does == EMPTY and waits_for_dragon(box, table)
    return bool(by_hero or holds(box, table, EMPTY_LAIR) > 0)


@rule
def dice_stay(box: Rec, table: Rec) -> bool:
    """Whether no dungeon die can change any more: monsters can only be beaten."""
    row, seat = row_of(table), table.adventurer
    if table.party[SCROLL] > 0 or table.treasures[seat, SCROLL_TOKEN] > 0 or table.treasures[seat, DRAGON_BAIT] > 0:
        return False
    if table.ready[seat] or box.early_loot[row]:
        return False
    if box.level_reroll[row] != NOTHING and not table.level_power_used:
        return False
    return holds(box, table, BAIT) + holds(box, table, REVIVE) == 0


@rule
def rolls_again(box: Rec, table: Rec) -> bool:
    """Whether dice might be rolled again in this phase, or treasures drawn without a companion's help."""
    if table.phase == MONSTER or table.scroll_phases != SCROLL_IN_MONSTER:
        return True
    return bool(table.ready[table.adventurer] and box.ultimate[row_of(table)] in (ROLLS, RALLIES, DIGS, PAYS))


@rule
def can_hunt(box: Rec, table: Rec) -> bool:
    """With nothing in the way: whether the player could still call the dragon, to slay it."""
    return dragon_can_come(box, table) and (rolls_again(box, table) or baits_suffice(box, table))


@rule
def baits_suffice(box: Rec, table: Rec) -> bool:
    """Whether baits, held or found in chests, could still call a dragon that can be slain.

    A chest or a potion becomes a dragon, or is of use once: it holds a bait or a companion, or brings one back.
    """
    row = row_of(table)
    needed = box.comes_at - table.lair
    to_find = max(0, needed - table.treasures[table.adventurer, DRAGON_BAIT])
    others = active_dungeon(table) - needed - to_find
    if table.rules != PROTOTYPE or to_find > table.dungeon[CHEST] or others < 0:
        return False
    fighters = fighters_at_hand(box, table, row, int(to_find > 0))
    return bool(fighters + others + holds(box, table, REVIVE) >= box.fighters[row])


@rule
def fighters_at_hand(box: Rec, table: Rec, row: int, spent: int) -> int:
    """How many companions of different types there are at most, after some were spent."""
    count = -spent
    types = 0
    for source in range(HERO + 1):
        number = table.ready[table.adventurer] if source == HERO else supply(box, table, row, source)
        if number > 0 and box.types[row, source] != 0:
            count += number
            types |= box.types[row, source]
    kinds = 0
    for face in range(COMPANIONS):
        kinds += types >> face & 1
    return min(count, kinds)


@rule
def fights_as(box: Rec, row: int, source: int) -> int:
    """As how many different types a source can stand against the dragon."""
    kinds = 0
    for face in range(COMPANIONS):
        kinds += box.types[row, source] >> face & 1
    return kinds

"""Rolling: dice that fall, scrolls and other ways to roll again."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ..moves import KEEP, REROLL, STACKS, choose_move, number_in, stack_in
from ..table import (
    BY_MUSTER,
    CHOOSE,
    DICE_CONVERTED,
    DRAGON,
    FACES,
    GOBLIN,
    MONSTER,
    NO_STAGE,
    NOTHING,
    SCROLL,
    SCROLL_ANYWHERE,
    SCROLL_TOKEN,
    TOKENS,
)
from .companions import active_dungeon, active_party, row_of, set_to_work

N_STACKS = len(STACKS)


@rule
def land_party_die(table: Rec, face: int) -> None:
    """A party die falls."""
    table.party_rolls -= 1
    table.party[face] += 1


@rule
def land_dungeon_die(box: Rec, table: Rec, face: int) -> None:
    """A dungeon die falls; a dragon goes to the lair at once (DR-06)."""
    row = row_of(table)
    table.dungeon_rolls -= 1
    if face == DRAGON:
        table.lair += 1
    elif face == box.roll_from[row] and box.roll_from[row] != NOTHING:
        table.dungeon[box.roll_to[row]] += 1
        table.hero_used[table.adventurer] = 1
        say(table, DICE_CONVERTED, EVERYONE, face, box.roll_to[row], 0)
    else:
        table.dungeon[face] += 1


# Scrolls


@rule
def may_read(table: Rec) -> bool:
    """Scrolls belong to the monster phase (DR-14), unless the table plays them in every phase."""
    return bool(table.phase == MONSTER or table.scroll_phases == SCROLL_ANYWHERE)


@rule
def can_read_die(table: Rec) -> bool:
    """A scroll die, and another die to roll again: it lies in the graveyard before they are rolled."""
    return bool(table.party[SCROLL] > 0 and active_party(table) + active_dungeon(table) > 1)


@rule
def can_read_token(table: Rec) -> bool:
    """A scroll treasure, and a die to roll again."""
    held = table.treasures[table.adventurer, SCROLL_TOKEN] > 0
    return bool(held and active_party(table) + active_dungeon(table) > 0)


@rule
def can_read(table: Rec) -> bool:
    """Whether dice can be rolled again with a scroll."""
    return may_read(table) and (can_read_die(table) or can_read_token(table))


@rule
def read_scroll(table: Rec, is_token: int, purpose: int) -> None:
    """A scroll is spent; the player takes up the dice to roll again (DR-14)."""
    set_to_work(table, TOKENS + SCROLL_TOKEN if is_token else SCROLL)
    take_up_dice(table, purpose)


@rule
def take_up_dice(table: Rec, purpose: int) -> None:
    """Wait for dice to be chosen."""
    table.stage = CHOOSE
    table.purpose = purpose
    table.may_stop = purpose == BY_MUSTER


@rule
def legal_choices(table: Rec, out: Rec) -> int:
    """Dice of each face, any number of them; in the end all that were taken up are rolled together."""
    n = 0
    stacks = FACES if table.purpose == BY_MUSTER else N_STACKS
    for stack in range(stacks):
        count = table.party[stack] if stack < FACES else table.dungeon[stack - FACES + GOBLIN]
        for number in range(count):
            out[n] = choose_move(stack, number)
            n += 1
    chosen = table.party_chosen + table.dungeon_chosen
    if chosen > 0:
        out[n] = REROLL
        n += 1
    elif table.may_stop:
        out[n] = KEEP
        n += 1
    return n


@rule
def choose(table: Rec, move: int) -> None:
    """Dice are taken up."""
    stack = stack_in(move)
    number = number_in(move) + 1
    if stack < FACES:
        table.party[stack] -= number
        table.party_chosen += number
    else:
        table.dungeon[stack - FACES + GOBLIN] -= number
        table.dungeon_chosen += number


@rule
def reroll(table: Rec) -> None:
    """They are rolled together, once."""
    table.stage = NO_STAGE
    table.party_rolls = table.party_chosen
    table.dungeon_rolls = table.dungeon_chosen
    table.party_chosen = 0
    table.dungeon_chosen = 0

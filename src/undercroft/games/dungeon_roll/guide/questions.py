"""A question with an exact answer: what comes of a level, at best? The chance to clear it, or experience.

The rules say what can be played. Here stands what a line of play is worth, when it ends, and what makes no difference
(see `Question`). Nothing after the level counts, so dice and treasures are worth only what they can still do on it.
"""

from typing import Any

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec, box_type
from undercroft.kernels.exact import NO_LIMIT, UNDECIDED, Question
from undercroft.kernels.kernel import One

from ..content.box import AS_FACE, BAIT, EMPTY_LAIR, NO_USE
from ..content.cards import EMPTY
from ..moves import (
    BEAT,
    MONSTERS,
    ONWARD,
    RETIRE,
    ULTIMATE,
    USE,
    face_in,
    monster_in,
    number_in,
    source_in,
    treasure_in,
    verb_of,
)
from ..rules.companions import monsters, pool, row_of
from ..table import (
    CHAMPION,
    CHEST,
    CHOOSE,
    DONE,
    DRAGON_PHASE,
    FACES,
    FIGHT,
    FIGHTER,
    GOBLIN,
    MONSTER,
    NO_STAGE,
    POTION,
    RAISE,
    REGROUP,
    SCROLL,
    SCROLL_IN_MONSTER,
    TOKENS,
    TOWN_PORTAL,
    TREASURES,
)
from .prospects import KINDS, can_calm, can_hunt, dice_stay, dragon_can_come, fights_as, rolls_again, waits_for_dragon

SWORD = TREASURES.index("sword")  # talisman and sceptre follow, as cleric and mage follow the fighter

# What is asked, where, and what is known about the whole line of play
ABOUT = box_type(
    [
        ("goal", "i1"),
        ("delve", "i1"),
        ("seat", "i1"),
        ("phase", "i1"),
        ("level", "i1"),
        ("experience", "<i2"),
        ("alike", "i1"),  # a bit for each pair of companions that are
        ("scarce", "i1"),  # the box might be emptied, which brings experience, and that can turn a hero's card
    ]
)
TO_CLEAR, TO_WIN = range(2)  # the goal: clearing the level, or experience
FIRST_TWO, LAST_TWO, OUTER_TWO = 1, 2, 4  # of fighter, cleric and mage: bits of `alike`


# What a line is worth


@rule
def worth(box: Rec, table: Rec, about: Rec) -> float:
    """1 if the level is cleared and 0 if not; or the experience won if the player retires after it."""
    won = table.experience[about.seat] - about.experience if about.goal == TO_WIN else 0
    if table.phase == DONE or table.delve != about.delve or table.adventurer != about.seat:
        return float(won)
    if table.phase == REGROUP:
        is_asked_here = about.phase == REGROUP and table.level == about.level
        return UNDECIDED if is_asked_here else float(won + prize(table, about))
    is_quiet = table.stage == NO_STAGE and table.dungeon_rolls + table.draws + monsters(table) == 0
    if is_quiet and is_as_good_as_cleared(box, table, about):
        return float(won + prize(table, about))
    return UNDECIDED


@rule
def prize(table: Rec, about: Rec) -> int:
    """What a cleared level is worth."""
    return table.level if about.goal == TO_WIN else 1


@rule
def is_as_good_as_cleared(box: Rec, table: Rec, about: Rec) -> bool:
    """With no monster left: whether the dragon is nothing to fear, and for experience nothing to hope for either."""
    if about.goal == TO_CLEAR:
        return bool(table.lair < box.comes_at or can_calm(box, table, about.scarce))
    return table.lair < box.comes_at and not about.scarce and not can_hunt(box, table)


@rule
def most(box: Rec, table: Rec, about: Rec) -> float:
    """Certainty; or the level, and one more for the dragon."""
    if about.goal == TO_CLEAR:
        return 1.0
    if about.scarce or table.phase == REGROUP:
        return NO_LIMIT
    won = table.experience[about.seat] - about.experience
    return float(won + table.level + dragon_can_come(box, table))


# Moves that need not be looked at


@rule
def thin(box: Rec, table: Rec, about: Rec, moves: Any, n: int) -> int:
    """The moves that can be best, those first that often are. Room behind the moves serves to put them in order."""
    if table.party_rolls + table.dungeon_rolls + table.draws > 0:
        return n
    beats_all = table.phase == MONSTER and dice_stay(box, table)
    kept = n
    for index in range(n - 1, -1, -1):
        verb = verb_of(moves[index])
        if verb == ONWARD or (verb == BEAT and not (beats_all and leaves_some(moves, index, n))):
            moves[kept] = moves[index]
            kept += 1
    for index in range(n):
        if verb_of(moves[index]) not in (ONWARD, BEAT) and is_useful(box, table, about, moves[index]):
            moves[kept] = moves[index]
            kept += 1
    for index in range(n, kept):
        moves[index - n] = moves[index]
    return kept - n


@rule
def leaves_some(moves: Any, index: int, n: int) -> bool:
    """Whether the next move listed beats one monster more with the same companion."""
    if index + 1 == n or verb_of(moves[index + 1]) != BEAT:
        return False
    move, after = moves[index], moves[index + 1]
    is_same = source_in(after) == source_in(move) and monster_in(after) == monster_in(move)
    return bool(is_same and number_in(after) == number_in(move) + 1)


@rule
def is_useful(box: Rec, table: Rec, about: Rec, move: int) -> bool:
    """Whether a move that beats no monster can be better than all others."""
    if table.stage == CHOOSE:  # dice are taken up one by one
        return number_in(move) == 0
    if table.stage == RAISE:
        return face_in(move) != SCROLL or not scroll_is_worst(box, table)
    verb = verb_of(move)
    if verb == RETIRE:
        return False
    if (
        verb == USE and treasure_in(move) == TOWN_PORTAL
    ):  # clears nothing, but saves the experience of a level that was entered
        return bool(about.goal == TO_WIN and table.phase != REGROUP)
    if verb == USE:
        return box.treasure_does[treasure_in(move)] != EMPTY_LAIR or is_time_to_calm(box, table)
    empties = verb == ULTIMATE and box.ultimate[row_of(table)] == EMPTY and waits_for_dragon(box, table)
    return not empties or is_time_to_calm(box, table)


@rule
def is_time_to_calm(box: Rec, table: Rec) -> bool:
    """The lair is emptied when the dragon has come, no sooner; or before a level, if that frees dice to be rolled."""
    return bool(table.phase == DRAGON_PHASE or (table.phase == REGROUP and table.level + 1 > pool(box, table)))


@rule
def scroll_is_worst(box: Rec, table: Rec) -> bool:
    """When scrolls are not read any more, a champion does all that they do."""
    row = row_of(table)
    if table.phase == MONSTER or table.scroll_phases != SCROLL_IN_MONSTER or box.types[row, SCROLL] != 0:
        return False
    return bool(box.can[row, CHAMPION, POTION] >= box.can[row, SCROLL, POTION])


# Positions that are worth as much


@rule
def merge(box: Rec, table: Rec, about: Rec) -> None:
    """What does not matter for the rest of the level is put away."""
    if table.stage == NO_STAGE:
        table.purpose = 0
        table.left = 0
        table.may_stop = 0
    if table.phase != REGROUP:
        table.lair = min(table.lair, box.comes_at)
        if not dragon_can_come(box, table) or (about.goal == TO_CLEAR and can_calm(box, table, about.scarce)):
            forget_dragon(box, table, about)
        elif table.phase == DRAGON_PHASE and table.stage == NO_STAGE and not rolls_again(box, table):
            keep_fighters(box, table)
    if table.stage != FIGHT and not SWORD <= table.in_use < SWORD + MONSTERS:
        put_alike_in_order(table, about.alike)


@rule
def forget_dragon(box: Rec, table: Rec, about: Rec) -> None:
    """If the dragon does not count, the lair does not, nor does loot, but for what it does among monsters."""
    table.lair = 0
    must_stay = table.stage == CHOOSE and monsters(table) + table.dungeon_chosen == 0  # something must be chosen
    if not must_stay and not box.early_loot[row_of(table)] and not about.scarce:
        table.dungeon[CHEST] = 0
        table.dungeon[POTION] = 0


@rule
def keep_fighters(box: Rec, table: Rec) -> None:
    """Against the dragon only what fights, saves or brings back counts, and of those that fight one for each type."""
    row = row_of(table)
    table.dungeon[CHEST] = 0
    table.dungeon[POTION] = 0
    for face in range(FACES):
        table.party[face] = min(table.party[face], fights_as(box, row, face))
    for kind in range(KINDS):
        does = box.treasure_does[kind]
        if does in (AS_FACE, BAIT, NO_USE):
            held = table.treasures[table.adventurer, kind]
            table.treasures[table.adventurer, kind] = min(held, fights_as(box, row, TOKENS + kind))


@rule
def put_alike_in_order(table: Rec, alike: int) -> None:
    """Fighter, cleric and mage, or two of them, with the monsters and treasures that belong to them."""
    if alike & FIRST_TWO:
        put_in_order(table, 0, 1)
    if alike & LAST_TWO:
        put_in_order(table, 1, 2)
    if alike & FIRST_TWO and alike & LAST_TWO:
        put_in_order(table, 0, 1)
    elif alike & OUTER_TWO:
        put_in_order(table, 0, 2)


@rule
def put_in_order(table: Rec, a: int, b: int) -> None:
    """Two that are alike change places if the second comes first."""
    seat = table.adventurer
    more = table.party[FIGHTER + b] - table.party[FIGHTER + a]
    if more == 0:
        more = table.dungeon[GOBLIN + b] - table.dungeon[GOBLIN + a]
    if more == 0:
        more = table.treasures[seat, SWORD + b] - table.treasures[seat, SWORD + a]
    if more <= 0:
        return
    dice, foes, held = table.party[FIGHTER + a], table.dungeon[GOBLIN + a], table.treasures[seat, SWORD + a]
    table.party[FIGHTER + a] = table.party[FIGHTER + b]
    table.dungeon[GOBLIN + a] = table.dungeon[GOBLIN + b]
    table.treasures[seat, SWORD + a] = table.treasures[seat, SWORD + b]
    table.party[FIGHTER + b] = dice
    table.dungeon[GOBLIN + b] = foes
    table.treasures[seat, SWORD + b] = held


LEVEL = Question("level", One(ABOUT), worth, most, thin, merge)

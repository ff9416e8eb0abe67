"""A delve in the order of the rulebook: form the party, then monsters, loot, dragon and regrouping on each level."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ..table import (
    ALLIES_LEAVE,
    BY_MUSTER,
    CHEST,
    DELVE_STARTS,
    DISCARD,
    DONE,
    DRAGON_COMES,
    DRAGON_PHASE,
    FACES,
    FLED,
    FORM,
    GAME_ENDS,
    LEVEL_CLEARED,
    LEVEL_STARTS,
    LOOT,
    LOOT_LEFT,
    MONSTER,
    MUSTER,
    NO_STAGE,
    NOTHING,
    PARTY_CONVERTED,
    PORTED,
    POTION,
    PUBLISHED,
    RAISE,
    REGROUP,
    RETIRED,
)
from .achievements import DUNGEON_MASTER, award, look_at_level, look_at_party, look_at_score
from .companions import active_party, can_loot, monsters, pool, row_of
from .dice import can_read, take_up_dice
from .dragon import reward
from .experience import gain
from .heroes import can_use_ultimate, end_discards
from .treasures import give_up, promise_draws, stops_for_treasure, worth

# Forming the party


@rule
def start_delve(box: Rec, table: Rec) -> None:
    """All party dice are rolled, the level die is on 1 (DR-05)."""
    seat = table.adventurer
    table.phase = FORM
    table.level = 1
    table.lair = 0
    table.graveyard = 0
    table.dragons = 0
    table.gains[seat, table.delve] = 0
    if table.rules == PUBLISHED:
        table.ready[seat] = 1
    say(table, DELVE_STARTS, EVERYONE, seat, table.delve, 0)
    row = row_of(table)
    for face in range(FACES):
        table.party[face] = box.form_faces[row, face]
    if box.form_set[row]:
        table.hero_used[seat] = 1
    else:
        table.party_rolls = box.party_dice


@rule
def convert_party(box: Rec, table: Rec, row: int) -> None:
    """A specialty that turns faces of the opening roll."""
    face = box.form_from[row]
    if face == NOTHING or table.party[face] == 0:
        return
    say(table, PARTY_CONVERTED, EVERYONE, table.party[face], face, box.form_to[row])
    table.hero_used[table.adventurer] = 1
    table.party[box.form_to[row]] += table.party[face]
    table.party[face] = 0


@rule
def muster(box: Rec, table: Rec) -> None:
    """The party is rolled: specialties for this moment follow."""
    row = row_of(table)
    convert_party(box, table, row)
    table.phase = MUSTER
    if box.form_reroll[row]:
        take_up_dice(table, BY_MUSTER)
    if box.form_draws[row] > 0:
        table.hero_used[table.adventurer] = 1
        promise_draws(box, table, box.form_draws[row])


# Levels


@rule
def start_level(box: Rec, table: Rec) -> None:
    """As many dungeon dice as the level are rolled, or all that are free (DR-28)."""
    table.phase = MONSTER
    table.dungeon_rolls = min(table.level, pool(box, table))
    table.level_power_used = 0
    table.level_dice = table.dungeon_rolls
    table.outnumbered = active_party(table) < table.dungeon_rolls
    table.baits = 0
    table.companion_used = 0
    table.met_foe = 0
    table.swept = 0
    say(table, LEVEL_STARTS, EVERYONE, table.level, table.dungeon_rolls, 0)


@rule
def is_waiting(table: Rec) -> bool:
    """Whether dice are in the air, treasures are being drawn, or an action is in the middle of its choices."""
    return bool(table.party_rolls + table.dungeon_rolls + table.draws > 0 or table.stage != NO_STAGE)


@rule
def settle(box: Rec, table: Rec) -> None:
    """Go on to where the player has something to decide."""
    if table.stage == RAISE and table.left == 0:
        table.stage = NO_STAGE
    if table.stage == DISCARD and table.draws == 0:
        end_discards(table)
    if is_waiting(table):
        return
    forget_action(table)
    look_at_party(table)
    if table.phase == FORM:
        muster(box, table)
        if is_waiting(table):
            return
    if table.phase == MUSTER:
        convert_party(box, table, row_of(table))
        look_at_party(table)
        start_level(box, table)
    elif MONSTER <= table.phase < REGROUP:
        go_on(box, table)


@rule
def forget_action(table: Rec) -> None:
    """An action is over: nothing of it is left on the table, so that equal positions are equal."""
    table.in_use = NOTHING
    table.purpose = 0
    table.left = 0
    table.may_stop = 0


@rule
def go_on(box: Rec, table: Rec) -> None:
    """From phase to phase of a level, past those in which nothing can be done."""
    row = row_of(table)
    if monsters(table) > 0:
        table.met_foe = 1
        table.phase = MONSTER  # also when a die rolled again in a later phase shows one
        return
    if table.phase == MONSTER and not can_read(table):
        table.phase = LOOT
    if table.phase == LOOT and not stops_at_loot(box, table, row):
        end_loot(table)
    if table.phase == DRAGON_PHASE:
        face_dragon(box, table)


@rule
def stops_at_loot(box: Rec, table: Rec, row: int) -> bool:
    """Whether something can be done in the loot phase."""
    can_act = can_use_ultimate(box, table, row) or stops_for_treasure(box, table)
    return can_loot(box, table, row) or can_act or can_read(table)


@rule
def end_phase(table: Rec) -> None:
    """The player goes on: from monsters to loot, from loot to the dragon."""
    if table.phase == MONSTER:
        table.phase = LOOT
    else:
        end_loot(table)


@rule
def end_loot(table: Rec) -> None:
    """What is left stays until regrouping (DR-20); as published it leaves now."""
    table.phase = DRAGON_PHASE
    if table.rules == PUBLISHED:
        leave_loot(table)


@rule
def leave_loot(table: Rec) -> None:
    """Chests and potions go back to the pool."""
    if table.dungeon[CHEST] + table.dungeon[POTION] > 0:
        say(table, LOOT_LEFT, EVERYONE, table.dungeon[CHEST], table.dungeon[POTION], 0)
    table.dungeon[CHEST] = 0
    table.dungeon[POTION] = 0


@rule
def face_dragon(box: Rec, table: Rec) -> None:
    """With enough dice in the lair the dragon must be fought (DR-21)."""
    if table.lair < box.comes_at:
        clear_level(table)
        regroup(table)
    elif not table.met_dragon:
        table.met_foe = 1
        table.met_dragon = 1
        say(table, DRAGON_COMES, EVERYONE, table.lair, 0, 0)


@rule
def slay_dragon(box: Rec, table: Rec) -> None:
    """The dragon is beaten: the level is cleared, the reward taken (DR-24)."""
    clear_level(table)
    reward(box, table)
    regroup(table)
    promise_draws(box, table, 1)


@rule
def clear_level(table: Rec) -> None:
    """Nothing stands in the way any more."""
    say(table, LEVEL_CLEARED, EVERYONE, table.level, 0, 0)
    look_at_level(table)


@rule
def regroup(table: Rec) -> None:
    """All dungeon dice but those in the lair go back to the pool (DR-25), allies with them."""
    leave_loot(table)
    if table.allies > 0:
        say(table, ALLIES_LEAVE, EVERYONE, table.allies, 0, 0)
    table.allies = 0
    table.met_dragon = 0
    table.phase = REGROUP


@rule
def seek_glory(box: Rec, table: Rec) -> None:
    """The next level: party and graveyard stay as they are (DR-28)."""
    table.level += 1
    start_level(box, table)


# The end of a delve


@rule
def retire(box: Rec, table: Rec) -> None:
    """Experience equal to the level die (DR-26)."""
    say(table, RETIRED, EVERYONE, table.adventurer, table.level, 0)
    if table.level >= box.last_level:
        award(table, DUNGEON_MASTER)
    gain(box, table, table.level)
    end_delve(box, table)


@rule
def leave_by_portal(box: Rec, table: Rec) -> None:
    """Experience equal to the level die, whatever stands in the way (DR-33)."""
    say(table, PORTED, EVERYONE, table.adventurer, table.level, 0)
    gain(box, table, table.level)
    end_delve(box, table)


@rule
def flee(box: Rec, table: Rec) -> None:
    """No experience for this delve (DR-16, DR-23)."""
    say(table, FLED, EVERYONE, table.adventurer, table.level, 0)
    end_delve(box, table)


@rule
def end_delve(box: Rec, table: Rec) -> None:
    """All dice pass to the left (DR-30)."""
    for face in range(FACES):
        table.party[face] = 0
        table.dungeon[face] = 0
    table.allies = 0
    table.met_dragon = 0
    table.adventurer += 1
    if table.adventurer == table.seats:
        table.adventurer = 0
        table.delve += 1
    if table.delve == box.delves:
        end_game(box, table)
    else:
        start_delve(box, table)


@rule
def end_game(box: Rec, table: Rec) -> None:
    """Each player has delved three times (DR-30)."""
    table.phase = DONE
    table.delve = box.delves - 1
    table.lair = 0
    table.graveyard = 0
    for seat in range(table.seats):
        give_up(box, table, seat)
    say(table, GAME_ENDS, EVERYONE, 0, 0, 0)
    look_at_score(table, table.experience[0] + worth(box, table, 0))

"""The heroes' ultimates, and the one specialty that is a move of its own (DR-39, DR-41)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ..content.cards import BEATS, BEATS_EACH, CALLS, CHARMS, DIGS, EMPTY, PAYS, RALLIES, RECRUITS, ROLLS, SWEEP
from ..moves import ENOUGH, MONSTERS, PAY, RECRUIT, SPECIALTY, TARGET_MONSTER, ULTIMATE
from ..table import BY_HERO, CHARM, CHEST, DISCARD, EXTRA, GOBLIN, NO_STAGE, NOTHING, POTION, STRIKE, TREASURES
from .companions import active_dungeon, active_party, ask_for_faces, ask_for_targets, monsters, ultimate_allowed
from .dice import take_up_dice
from .treasures import call_dragons, promise_draws, sweep

KINDS = len(TREASURES)


@rule
def can_use_ultimate(box: Rec, table: Rec, row: int) -> bool:
    """Whether it would do anything now. A hero that acts as a companion is used like one (see `supply`)."""
    if not ultimate_allowed(box, table, row):
        return False
    does = box.ultimate[row]
    if does in (BEATS, BEATS_EACH, CALLS, CHARMS):
        return monsters(table) > 0
    if does == SWEEP:
        return bool(active_dungeon(table) + table.lair > 0)
    if does == EMPTY:
        return bool(table.lair > 0)
    if does == ROLLS:
        return active_party(table) + active_dungeon(table) > 0
    if does == RECRUITS:
        return bool(table.dungeon[box.ultimate_a[row]] > 0)
    if does == PAYS:
        return bool(active_dungeon(table) + table.lair > 0 and holds_treasure(table))
    if does == RALLIES:
        return bool(table.graveyard > 0)
    return bool(does == DIGS)


@rule
def holds_treasure(table: Rec) -> bool:
    """Whether the adventurer has a treasure to pay with."""
    for kind in range(KINDS):
        if table.treasures[table.adventurer, kind] > 0:
            return True
    return False


@rule
def legal_powers(box: Rec, table: Rec, row: int, out: Rec, n: int) -> int:
    """The ultimate in one of its forms, and a specialty that works once a level."""
    face = box.level_reroll[row]
    if face != NOTHING and table.dungeon[face] > 0 and not table.level_power_used:
        out[n] = SPECIALTY
        n += 1
    if not can_use_ultimate(box, table, row):
        return n
    if box.ultimate[row] == RECRUITS:
        for number in range(min(box.ultimate_b[row], table.dungeon[box.ultimate_a[row]])):
            out[n] = RECRUIT + number
            n += 1
        return n
    if box.ultimate[row] == PAYS:
        return legal_payments(table, out, n, PAY)
    out[n] = ULTIMATE
    return n + 1


@rule
def legal_payments(table: Rec, out: Rec, n: int, first: int) -> int:
    """Each kind of treasure that the adventurer holds."""
    for kind in range(KINDS):
        if table.treasures[table.adventurer, kind] > 0:
            out[n] = first + kind
            n += 1
    return n


@rule
def turn_card(table: Rec) -> None:
    """The ultimate is used up (DR-39)."""
    table.ready[table.adventurer] = 0
    table.hero_used[table.adventurer] = 1


@rule
def use_ultimate(box: Rec, table: Rec, row: int) -> None:
    """One row of the box is carried out."""
    turn_card(table)
    does = box.ultimate[row]
    if does == SWEEP:
        table.swept = 1
        sweep(table)
        table.lair = 0
    elif does == EMPTY:
        table.lair = 0
    elif does == BEATS:
        ask_for_targets(table, STRIKE, box.ultimate_a[row], 0)
    elif does == CHARMS:
        ask_for_targets(table, CHARM, box.ultimate_a[row], 0)
    elif does == BEATS_EACH:
        for face in range(GOBLIN, CHEST):
            table.dungeon[face] = max(0, table.dungeon[face] - 1)
    elif does == ROLLS:
        take_up_dice(table, BY_HERO)
    elif does == CALLS:
        call_dragons(table)
    elif does == RALLIES:
        table.party_rolls = min(box.ultimate_a[row], table.graveyard)
        table.graveyard -= table.party_rolls
    else:
        table.stage = DISCARD
        table.left = box.ultimate_b[row]
        promise_draws(box, table, box.ultimate_a[row])


@rule
def recruit(box: Rec, table: Rec, row: int, number: int) -> None:
    """Monsters join the party until the next regrouping."""
    turn_card(table)
    table.dungeon[box.ultimate_a[row]] -= number
    table.allies += number


@rule
def pay(box: Rec, table: Rec, kind: int) -> None:
    """For a treasure: monsters beaten, chests opened, potions quaffed, the lair emptied without reward."""
    turn_card(table)
    table.swept = 1
    table.treasures[table.adventurer, kind] -= 1
    chests = table.dungeon[CHEST]
    potions = min(table.dungeon[POTION], table.graveyard)
    sweep(table)
    table.lair = 0
    if potions > 0:
        ask_for_faces(table, potions)
    promise_draws(box, table, chests)


@rule
def use_specialty(box: Rec, table: Rec, row: int) -> None:
    """Once a level, one die is rolled again."""
    table.level_power_used = 1
    table.hero_used[table.adventurer] = 1
    table.dungeon[box.level_reroll[row]] -= 1
    table.dungeon_rolls = 1


# Naming monsters


@rule
def legal_targets(table: Rec, out: Rec) -> int:
    """Any kind of monster there is; or no more."""
    n = 0
    for monster in range(MONSTERS):
        if table.dungeon[GOBLIN + monster] > 0:
            out[n] = TARGET_MONSTER + monster
            n += 1
    if table.may_stop:
        out[n] = ENOUGH
        n += 1
    return n


@rule
def hit(box: Rec, table: Rec, row: int, face: int) -> None:
    """One more monster is beaten, or charmed: the first one becomes loot, others just go."""
    table.dungeon[face] -= 1
    table.left -= 1
    if table.purpose == EXTRA:
        table.hero_used[table.adventurer] = 1
    elif table.purpose == CHARM and not table.may_stop:
        table.dungeon[box.ultimate_b[row]] += 1
    table.may_stop = 1
    if table.left == 0 or monsters(table) == 0:
        table.stage = NO_STAGE


# Discarding


@rule
def end_discards(table: Rec) -> None:
    """No more to discard, or nothing left."""
    if table.left == 0 or not holds_treasure(table):
        table.stage = NO_STAGE


@rule
def discard(table: Rec, kind: int) -> None:
    """A treasure goes back to the box."""
    table.treasures[table.adventurer, kind] -= 1
    table.left -= 1

"""The round: heroes, enemies, recovery (DB-06 to DB-08), and how a quest ends (DB-41)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ..content.layout import AT_RECOVERY, BY_BOSS, GREEN
from ..table import (
    E_ENEMIES,
    E_REGENERATES,
    E_ROUND,
    E_WON,
    ENEMIES,
    ENEMIES_ACT,
    GENERATED,
    HEROES,
    HEROES_ACT,
    NOBODY,
    NOWHERE,
    RECOVERY,
    REGENERATE,
    STALEMATE,
    TOO_LATE,
    TOO_MUCH,
    W_ACT,
    W_ACTION,
    W_BEGIN,
    W_MINOR,
    W_NOTHING,
    WON,
)  # fmt: skip
from .enemies.acting import next_enemy
from .heroes.acting import ACTIONS, begin, end_activation
from .heroes.damage import lose
from .map.figures import colour_of, is_alive, is_there, keywords_of
from .map.squares import ground_at
from .stack import clear_stack
from .triggers import pull_triggers

MOST_ROUNDS = 200  # a quest without a clock could go on for ever


@rule
def start_round(table: Rec) -> None:
    """Heroes have their actions again (DB-08)."""
    table.rounds += 1
    table.phase = HEROES_ACT
    table.acted = 0
    table.active = NOBODY
    table.called = NOBODY
    for hero in range(HEROES):
        if is_alive(table, hero):
            table.actions[hero] = ACTIONS
    say(table, E_ROUND, EVERYONE, table.rounds, 0, 0)


@rule
def go_on(box: Rec, table: Rec) -> None:
    """Nothing is left on the stack: the phase goes on."""
    if table.phase == HEROES_ACT:
        heroes_phase(box, table)
    elif table.phase == ENEMIES_ACT:
        enemies_phase(box, table)
    elif table.phase == RECOVERY:
        end_round(box, table)


@rule
def heroes_phase(box: Rec, table: Rec) -> None:
    """In any order, each hero finishing before the next (DB-06)."""
    if is_won(box, table):
        win(table)
        return
    if table.called != NOBODY and not is_alive(table, table.called):
        table.called = NOBODY
    if table.active != NOBODY and not is_alive(table, table.active):
        end_activation(table)
    if table.called != NOBODY:
        table.asked = table.called
        table.wait = W_MINOR
        return
    if table.active == NOBODY:
        choose_next(table)
    if table.active != NOBODY:
        table.asked = table.active
        table.wait = W_ACTION


@rule
def choose_next(table: Rec) -> None:
    """Whose activation comes next: the players say, unless one hero is left; after the last come the enemies."""
    first, left = NOBODY, 0
    for hero in range(HEROES - 1, -1, -1):
        if is_alive(table, hero) and not table.acted >> hero & 1:
            first = hero
            left += 1
    if left == 0:
        start_enemies(table)
    elif left == 1:
        begin(table, first)
    else:
        table.asked = first
        table.wait = W_BEGIN


@rule
def start_enemies(table: Rec) -> None:
    """The enemies on the map now will act; those who come later wait (DB-07). What lasts for the heroes' phase ends."""
    table.phase = ENEMIES_ACT
    table.wait = W_NOTHING
    for hero in range(HEROES):
        table.attack_bonus[hero] = 0
        table.attack_from[hero] = 0
    table.acting = 0
    for enemy in range(ENEMIES):
        table.acting |= is_there(table, enemy) << enemy
    if table.acting:
        say(table, E_ENEMIES, EVERYONE, 0, 0, 0)


@rule
def enemies_phase(box: Rec, table: Rec) -> None:
    """One enemy after the other; after the last, recovery."""
    if next_enemy(box, table) != NOBODY:
        table.wait = W_ACT
        return
    table.acting = 0
    for hero in range(HEROES):
        table.defence_bonus[hero] = 0
        table.defence_from[hero] = 0
        table.hidden[hero] = 0
    table.phase = RECOVERY
    regenerate(box, table)
    if table.quest != GENERATED:
        pull_triggers(box, table, AT_RECOVERY, 0)


@rule
def regenerate(box: Rec, table: Rec) -> None:
    """Some enemies gain 1 health at the end of the round, up to the top face of their die (DB-37)."""
    healed = 0
    for enemy in range(ENEMIES):
        mends = is_there(table, enemy) and keywords_of(box, table, enemy) & REGENERATE
        if mends and table.health[HEROES + enemy] < box.top[colour_of(table.kind[enemy])]:
            table.health[HEROES + enemy] += 1
            healed += 1
    if healed:
        say(table, E_REGENERATES, EVERYONE, healed, 0, 0)


@rule
def end_round(box: Rec, table: Rec) -> None:
    """Loss, then victory, then the next round (DB-08, DB-41)."""
    quest = table.quest
    if quest != GENERATED:
        last = box.last_round[quest]
        if last and box.extra_flag[quest] != NOBODY and table.flags_set >> box.extra_flag[quest] & 1:
            last += box.extra_rounds[quest]
        if last and table.rounds >= last:
            lose(table, TOO_LATE)
            return
        if box.lose_least[quest] and table.counters[box.lose_counter[quest]] >= box.lose_least[quest]:
            lose(table, TOO_MUCH)
            return
    if is_won(box, table):
        win(table)
    elif table.rounds >= MOST_ROUNDS:
        lose(table, STALEMATE)
    else:
        start_round(table)


@rule
def is_won(box: Rec, table: Rec) -> bool:
    """The boss is beaten; or all that is wanted was brought to the entrance."""
    if table.quest == GENERATED or box.win_by[table.quest] == BY_BOSS:
        return table.boss_down != 0
    if table.counters[box.win_counter[table.quest]] < box.win_least[table.quest]:
        return False
    for hero in range(HEROES):
        if table.dropped[hero] != NOWHERE:
            return False
        if is_alive(table, hero) and ground_at(box, table, table.square[hero]) != GREEN:
            return False
    return True


@rule
def win(table: Rec) -> None:
    """The quest is done."""
    table.phase = WON
    table.wait = W_NOTHING
    clear_stack(table)
    say(table, E_WON, EVERYONE, 0, 0, 0)

"""Losing health: enemies are beaten and leave treasure, heroes fall (DB-22, DB-26, DB-41)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ...content.layout import AT_BOSS_FALL
from ...content.programs import REVIVE
from ...table import (
    ALL_DEAD,
    CELLS,
    E_BEATEN,
    E_DROPPED,
    E_FALLS,
    E_HURT,
    E_LOST,
    E_SAVED,
    E_STANDS_UP,
    E_TREASURE,
    GENERATED,
    HEROES,
    ITEMS,
    LOST,
    NOBODY,
    NOWHERE,
    W_LOOT,
    W_NOTHING,
    W_SAVE,
)  # fmt: skip
from ..map.figures import boss_on_map, colour_of, gain_treasure, is_alive, most_health, put, same_tile, tag, tell
from ..stack import BEATING, FALLING, LOOTING, clear_stack, pop, push, top
from ..triggers import pull_triggers


@rule
def lose(table: Rec, reason: int) -> None:
    """The game is lost (DB-41)."""
    table.phase = LOST
    table.wait = W_NOTHING
    clear_stack(table)
    say(table, E_LOST, EVERYONE, reason, 0, 0)


@rule
def hurt(box: Rec, table: Rec, figure: int, amount: int, thanks: int) -> None:
    """A figure loses health; `thanks` is the hero who gets the treasure, if an enemy is beaten by it."""
    table.health[figure] = max(0, table.health[figure] - amount)
    say(table, E_HURT, EVERYONE, tag(table, figure), amount, table.health[figure])
    if table.health[figure] > 0:
        return
    if figure < HEROES:
        push(table, FALLING, figure, 0, 0, 0, 0, 0, 0)
        return
    push(table, BEATING, figure - HEROES, thanks, 0, 0, 0, 0, 0)
    if table.boss[figure - HEROES] and table.boss_falls == 0:
        table.boss_falls = 1
        boss_falls(box, table, figure)


@rule
def boss_falls(box: Rec, table: Rec, figure: int) -> None:
    """The first time, a quest may let its boss stand up again: its text beats the rule (DB-05)."""
    if table.quest == GENERATED:
        wind = box.made_wind[table.difficulty]
        stand_up(box, table, wind[0] * table.n_heroes + wind[1])
        return
    pull_triggers(box, table, AT_BOSS_FALL, table.square[figure] // CELLS)


@rule
def stand_up(box: Rec, table: Rec, health: int) -> None:
    """The boss, just fallen, has health again; with none or less it stays down."""
    boss = boss_on_map(table)
    if boss != NOBODY and health > 0:
        table.health[HEROES + boss] = min(health, box.top[colour_of(table.kind[boss])])
        say(table, E_STANDS_UP, EVERYONE, tag(table, HEROES + boss), table.health[HEROES + boss], 0)


@rule
def run_beating(table: Rec) -> None:
    """An enemy below 1 health leaves the map, unless it stood up; its die is rolled for treasure (DB-26)."""
    frame = table.frames[top(table)]
    enemy, thanks = frame[1], frame[2]
    pop(table)
    if table.health[HEROES + enemy] > 0:
        return
    say(table, E_BEATEN, EVERYONE, tag(table, HEROES + enemy), 0, 0)
    if table.boss[enemy]:
        table.boss_down = 1
    if thanks != NOBODY:
        push(table, LOOTING, thanks, colour_of(table.kind[enemy]), 0, 0, 0, 0, 0)
        table.wait = W_LOOT
    remove_enemy(table, enemy)


@rule
def remove_enemy(table: Rec, enemy: int) -> None:
    """The die goes back to the supply."""
    put(table, HEROES + enemy, NOWHERE)
    table.health[HEROES + enemy] = 0
    table.kind[enemy] = 0
    table.boss[enemy] = 0
    table.stunned[enemy] = 0
    table.born[enemy] = 0
    table.acting &= ~(1 << enemy)


@rule
def loot(box: Rec, table: Rec, face: int) -> None:
    """The number on the die is treasure (DB-26)."""
    frame = table.frames[top(table)]
    gained = gain_treasure(box, table, frame[1], box.face_health[frame[2], face])
    tell(table, E_TREASURE, frame[1], gained)
    pop(table)
    table.wait = W_NOTHING


# Heroes


@rule
def saver(box: Rec, table: Rec, hero: int, start: int) -> int:
    """The next hero who could save a falling one: the same, or one on the tile, with a card for it; or NOBODY."""
    for other in range(start, HEROES):
        is_near = other == hero or (is_alive(table, other) and same_tile(table, other, hero))
        if is_near and saving_item(box, table, other) != NOBODY:
            return other
    return NOBODY


@rule
def saving_item(box: Rec, table: Rec, hero: int) -> int:
    """A hero's card that saves from falling, or NOBODY."""
    for item in range(ITEMS):
        if table.items[hero, item] > 0 and box.item_effect[item, 0] == REVIVE:
            return item
    return NOBODY


@rule
def run_falling(box: Rec, table: Rec) -> None:
    """Whoever can save the hero is asked; else the hero is out of the game."""
    frame = table.frames[top(table)]
    hero = frame[1]
    other = saver(box, table, hero, frame[2])
    if other != NOBODY:
        frame[2] = other
        table.asked = other
        table.wait = W_SAVE
        return
    pop(table)
    fall(table, hero)


@rule
def save(box: Rec, table: Rec) -> None:
    """The card keeps the hero up."""
    frame = table.frames[top(table)]
    hero, other = frame[1], frame[2]
    item = saving_item(box, table, other)
    table.items[other, item] -= 1
    table.used[item] += 1
    table.health[hero] = min(box.item_effect[item, 1], most_health(box, table, hero))
    say(table, E_SAVED, EVERYONE, hero, table.health[hero], other)
    pop(table)
    table.wait = W_NOTHING


@rule
def let_fall(table: Rec) -> None:
    """Whoever was asked does not help; perhaps the next."""
    table.frames[top(table), 2] += 1
    table.wait = W_NOTHING


@rule
def drop(table: Rec, hero: int, count: int) -> None:
    """Things of the quest lie where their bearer fell, for others to pick up (DB-05)."""
    table.dropped[hero] = table.fell[hero]
    table.dropped_objects[hero] += count
    say(table, E_DROPPED, EVERYONE, hero, count, table.fell[hero])


@rule
def fall(table: Rec, hero: int) -> None:
    """The hero leaves the map; things of the quest stay on the square. If nobody is left, the game is lost (DB-41)."""
    say(table, E_FALLS, EVERYONE, hero, 0, 0)
    table.fell[hero] = table.square[hero]
    if table.objects[hero] > 0:
        drop(table, hero, table.objects[hero])
        table.objects[hero] = 0
    put(table, hero, NOWHERE)
    table.actions[hero] = 0
    table.defence_bonus[hero] = 0
    table.attack_bonus[hero] = 0
    alive = 0
    for other in range(HEROES):
        alive += is_alive(table, other)
    if alive == 0:
        lose(table, ALL_DEAD)

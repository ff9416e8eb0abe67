"""A hero's activation: up to two actions, and minor actions at any time (DB-06, DB-09 to DB-12)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ...moves import AIM, BACK, BEGIN, END, LET, PICK, SHOOT, STRIKE, WORK
from ...table import (
    BARRAGE,
    CELLS,
    ENEMIES,
    GENERATED,
    HEROES,
    MELEE,
    NOBODY,
    NOWHERE,
    RANGED,
    REACH,
    W_NOTHING,
    WEAPON,
)  # fmt: skip
from ..enemies.acting import touches_diagonally
from ..map.figures import is_alive, is_there, own_modifier
from ..map.sight import can_shoot
from ..map.squares import beside, named
from ..stack import ASSAULT, CLOSING, PROGRAM, push, top
from .attacks import assault
from .market import has_minor, legal_minor
from .moving import legal_walk

ACTIONS = 2


@rule
def begin(table: Rec, hero: int) -> None:
    """A hero's activation: two actions, one fewer if dazed."""
    table.active = hero
    table.actions[hero] = ACTIONS - table.dazed[hero]
    table.dazed[hero] = 0
    table.breath[hero] = 0
    table.points = 0


@rule
def end_activation(table: Rec) -> None:
    """The hero is done for this round (DB-06)."""
    hero = table.active
    table.acted |= 1 << hero
    table.actions[hero] = 0
    table.breath[hero] = 0
    table.points = 0
    table.active = NOBODY


@rule
def legal_begin(box: Rec, table: Rec, out: Rec) -> int:
    """Which hero acts next (DB-06)."""
    n = 0
    for hero in range(HEROES):
        if is_alive(table, hero) and not table.acted >> hero & 1:
            out[n] = BEGIN + hero
            n += 1
    return legal_calls(box, table, out, n)


@rule
def legal_calls(box: Rec, table: Rec, out: Rec, n: int) -> int:
    """Other heroes who have a minor action to take in between (DB-12)."""
    for hero in range(HEROES):
        if hero != table.active and is_alive(table, hero) and has_minor(box, table, hero):
            out[n] = LET + hero
            n += 1
    return n


@rule
def legal_actions(box: Rec, table: Rec, out: Rec) -> int:
    """What the active hero can do."""
    hero = table.active
    n = legal_walk(box, table, hero, out, 0)
    if table.actions[hero] > 0:
        n = legal_attacks(box, table, hero, out, n)
        n = legal_work(box, table, hero, out, n)
    n = legal_minor(box, table, hero, out, n)
    n = legal_calls(box, table, out, n)
    out[n] = END
    return n + 1


@rule
def legal_called(box: Rec, table: Rec, out: Rec) -> int:
    """What a called hero can do: minor actions, and give way again."""
    n = legal_minor(box, table, table.called, out, 0)
    out[n] = BACK
    return n + 1


# Attacking


@rule
def can_attack(box: Rec, table: Rec, hero: int, enemy: int, mode: int) -> bool:
    """Whether the hero's weapon reaches an enemy so (DB-23, DB-24, DB-31)."""
    if not is_there(table, enemy) or box.gear_dice[table.gear[hero], mode] == 0:
        return False
    here, there = table.square[hero], table.square[HEROES + enemy]
    if mode == RANGED:
        return can_shoot(box, table, here, there, True)
    if beside(box, table, here, there):
        return True
    return (box.gear_keywords[table.gear[hero]] & REACH) != 0 and touches_diagonally(box, table, here, there)


@rule
def legal_attacks(box: Rec, table: Rec, hero: int, out: Rec, n: int) -> int:
    """The enemies that can be struck, and those that can be shot at."""
    for enemy in range(ENEMIES):
        if can_attack(box, table, hero, enemy, MELEE):
            out[n] = STRIKE + enemy
            n += 1
    for enemy in range(ENEMIES):
        if can_attack(box, table, hero, enemy, RANGED):
            out[n] = SHOOT + enemy
            n += 1
    return n


@rule
def attack(box: Rec, table: Rec, hero: int, enemy: int, mode: int) -> None:
    """An action: the weapon's dice, with the modifiers of hero and equipment (DB-19)."""
    gear = table.gear[hero]
    table.actions[hero] -= 1
    table.points = 0
    modifier = own_modifier(box, table, hero, mode) + box.gear_mod[gear, mode] + table.sharp[hero]
    table.sharp[hero] = 0
    dice, keywords = box.gear_dice[gear, mode], box.gear_keywords[gear]
    if keywords & BARRAGE:
        table.n_aims = 0
        push(table, ASSAULT, hero, mode, dice, modifier, keywords, WEAPON, 0)
        aim(box, table, enemy)
    else:
        assault(table, hero, mode, dice, modifier, keywords, WEAPON, HEROES + enemy)


@rule
def aim(box: Rec, table: Rec, enemy: int) -> None:
    """One die of a barrage is for this enemy. Without another to choose the rest are, too (DB-32)."""
    frame = table.frames[top(table)]
    table.wait = W_NOTHING
    add_aim(table, HEROES + enemy)
    for other in range(ENEMIES):
        if other != enemy and can_attack(box, table, frame[1], other, frame[2]):
            return
    while table.n_aims < frame[3]:
        add_aim(table, HEROES + enemy)


@rule
def add_aim(table: Rec, target: int) -> None:
    """Dice are alike: they lie in the order of the enemies, in whatever order these were named."""
    place = table.n_aims
    while place > 0 and table.aims[place - 1] > target:
        table.aims[place] = table.aims[place - 1]
        place -= 1
    table.aims[place] = target
    table.n_aims += 1


@rule
def legal_aims(box: Rec, table: Rec, out: Rec) -> int:
    """Each die may go to any enemy that the attack reaches (DB-32)."""
    frame, n = table.frames[top(table)], 0
    for enemy in range(ENEMIES):
        if can_attack(box, table, frame[1], enemy, frame[2]):
            out[n] = AIM + enemy
            n += 1
    return n


# What a quest offers (DB-11)


@rule
def is_at(box: Rec, table: Rec, hero: int, square: int) -> bool:
    """Whether a hero is on a square or beside it."""
    return table.square[hero] == square or beside(box, table, table.square[hero], square)


@rule
def can_work(box: Rec, table: Rec, hero: int, feature: int) -> bool:
    """Whether a hero can turn to a thing of the quest: at hand, not used up, and not too early."""
    quest = table.quest
    room = box.feature_room[quest, feature]
    if table.features >> feature & 1 or not table.explored >> room & 1:
        return False
    if box.feature_late[quest, feature] and not table.boss_down:
        return False
    return is_at(box, table, hero, named(table, room * CELLS + box.feature_cell[quest, feature]))


@rule
def legal_work(box: Rec, table: Rec, hero: int, out: Rec, n: int) -> int:
    """Things to turn to, and things to pick up."""
    if table.quest != GENERATED:
        for feature in range(box.n_features[table.quest]):
            if can_work(box, table, hero, feature):
                out[n] = WORK + feature
                n += 1
    for other in range(HEROES):
        if table.dropped[other] != NOWHERE and is_at(box, table, hero, table.dropped[other]):
            out[n] = PICK + other
            n += 1
    return n


@rule
def work(box: Rec, table: Rec, hero: int, feature: int) -> None:
    """An action on a thing of the quest; it is used up, unless its test may be tried again."""
    quest = table.quest
    table.actions[hero] -= 1
    table.points = 0
    table.result = 1
    if box.feature_retry[quest, feature]:
        push(table, CLOSING, feature, 0, 0, 0, 0, 0, 0)
    else:
        table.features |= 1 << feature
    room = box.feature_room[quest, feature]
    push(table, PROGRAM, box.feature_program[quest, feature], hero, room, 0, 0, NOWHERE, 0)


@rule
def pick_up(table: Rec, hero: int, other: int) -> None:
    """An action: take what a fallen hero left."""
    table.actions[hero] -= 1
    table.points = 0
    table.objects[hero] += table.dropped_objects[other]
    table.dropped_objects[other] = 0
    table.dropped[other] = NOWHERE

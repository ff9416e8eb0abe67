"""Abilities and items: when a card can be used, on whom, and what it does (DB-04, DB-12, DB-21, DB-27)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ...content.layout import WALL
from ...content.programs import (
    ACTION,
    ATTACK,
    ATTACK_EACH,
    BESIDE,
    BURST,
    DEFEND,
    FORESEE,
    GAIN,
    GLIDE,
    HARM,
    HEAL_ONE,
    HIDE,
    RALLY,
    RING,
    SEEN,
    SELF,
    SHARPEN,
    STILL,
)  # fmt: skip
from ...moves import AT, ENOUGH, LOOK, ON, SPOT
from ...table import (
    ABILITY,
    CELLS,
    E_ENERGY,
    E_HEALED,
    E_STUNNED,
    ENEMIES,
    HEROES,
    ITEM,
    NOBODY,
    RED,
    ROOMS,
    SQUARES,
    W_EXIT,
    W_NOTHING,
    W_PATIENT,
    W_SPOT,
    W_STILL,
    W_VICTIM,
)  # fmt: skip
from ..enemies.acting import touches_diagonally
from ..exploring import foresee
from ..map.figures import gain_energy, heal, is_alive, is_there, most_health, own_modifier, same_tile, tag, tell
from ..map.sight import can_shoot, sees
from ..map.squares import apart, beside, ground_at, has_room, named
from ..stack import CHOOSING, GLIDING, SWEEP, pop, push, top
from .attacks import assault
from .damage import hurt
from .entering import behind_exit
from .moving import can_glide

EXITS = ROOMS * 4


@rule
def effect(box: Rec, table: Rec, hero: int, item: int, column: int) -> int:
    """A number of a card's effect; `item` NOBODY means the hero's ability."""
    if item == NOBODY:
        return box.ability_effect[table.ability[hero], column]
    return box.item_effect[item, column]


@rule
def source_bit(hero: int, item: int) -> int:
    """What a bonus comes from: the ability of a hero, or an item. The same adds only once."""
    return 1 << hero if item == NOBODY else 1 << (HEROES + item)


# Whom a card can be used on


@rule
def choices(op: int) -> int:
    """How many there are to choose from: heroes, enemies, squares or exits; 0 if the card asks for no target."""
    if op == HEAL_ONE:
        return HEROES
    if op in (ATTACK, HARM, STILL):
        return ENEMIES
    if op == FORESEE:
        return EXITS
    return SQUARES if op == ATTACK_EACH else 0


@rule
def is_choice(box: Rec, table: Rec, hero: int, item: int, which: int) -> bool:
    """Whether a card can be used on this hero, enemy, square or exit."""
    op, here = effect(box, table, hero, item, 0), table.square[hero]
    if op == HEAL_ONE:
        return can_heal(box, table, hero, which, effect(box, table, hero, item, 2))
    if op == FORESEE:
        return has_room(table, which // 4) and behind_exit(box, table, which // 4, which % 4) != NOBODY
    if op == ATTACK_EACH:
        return is_spot(box, table, here, which)
    if not is_there(table, which):
        return False
    there = table.square[HEROES + which]
    if op == STILL:
        return table.kind[which] != RED and not table.stunned[which] and same_tile(table, hero, HEROES + which)
    if op == HARM:
        return sees(box, table, here, there, True)
    return can_shoot(box, table, here, there, True)


@rule
def can_heal(box: Rec, table: Rec, hero: int, other: int, who: int) -> bool:
    """A wounded hero: oneself, one beside, or one in sight."""
    if not is_alive(table, other) or table.health[other] >= most_health(box, table, other):
        return False
    if other == hero:
        return True
    if who == BESIDE:
        return beside(box, table, table.square[hero], table.square[other])
    return who == SEEN and sees(box, table, table.square[hero], table.square[other], True)


@rule
def is_spot(box: Rec, table: Rec, here: int, square: int) -> bool:
    """A square in sight at range, with an enemy on it or around it."""
    if not has_room(table, square // CELLS) or ground_at(box, table, square) == WALL or named(table, square) != square:
        return False
    return around(box, table, square) != 0 and can_shoot(box, table, here, square, True)


@rule
def around(box: Rec, table: Rec, square: int) -> int:
    """The enemies on a square and around it, diagonals included, a bit each."""
    found = 0
    for enemy in range(ENEMIES):
        if is_there(table, enemy):
            there = table.square[HEROES + enemy]
            if there == square or (
                apart(table, square, there) == 1
                and (beside(box, table, square, there) or touches_diagonally(box, table, square, there))
            ):
                found |= 1 << enemy
    return found


@rule
def on_same_tile(table: Rec, hero: int) -> int:
    """The enemies on the hero's tile, a bit each."""
    found = 0
    for enemy in range(ENEMIES):
        if is_there(table, enemy) and same_tile(table, hero, HEROES + enemy):
            found |= 1 << enemy
    return found


# When it can be used: it must be able to have an effect


@rule
def can_use(box: Rec, table: Rec, hero: int, item: int) -> bool:
    """Whether a card would do anything now."""
    op, amount, flags = effect(box, table, hero, item, 0), effect(box, table, hero, item, 1), 0
    if op == ATTACK_EACH and amount != BURST:
        return around(box, table, table.square[hero]) != 0
    if choices(op) > 0:
        for which in range(choices(op)):
            if is_choice(box, table, hero, item, which):
                return True
        return False
    if op in (DEFEND, RALLY):
        return helped(box, table, hero, item) != 0
    if op == SHARPEN:
        return table.sharp[hero] < amount
    if op == GAIN:
        return table.energy[hero] < box.most_energy
    if op == ACTION:
        return hero == table.active and not table.breath[hero]
    if op == RING:
        return on_same_tile(table, hero) != 0
    if op == GLIDE:
        flags = effect(box, table, hero, item, 2)
        return can_glide(box, table, hero, amount, flags, NOBODY)
    return op == HIDE and not table.hidden[hero]


@rule
def helped(box: Rec, table: Rec, hero: int, item: int) -> int:
    """The heroes who would gain a bonus that they do not have from this card yet, a bit each."""
    op, who, found = effect(box, table, hero, item, 0), effect(box, table, hero, item, 2), 0
    for other in range(HEROES):
        if not is_alive(table, other):
            continue
        if op == RALLY:
            meant = same_tile(table, other, hero)
            had = table.attack_from[other] & source_bit(hero, item)
        else:
            near = who != SELF and beside(box, table, table.square[hero], table.square[other])
            meant = other == hero or near
            had = table.defence_from[other] & source_bit(hero, item)
        if meant and not had:
            found |= 1 << other
    return found


# What it does


@rule
def use(box: Rec, table: Rec, hero: int, item: int) -> None:
    """Pay for a card and let it work. An item is used up (DB-04)."""
    if item == NOBODY:
        table.energy[hero] -= box.ability_cost[table.ability[hero]]
    else:
        table.items[hero, item] -= 1
        table.used[item] += 1
    op, amount = effect(box, table, hero, item, 0), effect(box, table, hero, item, 1)
    if op == ATTACK_EACH and amount != BURST:
        sweep(box, table, hero, item, around(box, table, table.square[hero]))
    elif choices(op) > 0:
        push(table, CHOOSING, hero, item, amount if op == STILL else 1, 0, 0, 0, 0)
    elif op == GLIDE:
        push(table, GLIDING, hero, amount, effect(box, table, hero, item, 2), NOBODY, 0, 0, 0)
    elif op == RING:
        push(table, SWEEP, hero, 0, 0, 0, on_same_tile(table, hero), source_of(item), 0)
    else:
        strengthen(box, table, hero, item, op, amount)


@rule
def strengthen(box: Rec, table: Rec, hero: int, item: int, op: int, amount: int) -> None:
    """Cards that help heroes at once."""
    if op in (DEFEND, RALLY):
        heroes = helped(box, table, hero, item)
        for other in range(HEROES):
            if heroes >> other & 1:
                add_bonus(table, other, op, amount, source_bit(hero, item))
    elif op == SHARPEN:
        table.sharp[hero] = amount
    elif op == GAIN:
        tell(table, E_ENERGY, hero, gain_energy(box, table, hero, amount))
    elif op == ACTION:
        table.actions[hero] += amount
        table.breath[hero] = 1
    elif op == HIDE:
        table.hidden[hero] = 1


@rule
def add_bonus(table: Rec, hero: int, op: int, amount: int, source: int) -> None:
    """A bonus to defence or to attacks."""
    if op == DEFEND:
        table.defence_bonus[hero] += amount
        table.defence_from[hero] |= source
    else:
        table.attack_bonus[hero] += amount
        table.attack_from[hero] |= source


@rule
def source_of(item: int) -> int:
    """Hits of abilities and items give no energy (DB-21)."""
    return ABILITY if item == NOBODY else ITEM


@rule
def sweep(box: Rec, table: Rec, hero: int, item: int, enemies: int) -> None:
    """Attack several enemies with the card's own dice; the hero's weapon adds nothing (DB-24, DB-27)."""
    mode, dice = effect(box, table, hero, item, 2), effect(box, table, hero, item, 3)
    modifier = effect(box, table, hero, item, 4) + own_modifier(box, table, hero, mode)
    push(table, SWEEP, hero, mode, dice, modifier, enemies, source_of(item), 0)


@rule
def run_choosing(box: Rec, table: Rec) -> None:
    """Ask for a target; if there is but one, it is taken."""
    frame = table.frames[top(table)]
    hero, item = frame[1], frame[2]
    op, count, only = effect(box, table, hero, item, 0), 0, NOBODY
    for which in range(choices(op)):
        if is_choice(box, table, hero, item, which):
            count += 1
            only = which
    if frame[3] == 0 or count == 0:
        pop(table)
    elif count == 1 and frame[4] == 0:
        choose(box, table, only)
    else:
        table.asked = hero
        table.wait = waiting_for(op)


@rule
def waiting_for(op: int) -> int:
    """What sort of target a card asks for."""
    if op == HEAL_ONE:
        return W_PATIENT
    if op == FORESEE:
        return W_EXIT
    if op == STILL:
        return W_STILL
    return W_SPOT if op == ATTACK_EACH else W_VICTIM


@rule
def legal_choice(box: Rec, table: Rec, out: Rec) -> int:
    """The targets of the card in hand."""
    frame = table.frames[top(table)]
    hero, item, n = frame[1], frame[2], 0
    op = effect(box, table, hero, item, 0)
    first = ON if op == HEAL_ONE else LOOK if op == FORESEE else SPOT if op == ATTACK_EACH else AT
    for which in range(choices(op)):
        if is_choice(box, table, hero, item, which):
            out[n] = first + which
            n += 1
    if op == STILL and frame[4] > 0:
        out[n] = ENOUGH
        n += 1
    return n


@rule
def choose(box: Rec, table: Rec, which: int) -> None:
    """The card works on this target."""
    frame = table.frames[top(table)]
    hero, item = frame[1], frame[2]
    op, amount = effect(box, table, hero, item, 0), effect(box, table, hero, item, 1)
    table.wait = W_NOTHING
    if op == STILL:
        frame[3] -= 1
        frame[4] += 1
        table.stunned[which] = 1
        say(table, E_STUNNED, EVERYONE, tag(table, HEROES + which), 0, 0)
        return
    pop(table)
    if op == HEAL_ONE:
        tell(table, E_HEALED, which, heal(box, table, which, amount))
    elif op == FORESEE:
        foresee(table, which // 4, which % 4, hero)
    elif op == ATTACK_EACH:
        sweep(box, table, hero, item, around(box, table, which))
    elif op == HARM:
        hurt(box, table, HEROES + which, amount, hero)
    else:
        mode, dice = amount, effect(box, table, hero, item, 2)
        modifier = effect(box, table, hero, item, 3) + own_modifier(box, table, hero, mode)
        keywords = effect(box, table, hero, item, 4)
        assault(table, hero, mode, dice, modifier, keywords, source_of(item), HEROES + which)

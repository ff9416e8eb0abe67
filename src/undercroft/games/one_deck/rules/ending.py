"""How encounters and guardian rounds end, and how the game does (OD-09, OD-32, OD-43, OD-57)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ..content.effects import HEAL_AFTER_ROUND, HEAL_ON_POTION, HEALS_FOR_OPEN_SKULLS
from ..table import (
    DO_BOUT,
    DO_LOOT,
    DO_PART,
    DO_ROUND,
    DO_STRIKE,
    FLOORS,
    GAME_LOST,
    GAME_WON,
    GUARDIAN_HEALS,
    GUARDIAN_HIT,
    HEROES,
    LOST,
    NO_LOOT,
    NONE,
    SAVE,
    SIDES,
    WON,
)
from .boxes.consequences import gives_loot
from .boxes.dice import clear_dice
from .boxes.placing import is_open
from .encounter import swap_pairs
from .heroes.lasting import amount, doubled
from .heroes.party import gift, max_health, mend
from .heroes.skills import is_healing


@rule
def close(box: Rec, table: Rec) -> None:
    """The encounter is over: the card is loot, or gone; all dice return (OD-09)."""
    if table.floor == FLOORS:
        table.step = DO_STRIKE
        return
    if gives_loot(box, table):
        table.looting |= 1 << table.part
    else:
        table.discard[table.card] += 1
        table.cards[table.part] = NONE
        say(table, NO_LOOT, EVERYONE, table.card, 0, 0)
    put_away(box, table)
    if table.n_heroes == HEROES and table.part == 0:
        table.part = 1
        swap_pairs(table)
        table.step = DO_PART
    else:
        part_company(table)
        table.part = 0
        table.loot = 0
        table.step = DO_LOOT


@rule
def put_away(box: Rec, table: Rec) -> None:
    """Nothing of the encounter is left."""
    clear_dice(box, table)
    table.card = NONE
    table.foe = NONE
    table.mode = 0
    table.colour = NONE
    table.n_boxes = 0
    table.n_own = 0
    table.covered = 0
    table.struck = 0
    table.x = 0
    table.vanished = 0
    table.price_off = 0
    table.no_hearts = 0
    table.no_time = 0
    table.hearts = 0
    table.hours = 0
    table.venom = 0
    table.first = NONE
    table.handed = 0
    for place in range(len(table.boxes)):
        table.boxes[place] = 0
    for hero in range(table.n_heroes):
        table.used[hero] = 0
        table.feat_used[hero] = 0


@rule
def part_company(table: Rec) -> None:
    """No pair is in an encounter; the seat that leads has the word."""
    for side in range(SIDES):
        table.pair[side] = NONE
        table.others[side] = NONE
    table.actor = table.leader


@rule
def strike(box: Rec, table: Rec) -> None:
    """Each skull covered wounds the guardian; at its health it is beaten (OD-43). Some heal first."""
    covered, uncovered = 0, 0
    for place in range(table.n_boxes):
        if is_open(table, place):
            uncovered += box.sq_skulls[table.boxes[place]]
        else:
            covered += box.sq_skulls[table.boxes[place]]
    healed = min(table.damage, uncovered * amount(box, table, HEALS_FOR_OPEN_SKULLS))
    if healed > 0:
        table.damage -= healed
        say(table, GUARDIAN_HEALS, EVERYONE, healed, table.damage, 0)
    table.damage += covered
    say(table, GUARDIAN_HIT, EVERYONE, covered, table.damage, 0)
    if table.damage >= box.guardian_health[table.dungeon] * doubled(table):
        table.wait = WON
        say(table, GAME_WON, EVERYONE, 0, 0, 0)
    else:
        next_bout(box, table)


@rule
def next_bout(box: Rec, table: Rec) -> None:
    """With four heroes the other pair fights, too (OD-57); then a new round begins."""
    put_away(box, table)
    if table.n_heroes == HEROES and table.part == 0:
        table.part = 1
        swap_pairs(table)
        table.step = DO_BOUT
        return
    for hero in range(table.n_heroes):
        mend(table, hero, gift(box, table, hero, HEAL_AFTER_ROUND))
    part_company(table)
    table.leader = table.leader if table.leading else (table.leader + 1) % table.seats
    table.actor = table.leader
    table.step = DO_ROUND


# Falling


@rule
def missing_health(box: Rec, table: Rec, hero: int) -> int:
    """Wounds that must be healed for a hero not to fall (OD-32)."""
    return max(0, table.wounds[hero] - max_health(box, table, hero) + 1)


@rule
def cubes_to_save(box: Rec, table: Rec) -> int:
    """Potion cubes that keep everybody alive."""
    need = 0
    for hero in range(table.n_heroes):
        missing = missing_health(box, table, hero)
        if missing > 0:
            each = best_healing(box, table) + gift(box, table, hero, HEAL_ON_POTION)
            need += (missing + each - 1) // each
    return need


@rule
def best_healing(box: Rec, table: Rec) -> int:
    """The most that one cube heals with the potions that are known."""
    best = 0
    for potion in range(box.n_potions):
        if table.potions[potion] != NONE and is_healing(box, potion):
            with_it = 1 if box.cure and potion != 0 else 0
            best = max(best, box.st_n[box.ab_first[box.potions[potion]]] + with_it)
    return best


@rule
def see_who_falls(box: Rec, table: Rec) -> None:
    """A hero with as many wounds as health ends the game unless healed at once (OD-32)."""
    need = cubes_to_save(box, table)
    if need == 0:
        table.fell = 0
    elif need <= table.cubes:
        table.wait = SAVE
    else:
        lose(table)


@rule
def lose(table: Rec) -> None:
    """The game is lost."""
    table.wait = LOST
    say(table, GAME_LOST, EVERYONE, table.floor, 0, 0)

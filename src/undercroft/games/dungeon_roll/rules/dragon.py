"""The dragon: who stands against it, and what it is worth."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ..moves import FIGHT_WITH
from ..table import COMPANIONS, DRAGON_SLAIN, FIGHT, NO_STAGE, NOTHING, PROTOTYPE
from .achievements import look_at_dragon
from .companions import N_SOURCES, spend, supply
from .experience import gain

FIGHTERS = 3


@rule
def two_kinds(a: int, b: int) -> bool:
    """Whether two sets of types can be two different types."""
    both = a | b
    return a != 0 and b != 0 and both & (both - 1) != 0


@rule
def different(a: int, b: int, c: int) -> bool:
    """Whether three companions, each with the types it can be, can be three different types."""
    if not (two_kinds(a, b) and two_kinds(a, c) and two_kinds(b, c)):
        return False
    rest = a | b | c
    rest &= rest - 1
    return rest & (rest - 1) != 0


@rule
def types_of(box: Rec, table: Rec, row: int, place: int, plainly: bool) -> int:
    """The types of a fighter; a place that is not needed is filled with a type of its own."""
    if place < FIGHTERS - box.fighters[row]:
        return 1 << (COMPANIONS + place)
    source = table.fighters[place]
    return box.types_plainly[row, source] if plainly else box.types[row, source]


@rule
def is_free(box: Rec, table: Rec, row: int, source: int) -> bool:
    """Whether there is one more of a source than already stand against the dragon."""
    if box.types[row, source] == 0:
        return False
    used = 0
    for place in range(FIGHTERS):
        used += table.fighters[place] == source
    return bool(supply(box, table, row, source) > used)


@rule
def stand(table: Rec, source: int) -> None:
    """A fighter more; they are kept in rising order, so that the order of choosing makes no difference."""
    place = 0
    while place + 1 < FIGHTERS and table.fighters[place + 1] < source:
        table.fighters[place] = table.fighters[place + 1]
        place += 1
    table.fighters[place] = source
    table.left -= 1


@rule
def step_back(table: Rec, source: int) -> None:
    """Undo `stand`."""
    place = FIGHTERS - 1
    while table.fighters[place] != source:
        place -= 1
    while place > 0:
        table.fighters[place] = table.fighters[place - 1]
        place -= 1
    table.fighters[0] = NOTHING
    table.left += 1


@rule
def are_different(box: Rec, table: Rec, row: int, plainly: bool) -> bool:
    """Whether those who stand against the dragon are all of different types (DR-22)."""
    a = types_of(box, table, row, 0, plainly)
    b = types_of(box, table, row, 1, plainly)
    c = types_of(box, table, row, 2, plainly)
    return different(a, b, c)


@rule
def can_be_last(box: Rec, table: Rec, row: int, source: int) -> bool:
    """Whether this fighter completes the fight."""
    if not is_free(box, table, row, source):
        return False
    stand(table, source)
    fits = are_different(box, table, row, False)
    step_back(table, source)
    return fits


@rule
def one_completes(box: Rec, table: Rec, row: int) -> bool:
    """Whether one fighter more can complete the fight."""
    for source in range(N_SOURCES):
        if can_be_last(box, table, row, source):
            return True
    return False


@rule
def two_complete(box: Rec, table: Rec, row: int) -> bool:
    """Whether two fighters more can complete the fight."""
    for source in range(N_SOURCES):
        if is_free(box, table, row, source):
            stand(table, source)
            fits = one_completes(box, table, row)
            step_back(table, source)
            if fits:
                return True
    return False


@rule
def can_join(box: Rec, table: Rec, row: int, source: int) -> bool:
    """Whether this fighter can stand against the dragon, with others to complete the fight."""
    if table.left == 1:
        return can_be_last(box, table, row, source)
    if not is_free(box, table, row, source):
        return False
    stand(table, source)
    fits = one_completes(box, table, row) if table.left == 1 else two_complete(box, table, row)
    step_back(table, source)
    return fits


@rule
def legal_fights(box: Rec, table: Rec, row: int, out: Rec, n: int) -> int:
    """Companions of different types, one by one (DR-22)."""
    waiting = table.left
    if table.stage != FIGHT:
        table.left = box.fighters[row]
    for source in range(N_SOURCES):
        if can_join(box, table, row, source):
            out[n] = FIGHT_WITH + source
            n += 1
    table.left = waiting
    return n


@rule
def fight(box: Rec, table: Rec, row: int, source: int) -> bool:
    """A companion stands against the dragon; true when it is beaten."""
    if table.stage != FIGHT:
        table.stage = FIGHT
        table.left = box.fighters[row]
    stand(table, source)
    if table.left > 0:
        return False
    if box.fighters[row] < FIGHTERS or not are_different(box, table, row, True):
        table.hero_used[table.adventurer] = 1
    for place in range(FIGHTERS):
        if table.fighters[place] != NOTHING:
            spend(table, table.fighters[place])
            table.fighters[place] = NOTHING
    table.stage = NO_STAGE
    table.companion_used = 1
    return True


@rule
def reward(box: Rec, table: Rec) -> None:
    """A level more on the die, or as published one experience; the lair is empty (DR-24). A treasure is drawn, too."""
    table.lair = 0
    table.dragons += 1
    look_at_dragon(table)
    if table.rules == PROTOTYPE:
        if table.level < box.last_level or not table.level_cap:
            table.level += 1
        say(table, DRAGON_SLAIN, EVERYONE, table.adventurer, table.level, 0)
    else:
        say(table, DRAGON_SLAIN, EVERYONE, table.adventurer, table.level, 1)
        gain(box, table, 1)

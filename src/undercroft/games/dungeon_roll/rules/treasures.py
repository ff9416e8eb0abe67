"""Treasures: drawing them from the box, using them, what they are worth in the end."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ..content.box import BAIT as BAIT_USE
from ..content.box import EMPTY_LAIR, MOST_POINTS, NO_HERO, PORTAL, REVIVE
from ..moves import BAIT, BAIT_FACES, DRAW, USE
from ..table import (
    CHEST,
    DRAGON_BAIT,
    EMPTY_BOX,
    GAVE_UP,
    GOBLIN,
    LOOT,
    NOBODY,
    POTION,
    PROTOTYPE,
    PUBLISHED,
    REGROUP,
    SCALES,
    TREASURES,
)
from .achievements import BOTTOMLESS_BAG, award
from .companions import active_dungeon, ask_for_faces, monsters
from .experience import gain

KINDS = len(TREASURES)
MOST_LOSS = 1 << 30


# The box


@rule
def in_box(box: Rec, table: Rec, kind: int) -> int:
    """How many of a kind wait in the box: all that no player holds (DR-02)."""
    count = box.count[table.rules, kind] - (table.in_use == kind)
    for seat in range(table.seats):
        count -= table.treasures[seat, kind]
    return count


@rule
def box_total(box: Rec, table: Rec) -> int:
    """How many treasures wait in the box."""
    total = 0
    for kind in range(KINDS):
        total += in_box(box, table, kind)
    return total


@rule
def legal_draws(box: Rec, table: Rec, out: Rec) -> int:
    """Each kind that is in the box."""
    n = 0
    for kind in range(KINDS):
        if in_box(box, table, kind) > 0:
            out[n] = DRAW + kind
            n += 1
    return n


@rule
def draw_odds(box: Rec, table: Rec, out: Rec) -> None:
    """Drawn blind: each token is as likely (DR-02)."""
    n = 0
    for kind in range(KINDS):
        count = in_box(box, table, kind)
        if count > 0:
            out[n] = count
            n += 1


@rule
def promise_draws(box: Rec, table: Rec, number: int) -> None:
    """Treasures to be drawn; each that finds the box empty is one experience instead (DR-18)."""
    table.draws += number
    if table.draws > 0 and box_total(box, table) == 0:
        say(table, EMPTY_BOX, EVERYONE, table.draws, 0, 0)
        gain(box, table, table.draws)
        table.draws = 0


@rule
def draw(box: Rec, table: Rec, kind: int) -> None:
    """A treasure is drawn."""
    table.treasures[table.adventurer, kind] += 1
    table.draws -= 1
    if box_total(box, table) == 0:
        award(table, BOTTOMLESS_BAG)
    promise_draws(box, table, 0)


# Using them


@rule
def legal_treasures(box: Rec, table: Rec, out: Rec, n: int) -> int:
    """Treasures that do something of their own, at any time of the delve (DR-33 to DR-36)."""
    seat = table.adventurer
    for kind in range(KINDS):
        if table.treasures[seat, kind] > 0 and can_use(box, table, kind):
            out[n] = USE + kind
            n += 1
    if table.treasures[seat, DRAGON_BAIT] > 0 and table.rules == PROTOTYPE and table.phase != REGROUP:
        for face in range(BAIT_FACES):
            if table.dungeon[GOBLIN + face] > 0:
                out[n] = BAIT + face
                n += 1
    return n


@rule
def can_use(box: Rec, table: Rec, kind: int) -> bool:
    """Whether using it now would do anything."""
    does = box.treasure_does[kind]
    if does == PORTAL:
        return True
    if does == EMPTY_LAIR:
        return bool(table.lair > 0)
    if does == REVIVE:
        return bool(table.graveyard > 0 and table.phase != REGROUP)
    return bool(does == BAIT_USE and table.rules == PUBLISHED and monsters(table) > 0)


@rule
def stops_for_treasure(box: Rec, table: Rec) -> bool:
    """Whether a treasure can do something in the loot phase that it cannot do at regrouping."""
    seat = table.adventurer
    if table.phase != LOOT:
        return False
    for kind in range(KINDS):
        if table.treasures[seat, kind] > 0 and box.treasure_does[kind] == REVIVE and table.graveyard > 0:
            return True
    has_bait = table.treasures[seat, DRAGON_BAIT] > 0 and table.rules == PROTOTYPE
    return bool(has_bait and active_dungeon(table) > 0)


@rule
def bait(table: Rec, face: int) -> None:
    """One die of the level becomes a dragon in the lair (DR-34)."""
    table.treasures[table.adventurer, DRAGON_BAIT] -= 1
    table.dungeon[face] -= 1
    table.lair += 1
    table.baits += 1


@rule
def bait_all(table: Rec) -> None:
    """All monsters become dragons in the lair: the published Dragon Bait."""
    table.baits += 1
    call_dragons(table)


@rule
def call_dragons(table: Rec) -> None:
    """All monsters go to the lair as dragons."""
    for face in range(GOBLIN, CHEST):
        table.lair += table.dungeon[face]
        table.dungeon[face] = 0


@rule
def use(box: Rec, table: Rec, kind: int) -> None:
    """Portals are for whoever ends the delve; all else that a treasure does of its own."""
    table.treasures[table.adventurer, kind] -= 1
    does = box.treasure_does[kind]
    if does == EMPTY_LAIR:
        table.lair = 0  # no victory: no level, no treasure (DR-35)
    elif does == REVIVE:
        table.in_use = kind
        ask_for_faces(table, 1)
    elif does == BAIT_USE:
        bait_all(table)


# In the end


@rule
def worth(box: Rec, table: Rec, seat: int) -> int:
    """Points for unused treasures (DR-31)."""
    points = 0
    for kind in range(KINDS):
        held = table.treasures[seat, kind]
        points += held * box.points[kind] + held // 2 * box.pair[kind]
    return points


@rule
def give_up(box: Rec, table: Rec, seat: int) -> None:
    """Treasures that a hero costs in the end: those are kept that are worth most together."""
    hero = table.hero[seat]
    row = NO_HERO if hero == NOBODY else 2 * hero + table.master[seat]
    number = min(box.end_discard[row], held_by(table, seat))
    if number == 0:
        return
    pair = table.treasures[seat, SCALES]
    best = 0
    least = MOST_LOSS
    for scales in range(max(0, number - held_by(table, seat) + pair), min(number, pair) + 1):
        loss = worth(box, table, seat) - worth_without(box, table, seat, scales)
        loss += cheapest(box, table, seat, number - scales, False)
        if loss < least:
            least = loss
            best = scales
    cheapest(box, table, seat, number - best, True)
    table.treasures[seat, SCALES] -= best
    say(table, GAVE_UP, EVERYONE, seat, number, 0)


@rule
def held_by(table: Rec, seat: int) -> int:
    """How many treasures a player holds."""
    held = 0
    for kind in range(KINDS):
        held += table.treasures[seat, kind]
    return held


@rule
def worth_without(box: Rec, table: Rec, seat: int, scales: int) -> int:
    """What the treasures would be worth with fewer scales, the one kind that counts in pairs."""
    table.treasures[seat, SCALES] -= scales
    points = worth(box, table, seat)
    table.treasures[seat, SCALES] += scales
    return points


@rule
def cheapest(box: Rec, table: Rec, seat: int, number: int, take: bool) -> int:
    """What the cheapest treasures other than scales are worth; they can be taken away, too."""
    loss = 0
    for points in range(MOST_POINTS + 1):
        for kind in range(SCALES):
            if box.points[kind] == points:
                count = min(number, table.treasures[seat, kind])
                loss += count * points
                number -= count
                if take:
                    table.treasures[seat, kind] -= count
    return loss


@rule
def sweep(table: Rec) -> None:
    """Monsters, chests and potions go back to the pool."""
    for face in range(GOBLIN, POTION + 1):
        table.dungeon[face] = 0

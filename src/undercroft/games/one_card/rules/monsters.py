"""The monsters' part of a turn: they move, nearest first, and attack (OC-15 to OC-24).

While monsters move, where they stand is one number, `places`: five bits for each monster's tile. So a way things could
go is tried by making another number, and nothing on the table changes until it is decided.
"""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ..content.geometry import COSTS, closest, first_tile, reach
from ..table import (
    ATTACK,
    BY_PLAYER,
    DEFENCE,
    MONSTER_MOVES,
    MONSTERS,
    MONSTERS_ATTACK,
    NOBODY,
    ORDER,
    RANGE,
    SEND,
    SPEED,
    TO_FULL_RANGE,
    TO_SHOT,
)
from .adventurer import board_of, monster_skill, sees, total

BITS = 5
PLACE = (1 << BITS) - 1

CHOICE_BITS = 7  # four monsters with 25 tiles each can be chosen between
CHOICE = (1 << CHOICE_BITS) - 1
NO_PATH = -1


@rule
def places_of(table: Rec) -> int:
    """Where the monsters stand now."""
    places = 0
    for monster in range(MONSTERS):
        if table.monster_health[monster] > 0:
            places |= table.monster_tile[monster] << (BITS * monster)
    return places


@rule
def place_of(places: int, monster: int) -> int:
    """The tile of one monster."""
    return places >> (BITS * monster) & PLACE


@rule
def moved(places: int, monster: int, tile: int) -> int:
    """`places` with one monster on another tile."""
    return places & ~(PLACE << (BITS * monster)) | tile << (BITS * monster)


@rule
def others_than(table: Rec, places: int, monster: int) -> int:
    """The tiles of all other living monsters."""
    tiles = 0
    for other in range(MONSTERS):
        if other != monster and table.monster_health[other] > 0:
            tiles |= 1 << place_of(places, other)
    return tiles


# Where a monster goes


@rule
def destinations(box: Rec, table: Rec, places: int, monster: int) -> int:
    """All equally good tiles for a monster to end its move on, its own among them if it may stay (OC-16 to OC-19)."""
    board = board_of(box, table)
    here = 1 << place_of(places, monster)
    others = others_than(table, places, monster)
    ground = box.floor[board] & ~(1 << table.tile)  # other monsters can be passed (OC-19)
    tight = 0 if table.squeezes else ~ground
    in_reach = reach(here, ground, monster_skill(box, table, SPEED), tight) & ~others
    shots = shooting_tiles(box, table, in_reach, others)
    if shots & here and not table.back_off:
        return here
    if shots:
        return closest(here, ground, farthest(box, table, shots), tight)
    goals = distant_goals(box, table, here, ground, others, tight)
    if goals:
        return closest(goals, ground, in_reach, tight)  # the least way left to any goal
    return closest(here, ground, nearest_tiles(box, table, in_reach), tight)


@rule
def shooting_tiles(box: Rec, table: Rec, tiles: int, others: int) -> int:
    """Those of `tiles` from which a monster could attack: in range, and in sight past the others (OC-18)."""
    board = board_of(box, table)
    at_cost = box.at_cost[table.squeezes, board, table.tile]
    shots = 0
    for cost in range(1, min(monster_skill(box, table, RANGE) + 1, COSTS)):
        left = at_cost[cost] & tiles
        while left:
            tile = first_tile(left)
            if sees(box, table.sight, board, tile, table.tile, others):
                shots |= 1 << tile
            left &= left - 1
    return shots


@rule
def distant_goals(box: Rec, table: Rec, here: int, ground: int, others: int, tight: int) -> int:
    """With no attack in reach: the tiles to head for over several turns (OC-17)."""
    if table.approach != TO_SHOT and table.approach != TO_FULL_RANGE:
        return 0
    shots = shooting_tiles(box, table, reach(here, ground, COSTS, tight) & ~others, others)
    if table.approach == TO_FULL_RANGE:
        shots = farthest(box, table, shots)
    return farthest(box, table, closest(here, ground, shots, tight))


@rule
def farthest(box: Rec, table: Rec, tiles: int) -> int:
    """Those of `tiles` at the greatest range from the adventurer."""
    at_cost = box.at_cost[table.squeezes, board_of(box, table), table.tile]
    for cost in range(COSTS - 1, 0, -1):
        if at_cost[cost] & tiles:
            return at_cost[cost] & tiles
    return 0


@rule
def nearest_tiles(box: Rec, table: Rec, tiles: int) -> int:
    """Those of `tiles` at the least range from the adventurer."""
    at_cost = box.at_cost[table.squeezes, board_of(box, table), table.tile]
    for cost in range(COSTS):
        if at_cost[cost] & tiles:
            return at_cost[cost] & tiles
    return 0


# The order, and what the player may choose (OC-15, OC-20)


@rule
def next_movers(box: Rec, table: Rec, places: int, waiting: int) -> int:
    """The waiting monsters nearest to the adventurer, a bit each (OC-15)."""
    board = board_of(box, table)
    nearest, movers = COSTS, 0
    for monster in range(MONSTERS):
        if waiting >> monster & 1:
            cost = box.cost[table.squeezes, board, table.tile, place_of(places, monster)]
            if cost < nearest:
                nearest, movers = cost, 0
            if cost == nearest:
                movers |= 1 << monster
    return movers


@rule
def in_tile_order(places: int, movers: int) -> int:
    """The one of `movers` that stands first, row by row from the far side."""
    best, best_tile = 0, COSTS
    for monster in range(MONSTERS):
        if movers >> monster & 1 and place_of(places, monster) < best_tile:
            best, best_tile = monster, place_of(places, monster)
    return best


@rule
def same_end(table: Rec, places: int, other_places: int) -> bool:
    """Whether two ends of the phase are alike: the same health on the same tiles, whichever monster it is."""
    for monster in range(MONSTERS):
        health = table.monster_health[monster]
        if health > 0:
            found = False
            for other in range(MONSTERS):
                if table.monster_health[other] == health:
                    found |= place_of(other_places, other) == place_of(places, monster)
            if not found:
                return False
    return True


@rule
def follow(box: Rec, table: Rec, places: int, waiting: int, mover: int, path: int) -> tuple[int, int]:
    """Where the monsters end if the player chooses along `path`, and the path to try next (NO_PATH after the last).

    A path has one number for each monster that moves: which of the possible moves, counted from 0. `mover` is the
    monster that must move next, or NOBODY.
    """
    next_path, walked, shift = NO_PATH, 0, 0
    while waiting:
        movers = next_movers(box, table, places, waiting) if mover == NOBODY else 1 << mover
        wanted, count, monster, tile = path >> shift & CHOICE, 0, 0, 0
        for each in range(MONSTERS):
            tiles = destinations(box, table, places, each) if movers >> each & 1 else 0
            while tiles:
                if count == wanted:
                    monster, tile = each, first_tile(tiles)
                count += 1
                tiles &= tiles - 1
        if wanted + 1 < count:
            next_path = walked | (wanted + 1) << shift
        walked |= wanted << shift
        shift += CHOICE_BITS
        places = moved(places, monster, tile)
        waiting &= ~(1 << monster)
        mover = NOBODY
    return places, next_path


@rule
def can_end(box: Rec, table: Rec, places: int, waiting: int, mover: int, wanted: int) -> bool:
    """Whether the player could make the phase end with the monsters as in `wanted`."""
    path = 0
    while path != NO_PATH:
        end, path = follow(box, table, places, waiting, mover, path)
        if same_end(table, end, wanted):
            return True
    return False


@rule
def ends_within(
    box: Rec, table: Rec, waiting: int, places: int, mover: int, other_places: int, other_mover: int
) -> bool:
    """Whether every end that can come of one beginning can come of the other one, too."""
    path = 0
    while path != NO_PATH:
        end, path = follow(box, table, places, waiting, mover, path)
        if not can_end(box, table, other_places, waiting, other_mover, end):
            return False
    return True


@rule
def same_ends(box: Rec, table: Rec, waiting: int, places: int, mover: int, other_places: int, other_mover: int) -> bool:
    """Whether two beginnings leave the player the same ends to choose from: then they make no difference."""
    return ends_within(box, table, waiting, places, mover, other_places, other_mover) and ends_within(
        box, table, waiting, other_places, other_mover, places, mover
    )


@rule
def differing_movers(box: Rec, table: Rec, places: int, movers: int) -> int:
    """Those of `movers` that it makes a difference to move first."""
    waiting, kept = table.waiting | movers, 0
    for monster in range(MONSTERS):
        if movers >> monster & 1:
            is_new = True
            for other in range(monster):
                if is_new and kept >> other & 1:
                    is_new = not same_ends(box, table, waiting, places, monster, places, other)
            if is_new:
                kept |= 1 << monster
    return kept


@rule
def differing_tiles(box: Rec, table: Rec, places: int, monster: int, tiles: int) -> int:
    """Those of `tiles` that it makes a difference to send the monster to."""
    rest = table.waiting & ~(1 << monster)
    if rest == 0:
        return tiles
    kept = 0
    while tiles:
        tile = tiles & -tiles
        after = moved(places, monster, first_tile(tile))
        is_new, others = True, kept
        while others and is_new:
            other = moved(places, monster, first_tile(others))
            is_new = not same_ends(box, table, rest, after, NOBODY, other, NOBODY)
            others &= others - 1
        if is_new:
            kept |= tile
        tiles &= tiles - 1
    return kept


# The phases


@rule
def start_march(table: Rec) -> None:
    """Every living monster waits for its move."""
    table.waiting = 0
    for monster in range(MONSTERS):
        if table.monster_health[monster] > 0:
            table.waiting |= 1 << monster
    table.mover = NOBODY


@rule
def march(box: Rec, table: Rec) -> bool:
    """Move the monsters that wait; stop where the player has a choice. Whether all have moved."""
    while table.waiting:
        places = places_of(table)
        if table.mover == NOBODY:
            movers = next_movers(box, table, places, table.waiting)
            if movers & (movers - 1) and table.ties == BY_PLAYER:
                table.choices = differing_movers(box, table, places, movers)
                if table.choices & (table.choices - 1):
                    table.phase = ORDER
                    return False
            table.mover = in_tile_order(places, movers)
        tiles = destinations(box, table, places, table.mover)
        if tiles & (tiles - 1) and table.ties == BY_PLAYER:
            table.choices = differing_tiles(box, table, places, table.mover, tiles)
            if table.choices & (table.choices - 1):
                table.phase = SEND
                return False
        send(table, first_tile(tiles), tiles & (tiles - 1) != 0)
    table.choices = 0
    return True


@rule
def send(table: Rec, tile: int, by_itself: bool) -> None:
    """Move the monster whose move it is. `by_itself`: it chose between tiles that make no difference."""
    monster = table.mover
    if table.monster_tile[monster] != tile:
        say(table, MONSTER_MOVES, EVERYONE, monster, tile, by_itself)
    table.monster_tile[monster] = tile
    table.waiting &= ~(1 << monster)
    table.mover = NOBODY
    table.choices = 0


@rule
def attackers(box: Rec, table: Rec) -> int:
    """The monsters in range and in sight, a bit each: the others do not attack (OC-21)."""
    board, places = board_of(box, table), places_of(table)
    fit = 0
    for monster in range(MONSTERS):
        if table.monster_health[monster] > 0:
            tile = place_of(places, monster)
            others = others_than(table, places, monster)
            in_range = box.cost[table.squeezes, board, tile, table.tile] <= monster_skill(box, table, RANGE)
            if in_range and sees(box, table.sight, board, tile, table.tile, others):
                fit |= 1 << monster
    return fit


@rule
def damage(box: Rec, table: Rec, fit: int) -> int:
    """The attack of all of them together over the defence total, rounded down (OC-22, OC-23)."""
    count = 0
    for monster in range(MONSTERS):
        count += fit >> monster & 1
    return count * monster_skill(box, table, ATTACK) // total(table, DEFENCE)


@rule
def strike(box: Rec, table: Rec) -> None:
    """The monsters attack together (OC-21 to OC-24)."""
    fit = attackers(box, table)
    loss = min(damage(box, table, fit), table.health)
    table.health -= loss
    say(table, MONSTERS_ATTACK, EVERYONE, fit, total(table, DEFENCE), loss)

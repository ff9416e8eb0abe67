"""What a bot knows before it chooses: where it can be hit, from where it can hit, and the best it could do this turn.

A set of tiles is one number (see `geometry.py`), so that all tiles are looked at together. Where monsters could go is
reckoned without the others in their way: somebody who is thought to be in danger may turn out to be safe.
"""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ..content.geometry import (
    ALL,
    COSTS,
    DIAGONAL_COST,
    STRAIGHT_COST,
    closest,
    first_tile,
    reach,
    ring,
    straight,
    walk_cost,
)
from ..moves import END, STEP, tile_in, verb_of
from ..rules.adventurer import attack_refusal, board_of, monster_skill, monster_tiles, sees, total
from ..table import ATTACK, DEFENCE, MONSTERS, NOBODY, RANGE, SPEED

# Where in a bot's notes things lie
DANGER = 0  # for each monster, the tiles where it could hit the adventurer
CHANCE_TO_HIT = DANGER + MONSTERS  # for each monster, the tiles from where it can be hit
CAN_GO = CHANCE_TO_HIT + MONSTERS  # for each monster, the tiles it could go to
CALM = CAN_GO + MONSTERS  # for each monster that dies first, or none: the tiles in danger of 0, 1, … monsters
GOAL = CALM + (MONSTERS + 1) * (MONSTERS + 1)  # the tile to go to
TARGET = GOAL + 1  # the monster to hit there, or NOBODY
NOTES = TARGET + 1

NONE_DIES = MONSTERS
UNTHINKABLE = -1_000_000

# What things are worth, one health of the adventurer being 12
HIT, KILL, WEAKER, WOUND, DEATH, CLEARED = 16, 14, 1, 12, 2000, 1000


@rule
def look_round(box: Rec, seen: Rec, notes: Rec) -> None:
    """Note dangers and chances for all tiles in reach."""
    here, ground = 1 << seen.tile, box.floor[board_of(box, seen)] & ~monster_tiles(seen)
    tiles = reach(here, ground, seen.speed_left, 0)
    for monster in range(MONSTERS):
        notes[DANGER + monster] = 0
        notes[CHANCE_TO_HIT + monster] = 0
        notes[CAN_GO + monster] = monster_reach(box, seen, monster)
    note_dangers(box, seen, notes, tiles)
    note_chances(box, seen, notes, tiles)
    note_calm(notes)


@rule
def monster_reach(box: Rec, seen: Rec, monster: int) -> int:
    """Where a monster could go; nowhere if it is dead."""
    if seen.monster_health[monster] == 0:
        return 0
    floor = box.floor[board_of(box, seen)]
    return reach(
        1 << seen.monster_tile[monster], floor, monster_skill(box, seen, SPEED), 0 if seen.squeezes else ~floor
    )


@rule
def note_dangers(box: Rec, seen: Rec, notes: Rec, tiles: int) -> None:
    """On which of `tiles` each monster could hit the adventurer after its move."""
    board = board_of(box, seen)
    while tiles:
        shots = firing_tiles(box, seen, board, first_tile(tiles))
        for monster in range(MONSTERS):
            if notes[CAN_GO + monster] & shots:
                notes[DANGER + monster] |= tiles & -tiles
        tiles &= tiles - 1


@rule
def firing_tiles(box: Rec, seen: Rec, board: int, tile: int) -> int:
    """From where a monster could hit somebody on `tile`: in range, and no wall between."""
    shots = 0
    for cost in range(1, monster_skill(box, seen, RANGE) + 1):
        left = box.at_cost[seen.squeezes, board, tile, cost]
        while left:
            if sees(box, seen.sight, board, first_tile(left), tile, 0):
                shots |= left & -left
            left &= left - 1
    return shots


@rule
def note_chances(box: Rec, seen: Rec, notes: Rec, tiles: int) -> None:
    """From which of `tiles` each monster can be hit."""
    home, left = seen.tile, seen.attack_left
    seen.attack_left = monster_skill(box, seen, DEFENCE)
    while tiles:
        seen.tile = first_tile(tiles)
        for monster in range(MONSTERS):
            if seen.monster_health[monster] > 0 and attack_refusal(box, seen, monster) == 0:
                notes[CHANCE_TO_HIT + monster] |= tiles & -tiles
        tiles &= tiles - 1
    seen.tile = home
    seen.attack_left = left


@rule
def note_calm(notes: Rec) -> None:
    """The tiles in danger of at most 0, 1, … monsters, whoever dies first."""
    for dead in range(MONSTERS + 1):
        one, two, three, four = 0, 0, 0, 0
        for monster in range(MONSTERS):
            if monster != dead:
                danger = notes[DANGER + monster]
                four |= three & danger
                three |= two & danger
                two |= one & danger
                one |= danger
        first = CALM + dead * (MONSTERS + 1)
        notes[first] = ALL & ~one
        notes[first + 1] = ALL & ~two
        notes[first + 2] = ALL & ~three
        notes[first + 3] = ALL & ~four
        notes[first + 4] = ALL


# The best of a turn


@rule
def plan(box: Rec, seen: Rec, notes: Rec) -> int:
    """What can be made of the points left: its worth; where to go first, and whom to hit there, is noted."""
    monsters, floor = monster_tiles(seen), box.floor[board_of(box, seen)]
    ground, tight = floor & ~monsters, 0 if seen.squeezes else ~floor | monsters
    best = stay_away(box, seen, notes, ground, tight)
    if seen.attack_left < monster_skill(box, seen, DEFENCE):
        return best
    past, now, before, long_before = 1 << seen.tile, 1 << seen.tile, 0, 0
    for cost in range(seen.speed_left + 1):
        for monster in range(MONSTERS):
            places = now & notes[CHANCE_TO_HIT + monster]
            if places:
                left = seen.speed_left - cost
                worth = strike_and_go(box, seen, notes, monster, reach(places, ground, left, tight))
                if worth > best:
                    best = worth
                    notes[TARGET] = monster
                    notes[GOAL] = place_to_strike(box, seen, notes, monster, places, ground, tight, left, worth)
        now, before, long_before = ring(before, long_before, ground & ~past, tight), now, before
        past |= now
    return best


@rule
def stay_away(box: Rec, seen: Rec, notes: Rec, ground: int, tight: int) -> int:
    """The worth of hitting nobody: the calmest tile in reach, of those the one nearest to a monster."""
    tiles = reach(1 << seen.tile, ground, seen.speed_left, tight)
    wounds, calm = least_wounds(box, seen, notes, NONE_DIES, tiles)
    notes[TARGET] = NOBODY
    nearest = closest(monster_tiles(seen), box.floor[board_of(box, seen)], calm, tight)
    notes[GOAL] = first_tile(nearest if nearest else calm)
    return -price(seen, wounds)


@rule
def least_wounds(box: Rec, seen: Rec, notes: Rec, dead: int, tiles: int) -> tuple[int, int]:
    """The fewest wounds that the monsters, without a dead one, do on any of `tiles`, and where that is."""
    attack, defence = monster_skill(box, seen, ATTACK), total(seen, DEFENCE)
    for count in range(MONSTERS):
        wounds = count * attack // defence
        if tiles & notes[CALM + dead * (MONSTERS + 1) + count]:
            most = count
            while most < MONSTERS and (most + 1) * attack // defence == wounds:
                most += 1
            return wounds, tiles & notes[CALM + dead * (MONSTERS + 1) + most]
    return MONSTERS * attack // defence, tiles


@rule
def price(seen: Rec, wounds: int) -> int:
    """What wounds cost."""
    return DEATH if wounds >= seen.health else wounds * WOUND


@rule
def strike_and_go(box: Rec, seen: Rec, notes: Rec, monster: int, tiles: int) -> int:
    """The worth of hitting a monster with all there is, and ending on the calmest of `tiles`."""
    health, hits = seen.monster_health[monster], seen.attack_left // monster_skill(box, seen, DEFENCE)
    dies = hits >= health
    if dies and monster_tiles(seen) == 1 << seen.monster_tile[monster]:
        return CLEARED
    wounds, _calm = least_wounds(box, seen, notes, monster if dies else NONE_DIES, tiles)
    return min(hits, health) * HIT + (KILL if dies else WEAKER * (6 - health)) - price(seen, wounds)


@rule
def place_to_strike(
    box: Rec, seen: Rec, notes: Rec, monster: int, places: int, ground: int, tight: int, left: int, worth: int
) -> int:
    """One of `places` from where what is left of speed leads to a tile as calm as was reckoned with."""
    while places & (places - 1):
        if strike_and_go(box, seen, notes, monster, reach(places & -places, ground, left, tight)) == worth:
            break
        places &= places - 1
    return first_tile(places)


@rule
def step_towards(box: Rec, seen: Rec, moves: Rec, n: int, goal: int) -> int:
    """The step of a shortest walk to `goal`."""
    monsters, floor = monster_tiles(seen), box.floor[board_of(box, seen)]
    tight = 0 if seen.squeezes else ~floor | monsters
    chosen, least = END, 2 * COSTS
    for index in range(n):
        if verb_of(moves[index]) == STEP:
            tile = tile_in(moves[index])
            is_straight = straight(1 << seen.tile) >> tile & 1
            cost = walk_cost(1 << tile, floor & ~monsters, 1 << goal, tight)
            cost += STRAIGHT_COST if is_straight else DIAGONAL_COST
            if cost < least:
                chosen, least = moves[index], cost
    return chosen

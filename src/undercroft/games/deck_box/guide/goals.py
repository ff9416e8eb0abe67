"""Where a sensible player's heroes go when nothing can be attacked: to enemies, to things of the quest, to exits."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ..content.layout import BY_COUNTER, GREEN
from ..rules.heroes.entering import behind_exit
from ..rules.map.figures import figure_at, first_alive, is_alive, is_there
from ..rules.map.squares import FAR, gate_of, ground_at, named, steps_apart
from ..rules.map.walking import flood_ground
from ..table import CELLS, ENEMIES, GENERATED, HEROES, NOBODY, NOWHERE

WEAK = 3  # health with which a hero leaves risky things to others
GATHERED = 6  # steps from an exit that a party waits for


@rule
def goal_square(box: Rec, table: Rec, hero: int) -> int:
    """The square to head for, or NOBODY: the nearest enemy; else what is left behind, the way out, a thing, an exit."""
    enemy = nearest_enemy(table, hero)
    if enemy != NOBODY:
        return table.square[HEROES + enemy]
    for other in range(HEROES):
        if table.dropped[other] != NOWHERE:
            return table.dropped[other]
    if can_leave(box, table):
        return nearest_green(box, table, hero)
    thing = nearest_feature(box, table, hero)
    return thing if thing != NOBODY else nearest_exit(box, table)


@rule
def nearest_enemy(table: Rec, hero: int) -> int:
    """The enemy fewest straight steps away."""
    best, best_distance = NOBODY, FAR
    for enemy in range(ENEMIES):
        if is_there(table, enemy):
            distance = steps_apart(table, table.square[hero], table.square[HEROES + enemy])
            if distance < best_distance:
                best, best_distance = enemy, distance
    return best


@rule
def can_leave(box: Rec, table: Rec) -> bool:
    """Whether all that the quest asks to be brought out is in hand."""
    if table.quest == GENERATED or box.win_by[table.quest] != BY_COUNTER:
        return False
    return table.counters[box.win_counter[table.quest]] >= box.win_least[table.quest]


@rule
def nearest_green(box: Rec, table: Rec, hero: int) -> int:
    """A square of the entrance: one's own, or a free one."""
    if ground_at(box, table, table.square[hero]) == GREEN:
        return NOBODY
    for cell in range(CELLS):
        if box.ground[table.face[0], table.turned[0], cell] == GREEN and figure_at(table, cell) == NOBODY:
            return cell
    return NOBODY


@rule
def is_careful(table: Rec, hero: int) -> bool:
    """Whether a hero is too weak for risky things, and another is not: if all are weak, somebody has to."""
    if table.health[hero] > WEAK:
        return False
    for other in range(HEROES):
        if is_alive(table, other) and table.health[other] > WEAK:
            return True
    return False


@rule
def nearest_feature(box: Rec, table: Rec, hero: int) -> int:
    """The nearest thing of the quest that can be used."""
    best, best_distance = NOBODY, FAR
    if table.quest == GENERATED or is_careful(table, hero):
        return best
    for feature in range(box.n_features[table.quest]):
        room = box.feature_room[table.quest, feature]
        late = box.feature_late[table.quest, feature] and not table.boss_down
        if table.features >> feature & 1 or late or not table.explored >> room & 1:
            continue
        square = named(table, room * CELLS + box.feature_cell[table.quest, feature])
        distance = steps_apart(table, table.square[hero], square)
        if distance < best_distance:
            best, best_distance = square, distance
    return best


@rule
def nearest_exit(box: Rec, table: Rec) -> int:
    """The exit to explore next: nearest to the first hero, so that all agree; through pits if there is no other way."""
    dry = nearest_exit_of(box, table, False)
    return dry if dry != NOBODY else nearest_exit_of(box, table, True)


@rule
def nearest_exit_of(box: Rec, table: Rec, past_pits: bool) -> int:
    """The exit nearest to the first hero, pits crossed or not."""
    best, best_distance = NOBODY, FAR
    flood_ground(box, table, table.square[first_alive(table)], past_pits)
    for room in range(table.n_rooms):
        if not table.explored >> room & 1:
            continue
        for side in range(4):
            if behind_exit(box, table, room, side) != NOBODY:
                square = room * CELLS + gate_of(side)
                if table.distance[square] < best_distance:
                    best, best_distance = square, table.distance[square]
    return best


@rule
def measure_ways(box: Rec, table: Rec, goal: int, hero: int) -> None:
    """Write how far every square is from the goal: round pits, unless the hero stands in one or has no other way."""
    flood_ground(box, table, goal, False)
    if table.distance[table.square[hero]] >= FAR:
        flood_ground(box, table, goal, True)


@rule
def is_gathered(box: Rec, table: Rec, goal: int) -> bool:
    """Whether every hero is near enough to the goal; distances from it are known."""
    if ground_at(box, table, goal) == GREEN:
        return True
    for hero in range(HEROES):
        if is_alive(table, hero) and table.distance[table.square[hero]] > GATHERED:
            return False
    return True

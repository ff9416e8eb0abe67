"""Finding all positions of a level that can come of a position, with the game's own rules."""

from __future__ import annotations

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec
from undercroft.games.one_card.content.geometry import first_tile, ring
from undercroft.games.one_card.rules.adventurer import attack_refusal, board_of, monster_skill, monster_tiles
from undercroft.games.one_card.rules.monsters import NO_PATH, attackers, follow, march, places_of, start_march
from undercroft.games.one_card.rules.monsters import place_of as tile_in
from undercroft.games.one_card.table import ATTACK, BY_PLAYER, DEFENCE, MONSTERS, NOBODY, SPEED

from .graph import (
    CLEARED,
    FACES,
    FULL,
    TILE,
    TILE_BITS,
    VARIANTS,
    Graph,
    key_of,
    lay,
    lay_monsters,
    monsters_of,
    place_of,
)

DONE, MORE = 0, 1  # beside FULL


@rule
def begin(box: Rec, graph: Graph) -> None:
    """What dice can do on this level."""
    about, table = graph.about, graph.table
    for face in range(FACES):
        about.hits[face] = (table.skills[ATTACK] + face + 1) // monster_skill(box, table, DEFENCE)
        for count in range(MONSTERS + 1):
            strength = count * monster_skill(box, table, ATTACK)
            about.wounds[count, face] = strength // (table.skills[DEFENCE] + face + 1)
    about.most_hits = about.hits[FACES - 1]
    for skill in range(4):
        table.energy[skill] = 0
    place_of(graph, CLEARED)


@rule
def add_start(graph: Graph, place: int) -> None:
    """A turn can start here."""
    if place > CLEARED and not graph.positions[place].is_start:
        graph.positions[place].is_start = 1
        graph.starts[graph.about.n_starts] = place
        graph.about.n_starts += 1


@rule
def explore(box: Rec, graph: Graph, most: int) -> int:
    """Look at so many more starts of turns: DONE if there are no others, FULL if there is no room."""
    for _turn in range(most):
        if graph.about.n_explored == graph.about.n_starts:
            return DONE
        start = graph.starts[graph.about.n_explored]
        if not find_ways(box, graph, start) or not find_all_ends(box, graph, start):
            return FULL
        graph.about.n_explored += 1
    return MORE


@rule
def find_all_ends(box: Rec, graph: Graph, start: int) -> bool:
    """The ends that all ways of a turn lead to. Whether there was room."""
    first = graph.positions[start].first_way
    for way in range(first, first + graph.positions[start].n_ways):
        place = graph.ways[way].to
        if place > CLEARED and graph.positions[place].n_ends == 0 and not find_ends(box, graph, place):
            return False
    return True


# What the adventurer can do


@rule
def find_ways(box: Rec, graph: Graph, start: int) -> bool:
    """All that he can do in a turn, cheapest first: walk, hit, walk on (OC-08). Whether there was room."""
    key, skill = graph.positions[start].key, graph.table.skills[SPEED]
    graph.positions[start].first_way = graph.about.n_ways
    graph.about.n_variants = 0
    add_tiles(graph, key >> TILE_BITS, 0, 1 << (key & TILE))
    for cost in range(skill + FACES + 1):
        for hits in range(graph.about.most_hits + 1):
            variant = 0
            while variant < graph.about.n_variants:
                is_next = graph.variants[variant].hits == hits
                if is_next and not look_from(box, graph, variant, max(0, cost - skill - 1)):
                    return False
                variant += 1
        for variant in range(graph.about.n_variants):
            walk_on(box, graph, variant)
    graph.positions[start].n_ways = graph.about.n_ways - graph.positions[start].first_way
    return True


@rule
def add_tiles(graph: Graph, monsters: int, hits: int, tiles: int) -> bool:
    """With these monsters left, he can stand on these tiles at the cost that is looked at. Whether there was room."""
    for variant in range(graph.about.n_variants):
        if graph.variants[variant].monsters == monsters:
            graph.variants[variant].now |= tiles & ~graph.variants[variant].past
            return True
    new = graph.about.n_variants
    if new == VARIANTS:
        return False
    graph.variants[new].monsters = monsters
    graph.variants[new].hits = hits
    graph.variants[new].now = tiles
    graph.variants[new].before = 0
    graph.variants[new].long_before = 0
    graph.variants[new].past = 0
    graph.about.n_variants = new + 1
    return True


@rule
def look_from(box: Rec, graph: Graph, variant: int, face: int) -> bool:
    """Note the tiles that have just come in reach, and hit from there. Whether there was room."""
    monsters, hits = graph.variants[variant].monsters, graph.variants[variant].hits
    tiles = graph.variants[variant].now
    graph.variants[variant].past |= tiles
    while tiles:
        tile = first_tile(tiles)
        if not add_way(graph, key_of(tile, monsters), face, hits):
            return False
        if hits < graph.about.most_hits and monsters and not hit_from(box, graph, monsters, tile, hits + 1):
            return False
        tiles &= tiles - 1
    return True


@rule
def add_way(graph: Graph, key: int, face: int, hits: int) -> bool:
    """Note that a position can be brought about with this die for speed and so many hits. Whether there was room."""
    place = place_of(graph, key)
    if place == FULL or graph.about.n_ways == len(graph.ways):
        return False
    graph.ways[graph.about.n_ways].to = place
    graph.ways[graph.about.n_ways].face = face
    graph.ways[graph.about.n_ways].hits = hits
    graph.about.n_ways += 1
    return True


@rule
def hit_from(box: Rec, graph: Graph, monsters: int, tile: int, hits: int) -> bool:
    """Hit each monster that can be hit from a tile. Whether there was room."""
    table = graph.table
    table.attack_left = monster_skill(box, table, DEFENCE)
    for monster in range(MONSTERS):
        lay_monsters(table, monsters)
        table.tile = tile
        if table.monster_health[monster] > 0 and attack_refusal(box, table, monster) == 0:
            table.monster_health[monster] -= 1
            if not add_tiles(graph, monsters_of(table), hits, 1 << tile):
                return False
    return True


@rule
def walk_on(box: Rec, graph: Graph, variant: int) -> None:
    """The tiles that cost a point more."""
    table = graph.table
    lay_monsters(table, graph.variants[variant].monsters)
    others, floor = monster_tiles(table), box.floor[board_of(box, table)]
    now, before = graph.variants[variant].now, graph.variants[variant].before
    ground, tight = floor & ~others & ~graph.variants[variant].past, 0 if table.squeezes else ~floor | others
    graph.variants[variant].now = ring(before, graph.variants[variant].long_before, ground, tight)
    graph.variants[variant].before = now
    graph.variants[variant].long_before = before


# What the monsters can do


@rule
def find_ends(box: Rec, graph: Graph, place: int) -> bool:
    """All ends of the monsters' phase that the player can choose between (OC-20). Whether there was room."""
    table, key = graph.table, graph.positions[place].key
    graph.positions[place].first_end = graph.about.n_ends
    lay(table, key)
    start_march(table)
    if table.ties != BY_PLAYER:
        march(box, table)
        return add_end(box, graph, place)
    waiting, places, path = table.waiting, places_of(table), 0
    while path != NO_PATH:
        lay(table, key)
        end, path = follow(box, table, places, waiting, NOBODY, path)
        for monster in range(MONSTERS):
            if table.monster_health[monster] > 0:
                table.monster_tile[monster] = tile_in(end, monster)
        if not add_end(box, graph, place):
            return False
    return True


@rule
def add_end(box: Rec, graph: Graph, place: int) -> bool:
    """Note the position on the table as one that the next turn can start from. Whether there was room."""
    fit, count = attackers(box, graph.table), 0
    for monster in range(MONSTERS):
        count += fit >> monster & 1
    to = place_of(graph, key_of(graph.table.tile, monsters_of(graph.table)))
    if to == FULL or graph.about.n_ends == len(graph.ends):
        return False
    first = graph.positions[place].first_end
    for end in range(first, first + graph.positions[place].n_ends):
        if graph.ends[end].to == to:
            return True
    graph.ends[graph.about.n_ends].to = to
    graph.ends[graph.about.n_ends].attackers = count
    graph.about.n_ends += 1
    graph.positions[place].n_ends += 1
    add_start(graph, to)
    return True

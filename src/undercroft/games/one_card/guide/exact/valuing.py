"""What each position of a level is worth, by value iteration.

Neither the monsters' health nor the adventurer's ever grows within a level. So positions are taken in layers, by the
monsters' health together and then by the adventurer's, the least first: what a hit or a wound leads to is known before,
and only turns without either lead round in circles. Within a layer values grow from 0 until they hardly change: at any
moment they are what can be had for certain, and at the end the best there is. A turn costs next to nothing, but not
nothing: else who is safe might well walk round for ever.
"""

from __future__ import annotations

from undercroft.engine.compiling import rule

from .graph import CLEARED, FACES, MOST_HEALTH, Graph

ROLLS = FACES**3
HEALTH_WORTH = 1e-5  # what a cleared level is worth less for each health lost
SETTLED = 1e-7  # values that grow by less in a round are taken as they are
PATIENCE = 1 - 1e-6  # what a level cleared in a turn from now is worth, if one cleared now is worth 1
NO_POWER, ONCE_A_TURN, ONCE_A_LEVEL = range(3)  # to roll again: nobody's, a barbarian's, a wizard's


@rule
def set_goal(graph: Graph) -> None:
    """What the cleared level is worth."""
    for health in range(1, MOST_HEALTH + 1):
        graph.about.worth[health] = 1 - HEALTH_WORTH * (MOST_HEALTH - health)
        for face in range(FACES):
            graph.positions[CLEARED].after[health, face] = graph.about.worth[health]


@rule
def list_positions(graph: Graph, total: int) -> None:
    """List the positions of a layer: those in which the monsters have so much health together."""
    about = graph.about
    about.n_middles = 0
    about.n_beginnings = 0
    for place in range(about.n_positions):
        if graph.positions[place].total == total:
            graph.middles[about.n_middles] = place
            about.n_middles += 1
            if graph.positions[place].is_start:
                graph.beginnings[about.n_beginnings] = place
                about.n_beginnings += 1


@rule
def sweep(graph: Graph, health: int, power: int) -> bool:
    """Work out the values of the layer that is listed once more. Whether they still grow."""
    for index in range(graph.about.n_middles):
        look_ahead(graph, graph.middles[index], health)
    most = 0.0
    for index in range(graph.about.n_beginnings):
        place = graph.beginnings[index]
        value = turn_value(graph, place, health, power)
        most = max(most, value - graph.positions[place].value[health])
        graph.positions[place].value[health] = value
    return most > SETTLED


@rule
def turn_value(graph: Graph, place: int, health: int, power: int) -> float:
    """What a turn that starts here is worth. Dice may be rolled again by who has the POWER for it."""
    gather(graph, place, health)
    if power == ONCE_A_LEVEL:
        return PATIENCE * rolled(graph, graph.positions[place].spent[health])
    value = rolled(graph, 0.0)
    if power == ONCE_A_TURN and health == 1:
        value = rolled(graph, value)
    return PATIENCE * value


@rule
def forget(graph: Graph) -> None:
    """Values so far are those without the power; begin anew for those with it."""
    for place in range(graph.about.n_positions):
        for health in range(MOST_HEALTH + 1):
            graph.positions[place].spent[health] = graph.positions[place].value[health]
            graph.positions[place].value[health] = 0.0


@rule
def look_ahead(graph: Graph, place: int, health: int) -> None:
    """What a position is worth before the monsters move, for each die under defence: the best end that there is."""
    first, count = graph.positions[place].first_end, graph.positions[place].n_ends
    for face in range(FACES):
        best = 0.0
        for end in range(first, first + count):
            left = health - graph.about.wounds[graph.ends[end].attackers, face]
            if left > 0:
                best = max(best, graph.positions[graph.ends[end].to].value[left])
        graph.positions[place].after[health, face] = best


@rule
def gather(graph: Graph, place: int, health: int) -> None:
    """The best that can be made of each speed die, number of hits and defence die from the start of a turn."""
    best, most_hits = graph.about.best, graph.about.most_hits
    for face in range(FACES):
        for hits in range(most_hits + 1):
            for defence in range(FACES):
                best[face, hits, defence] = 0.0
    first = graph.positions[place].first_way
    for way in range(first, first + graph.positions[place].n_ways):
        face, hits = graph.ways[way].face, graph.ways[way].hits
        after = graph.positions[graph.ways[way].to].after[health]
        for defence in range(FACES):
            best[face, hits, defence] = max(best[face, hits, defence], after[defence])
    for face in range(FACES):
        for hits in range(most_hits + 1):
            for defence in range(FACES):
                if face > 0:
                    best[face, hits, defence] = max(best[face, hits, defence], best[face - 1, hits, defence])
                if hits > 0:
                    best[face, hits, defence] = max(best[face, hits, defence], best[face, hits - 1, defence])


@rule
def rolled(graph: Graph, least: float) -> float:
    """The mean over all rolls of three dice, given in the best way; a roll worth less than `least` is worth that."""
    sum = 0.0
    for one in range(FACES):
        for two in range(one, FACES):
            for three in range(two, FACES):
                worth = max(given(graph, one, two, three), least)
                sum += worth * (1 if one == three else 3 if one == two or two == three else 6)
    return sum / ROLLS


@rule
def given(graph: Graph, one: int, two: int, three: int) -> float:
    """Three dice, given in the best way."""
    return max(
        max(dealt(graph, one, two, three), dealt(graph, one, three, two)),
        max(
            max(dealt(graph, two, one, three), dealt(graph, two, three, one)),
            max(dealt(graph, three, one, two), dealt(graph, three, two, one)),
        ),
    )


@rule
def dealt(graph: Graph, speed: int, attack: int, defence: int) -> float:
    """A die to each of speed, attack and defence."""
    return graph.about.best[speed, graph.about.hits[attack], defence]

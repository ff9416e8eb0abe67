"""What a search costs beside the games it plays out: `python -m bench.searches GAME SECONDS REPEATS`.

Plain play-outs and simulations, in each compiled way to run kernels, take turns from the same positions, with the same
guide, luck and deals; on one core in CPU time. Two trees side by side are measured by the clock, and so are hints.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import perf_counter, process_time

import undercroft as uc
from bench.machine import compiled_ways
from undercroft.bots.search import FEWEST_NODES, MOST_NODES, NODES_EACH, aim_of
from undercroft.engine.bots import levels_of
from undercroft.engine.match import Match
from undercroft.engine.records import SAID, copy_of
from undercroft.engine.thinking import Thinking
from undercroft.kernels.playouts import bot_number
from undercroft.kernels.search import make_room
from undercroft.kernels.tree import make_tree
from undercroft.kernels.ways import PORTABLE, memory_for

POSITIONS, APART = 4, 12  # choices of one game, so many apart
EXPLORE = 0.5
SLICE = 16
PLAY_OUTS, TWO_TREES = "play-outs", "two trees"

Run = Callable[[], object]


def measure(id: str, seconds: float, repeats: int) -> dict[str, list[float]]:
    """Play-outs and simulations a second, over all positions; and how long hints take."""
    game = uc.load(id)
    positions, took = choices(game), dict[str, float]()
    for match in positions:
        for name, each in seconds_each(match, guide_of(game), seconds, repeats).items():
            took[name] = took.get(name, 0.0) + each
    hints = [timed_hint(match) for match in positions]
    speeds = {name: [len(positions) / each] for name, each in took.items()}
    return {**speeds, "hint": [max(hints), float(len(hints))]}


def seconds_each(match: Match, guide: str, seconds: float, repeats: int) -> dict[str, float]:
    """What a play-out or a simulation from a position takes, by what was run: the shortest of some times."""
    once = timed(prepared(match, guide, PORTABLE, SLICE, with_tree=False))
    n = max(SLICE, int(SLICE * seconds / repeats / once))
    tasks: dict[str, Callable[[], float]] = {
        PLAY_OUTS: lambda: timed(prepared(match, guide, PORTABLE, n, with_tree=False)) / n,
        TWO_TREES: lambda: (
            timed_together([prepared(match, guide, PORTABLE, n, seed=seed) for seed in (1, 2)]) / (2 * n)
        ),
    }
    tasks |= {way: partial(timed_way, match, guide, way, n) for way in compiled_ways()}
    rounds = [{name: task() for name, task in tasks.items()} for _ in range(repeats)]
    return {name: min(each[name] for each in rounds) for name in tasks}


def timed_way(match: Match, guide: str, way: str, n: int) -> float:
    """What a simulation takes when kernels are run in this way."""
    return timed(prepared(match, guide, way, n)) / n


def guide_of(game: uc.Game) -> str:
    """Who plays games out for the game's strongest level."""
    thinking = [level for level in levels_of(game.package).values() if isinstance(level, Thinking)]
    return thinking[-1].guide


def choices(game: uc.Game) -> list[Match]:
    """Some choices of a game that the greedy bot plays."""
    match, found, seen = game.start(seed=1), list[Match](), 0
    while not match.is_over and len(found) < POSITIONS:
        if match.turn == uc.CHANCE:
            match.roll()
            continue
        if len(match.moves()) > 1:
            seen += 1
            if seen % APART == 1:
                found.append(match.clone())
        match.play(match.choose("greedy"))
    return found


def prepared(match: Match, guide: str, way: str, n: int, with_tree: bool = True, seed: int = 1) -> Run:
    """What plays so many games from a position, in a tree or without one; all its memory has been laid out."""
    game, seats, seat = match.game, match.seats, match.turn
    start = copy_of(match.seen(seat))
    start.n_said = SAID
    memory = memory_for(game, way)
    tree = make_tree(memory, min(MOST_NODES, FEWEST_NODES + n * NODES_EACH), EXPLORE)
    room = make_room(memory, seats, guide)
    records = (memory.record(game.box_type, game.box.rec), memory.record(game.table_type, start))
    about = (seat, seats, bot_number(game.package, guide), aim_of(game, seats), tree, room, seed)
    return partial(memory.run, "simulate", *records, *about, 0, n, with_tree)


def timed(run: Run) -> float:
    """Seconds of CPU that it takes."""
    began = process_time()
    run()
    return process_time() - began


def timed_together(runs: list[Run]) -> float:
    """Seconds by the clock for some side by side."""
    with ThreadPoolExecutor(len(runs)) as pool:
        began = perf_counter()
        list(pool.map(lambda run: run(), runs))
        return perf_counter() - began


def timed_hint(match: Match) -> float:
    """Seconds by the clock until somebody who asks for advice is told."""
    began = perf_counter()
    match.game.advise(match, match.turn)
    return perf_counter() - began


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))), flush=True)

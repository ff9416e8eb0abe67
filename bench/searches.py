"""What a search costs beside the games it plays out: `python -m bench.searches GAME SECONDS REPEATS`.

Simulations and plain play-outs from the same positions take turns, with the same guide, luck and deals; on one core in
CPU time. Two trees side by side are measured by the clock, and so are hints.
"""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter, process_time
from typing import Any

from undercroft.bots.tree import make_tree

import undercroft as uc
from undercroft.bots.search import aim_of, compiled_search, make_room
from undercroft.engine.arrays import hand_over
from undercroft.engine.bots import levels_of
from undercroft.engine.match import Match
from undercroft.engine.records import SAID, copy_of
from undercroft.engine.thinking import Thinking

POSITIONS, APART = 4, 12  # choices of one game, so many apart
NODES, EXPLORE = 1 << 20, 0.5
SLICE = 16


def measure(id: str, seconds: float, repeats: int) -> dict[str, list[float]]:
    """Play-outs and simulations a second on one core, and simulations a second on two, all in the same positions."""
    game = uc.load(id)
    positions, guide = choices(game), guide_of(game)
    plain, searched, both = 0.0, 0.0, 0.0
    for match in positions:
        run(match, guide, SLICE, with_tree=True)  # compiles
        n = max(SLICE, int(SLICE * seconds / repeats / timed(match, guide, SLICE, with_tree=False)))
        plain += min(timed(match, guide, n, with_tree=False) for _ in range(repeats)) / n
        searched += min(timed(match, guide, n, with_tree=True) for _ in range(repeats)) / n
        both += min(timed_on_two(match, guide, n) for _ in range(repeats)) / (2 * n)
    hints = [timed_hint(match) for match in positions]
    return {
        "search": [len(positions) / plain, len(positions) / searched, len(positions) / both],
        "hint": [max(hints), len(hints)],
    }


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


def run(match: Match, guide: str, n: int, with_tree: bool, seed: int = 1) -> None:
    """So many games from a position, in a tree or without one."""
    game, seats = match.game, match.seats
    start: Any = copy_of(match.seen(match.turn))
    start.n_said = SAID
    start = hand_over(start)
    tree = make_tree(NODES if with_tree else 1, EXPLORE)
    simulate, room = compiled_search(game.package, guide), make_room(game, seats, guide)
    simulate(game.box.handed, start, match.turn, seats, aim_of(game, seats), tree, room, seed, 0, n, with_tree)


def timed(match: Match, guide: str, n: int, with_tree: bool) -> float:
    """Seconds of CPU that it takes."""
    began = process_time()
    run(match, guide, n, with_tree)
    return process_time() - began


def timed_on_two(match: Match, guide: str, n: int) -> float:
    """Seconds by the clock for two trees side by side."""
    began = perf_counter()
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda seed: run(match, guide, n, with_tree=True, seed=seed), (1, 2)))
    return perf_counter() - began


def timed_hint(match: Match) -> float:
    """Seconds by the clock until somebody who asks for advice is told."""
    began = perf_counter()
    match.game.advise(match, match.turn)
    return perf_counter() - began


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))), flush=True)

"""How fast games are played out, in each way to run kernels: `python -m bench.playouts GAME SECONDS REPEATS`.

It prints its numbers as one line of JSON. All ways run in one process, side by side.
"""

from __future__ import annotations

import json
import sys
from time import perf_counter, process_time
from typing import TYPE_CHECKING

import undercroft as uc
from bench.machine import compiled_ways, several_cores
from bench.stopwatch import Probe, best_speeds, turn_reference_loop
from undercroft.kernels.ways import PLAIN, PORTABLE, using

if TYPE_CHECKING:
    from undercroft import Game, PlayOuts


def playing(game: Game, way: str, on_cores: int = 1) -> Probe:
    """Random games to the end: CPU time on one core; on several only a wall clock shows what they gain."""

    def play(n: int) -> PlayOuts:
        with using(way):
            return game.play_out(n, seed=1, cores=on_cores)

    return Probe(play, process_time if on_cores == 1 else perf_counter, lambda played: sum(played.lengths))


def cloning(game: Game) -> Probe:
    """A table copied by plain Python."""
    start = game.lay_out(game.check_seats(None), game.read_options({}))

    def clone(n: int) -> None:
        for _ in range(n):
            start.copy()

    return Probe(clone)


def measure(id: str, seconds: float, repeats: int) -> dict[str, list[float]]:
    """The best speed of each probe, and the size of a table with and without scratch."""
    game = uc.load(id)
    probes = {way: playing(game, way) for way in (PLAIN, *compiled_ways())}
    probes |= {"reference": Probe(turn_reference_loop), "clone": cloning(game)}
    probes |= {name: playing(game, PORTABLE, count) for name, count in several_cores().items()}
    size = [float(game.table_type.size), float(game.table_type.state_size)]
    return {**best_speeds(probes, seconds, repeats), "table": size}


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))), flush=True)

"""How fast games are played, measured in a process of its own: `python -m bench.probes GAME SECONDS REPEATS`.

The process is compiled or interpreted as UNDERCROFT_INTERPRETED says. It prints its numbers as one line of JSON. Each
is the best of some stretches; the stretches of all of them take turns, so that a busy moment does not hit one alone.
"""

from __future__ import annotations

import json
import sys
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, NamedTuple

import undercroft as uc
from bench.machine import several_cores
from undercroft.engine.arrays import hand_over
from undercroft.engine.compiling import INTERPRETED, native, rule
from undercroft.engine.records import Rec

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft import Game

CLONES = 64  # tables to clone onto: as many as a search has at hand, few enough to stay in the processor's cache


class Speed(NamedTuple):
    """How fast something was done."""

    times_per_second: float
    moves_per_second: float
    cores_had: float  # the processor time it got in a second: less than its cores if others wanted them, too


class Probe:
    """Something to measure: `work(n)` does it n times and says how many moves that made."""

    def __init__(self, work: Callable[[int], int], clock: Callable[[], float] = process_time) -> None:
        self.work, self.clock = work, clock
        self.times = 1  # how often it is done in one stretch
        self.best = Speed(0.0, 0.0, 0.0)

    def find_stretch(self, seconds: float) -> None:
        """Find out how often it can be done in about this many seconds."""
        self.work(1)  # compiles, so that compiling is not measured
        took = 0.0
        while took < seconds / 4:
            self.times *= 2
            took = self.stretch()
        self.times = max(1, round(self.times * seconds / took))
        self.best = Speed(0.0, 0.0, 0.0)  # stretches so short say little

    def stretch(self) -> float:
        """Do it for one stretch, keep the speed if it is the best so far, and return how long it took."""
        began, wall, processor = self.clock(), perf_counter(), process_time()
        moves = self.work(self.times)
        took = max(self.clock() - began, 1e-9)
        busy = (process_time() - processor) / (perf_counter() - wall)
        self.best = max(self.best, Speed(self.times / took, moves / took, busy))
        return took


def turn_reference_loop(turns: int) -> int:
    """A plain loop over whole numbers: what this computer's Python can do, to compare computers by."""
    number = 1
    for _ in range(turns):
        number = number * 48271 % 2147483647
    return turns


@rule
def clone_compiled(start: Rec, tables: Any, times: int) -> None:
    """Copy a table onto others, as a compiled search does."""
    for time in range(times):
        tables[time % len(tables)] = start


def playing(game: Game, on_cores: int) -> Probe:
    """Random games to the end: CPU time on one core; on several only a wall clock shows what they gain."""

    def play(n: int) -> int:
        return int(game.play_out(n, seed=1, cores=on_cores).lengths.sum())

    return Probe(play, process_time if on_cores == 1 else perf_counter)


def cloning(game: Game) -> dict[str, Probe]:
    """A table copied in compiled code, and from Python."""
    start = game.lay_out(game.check_seats(None), game.read_options({}))
    tables = game.table_type.blank(CLONES)

    def in_rules(n: int) -> int:
        native(clone_compiled)(hand_over(start), tables, n)
        return 0

    def in_python(n: int) -> int:
        for _ in range(n):
            start.copy()
        return 0

    return {"clone in rules": Probe(in_rules), "clone in Python": Probe(in_python)}


def probes(game: Game) -> dict[str, Probe]:
    """All there is to measure in this process."""
    found = {"one core": playing(game, 1)}
    if INTERPRETED:
        return found
    found |= {"reference": Probe(turn_reference_loop), **cloning(game)}
    return found | {name: playing(game, count) for name, count in several_cores().items()}


def best_speeds(found: dict[str, Probe], seconds: float, repeats: int) -> dict[str, list[float]]:
    """The best speed of each probe; their stretches take turns."""
    for probe in found.values():
        probe.find_stretch(seconds)
    for _ in range(repeats):
        for probe in found.values():
            probe.stretch()
    return {name: list(probe.best) for name, probe in found.items()}


def measure(id: str, seconds: float, repeats: int) -> dict[str, list[float]]:
    """The best speed of each probe, and the size of a table with and without scratch."""
    game = uc.load(id)
    numbers = best_speeds(probes(game), seconds, repeats)
    return {**numbers, "table": [float(game.table_type.dtype.itemsize), float(game.table_type.state_size)]}


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))), flush=True)

"""How fast something is done: the best of some stretches, which take turns with those of all else that is measured.

So a busy moment of the computer does not hit one alone.
"""

from __future__ import annotations

from itertools import pairwise
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

READINGS = 1000


class Speed(NamedTuple):
    """How fast something was done."""

    times_per_second: float
    moves_per_second: float
    cores_had: float  # the processor time it got in a second: less than its cores if others wanted them, too


def no_moves(_done: Any) -> int:
    """What counts no moves."""
    return 0


class Probe:
    """Something to measure: `work(n)` does it n times; `count` tells how many moves that made, off the clock."""

    def __init__(
        self,
        work: Callable[[int], Any],
        clock: Callable[[], float] = process_time,
        count: Callable[[Any], int] = no_moves,
    ) -> None:
        self.work, self.clock, self.count = work, clock, count
        self.times = 1  # how often it is done in one stretch
        self.best = Speed(0.0, 0.0, 0.0)

    def find_stretch(self, seconds: float) -> None:
        """Find out how often it can be done in about this many seconds."""
        self.work(1)  # loads what it needs, so that loading is not measured
        took = 0.0
        while took < seconds / 4:
            self.times *= 2
            took = self.stretch()
        self.times = max(1, round(self.times * seconds / took))
        self.best = Speed(0.0, 0.0, 0.0)  # stretches so short say little

    def stretch(self) -> float:
        """Do it for one stretch, keep the speed if it is the best so far, and return how long it took."""
        began, wall, processor = self.clock(), perf_counter(), process_time()
        done = self.work(self.times)
        took = max(self.clock() - began, 1e-9)
        busy = (process_time() - processor) / (perf_counter() - wall)
        self.best = max(self.best, Speed(self.times / took, self.count(done) / took, busy))
        return took


def best_speeds(found: dict[str, Probe], seconds: float, repeats: int) -> dict[str, list[float]]:
    """The best speed of each probe; their stretches take turns."""
    for probe in found.values():
        probe.find_stretch(seconds)
    for _ in range(repeats):
        for probe in found.values():
            probe.stretch()
    return {name: list(probe.best) for name, probe in found.items()}


def turn_reference_loop(turns: int) -> None:
    """A plain loop over whole numbers: what this computer's Python can do, to compare computers by."""
    number = 1
    for _ in range(turns):
        number = number * 48271 % 2147483647


def slower_than(share: float, times: list[float]) -> float:
    """The time that this share of all times does not exceed; 0.5 is the median."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def cost_of_reading(clock: Callable[[], float]) -> float:
    """How much of a short time is the clock's own: on some computers it takes microseconds to read."""
    readings = [clock() for _ in range(READINGS)]
    return slower_than(0.5, [after - before for before, after in pairwise(readings)])

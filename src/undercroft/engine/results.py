"""What became of many games: numbers in plain buffers, and what can be said of them, without NumPy."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)

Buffer = memoryview  # numbers that NumPy, polars and torch can look into without a copy


@dataclass(frozen=True)
class Measure:
    """A number measured over many games: its mean, the spread between games, and the interval of the mean."""

    mean: float
    spread: float
    low: float
    high: float
    least: float
    most: float


@dataclass(frozen=True)
class Rate:
    """How often something happened, with the interval of the true rate."""

    rate: float
    low: float
    high: float


def measure(values: Iterable[float]) -> Measure:
    """Mean and spread of numbers, or of numbers that are counted already, with the normal interval of the mean.

    They are counted first: many games have few different results.
    """
    counts = Counter(values)
    n = counts.total()
    if not n:
        raise ValueError("of no games at all nothing can be said; play some")
    mean = sum(value * count for value, count in counts.items()) / n
    squares = sum(count * (value - mean) ** 2 for value, count in counts.items())
    spread = sqrt(squares / (n - 1)) if n > 1 else 0.0
    half = Z * spread / sqrt(n)
    return Measure(mean, spread, mean - half, mean + half, float(min(counts)), float(max(counts)))


def rate(hits: float, n: int) -> Rate:
    """A rate with its Wilson interval, which is honest even when nothing or everything was a hit."""
    share = hits / n
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Rate(share, 0.0 if hits == 0 else low, 1.0 if hits == n else high)


@dataclass(frozen=True)
class PlayOuts:
    """What became of games: `scores[i, seat]` and `lengths[i]` in moves, for the games numbered `games[i]`."""

    games: Buffer
    scores: Buffer
    lengths: Buffer
    finished: Buffer

    def __len__(self) -> int:
        return len(self.games)

    def counts(self, seat: int = 0) -> Counter[int]:
        """How many games ended with each score of a seat."""
        if not len(self):
            return Counter()
        flat: Any = self.scores.cast("B").cast("q")
        seats = len(flat) // len(self)
        return Counter(flat[range(seats)[seat] :: seats])

    def score(self, seat: int = 0) -> Measure:
        """The score of a seat: mean, spread and interval."""
        return measure(self.counts(seat))

    def length(self) -> Measure:
        """How many moves a game took: mean, spread and interval."""
        return measure(Counter(self.lengths))

    def share(self, least: int, seat: int = 0) -> Rate:
        """In how many games a seat had at least this score, with its interval."""
        return rate(sum(games for score, games in self.counts(seat).items() if score >= least), len(self))


def gather(parts: Sequence[PlayOuts], seats: int) -> PlayOuts:
    """Parts of a run as one, in the order of the games."""
    parts = sorted(parts, key=lambda part: part.games[0])
    n = sum(map(len, parts))

    def joined(name: str, code: str, *shape: int) -> Buffer:
        return shaped(bytearray().join(getattr(part, name).cast("B") for part in parts), code, shape)

    return PlayOuts(
        joined("games", "q"), joined("scores", "q", n, seats), joined("lengths", "q"), joined("finished", "?")
    )


def shaped(raw: bytearray, code: Any, shape: tuple[int, ...]) -> Buffer:
    """Bytes as numbers of this shape."""
    return memoryview(raw).cast(code, shape) if len(shape) > 1 and raw else memoryview(raw).cast(code)

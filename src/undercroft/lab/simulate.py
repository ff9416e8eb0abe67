"""Playing many games with a bot, and what can be said of the result: mean, spread, interval, speed."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from undercroft.engine.game import Game

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)


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


@dataclass(frozen=True)
class Report:
    """What a simulation found."""

    game: str
    bot: str
    seed: int
    seats: int
    options: Mapping[str, object]
    asked: int
    games: int
    unfinished: int
    scores: tuple[Measure, ...]  # one for each seat
    wins: Rate | None  # of the first seat
    seat_wins: tuple[Rate, ...]  # of every seat, where several play and a score wins
    lengths: Measure
    distribution: Mapping[int, int]  # how many games ended with each score of the first seat
    seconds: float
    games_per_second: float
    moves_per_second: float
    cores: int

    def data(self) -> dict[str, Any]:
        """The report as plain JSON data."""
        return asdict(self)


def simulate(
    game: Game,
    n: int,
    *,
    seed: int,
    bot: str,
    cores: int,
    seats: int | None = None,
    options: Mapping[str, object],
    progress: Callable[[int], None] = lambda _done: None,
) -> Report:
    """Play `n` games; stopped with Ctrl-C, it reports on those that are done."""
    from undercroft.kernels.playouts import gather, play_out

    seats = game.check_seats(seats)
    chosen = game.read_options(options)
    start = game.lay_out(seats, chosen)
    chunks = []
    began = time.perf_counter()
    try:
        for chunk in play_out(game, start, seats, n, game.check_seed(seed), bot, cores):
            chunks.append(chunk)
            progress(sum(len(each) for each in chunks))
    except KeyboardInterrupt:
        if not chunks:
            raise
    seconds = time.perf_counter() - began
    played: Any = gather(chunks, seats)
    scores = [Counter(column) for column in _columns(played.scores, seats)]
    lengths = Counter(memoryview(played.lengths))
    won = [] if game.win is None else [_games(counts, game.win) for counts in scores]
    return Report(
        game=game.id,
        bot=bot,
        seed=seed,
        seats=seats,
        options=chosen,
        asked=n,
        games=len(played),
        unfinished=len(played) - sum(memoryview(played.finished)),
        scores=tuple(measure(counts) for counts in scores),
        wins=rate(won[0], len(played)) if won else None,
        seat_wins=tuple(rate(hits, len(played)) for hits in won) if seats > 1 else (),
        lengths=measure(lengths),
        distribution=dict(sorted(scores[0].items())),
        seconds=seconds,
        games_per_second=len(played) / seconds,
        moves_per_second=sum(length * games for length, games in lengths.items()) / seconds,
        cores=cores,
    )


def _columns(scores: Any, seats: int) -> list[memoryview]:
    """The scores of each seat, from a buffer with a row for each game."""
    table = memoryview(scores)
    flat = table.cast("B").cast(cast("Any", table.format))
    return [flat[seat::seats] for seat in range(seats)]


def _games(counts: Counter[int], least: int) -> int:
    """How many games had at least this score."""
    return sum(games for score, games in counts.items() if score >= least)


def measure(values: Iterable[float]) -> Measure:
    """Mean and spread of numbers, or of numbers that are counted already, with the normal interval of the mean.

    They are counted first: many games have few different results.
    """
    counts = Counter(values)
    n = counts.total()
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

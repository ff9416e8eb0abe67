"""Playing many games with a bot, and what can be said of the result: mean, spread, interval, speed."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from undercroft.engine.results import Measure, Rate, gather
from undercroft.kernels.playouts import play_out

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from undercroft.engine.game import Game


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
    played = gather(chunks, seats)
    won = [] if game.win is None else [played.share(game.win, seat) for seat in range(seats)]
    return Report(
        game=game.id,
        bot=bot,
        seed=seed,
        seats=seats,
        options=chosen,
        asked=n,
        games=len(played),
        unfinished=len(played) - sum(played.finished),
        scores=tuple(played.score(seat) for seat in range(seats)),
        wins=won[0] if won else None,
        seat_wins=tuple(won) if seats > 1 else (),
        lengths=played.length(),
        distribution=dict(sorted(played.counts().items())),
        seconds=seconds,
        games_per_second=len(played) / seconds,
        moves_per_second=sum(played.lengths) / seconds,
        cores=cores,
    )

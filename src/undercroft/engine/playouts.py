"""Many games at once: played to the end as native code, in chunks, on all cores.

Game number i of a seed is always the same game, whichever core plays it and however the work is cut.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, cast

import numpy as np

from .arrays import hand_all, hand_array, hand_over
from .bots import RANDOM, chooser, notes_of, read_bots
from .chance import draw, pick
from .compiling import INTERPRETED, bind, native, rule
from .game import CHANCE, OVER, Game
from .records import Rec

CHUNK = 4096
MOST_MOVES = 1_000_000  # a game is given up after this many moves: nothing in a rulebook may limit its length

Numbers = np.ndarray[Any, np.dtype[np.int64]]


@dataclass(frozen=True)
class PlayOuts:
    """What became of games: `scores[i, seat]` and `lengths[i]` in moves, for the games numbered `games[i]`."""

    games: Numbers
    scores: Numbers
    lengths: Numbers
    finished: np.ndarray[Any, np.dtype[np.bool_]]

    def __len__(self) -> int:
        return len(self.games)


# Stand for the rules of one game in the template below; see `bind`.
TURN = LEGAL = ODDS = APPLY = SCORE = SEE = LOOK = CHOOSE = cast("Any", None)


@rule
def look_away(box: Rec, table: Rec, seat: int, seen: Any) -> None:
    """What a random player does: it need not know the table."""


def _look(box, table, seat, seen):  # type: ignore[no-untyped-def]
    """Write what a seat may know onto the first of two tables; the second is blank. A template, bound to each game."""
    seen[0] = seen[1]
    SEE(box, table, seat, seen[0])


def _play_games(  # type: ignore[no-untyped-def]
    box, start, tables, seen, seed, first, scores, lengths, finished, moves, weights, drawn, notes, most
) -> None:
    """Play games `first`… of `seed` from `start`. A template, bound to each game and its bots."""
    for index in range(len(lengths)):
        place = index % len(tables)
        tables[place] = start
        table = tables[place]
        game = first + index
        for stream in range(len(drawn)):
            drawn[stream] = 0
        chosen = 0
        length = 0
        turn = TURN(box, table)
        while turn != OVER and length < most:
            count = LEGAL(box, table, moves)
            if turn == CHANCE:
                stream = ODDS(box, table, weights)
                total = 0
                for outcome in range(count):
                    total += weights[outcome]
                at = draw(seed, game, stream, drawn[stream], total)
                drawn[stream] += 1
                move = moves[pick(weights, count, at)]
            else:
                LOOK(box, table, turn, seen)
                move = CHOOSE(box, seen[0], turn, moves, count, seed, game, chosen, notes)
                chosen += 1
            APPLY(box, table, move)
            length += 1
            turn = TURN(box, table)
        SCORE(box, table, scores[index])
        lengths[index] = length
        finished[index] = turn == OVER


@cache
def looker(package: str) -> Any:
    """What lets a player of one game look at the table."""
    rules = import_module(f"{package}.rules")
    return bind(_look, f"look_{package.replace('.', '_')}", SEE=rules.see)


@cache
def compiled_games(package: str, bots: tuple[str, ...]) -> Callable[..., None]:
    """The play-out of one game with these bots, as native code."""
    rules, name = import_module(f"{package}.rules"), f"{package.replace('.', '_')}_{'_'.join(bots)}"
    return native(
        bind(
            _play_games,
            f"play_games_{name}",
            TURN=rules.turn,
            LEGAL=rules.legal,
            ODDS=rules.odds,
            APPLY=rules.apply,
            SCORE=rules.score,
            LOOK=look_away if bots == (RANDOM,) else looker(package),
            CHOOSE=chooser(package, bots),
        )
    )


def play_chunk(
    game: Game,
    start: Rec,
    seats: int,
    seed: int,
    first: int,
    n: int,
    bot: str,
    tables: np.ndarray[Any, Any],
) -> PlayOuts:
    """Play `n` games on this core. Game i ends on `tables[i % len(tables)]`. `bot` is one for all, or one for each."""
    scores = np.zeros((n, seats), np.int64)
    lengths, finished = np.zeros(n, np.int64), np.zeros(n, np.bool_)
    moves, weights = np.zeros(len(game.verbs), np.int64), np.zeros(len(game.verbs), np.int64)
    drawn = np.zeros(max(1, len(game.streams)), np.int64)
    bots = read_bots(game.package, bot, seats)
    notes = np.zeros(notes_of(game.package, bots), np.int64)
    play = compiled_games(game.package, bots)
    records = (game.box.handed, hand_over(start), hand_all(tables), hand_all(game.table_type.blank(2)))
    arrays = [hand_array(array) for array in (scores, lengths, finished, moves, weights, drawn, notes)]
    play(*records, seed, first, *arrays, MOST_MOVES)
    return PlayOuts(np.arange(first, first + n), scores, lengths, finished)


def play_out(
    game: Game,
    start: Rec,
    seats: int,
    n: int,
    seed: int,
    bot: str = "random",
    cores: int | None = None,
) -> Iterator[PlayOuts]:
    """Play `n` games from the table `start`, and hand out each chunk when it is done, in no fixed order.

    Stop listening and no further chunk is begun: what was handed out stands.
    """
    cores = cores or available_cores()
    chunk = min(16 if INTERPRETED else CHUNK, max(1, n // (4 * cores)))
    firsts = iter(range(0, n, chunk))

    def work(first: int) -> PlayOuts:
        return play_chunk(game, start, seats, seed, first, min(chunk, n - first), bot, game.table_type.blank())

    compiled_games(game.package, read_bots(game.package, bot, seats))
    with ThreadPoolExecutor(cores) as pool:
        running = {pool.submit(work, first) for _core, first in zip(range(cores), firsts, strict=False)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for _finished, first in zip(done, firsts, strict=False):
                running.add(pool.submit(work, first))
            for future in done:
                yield future.result()


def gather(chunks: Iterator[PlayOuts] | list[PlayOuts], seats: int) -> PlayOuts:
    """Chunks as one, in the order of the games."""
    parts = sorted(chunks, key=lambda part: int(part.games[0]))
    empty = PlayOuts(
        np.zeros(0, np.int64), np.zeros((0, seats), np.int64), np.zeros(0, np.int64), np.zeros(0, np.bool_)
    )
    return PlayOuts(
        *(np.concatenate([getattr(part, name) for part in [empty, *parts]]) for name in PlayOuts.__dataclass_fields__)
    )


def available_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

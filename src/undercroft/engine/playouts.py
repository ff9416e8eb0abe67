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

from .chance import BOT_STREAM, draw, pick
from .compiling import INTERPRETED, bind, rule
from .errors import BadOption, did_you_mean
from .game import CHANCE, OVER, Game
from .records import Rec, hand, hand_all, hand_array

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


@rule
def choose_random(box: Rec, table: Rec, moves: Any, n: int, seed: int, game: int, count: int) -> int:  # noqa: ARG001
    """The random player: every legal move is as likely."""
    return moves[draw(seed, game, BOT_STREAM, count, n)]  # type: ignore[no-any-return]


BOTS: dict[str, Any] = {"random": choose_random}


# Stand for the rules of one game in the template below; see `bind`.
TURN = LEGAL = ODDS = APPLY = SCORE = CHOOSE = cast("Any", None)


def _play_games(  # type: ignore[no-untyped-def]
    box, start, tables, seed, first, scores, lengths, finished, moves, weights, drawn, most
) -> None:
    """Play games `first`… of `seed` from `start`. A template, bound to each game."""
    for index in range(len(lengths)):
        place = index % len(tables)
        tables[place] = start
        table = tables[place]
        game = first + index
        drawn[:] = 0
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
                move = CHOOSE(box, table, moves, count, seed, game, chosen)
                chosen += 1
            APPLY(box, table, move)
            length += 1
            turn = TURN(box, table)
        SCORE(box, table, scores[index])
        lengths[index] = length
        finished[index] = turn == OVER


@cache
def compiled_games(package: str, bot: str) -> Callable[..., None]:
    """The play-out of one game and bot, as native code."""
    if bot not in BOTS:
        raise BadOption(f"bot {bot!r}: there is no such bot; {did_you_mean(bot, BOTS)}")
    rules = import_module(f"{package}.rules")
    name = f"play_games_{package.replace('.', '_')}_{bot}"
    return bind(
        _play_games,
        name,
        TURN=rules.turn,
        LEGAL=rules.legal,
        ODDS=rules.odds,
        APPLY=rules.apply,
        SCORE=rules.score,
        CHOOSE=BOTS[bot],
    )


def play_chunk(
    game: Game,
    start: np.ndarray[Any, Any],
    seats: int,
    seed: int,
    first: int,
    n: int,
    bot: str,
    tables: np.ndarray[Any, Any],
) -> PlayOuts:
    """Play `n` games on this core. Game i ends on `tables[i % len(tables)]`."""
    scores = np.zeros((n, seats), np.int64)
    lengths, finished = np.zeros(n, np.int64), np.zeros(n, np.bool_)
    moves, weights = np.zeros(len(game.verbs), np.int64), np.zeros(len(game.verbs), np.int64)
    drawn = np.zeros(max(1, len(game.streams)), np.int64)
    play = compiled_games(game.package, bot)
    arrays = [hand_array(array) for array in (scores, lengths, finished, moves, weights, drawn)]
    play(game.box.rec, hand(start), hand_all(tables), seed, first, *arrays, MOST_MOVES)
    return PlayOuts(np.arange(first, first + n), scores, lengths, finished)


def play_out(
    game: Game,
    start: np.ndarray[Any, Any],
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

    compiled_games(game.package, bot)
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

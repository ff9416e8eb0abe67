"""Many games at once: played to the end by a kernel, in chunks, on all cores.

Game number i of a seed is always the same game, whichever core plays it and however the work is cut.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from functools import cache
from importlib import import_module
from threading import local
from typing import TYPE_CHECKING, Any, cast

from undercroft.engine.bots import bots_of, notes_of, read_bots, seed_for_bots
from undercroft.engine.chance import draw, pick
from undercroft.engine.compiling import bind, rule
from undercroft.engine.game import CHANCE, OVER, Game
from undercroft.engine.results import Buffer, PlayOuts, shaped

from .kernel import Kernel, Many, Numbers, One
from .ways import PLAIN, memory_for, way_for

if TYPE_CHECKING:
    from undercroft.engine.records import Rec

CHUNK, PLAIN_CHUNK = 4096, 16  # games at a time
MOST_BOTS = 6  # that a game has
MOST_MOVES = 1_000_000  # a game is given up after this many moves: nothing in a rulebook may limit its length


# Stand for the rules and the bots of one game in the templates below; see `bind`.
TURN = LEGAL = ODDS = APPLY = SCORE = SEE = LOOK = CHOOSE = cast("Any", None)
BOT_0 = BOT_1 = BOT_2 = BOT_3 = BOT_4 = BOT_5 = cast("Any", None)


@rule
def look_at_all(box: Rec, table: Rec, seat: int, seen: Any) -> None:  # noqa: ARG001
    """What any player does in a game without secrets."""
    seen[0] = table


def _look(box, table, seat, seen):  # type: ignore[no-untyped-def]
    """Write what a seat may know onto the first of two tables; the second is blank. A template, bound to each game."""
    seen[0] = seen[1]
    SEE(box, table, seat, seen[0])


def _choose(box, seen, bot, seat, moves, n, seed, game, count, notes):  # type: ignore[no-untyped-def]
    """Let a bot choose, by its number. A template, bound to each game."""
    if bot == 0:
        return BOT_0(box, seen, seat, moves, n, seed, game, count, notes)
    if bot == 1:
        return BOT_1(box, seen, seat, moves, n, seed, game, count, notes)
    if bot == 2:
        return BOT_2(box, seen, seat, moves, n, seed, game, count, notes)
    if bot == 3:
        return BOT_3(box, seen, seat, moves, n, seed, game, count, notes)
    if bot == 4:
        return BOT_4(box, seen, seat, moves, n, seed, game, count, notes)
    return BOT_5(box, seen, seat, moves, n, seed, game, count, notes)


def _play_games(  # type: ignore[no-untyped-def]
    box, start, tables, seen, bots, seed, bot_seed, first, scores, lengths, ended, moves, weights, drawn, notes, most
):
    """Play games `first`… of `seed` from `start`; `bots` are those of the seats, and draw from a seed of their own.

    A template, bound to each game.
    """
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
                if bots[turn] != 0:  # the random player need not know the table
                    LOOK(box, table, turn, seen)
                move = CHOOSE(box, seen[0], bots[turn], turn, moves, count, bot_seed, game, chosen, notes)
                chosen += 1
            APPLY(box, table, move)
            length += 1
            turn = TURN(box, table)
        SCORE(box, table, scores[index])
        lengths[index] = length
        ended[index] = turn == OVER


@cache
def looker(package: str) -> Any:
    """What lets a player of one game look at the table."""
    rules = import_module(f"{package}.rules")
    return bind(_look, "look", SEE=rules.see) if hasattr(rules, "see") else look_at_all


@cache
def chooser(package: str) -> Any:
    """All bots of a game as one."""
    rules = list(bots_of(package).values())
    if len(rules) > MOST_BOTS:
        raise ValueError(f"{package}: {len(rules)} bots; there is room for {MOST_BOTS}")
    known = {f"BOT_{number}": rules[min(number, len(rules) - 1)] for number in range(MOST_BOTS)}
    return bind(_choose, "choose", **known)


def bot_number(package: str, name: str) -> int:
    """The number of a bot, as `choose` knows it."""
    return list(bots_of(package)).index(name)


def play_games_of(game: Game) -> Kernel:
    """The kernel that plays games."""
    rules, package = game.rules, game.package
    bound = bind(
        _play_games,
        "play_games",
        TURN=rules.turn,
        LEGAL=rules.legal,
        ODDS=rules.odds,
        APPLY=rules.apply,
        SCORE=rules.score,
        LOOK=looker(package),
        CHOOSE=chooser(package),
    )
    table, numbers = game.table_type, Numbers()
    records = (One(game.box_type), One(table), Many(table), Many(table))
    results = (Numbers("q", 2), numbers, Numbers("?"))
    return Kernel("play_games", bound, (*records, numbers, int, int, int, *results, *(numbers,) * 4, int))


class Crowd:
    """Games that are played on one core, with the memory for so many of them at a time."""

    def __init__(
        self, game: Game, start: Rec, seats: int, bot: str, most: int, tables: int = 1, way: str | None = None
    ) -> None:
        """`bot` is one for all seats, or one for each. Game i of a run ends on `tables[i % len(tables)]`."""
        bots = read_bots(game.package, bot, seats)
        self._memory = memory = memory_for(game, way)
        listed = len(game.verbs)
        self.tables = memory.records(game.table_type, tables)
        self._records = (memory.record(game.box_type, game.box.rec), memory.record(game.table_type, start))
        self._seen = memory.records(game.table_type, 2)
        self._bots = memory.numbers("q", seats)
        for seat in range(seats):
            self._bots.plain[seat] = bot_number(game.package, bots[seat % len(bots)])
        self._results = (memory.numbers("q", most, seats), memory.numbers("q", most), memory.numbers("?", most))
        sizes = (listed, listed, max(1, len(game.streams)), notes_of(game.package, bots))
        self._notes = [memory.numbers("q", size) for size in sizes]

    def play(self, seed: int, first: int, n: int) -> PlayOuts:
        """Play games `first`… of a seed: as many as there is room for, at most."""
        scores, lengths, finished = (result.first(n) for result in self._results)
        about = (self._bots, seed, seed_for_bots(seed), first, scores, lengths, finished)
        self._memory.run("play_games", *self._records, self.tables, self._seen, *about, *self._notes, MOST_MOVES)
        return PlayOuts(_counted(first, n), *(_copied(result) for result in (scores, lengths, finished)))


def _copied(result: Any) -> Buffer:
    return shaped(bytearray(result.raw), result.kind.code, result.shape)


def _counted(first: int, n: int) -> Buffer:
    return memoryview(array("q", range(first, first + n)))


def play_out(
    game: Game, start: Rec, seats: int, n: int, seed: int, bot: str = "random", cores: int | None = None
) -> Iterator[PlayOuts]:
    """Play `n` games from the table `start`, and hand out each chunk when it is done, in no fixed order.

    Stop listening and no further chunk is begun: what was handed out stands.
    """
    cores, way = cores or available_cores(), way_for(game)
    chunk = min(PLAIN_CHUNK if way == PLAIN else CHUNK, max(1, n // (4 * cores)))
    firsts = iter(range(0, n, chunk))
    own = local()

    def work(first: int) -> PlayOuts:
        if not hasattr(own, "crowd"):
            own.crowd = Crowd(game, start, seats, bot, chunk, way=way)
        played: PlayOuts = own.crowd.play(seed, first, min(chunk, n - first))
        return played

    read_bots(game.package, bot, seats)
    with ThreadPoolExecutor(cores) as pool:
        running = {pool.submit(work, first) for _core, first in zip(range(cores), firsts, strict=False)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for _finished, first in zip(done, firsts, strict=False):
                running.add(pool.submit(work, first))
            for future in done:
                yield future.result()


def available_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

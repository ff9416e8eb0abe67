"""Bots against each other, or each for itself on the same luck: who is how strong, with intervals.

Every game is a bout: who sits where, and a seed. What became of it is one line of a file, so that a long run can be
stopped and taken up again; the same bouts give the same lines, on however many cores.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from undercroft.engine.bots import find_player
from undercroft.engine.errors import BadOption, BadRecord
from undercroft.engine.game import CHANCE, Game, load
from undercroft.engine.options import Options

Place = tuple[tuple[str, ...], int]  # who sat where, and the seed


@dataclass(frozen=True)
class Bout:
    """One game to be played: by whom, seat by seat, and with which luck."""

    game: str
    seats: tuple[str, ...]
    seed: int
    options: Options
    box_file: str | None = None


@dataclass(frozen=True)
class Outcome:
    """What became of a bout."""

    bots: tuple[str, ...]
    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    moves: int

    @property
    def place(self) -> Place:
        """What tells it from other bouts."""
        return self.bots, self.seed


def plan(game: Game, bots: list[str], n: int, seats: int, seed: int, options: Options) -> list[Bout]:
    """`n` games for each pair of bots, who change places after each; or for each bot, where all play for the same."""
    for bot in bots:
        find_player(game.package, bot)
    if len(set(bots)) < len(bots):
        raise BadOption(f"bots {', '.join(bots)}: one of them is named twice")
    file = None if game.box_file is None else str(game.box_file)

    def bout(sitting: tuple[str, ...], number: int) -> Bout:
        return Bout(game.id, sitting, seed + number, options, file)

    if seats == 1 or game.together:
        return [bout((bot,) * seats, number) for number in range(n) for bot in bots]
    if len(bots) < 2:
        raise BadOption(f"{game.id} is played against each other here; name at least two bots")
    return [
        bout(tuple((pair if number % 2 == 0 else pair[::-1])[seat % 2] for seat in range(seats)), number // 2)
        for number in range(n)
        for pair in combinations(bots, 2)
    ]


def fight(bout: Bout) -> Outcome:
    """Play one bout."""
    game = load(bout.game)
    if bout.box_file is not None:
        game = game.with_box(Path(bout.box_file))
    options: dict[str, Any] = dict(bout.options)
    match = game.start(seed=bout.seed, seats=len(bout.seats), **options)
    while not match.is_over:
        if match.turn == CHANCE:
            match.roll()
        else:
            match.play(match.choose(bout.seats[match.turn]))
    winners = match.winners
    if match.seats == 1 and game.win is not None and match.score[0] >= game.win:
        winners = [0]
    return Outcome(bout.seats, bout.seed, tuple(match.score), tuple(winners), match.played)


class Results:
    """The outcomes of an arena, kept in a file of lines of JSON, if one is given."""

    def __init__(self, game: Game, seats: int, options: Options, file: Path | None) -> None:
        self._file = file
        self._head = {
            "game": game.id,
            "rules": game.version,
            "box": game.box.fingerprint,
            "seats": seats,
            "options": dict(options),
        }
        self.outcomes: dict[Place, Outcome] = {}
        self._whole: int | None = None  # so many bytes of the file are whole lines
        if file is not None and file.exists():
            self._read(file)

    def _read(self, file: Path) -> None:
        """Take up what was played before."""
        text = file.read_text("utf-8")
        whole = text[: text.rfind("\n") + 1]  # what was being written when it was stopped is played again
        lines = whole.splitlines()
        try:
            head, rows = json.loads(lines[0]), [json.loads(line) for line in lines[1:]]
            for row in rows:
                outcome = Outcome(
                    tuple(row["bots"]), row["seed"], tuple(row["scores"]), tuple(row["winners"]), row["moves"]
                )
                self.outcomes[outcome.place] = outcome
        except (ValueError, KeyError, TypeError, IndexError):
            raise BadRecord(f"{file}: these are not the results of an arena; name another file") from None
        if head != self._head:
            raise BadRecord(f"{file}: these results are of another game, box or options; name another file")
        self._whole = len(whole.encode())

    def add(self, outcome: Outcome) -> None:
        """Keep an outcome; in the file at once."""
        self.outcomes[outcome.place] = outcome
        if self._file is not None:
            is_new = not self._file.exists()
            if self._whole is not None:
                os.truncate(self._file, self._whole)
                self._whole = None
            with self._file.open("a", encoding="utf-8") as out:
                if is_new:
                    out.write(json.dumps(self._head) + "\n")
                out.write(json.dumps(asdict(outcome)) + "\n")


def hold(bouts: Iterable[Bout], results: Results, cores: int, progress: Callable[[int], None]) -> None:
    """Play all bouts that were not played before; stopped with Ctrl-C, what is done stays done."""
    left = [bout for bout in bouts if (bout.seats, bout.seed) not in results.outcomes]
    try:
        for outcome in _outcomes(left, cores):
            results.add(outcome)
            progress(len(results.outcomes))
    except KeyboardInterrupt:
        if not results.outcomes:
            raise


def _outcomes(bouts: list[Bout], cores: int) -> Iterator[Outcome]:
    if cores == 1:
        yield from map(fight, bouts)
        return
    # Processes, for much of a bout is Python; started afresh, for a fork of a process with threads may hang.
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        running = [pool.submit(fight, bout) for bout in bouts]
        try:
            for done in as_completed(running):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def points_between(outcomes: Iterable[Outcome], one: str, other: str) -> list[float]:
    """What `one` won against `other`, game by game: 1 for a win, 0 for a loss, a half for neither.

    Where each plays for itself, the same luck is compared.
    """
    found, alone = [], dict[tuple[str, int], tuple[int, ...]]()
    for outcome in outcomes:
        names = set(outcome.bots)
        if names == {one, other}:
            found.append(_share(outcome, one))
        elif len(names) == 1:
            alone[outcome.bots[0], outcome.seed] = outcome.scores
    for (bot, seed), scores in alone.items():
        if bot == one and (other, seed) in alone:
            mine, theirs = sum(scores), sum(alone[other, seed])
            found.append(0.5 if mine == theirs else float(mine > theirs))
    return found


def _share(outcome: Outcome, bot: str) -> float:
    """How much of a win a bot has: all, none, or its seats' part of it."""
    if not outcome.winners:
        return 0.5
    return sum(outcome.bots[seat] == bot for seat in outcome.winners) / len(outcome.winners)

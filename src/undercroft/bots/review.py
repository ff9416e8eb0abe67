"""Looking back at a match: what every decision was worth, and which cost most, from what the seat knew at the time.

First every decision is searched a little; the longer a game takes, the less. Then those that seem to have cost most
are looked at again, with every move tried, so that what was played is compared with what was best on the same terms.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from math import hypot
from typing import TYPE_CHECKING

from undercroft.engine.thinking import POINTS

from .advice import CLEAR, advisor
from .minds import is_sure, thoughts

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from undercroft.engine.match import Match
    from undercroft.engine.thinking import Thinking, Thought
    from undercroft.engine.verbs import Move
    from undercroft.engine.words import Said

SECONDS = 20.0  # for a whole match
FIRST_SHARE = 0.7  # of that time is for the first look at every decision
PLAY_OUTS = 1000  # at most, for that first look
WIDE = 20.0  # how much to try what looks worse, when a move is compared with the best
EACH = 3000  # play-outs for every move then, at most
SUSPECTS, COSTLY = 6, 3  # of each seat: how many are looked at again, and told
LEAST_SHARE, LEAST_POINTS = 0.01, 0.1  # less than that nobody would see


@dataclass(frozen=True)
class Weighed:
    """A move and what it is worth to whoever plays it, as people are told; None if that is not known."""

    move: Move
    said: Said
    value: float | None
    wins: float | None = None  # the chance to win, where the value is points and one can win all the same


@dataclass(frozen=True)
class Judged:
    """A decision, and what was thought of it."""

    number: int  # how many moves were made before
    seat: int
    of: str  # what the values are; see Thought
    best: Weighed
    played: Weighed
    loss: float  # what the search goes by: what the best was worth more
    is_clear: bool  # whether that cannot be chance
    is_known: bool  # worked out, and not found by trying


class Review:
    """A finished match that is looked at, as these seats have played it. Another thread may read what is known."""

    def __init__(self, match: Match, seats: Collection[int], seconds: float | None = None) -> None:
        self._match, self._moves = match, match.record().moves
        self._seconds = SECONDS if seconds is None else seconds
        self._thinking = replace(advisor(match.game), play_outs=PLAY_OUTS, cores=1)
        self._found: list[Judged] = []
        self._compared: list[Judged] = []
        self._seats = tuple(seats) if match.game.levels else ()  # without levels nobody thinks
        self.total = 0  # how many decisions there are; 0 until they are counted
        self.is_finished = False

    @property
    def judged(self) -> list[Judged]:
        """What is known so far of the decisions, in the order they were made."""
        return sorted(self._found[:], key=lambda judged: judged.number)

    @property
    def costly(self) -> list[Judged]:
        """The decisions that clearly cost something, the dearest first; of each seat the dearest alone."""
        known = [judged for judged in self._compared[:] if judged.is_clear and _is_seen(judged)]
        ranked = sorted(known, key=lambda judged: -judged.loss)
        return [judged for seat in self._seats for judged in [each for each in ranked if each.seat == seat][:COSTLY]]

    def run(self, stop: Callable[[], bool]) -> None:
        """Look at the match until all is known, the time is over, or `stop` says so."""
        begun, numbers = time.monotonic(), list(self._choices())
        first_end, end = begun + FIRST_SHARE * self._seconds, begun + self._seconds
        self.total = len(numbers)
        for some in spread(numbers):
            for before in self._walk(set(some)):
                if stop() or time.monotonic() > first_end:
                    break
                left = (first_end - time.monotonic()) / (self.total - len(self._found))
                self._found.append(self._judge(before, replace(self._thinking, seconds=max(0.0, left))))
        self._compare(end, stop)
        self.is_finished = True

    def _compare(self, end: float, stop: Callable[[], bool]) -> None:
        """Look again at what seems to have cost most."""
        suspects = {judged.number: judged for judged in self._suspects()}
        for before in self._walk(suspects.keys()):
            first = suspects[before.played]
            if first.is_known:  # and needs no second look
                self._compared.append(first)
            elif not stop() and time.monotonic() < end:
                left = (end - time.monotonic()) / (len(suspects) - len(self._compared))
                self._compared.append(self._judge(before, self._wide(before, left), first.best.move.id))

    def _wide(self, before: Match, seconds: float) -> Thinking:
        return replace(self._thinking, explore=WIDE, play_outs=EACH * len(before.moves()), seconds=seconds)

    def _suspects(self) -> Iterator[Judged]:
        for seat in self._seats:
            mine = [judged for judged in self._found if judged.seat == seat and judged.loss > 0]
            yield from sorted(mine, key=lambda judged: -judged.loss)[:SUSPECTS]

    def _walk(self, numbers: Collection[int]) -> Iterator[Match]:
        """The match before each of these moves; always the same one, played on."""
        match = self._match.at(0)
        for number, move in enumerate(self._moves):
            if number in numbers:
                yield match
            match.play(move)

    def _choices(self) -> Iterator[int]:
        """The moves that somebody had to think about."""
        for before in self._walk(range(len(self._moves))):
            if before.turn in self._seats and len(before.moves()) > 1 and not self._is_plain(before):
                yield before.played

    def _is_plain(self, before: Match) -> bool:
        """Whether that was played which needs no second thought."""
        guide = self._thinking.guide
        return is_sure(before, self._thinking) and before.choose(guide).id == self._moves[before.played]

    def _judge(self, before: Match, thinking: Thinking, best_move: int | None = None) -> Judged:
        """What a search says of a decision; of `best_move` as the best, if it was found before."""
        found = {thought.move: thought for thought in thoughts(before, thinking) if thought.visits or thought.is_known}
        best = found.get(best_move) if best_move is not None else None
        best = best or next(iter(found.values()))
        move = self._moves[before.played]
        played = found.get(move)
        worth = played.worth if played else sum(each.worth for each in found.values()) / len(found)
        return Judged(
            number=before.played,
            seat=before.turn,
            of=best.of,
            best=_weighed(before, best.move, best),
            played=_weighed(before, move, played),
            loss=best.worth - worth,
            is_clear=played is not None and best.worth - worth > CLEAR * hypot(best.doubt, played.doubt),
            is_known=best.is_known,
        )


def spread(numbers: list[int]) -> list[list[int]]:
    """Every eighth first, then those halfway between, and so on: if time runs out, what is known is spread out."""
    steps = [[numbers[index] for index in range(step // 2, len(numbers), step)] for step in (8, 4, 2)]
    return [numbers[::8], *steps]


def _weighed(before: Match, move: int, thought: Thought | None) -> Weighed:
    played = before.game.verbs.move(move)
    said = before.say(played, before.turn)
    return Weighed(played, said, thought.shown, thought.wins) if thought else Weighed(played, said, None)


def _is_seen(judged: Judged) -> bool:
    """Whether the loss shows in what people are told."""
    best, played = judged.best, judged.played
    if best.value is None or played.value is None:
        return False
    least = LEAST_POINTS if judged.of == POINTS else LEAST_SHARE
    more_wins = (best.wins or 0.0) - (played.wins or 0.0)
    return best.value - played.value >= least or more_wins >= LEAST_SHARE

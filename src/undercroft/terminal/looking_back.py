"""Looking back at a finished game: the decisions that cost most, in sentences, and how the chances went.

It takes a while: the work is done in a thread, which can be stopped and keeps what it has found.
"""

from __future__ import annotations

import threading
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from undercroft.bots.review import Review
from undercroft.engine.record import replay

from . import saves
from .hints import points_told
from .program import program_words
from .screen import curve

if TYPE_CHECKING:
    from undercroft.bots.review import Judged
    from undercroft.engine.match import Match

    from .sitting import Sitting

POINTS = "points"


class LookingBack:
    """The review of a match as these seats played it, while it is worked out and afterwards."""

    def __init__(self, match: Match, seats: list[int], seconds: float | None = None) -> None:
        self.match, self.seats = match.clone(), seats
        self.is_stopped = False
        self._review = Review(self.match, seats, seconds)
        self._thread = threading.Thread(target=self._review.run, args=(lambda: self.is_stopped,), daemon=True)

    def start(self) -> None:
        """Begin to work it out."""
        self._thread.start()

    def stop(self) -> None:
        """That is enough: what is known stays."""
        self.is_stopped = True

    def wait(self, seconds: float) -> bool:
        """Wait so long, or until it is done; whether it is."""
        self._thread.join(seconds)
        return not self.is_running

    @property
    def was_started(self) -> bool:
        """Whether it was begun."""
        return self._thread.ident is not None

    @property
    def is_running(self) -> bool:
        """Whether it is not finished."""
        return self._thread.is_alive()

    @property
    def costly(self) -> list[Judged]:
        """The decisions that cost most, seat by seat: what they are numbered by."""
        return self._review.costly

    def progress(self, language: str) -> str:
        """How far it is, in words."""
        words, total = program_words(language), self._review.total
        done = len(self._review.judged)
        return words.say("review-progress", done=done, total=total) if total else words.say("review-begins")

    @property
    def done_of(self) -> tuple[int, int]:
        """How many decisions were looked at, and how many there are; 0 until they are counted."""
        return len(self._review.judged), self._review.total

    def lines(self, language: str, is_listed: bool = True) -> list[str]:
        """All that is known, in sentences and curves; without `is_listed` the decisions stand elsewhere."""
        words, judged = program_words(language), self._review.judged
        stopped = [words.say("review-stopped", **dict(zip(("done", "total"), self.done_of, strict=True)))]
        lines = stopped if self.is_stopped and self.done_of[0] < self.done_of[1] else []
        if not judged:
            return lines or [words.say("review-nothing")]
        first = 1
        for seat in self.seats:
            mine = [each for each in self.costly if each.seat == seat]
            lines += self._of_seat(seat, mine, first, language)
            lines += [*self._told(mine, first, language), ""] if is_listed or not mine else [""]
            first += len(mine)
        return [*lines, words.say("review-how")]

    def _of_seat(self, seat: int, costly: list[Judged], first: int, language: str) -> list[str]:
        words = program_words(language)
        title = words.say("review-of", seat=seat + 1) if len(self.seats) > 1 else words.say("review-title")
        return [title, *self._curve(seat, costly, first, language)]

    def _told(self, costly: list[Judged], first: int, language: str) -> list[str]:
        is_whole = not self.is_running and not self.is_stopped
        none = program_words(language).say("review-none" if is_whole else "review-none-yet")
        return [f"{number:>3}  {self.sentence(each, language)}" for number, each in enumerate(costly, first)] or [none]

    def sentence(self, judged: Judged, language: str) -> str:
        """What was played, what was best, and what each is worth."""
        said, words = self.match.game.words(language), program_words(language)
        moves = {
            name: said.say(f"move-{choice.said.id}", **choice.said.args)
            for name, choice in (("played", judged.played), ("best", judged.best))
        }
        was, could = (
            _worth(self.match, choice.value, judged.of, language, choice.wins)
            for choice in (judged.played, judged.best)
        )
        return words.say("review-decision", number=judged.number + 1, was=was, could=could, **moves)

    def _curve(self, seat: int, costly: list[Judged], first: int, language: str) -> list[str]:
        """The picture and what it says, of what most decisions were about."""
        judged = self._review.judged
        of = Counter(each.of for each in judged).most_common(1)[0][0]
        mine = [each for each in judged if (each.seat, each.of) == (seat, of)]
        points = [(each.number, each.best.value) for each in mine if each.best.value is not None]
        if len(points) < 2:
            return []
        low, high = curve.bounds(points, is_share=of != POINTS)
        drawn = curve.draw(points, self.match.played, low, high)
        top, bottom = (_worth(self.match, value, of, language) for value in (high, low))
        labels = [top, *[""] * (len(drawn) - 2), bottom]
        room = max(map(len, labels))
        marked = curve.marks([each.number for each in costly], self.match.played, first)
        rows = [f"{label:>{room}} {line}".rstrip() for label, line in zip(labels, drawn, strict=True)]
        return [*rows, *([" " * (room + 1) + marked] if costly else []), _told_curve(self.match, points, of, language)]

    def picture(self, judged: Judged, language: str) -> list[str]:
        """The table before a decision, as its player saw it, and what was decided."""
        before, words = self.match.at(judged.number), self.match.game.words(language)
        drawn = before.picture(language, judged.seat)
        return [drawn, "", words.put(before.prompt(judged.seat)), self.sentence(judged, language)]


def practice(sitting: Sitting, number: int) -> Sitting:
    """The same people and bots, at the table as it stood after so many moves: to try it another way."""
    record = sitting.match.record()
    earlier = replace(record, practice=True, moves=record.moves[:number], checks=())
    match = replay(earlier, sitting.match.game)
    path = saves.new_file(match.game.id)
    return type(sitting)(match, sitting.language, path, sitting.bots, sitting.announce)


def _told_curve(match: Match, points: list[curve.Point], of: str, language: str) -> str:
    values = [value for _number, value in points]
    told = {"first": values[0], "last": values[-1], "least": min(values), "most": max(values)}
    worths = {name: _worth(match, value, of, language) for name, value in told.items()}
    return program_words(language).say(f"review-curve-{of}", **worths)


def _worth(match: Match, value: float | None, of: str, language: str, wins: float | None = None) -> str:
    """What a move is worth, in a word or two; what may happen is neither never nor always."""
    words = program_words(language)
    if value is None:
        return words.say("worth-unknown")
    if of == POINTS:
        return points_told(match, value, wins, language)
    percent = round(100 * value)
    return words.say("worth-share", percent=min(99, max(1, percent)) if 0 < value < 1 else percent)

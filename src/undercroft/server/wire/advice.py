"""What goes over the wire about advice, as types: hints during a match, and the review afterwards."""

from __future__ import annotations

from typing import Literal

from .tables import Said, Wire

Worth = Literal["win", "level", "points"]  # the chance to win, or to clear the level, or the points in the end


class HintChoice(Wire):
    """A move by its text, and what it is worth; null if that was not looked at.

    `wins` is the chance to win where the value is points and one can win all the same; else null.
    """

    move: str
    value: float | None
    wins: float | None


class Hint(Wire):
    """The best move that was found, the next best, what the values are, why, and from how many games.

    Why: it is the `only` move, the best play is `known`, a `rule` of thumb says so, it is `clear`ly better, it is a
    `close` call, or the two are `even`.
    """

    best: HintChoice
    next: HintChoice | None
    of: Worth
    why: Literal["only", "known", "rule", "clear", "close", "even"]
    games: int


class TableHint(Wire):
    """Advice for this version of the table; null where there is none."""

    version: int
    hint: Hint | None


class ReviewChoice(Wire):
    """A move that was played, or was best, and what it was worth; `wins` as in a hint."""

    move: str
    said: Said
    value: float
    wins: float | None


class CostlyDecision(Wire):
    """A decision that clearly cost something: the move of this number, counted from 0, and what was best instead."""

    number: int
    seat: int
    of: Worth
    best: ReviewChoice
    played: ReviewChoice


class CurvePoint(Wire):
    """What the best move was worth to a seat, after so many moves."""

    number: int
    seat: int
    value: float


class TableReview(Wire):
    """What is known so far of the decisions of a finished match: each from what the seat knew at the time."""

    done: int
    total: int
    finished: bool
    of: Worth | None
    curve: list[CurvePoint]
    costly: list[CostlyDecision]

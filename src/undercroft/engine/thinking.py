"""Players who think before each move: how they are described, and what they think."""

from __future__ import annotations

from dataclasses import dataclass

GREEDY = "greedy"


@dataclass(frozen=True)
class Thinking:
    """How a player thinks: by so many games played out, for so long at most, with one of the game's bots."""

    play_outs: int | None = 1000
    seconds: float | None = None
    guide: str = GREEDY  # who plays the games out
    trusts: str | None = None  # whose move is trusted more than others before it was tried, if not the guide's
    explore: float = 0.5  # how much to try what looks worse
    exact: bool = False  # go by what can be worked out exactly
    cores: int = 1


WIN, POINTS, LEVEL = "win", "points", "level"


@dataclass(frozen=True)
class Thought:
    """What thinking found out about one move."""

    move: int
    visits: int
    worth: float  # what the thinker goes by
    doubt: float  # how far that may be off: its standard error
    shown: float  # what people are told of it
    of: str = WIN  # and what that is: the chance to win, or to clear a level, or the points in the end
    is_known: bool = False  # worked out, and not found by trying
    wins: float | None = None  # the chance to win, where points are told and one can win all the same

"""Advice for people: the best move that a search finds in a moment, what it is worth, the next best, and why."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from math import hypot
from typing import TYPE_CHECKING, Any

from undercroft.engine.bots import bots_of, levels_of
from undercroft.engine.thinking import GREEDY, Thinking
from undercroft.kernels.playouts import available_cores

from .minds import is_sure, thoughts

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.match import Match
    from undercroft.engine.thinking import Thought

SECONDS = 0.7  # the answer must be there within a second
PLAY_OUTS: int | None = None  # as many as there is time for
CLEAR = 2.0  # standard errors between two moves, from which on one is clearly better

# Why a move is advised: it is the only one; the best play is known; the rule of thumb needs no second thought; it did
# clearly better; it did a little better; or it did no better, but is surer.
ONLY, KNOWN, RULE, BETTER, CLOSE, EVEN = "only", "known", "rule", "clear", "close", "even"


@dataclass(frozen=True)
class Choice:
    """A move, and what it is worth: a share of games, or points; None if that was not looked at."""

    move: str
    value: float | None
    wins: float | None = None  # the chance to win, where the value is points and one can win all the same


@dataclass(frozen=True)
class Hint:
    """What somebody is told who asks for advice."""

    best: Choice
    next: Choice | None
    of: str  # what the values are: the chance to "win", to clear the "level", or "points"
    why: str
    games: int  # played out to find it

    def data(self) -> dict[str, Any]:
        """The hint as plain JSON data."""
        return asdict(self)


def advisor(game: Game) -> Thinking:
    """How to think about a game for somebody who waits for the answer."""
    levels = [level for level in levels_of(game.package).values() if isinstance(level, Thinking)]
    known = levels[-1] if levels else Thinking(guide=GREEDY if GREEDY in bots_of(game.package) else "random")
    return replace(known, play_outs=PLAY_OUTS, seconds=SECONDS, cores=available_cores())


def advise(match: Match, thinking: Thinking | None = None) -> Hint:
    """Advice for the seat to move, from what it may know; thought of like this, or as the game's advisor does."""
    thinking, moves = thinking or advisor(match.game), match.moves()
    if len(moves) == 1:
        return Hint(Choice(moves[0].text, None), None, "win", ONLY, 0)
    if is_sure(match, thinking) and not thinking.exact:
        return Hint(Choice(match.choose(thinking.guide).text, None), None, "win", RULE, 0)
    found = thoughts(match, thinking)
    tried = [thought for thought in found if thought.visits or thought.is_known]
    best, others = tried[0], tried[1:2]
    return Hint(
        _choice(match, best),
        _choice(match, others[0]) if others else None,
        best.of,
        _why(best, others),
        sum(thought.visits for thought in found),
    )


def _choice(match: Match, thought: Thought) -> Choice:
    return Choice(match.game.verbs.move(thought.move).text, thought.shown, thought.wins)


def _why(best: Thought, others: list[Thought]) -> str:
    if best.is_known:
        return KNOWN
    if others and best.worth - others[0].worth > CLEAR * hypot(best.doubt, others[0].doubt):
        return BETTER
    return EVEN if others and not _looks_better(best, others[0]) else CLOSE


def _looks_better(one: Thought, other: Thought) -> bool:
    """Whether it is better in anything that people are told."""
    return one.shown > other.shown or (one.wins or 0.0) > (other.wins or 0.0)

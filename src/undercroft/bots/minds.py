"""How players who think come to a move: exactly where the game is small enough, else by search."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from undercroft.engine.bots import RANDOM, sure_of
from undercroft.engine.chance import draw
from undercroft.kernels.tree import HIDDEN, SEARCH_STREAM

from .search import think

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.match import Match
    from undercroft.engine.thinking import Thinking, Thought
    from undercroft.engine.verbs import Move

    from .advice import Hint

SEEDS = 1 << 31
LEAST_SECONDS = 0.1  # of search, however long it took to find out that nothing is known exactly
EXACT_SECONDS = 0.6  # what takes longer is searched; the next question may find it worked out


def choose(match: Match, thinking: Thinking) -> Move:
    """What a player who thinks like this plays for the seat to move."""
    moves = match.moves()
    if len(moves) == 1:
        return moves[0]
    known = _known(match, thinking)
    if not known and is_sure(match, thinking):
        return match.choose(thinking.guide)
    return match.game.verbs.move((known or _searched(match, thinking, time.monotonic()))[0].move)


def is_sure(match: Match, thinking: Thinking) -> bool:
    """Whether what the guide would play needs no second thought."""
    sure = None if thinking.guide == RANDOM else sure_of(match.game.package)
    return sure is not None and bool(sure(match.game.box.rec, match.seen(match.turn)))


def thoughts(match: Match, thinking: Thinking) -> list[Thought]:
    """What is to be said of the moves of the seat to move, the best first: from what that seat may know."""
    began = time.monotonic()
    return _known(match, thinking) or _searched(match, thinking, began)


def _known(match: Match, thinking: Thinking) -> list[Thought] | None:
    """What is known exactly of every move: `thoughts(game, seen, seat, seats, seconds)`, where a game has it."""
    exact = _exact(match.game, "thoughts") if thinking.exact else None
    return exact(match.game, match.seen(match.turn), match.turn, match.seats, EXACT_SECONDS) if exact else None


def _searched(match: Match, thinking: Thinking, began: float) -> list[Thought]:
    """What a search says; whoever waits has waited since it `began`."""
    trusted = _trusted(match, thinking)
    if thinking.seconds is not None:
        left = thinking.seconds - (time.monotonic() - began)
        thinking = replace(thinking, seconds=max(LEAST_SECONDS, left))
    return think(match.game, match.seen(match.turn), match.turn, match.seats, thinking, _seed(match), trusted)


def _trusted(match: Match, thinking: Thinking) -> int:
    """The move that others have to beat clearly: what is known exactly speaks for it, or a bot would play it."""
    leaning = _exact(match.game, "leaning") if thinking.exact else None
    move = leaning(match.game, match.seen(match.turn), match.turn) if leaning else None
    if move is None:
        move = match.choose(thinking.trusts).id if thinking.trusts else HIDDEN
    return int(move)


def _seed(match: Match) -> int:
    """Luck for the search: another for every move, and none that the match itself will have."""
    return int(draw(match.seed, 0, SEARCH_STREAM, match.choices, SEEDS))


def _exact(game: Game, name: str) -> Any:
    """A function that works out exactly what can be known of a game, if there is one of that name."""
    return getattr(game.part("exact"), name, None)


def advise(match: Match) -> Hint:
    """Advice for whoever is to move; see `advice.py`."""
    from .advice import advise

    return advise(match)

"""How players who think come to a move: exactly where the game is small enough, else by search."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, cast

from undercroft.engine.bots import levels_of
from undercroft.engine.chance import draw
from undercroft.engine.thinking import Thinking

from .search import Thought, think
from .tree import SEARCH_STREAM

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.match import Match
    from undercroft.engine.records import Rec
    from undercroft.engine.verbs import Move

Exact = Callable[["Game", "Rec", int, int, float], list[Thought] | None]
SEEDS = 1 << 31
EXACT_SECONDS = 0.6  # what takes longer is searched; the next question may find it worked out


def choose(match: Match, thinking: Thinking) -> Move:
    """What a player who thinks like this plays for the seat to move."""
    moves = match.moves()
    return moves[0] if len(moves) == 1 else match.game.verbs.move(thoughts(match, thinking)[0].move)


def thoughts(match: Match, thinking: Thinking) -> list[Thought]:
    """What is to be said of the moves of the seat to move, the best first: from what that seat may know."""
    seat = match.turn
    seen = match._seen(seat)
    if thinking.exact and (exact := _exact(match.game)):
        found = exact(match.game, seen, seat, match.seats, EXACT_SECONDS)
        if found:
            return list(found)
    return think(match.game, seen, seat, match.seats, thinking, _seed(match))


def _seed(match: Match) -> int:
    """Luck for the search: another for every move, and none that the match itself will have."""
    return int(draw(match.seed, 0, SEARCH_STREAM, match.choices, SEEDS))


def _exact(game: Game) -> Exact | None:
    """What works out the best play of a game exactly, if there is such a thing."""
    folder = f"{__package__}.{game.id}"
    if find_spec(folder) is None or find_spec(f"{folder}.best") is None:
        return None
    return cast(
        "Callable[[Game, Rec, int, int, float], list[Thought] | None]", import_module(f"{folder}.best").thoughts
    )


def warm_up(game: Game) -> None:
    """Compile what thinking about a game needs."""
    match = game.start(seed=1)
    while match.turn < 0:
        match.roll()
    levels = [level for level in levels_of(game.package).values() if isinstance(level, Thinking)]
    for guide in {level.guide for level in levels}:
        think(game, match._seen(match.turn), match.turn, match.seats, Thinking(play_outs=2, guide=guide), 1)

"""What the best play within a level says of the moves, for players who think."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.thinking import LEVEL, Thought

from .solver import solve_level

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.records import Rec


def thoughts(game: Game, seen: Rec, seat: int, seats: int, seconds: float) -> list[Thought] | None:  # noqa: ARG001
    """What each move is worth, the best first; None if that is not known, or not within this time."""
    advice = solve_level(game.box, seen, seconds)
    if advice is None or not advice["moves"]:
        return None
    return [Thought(move, 0, value, 0.0, value, LEVEL, is_known=True) for move, value in advice["moves"]]

"""The games that the suites run over, and the players of `undercroft.testing` who try them out."""

from __future__ import annotations

import undercroft as uc
from undercroft.engine.game import games
from undercroft.testing.players import FAR_TOO_LONG, Curious, Simple, any_options, play, play_through

__all__ = ["FAR_TOO_LONG", "Curious", "Simple", "any_options", "packaged", "play", "play_through", "seatings"]


def seatings(ids: list[str] | None = None) -> list[tuple[str, int]]:
    """Every game with every number of players it allows."""
    chosen = [uc.load(id) for id in (games() if ids is None else ids)]
    return [(game.id, seats) for game in chosen for seats in range(game.seats[0], game.seats[1] + 1)]


def packaged() -> list[str]:
    """The games that we ship; those that only tests register are left out."""
    return [id for id in games() if uc.load(id).package.startswith("undercroft.")]

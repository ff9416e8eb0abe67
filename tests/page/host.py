"""The server of the browser's tests: with the tiny games, and whoever thinks there counts games, and not seconds."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import tests.server.host  # noqa: F401  # registers the tiny games
from undercroft.bots import minds, review, search
from undercroft.server.__main__ import main

if TYPE_CHECKING:
    from undercroft.bots.search import Thought
    from undercroft.engine.thinking import Thinking

GAMES = 200  # played out for a hint, and at most for a bot's move or a decision that is looked back at
HOUR = 3600.0


def think(game: Any, seen: Any, seat: int, seats: int, thinking: Thinking, *more: Any) -> list[Thought]:
    """In the place of `search.think`: as good on a busy machine as on an idle one."""
    games = min(GAMES, thinking.play_outs or GAMES)
    return search.think(game, seen, seat, seats, replace(thinking, play_outs=games, seconds=None), *more)


minds.think = think  # type: ignore[assignment]
review.Review = partial(review.Review, seconds=HOUR)  # type: ignore[assignment, misc]

if __name__ == "__main__":
    main()

"""Games played by a kernel, and the tables on which they ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.kernels.playouts import Crowd

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.records import Rec
    from undercroft.engine.results import PlayOuts


def play_crowd(
    game: Game, start: Rec, seats: int, seed: int, first: int = 0, n: int = 1, bot: str = "random"
) -> tuple[PlayOuts, list[Any]]:
    """Games `first`… of a seed: what became of them, and the tables at their ends."""
    crowd = Crowd(game, start, seats, bot, n, tables=n)
    played = crowd.play(seed, first, n)
    return played, [crowd.tables.plain[index].copy() for index in range(n)]

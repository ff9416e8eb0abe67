"""What is known exactly when a delve could end: whether the next level promises more experience than retiring now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.dungeon_roll.moves import RETIRE, SEEK
from undercroft.games.dungeon_roll.odds import odds
from undercroft.games.dungeon_roll.table import REGROUP

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.records import Rec


def leaning(game: Game, seen: Rec, seat: int) -> int | None:
    """Seek glory or retire, for who wants experience and retires after the next level; None if that is not known.

    Treasures that are used up for it and levels beyond are for the search to judge.
    """
    found = odds(game.box, seen, seat) if seen.phase == REGROUP else None
    if found is None or found["change"] is None:
        return None
    return SEEK if found["change"] > 0 else RETIRE

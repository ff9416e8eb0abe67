"""What is known exactly when a delve could end: whether the next level promises more experience than retiring now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.dungeon_roll.guide.odds import answer
from undercroft.games.dungeon_roll.guide.questions import TO_WIN
from undercroft.games.dungeon_roll.moves import RETIRE, SEEK
from undercroft.games.dungeon_roll.table import REGROUP

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.records import Rec


BUDGET = 250_000  # positions; who asks for advice waits for it


def leaning(game: Game, seen: Rec, seat: int) -> int | None:  # noqa: ARG001 - only the adventurer is asked
    """Seek glory or retire, for who wants experience and retires after the next level; None if that is not known.

    Treasures that are used up for it and levels beyond are for the search to judge.
    """
    if seen.phase != REGROUP or seen.level >= game.box.rec.last_level:
        return None
    found = answer(game.box, seen, TO_WIN, BUDGET)
    if found is None:
        return None
    return SEEK if found.value > float(seen.level) else RETIRE

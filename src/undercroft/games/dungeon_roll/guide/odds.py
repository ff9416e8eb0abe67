"""The odds that help to decide: will the level be cleared, and what is seeking glory worth against retiring?

They are exact: all that can be rolled, drawn and played on the level counts, with the party, the treasures and the hero
at hand, and the best is played. What takes more positions than can be worked out in about a second has no answer.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from undercroft.engine.records import copy_of
from undercroft.kernels.exact import solve
from undercroft.kernels.ways import memory_for

from .. import GAME
from ..rules.treasures import box_total
from ..table import MONSTER, REGROUP
from .alike import alike_in
from .questions import ABOUT, LEVEL, TO_CLEAR, TO_WIN

if TYPE_CHECKING:
    from undercroft.engine.game import Box
    from undercroft.engine.records import Rec
    from undercroft.kernels.exact import Answer

BUDGETS = {TO_CLEAR: 400_000, TO_WIN: 500_000}  # positions; about a second for both
PLENTY = 20  # treasures in the box that no level uses up
KEPT = 1024  # answers


def odds(box: Box, seen: Rec, seat: int) -> dict[str, Any] | None:  # noqa: ARG001 - everybody sees the same
    """For the level the adventurer is on or, at regrouping, for the next one; None elsewhere, or if it is too large.

    `clear` is the chance to clear it if nothing else is wanted; `expected` is the experience of the delve if that is
    wanted and the adventurer retires after the level; `change` is what that is more than retiring now. The last two can
    be None where `clear` is not: experience takes more to work out.
    """
    if not MONSTER <= seen.phase <= REGROUP or (seen.phase == REGROUP and seen.level >= box.rec.last_level):
        return None
    found = _kept_odds(_Position(box, seen))
    return dict(found) if found else None


class _Position:
    """A table in a box, equal to any other with the same state."""

    def __init__(self, box: Box, seen: Rec) -> None:
        self.box, self.table = box, copy_of(seen)
        self.key = (box.fingerprint, GAME.table_type.state(seen))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Position) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(KEPT)
def _kept_odds(position: _Position) -> dict[str, Any] | None:
    clear = answer(position.box, position.table, TO_CLEAR)
    if clear is None:
        return None
    win = answer(position.box, position.table, TO_WIN)
    at_regroup = position.table.phase == REGROUP
    return {
        "clear": clear.value,
        "expected": win.value if win else None,
        "change": win.value - float(position.table.level) if win and at_regroup else None,
        "exact": True,
        "states": clear.states + (win.states if win else 0),
    }


def answer(box: Box, table: Rec, goal: int, budget: int | None = None) -> Answer | None:
    """The best that can come of the level, for one goal."""
    memory = memory_for(GAME)  # new each time: it is blank as it comes, and what is never used costs nothing
    block = memory.record(ABOUT)
    about = block.plain
    about.goal = goal
    about.delve = table.delve
    about.seat = table.adventurer
    about.phase = table.phase
    about.level = table.level
    about.experience = table.experience[table.adventurer]
    about.alike = alike_in(box.rec, table)
    about.scarce = box_total(box.rec, table) < PLENTY
    return solve(memory, LEVEL, memory.record(GAME.box_type, box.rec), table, block, budget or BUDGETS[goal])

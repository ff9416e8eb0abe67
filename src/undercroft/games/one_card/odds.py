"""The odds that help to decide: will this level be cleared, if the best is played?

They are worked out from all that can come of the position (see `exact/`), to a ten-thousandth. Large levels take longer
than people want to wait: then there is no answer yet, and the next question goes on from what is done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import GAME
from .exact.solver import solve_level
from .rules import start_level
from .table import MONSTERS, NOBODY

if TYPE_CHECKING:
    from undercroft.engine.game import Box
    from undercroft.engine.records import Rec

SECONDS = 1.0


def odds(box: Box, seen: Rec, seat: int, seconds: float | None = SECONDS) -> dict[str, Any] | None:  # noqa: ARG001
    """`clear`: the chance to clear the level; None between levels, and where it is not known."""
    found = solve_level(box, seen, seconds)
    return {"clear": found["value"], "exact": True, "states": found["states"]} if found else None


def warm_up(box: Box) -> None:
    """Compile what the odds need: with one weak monster left there is little to work out."""
    table = GAME.lay_out(1, GAME.read_options({}))
    start_level(box.rec, table, 0)
    for monster in range(1, MONSTERS):
        table.monster_tile[monster], table.monster_health[monster] = NOBODY, 0
    table.monster_health[0] = 1
    odds(box, table, 0, seconds=None)

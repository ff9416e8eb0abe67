"""The odds that help to decide: will this level be cleared, if the best is played?

They are worked out from all that can come of the position (see `exact/`), to a ten-thousandth. Large levels take longer
than people want to wait: then there is no answer yet, and the next question goes on from what is done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .exact.solver import solve_level

if TYPE_CHECKING:
    from undercroft.engine.game import Box
    from undercroft.engine.records import Rec

SECONDS = 1.0


def odds(box: Box, seen: Rec, seat: int, seconds: float | None = SECONDS) -> dict[str, Any] | None:  # noqa: ARG001
    """`clear`: the chance to clear the level; None between levels, and where it is not known."""
    found = solve_level(box, seen, seconds)
    return {"clear": found["value"], "exact": True, "states": found["states"]} if found else None

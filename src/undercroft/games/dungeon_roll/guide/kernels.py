"""The kernels of Dungeon Roll's own: its exact questions, and what fills the values of a delve."""

from __future__ import annotations

from typing import Any, cast

from undercroft.engine.compiling import bind
from undercroft.kernels.exact import KNOWN, question_kernel
from undercroft.kernels.kernel import Kernel, Many, Numbers

from .. import GAME
from .exact.positions import DELVE, lay, place
from .questions import LEVEL

SOLVE = cast("Any", None)  # stands for the search; see `bind`


def _fill(box, blank, tables, known, space, kind, rank, parties, dungeons):  # type: ignore[no-untyped-def]
    """Work out all positions of a kind with these parties and dungeons. A template."""
    for one in range(len(parties)):
        for other in range(len(dungeons)):
            tables[0] = blank
            lay(box, tables[0], known.index, kind, rank, parties[one], dungeons[other])
            if SOLVE(box, tables[0], known, space) == KNOWN:  # else there is no die to choose: nobody stands here
                known.values[place(known.index, kind, rank, parties[one], dungeons[other])] = space.line.best[0]


def _fill_kernel(solve: Kernel) -> Kernel:
    """The kernel that works out many positions of a delve; another works out one."""
    box, table, known, space = solve.takes
    numbers = Numbers()
    takes = (box, table, Many(GAME.table_type), known, space, int, int, numbers, numbers)
    return Kernel("fill_delve", bind(_fill, "fill_delve", SOLVE=solve.rule), takes)


_delve = question_kernel(GAME, DELVE)
KERNELS = (question_kernel(GAME, LEVEL), _delve, _fill_kernel(_delve))

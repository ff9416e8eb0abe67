"""What would happen: the consequences if the dice step ended now. Made with the same functions that the rules use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.records import copy_of

from ..content.effects import TIME_IF_OPEN
from ..rules.boxes.consequences import any_open, halve, reckon
from ..rules.heroes.lasting import amount
from ..table import DO_ACT, FLOORS

if TYPE_CHECKING:
    from undercroft.engine.records import Rec


def if_you_stop(box: Rec, seen: Rec) -> dict[str, int] | None:
    """Wounds, time and poison if the group stopped now; None outside the dice step. The table is left as it is."""
    if seen.step != DO_ACT or seen.n_boxes == 0:
        return None
    then = copy_of(seen)
    reckon(box, then)
    halve(box, then)
    late = int(amount(box, then, TIME_IF_OPEN)) if any_open(then) else 0
    time = 0 if seen.floor == FLOORS else int(then.hours) + late
    return {"wounds": int(then.hearts), "time": time, "poison": int(then.venom)}

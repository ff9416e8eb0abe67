"""What the guide would do now, and what the guided first game explains: as data for whoever draws the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.records import copy_of, numbers

from ..guide.greedy import choose_greedy
from ..guide.planning import NOTES
from ..moves import VERBS
from ..rules.legality import legal
from ..rules.lesson import TOPICS
from ..rules.main import turn
from ..table import NONE

if TYPE_CHECKING:
    from undercroft.engine.game import Box
    from undercroft.engine.records import Rec


def advised(box: Box, seen: Rec) -> int | None:
    """The move that the bot `greedy` would play; None when it is nobody's turn."""
    then, moves, notes = copy_of(seen), [0] * len(VERBS), numbers(NOTES)
    seat = turn(box.rec, then)
    if seat < 0:
        return None
    count = legal(box.rec, then, moves)
    return int(choose_greedy(box.rec, then, seat, moves, count, 0, 0, 0, notes))


def lesson(box: Box, seen: Rec) -> dict[str, Any] | None:
    """What was explained last, whether that is new, how far the lesson is, and what the guide would do now."""
    if not seen.lesson or seen.topic == NONE:
        return None
    return {
        "id": f"lesson-{TOPICS[seen.topic]}",
        "new": bool(seen.topic_new),
        "step": int(seen.told).bit_count(),
        "of": len(TOPICS),
        "move": advised(box, seen),
    }

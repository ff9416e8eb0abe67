"""Thinking in tests goes by play-outs, never by seconds: it comes to the same on every machine, however busy it is."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from undercroft.bots import advice, minds, review

if TYPE_CHECKING:
    import pytest

PLAY_OUTS = 60


def go_by_play_outs(patch: pytest.MonkeyPatch) -> None:
    """Hints and reviews take so many play-outs, and as long as these take; what can be known exactly is worked out."""
    for module in (advice, review):
        patch.setattr(module, "SECONDS", inf)
        patch.setattr(module, "PLAY_OUTS", PLAY_OUTS)
    patch.setattr(review, "EACH", PLAY_OUTS)
    patch.setattr(minds, "EXACT_SECONDS", inf)


class Watch:
    """Stands in for the module `time`: it goes on by so much with every look at it, and when it is told to."""

    def __init__(self, step: float = 0.0) -> None:
        self.now, self.step = 0.0, step

    def monotonic(self) -> float:
        """Seconds since it was started."""
        self.now += self.step
        return self.now

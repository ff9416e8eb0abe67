"""What speed and size we want. A new game adds one line to MOVES_PER_SECOND."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Target:
    """A bound on a measured number: at least so much, or less than so much."""

    bound: float
    at_least: bool

    def met_by(self, value: float) -> bool:
        """Whether a measured value is good enough."""
        return value >= self.bound if self.at_least else value < self.bound


def at_least(bound: float) -> Target:
    """More is better."""
    return Target(bound, at_least=True)


def less_than(bound: float) -> Target:
    """Less is better."""
    return Target(bound, at_least=False)


MOVES_PER_SECOND = {  # random play, compiled, on one core
    "one_card": at_least(3_000_000),
    "deck_box": at_least(500_000),
}
TABLE_BYTES_OF = {  # a map of many rooms needs more than a card
    "deck_box": less_than(8_000),
}

# The same for every game
COMPILED_OVER_INTERPRETED = at_least(100)
TWO_CORES_OVER_ONE = at_least(1.8)
FIRST_MOVE_SECONDS = less_than(1)
TABLE_BYTES = less_than(256)
LIST_GAMES_SECONDS = less_than(0.4)

"""What speed and size we want. A new game adds one line to MOVES_PER_SECOND, and more if it is big."""

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
    "dungeon_roll": at_least(2_000_000),
    "one_deck": at_least(1_000_000),
    "deck_box": at_least(500_000),
    "welcome": at_least(3_000_000),
}

OVER_PEER = {  # random play on one core, against the program in `peers.py`
    "dungeon_roll": at_least(10),
    "welcome": at_least(5),
}

TABLE_BYTES = {  # where more than the usual is wanted
    "one_deck": less_than(1024),
    "deck_box": less_than(8_000),  # a map of many rooms
}

# The same for every game
COMPILED_OVER_INTERPRETED = at_least(100)
TWO_CORES_OVER_ONE = at_least(1.8)
SEARCH_OVER_PLAY_OUTS = at_least(0.6)
TWO_TREES_OVER_ONE = at_least(1.7)
HINT_SECONDS = less_than(1)  # by the clock
FIRST_MOVE_SECONDS = less_than(0.3)
USUAL_TABLE_BYTES = less_than(256)
ASSIGNMENT_MILLISECONDS = less_than(50)  # in CPU time
ODDS_SECONDS = less_than(1.5)  # the slowest position, in CPU time
LIST_GAMES_SECONDS = less_than(0.2)

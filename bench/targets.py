"""What speed and size we want. A new game adds one line to MOVES_PER_TURN and to MATCHES, and more if it is big.

Computers differ, so what is computed in CPU time is compared with turns of the reference loop (see `stopwatch.py`), or
with another way to do the same, in the same run.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


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


class OneMatch(NamedTuple):
    """How long what is done in one match may take, in turns of the reference loop."""

    move: Target | None
    slow_move: Target | None  # slower than 99 % of them
    view: Target | None


def one_match(move: float, slow_move: float, view: float) -> OneMatch:
    """All of them are bounds from above."""
    return OneMatch(less_than(move), less_than(slow_move), less_than(view))


UNBOUND = OneMatch(None, None, None)


MATCHES = {  # by game and case of `matches.py`
    ("one_card", ""): one_match(231, 4_400, 330),
    ("dungeon_roll", "2 seats"): one_match(209, 660, 880),
    ("welcome", "3 seats"): one_match(209, 440, 1_210),
    ("one_deck", "1 hero"): one_match(451, 1_760, 2_530),
    ("deck_box", "2 heroes"): one_match(2_079, 11_000, 4_730),
    ("deck_box", "4 heroes"): one_match(1_881, 14_300, 5_610),
}

KEPT = 0.95  # of the speed that kernels had when all of the engine was compiled

MOVES_PER_TURN = {  # random play in native kernels on one core, for each turn of the reference loop
    "one_card": at_least(KEPT * 0.582),
    "dungeon_roll": at_least(KEPT * 1.22),
    "one_deck": at_least(KEPT * 0.4),
    "deck_box": at_least(KEPT * 0.0784),
    "welcome": at_least(KEPT * 1.75),
}

OVER_PEER = {  # random play on one core, against the program in `peers.py`
    "dungeon_roll": at_least(10),
    "welcome": at_least(5),
}

TABLE_BYTES = {  # where more than the usual is wanted
    "one_deck": less_than(1024),
    "deck_box": less_than(8_000),  # a map of many rooms
}

SERVER_MILLISECONDS = {  # that the server computes for a move and the situation after it
    "one_card": less_than(0.8),
    "deck_box": less_than(2.5),
}

# The same for every game
PORTABLE_OVER_NATIVE = at_least(0.7)  # play-outs, and simulations of the search
PORTABLE_OVER_PLAIN = at_least(100)
TWO_CORES_OVER_ONE = at_least(1.8)
SEARCH_OVER_PLAY_OUTS = at_least(0.6)
TWO_TREES_OVER_ONE = at_least(1.7)
HINT_SECONDS = less_than(1)  # by the clock
LOADING_SECONDS = less_than(0.05)  # a module, once compiled on this computer
FIRST_LOADING_SECONDS = less_than(0.5)
FIRST_MOVE_SECONDS = less_than(0.3)
USUAL_TABLE_BYTES = less_than(257)  # 256 at most: records are whole words
ASSIGNMENT_MILLISECONDS = less_than(50)  # in CPU time
ODDS_SECONDS = less_than(1.5)  # the slowest position, in CPU time

# Of the program
LIST_GAMES_SECONDS = less_than(0.2)
SERVER_MEGABYTES = less_than(120)
INSTALLED_MEGABYTES = less_than(150)
PAGE_SECONDS = less_than(20)  # on two cores, packages downloaded before
FIRST_DIE_SECONDS = less_than(0.5)

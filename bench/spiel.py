"""The search of OpenSpiel, in C++, on its games nearest to ours: `python -m bench.spiel GAME SECONDS REPEATS`.

It is measured if Python can import `pyspiel` (`pip install open_spiel`), else left out. Pig is dice and daring, as
Dungeon Roll is; Leduc poker has secrets and bluffs, as Welcome to the Dungeon has, so there it searches information
sets. Play-outs are random, by its own evaluator: one simulation with many of them is nearly nothing else.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from bench.stopwatch import Probe, best_speeds

if TYPE_CHECKING:
    from collections.abc import Callable

NEAREST = {"dungeon_roll": "pig", "welcome": "leduc_poker"}
SECRETS = {"welcome"}
EXPLORE, MEMORY_MB, NO_LIMIT = 1.4, 1000, -1


def is_here(game: str) -> bool:
    """Whether there is something to compare this game's search with."""
    return game in NEAREST and find_spec("pyspiel") is not None


def measure(game: str, seconds: float, repeats: int) -> dict[str, list[float]]:
    """Play-outs and simulations a second on one core, from the first choice of its game."""
    spiel: Any = import_module("pyspiel")
    played = spiel.load_game(NEAREST[game])
    state = played.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def plain(n: int) -> None:
        spiel.MCTSBot(played, spiel.RandomRolloutEvaluator(n, 1), EXPLORE, 1, MEMORY_MB, False, 1, False).step(state)

    searched = in_secret(spiel, state) if game in SECRETS else in_the_open(spiel, played, state)
    return best_speeds({"plain": Probe(plain), "searched": Probe(searched)}, seconds, repeats)


def in_the_open(spiel: Any, played: Any, state: Any) -> Callable[[int], None]:
    """Its search of games in which everybody sees everything."""

    def search(n: int) -> None:
        one = spiel.RandomRolloutEvaluator(1, 1)
        spiel.MCTSBot(played, one, EXPLORE, n, MEMORY_MB, False, 1, False).step(state)

    return search


def in_secret(spiel: Any, state: Any) -> Callable[[int], None]:
    """Its search of what a player knows."""

    def search(n: int) -> None:
        one, most_visited = spiel.RandomRolloutEvaluator(1, 1), spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        spiel.ISMCTSBot(1, one, EXPLORE, max(2, n), NO_LIMIT, most_visited, False, False).step(state)

    return search


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))), flush=True)

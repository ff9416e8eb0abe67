"""Public programs that play one of our games, measured beside ours: `python -m bench.peers GAME SECONDS REPEATS`.

Nothing of theirs is part of this project. A program is measured if Python can import it, else left out. To have one
measured, fetch it and say where it lies: `PYTHONPATH=droll python3 run.py bench`.

- droll (github.com/RhysU/droll, commit 905d6f4) plays Dungeon Roll alone, by the published rules.
- WelcomeToTheDungeon (github.com/ColeWyeth/WelcomeToTheDungeon, commit 2641388) plays Welcome to the Dungeon with the
  Warrior: of the programs that play whole matches, the fastest.
"""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import undercroft as uc
from bench.droll import Droll
from bench.dungeon_of_warriors import Warriors
from bench.stopwatch import Probe, best_speeds

if TYPE_CHECKING:
    from collections.abc import Callable

PEERS = {"dungeon_roll": "droll", "welcome": "ColeWyeth"}
MODULES = {"dungeon_roll": ("droll",), "welcome": ("heroes", "randomAgent")}
SAME_RULES: dict[str, dict[str, Any]] = {
    "dungeon_roll": {"rules": "published", "heroes": "none"},
    "welcome": {"seats": 2, "first_adventurer": "warrior"},
}


def is_here(game: str) -> bool:
    """Whether there is a program to compare this game with."""
    return game in PEERS and all(find_spec(module) for module in MODULES[game])


def of_theirs(game: str) -> Callable[[int], object]:
    """Their games: of Dungeon Roll three delves, of Welcome to the Dungeon matches of two."""
    if game == "dungeon_roll":
        droll = Droll()
        return lambda n: sum(droll.play(number) for number in range(n))
    warriors = Warriors()
    return lambda n: sum(warriors.play(number, SAME_RULES[game]["seats"]) for number in range(n))


def of_ours(game: str) -> Callable[[int], object]:
    """Our games, by the same rules as far as there are such, and on one core."""
    loaded = uc.load(game)
    return lambda n: loaded.play_out(n, seed=1, cores=1, **SAME_RULES[game])


def measure(game: str, seconds: float, repeats: int) -> dict[str, list[float]]:
    """Games a second of both."""
    return best_speeds({"ours": Probe(of_ours(game)), "theirs": Probe(of_theirs(game))}, seconds, repeats)


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))), flush=True)

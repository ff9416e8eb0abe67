"""Public programs that play one of our games, measured beside ours: `python -m bench.peers GAME SECONDS REPEATS`.

Nothing of theirs is part of this project. A program is measured if Python can import it, else left out.

droll (github.com/RhysU/droll, commit 905d6f4) plays Dungeon Roll alone, by the published rules. To have it measured,
fetch it and say where it lies: `git clone https://github.com/RhysU/droll && git -C droll checkout 905d6f4`, and then
`PYTHONPATH=droll python3 run.py bench`.
"""

from __future__ import annotations

import json
import sys
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any

import undercroft as uc
from bench.probes import Probe, best_speeds

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PEERS = {"dungeon_roll": "droll"}
COMPANIONS_AGAINST_DRAGON = 3


def is_here(game: str) -> bool:
    """Whether there is a program to compare this game with."""
    return game in PEERS and find_spec(PEERS[game]) is not None


# Driving droll


class Droll:
    """A random player of droll: it tries what it can think of, in any order, until something is allowed."""

    def __init__(self) -> None:
        self.game = import_module("droll.game")
        self.hero = import_module("droll.player").Default

    def play(self, number: int) -> int:
        """Play a game to its end; returns how many moves were made."""
        random = Random(number)  # noqa: S311 - no secret
        game = self.game.Game(player=self.hero, random=random)
        moves = 1
        while self._move(game, random) != self.game.GameState.STOP:
            moves += 1
        return moves

    def _move(self, game: Any, random: Random) -> Any:
        uses = [partial(game.apply, *words) for words in self._uses(game, random)]
        ways = [game.descend, game.retire, game.retreat, *uses]
        random.shuffle(ways)
        for way in ways:
            try:
                return way()
            except Exception:  # noqa: S112 - however it says no
                continue
        raise RuntimeError("droll allows nothing")

    def _uses(self, game: Any, random: Random) -> Iterator[tuple[str, ...]]:
        """Dice and treasures on what lies in the dungeon; potions and the dragon take more words."""
        party, dungeon = _counts(game._world.party), _counts(game._world.dungeon)
        treasures = _counts(getattr(game._world.treasure, "own", game._world.treasure))
        faces = list(party)
        mine = [name for name, count in (*party.items(), *treasures.items()) if count]
        for noun, target in product(dict.fromkeys(mine), [name for name, count in dungeon.items() if count]):
            if target == "potion":
                yield (noun, target, *random.choices(faces, k=dungeon[target]))
            elif target == "dragon":
                yield (noun, target, *random.sample(faces, COMPANIONS_AGAINST_DRAGON - 1))
            else:
                yield noun, target
        if treasures.get("elixir"):
            yield "elixir", random.choice(faces)


def _counts(stack: Any) -> dict[str, int]:
    """Its dice and treasures are named tuples, or data classes in later versions."""
    if stack is None:
        return {}
    return dict(stack._asdict()) if hasattr(stack, "_asdict") else dict(vars(stack))


# Measuring


def of_droll() -> Callable[[int], int]:
    """Games of droll, three delves each."""
    droll = Droll()
    return lambda n: sum(droll.play(number) for number in range(n))


def of_ours(game: str) -> Callable[[int], int]:
    """Our games, by the same rules and on one core."""
    loaded = uc.load(game)
    return lambda n: int(loaded.play_out(n, seed=1, cores=1, rules="published", heroes="none").lengths.sum())


def measure(game: str, seconds: float, repeats: int) -> dict[str, list[float]]:
    """Games a second of both."""
    return best_speeds({"ours": Probe(of_ours(game)), "theirs": Probe(of_droll())}, seconds, repeats)


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))), flush=True)

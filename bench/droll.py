"""Driving droll, a program by others that plays Dungeon Roll: a player that tries anything; see `peers.py`."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

COMPANIONS_AGAINST_DRAGON = 3


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

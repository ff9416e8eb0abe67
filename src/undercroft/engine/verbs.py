"""Moves as small whole numbers: each verb owns a range of them, and its arguments are unravelled from the number.

A move has three faces, all made here: verb and arguments, dense id, and a short text that parses back ("step c3").
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING

from .errors import IllegalMove, did_you_mean

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction


@dataclass(frozen=True)
class Arg:
    """An argument of a verb: one of `names`, counted from 0."""

    name: str
    names: tuple[str, ...]

    @classmethod
    def counted(cls, name: str, count: int) -> Arg:
        """An argument whose values are called 1, 2, 3…"""
        return cls(name, tuple(str(n + 1) for n in range(count)))


@dataclass(frozen=True)
class Move:
    """A move that can be played. `args` are indices, in the verb's order; `odds` is there for luck's moves only."""

    id: int
    verb: str
    args: tuple[int, ...]
    text: str
    odds: Fraction | None = None

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Verb:
    """A kind of move, and the ids `first` to `first + size - 1` that it owns."""

    name: str
    args: tuple[Arg, ...]
    first: int

    @property
    def size(self) -> int:
        """How many different moves the verb has."""
        return prod(len(arg.names) for arg in self.args)

    def id(self, *values: int) -> int:
        """The move with these arguments."""
        number = 0
        for arg, value in zip(self.args, values, strict=True):
            number = number * len(arg.names) + value
        return self.first + number

    def unravel(self, move: int) -> tuple[int, ...]:
        """The arguments of one of the verb's moves."""
        number, values = move - self.first, []
        for arg in reversed(self.args):
            number, value = divmod(number, len(arg.names))
            values.append(value)
        return tuple(reversed(values))


class Verbs:
    """All moves of a game: `Verbs(step=(TILE,), end=())`."""

    def __init__(self, **verbs: tuple[Arg, ...]) -> None:
        self._verbs: dict[str, Verb] = {}
        self._owners: list[Verb] = []
        for name, args in verbs.items():
            verb = Verb(name, args, len(self._owners))
            self._verbs[name] = verb
            self._owners.extend([verb] * verb.size)

    def __getitem__(self, name: str) -> Verb:
        return self._verbs[name]

    def __iter__(self) -> Iterator[Verb]:
        return iter(self._verbs.values())

    def __len__(self) -> int:
        """How many moves there are in all; ids go from 0 to this, less one."""
        return len(self._owners)

    def move(self, move: int, odds: Fraction | None = None) -> Move:
        """The move of this id, with all its faces."""
        if not 0 <= move < len(self):
            raise IllegalMove(f"move {move}: there is no such move; ids go from 0 to {len(self) - 1}")
        verb = self._owners[move]
        args = verb.unravel(move)
        words = [arg.names[value] for arg, value in zip(verb.args, args, strict=True)]
        return Move(move, verb.name, args, " ".join([verb.name, *words]), odds)

    def parse(self, text: str) -> int:
        """The id of the move that `text` names, such as "step c3"."""
        name, *words = text.lower().split() or [""]
        if name not in self._verbs:
            raise IllegalMove(f"{text!r}: no move starts with {name!r}; {did_you_mean(name, self._verbs)}")
        verb = self._verbs[name]
        if len(words) != len(verb.args):
            wanted = " ".join([name, *(f"<{arg.name}>" for arg in verb.args)])
            raise IllegalMove(f"{text!r}: {name!r} takes {len(verb.args)} words after it; write: {wanted}")
        values = []
        for arg, word in zip(verb.args, words, strict=True):
            if word not in arg.names:
                raise IllegalMove(f"{text!r}: no {arg.name} is called {word!r}; {did_you_mean(word, arg.names)}")
            values.append(arg.names.index(word))
        return verb.id(*values)

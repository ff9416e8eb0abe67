"""What rules read from a move, and how they make one, from the one definition of a game's verbs.

In the rules a verb is known by its first move: `verb_of(move) == STEP`, or `verb_of(move) in CHOICES`. The moves of a
verb with one argument follow each other, so that `STEP + tile` is one of them; those of a verb with more come from
`MoveRules.moves`.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, cast

from .compiling import bind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .verbs import Verb, Verbs

BYTE = 256

# Stand for the numbers of one game's verbs in the templates below; see `bind`. Tables are bytes, which are frozen into
# compiled code, and are looked up faster than anything is worked out.
NUMBERS = LOW = HIGH = cast("bytes", None)
FIRST = AFTER_A = AFTER_B = cast("int", None)


def _small(move: int) -> int:
    """Something of a move that is less than 256. A template."""
    return NUMBERS[move] + 0  # Numba would hand on a byte, where rules reckon with whole numbers


def _large(move: int) -> int:
    """Something of a move. A template."""
    return LOW[move] + BYTE * HIGH[move]


def _of_one(a: int) -> int:
    """The move with this argument. A template."""
    return FIRST + a


def _of_two(a: int, b: int) -> int:
    """The move with these arguments. A template."""
    return FIRST + a * AFTER_A + b


def _of_three(a: int, b: int, c: int) -> int:
    """The move with these arguments. A template."""
    return FIRST + a * AFTER_A + b * AFTER_B + c


class MoveRules:
    """Makes rules for the verbs of one game.

    Arguments are given by their names. Several names in one text, as in "value side kind", are taken together: one
    number, counted as the ids of moves are.
    """

    def __init__(self, verbs: Verbs) -> None:
        self._verbs = verbs
        self.verb_of = self._lookup("verb_of", [verb.first for verb in verbs for _move in range(verb.size)])

    def argument(self, names: str) -> Callable[[int], int]:
        """A rule that tells this argument of a move; 0 for moves of verbs that have none of that name."""
        wanted = names.split()
        values = [value for verb in self._verbs for value in _values(verb, wanted)]
        if not any(values):
            raise ValueError(f"no verb has an argument {names!r} with several values")
        return self._lookup("_".join([*wanted, "in"]), values)

    def moves(self, verb: str, *names: str) -> Callable[..., int]:
        """A rule that gives a verb's move with these arguments: one parameter, of three at most, for each text."""
        sizes = {arg.name: len(arg.names) for arg in self._verbs[verb].args}
        if " ".join(names).split() != list(sizes):
            raise ValueError(f"{verb} has other arguments than {names}, or in another order")
        after = [prod(sizes[name] for name in " ".join(names[place:]).split()) for place in range(1, len(names))]
        templates: tuple[Callable[..., int], ...] = (_of_one, _of_two, _of_three)
        numbers = {"FIRST": self._verbs[verb].first, **dict(zip(("AFTER_A", "AFTER_B"), after, strict=False))}
        return bind(templates[len(after)], f"{verb}_moves", **numbers)

    def _lookup(self, name: str, values: Sequence[int]) -> Callable[[int], int]:
        if max(values) < BYTE:
            return bind(_small, name, NUMBERS=bytes(values))
        return bind(_large, name, LOW=bytes(v % BYTE for v in values), HIGH=bytes(v // BYTE for v in values))


def _values(verb: Verb, names: list[str]) -> list[int]:
    """These arguments, together, of each of the verb's moves; 0 if it has none of those names one after the other."""
    sizes = [len(arg.names) for arg in verb.args]
    for start in range(len(sizes)):
        end = start + len(names)
        if [arg.name for arg in verb.args[start:end]] == names:
            before, size, after = prod(sizes[:start]), prod(sizes[start:end]), prod(sizes[end:])
            return [value for value in range(size) for _move in range(after)] * before
    return [0] * verb.size

"""What a game with secrets declares beside its `see`, and whether that is what `see` does.

SHOWN are the fields that everybody sees as they are. Of HIDDEN ones each number is either as it is or blank (0); which
of the two, no hidden number decides. DERIVED ones are worked out from what the viewer may know.
"""

from __future__ import annotations

from importlib import import_module
from math import prod
from struct import calcsize
from typing import TYPE_CHECKING, Any

from undercroft.engine.game import OPEN

from .trials import hold

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from random import Random

    from undercroft.engine.game import Game
    from undercroft.engine.records import Rec, RecordType

    Look = Callable[[Rec, int], Rec]  # a table and a viewer to what is seen of it

SHOWN, HIDDEN, DERIVED = KINDS = ("SHOWN", "HIDDEN", "DERIVED")
SOME_VALUES = (1, 2, 3, 4, 7, 100, -1)


def seen_fields(layout: RecordType) -> list[str]:
    """The fields of a table that are seen: all but scratch."""
    names = [name for name, *_rest in layout.fields]
    return names[: names.index(layout.scratch or "")]


def declared(game: Game) -> tuple[str, dict[str, tuple[str, ...]]]:
    """The module of a game's `see`, and what it declares."""
    rules: Any = game.rules
    module = import_module(rules.see.__module__)
    return module.__name__, {kind: getattr(module, kind, ()) for kind in KINDS}


def kinds_of(layout: RecordType, where: str, said: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """What kind each field is that is seen; Broken if a field has none or two, or if there is no such field."""
    fields, kinds = seen_fields(layout), {}
    for name in fields:
        mine = [kind for kind in KINDS if name in said[kind]]
        hold(mine, "undeclared", where=where, field=name)
        hold(len(mine) == 1, "declared-twice", where=where, field=name, one=mine[0], other=mine[-1])
        kinds[name] = mine[0]
    for strange in (name for kind in KINDS for name in said[kind] if name not in fields):
        hold(False, "declared-strange", where=where, field=strange)
    return kinds


def _listed(numbers: memoryview) -> str:
    return " ".join(map(str, numbers.tolist()))


class Checker:
    """Compares what `see` does with what is declared."""

    def __init__(self, layout: RecordType, kinds: dict[str, str], look: Look, random: Random) -> None:
        self.layout, self.kinds, self.look, self.random = layout, kinds, look, random
        self._lengths: dict[str, tuple[Any, int]] = {
            name: (code, prod(shape)) for name, code, shape in layout.plain.fields
        }
        self.was_hidden: set[str] = set()  # fields that were, at some table, from somebody
        self.was_told: set[str] = set()  # and to somebody who is not shown everything

    def check(self, table: Rec, viewer: int) -> None:
        """One viewer at one table, and at tables that differ from it in one number."""
        seen = self._compare(table, viewer)
        blanks: list[tuple[str, int]] = []
        for name, at in self._places():
            if self.kinds[name] == SHOWN:
                self._compare(self._changed(table, name, at, self._others(table, name, at)[0]), viewer)
            elif self.kinds[name] == DERIVED:
                for value in () if viewer == OPEN else self._others(table, name, at):
                    self._same(seen, self._changed(table, name, at, value), viewer, name)
            elif not self._tells(seen, table, viewer, name, at):
                blanks.append((name, at))
        self._deal_anew(seen, table, viewer, blanks)

    def _compare(self, table: Rec, viewer: int) -> Rec:
        """What is seen of a table; Broken if a shown field is not as it is, or a hidden number something else."""
        seen = self.look(table, viewer)
        for name, kind in self.kinds.items():
            mine, its = self._numbers(seen, name), self._numbers(table, name)
            if kind == SHOWN or viewer == OPEN:
                hold(mine == its, "sees", viewer=viewer, field=name, seen=_listed(mine), real=_listed(its))
            elif kind == HIDDEN:
                as_it_is = all(one in (0, other) for one, other in zip(mine, its, strict=True))
                hold(as_it_is, "makes-up", viewer=viewer, field=name, seen=_listed(mine), real=_listed(its))
        return seen

    def _tells(self, seen: Rec, table: Rec, viewer: int, name: str, at: int) -> bool:
        """Whether a viewer sees a hidden number. That must not depend on it, and nothing else may depend on it."""
        now = self._numbers(table, name)[at]
        told = {self._numbers(seen, name)[at] == now} if now else set()
        for value in self._others(table, name, at):
            after = self.look(self._changed(table, name, at, value), viewer)
            told.add(self._numbers(after, name)[at] == value)
            self._numbers(after, name)[at] = self._numbers(seen, name)[at]
            hold(self._bytes(after) == self._bytes(seen), "leaks", viewer=viewer, field=name)
        hold(len(told) == 1, "leaks-itself", viewer=viewer, field=name)
        tells = told.pop()
        if viewer != OPEN:
            (self.was_told if tells else self.was_hidden).add(name)
        return tells

    def _deal_anew(self, seen: Rec, table: Rec, viewer: int, blanks: list[tuple[str, int]]) -> None:
        """All that is hidden from the viewer at once may be anything."""
        other = table.copy()
        for name, at in blanks:
            self._numbers(other, name)[at] = self.random.choice(SOME_VALUES)
        self._same(seen, other, viewer, ", ".join(dict.fromkeys(name for name, _at in blanks)))

    def _same(self, seen: Rec, table: Rec, viewer: int, field: str) -> None:
        hold(self._bytes(self.look(table, viewer)) == self._bytes(seen), "leaks", viewer=viewer, field=field)

    def _changed(self, table: Rec, name: str, at: int, value: int) -> Rec:
        other = table.copy()
        self._numbers(other, name)[at] = value
        return other

    def _others(self, table: Rec, name: str, at: int) -> list[int]:
        """Values that are not in this place, and not blank."""
        now = self._numbers(table, name)[at]
        some = [value for value in SOME_VALUES if value != now]
        return self.random.sample(some, 3) if self.kinds[name] != HIDDEN else some

    def _places(self) -> Iterator[tuple[str, int]]:
        blank = self.layout.plain()
        for name in self.kinds:
            yield from ((name, at) for at in range(len(self._numbers(blank, name))))

    def _numbers(self, record: Rec, name: str) -> memoryview:
        """The numbers of a field in a row: a view of the record's own bytes."""
        code, count = self._lengths[name]
        at = record.offsets[name]
        return memoryview(record.buffer)[at : at + count * calcsize(code)].cast(code)

    def _bytes(self, record: Rec) -> bytes:
        return bytes(record.buffer[: self.layout.seen_size])

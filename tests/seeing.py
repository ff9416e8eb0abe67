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
    module = import_module(game.rules.see.__module__)
    return module.__name__, {kind: getattr(module, kind, ()) for kind in KINDS}


def kinds_of(layout: RecordType, where: str, said: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """What kind each field is that is seen; fails if a field has none or two, or if there is no such field."""
    fields, kinds = seen_fields(layout), {}
    for name in fields:
        mine = [kind for kind in KINDS if name in said[kind]]
        assert mine, f"{where}: field {name!r} of the table is new; name it in SHOWN, HIDDEN or DERIVED beside `see`"
        assert len(mine) == 1, f"{where}: field {name!r} is in {' and in '.join(mine)}; it can only be one of them"
        kinds[name] = mine[0]
    strange = [name for kind in KINDS for name in said[kind] if name not in fields]
    assert not strange, (
        f"{where}: {strange} are no fields of the table that are seen; take them out of what is declared"
    )
    return kinds


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
        """What is seen of a table; fails if a shown field is not as it is, or a hidden number something else."""
        seen = self.look(table, viewer)
        for name, kind in self.kinds.items():
            mine, its = self._numbers(seen, name), self._numbers(table, name)
            if kind == SHOWN or viewer == OPEN:
                assert mine == its, f"viewer {viewer} sees {name!r} as {mine.tolist()}; it is {its.tolist()}"
            elif kind == HIDDEN:
                as_it_is = all(one in (0, other) for one, other in zip(mine, its, strict=True))
                assert as_it_is, f"viewer {viewer} sees {name!r} as {mine.tolist()}, neither {its.tolist()} nor blank"
        return seen

    def _tells(self, seen: Rec, table: Rec, viewer: int, name: str, at: int) -> bool:
        """Whether a viewer sees a hidden number. That must not depend on it, and nothing else may depend on it."""
        now = self._numbers(table, name)[at]
        told = {self._numbers(seen, name)[at] == now} if now else set()
        for value in self._others(table, name, at):
            after = self.look(self._changed(table, name, at, value), viewer)
            told.add(self._numbers(after, name)[at] == value)
            self._numbers(after, name)[at] = self._numbers(seen, name)[at]
            assert self._bytes(after) == self._bytes(seen), f"what viewer {viewer} sees depends on {name!r}, {at}"
        assert len(told) == 1, f"whether viewer {viewer} sees {name!r}, {at} depends on its value"
        tells = told.pop()
        if viewer != OPEN:
            (self.was_told if tells else self.was_hidden).add(name)
        return tells

    def _deal_anew(self, seen: Rec, table: Rec, viewer: int, blanks: list[tuple[str, int]]) -> None:
        """All that is hidden from the viewer at once may be anything."""
        other = table.copy()
        for name, at in blanks:
            self._numbers(other, name)[at] = self.random.choice(SOME_VALUES)
        self._same(seen, other, viewer, "what is hidden")

    def _same(self, seen: Rec, table: Rec, viewer: int, what: str) -> None:
        same = self._bytes(self.look(table, viewer)) == self._bytes(seen)
        assert same, f"what viewer {viewer} sees depends on {what}"

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

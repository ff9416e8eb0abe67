"""Box and table as flat records of whole numbers: bytes with named fields. A clone is a copy of bytes, a save is bytes.

One layout serves everybody. One match is plain Python over plain records: Python's own integers, and a number that does
not fit its field is refused. Kernels, which run many tables at once, get the same bytes as NumPy records and arrays.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from math import prod
from struct import calcsize, pack
from typing import TYPE_CHECKING, Any, TypeAlias

from .compiling import rule

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

Field: TypeAlias = "tuple[str, str] | tuple[str, str, int | tuple[int, ...]]"
PlainField: TypeAlias = "tuple[str, Any, tuple[int, ...]]"  # its name, its code for `struct`, its shape
Rec: TypeAlias = Any  # a record as the rules see it: attributes by name

WORD = 8  # bytes: a record is whole words, so that rows of records can be read by the word
SAID = 12  # events that one move can report
EVERYONE = -1
CODES = {"i1": "b", "u1": "B", "<i2": "h", "<u2": "H", "<i4": "i", "<i8": "q", "<f8": "d", "?": "?"}


@dataclass(frozen=True)
class RecordType:
    """The layout of a record: first the state, then what is kept aside, then scratch; see `table_type`."""

    fields: tuple[Field, ...]
    aside: str | None = None  # the first field that is not part of the state
    scratch: str | None = None  # the first field of scratch

    @cached_property
    def plain(self) -> type[Any]:
        """Its plain records: called without arguments, a record of zeros."""
        return plain_type(tuple((name, CODES[code], _shape(*shape)) for name, code, *shape in self.fields))

    @cached_property
    def size(self) -> int:
        """How many bytes a record has."""
        return int(self.plain.size)

    @cached_property
    def state_size(self) -> int:
        """How many of them say what the position is."""
        return self.size if self.aside is None else int(self.plain.offsets[self.aside])

    @cached_property
    def seen_size(self) -> int:
        """How many of them whoever sees all of it sees: all but scratch."""
        return self.size if self.scratch is None else int(self.plain.offsets[self.scratch])

    def state(self, record: Plain) -> bytes:
        """The bytes of a record that say what the position is."""
        return bytes(record.buffer[: self.state_size])

    def without_scratch(self, record: Plain) -> Any:
        """A copy of a record, whose scratch is blank."""
        buffer = bytearray(self.size)
        buffer[: self.seen_size] = record.buffer[: self.seen_size]
        return self.plain(buffer)


def box_type(fields: Sequence[Field]) -> RecordType:
    """The layout of a box: all of it counts."""
    return RecordType(tuple(fields))


def table_type(state: Sequence[Field], aside: Sequence[Field] = (), scratch: Sequence[Field] = ()) -> RecordType:
    """The layout of a table. State says what the position is: hash and equality look at nothing else.

    Aside are things that the rules keep up all the time, too, for people to read or for rules to find things fast.
    Scratch is paper to reckon on: no rule reads there what it has not written itself. A move's events are part of it.
    """
    said: list[Field] = [("said", "<i2", (SAID, 5)), ("n_said", "i1")]
    paper = [*scratch, *said]
    return RecordType((*state, *aside, *paper), [*aside, *paper][0][0], paper[0][0])


def _shape(shape: int | tuple[int, ...] = ()) -> tuple[int, ...]:
    return (shape,) if isinstance(shape, int) else tuple(shape)


@rule
def say(table: Rec, kind: int, to: int, a: int, b: int, c: int) -> None:
    """Report an event (see a game's `table.py` for the kinds) to one seat, or to EVERYONE."""
    n = table.n_said
    if n < SAID:
        table.said[n, 0] = kind
        table.said[n, 1] = to
        table.said[n, 2] = a
        table.said[n, 3] = b
        table.said[n, 4] = c
        table.n_said = n + 1


# Plain records


class Plain:
    """A record as plain Python reads it; see `plain_type`."""

    __slots__ = ("buffer",)
    fields: tuple[PlainField, ...]
    size: int
    offsets: dict[str, int]
    buffer: Any  # the bytes

    def copy(self) -> Any:
        """A record of its own with the same numbers."""
        kind: Any = type(self)
        return kind(bytearray(self.buffer))


class Rows:
    """Numbers in two or more dimensions. A full index reads or writes one; a shorter one gives what lies below it."""

    __slots__ = ("_all", "_code", "_parts", "_raw", "_shape")

    def __init__(self, raw: memoryview, code: Any, shape: tuple[int, ...]) -> None:
        self._raw, self._code, self._shape = raw, code, shape
        self._all, self._parts = raw.cast(code, shape), dict[Any, Any]()

    def __getitem__(self, index: Any) -> Any:
        try:
            return self._all[index]
        except NotImplementedError:  # what a memoryview says to an index that is shorter than its shape
            part = self._parts.get(index)
            if part is None:
                part = self._parts[index] = self._part(index if isinstance(index, tuple) else (index,))
            return part

    def __setitem__(self, index: Any, value: Any) -> None:
        self._all[index] = value

    def __len__(self) -> int:
        return self._shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[index] for index in range(len(self)))

    def tolist(self) -> Any:
        """The numbers as lists of lists."""
        return self._all.tolist()

    def flat(self) -> memoryview:
        """The same numbers one after the other."""
        return self._raw.cast(self._code)

    def _part(self, index: tuple[int, ...]) -> Any:
        first, size = 0, len(self._raw)
        for at, length in zip(index, self._shape, strict=False):
            if not -length <= at < length:
                raise IndexError(f"{at}: there are {length}")
            size //= length
            first += at % length * size
        raw, rest, code = self._raw[first : first + size], self._shape[len(index) :], self._code
        return raw.cast(code) if len(rest) == 1 else Rows(raw, code, rest)


@cache
def plain_type(fields: tuple[PlainField, ...]) -> type[Any]:
    """A class for records with these fields: (name, struct code, shape), laid out as in C.

    A number is an index into one view for each width; an array is a view of its own, made when it is first asked for.
    """
    codes = sorted({code for _name, code, _shape in fields})
    arrays = [f"_at_{name}" for name, _code, shape in fields if shape]
    members: dict[str, Any] = {"__slots__": [*(f"_{_slot(code)}" for code in codes), *arrays]}
    offsets: dict[str, int] = {}
    at = 0
    for name, code, shape in fields:
        size = calcsize(code)
        at += -at % size
        offsets[name] = at
        count = prod(shape)
        members[name] = _array_field(name, code, shape, at, count * size) if shape else _number_field(code, at // size)
        at += count * size
    total = at + -at % WORD

    def make(self: Any, buffer: Any = None) -> None:
        self.buffer = bytearray(total) if buffer is None else buffer
        raw = memoryview(self.buffer)
        for code in codes:
            setattr(self, f"_{_slot(code)}", raw.cast(code))

    about = {"fields": fields, "size": total, "offsets": offsets}
    return type("Record", (Plain,), {**members, **about, "__init__": make})


def _slot(code: str) -> str:
    return "bool" if code == "?" else code


def _number_field(code: str, index: int) -> property:
    scope: dict[str, Any] = {}
    view = f"self._{_slot(code)}[{index}]"
    exec(f"def get(self): return {view}\ndef put(self, value): {view} = value", scope)  # noqa: S102  # twice as fast as a closure
    return property(scope["get"], scope["put"])


def _array_field(name: str, code: Any, shape: tuple[int, ...], at: int, size: int) -> property:
    slot = f"_at_{name}"

    def make(self: Any) -> Any:
        raw = memoryview(self.buffer)[at : at + size]
        found = raw.cast(code) if len(shape) == 1 else Rows(raw, code, shape)
        setattr(self, slot, found)
        return found

    scope: dict[str, Any] = {"make": make}
    lines = f"def get(self):\n try: return self.{slot}\n except AttributeError: return make(self)"
    exec(lines, scope)  # noqa: S102  # as above
    return property(scope["get"])


def numbers(count: int) -> Any:
    """So many whole numbers, all 0. Unlike those of a list, a part of them is no copy."""
    return memoryview(bytearray(8 * count)).cast("q")


def write(numbers: Any, values: Iterable[float]) -> None:
    """Write `values` into an array of numbers, from its beginning on."""
    for index, value in enumerate(values):
        numbers[index] = value


def fill(numbers: Any, value: float) -> None:
    """Write the same number everywhere in an array."""
    flat = numbers.flat() if isinstance(numbers, Rows) else numbers
    flat.cast("B")[:] = pack(flat.format, value) * len(flat)


def copy_of(record: Rec) -> Rec:
    """A copy of a record."""
    return record.copy()

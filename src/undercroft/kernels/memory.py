"""The memory that kernels work on: laid out once, by us, and read and written by plain Python, too.

A block is a record, a row of records, or numbers in one or more dimensions; all of it is 0 at first. Whoever runs the
kernels says where blocks lie: in the memory of a WebAssembly module, or anywhere.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import contextmanager
from functools import cached_property
from math import prod
from struct import calcsize
from typing import TYPE_CHECKING, Any

from undercroft.engine.records import Rows

from .kernel import Kernel, Kind, Many, Numbers, One, kernels_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.engine.game import Game
    from undercroft.engine.records import Plain, Rec, RecordType

GIGABYTE = 1 << 30


class Block:
    """A part of a memory, as a kernel takes it."""

    def __init__(self, kind: One | Many | Numbers, shape: tuple[int, ...], at: int, raw: Any) -> None:
        self.kind, self.shape, self.at, self.raw = kind, shape, at, raw

    @cached_property
    def plain(self) -> Any:
        """What lies there, for plain Python: a record, a row of records, or numbers; no copy."""
        if isinstance(self.kind, Numbers):
            code: Any = self.kind.code
            is_row = len(self.shape) == 1 or not self.raw  # a view of nothing can have no other shape
            return self.raw.cast(code) if is_row else Rows(self.raw, code, self.shape)
        return self.kind.record.plain(self.raw) if isinstance(self.kind, One) else Records(self.kind.record, self.raw)

    def first(self, n: int) -> Block:
        """The first `n` rows of it, as a block."""
        shape = (n, *self.shape[1:])
        return Block(self.kind, shape, self.at, self.raw[: prod(shape) * self.item_size])

    def as_numbers(self, code: str) -> Block:
        """The same bytes as numbers: a row of them for each record."""
        width = self.item_size // calcsize(code)
        return Block(Numbers(code, 2), (*self.shape, width), self.at, self.raw)

    @property
    def item_size(self) -> int:
        """How many bytes a record or a number has."""
        return calcsize(self.kind.code) if isinstance(self.kind, Numbers) else self.kind.record.size


class Records:
    """A row of records for plain Python."""

    __slots__ = ("_kind", "_raw", "_records")

    def __init__(self, kind: RecordType, raw: Any) -> None:
        self._kind, self._raw = kind, raw
        self._records: dict[int, Any] = {}

    def __getitem__(self, index: int) -> Any:
        record = self._records.get(index)
        if record is None:
            at = range(len(self))[index] * self._kind.size
            record = self._records[index] = self._kind.plain(self._raw[at : at + self._kind.size])
        return record

    def __setitem__(self, index: int, record: Plain) -> None:
        self[index].buffer[:] = bytes(record.buffer)

    def __len__(self) -> int:
        return len(self._raw) // self._kind.size


class Memory(ABC):
    """Memory for the kernels of one game, and what runs them. For one thread at a time."""

    way: str  # portable, native or plain

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kernels = kernels_of(game)

    # Laying it out

    def record(self, kind: RecordType, of: Rec | None = None) -> Block:
        """A record: a copy of another, or blank."""
        block = self._block(One(kind), (), kind.size)
        if of is not None:
            block.raw[:] = bytes(of.buffer)
        return block

    def records(self, kind: RecordType, count: int) -> Block:
        """So many blank records."""
        return self._block(Many(kind), (count,), count * kind.size)

    def numbers(self, code: str, *shape: int) -> Block:
        """Numbers of this shape."""
        return self._block(Numbers(code, len(shape)), shape, prod(shape) * calcsize(code))

    def _block(self, kind: One | Many | Numbers, shape: tuple[int, ...], size: int) -> Block:
        return Block(kind, shape, *self._take(size))

    @abstractmethod
    def _take(self, size: int) -> tuple[int, Any]:
        """So many bytes, all 0: where they lie, and the bytes."""

    @contextmanager
    def for_a_while(self) -> Iterator[None]:
        """What is laid out within is given back afterwards."""
        yield

    # Running kernels

    def run(self, name: str, *arguments: Any) -> Any:
        """Run a kernel; blocks, numbers, and named tuples of them are its arguments."""
        return self._run(self.kernels[name], arguments)

    @abstractmethod
    def _run(self, kernel: Kernel, arguments: tuple[Any, ...]) -> Any:
        """Run it this way."""


def each_as(kind: Kind, argument: Any, convert: Any) -> Any:
    """An argument with its blocks turned into something else, and its numbers as their kind wants them."""
    if isinstance(kind, tuple):
        maker: Any = type(kind)
        return maker(*(each_as(part, own, convert) for part, own in zip(kind, argument, strict=True)))
    return kind(argument) if isinstance(kind, type) else convert(argument)

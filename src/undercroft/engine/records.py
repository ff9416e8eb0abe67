"""Box and table as flat records of whole numbers: a clone is a copy of bytes, a save is bytes, a batch is an array.

Compiled rules get NumPy records, by reference. Interpreted rules get them behind `Plain`, which hands out Python's own
integers (as wide as the compiled ones, never wrapping) and refuses to store a number that does not fit its field.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import numpy as np

from .compiling import INTERPRETED, rule

if TYPE_CHECKING:
    from collections.abc import Sequence

Field: TypeAlias = "tuple[str, str] | tuple[str, str, int | tuple[int, ...]]"
Rec: TypeAlias = Any  # a record as the rules see it: attributes by name

SAID = 12  # events that one move can report
EVERYONE = -1


@dataclass(frozen=True)
class RecordType:
    """The layout of a record. The first `state_size` bytes are what hash and equality look at; scratch follows."""

    dtype: np.dtype[Any]
    state_size: int

    def blank(self, count: int = 1) -> np.ndarray[Any, Any]:
        """`count` records of zeros."""
        return np.zeros(count, self.dtype)

    def state(self, records: np.ndarray[Any, Any], index: int = 0) -> bytes:
        """The bytes of one record that say what the position is."""
        return bytes(records[index].tobytes()[: self.state_size])


def box_type(fields: Sequence[Field]) -> RecordType:
    """The layout of a box: all of it counts."""
    dtype = np.dtype(list(fields), align=True)
    return RecordType(dtype, dtype.itemsize)


def table_type(state: Sequence[Field], scratch: Sequence[Field] = ()) -> RecordType:
    """The layout of a table. Scratch is for the rules' own notes; the events that a move reports are part of it."""
    said: list[Field] = [("said", "<i2", (SAID, 5)), ("n_said", "i1")]
    dtype = np.dtype([*state, *scratch, *said], align=True)
    first_scratch = [*scratch, *said][0][0]
    return RecordType(dtype, cast("Any", dtype.fields)[first_scratch][1])


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


class Fielded(np.void):  # type: ignore[misc]
    """A record whose fields are attributes for Python code, too; NumPy's own `record` takes six times as long."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except ValueError:
            raise AttributeError(f"there is no field {name!r}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


@cache
def _fielded(dtype: np.dtype[Any]) -> np.dtype[Any]:
    return np.dtype((Fielded, dtype))


def hand(records: np.ndarray[Any, Any], index: int = 0) -> Rec:
    """One record as the rules want it."""
    return Plain(records[index]) if INTERPRETED else records.view(_fielded(records.dtype))[index]


def hand_all(records: np.ndarray[Any, Any]) -> Any:
    """Many records as the rules want them."""
    return PlainRecords(records) if INTERPRETED else records


def copy_of(record: Rec) -> Rec:
    """A copy of a record, as the rules want it."""
    return Plain(record._record.copy()) if isinstance(record, Plain) else record.copy()


def hand_array(array: np.ndarray[Any, Any]) -> Any:
    """An array of numbers as the rules want it."""
    return PlainArray(array) if INTERPRETED else array


class Plain:
    """A record for interpreted rules."""

    __slots__ = ("_record",)
    _record: Any

    def __init__(self, record: Any) -> None:
        object.__setattr__(self, "_record", record)

    def __getattr__(self, name: str) -> Any:
        return _plain(self._record[name])

    def __setattr__(self, name: str, value: Any) -> None:
        self._record[name] = value


class PlainArray:
    """An array of numbers for interpreted rules."""

    __slots__ = ("_array",)

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self._array = array

    def __getitem__(self, key: Any) -> Any:
        return _plain(self._array[key])

    def __setitem__(self, key: Any, value: Any) -> None:
        self._array[key] = value

    def __len__(self) -> int:
        return len(self._array)


class PlainRecords:
    """An array of records for interpreted rules."""

    __slots__ = ("_records",)

    def __init__(self, records: np.ndarray[Any, Any]) -> None:
        self._records = records

    def __getitem__(self, index: int) -> Plain:
        return Plain(self._records[index])

    def __setitem__(self, index: int, record: Plain) -> None:
        self._records[index] = record._record

    def __len__(self) -> int:
        return len(self._records)


def _plain(value: Any) -> Any:
    return PlainArray(value) if isinstance(value, np.ndarray) else value.item()

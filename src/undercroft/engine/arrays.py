"""Records and numbers for kernels: NumPy's arrays, and what of them compiled and plain rules want to be handed.

Native kernels get NumPy records and arrays. Kernels that run plainly get Python's view of the same bytes.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from .compiling import INTERPRETED
from .records import CODES, Plain, Rec, Rows, plain_type


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


class PlainRecords:
    """An array of records for rules that run plainly."""

    __slots__ = ("_array",)

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self._array = array

    def __getitem__(self, index: int) -> Any:
        return plain(self._array, index)

    def __setitem__(self, index: int, record: Plain) -> None:
        plain(self._array, index).buffer[:] = bytes(record.buffer)

    def __len__(self) -> int:
        return len(self._array)


def hand(array: np.ndarray[Any, Any], index: int = 0) -> Rec:
    """One record of an array, as a kernel wants it."""
    return plain(array, index) if INTERPRETED else array.view(_fielded(array.dtype))[index]


def hand_over(record: Rec) -> Rec:
    """A plain record, or an array of one, as a kernel wants it: the same bytes."""
    if isinstance(record, np.ndarray):
        return hand(record)
    if INTERPRETED or not isinstance(record, Plain):
        return record
    kind: Any = type(record)
    dtype = _dtype_of(kind)
    return np.frombuffer(record.buffer, dtype).view(_fielded(dtype))[0]


def hand_all(array: np.ndarray[Any, Any]) -> Any:
    """Many records, as a kernel wants them."""
    return PlainRecords(array) if INTERPRETED else array


def hand_array(array: np.ndarray[Any, Any]) -> Any:
    """Numbers, as a kernel wants them."""
    if not INTERPRETED or array.size == 0:
        return array
    return array.data if array.ndim == 1 else Rows(array.reshape(-1).view(np.uint8).data, array.dtype.char, array.shape)


def plain(array: np.ndarray[Any, Any], index: int = 0) -> Any:
    """One record of an array as a plain one, over the same bytes."""
    at = range(len(array))[index]
    return plain_of(array.dtype)(array[at : at + 1].view(np.uint8).data)


@cache
def plain_of(dtype: np.dtype[Any]) -> type[Any]:
    """The plain records of a layout."""
    fields: Any = dtype.fields
    kinds = {name: dtype[name].subdtype or (dtype[name], ()) for name in fields}
    found = plain_type(tuple((name, _struct_code(kind), shape) for name, (kind, shape) in kinds.items()))
    if found.size != dtype.itemsize or found.offsets != {name: fields[name][1] for name in fields}:
        raise ValueError(f"{dtype}: a record is laid out as in C; make its type with align=True")
    return found


def _struct_code(kind: np.dtype[Any]) -> str:
    known = {np.dtype(code): struct for code, struct in CODES.items()}
    return known[kind]


@cache
def _fielded(dtype: np.dtype[Any]) -> np.dtype[Any]:
    return np.dtype((Fielded, dtype))


@cache
def _dtype_of(kind: type[Any]) -> np.dtype[Any]:
    return np.dtype([(name, code, shape) for name, code, shape in kind.fields], align=True)

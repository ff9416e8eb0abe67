"""How a compiled kernel gets its arguments: as words on a desk, where it leaves its result, too."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any

from .memory import Block

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .kernel import Kernel, Kind

DESK = 1 << 12  # bytes
WORD = 8  # the first is for the result


def lay_out(desk: Any, kernel: Kernel, arguments: tuple[Any, ...]) -> None:
    """Put the arguments of a kernel on a desk."""
    words = [word for kind, own in zip(kernel.takes, arguments, strict=True) for word in _words(kind, own)]
    codes = "".join("d" if isinstance(word, float) else "q" for word in words)
    struct.pack_into(f"<{codes}", desk, WORD, *words)


def give_back(desk: Any, kernel: Kernel) -> Any:
    """What a kernel has left there."""
    if kernel.gives is None:
        return None
    return struct.unpack_from("<d" if kernel.gives is float else "<q", desk)[0]


def _words(kind: Kind, argument: Any) -> Iterator[int | float]:
    """An argument as the words that Numba's code takes: a number, where a record lies, or all about an array."""
    if isinstance(kind, tuple):
        for part, own in zip(kind, argument, strict=True):
            yield from _words(part, own)
    elif isinstance(argument, Block):
        yield from _about(argument)
    else:
        yield kind(argument)


def _about(block: Block) -> Iterator[int]:
    if not block.shape:
        yield block.at
        return
    strides, size = [], block.item_size
    for length in reversed(block.shape):
        strides.append(size)
        size *= length
    yield from (0, 0, size // block.item_size, block.item_size, block.at, *block.shape, *reversed(strides))

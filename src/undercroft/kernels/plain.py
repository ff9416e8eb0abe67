"""Kernels as what they are: plain Python functions. Slow; for debugging, and where nothing else runs."""

from __future__ import annotations

import mmap
from operator import attrgetter
from typing import Any

from .kernel import Kernel
from .memory import Memory, each_as

SMALL = 1 << 16  # bytes; more are asked of the system, which gives them as they are used


class PlainMemory(Memory):
    """Runs kernels as plain Python."""

    way = "plain"

    def _take(self, size: int) -> tuple[int, Any]:
        return 0, memoryview(bytearray(size) if size < SMALL else mmap.mmap(-1, size))

    def _run(self, kernel: Kernel, arguments: tuple[Any, ...]) -> Any:
        as_plain = attrgetter("plain")
        handed = [each_as(kind, own, as_plain) for kind, own in zip(kernel.takes, arguments, strict=True)]
        return kernel.rule(*handed)

"""Threads beside the server: what is computed there is long, and whoever plays goes first."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor

READING, BOTS, QUESTIONS, REVIEWS = 1, 3, 5, 10  # how far they stand back: whoever is waited for most, least


def spare_cores() -> int:
    """All cores but one, which is left to those who play; at least one."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, usable - 1)


def threads(name: str, back: int, count: int = 1) -> ThreadPoolExecutor:
    """So many threads that stand back behind the server's own."""
    return ThreadPoolExecutor(count, name, initializer=_stand_back, initargs=(back,))


def _stand_back(by: int) -> None:
    """Let others go first. Only Linux has priorities for threads; elsewhere the whole server would stand back."""
    if sys.platform == "linux":
        os.nice(by)

"""The levels that are known, for whoever asks in whatever thread: so many bytes of them, in memory and in files.

A level that is too large is given back at once, and remembered: whoever asks again is told so without another try.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from contextlib import suppress
from threading import Lock
from typing import TYPE_CHECKING, Any

from undercroft.games.one_card import GAME

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from pathlib import Path

    from undercroft.engine.records import Rec

    from .level import Advice, Level, Stopwatch

MOST_BYTES = 600_000_000  # of memory; the level that was asked for last stays, and has fewer than 800 MB
MOST_FILE_BYTES = 200_000_000
MOST_IN_VAIN = 10_000  # levels that are too large, remembered by their keys


class Shelf:
    """What is known about levels, the one asked for last at the end."""

    def __init__(self) -> None:
        self._levels: OrderedDict[Hashable, Level] = OrderedDict()
        self._in_vain: OrderedDict[Hashable, None] = OrderedDict()
        self._lock = Lock()  # held for moments only

    def ask(self, key: Hashable, make: Callable[[], Level], table: Rec, watch: Stopwatch) -> Advice | None:
        """What can be said of a table of the level with this key, if time and room are enough; `make` is cheap."""
        with self._lock:
            if key in self._in_vain:
                return None
            if key not in self._levels:
                self._levels[key] = make()
            self._levels.move_to_end(key)
            level = self._levels[key]
        try:
            return level.advice(table, watch)
        finally:
            with self._lock:
                self._tidy(key, level)

    def forget(self) -> None:
        """Nothing is known any more, but for what is in files."""
        with self._lock:
            self._levels.clear()
            self._in_vain.clear()

    @property
    def size(self) -> int:
        """How many bytes are kept in memory."""
        with self._lock:
            return self._size()

    def _size(self) -> int:
        return sum(level.size for level in self._levels.values())

    def _tidy(self, key: Hashable, level: Level) -> None:
        """Let go of a level that is too large and, until the others fit, of those asked for longest ago."""
        if level.is_full:
            self._levels.pop(key, None)
            self._in_vain[key] = None
            if len(self._in_vain) > MOST_IN_VAIN:
                self._in_vain.popitem(last=False)
        while len(self._levels) > 1 and self._size() > MOST_BYTES:
            self._levels.popitem(last=False)


def note_use(file: Path) -> None:
    """A file was of use just now: others go first."""
    with suppress(OSError):
        os.utime(file)


def make_room(folder: Path) -> None:
    """Drop the files that were of use longest ago, until the others are small enough together."""
    found: list[tuple[Any, ...]] = []
    for file in folder.glob(f"{GAME.id}-*"):
        with suppress(OSError):  # another process was faster
            about = file.stat()
            found.append((about.st_mtime_ns, about.st_size, file))
    size = sum(each[1] for each in found)
    for _when, bytes_of_it, file in sorted(found):
        if size <= MOST_FILE_BYTES:
            break
        with suppress(OSError):
            file.unlink(missing_ok=True)
        size -= bytes_of_it

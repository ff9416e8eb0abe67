"""Only one start at a time sets things up; a second one waits for it."""

from __future__ import annotations

import os
from contextlib import contextmanager, suppress
from typing import IO, TYPE_CHECKING

from .words import say

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@contextmanager
def alone(place: Path) -> Iterator[None]:
    """Hold the lock at `place`. The system lets go of it when its holder ends, however that ends."""
    with place.open("a+b") as file:
        os.set_inheritable(file.fileno(), True)  # an installer that outlives us holds it until it has finished
        if not _lock(file, wait=False):
            say("waiting")
            _lock(file, wait=True)
        yield


def _lock(file: IO[bytes], wait: bool) -> bool:
    """Whether the lock is ours now. A file system that knows no locks gives it to everybody."""
    if os.name == "nt":
        return _lock_on_windows(file, wait)
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def _lock_on_windows(file: IO[bytes], wait: bool) -> bool:
    import msvcrt
    from time import sleep

    while True:
        with suppress(OSError):
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
            return True
        if not wait:
            return False
        sleep(0.5)

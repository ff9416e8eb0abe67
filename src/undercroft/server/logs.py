"""What the server writes down while it runs: a line for what happens, at a rate that fills no disk."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from .http.limits import Bucket
from .live.clock import Clock

if TYPE_CHECKING:
    from collections.abc import Callable

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
AT_ONCE, A_SECOND = 100, 0.5  # lines of one kind
OF_CLIENTS = "uvicorn.error"  # where uvicorn tells what clients do wrong, some of it with a traceback


def begin_log() -> None:
    """Write to the terminal from now on."""
    logging.basicConfig(level=logging.WARNING, format=FORMAT)
    for handler in logging.getLogger().handlers:
        handler.addFilter(Rate(Clock()))


def be_brief() -> None:
    """Have uvicorn tell in a line what clients do wrong. Where the mistake is ours, we have written down more."""
    logging.getLogger(OF_CLIENTS).addFilter(_one_line)


def _one_line(record: logging.LogRecord) -> bool:
    if record.exc_info and record.exc_info[0]:
        record.msg, record.args = f"{record.getMessage().strip()} ({record.exc_info[0].__name__})", ()
        record.exc_info = record.exc_text = None
        record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
    return True


class Rate(logging.Filter):
    """Lets through so many lines of one kind, from one place and of one level; then says how many it left out."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__()
        self._clock = clock
        self._buckets: dict[tuple[str, int], Bucket] = {}
        self._left_out: dict[tuple[str, int], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this one is written."""
        kind = (record.name, record.levelno)
        bucket = self._buckets.setdefault(kind, Bucket(AT_ONCE, A_SECOND, self._clock))
        if bucket.take():
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        if left_out := self._left_out.pop(kind, 0):
            record.msg, record.args = f"{record.getMessage()} ({left_out} more before it were left out)", ()
        return True

"""A server with the tiny games, in a process of its own: `python -m tests.server.host`, with the options of `serve`.

FILES is how many files it may have open. With CLOCK, its clock is turned by lines on its input, each so many seconds.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from threading import Thread

from tests.engine import coin  # noqa: F401  # registers the tiny game
from tests.patience import PATIENCE
from undercroft.engine.game import register
from undercroft.server import serve
from undercroft.server.__main__ import main
from undercroft.server.http import app

from .clocks import Later, TurnedClock
from .tails import GAME as TAILS

FILES, CLOCK = "UNDERCROFT_TEST_FILES", "UNDERCROFT_TEST_CLOCK"


class SteppedClock(TurnedClock):
    """Is turned from outside."""

    def __init__(self) -> None:
        super().__init__()
        self._listens = False

    def call_later(self, seconds: float, do: Callable[[], None]) -> Later:
        """As usual; from the first time on, it listens."""
        if not self._listens:
            self._listens = True
            Thread(target=self._listen, args=(asyncio.get_running_loop(),), daemon=True).start()
        return super().call_later(seconds, do)

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        for line in sys.stdin:
            loop.call_soon_threadsafe(self._turn, float(line))

    def _turn(self, seconds: float) -> None:
        self.turn(seconds)
        sys.stdout.write("turned\n")
        sys.stdout.flush()


def prepare() -> None:
    """Set up what the environment asks for."""
    register(TAILS)
    serve.GOODBYE_SECONDS = PATIENCE  # it waits for every good-bye: a busy machine is slow to say it
    if CLOCK in os.environ:
        app.Clock = SteppedClock  # type: ignore[misc]
    if FILES in os.environ:
        import resource

        resource.setrlimit(resource.RLIMIT_NOFILE, (int(os.environ[FILES]),) * 2)


prepare()

if __name__ == "__main__":
    main()

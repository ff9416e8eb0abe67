"""A clock for servers that goes when a test turns it: what is to happen later happens then, and nothing before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from undercroft.server.live.clock import Clock


@dataclass(eq=False)
class Later:
    """Something that is to happen later."""

    at: float
    do: Callable[[], None]
    is_cancelled: bool = False

    def cancel(self) -> None:
        """It is not to happen any more."""
        self.is_cancelled = True


class TurnedClock(Clock):
    """Begins at 0."""

    def __init__(self) -> None:
        self._now = 0.0
        self._later: list[Later] = []

    def __call__(self) -> float:
        """What it says now."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Wait until it was turned so far."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        over = asyncio.Event()
        later = self.call_later(seconds, over.set)
        try:
            await over.wait()
        finally:
            later.cancel()

    def call_later(self, seconds: float, do: Callable[[], None]) -> Later:
        """Do this when it was turned so far."""
        self._later.append(later := Later(self._now + seconds, do))
        return later

    @property
    def waits(self) -> list[float]:
        """In how many seconds something is to happen, the next first."""
        return [later.at - self._now for later in self._pending()]

    def turn(self, seconds: float) -> None:
        """Let so many seconds go by; what is due in them happens, one after the other."""
        until = self._now + seconds
        while (pending := self._pending()) and pending[0].at <= until:
            pending[0].cancel()
            self._now = pending[0].at
            pending[0].do()
        self._now = until

    def _pending(self) -> list[Later]:
        self._later = sorted((later for later in self._later if not later.is_cancelled), key=lambda later: later.at)
        return self._later

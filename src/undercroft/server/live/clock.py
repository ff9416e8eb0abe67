"""The time, for whatever is to happen later. Tests turn a clock of their own."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable


class Alarm(Protocol):
    """Something that is to happen later."""

    def cancel(self) -> None:
        """It is not to happen any more."""


class Clock:
    """Tells seconds from some moment on, and when some have gone by."""

    def __call__(self) -> float:
        """What it says now."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait so long."""
        await asyncio.sleep(seconds)

    def call_later(self, seconds: float, do: Callable[[], None]) -> Alarm:
        """Do this after so long."""
        return asyncio.get_running_loop().call_later(seconds, do)

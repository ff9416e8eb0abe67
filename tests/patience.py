"""How long a test waits for what must come: on a busy machine, too, only what is broken takes longer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 300  # seconds
BEAT = 0.01  # from one look to the next


async def until(met: Callable[[], object]) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(PATIENCE):
        while not met():
            await asyncio.sleep(BEAT)

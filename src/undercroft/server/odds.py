"""Odds: computed by the game for what a viewer may know, in a thread beside the server, once for each position."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from pydantic_core import to_json

from .problems import Refused

if TYPE_CHECKING:
    from .table import Table

NOTHING = b"null"


class Odds:
    """Computes odds, one table after the other: however many are asked for, the other cores stay free to play."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "odds")

    def close(self) -> None:
        """Begin with no further table."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def of(self, table: Table, viewer: int) -> bytes:
        """The odds at a table as this viewer may know them, as JSON."""
        if table.header.odds == "off":
            raise Refused("odds_off")
        if table.state != "running":
            return _answer(table.version, NOTHING)
        key, version = (table.last_play, viewer), table.version
        if key not in table.odds:
            table.odds = {known: odds for known, odds in table.odds.items() if known[0] == table.last_play}
            table.odds[key] = asyncio.ensure_future(self._compute(table, viewer))
        # Others may wait for the same: whoever goes away does not stop it.
        return _answer(version, await asyncio.shield(table.odds[key]))

    async def _compute(self, table: Table, viewer: int) -> bytes:
        match, now = table.match.clone(), table.last_play  # a copy: the game may go on meanwhile

        def compute() -> bytes:
            if table.last_play != now:  # it has gone on before the thread was free
                return NOTHING
            return to_json(table.game.odds(match, viewer), inf_nan_mode="null")

        return await asyncio.get_running_loop().run_in_executor(self._thread, compute)


def _answer(version: int, odds: bytes) -> bytes:
    return b'{"version":%d,"odds":%b}' % (version, odds)

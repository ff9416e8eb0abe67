"""Questions about positions: answered in a thread beside the server, one table after the other, each position once."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from pydantic_core import to_json

from .beside import QUESTIONS, threads

if TYPE_CHECKING:
    from undercroft.engine.match import Match

    from ..tables.table import Table

NOTHING = b"null"


class Reckoner(ABC):
    """Answers one kind of question: however often it is asked, the other cores stay free to play."""

    def __init__(self, name: str) -> None:
        self._name, self._thread = name, threads(name, QUESTIONS)

    def close(self) -> None:
        """Begin with no further table."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    @abstractmethod
    def reckon(self, match: Match, viewer: int) -> Any:
        """What there is to say about a match to this viewer, as plain data. Takes its time."""

    async def answer(self, table: Table, viewer: int) -> bytes:
        """What there is to say about the table as it is now, as JSON."""
        if table.state != "running":
            return self._told(table.version, NOTHING)
        key, version = (self._name, table.last_play, viewer), table.version
        if key not in table.reckoned:
            now = table.last_play
            table.reckoned = {known: answer for known, answer in table.reckoned.items() if known[1] == now}
            table.reckoned[key] = asyncio.ensure_future(self._compute(table, viewer))
        # Others may wait for the same: whoever goes away does not stop it.
        return self._told(version, await asyncio.shield(table.reckoned[key]))

    async def _compute(self, table: Table, viewer: int) -> bytes:
        match, now = table.match.clone(), table.last_play  # a copy: the game may go on meanwhile

        def compute() -> bytes:
            if table.last_play != now:  # it has gone on before the thread was free
                return NOTHING
            return to_json(self.reckon(match, viewer), inf_nan_mode="null")

        return await asyncio.get_running_loop().run_in_executor(self._thread, compute)

    def _told(self, version: int, answer: bytes) -> bytes:
        return b'{"version":%d,"%b":%b}' % (version, self._name.encode(), answer)

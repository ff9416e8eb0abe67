"""The tables in memory: brought back from storage when somebody asks for them, let go when nobody looks any more."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from ..problems import Refused
from ..store.store import Conflict
from .campaign import remember
from .honours import recall
from .table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..live.clock import Clock
    from ..repertoire import Repertoire
    from ..store.schema import Change, Header
    from ..store.store import Store
    from .table import Patience

log = logging.getLogger(__name__)

LETTERS = "BCDFGHJKMNPQRSTVWXYZ"  # none that look alike, and no vowels: no code is a rude word
CODE_LENGTH = 6
TRIES = 8
TIDY_SECONDS = 60


def new_code() -> str:
    """A code that is easy to say."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


class Tables:
    """All tables of a server."""

    def __init__(
        self,
        store: Store,
        repertoire: Repertoire,
        idle_minutes: float,
        watch: Callable[[Table], None],
        clock: Clock,
        patience: Patience,
    ) -> None:
        self._store, self._repertoire, self._idle, self._watch = store, repertoire, idle_minutes * 60, watch
        self._clock, self._patience = clock, patience
        self._here: dict[str, Table] = {}
        self._coming: dict[str, asyncio.Task[Table]] = {}

    async def get(self, code: str) -> Table:
        """The table of this code; small letters will do."""
        code = code.upper()
        if len(code) != CODE_LENGTH or not set(code) <= set(LETTERS):
            raise Refused("no_table")
        if code not in self._here:
            # Everybody comes back at once after a restart: one brings the table, the others wait for it.
            if code not in self._coming:
                self._coming[code] = asyncio.create_task(self._bring(code))
            await asyncio.shield(self._coming[code])
        table = self._here[code]
        table.touched = self._clock()
        return table

    async def _bring(self, code: str) -> Table:
        try:
            found = await self._store.load(code)
            if found is None:
                raise Refused("no_table")
            await self._repertoire.wait(found[0].game)
            table = Table(*found, self._clock, self._patience)
            await recall(self._store, table)
            await remember(self._store, table)
            self._take_in(table)
        except Refused as refused:
            if refused.code == "damaged":
                log.error("table %s cannot be replayed from what is stored", code)
            raise
        finally:
            del self._coming[code]
        return self._here[code]

    async def create(self, make: Callable[[str], tuple[Header, list[Change]]]) -> Table:
        """A new table; `make` gets its code."""
        for _try in range(TRIES):
            header, changes = make(new_code())
            try:
                await self._store.create(header, changes)
            except Conflict:  # the code is in use
                continue
            return self._take_in(Table(header, changes, self._clock, self._patience))
        raise Refused("storage")

    def _take_in(self, table: Table) -> Table:
        self._here[table.header.code] = table
        table.watch = self._watch
        self._watch(table)
        return table

    async def tidy(self) -> None:
        """Let go of tables that nobody has looked at for a while, again and again."""
        while True:
            await self._clock.sleep(TIDY_SECONDS)
            self.let_go(self._clock() - self._idle)

    def let_go(self, before: float) -> None:
        """Forget the tables that nobody looks at and nobody has asked for since this moment; they are stored."""
        for code, table in list(self._here.items()):
            is_idle = not table.lines and not table.lock.locked() and not table.bot_plays
            if is_idle and table.touched < before:
                del self._here[code]

"""Everything that one running server has."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from .http.doors import Doors, files_allowed
from .http.hosts import read_hosts
from .http.limits import Buckets, Lines
from .http.origins import read_allowed
from .http.tokens import Tokens
from .live.advice import Advice
from .live.bots import Bots
from .live.odds import Odds
from .live.reviews import Reviews
from .repertoire import Repertoire
from .store.store import Store
from .tables.dealer import Dealer
from .tables.keeping import Tables
from .tables.table import Patience
from .tables.usher import Usher

if TYPE_CHECKING:
    from .live.clock import Clock
    from .settings import Settings

MINUTE, HOUR = 60, 3600


class House:
    """Opened when the server starts, closed when it ends."""

    tokens: Tokens

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.settings, self.clock = settings, clock
        self.store = Store(settings.database_url, settings.busy_seconds)
        self.repertoire = Repertoire()
        self.dealer = Dealer(self.store, settings.changes_per_table)
        self.usher = Usher(self.dealer)
        self.bots = Bots(self.dealer, settings.bot_seconds, clock)
        patience = Patience(settings.stand_in_seconds, settings.free_minutes * MINUTE)
        self.tables = Tables(self.store, self.repertoire, settings.idle_minutes, self.bots.wake, clock, patience)
        self.odds, self.advice, self.reviews = Odds(), Advice(), Reviews()
        self.origins, self.hosts = read_allowed(settings.origins), read_hosts(settings.hosts)
        self.doors = Doors(settings, files_allowed())
        self.requests = Buckets(settings.requests_at_once, settings.requests_per_second, clock)
        self.new_tables = Buckets(settings.tables_per_hour, settings.tables_per_hour / HOUR, clock)
        self.lines = Lines(settings.lines_per_address, settings.lines)
        self._tidying: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the database, begin to read the games. What cannot be put right here is raised as an UndercroftError."""
        await self.store.open()
        self.tokens = Tokens(await self.store.signing_key(), self.settings.token_days)
        self.repertoire.open()
        self._tidying = asyncio.create_task(self.tables.tidy())

    async def close(self) -> None:
        """Let go of everything."""
        await self.repertoire.close()
        if self._tidying:
            self._tidying.cancel()
            with suppress(asyncio.CancelledError):
                await self._tidying
        await self.bots.close()
        for beside in (self.odds, self.advice, self.reviews):
            beside.close()
        await self.store.close()

"""The server of the browser's tests: a process that can be killed, and a way to lay tables into its database."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import time
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, TypeVar

import undercroft as uc
from tests.patience import PATIENCE
from undercroft.engine.game import CHANCE
from undercroft.server.http.tokens import Tokens
from undercroft.server.settings import Settings
from undercroft.server.store.schema import MOVE, SIT, START
from undercroft.server.store.store import Store
from undercroft.server.tables.campaign import enrol, join
from undercroft.server.tables.dealer import Dealer, News, number
from undercroft.server.tables.keeping import new_code
from undercroft.server.tables.making import FIRST, check_request, from_request
from undercroft.server.tables.table import Table

from .moments import Found, found

if TYPE_CHECKING:
    from undercroft.server.store.schema import Change, Header

    from .moments import Moment

ROOT = Path(__file__).parent.parent.parent
ADDRESS = re.compile(r"http://(?:localhost|127\.0\.0\.1):(\d+)/")
PLENTY = {
    "UNDERCROFT_TABLES_PER_HOUR": "100000",
    "UNDERCROFT_REQUESTS_PER_SECOND": "10000",
    "UNDERCROFT_REQUESTS_AT_ONCE": "10000",
    "UNDERCROFT_BUSY_SECONDS": str(PATIENCE),
    "UNDERCROFT_HELLO_SECONDS": str(PATIENCE),
    "UNDERCROFT_HEADERS_SECONDS": str(PATIENCE),
    "UNDERCROFT_READING_SECONDS": str(PATIENCE),
}
NAMES = ("Ada", "Bob", "Cleo", "Dan")

Answer = TypeVar("Answer")


class Server:
    """The program `undercroft serve` with the tiny games beside the real ones, in a process that can be killed."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self._settings = settings  # more of them, as variables of the environment
        self._database = f"sqlite:///{folder / 'tables.db'}"
        self._said = folder / "server.log"  # a file: a pipe that nobody reads fills up and stops the server
        self._port = "0"
        self.start()
        self._shelf = Shelf(self._database)

    def start(self) -> None:
        """Start, or start again on the same port."""
        command = [sys.executable, "-u", "-m", "tests.page.host", "--no-browser", "--host", "127.0.0.1"]
        with self._said.open("w") as said:
            self.process = subprocess.Popen(
                [*command, "--port", self._port, "--database", self._database],
                cwd=ROOT,
                env={**os.environ, **PLENTY, "UNDERCROFT_LANG": "en", **self._settings},
                stdout=said,
                stderr=subprocess.STDOUT,
            )
        while not (answer := ADDRESS.search(self._said.read_text())):
            if self.process.poll() is not None:
                raise RuntimeError(self._said.read_text())
            time.sleep(0.05)
        self.address, self._port = answer[0].rstrip("/"), answer[1]

    def kill(self) -> None:
        """As if the power had failed."""
        self.process.kill()
        self.process.wait()

    def lay_out(self, moment: Moment) -> tuple[Found, Table, list[str]]:
        """A new table at this moment, and the key to each seat."""
        return self._shelf.lay_out(moment)


class Shelf:
    """Puts tables into the database, as a server would that had been there before."""

    def __init__(self, database: str) -> None:
        self._loop = asyncio.new_event_loop()
        Thread(target=self._loop.run_forever, daemon=True).start()  # the browser has the loop of the main thread
        self._store = Store(database, PATIENCE)
        self._dealer = Dealer(self._store, Settings.changes_per_table)

    def lay_out(self, moment: Moment) -> tuple[Found, Table, list[str]]:
        """A new table at this moment, and the key to each seat."""
        return self._wait(self._lay_out(moment))

    def _wait(self, doing: Coroutine[None, None, Answer]) -> Answer:
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result()

    async def _lay_out(self, moment: Moment) -> tuple[Found, Table, list[str]]:
        game, wanted = uc.load(moment.game), moment.wanted(NAMES[0])
        options, heroes = await join(self._store, game, wanted, check_request(game, wanted))
        there = found(moment, options)
        header, changes = from_request(game, moment.wanted(NAMES[0], there.seed), there.options)(new_code())
        header = replace(header, seed_chosen=False)  # the server's own luck, which happens to lead to this moment
        table = await self._store_all_but_the_last(there, header, changes)
        if heroes:
            await enrol(self._store, table, heroes)
        await self._play_the_last(there, table)
        assert table.match.record().moves == tuple(move for move, _mover in there.moves)
        tokens = Tokens(await self._store.signing_key(), Settings.token_days)
        return there, table, [tokens.give(table.ticket(person.holder)) for person in table.people if person]

    async def _store_all_but_the_last(self, there: Found, header: Header, first: list[Change]) -> Table:
        seated = [News(SIT, seat, len(first) + seat, NAMES[seat]) for seat in there.moment.others]
        start = [News(START, 0, FIRST)] if there.moment.others else []
        played = [News(MOVE, move, mover) for move, mover in there.moves[: there.before_last]]
        changes = [*first, *number([*seated, *start, *played], len(first))]
        await self._store.create(header, changes)
        return Table(header, changes)

    async def _play_the_last(self, there: Found, table: Table) -> None:
        """The last step is dealt at the table: what the end of a game brings is stored with it."""
        if there.before_last == len(there.moves):
            return
        move, mover = there.moves[there.before_last]
        if mover == CHANCE:
            await self._dealer.roll(table, FIRST, table.version)
        else:
            person = table.people[mover]
            assert person is not None
            await self._dealer.play(table, person.holder, table.version, move)

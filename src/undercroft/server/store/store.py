"""Tables in a database: SQLite in the user's data folder, or PostgreSQL by URL.

What `append` returned for is stored: it survives the end of this process at any moment.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from dataclasses import asdict, fields
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from undercroft.engine.errors import UndercroftError

from ..problems import Refused
from .databases import open_database
from .migrate import migrate
from .schema import (
    Change,
    Header,
    Honour,
    achievements,
    campaign_heroes,
    campaign_results,
    campaign_ticks,
    changes,
    honours,
    keys,
    tables,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

log = logging.getLogger(__name__)

SIGNING = "signing"  # the name of the key that seats' tokens are signed with
ONCE = (tables, changes, campaign_ticks)  # where a second row of the same key is somebody else's
ORDER = (  # of writing: what is referred to comes first
    *(tables, changes, honours, achievements),
    *(campaign_heroes, campaign_results, campaign_ticks),
)

Rows = dict[sa.Table, list[dict[str, Any]]]
T = TypeVar("T")


class StorageTrouble(Refused):
    """The database is locked, full, broken or gone; nothing is known to be stored. Its own words are for the log."""

    def __init__(self, reason: str) -> None:
        super().__init__("storage")
        self.args = (reason,)


class Conflict(UndercroftError):
    """Another process has stored a change of this number, or a table of this code, before."""


class Writing:
    """Rows that wait to be stored, all or none; `stored` tells how it went."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Store:
    """The database of one server."""

    def __init__(self, url: str, busy_seconds: float = 3) -> None:
        self._database = open_database(url, busy_seconds)
        self._waiting: list[Writing] = []
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Create the database or bring it up to date, and see that it can be used."""
        await self._database.prepare()
        await self._try(migrate)

    async def close(self) -> None:
        """Finish writing and let go of the database."""
        if self._writer:
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._database.close()

    # Tables

    async def create(self, header: Header, first: list[Change]) -> None:
        """Store a new table with its first changes."""
        await self._queue(Writing({tables: [asdict(header)], changes: _changed(header.code, first)}))

    async def load(self, code: str) -> tuple[Header, list[Change]] | None:
        """A table and all its changes."""

        def look(connection: Connection) -> tuple[Header, list[Change]] | None:
            found = connection.execute(sa.select(tables).where(tables.c.code == code)).mappings().first()
            if found is None:
                return None
            wanted = [changes.c[field.name] for field in fields(Change)]
            query = sa.select(*wanted).where(changes.c.code == code).order_by(changes.c.number)
            return Header(**found), [Change(*row) for row in connection.execute(query)]

        return await self._transact(look)

    async def append(
        self, code: str, new: list[Change], won: list[Honour] | None = None, more: Rows | None = None
    ) -> None:
        """Store changes of a table, what its end brought to whom, and more rows that belong to it, all or none."""
        await self._queue(Writing({changes: _changed(code, new), **_honoured(won or []), **(more or {})}))

    # What others keep here

    async def add(self, rows: Rows) -> None:
        """Store rows, all or none."""
        await self._queue(Writing(rows))

    async def find(self, query: sa.Select[Any]) -> list[Any]:
        """The rows that a query finds."""
        return await self._transact(lambda connection: list(connection.execute(query)))

    # Honours

    async def first_time(self, code: str) -> dict[int, list[str]]:
        """For each seat of a match that counted, the achievements that its player had never reached before."""
        before = achievements.alias()
        earlier = sa.or_(
            before.c.at < achievements.c.at,
            sa.and_(before.c.at == achievements.c.at, before.c.code < achievements.c.code),
        )
        same = [before.c[name] == achievements.c[name] for name in ("name", "game", "achievement")]
        new = sa.select(achievements.c.seat, achievements.c.achievement).where(
            achievements.c.code == code, ~sa.exists().where(*same, earlier)
        )

        def look(connection: Connection) -> dict[int, list[str]]:
            seats = connection.execute(sa.select(honours.c.seat).where(honours.c.code == code))
            found: dict[int, list[str]] = {seat: [] for (seat,) in seats}
            for seat, achievement in connection.execute(new):
                found[seat].append(achievement)
            return found

        return await self._transact(look)

    async def honours_of(self, name: str) -> tuple[list[Any], list[Any]]:
        """Somebody's matches as (game, rank, how many, best score), and (game, achievement, how often, first time)."""
        kind, times = (honours.c.game, honours.c.rank), (achievements.c.game, achievements.c.achievement)
        played = sa.select(*kind, sa.func.count(), sa.func.max(honours.c.score)).where(honours.c.name == name)
        reached = sa.select(*times, sa.func.count(), sa.func.min(achievements.c.at)).where(achievements.c.name == name)
        return await self._transact(
            lambda connection: (
                list(connection.execute(played.group_by(*kind))),
                list(connection.execute(reached.group_by(*times))),
            )
        )

    # Writing: one transaction after the other, each with all that has come in meanwhile

    async def _queue(self, writing: Writing) -> None:
        self._waiting.append(writing)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        await writing.stored

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await self._write(batch)

    async def _write(self, batch: list[Writing]) -> None:
        def write(connection: Connection) -> None:
            for into in ORDER:
                if rows := [row for each in batch for row in each.rows.get(into, [])]:
                    connection.execute(self._insert(into), rows)

        failure: Exception | None = None
        try:
            await self._transact(write)
        except Conflict as conflict:
            if len(batch) > 1:  # one of them is to blame: the others shall not suffer for it
                for each in batch:
                    await self._write([each])
                return
            failure = conflict
        except StorageTrouble as trouble:
            failure = trouble
        for each in batch:
            if not each.stored.done():  # else whoever waited has gone
                each.stored.set_exception(failure) if failure else each.stored.set_result(None)

    def _insert(self, into: sa.Table) -> sa.Insert:
        if into in ONCE:
            return into.insert()
        dialect = {"sqlite": sqlite, "postgresql": postgresql}[self._database.dialect]
        once: sa.Insert = dialect.insert(into).on_conflict_do_nothing()
        return once

    # Keys

    async def signing_key(self) -> str:
        """The key that seats' tokens are signed with; made on the first start."""
        query = sa.select(keys.c.value).where(keys.c.name == SIGNING)
        found: str | None = await self._transact(lambda connection: connection.execute(query).scalar())
        if found:
            return found
        made = {"name": SIGNING, "value": secrets.token_urlsafe(48)}
        with suppress(Conflict):  # another process was quicker
            await self._transact(lambda connection: connection.execute(keys.insert(), [made]))
        return await self.signing_key()

    # Care

    async def _transact(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction; what the operator should look at goes to the log."""
        try:
            return await self._try(work)
        except StorageTrouble as trouble:
            log.error("%s", trouble)
            raise

    async def _try(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction. Every driver fails in its own way: whoever waits gets a failure of ours."""
        try:
            return await self._database.transact(work)
        except IntegrityError as problem:
            raise Conflict("stored before by another process") from problem
        except UndercroftError:
            raise
        except Exception as problem:
            raise StorageTrouble(f"the database does not work: {_reason(problem)}") from problem


def _changed(code: str, of: list[Change]) -> list[dict[str, Any]]:
    return [{"code": code, **vars(change)} for change in of]


def _honoured(won: list[Honour]) -> Rows:
    """A row for each honour, and one for each achievement in it."""
    shared = {column.name for column in achievements.c} - {"achievement"}
    rows = [{name: value for name, value in vars(each).items() if name != "achievements"} for each in won]
    reached = [
        {**{name: getattr(each, name) for name in shared}, "achievement": achievement}
        for each in won
        for achievement in each.achievements
    ]
    return {honours: rows, achievements: reached}


def _reason(problem: BaseException) -> str:
    """What the database says, without the statement and what was to be stored."""
    cause = getattr(problem, "orig", None) or problem
    return f"{type(cause).__name__}: {str(cause).splitlines()[0] if str(cause) else 'no reason given'}"

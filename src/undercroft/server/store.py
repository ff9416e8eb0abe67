"""Tables in a database: SQLite in the user's data folder, or PostgreSQL by URL.

What `append` returned for is stored: it survives the end of this process at any moment.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import asynccontextmanager
from dataclasses import asdict, fields
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from undercroft.engine.errors import UndercroftError

from .engines import open_engine
from .migrate import migrate
from .schema import Change, Header, changes, keys, tables

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable

    from sqlalchemy.ext.asyncio import AsyncConnection

log = logging.getLogger(__name__)

SIGNING = "signing"  # the name of the key that seats' tokens are signed with


class StorageTrouble(UndercroftError):
    """The database is locked, full, broken or gone; nothing is known to be stored."""


class Conflict(UndercroftError):
    """Another process has stored a change of this number, or a table of this code, before."""


class Writing:
    """Rows that wait to be stored, all or none; `stored` tells how it went."""

    def __init__(self, headers: list[dict[str, Any]], rows: list[dict[str, Any]]) -> None:
        self.headers, self.rows = headers, rows
        self.stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Store:
    """The database of one server."""

    def __init__(self, url: str, busy_seconds: float = 3) -> None:
        self._engine, self._file = open_engine(url, busy_seconds)
        self._waiting: list[Writing] = []
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Create the database or bring it up to date, and see that it can be used."""
        if self._file:
            self._file.create()
        async with _care(), self._engine.begin() as connection:
            await connection.run_sync(migrate)
        if self._file:
            self._file.remember()

    async def close(self) -> None:
        """Finish writing and let go of the database."""
        if self._writer:
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()

    # Tables

    async def create(self, header: Header, first: list[Change]) -> None:
        """Store a new table with its first changes."""
        await self._queue(Writing([asdict(header)], _rows(header.code, first)))

    async def load(self, code: str) -> tuple[Header, list[Change]] | None:
        """A table and all its changes."""
        async with self._begin() as connection:
            found = (await connection.execute(sa.select(tables).where(tables.c.code == code))).mappings().first()
            if found is None:
                return None
            wanted = [changes.c[field.name] for field in fields(Change)]
            query = sa.select(*wanted).where(changes.c.code == code).order_by(changes.c.number)
            return Header(**found), [Change(*row) for row in await connection.execute(query)]

    async def append(self, code: str, new: list[Change]) -> None:
        """Store changes of a table, all or none."""
        await self._queue(Writing([], _rows(code, new)))

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
        failure: Exception | None = None
        try:
            async with self._begin() as connection:
                if headers := _all(each.headers for each in batch):
                    await connection.execute(tables.insert(), headers)
                if rows := _all(each.rows for each in batch):
                    await connection.execute(changes.insert(), rows)
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

    # Keys

    async def signing_key(self) -> str:
        """The key that seats' tokens are signed with; made on the first start."""
        query = sa.select(keys.c.value).where(keys.c.name == SIGNING)
        async with self._begin() as connection:
            found: str | None = (await connection.execute(query)).scalar()
        if found:
            return found
        try:
            async with self._begin() as connection:
                await connection.execute(keys.insert(), [{"name": SIGNING, "value": secrets.token_urlsafe(48)}])
        except Conflict:
            pass  # another process was quicker
        return await self.signing_key()

    # Care

    @asynccontextmanager
    async def _begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, if the database is still there."""
        try:
            async with _care():
                if self._file and not self._file.is_there():
                    await self._engine.dispose()  # else we would write into a file that nobody can find any more
                    raise FileNotFoundError("the database was moved or removed; put it back, or restart")
                async with self._engine.begin() as connection:
                    yield connection
        except StorageTrouble as trouble:
            log.error("%s", trouble)
            raise


@asynccontextmanager
async def _care() -> AsyncIterator[None]:
    """Turn every failure of the database into one of ours: drivers have their own, and whoever waits must be told."""
    try:
        yield
    except IntegrityError as problem:
        raise Conflict("stored before by another process") from problem
    except UndercroftError:
        raise
    except Exception as problem:
        raise StorageTrouble(f"the database does not work: {_reason(problem)}") from problem


def _all(parts: Iterable[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    return [row for part in parts for row in part]


def _rows(code: str, of: list[Change]) -> list[dict[str, Any]]:
    return [{"code": code, **vars(change)} for change in of]


def _reason(problem: BaseException) -> str:
    """What the database says, without the statement and what was to be stored."""
    cause = getattr(problem, "orig", None) or problem
    return f"{type(cause).__name__}: {str(cause).splitlines()[0] if str(cause) else 'no reason given'}"

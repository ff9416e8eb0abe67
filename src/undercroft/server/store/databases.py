"""Databases: which driver for which URL, and how SQLite is told to be fast, patient and strict.

A transaction is a function of a connection. SQLite runs it in a thread, whole: waking this thread and the other one for
every statement costs more than the statements. PostgreSQL's driver needs no thread.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from ..settings import BadSetting

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

T = TypeVar("T")

DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
AT_ONCE = 4  # transactions of a SQLite database: one writes, others read


class Database(Protocol):
    """What runs transactions."""

    dialect: str

    async def prepare(self) -> None:
        """Make what is missing for the first connection."""
        ...

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction: all or nothing."""
        ...

    async def close(self) -> None:
        """Let go of all connections."""
        ...


class PostgresDatabase:
    """A database of a PostgreSQL server."""

    dialect = "postgresql"

    def __init__(self, url: URL, busy_seconds: float) -> None:
        import greenlet  # noqa: F401  # SQLAlchemy needs it, and would say it less clearly
        from sqlalchemy.ext.asyncio import create_async_engine

        patience: dict[str, Any] = {"timeout": busy_seconds, "command_timeout": busy_seconds * 3}
        # Parameters are never shown: seeds are among them.
        self._engine = create_async_engine(
            url, hide_parameters=True, pool_pre_ping=True, pool_timeout=busy_seconds, connect_args=patience
        )

    async def prepare(self) -> None:
        """Nothing: the database is there, or it is not ours to make."""

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction: all or nothing."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._engine.dispose()


class SqliteDatabase:
    """A file. If it was moved away it could still be written to, and all would be lost: so that is looked at."""

    dialect = "sqlite"

    def __init__(self, path: Path, busy_seconds: float) -> None:
        self._path = path
        self._known: tuple[int, int] | None = None
        self._threads = ThreadPoolExecutor(AT_ONCE, "database")
        # A file that is gone must not be made anew, empty, behind our back: mode=rw.
        opened = URL.create(DRIVERS["sqlite"], database=path.as_uri(), query={"mode": "rw", "uri": "true"})
        self._engine = create_engine(
            opened,
            hide_parameters=True,
            connect_args={"timeout": busy_seconds},
            pool_reset_on_return=None,  # every transaction of ours ends by itself
        )

        @event.listens_for(self._engine, "connect")
        def prepare(connection: Any, _record: object) -> None:
            cursor = connection.cursor()
            for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.execute(f"PRAGMA busy_timeout={int(busy_seconds * 1000)}")
            cursor.close()

    async def prepare(self) -> None:
        """Make an empty file, readable by its owner alone, unless there is one."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.touch(mode=0o600)
        except OSError as problem:
            raise BadSetting(
                f"{self._path}: no database can be kept there ({problem.strerror}); give another"
            ) from None
        self._known = self._identity()

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction: all or nothing."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._transact, work)

    async def close(self) -> None:
        """Let go of all connections."""
        self._threads.shutdown()
        self._engine.dispose()

    def _transact(self, work: Callable[[Connection], T]) -> T:
        if self._known is not None and self._identity() != self._known:
            self._engine.dispose()  # else we would write into a file that nobody can find any more
            raise FileNotFoundError("the database was moved or removed; put it back, or restart")
        with self._engine.begin() as connection:
            return work(connection)

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = self._path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino


def read_url(database: str) -> URL:
    """The URL with the driver that we use; what is wrong with it is said without quoting a password."""
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):  # ValueError: a port that is no number
        raise BadSetting("the database must be a URL such as sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    driver = DRIVERS.get(url.get_backend_name())
    if driver is None:
        raise BadSetting(f"the database {url.get_backend_name()!r} is not known; use sqlite:///FILE or postgresql://…")
    if driver.startswith("sqlite") and not url.database:
        raise BadSetting("the database must be a file, so that tables are kept: sqlite:///FILE")
    return url.set(drivername=driver)


def open_database(database: str, busy_seconds: float) -> Database:
    """The database at a URL; it is not connected to yet."""
    url = read_url(database)
    if url.get_backend_name() != "sqlite":
        return PostgresDatabase(url, busy_seconds)
    return SqliteDatabase(Path(str(url.database)).absolute(), busy_seconds)

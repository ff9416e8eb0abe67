"""Connections: which driver for which URL, and how SQLite is told to be fast, patient and strict."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .settings import BadSetting

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class SqliteFile:
    """The file of a SQLite database. A file that was moved away could still be written to, and all would be lost."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._known: tuple[int, int] | None = None

    def create(self) -> None:
        """Make an empty file, readable by its owner alone, unless there is one."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.touch(mode=0o600)
        except OSError as problem:
            raise BadSetting(f"{self.path}: no database can be kept there ({problem.strerror}); give another") from None

    def remember(self) -> None:
        """Note which file it is."""
        self._known = self._identity()

    def is_there(self) -> bool:
        """Whether the file is still the one that was opened."""
        return self._known is None or self._identity() == self._known

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
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


def open_engine(database: str, busy_seconds: float) -> tuple[AsyncEngine, SqliteFile | None]:
    """An engine for the database and, with SQLite, its file. Parameters are never shown: seeds are among them."""
    url = read_url(database)
    if url.get_backend_name() != "sqlite":
        patience: dict[str, Any] = {"timeout": busy_seconds, "command_timeout": busy_seconds * 3}
        return (
            create_async_engine(
                url, hide_parameters=True, pool_pre_ping=True, pool_timeout=busy_seconds, connect_args=patience
            ),
            None,
        )
    path = Path(str(url.database)).absolute()
    # A file that is gone must not be made anew, empty, behind our back: mode=rw.
    opened = URL.create(url.drivername, database=path.as_uri(), query={"mode": "rw", "uri": "true"})
    engine = create_async_engine(
        opened,
        hide_parameters=True,
        connect_args={"timeout": busy_seconds},
        pool_reset_on_return=None,  # every transaction of ours ends by itself; one trip to the driver less
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.execute(f"PRAGMA busy_timeout={int(busy_seconds * 1000)}")
        cursor.close()

    return engine, SqliteFile(path)

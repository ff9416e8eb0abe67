"""The commands of the program `undercroft` that have to do with the server; the terminal registers them.

Heavy things are imported by the command that needs them.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from undercroft.engine.errors import BadRecord

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from undercroft.engine.words import Words

    from .store.store import Store

T = TypeVar("T")

Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME; a file of yours"),
]
Code = Annotated[str, typer.Argument(metavar="CODE", help="the table's code")]


def serve(
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="the port; the next free one if it is taken")
    ] = 8000,
    host: Annotated[
        str, typer.Option("--host", help="where to listen; 127.0.0.1 lets in nobody but this computer")
    ] = "0.0.0.0",  # noqa: S104  # friends on the same network shall come in
    no_browser: Annotated[bool, typer.Option("--no-browser", help="do not open the page")] = False,
    database: Database = None,
) -> None:
    """Open the table: play on the page, alone or with friends."""
    from undercroft.engine.words import user_language

    from .serve import serve as run
    from .settings import Settings

    settings = Settings.from_environment()
    if database:
        settings = replace(settings, database=database)
    run(settings, host, port, not no_browser, user_language(), typer.echo)


def export_match(
    code: Code,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="where to write it")],
    database: Database = None,
    unfinished: Annotated[
        bool, typer.Option("--unfinished", help="also a running game: the file shows its secrets and its luck to come")
    ] = False,
) -> None:
    """Write the match of a table into a file."""
    from .store.records import export_match as export

    text, moves = _with_store(database, lambda store: export(store, code, unfinished))
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise BadRecord(f"{file}: cannot be written ({problem.strerror}); give another place") from None
    typer.echo(_words().say("exported", code=code.upper(), moves=moves, file=str(file)))


def import_match(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a match record")], database: Database = None
) -> None:
    """Make a table of a match record."""
    from .store.records import import_match as bring

    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadRecord(f"{file}: cannot be read as text; give the path of a match record") from None
    code, moves = _with_store(database, lambda store: bring(store, text, file.name))
    typer.echo(_words().say("imported", code=code, moves=moves))


def _with_store(database: str | None, do: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the database, and close it."""
    import asyncio

    from .settings import Settings
    from .store.store import Store

    async def run() -> T:
        store = Store(database or Settings.from_environment().database_url)
        await store.open()
        try:
            return await do(store)
        finally:
            await store.close()

    return asyncio.run(run())


def _words() -> Words:
    from undercroft.engine.words import user_language

    from .problems import program_words

    return program_words(user_language())

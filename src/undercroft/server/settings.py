"""What can be set about a server. Each setting has a default and a variable: `UNDERCROFT_` and its name."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from undercroft.engine.errors import UndercroftError
from undercroft.engine.folders import data_folder

if TYPE_CHECKING:
    from collections.abc import Mapping

PAGE = Path(__file__).parent / "page"


class BadSetting(UndercroftError):
    """A setting has a value that cannot be used."""


@dataclass(frozen=True)
class Settings:
    """How a server runs. "An address" is that of one computer, or of one home with IPv6."""

    database: str = ""  # a URL; empty for a file in the user's data folder
    page: str = str(PAGE)  # the folder of the built page
    origins: str = ""  # other sites whose pages may talk to us, with spaces between: https://games.example
    hosts: str = ""  # names by which the server may be asked for, besides local ones: games.example *.games.example
    proxies: str = ""  # addresses of proxies whose word about a client's address is taken
    token_days: float = 180.0  # how long a seat's token holds
    idle_minutes: float = 30.0  # how long a table that nobody looks at stays in memory
    busy_seconds: float = 3.0  # how long to wait for a database that is locked
    tables_per_hour: int = 120  # new tables from one address
    requests_per_second: int = 30  # from one address, in the long run
    requests_at_once: int = 240  # from one address, after a quiet time
    messages_per_second: int = 20  # through one WebSocket, in the long run
    messages_at_once: int = 60  # through one WebSocket, after a quiet time
    connections_per_address: int = 128  # open connections, WebSockets among them; half of all at most
    connections: int = 5000  # open connections in all; fewer where the system lets us have fewer files open
    headers_seconds: float = 10.0  # how long a connection may take to say what it wants
    reading_seconds: float = 30.0  # how long a connection may take to read a part of what it is sent
    lines_per_address: int = 64  # open WebSockets
    lines: int = 4000  # open WebSockets in all
    body_bytes: int = 65_536  # the longest body of a request
    message_bytes: int = 4_096  # the longest message through a WebSocket
    stand_in_seconds: float = 60.0  # how long somebody is away until others may ask for a bot that plays on
    free_minutes: float = 10.0  # how long somebody is away until whoever opened the table may free their seat
    bot_seconds: float = 1.2  # how long a bot takes for a move, so that people can follow
    hello_seconds: float = 10.0  # how long a WebSocket may stay silent at first
    changes_per_table: int = 50_000  # moves, undone moves and seat changes of one table

    @property
    def database_url(self) -> str:
        """The database to use."""
        return self.database or f"sqlite:///{data_folder() / 'tables.db'}"

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None) -> Settings:
        """The settings that the environment asks for."""
        environment = os.environ if environment is None else environment
        found: dict[str, Any] = {}
        for field in fields(cls):
            variable = f"UNDERCROFT_{field.name.upper()}"
            if text := environment.get(variable, ""):
                found[field.name] = _read(variable, text, type(field.default))
        return cls(**found)


def _read(variable: str, text: str, kind: type) -> Any:
    if kind is str:
        return text
    try:
        value = kind(text) if kind is int else float(text)
    except ValueError:
        value = -1
    if not 0 < value < float("inf"):
        wanted = "a whole number" if kind is int else "a number"
        raise BadSetting(f"{variable}={text!r}: this must be {wanted} above 0")
    return value

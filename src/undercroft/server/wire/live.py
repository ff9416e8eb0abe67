"""The messages of the WebSocket, as types; as strict as those in `wire.py`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .tables import AtVersion, LogEntry, Names, PlayMove, Position, Situation, Version, Wire


class Hello(Wire):
    """The first message: who is there, and how many moves and which version of the table are known already."""

    type: Literal["hello"]
    token: Annotated[str, Field(max_length=1000)] | None = None
    since: Position = 0
    version: Version | None = None


class LivePlay(PlayMove):
    """Play a move."""

    type: Literal["play"]


class LiveRoll(AtVersion):
    """Let luck play."""

    type: Literal["roll"]


class LiveUndo(AtVersion):
    """Take back the last move."""

    type: Literal["undo"]


class LiveRestart(AtVersion):
    """Take back the whole turn."""

    type: Literal["restart"]


class Ping(Wire):
    """Are you there? A pong comes back."""

    type: Literal["ping"]


class Pong(Wire):
    """The answer to a ping."""

    type: Literal["pong"]


class LiveSituation(Situation):
    """The table, after every change. Of the log, what is below `since` is known already; the rest is here, anew."""

    type: Literal["situation"]
    since: int
    log: list[LogEntry]


class LiveRefused(Wire):
    """Something was refused, and nothing changed."""

    type: Literal["refused"]
    code: str
    message: Names
    situation: Situation


LiveCommand = LivePlay | LiveRoll | LiveUndo | LiveRestart | Ping

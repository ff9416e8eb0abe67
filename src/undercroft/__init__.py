"""Five small dungeon games at one table.

import undercroft as uc
match = uc.load("one_card").start(seed=7)
match.moves(), match.play(…), match.roll(), match.view(seat=0), match.record()
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .engine.errors import (
    BadContent,
    BadOption,
    BadRecord,
    BadSeat,
    CannotUndo,
    IllegalMove,
    UndercroftError,
    UnknownGame,
)
from .engine.game import CHANCE, OVER, Game, games, load, register
from .engine.verbs import Move
from .version import __version__

if TYPE_CHECKING:
    from .engine.match import Match
    from .engine.record import Record, replay

__all__ = [
    "CHANCE",
    "OVER",
    "BadContent",
    "BadOption",
    "BadRecord",
    "BadSeat",
    "CannotUndo",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "Record",
    "UndercroftError",
    "UnknownGame",
    "__version__",
    "games",
    "load",
    "register",
    "replay",
]

_LATER = {"Match": "match", "Record": "record", "replay": "record"}  # loaded on first use: they bring NumPy along


def __getattr__(name: str) -> Any:
    if name in _LATER:
        from importlib import import_module

        return getattr(import_module(f".engine.{_LATER[name]}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

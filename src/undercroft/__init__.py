"""Five small dungeon games at one table.

import undercroft as uc
match = uc.load("one_card").start(seed=7)
match.moves(), match.play(…), match.roll(), match.view(seat=0), match.record()
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .engine.errors import (
    BadContent,
    BadOption,
    BadRecord,
    BadSeat,
    CannotUndo,
    IllegalMove,
    KernelFault,
    UndercroftError,
    UnknownGame,
)
from .engine.game import CHANCE, OVER, Game, load, register
from .engine.game import games as list_games
from .engine.helpers import CHOOSER, CROWDS, THINKER, register_helper
from .engine.verbs import Move
from .version import __version__

if TYPE_CHECKING:
    from .engine.game import games
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
    "KernelFault",
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

# Importing a package writes its name into its parent. Once that has happened the name is free for the function.
import_module(f"{__name__}.games")
globals()["games"] = list_games

register_helper(THINKER, f"{__name__}.bots.minds")
register_helper(CROWDS, f"{__name__}.kernels.playouts")
register_helper(CHOOSER, f"{__name__}.kernels.choosing")

_LATER = {"Match": "match", "Record": "record", "replay": "record"}  # loaded on first use


def __getattr__(name: str) -> Any:
    if name in _LATER:
        return getattr(import_module(f".engine.{_LATER[name]}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

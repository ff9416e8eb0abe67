"""What the engine cannot do by itself, and the modules that can: each is registered by name, and loaded when asked."""

from __future__ import annotations

from importlib import import_module
from typing import Any

THINKER = "thinker"  # `choose(match, thinking)` and `advise(match)`
CROWDS = "crowds"  # `play_out(game, start, seats, n, seed, bot, cores)`: many games at once
CHOOSER = "chooser"  # `choose(game, bot, seen, seat, legal, seed, number, count)`: for a bot that reckons much

_modules: dict[str, str] = {}


def register_helper(work: str, module: str) -> None:
    """Let this module do it, from now on."""
    _modules[work] = module


def helper(work: str) -> Any:
    """The module that does it."""
    return import_module(_modules[work])

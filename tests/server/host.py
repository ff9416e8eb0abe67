"""A server with the tiny games, in a process of its own: `python -m tests.server.host`, with the options of `serve`."""

from __future__ import annotations

from tests.engine import coin  # noqa: F401  # registers the tiny game
from tests.patience import PATIENCE
from undercroft.engine.game import register
from undercroft.server import serve
from undercroft.server.__main__ import main

from .tails import GAME as TAILS

register(TAILS)
serve.GOODBYE_SECONDS = PATIENCE  # it waits for every good-bye: a busy machine is slow to say it

if __name__ == "__main__":
    main()

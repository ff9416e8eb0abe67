"""A server with the tiny game, in a process of its own: `python -m tests.server.host`, with the options of `serve`."""

from __future__ import annotations

from tests.engine import coin  # noqa: F401  # registers the tiny game
from undercroft.server.__main__ import main

if __name__ == "__main__":
    main()

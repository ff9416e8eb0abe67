"""The server of the browser's tests: with the tiny games, and thinking goes by play-outs there."""

from __future__ import annotations

import pytest

import tests.server.host  # noqa: F401  # registers the tiny games
from tests.thinkers import go_by_play_outs
from undercroft.server.__main__ import main

go_by_play_outs(pytest.MonkeyPatch())

if __name__ == "__main__":
    main()

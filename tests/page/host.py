"""The server of the browser's tests: with the tiny games and the one that new ones are made of; thinking goes by
play-outs there.
"""

from __future__ import annotations

import pytest

import tests.server.host  # noqa: F401  # registers the tiny games
from tests.thinkers import go_by_play_outs
from undercroft.engine.game import register
from undercroft.server.__main__ import main
from undercroft.template import GAME as TEMPLATE

register(TEMPLATE)
go_by_play_outs(pytest.MonkeyPatch())

if __name__ == "__main__":
    main()

"""As in Heads."""

from tests.engine.tiny_game.table import *  # noqa: F403

"""As in Heads."""

from tests.engine.tiny_game.moves import *  # noqa: F403

"""As in Heads."""

from tests.engine.tiny_game.content import *  # noqa: F403

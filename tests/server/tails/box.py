"""As in Heads."""

from tests.engine.tiny_game.box import *  # noqa: F403

"""As in Heads."""

from tests.engine.tiny_game.rules import *  # noqa: F403

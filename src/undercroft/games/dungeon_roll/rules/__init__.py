"""The rules of Dungeon Roll: what the engine asks a game."""

from .main import apply, legal, odds, score, setup, turn

__all__ = ["apply", "legal", "odds", "score", "setup", "turn"]

"""The rules of Welcome to the Dungeon: what the engine asks a game."""

from .main import apply, deal, knows, legal, odds, score, see, setup, shown, turn

__all__ = ["apply", "deal", "knows", "legal", "odds", "score", "see", "setup", "shown", "turn"]

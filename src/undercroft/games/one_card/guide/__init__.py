"""Who plays One Card Dungeon without people, and what can be foreseen."""

from .greedy import BOTS, LEVELS, NOTES, sure

__all__ = ["BOTS", "LEVELS", "NOTES", "sure"]

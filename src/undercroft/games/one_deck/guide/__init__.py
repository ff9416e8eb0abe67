"""Who plays One Deck Dungeon without people, and what can be foreseen."""

from .greedy import BOTS, HEAVY, LEVELS, NOTES, sure

__all__ = ["BOTS", "HEAVY", "LEVELS", "NOTES", "sure"]

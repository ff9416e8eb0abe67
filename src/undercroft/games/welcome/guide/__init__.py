"""Who plays Welcome to the Dungeon without people, and what can be foreseen."""

from .careful import BOTS, HEAVY, LEVELS, NOTES

__all__ = ["BOTS", "HEAVY", "LEVELS", "NOTES"]

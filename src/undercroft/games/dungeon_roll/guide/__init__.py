"""Who plays Dungeon Roll without people, and what can be foreseen."""

from .greedy import BOTS, LEVELS, NOTES

__all__ = ["BOTS", "LEVELS", "NOTES"]

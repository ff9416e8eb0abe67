"""What is printed in Welcome to the Dungeon: its YAML, and what reads and checks it."""

from .box import BOX, load

__all__ = ["BOX", "load"]

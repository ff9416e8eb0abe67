"""What is printed in Dungeon Roll: its YAML, and what reads and checks it."""

from .box import BOX, load

__all__ = ["BOX", "load"]

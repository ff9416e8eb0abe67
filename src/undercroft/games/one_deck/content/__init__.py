"""What is printed in One Deck Dungeon: its YAML, and what reads and checks it."""

from .box import load
from .layout import BOX

__all__ = ["BOX", "load"]

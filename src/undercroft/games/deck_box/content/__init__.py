"""What is printed in Deck Box Dungeons: its YAML, and what reads and checks it."""

from .box import load
from .layout import BOX

__all__ = ["BOX", "load"]

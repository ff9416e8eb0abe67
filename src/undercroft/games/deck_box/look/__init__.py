"""What people see of Deck Box Dungeons, and what is said to them."""

from .view import describe, picture, prompt, say_event, say_move

__all__ = ["describe", "picture", "prompt", "say_event", "say_move"]

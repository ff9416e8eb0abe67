"""What people see of Welcome to the Dungeon, and what is said to them."""

from .view import describe, picture, prompt, say_event, say_move

__all__ = ["describe", "picture", "prompt", "say_event", "say_move"]

"""What people see of Dungeon Roll, and what is said to them."""

from .view import HONOURS, describe, honours, picture, prompt, say_event, say_move

__all__ = ["HONOURS", "describe", "honours", "picture", "prompt", "say_event", "say_move"]

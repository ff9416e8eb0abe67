"""Dungeon Roll: what a delve is worth, position by position."""

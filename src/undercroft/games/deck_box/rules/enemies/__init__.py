"""The enemies: how they appear, and their turn."""

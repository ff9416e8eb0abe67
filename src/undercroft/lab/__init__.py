"""Many games and what they show."""

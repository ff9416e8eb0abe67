"""One Card Dungeon: the best play within a level, worked out exactly."""

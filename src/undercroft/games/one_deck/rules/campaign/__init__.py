"""The campaign: what heroes take along from game to game."""

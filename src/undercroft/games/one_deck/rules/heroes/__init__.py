"""The heroes: health, skills, effects in force, poison."""

"""The best play within a level, worked out."""

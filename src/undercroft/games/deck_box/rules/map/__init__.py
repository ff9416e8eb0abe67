"""The map: squares, distances, sight, and the figures on it."""

"""Players that compute, and what they know. What is about one game alone lies in a folder with the game's name."""

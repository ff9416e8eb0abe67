"""Play on the whole screen of a terminal."""

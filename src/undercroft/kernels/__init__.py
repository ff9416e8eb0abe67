"""Many games at once: play-outs, search, exact answers; how that is compiled, and how it is run."""

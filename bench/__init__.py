"""How fast it is: `python -m bench` measures everything in one run and prints one table."""

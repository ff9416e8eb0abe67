"""Setting Undercroft up from its sources, and checking it: what `python3 run.py` does. Needs Python alone."""

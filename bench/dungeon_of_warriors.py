"""Driving the program of Cole Wyeth that plays Welcome to the Dungeon with the Warrior alone; see `peers.py`.

What it writes down for people and learners is switched off: its rules alone are measured.
"""

from __future__ import annotations

import random
import sys
from importlib import import_module
from types import ModuleType

# Its game imports players that learn, or that sit at a keyboard. Random players never ask for them.
OTHER_PLAYERS = {"sarsa": "Sarsa", "terminalAgent": "TerminalAgent"}


class Warriors:
    """Matches of random players."""

    def __init__(self) -> None:
        for module, name in OTHER_PLAYERS.items():
            stand_in = ModuleType(module)
            setattr(stand_in, name, None)
            sys.modules.setdefault(module, stand_in)
        self.game = import_module("game")
        self.agent = import_module("randomAgent").RandomAgent
        for writes in ("getJson", "getObs", "printAndLog"):
            setattr(self.game.Game, writes, lambda *_anything: None)

    def play(self, number: int, seats: int) -> int:
        """Play a match to its end; returns how many steps it took."""
        random.seed(number)
        players = [self.game.Player(self.agent()) for _seat in range(seats)]
        match = self.game.Game(self.game.Warrior(), players, verbose=False)
        match.run()
        return len(match.history)

"""Heads: a push-your-luck game of coins, small enough to read whole. It is here to test the engine without a real game.

A turn: lay coins, up to three, and toss them one by one. Each head adds a coin to the pot; a tail loses the pot and
ends the turn. Between tosses the pot can be banked, which ends the turn too. Who reaches the goal ends the game. A
charm, dealt in secret before the start, counts on top at the end.
"""

from undercroft.engine.game import Game
from undercroft.engine.options import Option, Switch

GAME = Game(
    id="heads",
    version=2,
    name={"en": "Heads", "fr": "Pile ou face"},
    seats=(2, 3),
    minutes=(1, 2),
    scores=(0, 13),
    win=None,
    streams=("charms", "coins"),
    options=(Option("length", ("short", "long")), Switch("charms", True)),
    package=__name__,
    parts={"kernels": "kernels"},
    secrets=True,
)

"""Tails: Heads once more, with everything that a game may offer besides: honours, odds, and who is to toss.

It can be played alone, and with others the neighbour tosses. Only `tests/server/host.py` knows it: it shows the page's
tests what the tiny game has not, and no suite over all games need bother.
"""

from dataclasses import replace

from tests.engine.tiny_game import GAME as HEADS

GAME = replace(
    HEADS,
    id="tails",
    name={"en": "Tails", "fr": "Face ou pile"},
    seats=(1, 3),
    package=__name__,
    parts={"odds": "odds"},
    secrets=False,
)

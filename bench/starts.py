"""What somebody waits for, each in a process of its own: `python -m bench.starts first_move|build GAME`.

Whoever started the process takes the time until it prints its line, so only what is needed is imported.
"""

from __future__ import annotations

import sys

import undercroft as uc


def first_move(game: str) -> None:
    """From nothing to a match that a player has seen, and made a move in."""
    match = uc.load(game).start(seed=1)
    while match.turn == uc.CHANCE:
        match.roll()
    match.view(0)
    match.play(match.moves()[0])


def build(game: str) -> None:
    """Make the native kernels of a game, unless they are there."""
    from undercroft.kernels.native import code_of

    code_of(uc.load(game))


if __name__ == "__main__":
    {"first_move": first_move, "build": build}[sys.argv[1]](sys.argv[2])
    print("done", flush=True)

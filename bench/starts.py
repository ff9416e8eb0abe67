"""What a player waits for, each in a process of its own: `python -m bench.starts first_move|compile GAME`.

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


def compile_all(game: str) -> None:
    """Compile all rules of a game, as a player does once after installing."""
    uc.load(game).warm_up(lambda _done, _total: None)


if __name__ == "__main__":
    {"first_move": first_move, "compile_all": compile_all}[sys.argv[1]](sys.argv[2])
    print("done", flush=True)

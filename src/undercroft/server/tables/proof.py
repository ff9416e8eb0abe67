"""Luck that can be checked: a hash of the seed is shown at the start, the seed at the end, and every draw follows.

The commitment is the SHA-256, in hexadecimal, of `SEED:NONCE`. A draw is `pick(weights, draw(seed, 0, stream, count,
sum of weights))` as in `engine/chance.py`; `count` is how many draws its stream had before.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING, Any

from undercroft.engine.game import CHANCE

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.options import Options


def new_nonce() -> str:
    """32 hexadecimal digits from the operating system."""
    return secrets.token_hex(16)


def commitment(seed: int, nonce: str) -> str:
    """What is shown at the start."""
    return hashlib.sha256(f"{seed}:{nonce}".encode()).hexdigest()


def draws(game: Game, seats: int, options: Options, moves: tuple[int, ...], given: int) -> list[dict[str, Any]]:
    """Every draw of a match: what luck could choose from, with which weights, and what it chose.

    The first `given` moves were taken over from another table: their draws count, but are that table's to prove.
    """
    rules, box, table = game.rules, game.box.rec, game.lay_out(seats, options)
    outcomes, weights = ([0] * len(game.verbs) for _ in range(2))
    counts, found = [0] * len(game.streams), []
    for number, move in enumerate(moves):
        if rules.turn(box, table) == CHANCE:
            n = rules.legal(box, table, outcomes)
            stream = rules.odds(box, table, weights)
            if number >= given:
                found.append(
                    {
                        "number": number,
                        "stream": stream,
                        "count": counts[stream],
                        "weights": weights[:n],
                        "outcomes": outcomes[:n],
                        "chosen": move,
                    }
                )
            counts[stream] += 1
        table.n_said = 0
        rules.apply(box, table, move)
    return found

"""How long odds take: `python -m bench.odds GAME SECONDS REPEATS`, for positions met in random games.

Only positions count for which a game has an answer or gave one up as too large: elsewhere there is nothing to wait for.
"""

from __future__ import annotations

import json
import sys
from random import Random
from time import process_time

import undercroft as uc

POSITIONS_A_SECOND = 40  # of measuring: more of them if there is more time
NOTHING_TO_DO = 0.0005  # seconds


def measure(id: str, seconds: float, repeats: int) -> dict[str, list[float]]:
    """The mean and the longest time, and how many positions were asked about."""
    game = uc.load(id)
    wanted = int(POSITIONS_A_SECOND * seconds * repeats)
    times: list[float] = []
    seed = 0
    while len(times) < wanted:
        seed += 1
        times += times_in_a_game(game, seed)
    return {"odds": [sum(times[:wanted]) / wanted, max(times[:wanted]), float(wanted)]}


def times_in_a_game(game: uc.Game, seed: int) -> list[float]:
    """How long each answer took in one random game."""
    match, random = game.start(seed=seed), Random(seed)  # noqa: S311 - no secret
    times = []
    while not match.is_over:
        began = process_time()
        game.odds(match)
        times.append(process_time() - began)
        match.roll() if match.turn == uc.CHANCE else match.play(random.choice(match.moves()))
    return [time for time in times if time > NOTHING_TO_DO]


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))), flush=True)

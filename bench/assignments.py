"""How long the best assignment of dice takes: `python -m bench.assignments GAME SECONDS REPEATS`.

Asked about are the dice steps of random games with two heroes, who have most dice.
"""

from __future__ import annotations

import json
import sys
from random import Random
from time import process_time

import undercroft as uc
from undercroft.games.one_deck.guide.assignment import best_places

GAMES = ("one_deck",)
POSITIONS_A_SECOND = 400  # of measuring: more of them if there is more time


def measure(id: str, seconds: float, repeats: int) -> dict[str, list[float]]:
    """The mean and the longest time, and how many positions were asked about."""
    game, wanted = uc.load(id), int(POSITIONS_A_SECOND * seconds * repeats)
    times: list[float] = []
    seed = 0
    while len(times) <= wanted:
        seed += 1
        times += times_in_a_game(game, seed)
    times = times[1 : wanted + 1]  # the first one loads what it needs
    return {"assignment": [sum(times) / wanted, max(times), float(wanted)]}


def times_in_a_game(game: uc.Game, seed: int) -> list[float]:
    """How long each answer took in one random game."""
    match, random = game.start(seed=seed, heroes="two"), Random(seed)  # noqa: S311 - no secret
    times = []
    while not match.is_over:
        began = process_time()
        if best_places(game.box, match.table):
            times.append(process_time() - began)
        match.roll() if match.turn == uc.CHANCE else match.play(random.choice(match.moves()))
    return times


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))), flush=True)

"""How long one match in plain Python takes for a move, and for a view: `python -m bench.matches GAME SECONDS REPEATS`.

A move is what a player may do and doing it, `moves()` and `play()`, or luck's `roll()`; a view is all that one seat
sees after it. The random player plays. Times are CPU time, and the reference loop runs between the games.
"""

from __future__ import annotations

import json
import sys
from random import Random
from time import process_time
from typing import Any, NamedTuple

import undercroft as uc
from bench.stopwatch import Probe, cost_of_reading, slower_than, turn_reference_loop
from undercroft.engine.match import Match

# What is played, by what it is called in the table; a game that is not here is played as it comes.
CASES: dict[str, dict[str, dict[str, Any]]] = {
    "dungeon_roll": {"2 seats": {"seats": 2}},
    "welcome": {"3 seats": {"seats": 3}},
    "one_deck": {"1 hero": {}},
    "deck_box": {"2 heroes": {"heroes": "2"}, "4 heroes": {"heroes": "4"}},
}
AS_IT_COMES: dict[str, dict[str, Any]] = {"": {}}
MEDIAN, SLOW = 0.5, 0.99
OF_REFERENCE = 0.02  # seconds of the reference loop after each game


class Times(NamedTuple):
    """Seconds that each took."""

    moves: list[float]
    views: list[float]


def cases_of(game: str) -> dict[str, dict[str, Any]]:
    """What is played of a game."""
    return CASES.get(game, AS_IT_COMES)


def measure(id: str, seconds: float, repeats: int) -> dict[str, list[float]]:
    """Of each case: median and 99th percentile of moves, then of views, and how many moves were made."""
    game, reference = uc.load(id), Probe(turn_reference_loop)
    reference.find_stretch(OF_REFERENCE)
    own = cost_of_reading(process_time)
    found = {}
    for case, wanted in cases_of(id).items():
        play_game(game.start(seed=0, **wanted), Random(0), Times([], []))  # noqa: S311 - no secret
        times, seed = Times([], []), 0
        while sum(times.moves) + sum(times.views) < seconds * repeats:
            seed += 1
            play_game(game.start(seed=seed, **wanted), Random(seed), times)  # noqa: S311
            reference.stretch()
        shares = [slower_than(share, each) - own for each in times for share in (MEDIAN, SLOW)]
        found[f"match {case}"] = [*shares, float(len(times.moves))]
    return {**found, "reference": list(reference.best)}


def play_game(match: Match, random: Random, times: Times) -> None:
    """Play a match to its end, and note how long each step took."""
    while not match.is_over:
        at = random.random()
        began = process_time()
        if match.turn == uc.CHANCE:
            match.roll()
        else:
            moves = match.moves()
            match.play(moves[int(at * len(moves))])
        moved = process_time()
        match.view(0)
        seen = process_time()
        times.moves.append(moved - began)
        times.views.append(seen - moved)


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))), flush=True)

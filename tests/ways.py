"""Plays, searches and reckons, and prints what came of it: `python -m tests.ways JOBS`, kernels run in any way."""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any, TypedDict

import undercroft as uc
from undercroft.bots.search import think
from undercroft.engine.record import table_hash
from undercroft.engine.thinking import Thinking
from undercroft.kernels.playouts import Crowd

from .engine import coin  # noqa: F401  # registers the tiny game

SEED = 2026
PLAY_OUTS = 24  # of a search


class Job(TypedDict):
    """Some games with the same options, or some positions of games that are looked at."""

    what: str  # games, searches or odds
    game: str
    seats: int
    options: dict[str, Any]
    bot: str
    first: int
    n: int


def outcomes(job: Job) -> list[str]:
    """What came of each."""
    return {"games": played, "searches": searched, "odds": reckoned}[job["what"]](job)


def played(job: Job) -> list[str]:
    """For each game its scores, its length and a hash of the final table."""
    game, seats, n = uc.load(job["game"]), job["seats"], job["n"]
    crowd = Crowd(game, game.lay_out(seats, game.read_options(job["options"])), seats, job["bot"], n, tables=n)
    found, ends = crowd.play(SEED, job["first"], n), crowd.tables.plain
    hashes = [table_hash(game.table_type.state(ends[index])) for index in range(n)]
    return [f"{found.scores.tolist()[i]} {found.lengths[i]} {hashes[i]}" for i in range(n)]


def searched(job: Job) -> list[str]:
    """What a search says of positions."""
    found = []
    for match in positions(job):
        thinking = Thinking(play_outs=PLAY_OUTS, guide=job["bot"])
        found.append(repr(think(match.game, match.seen(match.turn), match.turn, match.seats, thinking, SEED)))
    return found


def reckoned(job: Job) -> list[str]:
    """The odds of positions."""
    return [json.dumps(match.game.odds(match, match.turn)) for match in positions(job)]


def positions(job: Job) -> list[uc.Match]:
    """Matches where somebody is to choose; later ones further on. A game may be over by then."""
    found = []
    for number in range(job["first"], job["first"] + job["n"]):
        match, random = uc.load(job["game"]).start(seed=number, seats=job["seats"], **job["options"]), Random(number)  # noqa: S311
        while not match.is_over and (match.turn < 0 or match.choices < 3 * number):
            match.roll() if match.turn < 0 else match.play(random.choice(match.moves()))
        found += [] if match.is_over else [match]
    return found


if __name__ == "__main__":
    json.dump([outcomes(job) for job in json.loads(sys.argv[1])], sys.stdout)

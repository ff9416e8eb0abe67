"""Plays games and prints what became of each. Run as `python -m tests.ways JOBS`, interpreted or compiled."""

from __future__ import annotations

import json
import sys
from typing import Any, TypedDict

import undercroft as uc
from undercroft.engine.arrays import plain
from undercroft.engine.playouts import play_chunk
from undercroft.engine.record import table_hash

from .engine import coin  # noqa: F401  # registers the tiny game

SEED = 2026


class Job(TypedDict):
    """Some games with the same options."""

    game: str
    seats: int
    options: dict[str, Any]
    first: int
    n: int


def outcomes(job: Job) -> list[str]:
    """For each game its scores, its length and a hash of the final table."""
    game, seats, n = uc.load(job["game"]), job["seats"], job["n"]
    tables = game.table_type.blank(n)
    start = game.lay_out(seats, game.read_options(job["options"]))
    played = play_chunk(game, start, seats, SEED, job["first"], n, "random", tables)
    hashes = [table_hash(game.table_type.state(plain(tables, index))) for index in range(n)]
    return [f"{played.scores[i].tolist()} {played.lengths[i]} {hashes[i]}" for i in range(n)]


if __name__ == "__main__":
    json.dump([outcomes(job) for job in json.loads(sys.argv[1])], sys.stdout)

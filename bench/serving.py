"""What the server computes for a move: `python -m bench.serving GAME SECONDS REPEATS`.

A server process of our own and one player at a time, who plays one match after the other through a WebSocket. Counted
is the CPU time of the server's whole process between a match's first situation and its last: reading the move, playing
and storing it, and all that the page gets afterwards.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path

from bench.load import Found, at_table, cpu_seconds, one_move, serving, sit_down

SYSTEM_TELLS = Path("/proc/self/stat").exists()
STRETCHES = 4  # of measuring: the time of another process is told in hundredths of a second


def measure(game: str, seconds: float, repeats: int) -> dict[str, list[float]]:
    """CPU seconds for a move, and how many moves were made."""
    with serving() as (address, server):
        used, moves = asyncio.run(play(address, game, server, STRETCHES * seconds * repeats))
    return {"server": [used / moves, float(moves)]}


async def play(address: str, game: str, server: int, wanted: float) -> tuple[float, int]:
    """Play until the server has computed for so many seconds: how many seconds exactly, and moves."""
    chance, found, used = random.Random(1), Found(), 0.0  # noqa: S311 - no secret
    await one_match(address, game, server, chance, Found())  # reads what is read once
    while used < wanted:
        used += await one_match(address, game, server, chance, found)
    return used, len(found.times)


async def one_match(address: str, game: str, server: int, chance: random.Random, found: Found) -> float:
    """Play a match to its end; the CPU seconds that it took the server."""
    seated = sit_down(address, game)
    async with at_table(address, seated) as (line, situation):
        before = cpu_seconds(server)
        while situation["state"] == "running":
            situation = await one_move(line, situation, chance, found)
        return cpu_seconds(server) - before


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))), flush=True)

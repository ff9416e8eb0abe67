"""`python -m bench.load --tables 200 --seconds 10`: many tables at once, through WebSockets, at one server process.

A move is timed from the moment it is sent until the new situation has arrived. Each player thinks for a while between
moves (`--pause`, on average); without a pause the server is never idle and the times only say how long its queue is.
With `--thinkers 10` the best bots sit at so many more tables, each with a player who moves at once; they are not timed.
It prints what it found and never fails.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
PLENTY = "1000000000"  # no limit is to be met: it is all one address
LIMITS = (
    "TABLES_PER_HOUR",
    "REQUESTS_PER_SECOND",
    "REQUESTS_AT_ONCE",
    "MESSAGES_PER_SECOND",
    "MESSAGES_AT_ONCE",
    "CONNECTIONS_PER_ADDRESS",
    "CONNECTIONS",
    "LINES_PER_ADDRESS",
    "LINES",
)
SHARES = (50, 95, 99)
TARGET_MS = 100
PATIENCE = 60
THOUGHT_ABOUT, THINKER = "welcome", "best"  # what thinkers play, and who they are


@dataclass
class Found:
    """What was measured."""

    times: list[float] = field(default_factory=list)
    games: int = 0
    failures: int = 0


def main() -> None:
    """Measure and print."""
    wanted = read_arguments()
    try:
        with serving(wanted.database) as (address, process):
            print(f"{wanted.tables} tables for {wanted.seconds} s, a move every {wanted.pause} s on average at each")
            if wanted.thinkers:
                print(f"beside them {wanted.thinkers} tables of {THOUGHT_ABOUT} at which the bot {THINKER} thinks")
            found, cpu = asyncio.run(measure(address, wanted, process))
            report(found, wanted.seconds, cpu)
    except (OSError, ValueError, TimeoutError) as problem:
        print(f"not measured: {type(problem).__name__} {problem}")


def read_arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="bench.load", description="Measure how the server bears many tables.")
    parser.add_argument("--tables", type=int, default=200, help="how many tables are played at once")
    parser.add_argument("--seconds", type=float, default=10, help="for how long")
    parser.add_argument("--pause", type=float, default=1, help="seconds that a player thinks, on average")
    parser.add_argument("--game", default="one_card", help="the game that is played")
    parser.add_argument("--thinkers", type=int, default=0, help="how many tables more at which bots think")
    parser.add_argument("--database", metavar="URL", help="another database than a file that is thrown away")
    return parser.parse_args()


# The server


@contextmanager
def serving(database: str | None = None) -> Iterator[tuple[str, int]]:
    """A server of our own: its address, and the id of its process. Without a database it is a file, thrown away."""
    command = [sys.executable, "-m", "undercroft.server", "--no-browser", "--host", "127.0.0.1", "--port", "0"]
    limits = {f"UNDERCROFT_{name}": PLENTY for name in LIMITS}
    environment = {**os.environ, **limits, "UNDERCROFT_LANG": "en", "PYTHONUNBUFFERED": "1"}
    with tempfile.TemporaryDirectory(prefix="undercroft-load-") as folder:
        command += ["--database", database or f"sqlite:///{folder}/tables.db"]
        server = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
        try:
            yield read_address(server), server.pid
        finally:
            server.terminate()
            server.wait(PATIENCE)


def read_address(server: subprocess.Popen[str]) -> str:
    """Where the server is, as it prints it."""
    for line in server.stdout or ():
        if found := re.search(r"http://\S+", line):
            return found.group().rstrip("/")
    raise ValueError("the server did not start")


def cpu_seconds(process: int) -> float:
    """The time that a process has computed so far; 0 where the system does not tell."""
    try:
        parts = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, AttributeError):
        return 0


# The players


async def measure(address: str, wanted: argparse.Namespace, server: int) -> tuple[Found, float]:
    """Let everybody play at once; also how much the server computed meanwhile."""
    await asyncio.to_thread(sit_down, address, wanted.game)
    found = Found()
    if wanted.thinkers:
        await asyncio.to_thread(sit_down, address, THOUGHT_ABOUT, THINKER)
    ready, end = asyncio.Barrier(wanted.tables + 1), asyncio.Event()
    players = [
        asyncio.create_task(play_many(address, wanted, random.Random(number), found, ready, end))  # noqa: S311
        for number in range(wanted.tables)
    ]
    thinkers = [asyncio.create_task(have_bots_think(address, random.Random(n), end)) for n in range(wanted.thinkers)]  # noqa: S311
    async with asyncio.timeout(PATIENCE * 2):
        await asyncio.wait([asyncio.create_task(ready.wait()), *players], return_when=asyncio.FIRST_COMPLETED)
    before = cpu_seconds(server)
    await asyncio.sleep(wanted.seconds)
    used = cpu_seconds(server) - before
    end.set()
    done = await asyncio.gather(*players, *thinkers, return_exceptions=True)
    found.failures += sum(isinstance(each, BaseException) for each in done)
    return found, used


async def play_many(
    address: str,
    wanted: argparse.Namespace,
    chance: random.Random,
    found: Found,
    ready: asyncio.Barrier,
    end: asyncio.Event,
) -> None:
    """One player, who begins another game when one is over."""
    seated = await asyncio.to_thread(sit_down, address, wanted.game)
    waited = False
    while not end.is_set():
        async with at_table(address, seated) as (line, situation):
            if not waited:
                await ready.wait()
                waited = True
                await asyncio.sleep(chance.uniform(0, wanted.pause))  # not all in step
            while not end.is_set() and situation.get("state") == "running":
                situation = await one_move(line, situation, chance, found)
                await asyncio.sleep(chance.expovariate(1 / wanted.pause) if wanted.pause else 0)
        if not end.is_set():
            found.games += 1
            seated = await asyncio.to_thread(sit_down, address, wanted.game)


async def have_bots_think(address: str, chance: random.Random, end: asyncio.Event) -> None:
    """One player among bots, who moves at once, so that somebody thinks all the time."""
    while not end.is_set():
        seated = await asyncio.to_thread(sit_down, address, THOUGHT_ABOUT, THINKER)
        async with at_table(address, seated) as (line, situation):
            while not end.is_set() and situation.get("state") == "running":
                if situation["may"]["roll"] or situation["moves"]:
                    situation = await one_move(line, situation, chance, Found())
                else:
                    with suppress(TimeoutError):
                        situation = json.loads(await asyncio.wait_for(line.recv(), 1))


@asynccontextmanager
async def at_table(address: str, seated: dict[str, Any]) -> AsyncIterator[tuple[ClientConnection, dict[str, Any]]]:
    """A line to a table, and what lies there."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{seated['code']}/live"
    async with connect(url, max_size=None, compression=None) as line:
        await line.send(json.dumps({"type": "hello", "token": seated["token"], "since": 0}))
        yield line, json.loads(await line.recv())


async def one_move(
    line: ClientConnection, situation: dict[str, Any], chance: random.Random, found: Found
) -> dict[str, Any]:
    """Play a random move, or roll; the situation afterwards."""
    command: dict[str, Any] = {"type": "roll", "version": situation["version"]}
    if not situation["may"]["roll"]:
        command = {**command, "type": "play", "move": chance.choice(situation["moves"])["id"]}
    began = time.perf_counter()
    await line.send(json.dumps(command))
    answer = await line.recv()
    found.times.append(time.perf_counter() - began)
    data: dict[str, Any] = json.loads(answer)
    if data["type"] != "situation":
        found.failures += 1
        return dict(data["situation"])
    return data


def sit_down(address: str, game: str, bot: str | None = None) -> dict[str, Any]:
    """A new table, all seats ours; or this bot on all but one."""
    games = {each["id"]: each for each in ask(f"{address}/api/games")}
    seats = games[game]["seats"][0 if bot is None else -1]
    wanted = {"game": game, "seats": seats, "nickname": "Load", "hot_seat": bot is None and seats > 1}
    wanted["bots"] = [] if bot is None else [bot] * (seats - 1)
    return dict(ask(f"{address}/api/tables", json.dumps(wanted).encode()))


def ask(url: str, body: bytes | None = None, token: str = "") -> Any:
    """What the server answers to a request, of somebody who holds a seat or of anybody."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    request = Request(url, body, headers)  # noqa: S310
    with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
        return json.load(answer)


def report(found: Found, seconds: float, cpu: float) -> None:
    """Print what was found."""
    times = sorted(found.times)
    if not times:
        print("not measured: no move was made")
        return
    print(
        f"{len(times)} moves, {len(times) / seconds:.0f} a second; {found.games} games ended; {found.failures} refused"
    )
    for share in SHARES:
        value = times[min(len(times) - 1, len(times) * share // 100)] * 1000
        print(f"{share:>3} % of the moves within {value:7.1f} ms")
    print(f"median target {TARGET_MS} ms: {'met' if times[len(times) // 2] * 1000 <= TARGET_MS else 'missed'}")
    if cpu:
        print(
            f"the server computed {cpu / seconds * 100:.0f} % of the time, {cpu / len(times) * 1000:.2f} ms for a move"
        )


if __name__ == "__main__":
    main()

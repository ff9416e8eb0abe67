"""What a player waits for with a fresh clone: `python -m bench.fresh GAME SECONDS REPEATS` (none of them matters).

The project is cloned and started, with packages that were downloaded before; once to download them, once to measure.
Then somebody presses Play for each game, and waits until the first die lies there, or the first card.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import undercroft as uc
from bench.load import ROOT, ask, sit_down

OURS = ("UNDERCROFT_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")
BEAT = 0.05


def measure() -> dict[str, list[float]]:
    """Seconds by the clock until the page is there, and until the first die of the slowest game is."""
    with tempfile.TemporaryDirectory(prefix="undercroft-fresh-") as folder:
        with started(Path(folder, "first")):
            pass
        with started(Path(folder, "second")) as (address, took):
            return {"page": [took], "first die": [max(first_die(address, game) for game in uc.games())]}


@contextmanager
def started(folder: Path) -> Iterator[tuple[str, float]]:
    """A fresh clone in which `run.py` was started: its address, and how long it took until the page was there."""
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder / "clone")], check=True)
    apart = {name: str(folder / name) for name in OURS}
    kept = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONPATH")}
    environment = {**kept, **apart, "PYTHONUNBUFFERED": "1", "UV_CACHE_DIR": cache("uv"), "PIP_CACHE_DIR": cache("pip")}
    began = time.perf_counter()
    command = [python(), "run.py", "serve", "--no-browser", "--port", "0"]
    with subprocess.Popen(
        command, cwd=folder / "clone", env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as server:
        try:
            address = address_of(server)
            wait_for_page(address)
            yield address, time.perf_counter() - began
        finally:
            os.killpg(server.pid, signal.SIGTERM)


def cache(installer: str) -> str:
    """Where an installer keeps what it downloaded, for all clones."""
    return str(Path(tempfile.gettempdir(), f"undercroft-{installer}-downloads"))


def python() -> str:
    """The Python that this environment was made with."""
    return str(Path(sys.base_prefix, "bin", "python3"))


def address_of(server: subprocess.Popen[str]) -> str:
    """Where the server is, as it prints it."""
    for line in server.stdout or ():
        if found := re.search(r"http://\S+", line):
            return found.group().rstrip("/")
    raise SystemExit("the clone did not start")


def wait_for_page(address: str) -> None:
    """Wait until the page is there."""
    while True:
        try:
            with urlopen(address) as page:  # noqa: S310
                page.read()
                return
        except URLError:
            time.sleep(BEAT)


def first_die(address: str, game: str) -> float:
    """Seconds from pressing Play until luck has spoken, or until somebody may choose."""
    began = time.perf_counter()
    seated = sit_down(address, game)
    table = f"{address}/api/tables/{seated['code']}"
    situation = ask(table, token=seated["token"])
    if situation["may"]["roll"]:
        ask(f"{table}/roll", json.dumps({"version": situation["version"]}).encode(), seated["token"])
    return time.perf_counter() - began


if __name__ == "__main__":
    print(json.dumps(measure()), flush=True)

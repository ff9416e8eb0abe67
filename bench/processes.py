"""Runs measurements in processes of their own, with an empty cache that is thrown away afterwards."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import cast

from undercroft.kernels.ways import PORTABLE, SETTING

ROOT = Path(__file__).resolve().parent.parent
TIMEOUT = 600  # seconds; far more than anything here should take

Numbers = dict[str, list[float]]


class ProbeError(Exception):
    """A measurement that did not come to its end."""


def surroundings(home: Path) -> dict[str, str]:
    """The environment variables for a process that keeps what it compiles in `home`, and runs portable kernels."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    # Without bytecode kept from the start before, every start would compile our sources: no player's does.
    return {**kept, "UNDERCROFT_HOME": str(home), SETTING: PORTABLE}


def measure(module: str, game: str, home: Path, seconds: float, repeats: int) -> Numbers:
    """What a module of measurements finds for this game."""
    command = [sys.executable, "-m", f"bench.{module}", game, str(seconds), str(repeats)]
    output = _run(command, surroundings(home))
    return cast("Numbers", json.loads(output.splitlines()[-1]))


def time_until_said(task: str, game: str, home: Path) -> float:
    """Seconds of wall clock from the start of a process until it says that `task` of `bench.starts` is done."""
    command = [sys.executable, "-m", "bench.starts", task, game]
    began = time.perf_counter()
    with subprocess.Popen(
        command, cwd=ROOT, env=surroundings(home), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        said = process.stdout.readline() if process.stdout else b""
        took = time.perf_counter() - began
        errors = process.communicate()[1]
    if said.strip() != b"done":
        raise ProbeError(_last_line(errors))
    return took


def time_program(arguments: list[str], home: Path) -> float:
    """Seconds of wall clock that the program `undercroft` takes from start to end."""
    program = Path(sysconfig.get_path("scripts")) / f"undercroft{'.exe' if os.name == 'nt' else ''}"
    began = time.perf_counter()
    _run([str(program), *arguments], surroundings(home))
    return time.perf_counter() - began


def _run(command: list[str], variables: dict[str, str]) -> str:
    try:
        done = subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, timeout=TIMEOUT, check=False)
    except (OSError, subprocess.TimeoutExpired) as failure:
        raise ProbeError(str(failure)) from None
    if done.returncode != 0:
        raise ProbeError(_last_line(done.stderr))
    return done.stdout.decode("utf-8", "replace")


def _last_line(errors: bytes) -> str:
    lines = errors.decode("utf-8", "replace").strip().splitlines()
    return lines[-1] if lines else "it ended without a word"

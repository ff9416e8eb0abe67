"""Every check of the project, several side by side; and, quicker, those that a change touches."""

from __future__ import annotations

import os
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from typing import IO, NamedTuple, cast

from .environment import PYTHON, WINDOWS
from .failures import ROOT

GAMES = sorted(box.parent.name for box in (ROOT / "src" / "undercroft" / "games").glob("*/rulebook.yaml"))
RULES_TESTS = [f"tests/{name}" for name in [*GAMES, "engine"]]
SUITES = ["tests/test_conformance.py", "tests/test_golden.py"]  # over all games
KERNELS = ["tests/kernels", "tests/test_three_ways.py"]  # the first makes what the second runs natively
IN_BROWSER = [f"tests/page/{file.name}" for file in sorted((ROOT / "tests" / "page").glob("test_*.py"))]
HALF = len(IN_BROWSER) // 2  # they wait a lot: two halves side by side take half as long
SERVER = "tests/server"
REST = [f"--ignore={tests}" for tests in [*RULES_TESTS, *SUITES, *KERNELS, "tests/page", SERVER]]
FEWEST_AT_ONCE = 5  # browsers and servers wait now and then; others can use that


class Check(NamedTuple):
    """A tool with its arguments."""

    title: str
    tool: tuple[str, ...]


PAGE = Check("the page: types, format, tests, and built again", ("hatch_build", "check"))
MYPY = Check("mypy", ("mypy",))
RUFF = (Check("ruff check", ("ruff", "check", ".")), Check("ruff format --check", ("ruff", "format", "--check", ".")))
CHECKS = [  # the longest come first
    Check("pytest, in a browser", ("pytest", *IN_BROWSER[:HALF])),
    Check("pytest, in another browser", ("pytest", *IN_BROWSER[HALF:])),
    Check("pytest, kernels made again and run three ways", ("pytest", *KERNELS)),
    Check("pytest, the games", ("pytest", *RULES_TESTS)),
    Check("pytest, all the rest", ("pytest", *REST)),
    Check("pytest, the server", ("pytest", SERVER)),
    Check("pytest, suites over all games", ("pytest", *SUITES)),
    PAGE,
    MYPY,
    *RUFF,
]


class Result(NamedTuple):
    """What became of a check."""

    title: str
    passed: bool
    seconds: float
    processor: float  # seconds of it, those of its own processes included


def run_all() -> int:
    """Run all checks and tests, even after one failed; the exit code says whether all passed."""
    return summary(side_by_side(CHECKS))


def run_quick() -> int:
    """Run what the changed files touch, and one game of each; kernels run plainly, for nothing shall be compiled."""
    from .changed import changed_files, touched

    os.environ["UNDERCROFT_KERNELS"] = "plain"
    return summary(side_by_side(touched(changed_files())))


def side_by_side(checks: list[Check]) -> list[Result]:
    """Run these checks, as many at once as is good for this machine."""
    with ThreadPoolExecutor(max(FEWEST_AT_ONCE, (os.cpu_count() or 1) // 2)) as lanes:
        return list(lanes.map(run, checks))


def run(check: Check) -> Result:
    """Run one check, and print what it said when it is done."""
    print(f"-- begun: {check.title}", flush=True)
    began = time.monotonic()
    command, out = [str(PYTHON), "-m", *check.tool], subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdout=out, stderr=subprocess.STDOUT) as process:
        said = process.communicate()[0] if WINDOWS else cast("IO[bytes]", process.stdout).read()
        processor = 0.0 if WINDOWS else _wait(process)
    print(f"\n== {check.title}\n{said.decode(errors='replace')}", flush=True)
    return Result(check.title, process.returncode == 0, time.monotonic() - began, processor)


def _wait(process: subprocess.Popen[bytes]) -> float:
    """Wait for a process; the processor's time that it took."""
    _pid, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return used.ru_utime + used.ru_stime


def summary(results: list[Result]) -> int:
    """Say what passed, and what it cost; the exit code."""
    print("\n== Summary (seconds, and seconds of one core)")
    for title, passed, seconds, processor in results:
        print(f"{'passed' if passed else 'FAILED'}  {seconds:6.1f} {processor:6.1f}  {title}", flush=True)
    return 0 if all(result.passed for result in results) else 1

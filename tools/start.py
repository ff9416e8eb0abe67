"""What `python3 run.py` does with its arguments. Whatever goes wrong is a sentence; a traceback goes to a log file."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from typing import TYPE_CHECKING

from .environment import PROGRAM, PYTHON, WINDOWS, set_up
from .failures import ROOT, SetUpError, keep_log, reason_of
from .words import sentence

if TYPE_CHECKING:
    from pathlib import Path

INTERRUPTED = 130  # the exit code of what Ctrl-C stopped


def main(arguments: list[str]) -> int | str:
    """Set up what the arguments ask for, and run it. Returns an exit code, or why it could not be done."""
    try:
        return _run(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except SetUpError as failure:
        return str(failure)
    except Exception as failure:
        return f"{reason_of(failure)} {_details(keep_log(traceback.format_exc()))}".strip()


def _run(arguments: list[str]) -> int:
    task, rest = (arguments[0] if arguments else ""), arguments[1:]
    if task == "test":
        set_up(dev=True)
        return _test(rest)
    if task == "pin":
        from .pins import pin

        set_up(dev=True)
        return pin(rest)
    set_up()
    if task == "bench":
        return become(PYTHON, ["-m", "bench", *rest], ROOT)
    return become(PROGRAM, arguments)


def _test(arguments: list[str]) -> int:
    from . import checks

    if not arguments:
        return checks.run_all()
    if arguments == ["--quick"]:
        return checks.run_quick()
    return become(PYTHON, ["-m", "pytest", *arguments], ROOT)


def become(program: Path, arguments: list[str], folder: Path | None = None) -> int:
    """Hand over to another program, so that signals and its exit code pass straight through."""
    if folder:
        os.chdir(folder)
    command = [str(program), *arguments]
    if not WINDOWS:
        sys.stdout.flush()
        os.execv(command[0], command)  # noqa: S606 - no shell is wanted
    import subprocess

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program to deal with
    return subprocess.call(command)


def _details(log: Path | None) -> str:
    return sentence("details", log=log) if log else ""

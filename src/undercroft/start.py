"""The door of the program. Whatever goes wrong behind it is told in one sentence; a traceback goes to a log file.

Needs Python alone: the packages that the program is made of are imported behind the door.
"""

from __future__ import annotations

import codecs
import io
import os
import platform
import shlex
import sys
import tempfile
import traceback
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from .engine.errors import UndercroftError
from .engine.folders import log_folder
from .failures import explain, sentence, without_passwords
from .version import __version__

if TYPE_CHECKING:
    from collections.abc import Callable

FAILED, BAD_INPUT, INTERRUPTED = 1, 2, 130
LOG = "undercroft.log"
LOG_BYTES = 1_000_000  # when the log is longer it is put aside, in the place of the one before
TRACEBACK_CHARACTERS = 100_000


def main() -> None:
    """The program `undercroft`."""
    run(_command)


def _command() -> None:
    from undercroft.terminal.commands.app import app

    app()


def run(program: Callable[[], object]) -> None:
    """Run a program. What a user can put right ends it with exit code 2, everything else that goes wrong with 1."""
    open_streams()
    try:
        try:
            program()
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:  # the reader of a pipe has gone
        _let_go_of_output()
    except UndercroftError as problem:
        _end(explain(problem), BAD_INPUT)
    except Exception as problem:
        told, log = explain(problem), keep_log(problem)
        _end(f"{told} {sentence('details', log=log) if log else sentence('no-details')}", FAILED)


def open_streams() -> None:
    """See to it that there is input and output, and that no letter in it is an error.

    A closed stream leads nowhere. ASCII is what a stream is for when nobody has said what it is: it becomes UTF-8.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # it stays open
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            unsaid = codecs.lookup(stream.encoding).name == "ascii"
            stream.reconfigure(encoding="utf-8" if unsaid else None, errors="replace")


def _end(told: str, code: int) -> NoReturn:
    try:
        sys.stdout.flush()
    except OSError:  # a full disk, as a rule; Python would try it once more and complain
        _let_go_of_output()
    with suppress(OSError):
        sys.stderr.write(f"{told}\n")
        sys.stderr.flush()
    sys.exit(code)


def _let_go_of_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# The log


def keep_log(problem: Exception) -> Path | None:
    """Write down what only an engineer wants to read. Returns where; None if it could be written nowhere."""
    for keep in (_append, _put_anywhere):
        with suppress(Exception):  # whatever is wrong with it: the sentence shall be told
            return keep(_report(problem))
    return None


def _report(problem: Exception) -> str:
    """What went wrong, when, where, and with which arguments."""
    moment = datetime.now().astimezone().isoformat(timespec="seconds")
    here = f"Undercroft {__version__}, Python {platform.python_version()} ({sys.executable}), {platform.platform()}"
    trace = "".join(traceback.format_exception(problem))[-TRACEBACK_CHARACTERS:]
    return without_passwords(f"{moment}  {here}\narguments: {shlex.join(sys.argv[1:])}\n{trace}\n")


def _append(report: str) -> Path:
    log = log_folder() / LOG
    log.parent.mkdir(parents=True, exist_ok=True)
    if log.exists() and log.stat().st_size > LOG_BYTES:
        log.replace(log.with_suffix(".old.log"))
    with open(log, "a", encoding="utf-8", errors="replace", opener=_private) as file:
        file.write(report)
    return log


def _private(path: str, flags: int) -> int:
    """Open a file that its owner alone may read: arguments are in it."""
    return os.open(path, flags, 0o600)


def _put_anywhere(report: str) -> Path:
    """Write it to the temporary folder, under a name that nobody else can have taken."""
    handle, name = tempfile.mkstemp(prefix="undercroft-", suffix=".log")
    with open(handle, "w", encoding="utf-8", errors="replace") as file:
        file.write(report)
    return Path(name)

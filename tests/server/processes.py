"""A server in a process of its own, for what cannot be tried in ours: killing it, and what it prints."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from threading import Timer

from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent.parent
PLENTY = "1000000000"
LIMITS = (
    "TABLES_PER_HOUR",
    "REQUESTS_PER_SECOND",
    "REQUESTS_AT_ONCE",
    "LINES_PER_ADDRESS",
    "HEADERS_SECONDS",
    "READING_SECONDS",
)


class Process:
    """A running server with the tiny game."""

    def __init__(self, database: str, *options: str, **environment_too: str) -> None:
        limits = {f"UNDERCROFT_{name}": PLENTY for name in LIMITS}
        environment = {**os.environ, **limits, "UNDERCROFT_LANG": "en", "PYTHONUNBUFFERED": "1", **environment_too}
        command = [sys.executable, "-m", "tests.server.host", "--no-browser", "--database", database]
        if "--host" not in options:
            command += ["--host", "127.0.0.1"]
        if "--port" not in options:
            command += ["--port", "0"]
        # Not a pipe: nobody empties it, and a full one would stop the server.
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115
        self._process = subprocess.Popen(
            [*command, *options],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            encoding="utf-8",
        )
        self.printed: list[str] = []

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_problem: object) -> None:
        self.kill()

    def wait_until_open(self) -> str:
        """Where it is, once it says so."""
        assert self._process.stdout
        too_long = Timer(PATIENCE, self._process.kill)
        too_long.start()
        for line in self._process.stdout:
            self.printed.append(line.rstrip("\n"))
            if "Ctrl-C" in line:
                break
        too_long.cancel()
        found = re.search(r"http://\S+", "\n".join(self.printed))
        assert found, self.end()
        return found.group().rstrip("/")

    def turn(self, seconds: float) -> None:
        """Let so many seconds go by on its clock, if that can be turned; what is due in them has happened then."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{seconds}\n")
        self._process.stdin.flush()
        too_long = Timer(PATIENCE, self._process.kill)
        too_long.start()
        assert self._process.stdout.readline() == "turned\n", self.end()
        too_long.cancel()

    def kill(self) -> None:
        """End it as a power cut would."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.communicate()
        self._errors.close()

    def interrupt(self) -> None:
        """Ctrl-C."""
        self._process.send_signal(signal.SIGINT)

    def end(self) -> tuple[int, str, str]:
        """Wait for its end: the exit code, and the rest of what it printed."""
        out = self._process.communicate(timeout=PATIENCE)[0]
        self._errors.seek(0)
        return self._process.returncode, "\n".join(self.printed) + "\n" + out, self._errors.read().decode()

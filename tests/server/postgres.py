"""A PostgreSQL server for the tests, started from the system's own programs and thrown away afterwards."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import pytest

from tests.patience import PATIENCE

USERS = ("postgres", "nobody")  # whom it runs as if we are root, which it refuses to be
WHERE = "usr/lib/postgresql/*/bin/initdb"  # where Debian and Ubuntu keep its programs
PROGRAMS = ("initdb", "postgres", "pg_isready")


def find_programs() -> Path | None:
    """The folder of PostgreSQL's programs."""
    on_path = shutil.which("initdb")
    found = [*([Path(on_path).resolve()] if on_path else []), *sorted(Path("/").glob(WHERE), reverse=True)]
    return next((each.parent for each in found if all((each.parent / name).exists() for name in PROGRAMS)), None)


class Postgres:
    """A database of its own, reached through a socket in a temporary folder."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._user = next((user for user in USERS if _exists(user)), None) if os.geteuid() == 0 else None
        self._folder = Path(tempfile.mkdtemp(prefix="undercroft-pg-"))
        if self._user:
            shutil.chown(self._folder, self._user)
        self._run("initdb", "-D", str(self._folder / "data"), "-A", "trust", "-U", "tests", "--no-sync", "-E", "UTF8")
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """What `--database` takes."""
        return f"postgresql://tests@/postgres?host={self._folder}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [str(self._programs / "postgres"), "-D", str(self._folder / "data"), "-k", str(self._folder)]
        command += ["-c", "listen_addresses=", "-c", "fsync=off"]
        self._process = subprocess.Popen(
            command, user=self._user, cwd=self._folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        end = time.monotonic() + PATIENCE
        while self._ready() != 0:
            assert time.monotonic() < end, "PostgreSQL did not start"
            time.sleep(0.1)

    def stop(self) -> None:
        """Stop it at once."""
        if self._process:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE)
            self._process = None

    def remove(self) -> None:
        """Stop it and leave nothing behind."""
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _ready(self) -> int:
        command = [str(self._programs / "pg_isready"), "-q", "-h", str(self._folder), "-d", "postgres"]
        return subprocess.run(command, check=False).returncode

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._programs / program), *arguments],
            user=self._user,
            cwd=self._folder,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr


def _exists(user: str) -> bool:
    import pwd

    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True


def start_or_skip() -> Postgres:
    """A running server; where there is no PostgreSQL the tests are skipped, but not in CI."""
    programs = find_programs()
    if programs is None:
        reason = "PostgreSQL is not installed here (Debian: apt-get install postgresql)"
        if os.environ.get("CI", "") not in ("", "0", "false"):
            pytest.fail(reason)
        pytest.skip(reason)
    made = Postgres(programs)
    try:
        made.start()
    except BaseException:
        made.remove()
        raise
    return made

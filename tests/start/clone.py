"""A clone in small, and a `uv` that does as it is told: what run.py does is seen without fetching anything."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.patience import BEAT, PATIENCE

ROOT = Path(__file__).parent.parent.parent
PARTS = ("run.py", "hatch_build.py", "pyproject.toml", "tools", "requirements")
UV = """#!{python}
import os, sys, time
from pathlib import Path
clone = Path({clone!r})
with open(clone / "asked", "a") as asked:
    print(*sys.argv[1:], file=asked)
asked_for = "venv" if sys.argv[1] == "venv" else "packages" if "--requirement" in sys.argv else "link"
if asked_for == "venv":
    program = Path(sys.argv[-1]) / "bin" / "undercroft"
    program.parent.mkdir(parents=True)
    (program.parent / "python").symlink_to({python!r})
    (program.parent.parent / "pyvenv.cfg").write_text("made by a uv of the tests")
    program.write_text('#!/bin/sh\\necho "undercroft $*"\\n')
    program.chmod(0o755)
while (clone / ("hold " + asked_for)).exists():
    (clone / "held").touch()
    time.sleep({beat})
failure = clone / ("fail " + asked_for)
if failure.exists():
    sys.exit(failure.read_text())
"""


class Clone:
    """A folder with run.py and what it reads."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.temporary = folder / "clone", folder / "temporary"
        self._programs = folder / "programs"
        for made in (self.folder, self.temporary, self._programs):
            made.mkdir()
        for part in PARTS:
            copy = shutil.copytree if (ROOT / part).is_dir() else shutil.copy
            copy(ROOT / part, self.folder / part)
        uv = self._programs / "uv"
        uv.write_text(UV.format(python=sys.executable, clone=str(self.folder), beat=BEAT))
        uv.chmod(0o755)
        self.environment = self.folder / ".venv"
        self.stamp = self.environment / "undercroft.json"

    def asked(self) -> list[str]:
        """What uv was asked for since this was last called."""
        asked = self.folder / "asked"
        lines = asked.read_text().splitlines() if asked.exists() else []
        asked.unlink(missing_ok=True)
        return lines

    def fail(self, at: str, words: str) -> None:
        """Let uv fail there, with these words."""
        (self.folder / f"fail {at}").write_text(words)

    def hold(self, at: str) -> None:
        """Let uv wait there."""
        (self.folder / f"hold {at}").touch()

    def mend(self) -> None:
        """Let uv do its work again."""
        for order in (*self.folder.glob("fail *"), *self.folder.glob("hold *"), *self.folder.glob("held")):
            order.unlink()

    def wait_until_held(self) -> None:
        """Wait until uv waits."""
        wait_for(lambda: (self.folder / "held").exists())

    def surroundings(self, **more: str) -> dict[str, str]:
        """The environment of a player who has uv, and nothing else of ours."""
        ours = {"PATH": str(self._programs), "HOME": str(self.temporary), "TMPDIR": str(self.temporary)}
        return {**ours, "UNDERCROFT_LANG": "en", **more}

    def begin(self, *arguments: str, **more: str) -> Start:
        """Start run.py, and do not wait for it."""
        return Start([sys.executable, "run.py", *arguments], self.folder, self.surroundings(**more))

    def start(self, *arguments: str, **more: str) -> tuple[int, str, str]:
        """Start run.py; its exit code, and what it printed and told."""
        return self.begin(*arguments, **more).end()


class Start:
    """A run.py that is at work."""

    def __init__(self, command: list[str], folder: Path, surroundings: dict[str, str]) -> None:
        self._told = Path(surroundings["TMPDIR"]) / f"told {time.monotonic_ns()}"
        with self._told.open("w") as told:
            self.process = subprocess.Popen(
                command, cwd=folder, env=surroundings, stdout=subprocess.PIPE, stderr=told, start_new_session=True
            )

    @property
    def told(self) -> str:
        """What it has told so far, on stderr."""
        return self._told.read_text("utf-8")

    def wait_until_told(self, words: str) -> None:
        """Wait until it says this."""
        wait_for(lambda: words in self.told)

    def interrupt(self) -> None:
        """Ctrl-C, as a terminal does it: everything that was started gets it."""
        os.killpg(self.process.pid, signal.SIGINT)

    def end(self) -> tuple[int, str, str]:
        """Its exit code, and what it printed and told."""
        printed = self.process.communicate(timeout=PATIENCE)[0].decode()
        return self.process.returncode, printed, self.told


def wait_for(met: object) -> None:
    """Wait until it is so."""
    assert callable(met)
    end = time.monotonic() + PATIENCE
    while not met():
        assert time.monotonic() < end, "it does not come to that"
        time.sleep(BEAT)

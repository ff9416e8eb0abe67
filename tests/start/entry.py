"""The program, started as an installed one is, in an environment of its own with packages that can be broken."""

from __future__ import annotations

import os
import subprocess
import sysconfig
import venv
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterable

SOURCES = Path(__file__).parent.parent.parent / "src"
SCRIPT = "from undercroft.start import main; main()"  # what the installed `undercroft` consists of
STAMP = "undercroft.json"


class Ended(NamedTuple):
    """How a start ended."""

    code: int
    printed: str
    told: str  # on stderr

    def sentence(self, after: str = "") -> str:
        """The one line that was told, `after` the one that tells what is going on; and no traceback."""
        assert self.told.startswith(after)
        told = self.told[len(after) :]
        assert told.count("\n") == 1, told
        assert told.endswith("\n")
        assert "Traceback" not in told
        return told.rstrip("\n")


class Place:
    """A computer in small. What a broken package does to the environment shall not befall the one of these tests."""

    def __init__(self, folder: Path) -> None:
        self.home, self.environment = folder / "home", folder / ".venv"
        self.temporary, self._broken = folder / "temporary", folder / "broken"
        self.sources = SOURCES
        self.packages = sorted({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")})
        self.temporary.mkdir()
        venv.create(self.environment, symlinks=os.name != "nt")
        self.stamp = self.environment / STAMP

    @property
    def log(self) -> Path:
        """Where it writes what went wrong."""
        return self.home / "logs" / "undercroft.log"

    def break_package(self, name: str, text: str) -> None:
        """Put a package before the sound one of this name."""
        folder = self._broken.joinpath(*name.split("."))
        folder.mkdir(parents=True)
        while folder != self._broken:
            (folder / "__init__.py").touch()
            folder = folder.parent
        self._broken.joinpath(*name.split("."), "__init__.py").write_text(text, encoding="utf-8")

    def surroundings(self, **more: str) -> dict[str, str]:
        """The environment variables of a start."""
        path = os.pathsep.join([str(self._broken), str(self.sources), *self.packages])
        ours = {
            "PYTHONPATH": path,
            "PYTHONUNBUFFERED": "",  # what is written last waits for the end
            "UNDERCROFT_HOME": str(self.home),
            "XDG_STATE_HOME": str(self.home),  # should a test take the one above away
            "UNDERCROFT_LANG": "en",
            "TMPDIR": str(self.temporary),
        }
        return {**os.environ, **ours, **more}

    def command(self, *arguments: str) -> list[str]:
        """A command for this environment's Python."""
        python = self.environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        return [str(python), *arguments]

    def start(self, *arguments: str, typed: bytes = b"", **more: str) -> Ended:
        """Start the program with these arguments, and wait for its end."""
        return self.run(self.command("-c", SCRIPT, *arguments), typed=typed, **more)

    def execute(self, *lines: str, **more: str) -> Ended:
        """Start something else behind the same door: `program()`, which these lines define."""
        script = "\n".join(["import os, sys", "from undercroft.start import run", *lines, "run(program)"])
        return self.run(self.command("-c", script, "first", "second word"), **more)

    def run(self, command: Iterable[str], typed: bytes = b"", cwd: Path | None = None, **more: str) -> Ended:
        """Run any command here, and wait for its end."""
        done = subprocess.run(
            list(command),
            env=self.surroundings(**more),
            input=typed,
            capture_output=True,
            check=False,
            cwd=cwd,
            timeout=PATIENCE,
        )
        return Ended(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace"))

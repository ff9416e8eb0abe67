"""The wheel, built from these sources, and an environment it is installed into as a player does it: pip, and no extras.

Nothing of the environment these tests run in is to be found there. pip alone keeps the settings of this computer: they
say where packages come from.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import pytest
from tools.failures import kind_of

from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).parent.parent.parent
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
NEEDED = ("SYSTEMROOT",)  # without it Windows starts no Python
PIP = {"PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
HASH = re.compile(r" \\\n +--hash=\S+")
BEAT = 0.1  # seconds from one look to the next

T = TypeVar("T")


def build(kind: str, sources: Path, folder: Path, **surroundings: str) -> tuple[Path, str]:
    """What hatchling makes of these sources (`wheel` or `sdist`), and what it said."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    done = subprocess.run(
        command, cwd=sources, env={**os.environ, **surroundings}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    (made,) = folder.iterdir()
    return made, done.stderr


class Installed:
    """An environment of its own, with an empty home, into which the wheel is installed."""

    def __init__(self, folder: Path, wheel: Path, newest: bool) -> None:
        self.folder, self.home = folder / "environment", folder / "home"
        self._wheel, self._newest = wheel, newest
        self.home.mkdir()
        subprocess.run([sys.executable, "-m", "venv", str(self.folder)], check=True)

    @property
    def python(self) -> Path:
        """Its Python."""
        return self.folder / SCRIPTS / "python"

    @property
    def packages(self) -> Path:
        """Where its packages lie."""
        (found,) = self.folder.rglob("site-packages")
        return found

    @property
    def program(self) -> Path:
        """Its program `undercroft`."""
        return self.folder / SCRIPTS / "undercroft"

    def install(self, extra: str = "", tested: str = "player.txt") -> None:
        """Install what the wheel asks for: the versions that were tested, or with `--newest` what there is today."""
        wanted = f"{self._wheel}[{extra}]" if extra else str(self._wheel)
        constraints = [] if self._newest else ["--constraint", str(self._versions(tested))]
        # Compiled or not, it plays the same; what is imported, Python compiles anyway.
        command = [str(self.python), "-m", "pip", "install", "--no-compile", *constraints, wanted]
        done = subprocess.run(command, env=self._with_settings(), capture_output=True, text=True, check=False)
        if kind_of(done.stdout + done.stderr) == "offline" and done.returncode != 0:
            reason = "packages cannot be fetched here"
            pytest.fail(reason) if os.environ.get("CI", "") not in ("", "0", "false") else pytest.skip(reason)
        assert done.returncode == 0, done.stdout + done.stderr

    def _versions(self, tested: str) -> Path:
        """Versions without their hashes, for pip takes no wheel of ours beside hashes."""
        constraints = self.home.parent / tested
        constraints.write_text(HASH.sub("", (ROOT / "requirements" / tested).read_text("utf-8")), "utf-8")
        return constraints

    def _with_settings(self) -> dict[str, str]:
        ours = ("PYTHON", "VIRTUAL_ENV", "PATH")
        return {**{n: v for n, v in os.environ.items() if not n.startswith(ours)}, **PIP, "PATH": self._path}

    @property
    def _path(self) -> str:
        return os.pathsep.join([str(self.folder / SCRIPTS), os.defpath])

    def surroundings(self, **more: str) -> dict[str, str]:
        """What a program finds around it: nothing of ours, and nobody's home."""
        homes = ("HOME", "USERPROFILE", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "UNDERCROFT_HOME")
        return {
            **{name: os.environ[name] for name in NEEDED if name in os.environ},
            **{name: str(self.home) for name in homes},
            "PATH": self._path,
            "UNDERCROFT_BOT_SECONDS": "0.01",
            "UNDERCROFT_LANG": "en",
            **more,
        }

    def run(self, *arguments: str, typed: str = "") -> str:
        """What the program prints; nothing may go wrong."""
        code, said = self.try_to(*arguments, typed=typed)
        assert code == 0, said
        return said

    def try_to(self, *arguments: str, typed: str = "") -> tuple[int, str]:
        """The program's exit code, and all that it prints."""
        return self._try([str(self.program), *arguments], self.surroundings(), typed)

    def run_python(self, *arguments: str, **more: str) -> str:
        """What its Python prints; nothing may go wrong."""
        code, said = self._try([str(self.python), *arguments], self.surroundings(**more))
        assert code == 0, said
        return said

    def _try(self, command: list[str], surroundings: dict[str, str], typed: str = "") -> tuple[int, str]:
        done = subprocess.run(
            command,
            cwd=self.home,
            env=surroundings,
            input=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
        assert "Traceback" not in done.stdout, done.stdout
        return done.returncode, done.stdout

    @contextmanager
    def serve(self, *options: str) -> Iterator[str]:
        """The address of a server. At the end somebody types Ctrl-C, and it must close without a word too many."""
        log = self.home / "server.log"  # not a pipe: nobody empties it, and a full one would stop the server
        command = [str(self.program), "serve", "--no-browser", "--host", "127.0.0.1", "--port", "0", *options]
        with log.open("w") as said:
            server = subprocess.Popen(command, cwd=self.home, env=self.surroundings(), stdout=said, stderr=said)
        try:
            yield wait_for(lambda: address_in(log, server))
            server.send_signal(signal.SIGINT)
            assert server.wait(PATIENCE) == 0, log.read_text("utf-8")
        finally:
            server.kill()
            server.wait()
        said_last = log.read_text("utf-8")
        assert re.fullmatch(r"Undercroft is open: \S+\nCtrl-C .*\nClosed\. .*\n", said_last), said_last


def address_in(log: Path, server: subprocess.Popen[bytes]) -> str:
    """The address that a server has printed; empty if it has not yet."""
    text = log.read_text("utf-8")
    assert server.poll() is None, text
    found = re.search(r"(http://\S+)/\n", text)
    return found[1] if found else ""


def wait_for(look: Callable[[], T]) -> T:
    """Look until there is something to see."""
    end = time.monotonic() + PATIENCE
    while not (seen := look()):
        assert time.monotonic() < end, "it did not come"
        time.sleep(BEAT)
    return seen

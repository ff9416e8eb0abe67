"""The exact versions that were tested: requirements/*.txt, made from pyproject.toml by `python3 run.py pin`.

Each file is for every system and every Python in TESTED, with the hash of every package. The wheel keeps the lower
bounds of pyproject.toml instead.
"""

from __future__ import annotations

import subprocess
import tomllib
from hashlib import sha256
from typing import TYPE_CHECKING

from .environment import DEVELOPMENT, PLAYER, PYTHON, run_quietly
from .failures import ROOT, TESTED, SetUpError
from .words import say

if TYPE_CHECKING:
    from pathlib import Path

MARK = "# made from: "
PLATFORMS = (
    "x86_64-manylinux_2_28",
    "aarch64-manylinux_2_28",
    "x86_64-apple-darwin",
    "aarch64-apple-darwin",
    "windows",
)
PYTHONS = [f"{TESTED[0][0]}.{minor}" for minor in range(TESTED[0][1], TESTED[1][1] + 1)]
COMPILE = ["pip", "compile", "pyproject.toml", "--group", "set-up", "--universal", "--python-version", PYTHONS[0]]
SHAPE = ["--generate-hashes", "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links", "--quiet"]


def pin(arguments: list[str]) -> int:
    """Make both files anew. What is pinned stays as it is where it still fits; with `--upgrade` it is the newest."""
    if arguments not in ([], ["--upgrade"]):
        raise SetUpError(f"run.py pin {' '.join(arguments)}: it knows --upgrade, and nothing else")
    say("pinning")
    _compile(PLAYER, arguments)
    # The same versions for tests as for players.
    _compile(DEVELOPMENT, ["--extra", "dev", "--constraint", str(PLAYER), *arguments])
    say("pinning-systems")
    systems = [(platform, python) for platform in PLATFORMS for python in PYTHONS]
    if missing := [f"{platform}, Python {python}" for platform, python in systems if not _is_offered(platform, python)]:
        raise SetUpError(f"Some package is not offered ready-made for: {'; '.join(missing)}")
    say("pinned", files=", ".join(file.relative_to(ROOT).as_posix() for file in (PLAYER, DEVELOPMENT)))
    return 0


def fits(file: Path) -> bool:
    """Whether the file was made from what pyproject.toml says now."""
    return file.read_text("utf-8").splitlines()[0] == MARK + made_from()


def made_from() -> str:
    """The hash of all that pyproject.toml says about packages."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = settings["project"]
    said = [
        project["requires-python"],
        project["dependencies"],
        project["optional-dependencies"]["dev"],
        project["optional-dependencies"]["native"],
        project["optional-dependencies"]["postgres"],
        settings["dependency-groups"]["set-up"],
    ]
    return sha256(repr(said).encode()).hexdigest()


def _compile(file: Path, more: list[str]) -> None:
    """One of the files."""
    run_quietly([*_uv(), *COMPILE, *SHAPE, "--output-file", str(file), *more])
    file.write_text(f"{MARK}{made_from()}\n{_without_mark(file)}", "utf-8", newline="\n")


def _without_mark(file: Path) -> str:
    return "".join(line for line in file.read_text("utf-8").splitlines(keepends=True) if not line.startswith(MARK))


def _is_offered(platform: str, python: str) -> bool:
    """Whether everything that a player needs is offered ready-made there: nothing has to be compiled."""
    command = [*_uv(), "pip", "compile", str(PLAYER), "--python-platform", platform, "--python-version", python]
    done = subprocess.run([*command, "--only-binary", ":all:", "--quiet"], capture_output=True, cwd=ROOT, check=False)
    return done.returncode == 0


def _uv() -> list[str]:
    return [str(PYTHON), "-m", "uv"]

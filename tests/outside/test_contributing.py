"""“Add a game” in CONTRIBUTING.md, done step by step as it stands there."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING
from urllib.request import urlopen

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parent.parent.parent
BLOCK = re.compile(r"^( *)```(sh|diff|toml)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
ADDRESS = re.compile(r"http://[\w.]+:\d+/")
QUIT = "q\n"


def blocks() -> list[tuple[str, str]]:
    """What is to be typed, and into which files: the blocks of the section, in their order."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    section = text[text.index("## Add a game") : text.index("## Work on the page")]
    return [(kind, dedent(body)) for _indent, kind, body in BLOCK.findall(section)]


class Newcomer:
    """Somebody in a folder of theirs, who has read nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.site = folder, folder / "site"
        paths = os.pathsep.join((str(self.site), str(ROOT / "src")))
        self._surroundings = {**os.environ, "PYTHONPATH": paths, "UNDERCROFT_LANG": "en"}
        self._surroundings |= {"UNDERCROFT_HOME": str(folder / "home"), "UNDERCROFT_GAMES": ""}

    def follow(self, kind: str, body: str) -> str:
        """Do what a block says; what is printed."""
        if kind == "toml":
            (self.folder / "pyproject.toml").write_text(body, "utf-8")
        elif kind == "diff":
            change(self.folder, body)
        return "".join(self._type(line) for line in body.splitlines()) if kind == "sh" else ""

    def _type(self, line: str) -> str:
        program, *words = shlex.split(line)
        if program == "pip":  # into a folder of its own, and with what builds it from here: there is no network
            words = ["pip", *words, "--offline", "--no-deps", "--no-build-isolation", "--quiet"]
            words += ["--python", sys.executable, "--target", str(self.site)]
        module = {"undercroft": ["-m", "undercroft"], "pip": ["-m", "uv"], "python": []}[program]
        command = [sys.executable, *module, *words]
        if words[0] == "serve":
            return self._serve(command)
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self._surroundings,
            input=QUIT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}"
        return done.stdout

    def _serve(self, command: list[str]) -> str:
        """Open the table, ask it for its games, and close it."""
        command += ["--no-browser", "--host", "127.0.0.1", "--port", "0"]
        with subprocess.Popen(
            command, cwd=self.folder, env=self._surroundings, stdout=subprocess.PIPE, encoding="utf-8"
        ) as server:
            assert server.stdout is not None
            address = next(found[0] for line in server.stdout if (found := ADDRESS.search(line)))
            with urlopen(f"{address}api/games") as answer:  # noqa: S310
                games = answer.read().decode()
            server.terminate()
        return str(games)


def change(folder: Path, body: str) -> None:
    """Add lines to files, each behind those that stand before it in the block."""
    for part in re.split(r"^--- ", body, flags=re.MULTILINE)[1:]:
        name, *lines = part.splitlines()
        there = "".join(f"{line[1:]}\n" for line in lines if line.startswith(" "))
        file = folder / name
        text = file.read_text("utf-8")
        assert text.count(there) == 1, f"{name}: {there}"
        file.write_text(text.replace(there, "".join(f"{line[1:]}\n" for line in lines)), "utf-8")


@pytest.fixture
def newcomer(tmp_path: Path) -> Newcomer:
    """Somebody new."""
    return Newcomer(tmp_path)


def test_a_game_is_written_played_checked_compiled_and_given_to_others(newcomer: Newcomer) -> None:
    wanted: dict[str, Callable[[str], bool]] = {
        "undercroft new": lambda said: said.startswith("pig/ is a whole game"),
        "undercroft play": lambda said: "Pig: 200 games" in said and '"id":"pig"' in said,
        "--- pig/table.py": lambda _said: "throws" in (newcomer.folder / "pig" / "table.py").read_text("utf-8"),
        "undercroft check": lambda said: "pig keeps what every game promises." in said and " passed" in said,
        "undercroft build": lambda said: said.startswith("pig: built in "),
        "[build-system]": lambda _said: True,
        "pip install": lambda said: "PI-03" in said,
    }
    steps = blocks()
    assert len(steps) == len(wanted)
    for (kind, body), (begins, met) in zip(steps, wanted.items(), strict=True):
        assert body.startswith(begins)
        assert met(said := newcomer.follow(kind, body)), said
    installed, mine = ({file.name for file in (at / "pig").rglob("*.*")} for at in (newcomer.site, newcomer.folder))
    assert installed - {"__pycache__"} >= {name for name in mine if not name.endswith(".pyc")}

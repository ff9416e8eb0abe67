"""Playing needs no kernels: whatever a player does is done where nothing can be imported for them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .players import packaged
from .without import BLOCKED

ROOT = Path(__file__).parent.parent
every_game = pytest.mark.parametrize("id", packaged())


def plainly(*arguments: str | Path, typed: str = "", home: Path | None = None) -> str:
    """What is printed in a process without NumPy and Numba."""
    surroundings = {**os.environ, **({"UNDERCROFT_HOME": str(home)} if home else {})}
    command = [sys.executable, "-m", "tests.without", *map(str, arguments)]
    done = subprocess.run(
        command, env=surroundings, cwd=ROOT, input=typed, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_neither_numpy_nor_a_compiler_can_be_imported_there() -> None:
    assert plainly("lacking").split() == list(BLOCKED)


@every_game
def test_a_match_is_played_seen_told_kept_and_replayed(id: str) -> None:
    assert len(plainly("match", id).split()) >= 2


@every_game
def test_a_mistake_in_a_box_is_told(id: str, tmp_path: Path) -> None:
    told = plainly("broken_box", id, tmp_path)
    lines = (tmp_path / "mine.yaml").read_text("utf-8").count("\n")
    assert told.startswith(f"mine.yaml line {lines}, mistake: no such field here;")


def test_the_terminal_lists_plays_keeps_and_tells(tmp_path: Path) -> None:
    assert "Videz douze niveaux" in plainly("program", "games", "--lang", "fr")
    typed = "\n1\nstep a2\nb\nl\n?\nfr\n1\nu\nq\n"
    said = plainly("program", "play", "one_card", "--plain", "--seed", "3", "--lang", "en", typed=typed, home=tmp_path)
    assert "You step to a2." in said
    assert "Vous " in said
    (saved,) = tmp_path.rglob("*.json")
    assert "You step to a2." in plainly("program", "replay", saved, "--lang", "en", home=tmp_path)


def test_the_server_has_tables_of_every_game(tmp_path: Path) -> None:
    played = dict(line.split() for line in plainly("server", tmp_path).splitlines())
    assert list(played) == packaged()
    assert min(map(int, played.values())) > 10

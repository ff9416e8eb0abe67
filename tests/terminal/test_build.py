"""`undercroft build`: modules beside the rules, whole or not at all, and what it says about each."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import undercroft as uc
from tests.engine import tiny_game
from tests.patience import BEAT, PATIENCE
from undercroft.engine import game as registry
from undercroft.engine.outside import FOLDERS
from undercroft.kernels import build as making
from undercroft.kernels.module import module_file, read_fresh
from undercroft.terminal.commands.app import app
from undercroft.terminal.commands.finding_games import find_any_game

from .test_commands import refuse, run

RULES = Path(tiny_game.__file__).parent
STOPPED = {130, -signal.SIGINT}  # Python 3.11 ends by the signal if Ctrl-C came while it imported a dataclass


def copied(folder: Path, name: str) -> Path:
    """A game of somebody else: the small one under another name, without its module."""
    game = folder / name
    shutil.copytree(RULES, game, ignore=shutil.ignore_patterns("kernels.wasm", "__pycache__"))
    about = game / "__init__.py"
    about.write_text(about.read_text("utf-8").replace('id="heads"', f'id="{name}"'), "utf-8")
    return game


@pytest.fixture(autouse=True)
def nobody_elses_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that a test registers are gone after it."""
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setenv(FOLDERS, "")


def said(*args: str) -> tuple[int, str, str]:
    """What a command answers, whatever becomes of it."""
    result = CliRunner().invoke(app, ["build", *args, "--lang", "en"], catch_exceptions=False)
    return result.exit_code, result.stdout, result.stderr


def stand_in(monkeypatch: pytest.MonkeyPatch, script: str) -> list[str]:
    """Instead of building, a process does this to FILE; the games it was begun for are noted."""
    begun: list[str] = []

    def start(game: Any, *, module: Path) -> subprocess.Popen[str]:
        begun.append(game.id)
        code = f"import sys; FILE = {str(module)!r}; GAME = {game.id!r}; {script}"
        return subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE, text=True)

    monkeypatch.setattr(making, "start_building", start)
    return begun


def test_a_game_of_somebody_else_is_built_and_its_kernels_run_then(tmp_path: Path) -> None:
    folder = copied(tmp_path, "built_heads")
    assert said(str(folder))[1].startswith("built_heads: built in ")
    game = uc.load("built_heads")
    assert read_fresh(game) == module_file(game).read_bytes()
    assert module_file(game).parent == folder
    assert len(game.play_out(50, seed=1)) == 50
    assert said(str(folder)) == (0, "built_heads: made of today’s rules\n", "")
    code, printed, _ = said(str(folder), "--check")
    assert (code, printed.startswith("built_heads: the same bytes (")) == (0, True)
    module_file(game).write_bytes(module_file(game).read_bytes() + b"\0")
    code, printed, _ = said(str(folder), "--check")
    assert (code, printed.startswith("built_heads: not the same bytes: ")) == (1, True)


def test_what_is_made_of_todays_rules_is_built_only_by_force(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("undercroft.kernels.module.read_fresh", lambda _game: b"module")
    monkeypatch.setattr("undercroft.kernels.module.module_file", lambda game: tmp_path / f"{game.id}.wasm")
    begun = stand_in(monkeypatch, "open(FILE, 'wb').write(b'x' * 2345)")
    assert run("build", "welcome", "--lang", "fr") == "welcome\u00a0: correspond aux règles actuelles\n"
    assert begun == []
    printed = run("build", "welcome", "one_card", "welcome", "--force", "--lang", "en")
    assert sorted(line.partition(" in ")[0] for line in printed.splitlines()) == ["one_card: built", "welcome: built"]
    assert printed.count(" s, 2 kB") == 2
    assert sorted(begun) == ["one_card", "welcome"]
    assert (tmp_path / "welcome.wasm").read_bytes() == b"x" * 2345


def test_all_games_are_built_if_none_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = stand_in(monkeypatch, "open(FILE, 'wb').write(b'other')")
    code, printed, _ = said("--check")
    assert code == 1
    assert sorted(begun) == sorted(uc.games())
    assert printed.count(": not the same bytes: ") == len(begun)


def test_a_game_that_cannot_be_built_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("undercroft.kernels.module.module_file", lambda game: tmp_path / f"{game.id}.wasm")
    stand_in(monkeypatch, "sys.exit('no such rule') if GAME == 'welcome' else open(FILE, 'wb').write(b'x')")
    code, printed, told = said("welcome", "one_card", "--force")
    assert (code, told) == (1, "welcome: its kernels could not be made: no such rule\n")
    assert printed.startswith("one_card: built in ")
    assert [file.name for file in tmp_path.iterdir()] == ["one_card.wasm"]


@pytest.mark.parametrize("missing", ["numba", "ziglang"])
def test_without_the_tools_one_sentence_names_the_extra(
    missing: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = making.find_spec
    monkeypatch.setattr(making, "find_spec", lambda name: None if name == missing else found(name))
    told = refuse(monkeypatch, capsys, "build", "welcome", "--force")
    assert told == f"{missing} missing: install undercroft with its extra 'native'\n"


def test_what_is_no_game_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = refuse(monkeypatch, capsys, "build", "welcom")
    assert told.startswith("game 'welcom': there is no such game, and no such folder; did you mean 'welcome'? (known: ")
    (tmp_path / "no_game_at_all").mkdir()
    (tmp_path / "no_game_at_all" / "__init__.py").touch()
    told = refuse(monkeypatch, capsys, "build", str(tmp_path / "no_game_at_all"))
    assert "__init__.py holds no GAME; write `GAME = Game(…)` there" in told


def test_a_game_is_found_by_its_folder_as_deep_as_its_package_is() -> None:
    assert find_any_game(str(RULES)) is tiny_game.GAME


def test_ctrl_c_leaves_nothing_behind(tmp_path: Path) -> None:
    folder, temporary = copied(tmp_path, "stopped_heads"), tmp_path / "temporary"
    temporary.mkdir()
    before = sorted(folder.iterdir())
    surroundings = {**os.environ, "TMPDIR": str(temporary)}
    with subprocess.Popen([sys.executable, "-m", "undercroft", "build", str(folder)], env=surroundings) as process:
        began = time.monotonic()
        while not any(temporary.iterdir()):  # the building has begun
            assert process.poll() is None
            assert time.monotonic() - began < PATIENCE
            time.sleep(BEAT)
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) in STOPPED
    assert list(temporary.iterdir()) == []
    assert [file for file in sorted(folder.iterdir()) if file.name != "__pycache__"] == before

"""Games of somebody else, each in a folder of its own, gone after the test."""

from __future__ import annotations

import itertools
import sys
from typing import TYPE_CHECKING

import pytest

from undercroft.engine.outside import FOLDERS
from undercroft.terminal.commands.new import write_game

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Make = Callable[..., Path]

_numbers = itertools.count(1)


@pytest.fixture(autouse=True)
def nobody_elses_games(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """What is found outside is forgotten, and what is kept lies apart."""
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path_factory.mktemp("home")))
    monkeypatch.setenv(FOLDERS, "")
    monkeypatch.setattr(sys, "path", list(sys.path))


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """Write the tiny game, with changes: `make({"rules.py": [("before", "after")]})`; its id is the folder's name."""

    def write(changes: dict[str, list[tuple[str, str]]] | None = None, id: str = "") -> Path:
        folder = tmp_path / (id or f"outside_{next(_numbers)}")  # Python knows a package by its name, for ever
        write_game(folder, folder.name)
        for name, pairs in (changes or {}).items():
            text = (folder / name).read_text("utf-8")
            for before, after in pairs:
                assert before in text, before
                text = text.replace(before, after)
            (folder / name).write_text(text, "utf-8")
        return folder

    return write

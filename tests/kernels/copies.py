"""Copies of the tests' small game, with something changed in them."""

from __future__ import annotations

import itertools
import shutil
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from tests.engine import tiny_game

if TYPE_CHECKING:
    import pytest

    from undercroft.engine.game import Game

ORIGINAL = Path(str(tiny_game.__file__)).parent
_numbers = itertools.count()

Edits = dict[str, list[tuple[str, str]]]  # for each file what stands there, and what shall stand there


def copy_of_heads(folder: Path, patch: pytest.MonkeyPatch, edits: Edits) -> Game:
    """The game as it is with these changes; its module, if it has one, is the original's."""
    name = f"heads_{next(_numbers)}"
    shutil.copytree(ORIGINAL, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for file, changes in edits.items():
        path = folder / name / file
        text = path.read_text("utf-8")
        for old, new in changes:
            assert text.count(old) > 0, f"{old!r} is not in {file}"
            text = text.replace(old, new)
        path.write_text(text, "utf-8")
    patch.syspath_prepend(folder)
    game: Game = import_module(name).GAME
    return game

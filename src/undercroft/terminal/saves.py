"""Saved games: each running game is a file that is written after every move; finished ones are kept apart."""

from __future__ import annotations

import json
from datetime import datetime
from typing import TYPE_CHECKING, Any

from undercroft.engine.errors import BadRecord
from undercroft.engine.folders import data_folder
from undercroft.engine.record import Record

if TYPE_CHECKING:
    from pathlib import Path

    from undercroft.engine.match import Match


def folder() -> Path:
    """Where games are kept, and what else must not be lost."""
    return data_folder()


def new_file(game: str) -> Path:
    """A file for a new game, named after the moment."""
    moment = datetime.now().strftime("%Y%m%d-%H%M%S")
    folder, number = data_folder() / "running", 1
    while (path := folder / f"{game}-{moment}-{number}.json").exists():
        number += 1
    return path


def running(game: str) -> list[Path]:
    """The unfinished games, the latest first."""
    files = (data_folder() / "running").glob(f"{game}-*.json")
    return sorted(files, key=lambda file: file.stat().st_mtime, reverse=True)


def save(match: Match, path: Path, bots: dict[int, str] | None = None, companion: bool = False) -> Path:
    """Write the game down, with the bots at the table and whether luck is told by people; where it is now.

    A finished game moves to the finished games.
    """
    notes: dict[str, object] = {"bots": bots, "companion": companion}
    match.record().save(path, **{name: note for name, note in notes.items() if note})
    folder = path.parent.parent / ("finished" if match.is_over else "running")
    if folder == path.parent:
        return path
    folder.mkdir(parents=True, exist_ok=True)
    return path.replace(folder / path.name)


def bots_in(path: Path) -> dict[int, str]:
    """The bots at the table of a saved game, by their seats; none if what is said of them cannot be used."""
    try:
        return {int(seat): str(bot) for seat, bot in _note(path, "bots").items()}
    except (ValueError, AttributeError):
        return {}


def is_companion(path: Path) -> bool:
    """Whether luck is told by people in a saved game."""
    return _note(path, "companion") is True


def _note(path: Path, name: str) -> Any:
    """What was noted beside a saved game; None if nothing was, or nothing can be read."""
    try:
        return json.loads(path.read_text(encoding="utf-8")).get(name)
    except (OSError, ValueError, AttributeError):
        return None


def moves_in(path: Path) -> int:
    """How many moves a saved game has; 0 if it cannot be read."""
    try:
        return len(Record.read(path).moves)
    except BadRecord:
        return 0

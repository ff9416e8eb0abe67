"""Where things are kept on the user's machine: saved games, what can be thrown away, and what went wrong."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """What must not be lost: saved games. `UNDERCROFT_HOME` moves it."""
    return _place("XDG_DATA_HOME", "~/.local/share", "~/Library/Application Support", "data")


def cache_folder() -> Path:
    """What can be made again: compiled rules. `UNDERCROFT_HOME` moves it, too."""
    return _place("XDG_CACHE_HOME", "~/.cache", "~/Library/Caches", "cache")


def log_folder() -> Path:
    """What went wrong, for whoever is asked for help. `UNDERCROFT_HOME` moves it, too."""
    return _place("XDG_STATE_HOME", "~/.local/state", "~/Library/Logs", "logs")


def _place(variable: str, linux: str, mac: str, windows: str) -> Path:
    if home := os.environ.get("UNDERCROFT_HOME"):
        return Path(home) / windows
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "~")).expanduser() / "undercroft" / windows
    usual = mac if sys.platform == "darwin" else linux
    return Path(os.environ.get(variable) or usual).expanduser() / "undercroft"

"""Saved games of these tests go to a folder of their own; compiled code stays where it is."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def saves_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for saved games."""
    monkeypatch.setattr("undercroft.terminal.saves.data_folder", lambda: tmp_path)
    return tmp_path

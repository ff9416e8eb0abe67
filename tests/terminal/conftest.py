"""What the terminal's tests share: saved games lie apart, thoughts are counted, and a screen comes to rest."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.thinkers import go_by_play_outs

FRAME = 1 / 30  # seconds: longer than Textual takes for one


@pytest.fixture(autouse=True)
def saves_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for saved games; compiled code stays where it is."""
    monkeypatch.setattr("undercroft.terminal.saves.data_folder", lambda: tmp_path)
    return tmp_path


@pytest.fixture(autouse=True)
def thoughts_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints and reviews go by play-outs."""
    go_by_play_outs(monkeypatch)


@pytest.fixture(autouse=True)
def keys_are_dealt_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a key was pressed, all that comes of it has been done; after a pause it has been drawn, too.

    By itself Textual waits until the process does little, which it also does where others take its time.
    """
    monkeypatch.setattr("textual.app.wait_for_idle", nothing_is_left_to_do)
    monkeypatch.setattr("textual.pilot.wait_for_idle", a_frame_is_drawn)


async def a_frame_is_drawn(_seconds: float = 0) -> None:
    """Wait for what was to happen within a frame: timers go off in their order, however late."""
    await asyncio.sleep(FRAME)
    await nothing_is_left_to_do()


async def nothing_is_left_to_do(_seconds: float = 0) -> None:
    """Wait until nobody else on this thread has anything to do at once; timers and other threads may come later."""
    loop: Any = asyncio.get_running_loop()
    await asyncio.sleep(0)
    while loop._ready:
        await asyncio.sleep(0)

"""What goes wrong on the whole screen is told once the screen is gone, like everything else."""

from __future__ import annotations

import os
import pty
from pathlib import Path

import pytest

from .entry import Place

BREAK = "import undercroft.terminal.screen.table as s; from undercroft.start import main; s.Table.on_mount = {}; main()"


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        ("lambda self: open('/')", "IsADirectoryError"),
        ("lambda self: self.run_worker(lambda: 1 / 0, thread=True)", "ZeroDivisionError: division by zero"),
    ],
    ids=["screen", "worker"],
)
def test_what_goes_wrong_on_the_screen_is_told_after_it(tmp_path: Path, broken: str, told: str) -> None:
    place = Place(tmp_path)
    command = place.command("-c", BREAK.format(broken), "play", "one_card")
    child, terminal = pty.fork()
    if child == 0:
        os.execve(command[0], command, place.surroundings(TERM="xterm-256color"))  # noqa: S606 - no shell is wanted
    shown = b""
    try:
        while read := os.read(terminal, 65_536):
            shown += read
    except OSError:  # Linux's way to say that the other side is closed
        pass
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 1
    assert b"Traceback" not in shown
    last = shown.decode("utf-8", "replace").splitlines()[-1]
    assert last.startswith(f"Something went wrong in Undercroft ({told}")
    assert last.endswith(f"(Details: {place.log})")
    assert "Traceback" in place.log.read_text("utf-8")

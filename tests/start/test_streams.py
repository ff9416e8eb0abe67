"""Input and output that are closed, full, gone or know few letters: the program goes on, or ends quietly."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from .entry import SCRIPT, Ended, Place


@pytest.fixture
def place(tmp_path: Path) -> Place:
    """A computer in small."""
    return Place(tmp_path)


def closed(place: Place, stream: str, *arguments: str) -> Ended:
    """The program with one of its streams closed."""
    return place.run(["sh", "-c", f'exec "$@" {stream}', "sh", *place.command("-c", SCRIPT, *arguments)])


def test_without_input_a_menu_ends(place: Place) -> None:
    ended = closed(place, "<&-", "menu")
    assert (ended.code, ended.told) == (0, "")
    assert "Type a number" in ended.printed


def test_without_output_a_command_does_its_work(place: Place) -> None:
    record = place.home / "data" / "running"
    ended = closed(place, ">&-", "play", "one_card", "--plain")
    assert (ended.code, ended.told) == (0, "")
    assert list(record.iterdir())


def test_without_a_place_for_complaints_the_exit_code_says_it(place: Place) -> None:
    assert closed(place, "2>&-", "games", "--lang", "de").code == 2


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "latin-1", "utf-8:strict"])
def test_letters_that_a_terminal_does_not_know_are_no_error(place: Place, encoding: str) -> None:
    spoken = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": encoding, "UNDERCROFT_LANG": "fr"}
    for command in (["play", "one_card", "--plain"], ["simulate", "one_card", "-n", "20"], ["games"]):
        ended = place.start(*command, **spoken)
        assert ended.code == 0, ended.told
        assert "Traceback" not in ended.told
        # Nobody has said what the terminal knows: everything is written, by whatever part of the program.
        assert encoding != "ascii" or "é" in ended.printed


def test_letters_that_nobody_can_read_are_no_answer(place: Place) -> None:
    ended = place.start("menu", typed=b"\xff\xfe\n8\n")
    assert (ended.code, ended.told) == (0, "")


@pytest.mark.parametrize(
    "program", [SCRIPT, "import sys; from undercroft.start import run; run(lambda: sys.stdout.write('x' * 100_000))"]
)
def test_whoever_stops_reading_is_not_told_why(place: Place, program: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = place.command("-c", program, "games")
    with open(writing, "wb") as output:
        done = subprocess.run(command, env=place.surroundings(), stdout=output, stderr=subprocess.PIPE, check=False)
    assert done.stderr == b""

"""`--kernels`: commands that think or play many games run kernels the way that is asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import undercroft as uc
from undercroft.bots import search
from undercroft.engine.match import Match
from undercroft.kernels import playouts
from undercroft.kernels.ways import PLAIN, PORTABLE, memory_for, way_for

from .test_commands import refuse, run

COMMANDS: dict[str, tuple[list[str], str]] = {
    "simulate": (["simulate", "welcome", "-n", "6"], ""),
    "arena": (["arena", "welcome", "search:3", "random", "-n", "1", "--cores", "1"], ""),
    "advise": (["advise", "choice.json"], ""),
    "review": (["review", "over.json"], ""),
    "play": (["play", "welcome", "--seed", "1", "--new", "--plain"], "\nh\nq\n"),
}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """In which ways kernels were run."""
    ways: set[str] = set()

    def noted(*args: Any) -> Any:
        memory = memory_for(*args)
        ways.add(memory.way)
        return memory

    for module in (playouts, search):
        monkeypatch.setattr(module, "memory_for", noted)
    return ways


def saved(file: Path, is_over: bool) -> Match:
    """A match of the last moves there are: at its first choice between several, or over."""
    match = uc.load("welcome").start(seed=1)
    while not match.is_over and (is_over or match.turn == uc.CHANCE or len(match.moves()) == 1):
        match.roll() if match.turn == uc.CHANCE else match.play(match.moves()[-1])
    match.record().save(file)
    return match


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("way", [PLAIN, PORTABLE])
def test_kernels_run_as_asked(
    command: str, way: str, asked: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    saved(tmp_path / "choice.json", is_over=False)
    saved(tmp_path / "over.json", is_over=True)
    usual = way_for(uc.load("welcome"))
    args, typed = COMMANDS[command]
    run(*args, "--kernels", way, typed=typed)
    assert asked == {way}
    assert way_for(uc.load("welcome")) == usual, "only for a while"


@pytest.mark.parametrize("command", COMMANDS)
def test_a_way_that_there_is_not_is_refused(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = refuse(monkeypatch, capsys, *COMMANDS[command][0], "--kernels", "nativ")
    assert told == (
        "kernels 'nativ': there is no such way to run them; did you mean 'native'? (known: portable, native, plain)\n"
    )

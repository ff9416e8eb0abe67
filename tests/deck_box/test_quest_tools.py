"""The commands for authors of quests."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

import undercroft as uc
from tests.rulebook import rule
from undercroft.terminal.commands.app import app

from .set_up import GAME

OWN = sorted((GAME.shelf / "quests").glob("*.yaml"))
RUNNER = CliRunner()


@rule("DB-44")
@pytest.mark.parametrize("file", OWN, ids=lambda file: file.stem)
def test_our_own_quests_are_good(file: Path) -> None:
    done = RUNNER.invoke(app, ["quest", "check", str(file), "--lang", "en"], catch_exceptions=False)
    assert done.exit_code == 0
    assert done.output.startswith(f"{file.name}: “")
    assert "can be played" in done.output


@rule("DB-44")
@pytest.mark.parametrize("file", OWN, ids=lambda file: file.stem)
def test_a_map_shows_every_room_with_its_passages(file: Path) -> None:
    done = RUNNER.invoke(app, ["quest", "draw", str(file)], catch_exceptions=False)
    lines = done.output.rstrip("\n").splitlines()
    assert max(len(line) for line in lines) <= 80
    game = GAME.with_box(file)
    rooms = len(game.box.names["quests"][0]["rooms"])
    assert done.output.count("_") == 4  # the entrance
    assert done.output.count("+") >= rooms - 1  # joined, every one
    assert "?" not in done.output


def test_a_broken_quest_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "broken.yaml"
    file.write_text(OWN[0].read_text(encoding="utf-8").replace("arrow: r", "arrow: l", 1), encoding="utf-8")
    with pytest.raises(uc.BadContent, match=r"broken\.yaml line \d+, links.*has no exit on side"):
        RUNNER.invoke(app, ["quest", "check", str(file)], catch_exceptions=False)

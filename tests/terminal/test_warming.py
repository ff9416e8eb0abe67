"""Rules are compiled before they are needed: one game here, several in as many processes."""

from __future__ import annotations

import pytest

import undercroft as uc
from undercroft.engine.game import Game
from undercroft.terminal import warming

from .test_commands import run


def test_a_process_reports_how_far_it_is() -> None:
    done, total = run("warm-up", "one_card", "--report").splitlines()[-1].split()
    assert done == total


def test_several_cold_games_are_compiled_in_processes_of_their_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(Game, "is_warm", False)
    monkeypatch.setattr(warming, "_in_a_process", lambda game, tell: (asked.append(game.id), tell(1, 2)))
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    warming.warm_all([uc.load("one_card"), uc.load("welcome")], "en")
    assert sorted(asked) == ["one_card", "welcome"]
    assert "Preparing One Card Dungeon" in capsys.readouterr().err


def test_what_is_compiled_is_not_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "is_warm", True)
    monkeypatch.setattr(Game, "warm_up", lambda *_anything: pytest.fail("compiled again"))
    warming.warm_all([uc.load("one_card"), uc.load("welcome")], "en")
    warming.warm(uc.load("one_card"), "en")


def test_a_process_that_fails_is_told_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "false")
    with pytest.raises(uc.UndercroftError, match="could not be compiled"):
        warming._in_a_process(uc.load("one_card"), lambda _done, _total: None)

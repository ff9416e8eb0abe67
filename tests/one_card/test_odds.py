"""The odds: the chance to clear the level, as it is known exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.one_card.set_up import GAME, situation
from undercroft.games.one_card.guide.exact import solver
from undercroft.games.one_card.guide.odds import odds

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

SECONDS = None  # whatever it takes


def test_the_odds_are_the_chance_to_clear_the_level() -> None:
    weak, strong = (
        odds(GAME.box, situation(monsters={"c3": 1}, health=health, skills=skills).rec, 0, SECONDS)
        for health, skills in ((1, (1, 1, 1, 2)), (6, (6, 6, 6, 6)))
    )
    assert weak is not None
    assert strong is not None
    assert 0 < weak["clear"] < 0.999 < strong["clear"] <= 1
    assert weak["exact"] is True
    assert weak["states"] > 0


def test_between_levels_there_are_none() -> None:
    table = situation(at="c3", monsters={"c4": 1}, energy=(6, 6, 6), skills=(6, 6, 6, 6))
    table.play("attack 1")
    assert table.phase == "reward"
    assert GAME.odds(table.match) is None


def test_what_is_not_known_in_time_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))  # nothing is kept there
    solver.shelf.forget()
    table = situation(level=1)
    assert odds(GAME.box, table.rec, 0, seconds=0) is None
    for _question in range(1000):
        found = odds(GAME.box, table.rec, 0, seconds=0)
        if found:
            break
    assert found == odds(GAME.box, table.rec, 0, SECONDS)

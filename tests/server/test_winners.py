"""Who has won is told at the end of a match of several: whom the game names, else the highest score."""

from __future__ import annotations

import pytest

import undercroft as uc

from .guests import Served, finish


async def test_the_highest_score_wins(served: Served) -> None:
    ann, bob = await served.pair(luck=5)
    assert ann.situation["winners"] == []
    await finish(ann, bob)
    score = ann.situation["view"]["score"]
    assert ann.situation["winners"] == [seat for seat in (0, 1) if score[seat] == max(score)]
    assert bob.situation["winners"] == (await served.watcher(ann.code).look())["winners"] == ann.situation["winners"]


async def test_whom_the_game_names_has_won(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    look = uc.load("heads").look
    describe = look.describe
    monkeypatch.setattr(look, "describe", lambda *args: {**describe(*args), "result": {"winners": [1]}})
    ann, bob = await served.pair(luck=5)
    assert (await ann.look())["winners"] == []
    await finish(ann, bob)
    assert ann.situation["winners"] == [1]


async def test_whoever_plays_alone_wins_against_nobody(served: Served) -> None:
    ann = await served.table(game="one_card", seats=1)
    assert (await ann.play_out())["winners"] == []

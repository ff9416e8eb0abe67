"""Hints: for whoever is to move, at tables that give advice, once for each position."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest

import undercroft as uc
from tests.patience import PATIENCE, until
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.server.wire.advice import TableHint

from .guests import Guest, Served, checked, finish, refused


class Adviser:
    """Advises the first move there is, and notes who asked; it can be told to wait."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []
        self.go_on = threading.Event()
        self.go_on.set()

    def advise(self, match: Match, seat: int | None) -> dict[str, Any]:
        if seat is None:  # the server makes itself ready
            return {}
        self.asked.append((match.played, seat))
        assert self.go_on.wait(PATIENCE)
        best = {"move": match.moves()[0].text, "value": 0.625, "wins": None}
        return {"best": best, "next": None, "of": "win", "why": "close", "games": 8}


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> Iterator[Adviser]:
    """The tiny game has somebody who thinks."""
    made = Adviser()
    monkeypatch.setattr(Game, "advise", lambda _game, match, seat=None: made.advise(match, seat))
    monkeypatch.setitem(uc.load("heads").__dict__, "levels", ("careful",))
    yield made
    made.go_on.set()


async def a_pair(served: Served, **wanted: Any) -> tuple[Guest, Guest]:
    """Two at a table that gives advice, before Ann's first decision."""
    ann, bob = await served.pair(**{"options": {"charms": "no"}, "odds": "advice", **wanted})
    await ann.look()
    return ann, bob


async def test_whoever_is_to_move_is_advised(served: Served, adviser: Adviser) -> None:
    ann, _bob = await a_pair(served)
    told = checked(await ann.get("/hint"), TableHint)
    assert told["version"] == ann.situation["version"]
    assert told["hint"]["best"] == {"move": ann.situation["moves"][0]["text"], "value": 0.625, "wins": None}
    assert adviser.asked == [(0, 0)]


@pytest.mark.parametrize("odds", ["off", "odds"])
async def test_at_other_tables_nobody_is(served: Served, adviser: Adviser, odds: str) -> None:
    ann, _bob = await a_pair(served, odds=odds)
    refused(await ann.get("/hint"), 409, "advice_off")
    assert adviser.asked == []


async def test_nobody_is_advised_for_another_seat(served: Served, adviser: Adviser) -> None:
    ann, bob = await a_pair(served)
    refused(await bob.get("/hint"), 403, "not_yours")
    refused(await served.watcher(ann.code).get("/hint"), 401, "no_token")
    assert adviser.asked == []


async def test_before_the_start_on_lucks_turn_and_after_the_end_there_is_nothing_to_advise(
    served: Served, adviser: Adviser
) -> None:
    early = await served.table(odds="advice")
    refused(await early.get("/hint"), 409, "not_started")
    ann, bob = await a_pair(served)
    await ann.play("lay 1")
    await ann.play("toss")
    assert ann.situation["turn"] == "chance"
    refused(await ann.get("/hint"), 403, "not_yours")
    await finish(ann, bob)
    refused(await ann.get("/hint"), 409, "over")
    assert adviser.asked == []


async def test_a_position_is_thought_about_once_while_the_server_answers(served: Served, adviser: Adviser) -> None:
    ann, _bob = await a_pair(served)
    adviser.go_on.clear()
    waiting = [asyncio.create_task(ann.get("/hint")) for _time in range(3)]
    await until(lambda: adviser.asked)
    assert (await ann.look())["state"] == "running"
    adviser.go_on.set()
    answers = [(await each).json() for each in waiting]
    assert answers[0] == answers[1] == answers[2]
    assert adviser.asked == [(0, 0)]
    await ann.play("lay 1")
    await ann.get("/hint")
    assert adviser.asked == [(0, 0), (1, 0)]


async def test_where_nobody_thinks_there_is_no_advice(served: Served) -> None:
    ann, _bob = await a_pair(served)
    assert (await ann.get("/hint")).json()["hint"] is None


async def test_a_real_game_gives_real_advice(served: Served) -> None:
    ann = await served.table(game="dungeon_roll", seats=1, seed=3, odds="advice")
    await ann.look()
    while ann.situation["turn"] == "chance":
        await ann.roll()
    hint = checked(await ann.get("/hint"), TableHint)["hint"]
    assert hint["best"]["move"] in {move["text"] for move in ann.situation["moves"]}

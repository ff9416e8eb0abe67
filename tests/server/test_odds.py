"""Odds: computed by the game beside the server, once for each position, from what a viewer may know."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from tests.patience import PATIENCE, until
from undercroft.engine.game import WATCHER, Game
from undercroft.engine.match import Match
from undercroft.server.wire import tables as wire

from .clocks import TurnedClock
from .guests import Guest, Served, checked, finish, refused

Opener = Callable[..., AbstractAsyncContextManager[Served]]


class Oddsmaker:
    """Computes the odds of every game here, and notes who asked; it can be told to wait."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []
        self.go_on = threading.Event()
        self.go_on.set()
        self.answer: Callable[[Match], dict[str, Any] | None] = lambda match: {"played": match.played}

    def odds(self, match: Match, seat: int = 0) -> dict[str, Any] | None:
        self.asked.append((match.played, seat))
        assert self.go_on.wait(PATIENCE)
        return self.answer(match)


@pytest.fixture
def maker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Oddsmaker]:
    """Every game has odds."""
    made = Oddsmaker()
    monkeypatch.setattr(Game, "odds", lambda _game, match, seat=0: made.odds(match, seat), raising=False)
    yield made
    made.go_on.set()


async def odds(guest: Guest) -> Any:
    """The odds that somebody is told."""
    answer = checked(await guest.get("/odds"), wire.TableOdds)
    assert answer["version"] == (await guest.look())["version"]
    return answer["odds"]


async def a_pair(served: Served, **wanted: Any) -> tuple[Guest, Guest]:
    """Two at a table that shows odds, before Ann's first decision."""
    ann, bob = await served.pair(**{"options": {"charms": "no"}, "odds": "odds", **wanted})
    await ann.look()
    return ann, bob


async def test_at_a_table_without_odds_nobody_is_told(served: Served, maker: Oddsmaker) -> None:
    ann, _bob = await a_pair(served, odds="off")
    refused(await ann.get("/odds"), 409, "odds_off")
    refused(await served.watcher(ann.code).get("/odds"), 409, "odds_off")
    assert maker.asked == []


@pytest.mark.parametrize("choice", ["odds", "advice"])
async def test_everybody_is_told_what_their_seat_may_know(served: Served, maker: Oddsmaker, choice: str) -> None:
    ann, bob = await a_pair(served, odds=choice)
    for guest in (ann, bob, served.watcher(ann.code)):
        assert await odds(guest) == {"played": 0}
    assert maker.asked == [(0, 0), (0, 1), (0, WATCHER)]


async def test_a_position_is_computed_once_and_the_next_anew(served: Served, maker: Oddsmaker) -> None:
    ann, _bob = await a_pair(served)
    await asyncio.gather(*(ann.get("/odds") for _time in range(5)))
    await odds(ann)
    assert maker.asked == [(0, 0)]
    await ann.play("lay 1")
    assert await odds(ann) == {"played": 1}
    await ann.do("/undo")
    assert await odds(ann) == {"played": 0}
    assert maker.asked == [(0, 0), (1, 0), (0, 0)]
    assert len(served.house.tables._here[ann.code].reckoned) == 1


async def test_the_server_answers_while_odds_are_computed(served: Served, maker: Oddsmaker) -> None:
    ann, bob = await a_pair(served)
    maker.go_on.clear()
    waiting = asyncio.create_task(ann.get("/odds"))
    await until(lambda: maker.asked)
    before = ann.situation["version"]
    await ann.play("lay 2")
    late = asyncio.create_task(bob.get("/odds"))  # waits for the thread, and is out of date when it is free
    table = served.house.tables._here[ann.code]
    await until(lambda: ("odds", table.last_play, bob.seat) in table.reckoned)
    await ann.play("toss")
    maker.go_on.set()
    assert (await waiting).json() == {"version": before, "odds": {"played": 0}}  # of the position that was asked about
    assert (await late).json() == {"version": before + 1, "odds": None}
    assert maker.asked == [(0, 0)]
    assert await odds(ann) == {"played": 2}


async def test_whoever_goes_away_does_not_take_the_odds_from_others(served: Served, maker: Oddsmaker) -> None:
    ann, _bob = await a_pair(served)
    maker.go_on.clear()
    gone, stays = (asyncio.create_task(ann.get("/odds")) for _time in range(2))
    await until(lambda: maker.asked)
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    maker.go_on.set()
    assert (await stays).json()["odds"] == {"played": 0}
    assert maker.asked == [(0, 0)]


async def test_before_the_start_and_after_the_end_there_are_none(served: Served, maker: Oddsmaker) -> None:
    ann = await served.table(odds="odds")
    assert await odds(ann) is None
    ann, bob = await a_pair(served)
    await finish(ann, bob)
    assert await odds(ann) is None
    assert maker.asked == []


async def test_a_game_may_have_nothing_to_say(served: Served, maker: Oddsmaker) -> None:
    maker.answer = lambda _match: None
    ann, _bob = await a_pair(served)
    assert await odds(ann) is None


async def test_a_number_that_json_does_not_know_is_left_out(served: Served, maker: Oddsmaker) -> None:
    maker.answer = lambda _match: {"clear": float("nan"), "change": 1.5}
    ann, _bob = await a_pair(served)
    assert await odds(ann) == {"clear": None, "change": 1.5}


async def test_odds_cost_more_than_other_requests(open_house: Opener, maker: Oddsmaker, clock: TurnedClock) -> None:
    async with open_house(clock, requests_at_once=20, requests_per_second=1) as served:
        ann, _bob = await a_pair(served)
        answers = [await ann.get("/odds") for _time in range(8)]
        assert answers[0].status_code == 200
        refused(answers[-1], 429, "too_many_requests")

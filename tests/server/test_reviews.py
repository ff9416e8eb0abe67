"""Reviews: what the decisions of a finished match have cost, computed once, told as far as it is known."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import undercroft as uc
from tests.patience import BEAT, PATIENCE, until
from undercroft.bots.review import Judged, Review, Weighed
from undercroft.engine.match import Match
from undercroft.server.wire.advice import TableReview

from .guests import Guest, Served, checked, finish, refused


class Reviewer:
    """Judges the first decision of every seat, after it was told to go on."""

    def __init__(self) -> None:
        self.begun: list[list[int]] = []
        self.go_on = threading.Event()
        self.fails = False

    def run(self, review: Review, stop: Callable[[], bool]) -> None:
        """In the place of Review.run."""
        seats = list(review._seats)
        review.total = len(seats)
        self.begun.append(seats)
        while not self.go_on.wait(BEAT):
            if stop():
                return
        if self.fails:
            raise ValueError("this reviewer always fails")
        for seat in seats:
            judged = first_of(review._match, seat)
            review._found.append(judged)
            review._compared.append(judged)


def first_of(match: Match, seat: int) -> Judged:
    """The first decision of a seat, with the first move as the best."""
    number = next(number for number, mover in enumerate(match.movers) if mover == seat)
    before = match.at(number)
    best, played = before.moves()[0], match.game.verbs.move(match.record().moves[number])
    return Judged(
        number=number,
        seat=seat,
        of="win",
        best=Weighed(best, before.say(best, seat), 0.75),
        played=Weighed(played, before.say(played, seat), 0.5),
        loss=0.25,
        is_clear=True,
        is_known=False,
    )


@pytest.fixture
def reviewer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Reviewer]:
    """Reviews that are quick, and wait for us."""
    made = Reviewer()
    monkeypatch.setitem(uc.load("heads").__dict__, "levels", ("careful",))
    monkeypatch.setattr(Review, "run", lambda review, stop: made.run(review, stop))
    yield made
    made.go_on.set()


async def known(guest: Guest) -> Any:
    """The review of a table so far."""
    return checked(await guest.get("/review"), TableReview)


async def finished(guest: Guest) -> Any:
    """The review of a table, once it is there."""
    async with asyncio.timeout(PATIENCE):
        while not (review := await known(guest))["finished"]:
            await asyncio.sleep(BEAT)
    return review


async def a_finished_pair(served: Served, **wanted: Any) -> tuple[Guest, Guest]:
    ann, bob = await served.pair(**{"options": {"charms": "no"}, "luck": 5, **wanted})
    await finish(ann, bob)
    return ann, bob


async def test_a_review_comes_after_the_end_alone(served: Served, reviewer: Reviewer) -> None:
    ann, _bob = await served.pair(options={"charms": "no"})
    refused(await ann.get("/review"), 409, "not_over")
    assert reviewer.begun == []


async def test_it_is_made_once_and_tells_how_far_it_is(served: Served, reviewer: Reviewer) -> None:
    ann, bob = await a_finished_pair(served)
    assert not (await known(ann))["finished"]
    await until(lambda: reviewer.begun)
    told = await known(bob)
    assert (told["done"], told["total"], told["finished"]) == (0, 2, False)
    reviewer.go_on.set()
    review = await finished(ann)
    assert (review["done"], review["total"], review["of"]) == (2, 2, "win")
    assert [(each["seat"], each["value"]) for each in review["curve"]] == [(0, 0.75), (1, 0.75)]
    first = review["costly"][0]
    assert (first["best"]["value"], first["played"]["value"]) == (0.75, 0.5)
    assert first["played"]["said"]["id"] == (await ann.get("/log")).json()[first["number"]]["said"]["id"]
    assert await known(served.watcher(ann.code)) == review
    assert reviewer.begun == [[0, 1]]


async def test_bots_are_not_reviewed(served: Served, reviewer: Reviewer) -> None:
    reviewer.go_on.set()
    ann = await served.table(bots=["careful"], seed=7, options={"charms": "no"})
    while (await ann.look())["state"] != "over":
        if ann.situation["turn"] == ann.seat:
            await ann.do("/play", move=ann.situation["moves"][-1]["id"])
        elif ann.situation["may"]["roll"]:
            await ann.roll()
        await served.bots_done()
    await finished(ann)
    assert reviewer.begun == [[0]]


async def test_another_end_is_another_review(served: Served, reviewer: Reviewer) -> None:
    ann = await served.table(seats=2, hot_seat=True, undo="practice", options={"charms": "no"}, luck=5)
    await ann.play_out()
    await known(ann)
    await ann.do("/undo")
    refused(await ann.get("/review"), 409, "not_over")
    await ann.play_out()
    await known(ann)
    reviewer.go_on.set()
    await finished(ann)
    assert len(reviewer.begun) == 2


async def test_a_review_that_fails_keeps_nobody_waiting(served: Served, reviewer: Reviewer) -> None:
    reviewer.fails = True
    reviewer.go_on.set()
    ann, bob = await a_finished_pair(served)
    assert (await finished(ann))["curve"] == []
    reviewer.fails = False
    eve, _bob = await a_finished_pair(served)
    assert (await finished(eve))["done"] == 2
    assert bob.code == ann.code

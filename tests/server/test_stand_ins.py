"""A bot steps in for whoever is away for too long, as long as somebody is at the table, and out again."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.patience import until
from undercroft.server.settings import Settings
from undercroft.server.tables.table import MINUTE
from undercroft.server.wire import tables as wire

from .clocks import TurnedClock
from .guests import Guest, Online, Phone, checked, refused, serving_online

LONG = 10 * MINUTE


@pytest.fixture
async def online(settings: Settings, clock: TurnedClock) -> AsyncIterator[Online]:
    """A server whose bots play at once, and whose time goes by when it is told to."""
    async with serving_online(replace(settings, bot_seconds=0), clock) as online:
        yield online


async def a_pair(online: Online, **wanted: Any) -> tuple[Guest, Guest]:
    """A table at which Bob's turn comes first to nobody: Ann moves, then Bob."""
    return await online.pair(**{"options": {"charms": "no"}, "luck": 7, "stand_in": 2, **wanted})


async def play_until(phone: Phone, met: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Play for the first seat, always the last move there is, until the table is as wanted."""
    for _message in range(400):
        now = phone.situation
        if met(now):
            return now
        if now["turn"] == 0:
            await phone.say(type="play", version=now["version"], move=now["moves"][-1]["id"])
        elif now["turn"] == "chance":
            await phone.say(type="roll", version=now["version"])
        await phone.hear()
    raise AssertionError("it does not come to that")


def bob_is_to_move(now: dict[str, Any]) -> bool:
    return bool(now["turn"] == 1)


async def test_a_bot_plays_on_for_whoever_is_away(online: Online, clock: TurnedClock) -> None:
    ann, bob = await a_pair(online)
    async with online.call(ann) as phone:
        await play_until(phone, bob_is_to_move)
        played = phone.situation["view"]["played"]
        clock.turn(2 * MINUTE - 1)
        assert not online.a_bot_plays
        clock.turn(1)
        assert online.a_bot_plays
        while phone.situation["view"]["played"] == played:
            await phone.hear()
        seat = phone.situation["seats"][1]
        assert (seat["kind"], seat["nickname"], seat["stand_in"]) == ("person", "Bob", True)
        over = await play_until(phone, lambda now: now["state"] == "over")
    assert over["seats"][1]["nickname"] == "Bob", "the seat is still his"
    assert (await bob.look())["seat"] == 1


async def test_it_steps_out_when_they_are_back(online: Online, clock: TurnedClock) -> None:
    ann, bob = await a_pair(online)
    async with online.call(ann) as phone:
        await play_until(phone, bob_is_to_move)
        clock.turn(2 * MINUTE)
        while not phone.situation["seats"][1]["stand_in"]:
            await phone.hear()
        async with online.call(bob) as back:
            assert back.situation["seats"][1] == {**back.situation["seats"][1], "connected": True, "stand_in": False}
            await online.bots_done()
            await phone.hear_version((await ann.look())["version"])
            played = (await play_until(phone, bob_is_to_move))["view"]["played"]
            clock.turn(LONG)
            assert not online.a_bot_plays
            now = await bob.look()
            assert (now["turn"], now["view"]["played"]) == (1, played), "his own to decide"
            await bob.do("/play", move=now["moves"][0]["id"])


async def test_nobody_steps_in_where_that_was_not_chosen(online: Online, clock: TurnedClock) -> None:
    ann, _bob = await a_pair(online, stand_in=0)
    async with online.call(ann) as phone:
        await play_until(phone, bob_is_to_move)
        clock.turn(LONG)
        assert not online.a_bot_plays
        assert (await ann.look())["turn"] == 1
    refused(await online.create(stand_in=5), 422, "bad_field")


async def test_at_a_table_that_everybody_has_left_nothing_happens(online: Online, clock: TurnedClock) -> None:
    ann, _bob = await a_pair(online)
    async with online.call(ann) as phone:
        played = (await play_until(phone, bob_is_to_move))["view"]["played"]
    table = await online.house.tables.get(ann.code)
    await until(lambda: not table.lines)
    clock.turn(LONG)
    assert not online.a_bot_plays
    async with online.dial(ann.code) as watching:
        await watching.say(type="hello", token=None, since=0)
        await watching.hear()
        clock.turn(LONG)
        assert not online.a_bot_plays
        assert (await ann.look())["view"]["played"] == played


async def lines_of(guest: Guest) -> list[tuple[str, str | None, str | None]]:
    """The log of seats after the two have sat down: what happened, to whom, and who wanted it."""
    return [(line["kind"], line["name"], line["by"]) for line in (await guest.get("/seatings")).json()[2:]]


async def test_that_a_bot_steps_in_and_that_somebody_is_back_is_written_down(
    online: Online, clock: TurnedClock
) -> None:
    ann, bob = await a_pair(online)
    async with online.call(ann) as phone:
        await play_until(phone, bob_is_to_move)
        clock.turn(2 * MINUTE)
        await play_until(phone, lambda now: now["turn"] == 0)
        assert await lines_of(ann) == [("stand_in", "Bob", None)]
        async with online.call(bob):
            await play_until(phone, bob_is_to_move)
        assert await lines_of(ann) == [("stand_in", "Bob", None), ("back", "Bob", None)]


async def test_whoever_waits_asks_for_a_bot(online: Online, clock: TurnedClock) -> None:
    ann, bob = await a_pair(online, stand_in=0)
    async with online.call(ann) as phone:
        played = (await play_until(phone, bob_is_to_move))["view"]["played"]
        clock.turn(MINUTE - 1)
        refused(await ann.post("/stand-in", seat=1), 409, "not_away")
        clock.turn(1)
        while phone.situation["may"]["stand_in"] != [1]:
            await phone.hear()
        assert not online.a_bot_plays, "nobody has asked yet"
        refused(await ann.post("/stand-in", seat=0), 409, "not_away")
        refused(await online.watcher(ann.code).post("/stand-in", seat=1), 401, "no_token")
        checked(await ann.post("/stand-in", seat=1), wire.Situation)
        while phone.situation["view"]["played"] == played:
            await phone.hear()
        seat = phone.situation["seats"][1]
        assert (seat["kind"], seat["nickname"], seat["stand_in"]) == ("person", "Bob", True)
        assert await lines_of(ann) == [("stand_in", "Bob", "Ann")]
        async with online.call(bob) as back:
            assert not back.situation["seats"][1]["stand_in"]
            assert back.situation["seat"] == 1
        while phone.situation["seats"][1]["connected"] or phone.situation["seats"][1]["stand_in"]:
            await phone.hear()
        clock.turn(MINUTE - 1)
        assert not (await ann.look())["seats"][1]["stand_in"], "it has to be asked for anew"


async def test_a_bot_that_plays_on_shows_nobody_what_the_seat_knows(online: Online, clock: TurnedClock) -> None:
    ann, _bob = await a_pair(online, stand_in=0, options={})
    async with online.call(ann) as phone:
        await play_until(phone, bob_is_to_move)
        clock.turn(MINUTE)
        checked(await ann.post("/stand-in", seat=1), wire.Situation)
        charms = (await ann.look())["view"]["table"]["charms"]
        assert charms[0] is not None
        assert charms[1] is None
        refused(await ann.get("/log?seat=1"), 403, "not_your_seat")
        refused(await online.http.post(f"/api/tables/{ann.code}/sit", json={"nickname": "Cy", "seat": 1}), 409, "full")


async def test_whoever_is_away_is_shown_so_on_their_own_turn(online: Online) -> None:
    ann, _bob = await a_pair(online)
    async with online.call(ann) as phone:
        now = await play_until(phone, bob_is_to_move)
        assert (now["turn"], now["seats"][1]["connected"]) == (1, False)

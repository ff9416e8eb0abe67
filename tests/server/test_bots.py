"""Bots at tables: they take any seat that is free, play it by themselves, and give it up to whoever wants it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from tests.patience import BEAT, PATIENCE, until
from undercroft.engine.match import Match
from undercroft.server.wire import tables as wire

from .clocks import TurnedClock
from .guests import Guest, Online, Served, checked, refused

Opener = Callable[..., AbstractAsyncContextManager[Served]]
PACE = 10  # seconds for a bot's move, by a clock that we turn


async def settled(guest: Guest) -> dict[str, Any]:
    """The table once no bot is to play: it is the guest's turn, or over."""
    async with asyncio.timeout(PATIENCE):
        await guest.look()
        while await _awaits_bot(guest):
            await asyncio.sleep(BEAT)
            await guest.look()
    return guest.situation


async def _awaits_bot(guest: Guest) -> bool:
    """Whether a bot is to move, or to toss the coins that it has laid."""
    movers = [entry["seat"] for entry in (await guest.get("/log")).json() if entry["seat"] != "chance"]
    turn = guest.situation["turn"]
    return turn not in ("over", guest.seat) and (turn != "chance" or movers[-1:] == [1])


async def play_on(guest: Guest) -> dict[str, Any]:
    """Play to the end against bots, always the last move there is."""
    while (await settled(guest))["state"] != "over":
        if guest.situation["turn"] == guest.seat:
            await guest.do("/play", move=guest.situation["moves"][-1]["id"])
        else:
            await guest.roll()
    return guest.situation


async def play_until_bot(ann: Guest) -> int:
    """Play until the bot is to choose; returns how many moves were played."""
    while ann.situation["turn"] != 1:
        await ann.roll() if ann.situation["may"]["roll"] else await ann.play(ann.situation["moves"][-1]["text"])
    return int(ann.situation["view"]["played"])


def seats(situation: dict[str, Any]) -> list[tuple[str, str | None]]:
    return [(seat["kind"], seat["nickname"] or seat["bot"]) for seat in situation["seats"]]


async def test_a_table_with_bots_starts_at_once(served: Served) -> None:
    ann = await served.table(seats=3, bots=["careful", "random"])
    assert ann.situation["state"] == "running"
    assert seats(ann.situation) == [("person", "Ann"), ("bot", "careful"), ("bot", "random")]


async def test_at_one_screen_people_sit_before_the_bots(served: Served) -> None:
    ann = await served.table(seats=3, bots=["careful"], hot_seat=True)
    assert ann.situation["state"] == "running"
    assert ann.situation["holds"] == [0, 1]
    assert seats(ann.situation)[2] == ("bot", "careful")


async def test_a_whole_game_is_played_against_a_bot_and_its_moves_are_told(served: Served) -> None:
    ann = await served.table(bots=["careful"], luck=7, options={"charms": "no"})
    over = await play_on(ann)
    log = (await ann.get("/log")).json()
    assert over["state"] == "over"
    assert {entry["seat"] for entry in log} == {0, 1, "chance"}


async def test_a_bot_that_is_put_on_a_seat_plays_when_the_game_starts(served: Served) -> None:
    ann = await served.table()
    assert ann.situation["state"] == "waiting"
    put = checked(await ann.post("/bot", seat=1, bot="careful"), wire.Situation)
    assert seats(put)[1] == ("bot", "careful")
    await ann.post("/start")
    assert (await play_on(ann))["state"] == "over"


async def test_a_bot_is_changed_and_taken_away(served: Served) -> None:
    ann = await served.table(seats=3)
    await ann.post("/bot", seat=2, bot="random")
    await ann.post("/bot", seat=2, bot="careful")
    assert seats(ann.situation)[2] == ("bot", "careful")
    version = ann.situation["version"]
    await ann.post("/bot", seat=2, bot="careful")
    assert ann.situation["version"] == version, "nothing has changed"
    await ann.post("/bot", seat=2, bot=None)
    assert seats(ann.situation)[2] == ("free", None)


async def test_somebody_takes_a_bots_seat_and_the_bot_takes_it_back(served: Served) -> None:
    ann = await served.table(bots=["careful"], luck=7, options={"charms": "no"})
    bob = await served.sit(ann.code, nickname="Bob", seat=1)
    assert seats(bob.situation) == [("person", "Ann"), ("person", "Bob")]
    await bob.post("/leave")
    await ann.post("/bot", seat=1, bot="careful")
    assert (await play_on(ann))["state"] == "over"


async def test_whoever_names_no_seat_gets_no_bots_seat(served: Served) -> None:
    ann = await served.table(bots=["careful"])
    refused(await served.http.post(f"/api/tables/{ann.code}/sit", json={"nickname": "Bob"}), 409, "full")


async def test_a_bot_does_not_take_a_persons_seat_and_must_be_known(served: Served) -> None:
    ann, _bob = await served.pair()
    refused(await ann.post("/bot", seat=1, bot="careful"), 409, "seat_taken")
    refused(await ann.post("/bot", seat=7, bot="careful"), 422, "bad_seat")
    eve = await served.table()
    refused(await eve.post("/bot", seat=1, bot="clever"), 422, "no_bot")
    refused(await served.watcher(eve.code).post("/bot", seat=1, bot="careful"), 401, "no_token")


async def test_too_many_bots_and_unknown_ones_are_refused(served: Served) -> None:
    refused(await served.create(bots=["careful", "careful"]), 422, "too_many_bots")
    refused(await served.create(bots=["clever"]), 422, "no_bot")


async def test_practice_is_allowed_against_bots_and_takes_their_moves_back_too(served: Served) -> None:
    ann = await served.table(bots=["careful"], undo="practice", luck=7, options={"charms": "no"})
    await settled(ann)
    while ann.situation["turn"] != 0:
        await ann.roll()
        await settled(ann)
    played = ann.situation["view"]["played"]
    while not any(entry["seat"] == 1 for entry in (await ann.get("/log")).json()):
        if ann.situation["turn"] == 0:
            played = ann.situation["view"]["played"]
            await ann.do("/play", move=ann.situation["moves"][-1]["id"])
        else:
            await ann.roll()
        await settled(ann)
    assert ann.situation["may"]["undo"]
    assert (await ann.do("/undo"))["view"]["played"] == played, "back to her own last decision"
    two = await served.create(seats=3, bots=["careful"], undo="practice")
    assert two.json()["error"]["code"] == "practice_alone"


async def test_in_a_game_that_counts_a_bots_move_stays(served: Served) -> None:
    ann = await served.table(bots=["careful"], luck=7, options={"charms": "no"})
    await settled(ann)
    while not (log := (await ann.get("/log")).json()) or log[-1]["seat"] != 1:
        if ann.situation["turn"] == 0:
            await ann.do("/play", move=ann.situation["moves"][-1]["id"])
        else:
            await ann.roll()
        await settled(ann)
    assert not ann.situation["may"]["undo"]


async def test_the_bot_goes_on_after_the_server_comes_back(open_house: Opener) -> None:
    async with open_house(bot_seconds=1000) as served:
        ann = await served.table(bots=["careful"], luck=7, options={"charms": "no"})
        played = await play_until_bot(ann)
    async with open_house() as again:
        ann.http = again.http
        assert (await settled(ann))["view"]["played"] > played


async def test_a_bot_knows_what_its_seat_knows(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    choose = Match.choose

    def listen(match: Match, bot: str) -> Any:
        if match.game.id == "heads":  # others may still be made ready
            asked.append(match.turn)
        return choose(match, bot)

    ann = await served.table(bots=["careful"])
    monkeypatch.setattr(Match, "choose", listen)
    await play_on(ann)
    assert set(asked) == {1}


async def test_nobody_but_bots_is_no_game(open_house: Opener, clock: TurnedClock) -> None:
    async with open_house(clock, bot_seconds=PACE) as served:
        ann = await served.table(bots=["careful"], luck=7, options={"charms": "no"})
        played = await play_until_bot(ann)
        assert served.a_bot_plays
        await ann.post("/leave")
        await until(lambda: PACE in clock.waits)
        clock.turn(PACE)
        await served.bots_done()
        assert (await served.watcher(ann.code).look())["view"]["played"] == played
        await served.sit(ann.code)
        assert served.a_bot_plays, "it goes on when somebody is there"
        await until(lambda: PACE in clock.waits)
        clock.turn(PACE)
        await until(lambda: served.house.tables._here[ann.code].match.played > played)


async def test_a_bots_moves_are_shown_as_they_are_played(online: Online) -> None:
    ann = await online.table(bots=["careful"], luck=7, options={"charms": "no"})
    movers: list[int | str] = []
    async with online.call(ann) as phone:
        while 1 not in movers:
            situation = phone.situation
            movers += [entry["seat"] for entry in situation["log"]]
            if situation["turn"] == 0:
                await phone.say(type="play", version=situation["version"], move=situation["moves"][-1]["id"])
            elif situation["turn"] == "chance":
                await phone.say(type="roll", version=situation["version"])
            await phone.hear()


async def test_how_long_a_bot_thinks_is_part_of_the_time_it_takes_and_holds_up_nobody(
    open_house: Opener, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks, may_move, choose = threading.Event(), threading.Event(), Match.choose

    def think(match: Match, bot: str) -> Any:
        if match.game.id == "heads":  # others may still be made ready
            thinks.set()
            assert may_move.wait(PATIENCE)
        return choose(match, bot)

    async with open_house(clock, bot_seconds=PACE) as served:
        ann = await served.table(bots=["careful"], luck=7, options={"charms": "no"})
        monkeypatch.setattr(Match, "choose", think)
        played = await play_until_bot(ann)
        await until(thinks.is_set)
        assert (await ann.look())["view"]["played"] == played, "the table answers meanwhile"
        clock.turn(thought := 0.75 * PACE)
        may_move.set()
        await until(lambda: PACE - thought in clock.waits)
        assert (await ann.look())["view"]["played"] == played
        clock.turn(PACE - thought)
        await until(lambda: served.house.tables._here[ann.code].match.played > played)


async def test_the_games_tell_their_bots(served: Served) -> None:
    games = {game["id"]: game["bots"] for game in (await served.http.get("/api/games")).json()}
    assert games["heads"] == ["careful"]
    assert all(games[id] == ["easy", "normal", "hard", "best"] for id in games if id not in ("heads", "tails"))

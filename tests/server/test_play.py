"""Playing: moves carry the version they were made on, and none is played twice."""

from __future__ import annotations

import asyncio

import pytest

import undercroft as uc

from .guests import NOTHING, Served, refused


async def test_a_game_is_played_to_its_end(served: Served) -> None:
    ann, bob = await served.pair(luck=5)
    people = {0: ann, 1: bob}
    await ann.look()
    while ann.situation["state"] != "over":
        turn = ann.situation["turn"]
        mover = people.get(turn, ann)
        await mover.look()
        if turn == "chance":
            await mover.roll()
        else:
            assert (await people[1 - turn].look())["moves"] == []
            await mover.do("/play", move=mover.situation["moves"][-1]["id"])
        await ann.look()
    assert ann.situation["seed"] == 5
    assert ann.situation["turn"] == "over"
    assert ann.situation["moves"] == []
    assert ann.situation["may"] == NOTHING
    for path in ("/roll", "/undo", "/restart"):
        refused(await ann.post(path, version=ann.situation["version"]), 409, "over")
    refused(await ann.post("/play", version=ann.situation["version"], move=0), 409, "over")


async def test_a_roll_plays_all_luck_up_to_the_next_decision(served: Served) -> None:
    ann, _bob = await served.pair()
    await ann.look()
    before = ann.situation["version"]
    await ann.roll()
    assert ann.situation["turn"] == 0
    assert ann.situation["view"]["played"] == 2
    assert ann.situation["version"] == before + 2


async def test_a_stale_move_is_refused_with_the_table_as_it_is(served: Served) -> None:
    ann, _bob = await served.pair(options={"charms": "no"})
    await ann.look()
    old = ann.situation["version"]
    await ann.play("lay 1")
    data = refused(await ann.post("/play", version=old, move=ann.offer("toss")), 409, "stale")
    assert data["table"] == await ann.look()
    assert data["table"]["view"]["table"]["laid"] == 1


@pytest.mark.parametrize("ahead", [1, 1000])
async def test_a_version_that_is_not_there_yet_is_stale(served: Served, ahead: int) -> None:
    ann, _bob = await served.pair()
    await ann.look()
    refused(await ann.post("/roll", version=ann.situation["version"] + ahead), 409, "stale")


async def test_the_same_move_sent_many_times_at_once_is_played_once(served: Served) -> None:
    ann, _bob = await served.pair(options={"charms": "no"})
    await ann.look()
    version, move = ann.situation["version"], ann.offer("lay 1")
    responses = await asyncio.gather(*(ann.post("/play", version=version, move=move) for _time in range(12)))
    assert sorted(response.status_code for response in responses) == [200] + [409] * 11
    assert (await ann.look())["view"]["table"]["laid"] == 1
    assert ann.situation["version"] == version + 1


async def test_the_same_roll_sent_many_times_at_once_falls_once(served: Served) -> None:
    ann, bob = await served.pair()
    await ann.look()
    version = ann.situation["version"]
    responses = await asyncio.gather(*(each.post("/roll", version=version) for each in (ann, bob) * 5))
    assert sorted(response.status_code for response in responses) == [200] + [409] * 9
    assert (await ann.look())["view"]["played"] == 2


async def test_an_illegal_move_is_refused_with_the_table(served: Served) -> None:
    ann, _bob = await served.pair(options={"charms": "no"})
    await ann.look()
    verbs = uc.load("heads").verbs
    for move in (verbs["bank"].id(), verbs["coin"].id(1), len(verbs), 2**31 - 1):
        data = refused(await ann.post("/play", version=ann.situation["version"], move=move), 422, "illegal")
        assert data["table"] == ann.situation
    await ann.play("lay 2")


async def test_nobody_plays_for_another_seat_or_for_luck(served: Served) -> None:
    ann, bob = await served.pair()
    heads = uc.load("heads").verbs
    await ann.look()
    for guest in (ann, bob):  # luck's turn: nobody chooses what falls
        response = await guest.post("/play", version=ann.situation["version"], move=heads["charm"].id(2))
        assert refused(response, 403, "not_yours")["table"]["view"]["played"] == 0
    await ann.roll()
    refused(await bob.post("/play", version=ann.situation["version"], move=heads["lay"].id(0)), 403, "not_yours")
    refused(await ann.post("/roll", version=ann.situation["version"]), 422, "not_luck")


async def test_a_refused_move_leaves_the_luck_to_come_as_it_was(served: Served) -> None:
    ann, _bob = await served.pair(luck=11, options={"charms": "no"})
    match = uc.load("heads").start(seed=11, charms=False)
    await ann.look()
    refused(await ann.post("/play", version=ann.situation["version"], move=0), 422, "illegal")
    refused(await ann.post("/roll", version=ann.situation["version"]), 422, "not_luck")
    for move in ("lay 2", "toss"):
        await ann.play(move)
        match.play(move)
    await ann.roll()
    while match.turn == uc.CHANCE:
        match.roll()
    assert ann.situation["view"]["table"] == match.view(0)["table"]


async def test_the_log_tells_what_happened(served: Served) -> None:
    ann, bob = await served.pair(luck=11)
    await ann.look()
    await ann.roll()
    await ann.play("lay 1")
    match = served.house.tables._here[ann.code].match
    for guest, seat in ((ann, 0), (bob, 1)):
        log = (await guest.get("/log")).json()
        assert [entry["said"] for entry in log] == [step.said.data() for step in match.log(seat)]
        assert [entry["events"] for entry in log] == [
            [event.data() for event in step.events] for step in match.log(seat)
        ]
        assert [entry["seat"] for entry in log] == ["chance", "chance", 0]
        assert (await guest.get("/log?since=2")).json() == log[2:]
    assert (await ann.get("/log?since=9")).json() == []


async def test_an_earlier_position_is_what_was_seen_then(served: Served) -> None:
    ann, _bob = await served.pair(options={"charms": "no"})
    await ann.look()
    seen = [ann.situation["view"]]
    for move in ("lay 1", "lay 1", "toss"):
        seen.append((await ann.play(move))["view"])
    for number, view in enumerate(seen):
        assert (await ann.get(f"/at/{number}")).json() == view
    refused(await ann.get("/at/4"), 404, "no_position")


async def test_a_table_has_its_limit(open_house: object) -> None:
    async with open_house(changes_per_table=5) as served:  # type: ignore[operator]
        ann, _bob = await served.pair(options={"charms": "no"})
        await ann.look()
        await ann.play("lay 1")
        await ann.play("lay 1")
        refused(await ann.post("/play", version=5, move=ann.offer("toss")), 409, "table_full")

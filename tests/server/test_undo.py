"""Taking back: as far as the table allows, and `may` says beforehand what will be allowed."""

from __future__ import annotations

import random

from .guests import NOTHING, Guest, Served, refused


async def test_a_move_is_taken_back_and_the_version_still_rises(served: Served) -> None:
    ann, _bob = await served.pair(options={"charms": "no"})
    await ann.look()
    first = ann.situation["view"]
    await ann.play("lay 1")
    version = ann.situation["version"]
    assert ann.situation["may"]["undo"] is True
    await ann.do("/undo")
    assert ann.situation["view"] == first
    assert ann.situation["version"] == version + 1
    assert ann.situation["may"] == {**NOTHING, "bots": True}
    assert (await ann.get("/log")).json() == []
    refused(await ann.post("/undo", version=ann.situation["version"]), 409, "cannot_undo")


async def test_an_undone_move_can_be_played_otherwise(served: Served) -> None:
    ann, _bob = await served.pair(options={"charms": "no"})
    await ann.look()
    await ann.play("lay 3")
    await ann.do("/undo")
    await ann.play("lay 2")
    assert ann.situation["view"]["table"]["laid"] == 2
    assert [entry["said"]["args"]["coins"] for entry in (await ann.get("/log")).json()] == [2]


async def test_a_turn_is_started_again(served: Served) -> None:
    ann, _bob = await served.pair()
    await ann.look()
    await ann.roll()
    first = ann.situation["view"]
    await ann.play("lay 1")
    await ann.play("lay 1")
    await ann.do("/restart")
    assert ann.situation["view"] == first


async def test_what_was_rolled_stays(served: Served) -> None:
    ann, _bob = await served.pair()
    await ann.look()
    await ann.roll()
    for path in ("/undo", "/restart"):
        data = refused(await ann.post(path, version=ann.situation["version"]), 409, "cannot_undo")
        assert "Luck" in data["error"]["message"]["en"]
        assert data["table"] == ann.situation


async def test_nobody_takes_back_for_another(served: Served) -> None:
    ann, bob = await served.pair(options={"charms": "no"})
    await ann.look()
    await ann.play("lay 1")
    await bob.look()
    assert bob.situation["may"]["undo"] is False
    refused(await bob.post("/undo", version=bob.situation["version"]), 409, "cannot_undo")
    refused(await bob.post("/restart", version=bob.situation["version"]), 409, "cannot_undo")


async def test_at_a_table_without_undo_nothing_is_taken_back(served: Served) -> None:
    ann, _bob = await served.pair(options={"charms": "no"}, undo="none")
    await ann.look()
    await ann.play("lay 1")
    assert ann.situation["may"] == {**NOTHING, "bots": True}
    for path in ("/undo", "/restart"):
        refused(await ann.post(path, version=ann.situation["version"]), 409, "no_undo")


async def test_in_practice_luck_is_taken_back_and_falls_the_same_way_again(served: Served) -> None:
    ann = await served.table(game="one_card", seats=1, undo="practice")
    await ann.roll()
    dice = ann.situation["view"]["table"]["dice"]
    move = ann.situation["moves"][0]["id"]
    await ann.do("/play", move=move)
    await ann.do("/undo")
    assert ann.situation["view"]["table"]["dice"] == dice
    refused(await ann.post("/undo", version=ann.situation["version"]), 409, "cannot_undo")
    over = await ann.play_out()
    assert over["may"]["undo"] is True
    await ann.do("/undo")
    assert ann.situation["state"] == "running"
    assert ann.situation["seed"] is None


async def test_a_stale_undo_is_refused(served: Served) -> None:
    ann, _bob = await served.pair(options={"charms": "no"})
    await ann.look()
    version = ann.situation["version"]
    await ann.play("lay 1")
    await ann.play("lay 1")
    refused(await ann.post("/undo", version=version), 409, "stale")
    assert (await ann.look())["view"]["table"]["laid"] == 2


async def test_may_says_what_will_be_allowed(served: Served) -> None:
    """Random play at all kinds of tables: whatever `may` says, trying it agrees."""
    chance = random.Random(4)  # noqa: S311
    for undo, hot_seat in (("turn", False), ("practice", True), ("turn", True), ("none", True)):
        if hot_seat:
            guests: list[Guest] = [await served.table(undo=undo, hot_seat=True)]
        else:
            guests = list(await served.pair(undo=undo))
        for _step in range(25):
            for guest in guests:
                await guest.look()
            guest = chance.choice(guests)
            path = chance.choice(["undo", "restart"])
            if guest.situation["state"] != "over" and chance.random() < 0.3:
                allowed = guest.situation["may"][path]
                response = await guest.post(f"/{path}", version=guest.situation["version"])
                assert (response.status_code == 200) is allowed, (undo, response.text[:200])
            else:
                await any_move(guests, chance)


async def any_move(guests: list[Guest], chance: random.Random) -> None:
    """Whoever can do something does it."""
    for guest in guests:
        if guest.situation["may"]["roll"]:
            await guest.roll()
            return
        if guest.situation["moves"]:
            await guest.do("/play", move=chance.choice(guest.situation["moves"])["id"])
            return

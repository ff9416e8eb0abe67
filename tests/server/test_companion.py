"""Beside a real table: nothing is rolled here, people tell what fell, and can take back what they told wrongly."""

from __future__ import annotations

from typing import Any

from undercroft.server.wire import tables as wire

from .guests import Guest, Served, checked, refused


async def beside(served: Served, game: str = "one_card", **wanted: Any) -> Guest:
    """A table of this game at which luck is told."""
    return await served.table(**{"game": game, "seats": 1, "undo": "practice", "companion": True, **wanted})


async def tell(guest: Guest, *texts: str) -> None:
    """What fell, one die or card after the other."""
    for text in texts:
        assert guest.situation["turn"] == "chance"
        await guest.play(text)


async def test_whoever_sits_there_is_asked_what_fell(served: Served) -> None:
    ann = await beside(served)
    assert ann.situation["companion"]
    assert not ann.situation["may"]["roll"]
    assert [move["text"] for move in ann.situation["moves"]] == [f"die {face}" for face in range(1, 7)]
    assert (await served.watcher(ann.code).look())["moves"] == []


async def test_what_is_told_is_what_has_fallen(served: Served) -> None:
    ann = await beside(served)
    await tell(ann, "die 4", "die 4", "die 1")
    assert ann.situation["turn"] == 0
    assert sorted(ann.situation["view"]["table"]["dice"]) == [1, 4, 4]


async def test_the_server_never_rolls(served: Served) -> None:
    ann = await beside(served)
    refused(await ann.post("/roll", version=ann.situation["version"]), 422, "companion")
    assert (await ann.look())["view"]["played"] == 0


async def test_what_was_told_wrongly_is_taken_back_alone(served: Served) -> None:
    ann = await beside(served)
    assert not ann.situation["may"]["undo"]
    await tell(ann, "die 4", "die 5")
    assert ann.situation["may"]["undo"]
    await ann.do("/undo")
    assert ann.situation["view"]["played"] == 1
    await tell(ann, "die 6")
    await ann.do("/undo")
    await ann.do("/undo")
    assert ann.situation["view"]["played"] == 0
    refused(await ann.post("/undo", version=ann.situation["version"]), 409, "cannot_undo")


async def test_a_bots_dice_are_told_too_and_what_it_decides_is_its_own(served: Served) -> None:
    ann = await beside(served, "dungeon_roll", seats=2, bots=["easy"], options={"heroes": "none"})
    movers: set[int | str] = set()
    while 1 not in movers:
        before = ann.situation
        await served.bots_done()
        now = await ann.look()
        if before["turn"] == "chance":
            assert now["version"] == before["version"], "dice wait for somebody to tell them, whoever rolls"
        assert now["turn"] in ("chance", 0)
        await ann.do("/play", move=now["moves"][0 if now["turn"] == "chance" else -1]["id"])
        movers = {entry["seat"] for entry in (await ann.get("/log")).json()}
    assert movers == {0, 1, "chance"}


async def test_there_is_no_luck_to_prove(served: Served) -> None:
    ann = await beside(served, "dungeon_roll", options={"heroes": "none"})
    while ann.situation["state"] != "over":
        await ann.do("/play", move=ann.situation["moves"][-1]["id"])
    assert checked(await ann.get("/proof"), wire.Proof)["draws"] == []


async def test_it_needs_one_screen_free_undo_and_a_game_without_secrets(served: Served) -> None:
    refused(await served.create(game="one_card", seats=1, companion=True), 422, "companion_practice")
    wanted = {"undo": "practice", "companion": True}
    refused(await served.create(game="dungeon_roll", seats=2, **wanted), 422, "practice_alone")
    refused(await served.create(game="welcome", seats=2, hot_seat=True, **wanted), 422, "companion_secrets")

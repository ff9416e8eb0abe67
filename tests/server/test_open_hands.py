"""When a round is over nothing of it is a secret any more: the log tells all, and looking back shows every card."""

from __future__ import annotations

from typing import Any

from .guests import Data, Guest, Served


async def first_round(served: Served) -> tuple[Guest, Guest]:
    """Two play Welcome to the Dungeon until somebody has come out of it: the first draws a card and adds it."""
    guests = await served.pair(game="welcome", options={"first_adventurer": "warrior"})
    first, second = sorted(guests, key=lambda guest: guest.seat != guest.situation["turn"])
    await first.play("draw")
    await second.look()
    return first, second


async def finish_round(first: Guest, second: Guest) -> None:
    await first.play("add")
    await second.look()
    await second.play("pass")
    await first.look()
    while first.situation["view"]["table"]["phase"] != "choose":
        await first.do("/play", move=first.situation["moves"][0]["id"])
    await second.look()


async def log_of(guest: Guest) -> list[Data]:
    entries: list[Data] = (await guest.get("/log")).json()
    return entries


async def dungeon(guest: Guest, number: int) -> list[Any]:
    cards = (await guest.get(f"/at/{number}")).json()["table"]["dungeon"]
    return [card["monster"] for card in cards]


def drawn(log: list[Data]) -> Any:
    """What is told of the card that was drawn in the bidding."""
    return next(entry for entry in log if entry["said"]["id"] == "card")["events"]


async def test_cards_come_by_themselves(served: Served) -> None:
    first, second = await first_round(served)
    assert first.situation["view"]["table"]["phase"] == "place"
    assert not first.situation["may"]["roll"]
    assert second.situation["turn"] == first.seat


async def test_a_round_is_told_openly_once_it_is_over(served: Served) -> None:
    first, second = await first_round(served)
    hidden, known = drawn(await log_of(second)), drawn(await log_of(first))
    assert hidden != known
    await finish_round(first, second)
    assert second.situation["opened"] == second.situation["view"]["played"] == len(await log_of(second))
    assert drawn(await log_of(second)) == known
    assert drawn(await log_of(served.watcher(first.code))) == known


async def test_looking_back_at_a_finished_round_shows_every_card(served: Served) -> None:
    first, second = await first_round(served)
    await first.play("add")
    added = first.situation["view"]["played"]
    assert await dungeon(second, added) == [None]
    assert await dungeon(first, added) != [None]
    await second.look()
    await second.play("pass")
    await first.look()
    while first.situation["view"]["table"]["phase"] != "choose":
        await first.do("/play", move=first.situation["moves"][0]["id"])
    assert await dungeon(second, added) == await dungeon(first, added) != [None]


async def test_taking_back_is_not_offered_once_somebody_has_seen_a_card(served: Served) -> None:
    first, second = await first_round(served)
    assert not first.situation["may"]["undo"], "the card was seen"
    await first.play("add")
    assert first.situation["may"]["undo"]
    await second.look()
    await second.play("pass")
    await first.look()
    await first.do("/play", move=first.situation["moves"][0]["id"])
    assert first.situation["may"]["undo"] == (
        (await first.post("/undo", version=first.situation["version"])).is_success
    )


async def test_the_next_round_is_secret_again(served: Served) -> None:
    first, second = await first_round(served)
    await finish_round(first, second)
    opened = second.situation["opened"]
    chooser, other = (first, second) if first.situation["moves"] else (second, first)
    await chooser.play("choose mage")
    await other.look()
    turn, waits = (chooser, other) if chooser.situation["moves"] else (other, chooser)
    await turn.play("draw")
    await waits.look()
    assert waits.situation["opened"] == opened
    mine, theirs = (await log_of(turn))[opened:], (await log_of(waits))[opened:]
    assert drawn(mine) != drawn(theirs)

"""Several people at one screen: one token for all seats, and the view of whoever is to move."""

from __future__ import annotations

from .guests import Served, refused


async def test_one_person_holds_every_seat_and_the_game_starts_at_once(served: Served) -> None:
    ann = await served.table(seats=3, hot_seat=True)
    assert ann.situation["hot_seat"] is True
    assert ann.situation["holds"] == [0, 1, 2]
    assert ann.situation["state"] == "running"
    assert [seat["nickname"] for seat in ann.situation["seats"]] == ["Ann"] * 3


async def test_the_view_is_that_of_the_seat_to_move(served: Served) -> None:
    ann = await served.table(hot_seat=True, luck=1)
    assert ann.situation["seat"] == 0
    for _turn in range(30):
        charms = ann.situation["view"]["table"]["charms"]
        if ann.situation["state"] == "over":
            break
        seat = ann.situation["seat"]
        if ann.situation["turn"] == "chance":
            assert charms[1 - seat] is None
            await ann.roll()
            continue
        assert ann.situation["turn"] == seat
        assert charms[seat] is not None
        assert charms[1 - seat] is None
        await ann.do("/play", move=ann.situation["moves"][-1]["id"])
    assert ann.situation["state"] == "over"


async def test_while_luck_speaks_the_screen_stays_with_whoever_moved(served: Served) -> None:
    ann = await served.table(hot_seat=True, options={"charms": "no"})
    await ann.play("lay 1")
    await ann.play("toss")
    assert (ann.situation["turn"], ann.situation["seat"]) == ("chance", 0)


async def test_each_seat_of_ones_own_can_be_looked_from(served: Served) -> None:
    ann = await served.table(hot_seat=True)
    await ann.roll()
    for seat in (0, 1):
        view = (await ann.get(f"/at/2?seat={seat}")).json()
        assert [charm is not None for charm in view["table"]["charms"]] == [seat == 0, seat == 1]
        log = (await ann.get(f"/log?seat={seat}")).json()
        assert [len(entry["events"]) for entry in log] == [int(seat == 0), int(seat == 1)]
    refused(await ann.get("/log?seat=2"), 422, "bad_seat")


async def test_a_table_for_one_is_no_hot_seat(served: Served) -> None:
    assert (await served.table(game="one_card", seats=1, hot_seat=True)).situation["hot_seat"] is False


async def test_who_leaves_a_hot_seat_leaves_all_of_it(served: Served) -> None:
    ann = await served.table(hot_seat=True)
    await ann.post("/leave")
    assert [seat["kind"] for seat in ann.situation["seats"]] == ["free", "free"]
    refused(await ann.get(), 401, "token_left")

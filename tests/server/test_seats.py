"""Who may sit where: a seat that knows what others may not is taken with everybody's consent, or not at all."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import httpx
import pytest

import undercroft as uc
from undercroft.server.store.schema import BOT as BOTS
from undercroft.server.store.schema import LEAVE, SIT, START, Header
from undercroft.server.tables.dealer import News, number
from undercroft.server.tables.table import MINUTE, Table
from undercroft.server.tables.wishes import LASTS
from undercroft.server.wire import seats as seat_wire
from undercroft.server.wire import tables as wire

from .clocks import TurnedClock
from .guests import Data, Guest, Served, checked, refused
from .test_open_hands import finish_round, first_round

Opener = Callable[..., AbstractAsyncContextManager[Served]]
BOT = 2  # the seat on which one plays


async def at_table(served: Served, **wanted: Any) -> tuple[Guest, Guest]:
    """Ann and Bob with a bot; the charms are dealt, so that everybody has a secret."""
    ann = await served.table(seats=3, **wanted)
    bob = await served.sit(ann.code)
    await ann.post("/bot", seat=BOT, bot="careful")
    await ann.post("/start")
    await ann.look()
    if ann.situation["may"]["roll"]:
        await ann.roll()
    await bob.look()
    return ann, bob


async def sit(served: Served, code: str, **wanted: Any) -> httpx.Response:
    return await served.http.post(f"/api/tables/{code}/sit", json={"nickname": "Cy", **wanted})


async def ask(served: Served, code: str, seat: int = BOT, nickname: str = "Cy") -> Data:
    """Ask for a seat; the number of the wish and its key."""
    response = await served.watcher(code).post("/ask", nickname=nickname, seat=seat)
    assert response.status_code == 201, response.text
    data: Data = checked(response, seat_wire.Asked)
    return data


async def seatings(guest: Guest) -> list[tuple[Any, ...]]:
    """The log of seats, short: what, which seat, who, which bot, by whom."""
    lines = checked(await guest.get("/seatings"), list[seat_wire.SeatChange])
    return [tuple(line[name] for name in ("kind", "seat", "name", "bot", "by")) for line in lines]


async def three_in_welcome(served: Served) -> list[Guest]:
    """Three at a table of Welcome to the Dungeon, in the order in which they are to move."""
    ann = await served.table(game="welcome", seats=3, options={"first_adventurer": "warrior"})
    guests = [ann, await served.sit(ann.code), await served.sit(ann.code, nickname="Cy")]
    await ann.post("/start")
    begins = (await ann.look())["turn"]
    for guest in guests:
        await guest.look()
    return guests[begins:] + guests[:begins]


# A seat is no spyglass


async def test_nobody_sits_down_on_a_bots_seat_that_knows_a_secret(served: Served) -> None:
    ann, _bob = await at_table(served)
    data = refused(await sit(served, ann.code, seat=BOT), 409, "sealed")
    assert data["table"]["sealed"]
    assert data["table"]["view"]["table"]["charms"] == [None] * 3
    assert (await ann.look())["seats"][BOT]["kind"] == "bot"


async def test_nor_on_the_seat_of_somebody_who_left(served: Served) -> None:
    ann, bob = await at_table(served)
    await bob.post("/leave")
    refused(await sit(served, ann.code), 409, "sealed")
    refused(await sit(served, ann.code, seat=1), 409, "sealed")


async def test_nor_on_any_other_because_who_comes_may_have_sat_elsewhere(served: Served) -> None:
    """Welcome to the Dungeon: whoever has drawn a card leaves, and would come back on a seat that has drawn none."""
    first, second = await first_round(served)
    await second.post("/leave")
    refused(await sit(served, first.code), 409, "sealed")


async def test_where_nothing_is_hidden_seats_are_free(served: Served) -> None:
    ann, bob = await at_table(served, options={"charms": "no"})
    assert not ann.situation["sealed"]
    await bob.post("/leave")
    assert (await served.sit(ann.code, nickname="Cy", seat=BOT)).seat == BOT
    assert (await served.sit(ann.code, nickname="Dee")).seat == 1
    refused(await served.watcher(ann.code).post("/ask", nickname="Eve", seat=1), 409, "full")
    await ann.post("/leave")
    refused(await served.watcher(ann.code).post("/ask", nickname="Eve", seat=0), 409, "not_sealed")


async def test_before_the_first_card_and_after_the_end_seats_are_free(served: Served) -> None:
    ann = await served.table(bots=["careful"])
    assert (await served.sit(ann.code, seat=1)).seat == 1
    one = await served.table(hot_seat=True)
    await one.play_out()
    await one.post("/leave")
    assert (await served.sit(one.code)).seat == 0


async def test_at_the_end_of_a_round_seats_are_free_again(served: Served) -> None:
    first, second = await first_round(served)
    assert (await first.look())["sealed"]
    await finish_round(first, second)
    assert not (await first.look())["sealed"]
    await second.post("/leave")
    assert (await served.sit(first.code, nickname="Cy")).seat == second.seat


async def test_a_bot_may_take_a_seat_with_a_secret_for_it_tells_nobody(served: Served) -> None:
    ann, bob = await at_table(served)
    await bob.post("/leave")
    await ann.post("/bot", seat=1, bot="careful")
    assert ann.situation["seats"][1]["kind"] == "bot"
    refused(await sit(served, ann.code, seat=1), 409, "sealed")


async def test_a_table_that_everybody_has_left_can_be_taken_over(served: Served) -> None:
    ann, bob = await at_table(served)
    for guest in (ann, bob):
        await guest.post("/leave")
    assert (await served.sit(ann.code, nickname="Cy")).seat == 0
    refused(await sit(served, ann.code), 409, "sealed")


# With everybody's consent


async def test_everybody_who_sits_has_to_agree(served: Served) -> None:
    ann, bob = await at_table(served)
    wish = await ask(served, ann.code)
    shown = {"number": wish["wish"], "seat": BOT, "nickname": "Cy", "agreed": [], "granted": False}
    assert (await ann.look())["wish"] == (await served.watcher(ann.code).look())["wish"] == shown
    assert ann.situation["may"]["answer"]
    assert not (await served.watcher(ann.code).look())["may"]["answer"]
    await ann.post("/answer", wish=wish["wish"], agree=True)
    assert ann.situation["wish"] == {**shown, "agreed": [0]}
    assert not ann.situation["may"]["answer"]
    refused(await sit(served, ann.code, key=wish["key"]), 409, "sealed")
    await bob.post("/answer", wish=wish["wish"], agree=True)
    assert bob.situation["wish"] == {**shown, "agreed": [0, 1], "granted": True}
    refused(await sit(served, ann.code, seat=BOT), 409, "sealed")
    refused(await sit(served, ann.code, key="guess"), 409, "no_wish")
    cy = served.guest(await sit(served, ann.code, key=wish["key"], nickname="Somebody else"), 200)
    assert (cy.seat, cy.situation["wish"], cy.situation["seats"][BOT]["nickname"]) == (BOT, None, "Cy")
    assert (await seatings(ann))[-2:] == [
        ("bot_left", BOT, None, "careful", None),
        ("agreed", BOT, "Cy", None, None),
    ]


async def test_one_no_is_enough(served: Served) -> None:
    ann, bob = await at_table(served)
    wish = await ask(served, ann.code)
    await ann.post("/answer", wish=wish["wish"], agree=True)
    await bob.post("/answer", wish=wish["wish"], agree=False)
    assert bob.situation["wish"] is None
    refused(await sit(served, ann.code, key=wish["key"]), 409, "no_wish")
    refused(await ann.post("/answer", wish=wish["wish"], agree=True), 409, "no_wish")


async def test_an_answer_is_about_the_wish_that_was_shown(served: Served) -> None:
    ann, bob = await at_table(served)
    first = await ask(served, ann.code)
    refused(await served.watcher(ann.code).post("/ask", nickname="Dee", seat=BOT), 409, "wish_pending")
    refused(await served.watcher(ann.code).post("/withdraw", key="guess"), 409, "no_wish")
    refused(await served.watcher(ann.code).post("/answer", wish=first["wish"], agree=True), 401, "no_token")
    checked(await served.watcher(ann.code).post("/withdraw", key=first["key"]), wire.Situation)
    second = await ask(served, ann.code, nickname="Dee")
    refused(await bob.post("/answer", wish=first["wish"], agree=True), 409, "no_wish")
    assert (await bob.look())["wish"]["number"] == second["wish"] != first["wish"]


async def test_only_seats_without_a_person_can_be_asked_for(served: Served) -> None:
    ann, _bob = await at_table(served)
    refused(await served.watcher(ann.code).post("/ask", nickname="Cy", seat=1), 409, "full")
    refused(await served.watcher(ann.code).post("/ask", nickname="Cy", seat=3), 422, "bad_seat")


async def test_once_nothing_is_hidden_any_more_nobody_need_agree(served: Served) -> None:
    first, second, third = await three_in_welcome(served)
    await first.play("draw")
    await first.play("add")
    for guest in (second, third):
        await guest.look()
        await guest.play("pass")
    await third.post("/leave")
    wish = await ask(served, first.code, third.seat or 0, nickname="Di")
    assert not (await first.look())["wish"]["granted"]
    while first.situation["view"]["table"]["phase"] != "choose":
        await first.do("/play", move=first.situation["moves"][0]["id"])
    assert first.situation["wish"]["granted"]
    di = served.guest(await sit(served, first.code, key=wish["key"]), 200)
    assert di.seat == third.seat
    assert (await seatings(di))[-1] == ("sat", di.seat, "Di", None, None)


async def test_a_wish_ends_by_itself(open_house: Opener, clock: TurnedClock) -> None:
    async with open_house(clock, bot_seconds=LASTS) as served:
        ann, bob = await at_table(served)
        wish = await ask(served, ann.code)
        for guest in (ann, bob):
            await guest.post("/answer", wish=wish["wish"], agree=True)
        clock.turn(LASTS)
        refused(await sit(served, ann.code, key=wish["key"]), 409, "no_wish")
        await ask(served, ann.code)


async def test_whoever_leaves_need_not_agree_and_one_screen_agrees_once(served: Served) -> None:
    ann, bob = await at_table(served)
    wish = await ask(served, ann.code)
    await bob.post("/leave")
    await ann.post("/answer", wish=wish["wish"], agree=True)
    assert ann.situation["wish"]["granted"]
    one = await served.table(seats=3, hot_seat=True, bots=["careful"])
    await one.roll()
    wish = await ask(served, one.code)
    await one.post("/answer", wish=wish["wish"], agree=True)
    assert one.situation["wish"] == {**one.situation["wish"], "agreed": [0, 1], "granted": True}


# Bots


async def test_only_whoever_opened_the_table_decides_about_bots(served: Served) -> None:
    ann, bob = await at_table(served)
    assert (ann.situation["may"]["bots"], bob.situation["may"]["bots"]) == (True, False)
    for bot in ("random", None):
        refused(await bob.post("/bot", seat=BOT, bot=bot), 403, "not_host")
    await ann.post("/bot", seat=BOT, bot="random")
    assert ann.situation["seats"][BOT]["bot"] == "random"
    assert (await seatings(bob))[-1] == ("level", BOT, None, "random", "Ann")


async def test_others_let_the_usual_bot_play_where_somebody_left(served: Served) -> None:
    ann = await served.table(seats=3)
    bob = await served.sit(ann.code, nickname="Bob")
    refused(await bob.post("/bot", seat=2, bot="careful"), 403, "not_host")
    cy = await served.sit(ann.code, nickname="Cy")
    await ann.post("/start")
    await cy.post("/leave")
    assert (await bob.look())["may"]["fill"] == [2]
    refused(await bob.post("/bot", seat=2, bot="random"), 403, "not_host")
    await bob.post("/bot", seat=2, bot="careful")
    assert (await seatings(ann))[-1] == ("bot", 2, None, "careful", "Bob")


async def test_whoever_has_sat_longest_decides_when_the_first_has_left(served: Served) -> None:
    ann, bob = await at_table(served)
    await ann.post("/leave")
    assert (await bob.look())["may"]["bots"]
    await bob.post("/bot", seat=BOT, bot=None)
    assert (await seatings(bob))[-2:] == [("left", 0, "Ann", None, None), ("bot_left", BOT, None, "careful", "Bob")]


# Whoever does not come back


async def test_whoever_opened_the_table_frees_the_seat_of_somebody_gone(open_house: Opener, clock: TurnedClock) -> None:
    async with open_house(clock, bot_seconds=LASTS, free_minutes=5) as served:
        ann, bob = await at_table(served)
        clock.turn(5 * MINUTE - 1)
        assert (await ann.look())["may"]["free"] == []
        refused(await ann.post("/free", seat=1), 409, "not_away")
        clock.turn(1)
        assert (await ann.look())["may"]["free"] == [1]
        refused(await ann.post("/free", seat=BOT), 409, "nobody_there")
        refused(await ann.post("/free", seat=0), 409, "not_away")
        refused(await ann.post("/free", seat=7), 422, "bad_seat")
        checked(await ann.post("/free", seat=1), wire.Situation)
        assert ann.situation["seats"][1]["kind"] == "free"
        refused(await bob.get(), 401, "token_left")
        assert (await seatings(ann))[-1] == ("freed", 1, "Bob", None, "Ann")
        refused(await sit(served, ann.code, seat=1), 409, "sealed")


async def test_nobody_else_frees_a_seat_and_nobody_who_asks_for_the_table_is_gone(
    open_house: Opener, clock: TurnedClock
) -> None:
    async with open_house(clock, bot_seconds=LASTS) as served:
        ann, bob = await at_table(served)
        clock.turn(10 * MINUTE)
        refused(await bob.post("/free", seat=0), 403, "not_host")
        refused(await ann.post("/free", seat=1), 409, "not_away")


# What is written down


async def test_every_change_of_a_seat_is_a_line_and_survives_a_restart(open_house: Opener) -> None:
    async with open_house() as served:
        ann, bob = await at_table(served)
        await ann.post("/bot", seat=BOT, bot="random")
        await bob.post("/leave")
        await ann.post("/bot", seat=1, bot="careful")
        await ann.post("/bot", seat=1, bot=None)
        lines = await seatings(ann)
        data = (await served.watcher(ann.code).get("/seatings?since=3")).json()
        assert (await ann.look())["seatings"] == len(lines)
    assert lines == [
        ("sat", 0, "Ann", None, None),
        ("sat", 1, "Bob", None, None),
        ("bot", 2, None, "careful", "Ann"),
        ("level", 2, None, "random", "Ann"),
        ("left", 1, "Bob", None, None),
        ("bot", 1, None, "careful", "Ann"),
        ("bot_left", 1, None, "careful", "Ann"),
    ]
    assert [(line["number"], line["after"]) for line in data][:2] == [(3, 3), (4, 3)]
    async with open_house() as again:
        assert await seatings(Guest(again.http, ann.code, ann.token)) == lines


def test_a_table_that_was_stored_before_is_told_about_as_well() -> None:
    """Bots were put on seats without saying by whom."""
    game = uc.load("heads")
    options = dict(game.read_options({}))
    about = {"odds": "off", "undo": "turn", "analysis": False, "hot_seat": False, "given": 0, "created": 0}
    header = Header("BCDFGH", "heads", game.version, game.box.fingerprint, 3, options, 1, "0", False, **about)
    news = [News(SIT, 0, 1, "Ann"), News(SIT, 1, 2, "Bob"), News(SIT, 2, BOTS, "careful"), News(START, 0, 1)]
    news += [News(LEAVE, 2, BOTS), News(SIT, 2, BOTS, "random"), News(LEAVE, 1, 2)]
    table = Table(header, number(news, 0))
    lines = [(entry.kind, entry.seat, entry.name, entry.bot, entry.by) for entry in table.seat_log.entries]
    assert lines[2:] == [
        ("bot", 2, None, "careful", None),
        ("bot_left", 2, None, "careful", None),
        ("bot", 2, None, "random", None),
        ("left", 1, "Bob", None, None),
    ]


# The key to one's own seat


async def test_a_key_for_another_device(served: Served) -> None:
    ann, bob = await at_table(served)
    token = checked(await bob.post("/key"), seat_wire.SeatKey)["token"]
    phone = Guest(served.http, bob.code, token)
    assert await phone.look() == await bob.look(), "both hold the seat"
    refused(await served.watcher(ann.code).post("/key"), 401, "no_token")


# Luck that nobody knows


@pytest.mark.parametrize("wanted", [{}, {"hot_seat": True}, {"seats": 3, "bots": ["careful"]}])
async def test_where_several_have_secrets_nobody_chooses_the_luck(served: Served, wanted: Data) -> None:
    refused(await served.create(seed=7, **wanted), 422, "seed_secrets")


async def test_alone_with_bots_it_can_be_chosen_and_then_nobody_joins(served: Served) -> None:
    ann = await served.table(seed=7, bots=["careful"])
    assert ann.situation["seed_chosen"]
    refused(await sit(served, ann.code, seat=1), 409, "luck_known")
    await ann.post("/leave")
    assert (await served.sit(ann.code, nickname="Cy")).seat == 0
    refused(await sit(served, ann.code, seat=1), 409, "luck_known")


async def test_in_other_games_it_can_be_chosen_and_is_told(served: Served) -> None:
    ann = await served.table(game="dungeon_roll", seed=7)
    bob = await served.sit(ann.code)
    assert bob.situation["seed_chosen"]
    assert (await served.watcher(ann.code).look())["seed_chosen"]

"""The table as it happens: everybody sees every change, and whoever comes back gets everything."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

from tests.patience import until

from .clocks import TurnedClock
from .guests import Guest, Online

Opener = Callable[..., AbstractAsyncContextManager[Online]]


async def test_hello_is_answered_with_the_whole_situation(online: Online) -> None:
    ann, _bob = await online.pair()
    async with online.call(ann) as phone:
        situation = phone.situation
        assert (situation["seat"], situation["since"], situation["log"]) == (0, 0, [])
        assert situation["seats"][0]["connected"] is True
        rest = {name: value for name, value in situation.items() if name not in ("type", "since", "log")}
        assert rest == await ann.look()


async def test_a_move_is_shown_to_everybody_each_from_their_seat(online: Online) -> None:
    ann, bob = await online.pair()
    watcher = online.watcher(ann.code)
    async with online.call(ann) as first, online.call(bob) as second, online.call(watcher) as third:
        await first.say(type="roll", version=first.situation["version"])
        version = first.situation["version"] + 2
        for phone, seat in ((first, 0), (second, 1), (third, None)):
            situation = await phone.hear_version(version)
            assert situation["seat"] == seat
            charms = situation["view"]["table"]["charms"]
            assert [charm is not None for charm in charms] == [seat == 0, seat == 1]
            assert [entry["number"] for entry in situation["log"]] == [0, 1]
        assert len(first.situation["moves"]) > 0
        assert second.situation["moves"] == third.situation["moves"] == []


async def test_moves_by_http_are_shown_too(online: Online) -> None:
    ann, bob = await online.pair(options={"charms": "no"})
    async with online.call(bob) as phone:
        await ann.look()
        await ann.play("lay 1")
        assert (await phone.hear_version(ann.situation["version"]))["view"]["table"]["laid"] == 1


async def test_a_refusal_comes_with_the_table_and_the_line_stays(online: Online) -> None:
    ann, bob = await online.pair(options={"charms": "no"})
    async with online.call(ann) as phone, online.call(bob) as other:
        version = phone.situation["version"]
        await phone.say(type="play", version=version - 1, move=0)
        answer = await phone.hear_refusal()
        assert answer["code"] == "stale"
        assert answer["situation"]["version"] == version
        await phone.say(type="play", version=version, move=0)
        assert (await phone.hear_refusal())["code"] == "illegal"
        await phone.say(type="roll", version=version)
        assert (await phone.hear_refusal())["code"] == "not_luck"
        for kind in ("undo", "restart"):
            await phone.say(type=kind, version=version)
            assert (await phone.hear_refusal())["code"] == "cannot_undo"
        await other.say(type="play", version=version, move=5)
        assert (await other.hear_refusal())["code"] == "not_yours"
        await phone.say(type="ping")
        assert await phone.hear() == {"type": "pong"}


async def test_a_watcher_is_refused_everything(online: Online) -> None:
    ann, _bob = await online.pair()
    async with online.call(online.watcher(ann.code)) as phone:
        for kind in ("roll", "undo", "restart"):
            await phone.say(type=kind, version=phone.situation["version"])
            assert (await phone.hear())["code"] == "no_token"
        await phone.say(type="play", version=phone.situation["version"], move=0)
        assert (await phone.hear())["code"] == "no_token"


async def test_a_repeated_message_is_played_once(online: Online) -> None:
    ann, _bob = await online.pair(options={"charms": "no"})
    await ann.look()
    async with online.call(ann) as phone:
        message = {"type": "play", "version": phone.situation["version"], "move": ann.offer("lay 1")}
        for _time in range(4):
            await phone.say(**message)
        heard = [await phone.hear() for _time in range(4)]
        assert sorted(each["type"] for each in heard) == ["refused"] * 3 + ["situation"]
        assert phone.situation["view"]["table"]["laid"] == 1


async def test_a_dropped_line_comes_back_to_the_same_seat_with_what_was_missed(online: Online) -> None:
    ann, _bob = await online.pair(options={"charms": "no"})
    async with online.call(ann) as phone:
        await phone.say(type="play", version=phone.situation["version"], move=(await ann.look())["moves"][0]["id"])
        await phone.hear()
        known, version = phone.situation["view"]["played"], phone.situation["version"]
    await ann.look()
    await ann.play("lay 1")
    async with online.call(ann, since=known, version=version) as phone:
        assert (phone.situation["seat"], phone.situation["since"]) == (0, known)
        assert [entry["number"] for entry in phone.situation["log"]] == [1]


async def test_what_was_taken_back_meanwhile_is_told_anew(online: Online) -> None:
    ann, _bob = await online.pair(options={"charms": "no"})
    await ann.look()
    await ann.play("lay 3")
    version = ann.situation["version"]
    await ann.do("/undo")
    await ann.play("lay 1")
    await ann.play("toss")
    async with online.call(ann, since=1, version=version) as phone:
        assert phone.situation["since"] == 0
        assert [entry["said"]["id"] for entry in phone.situation["log"]] == ["lay", "toss"]


async def test_an_undo_takes_the_log_back(online: Online) -> None:
    ann, bob = await online.pair(options={"charms": "no"})
    await ann.look()
    async with online.call(bob) as phone:
        await ann.play("lay 2")
        await phone.hear_version(ann.situation["version"])
        await ann.do("/undo")
        await phone.hear_version(ann.situation["version"])
        assert (phone.situation["since"], phone.situation["log"]) == (0, [])
        await ann.play("lay 1")
        await phone.hear_version(ann.situation["version"])
        assert (phone.situation["since"], phone.situation["log"][0]["said"]["args"]["coins"]) == (0, 1)


async def test_on_one_screen_the_story_is_told_anew_to_each_seat(online: Online) -> None:
    ann = await online.table(hot_seat=True, luck=1)
    log: list[dict[str, Any]] = []
    async with online.call(ann) as phone:
        while phone.situation["state"] != "over":
            seat, opened, now = phone.situation["seat"], phone.situation["opened"], phone.situation
            if now["may"]["roll"]:
                await phone.say(type="roll", version=now["version"])
            else:
                await phone.say(type="play", version=now["version"], move=now["moves"][-1]["id"])
            await phone.hear()
            log = [*log[: phone.situation["since"]], *phone.situation["log"]]
            if phone.situation["seat"] != seat:
                assert phone.situation["since"] == 0
            asked = await ann.get(f"/log?seat={phone.situation['seat']}")
            if phone.situation["opened"] != opened:  # what was told before is told openly now: it is fetched again
                log = asked.json()
            assert log == asked.json()


async def test_who_is_there_is_shown(online: Online) -> None:
    ann, bob = await online.pair()
    async with online.call(ann) as phone:
        assert [seat["connected"] for seat in phone.situation["seats"]] == [True, False]
        async with online.call(bob), online.call(bob):
            await phone.hear()
            assert [seat["connected"] for seat in phone.situation["seats"]] == [True, True]
        await phone.hear()
        assert [seat["connected"] for seat in phone.situation["seats"]] == [True, False]
        async with online.call(online.watcher(ann.code)):
            await phone.hear_nothing_new()


async def test_who_leaves_by_another_tab_goes_on_as_a_watcher(online: Online) -> None:
    ann, _bob = await online.pair()
    async with online.call(ann) as phone:
        await ann.post("/leave")
        await phone.hear_version(4)
        assert (phone.situation["seat"], phone.situation["holds"]) == (None, [])
        await phone.say(type="roll", version=phone.situation["version"])
        assert (await phone.hear())["code"] == "token_left"


async def test_one_who_does_not_listen_holds_up_nobody(online: Online) -> None:
    ann = await online.table(hot_seat=True, undo="practice", options={"charms": "no"})
    async with online.dial(ann.code) as deaf, online.call(ann) as phone:
        await deaf.say(type="hello", token=None, since=0)
        deaf.line.transport.pause_reading()
        for _time in range(60):
            now = phone.situation
            await phone.say(type="play", version=now["version"], move=now["moves"][0]["id"])
            await phone.hear()
            await phone.say(type="undo", version=phone.situation["version"])
            await phone.hear()
        deaf.line.transport.resume_reading()
        await deaf.hear_version(phone.situation["version"])


# Hanging up


BAD_HELLOS: list[str | bytes] = [
    "",
    "{",
    "null",
    '"hello"',
    '{"type":"hello","token":7}',
    '{"type":"hello","since":-1}',
    '{"type":"hello","since":true}',
    '{"type":"hello","seat":0}',
    '{"type":"play","version":1,"move":0}',
    b'{"type":"hello"}',
]


async def test_a_bad_hello_is_hung_up_on(online: Online) -> None:
    ann = await online.table()
    for message in BAD_HELLOS:
        async with online.dial(ann.code) as phone:
            await phone.line.send(message)
            assert await phone.closed() == (4400, "bad_message"), message


BAD_MESSAGES: list[str | bytes] = [
    "{",
    '{"type":"dance"}',
    '{"type":"play","version":1}',
    '{"type":"play","version":1,"move":"0"}',
    '{"type":"roll","version":1,"move":0}',
    '{"type":"roll","version":true}',
    '{"type":"hello","token":null,"since":0}',
    b"\x00",
]


async def test_a_bad_message_is_hung_up_on_and_changes_nothing(online: Online) -> None:
    ann, _bob = await online.pair()
    before = await online.house.store.load(ann.code)
    for message in BAD_MESSAGES:
        async with online.call(ann) as phone:
            await phone.line.send(message)
            assert await phone.closed() == (4400, "bad_message"), message
    assert await online.house.store.load(ann.code) == before


async def test_a_bad_token_is_hung_up_on(online: Online) -> None:
    ann = await online.table()
    other = await online.table()
    for token, reason in (("forged", "bad_token"), (other.token, "other_table")):
        async with online.dial(ann.code) as phone:
            await phone.say(type="hello", token=token, since=0)
            assert await phone.closed() == (4401, reason)
    await ann.post("/leave")
    async with online.dial(ann.code) as phone:
        await phone.say(type="hello", token=ann.token, since=0)
        assert await phone.closed() == (4401, "token_left")


async def test_a_table_that_is_not_there_is_hung_up_on(online: Online) -> None:
    for code in ("BBBBBB", "nothing"):
        async with online.dial(code) as phone:
            await phone.say(type="hello", token=None, since=0)
            assert await phone.closed() == (4404, "no_table")


async def test_a_foreign_page_is_hung_up_on(online: Online) -> None:
    ann = await online.table()
    async with online.dial(ann.code, origin="https://elsewhere.example") as phone:
        assert await phone.closed() == (4403, "foreign_origin")
    async with online.dial(ann.code, origin=f"http://{online.address}") as phone:
        await phone.say(type="hello", token=None, since=0)
        assert (await phone.hear())["type"] == "situation"


async def test_who_says_nothing_is_hung_up_on(open_online: Opener) -> None:
    async with open_online(hello_seconds=0.1) as online:
        ann = await online.table()
        async with online.dial(ann.code) as phone:
            assert await phone.closed() == (4408, "too_slow")


async def test_a_giant_message_is_hung_up_on(online: Online) -> None:
    ann = await online.table()
    async with online.call(ann) as phone:
        await phone.line.send(json.dumps({"type": "ping", "x": "y" * 5000}))
        assert await phone.closed() == (4413, "too_big")
    async with online.call(ann) as phone:
        await phone.line.send("y" * 100_000)
        assert (await phone.closed())[0] == 1009


async def test_too_many_messages_are_hung_up_on(open_online: Opener, clock: TurnedClock) -> None:
    async with open_online(clock, messages_at_once=5, messages_per_second=1) as online:
        ann = await online.table()
        async with online.call(ann) as phone:
            for _time in range(6):
                await phone.say(type="ping")
            assert await phone.closed() == (4429, "too_many_messages")


async def test_too_many_lines_are_hung_up_on(open_online: Opener) -> None:
    async with open_online(lines_per_address=2) as online:
        ann = await online.table()
        async with online.call(ann), online.call(ann), online.dial(ann.code) as third:
            assert await third.closed() == (4429, "too_many_lines")
        await until(lambda: not online.house.lines._open)
        async with online.call(Guest(online.http, ann.code)) as phone:
            assert phone.situation["seat"] is None

"""Bad input: a clear refusal, and nothing changed."""

from __future__ import annotations

import json
from typing import Any

from undercroft.server.store.store import Store

from .guests import Guest, Served, refused

GOOD: dict[str, Any] = {"game": "heads", "seats": 2, "nickname": "Ann"}
WRONG_FIELDS: list[tuple[dict[str, Any], str]] = [
    ({"seats": True}, "seats"),
    ({"seats": "2"}, "seats"),
    ({"seats": 2.0}, "seats"),
    ({"seats": 0}, "seats"),
    ({"seats": 10**30}, "seats"),
    ({"seed": -1}, "seed"),
    ({"seed": 2**53}, "seed"),
    ({"seed": False}, "seed"),
    ({"seed": "7"}, "seed"),
    ({"hot_seat": 1}, "hot_seat"),
    ({"hot_seat": "yes"}, "hot_seat"),
    ({"odds": "all"}, "odds"),
    ({"undo": None}, "undo"),
    ({"options": []}, "options"),
    ({"options": {"charms": True}}, "options.charms"),
    ({"options": {"length": 0}}, "options.length"),
    ({"options": {str(n): "" for n in range(65)}}, "options"),
    ({"nickname": ""}, "nickname"),
    ({"nickname": "   "}, "nickname"),
    ({"nickname": "x" * 25}, "nickname"),
    ({"nickname": "a\nb"}, "nickname"),
    ({"nickname": "a\u0000b"}, "nickname"),
    ({"nickname": "a\u202eb"}, "nickname"),
    ({"nickname": "\ud800"}, "nickname"),
    ({"nickname": 7}, "nickname"),
    ({"colour": "red"}, "colour"),
]


JSON = {"Content-Type": "application/json"}


async def test_a_field_that_cannot_be_used_is_named(served: Served) -> None:
    for wrong, field in WRONG_FIELDS:
        body = json.dumps({**GOOD, **wrong}).encode()
        response = await served.http.post("/api/tables", content=body, headers=JSON)
        message = refused(response, 422, "bad_field")["error"]["message"]
        if field == "nickname":
            assert "nickname" in message["en"], wrong
        else:
            assert f"“{field}”" in message["en"], wrong
            assert f"«\u00a0{field}\u00a0»" in message["fr"], wrong


async def test_what_was_sent_is_not_sent_back(served: Served) -> None:
    response = await served.create(nickname="<script>alert(1)</script>" * 2)
    assert "script" not in refused(response, 422, "bad_field")["error"]["message"]["en"]


async def test_a_missing_field_is_named(served: Served) -> None:
    for missing in GOOD:
        body = {name: value for name, value in GOOD.items() if name != missing}
        response = await served.http.post("/api/tables", json=body)
        assert missing in refused(response, 422, "bad_field")["error"]["message"]["en"]


async def test_malformed_json_is_refused(served: Served) -> None:
    number = b'{"seats": ' + b"9" * 5000 + b"}"
    for body in (b"{", b"\xff\xfe", b'{"game": "heads",}', b"[" * 5000, number, b"nul"):
        refused(await served.http.post("/api/tables", content=body, headers=JSON), 400, "bad_json")


async def test_a_body_that_is_no_object_is_refused(served: Served) -> None:
    for body in (b"", b"null", b"[]", b'"x"', b"3"):
        refused(await served.http.post("/api/tables", content=body, headers=JSON), 422, "bad_field")


async def test_a_body_of_another_kind_is_refused(served: Served) -> None:
    refused(await served.http.post("/api/tables", data={"game": "heads"}), 422, "bad_field")


BAD_PLAYS: list[dict[str, Any]] = [
    {"version": 3},
    {"move": 3},
    {"version": 3, "move": True},
    {"version": "3", "move": 3},
    {"version": 3, "move": -1},
    {"version": 3, "move": 2**31},
    {"version": -1, "move": 3},
    {"version": None, "move": 3},
    {"version": 3, "move": 3, "seat": 0},
    {"version": 3, "move": 3.0},
]


async def test_a_move_that_cannot_be_read_changes_nothing(served: Served) -> None:
    ann, _bob = await served.pair(options={"charms": "no"})
    before = await everything(served.house.store, ann)
    for body in BAD_PLAYS:
        refused(await ann.post("/play", **body), 422, "bad_field")
    assert await everything(served.house.store, ann) == before


async def test_numbers_in_addresses_are_checked(served: Served) -> None:
    ann = await served.table()
    for path in ("/log?since=-1", "/log?since=x", "/log?seat=-1", "/log?seat=64", "/at/-1", "/at/x", "/at/99999999999"):
        refused(await ann.get(path), 422, "bad_field")


async def test_a_giant_body_is_refused(served: Served) -> None:
    body = json.dumps({**GOOD, "nickname": "x" * 70_000}).encode()
    response = await served.http.post("/api/tables", content=body, headers=JSON)
    refused(response, 413, "too_big")


async def test_a_giant_body_that_does_not_say_how_long_it_is_is_refused(served: Served) -> None:
    async def endless() -> Any:
        for _part in range(1000):
            yield b"x" * 10_000

    refused(await served.http.post("/api/tables", content=endless()), 413, "too_big")


async def everything(store: Store, guest: Guest) -> object:
    """All that is stored of a table, and what its guest sees."""
    return await store.load(guest.code), (await guest.get()).content

"""Bad input: a clear refusal, and nothing changed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from undercroft.server.store import Store

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


@pytest.mark.parametrize(("wrong", "field"), WRONG_FIELDS, ids=lambda each: str(each)[:40])
async def test_a_field_that_cannot_be_used_is_named(served: Served, wrong: dict[str, Any], field: str) -> None:
    body = json.dumps({**GOOD, **wrong}).encode()
    response = await served.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    message = refused(response, 422, "bad_field")["error"]["message"]
    if field == "nickname":
        assert "nickname" in message["en"]
    else:
        assert f"“{field}”" in message["en"]
        assert f"«\u00a0{field}\u00a0»" in message["fr"]


async def test_what_was_sent_is_not_sent_back(served: Served) -> None:
    response = await served.create(nickname="<script>alert(1)</script>" * 2)
    assert "script" not in refused(response, 422, "bad_field")["error"]["message"]["en"]


@pytest.mark.parametrize("missing", ["game", "seats", "nickname"])
async def test_a_missing_field_is_named(served: Served, missing: str) -> None:
    body = {name: value for name, value in GOOD.items() if name != missing}
    response = await served.http.post("/api/tables", json=body)
    assert missing in refused(response, 422, "bad_field")["error"]["message"]["en"]


@pytest.mark.parametrize(
    "body",
    [b"{", b"\xff\xfe", b'{"game": "heads",}', b"[" * 5000, b'{"seats": ' + b"9" * 5000 + b"}", b"nul"],
    ids=["cut short", "not UTF-8", "comma", "deep", "long number", "no word"],
)
async def test_malformed_json_is_refused(served: Served, body: bytes) -> None:
    response = await served.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    refused(response, 400, "bad_json")


@pytest.mark.parametrize("body", [b"", b"null", b"[]", b'"x"', b"3"])
async def test_a_body_that_is_no_object_is_refused(served: Served, body: bytes) -> None:
    response = await served.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    refused(response, 422, "bad_field")


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


@pytest.mark.parametrize("body", BAD_PLAYS, ids=str)
async def test_a_move_that_cannot_be_read_changes_nothing(served: Served, body: dict[str, Any]) -> None:
    ann, _bob = await served.pair(options={"charms": "no"})
    before = await everything(served.house.store, ann)
    refused(await ann.post("/play", **body), 422, "bad_field")
    assert await everything(served.house.store, ann) == before


@pytest.mark.parametrize(
    "path", ["/log?since=-1", "/log?since=x", "/log?seat=-1", "/log?seat=64", "/at/-1", "/at/x", "/at/99999999999"]
)
async def test_numbers_in_addresses_are_checked(served: Served, path: str) -> None:
    ann = await served.table()
    refused(await ann.get(path), 422, "bad_field")


async def test_a_giant_body_is_refused(served: Served) -> None:
    body = json.dumps({**GOOD, "nickname": "x" * 70_000}).encode()
    response = await served.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    refused(response, 413, "too_big")


async def test_a_giant_body_that_does_not_say_how_long_it_is_is_refused(served: Served) -> None:
    async def endless() -> Any:
        for _part in range(1000):
            yield b"x" * 10_000

    refused(await served.http.post("/api/tables", content=endless()), 413, "too_big")


async def everything(store: Store, guest: Guest) -> object:
    """All that is stored of a table, and what its guest sees."""
    return await store.load(guest.code), (await guest.get()).content

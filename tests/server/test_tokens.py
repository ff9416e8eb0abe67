"""A seat is held by its token, and by nothing else."""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer

from undercroft.server.http.tokens import DAY, Ticket, Tokens

from .guests import Guest, Served, refused

Opener = Callable[..., AbstractAsyncContextManager[Served]]


async def test_a_token_brings_back_the_seat_and_the_whole_view(served: Served) -> None:
    ann, bob = await served.pair()
    await bob.roll()
    again = Guest(served.http, bob.code, bob.token)
    assert await again.look() == bob.situation
    assert again.situation["seat"] == 1
    assert (await ann.look())["seat"] == 0


def forgeries(token: str) -> dict[str, str]:
    """Tokens that are not ours."""
    payload, when, signature = token.split(".")
    code, mark, _holder = json.loads(base64.urlsafe_b64decode(payload + "=="))
    other = base64.urlsafe_b64encode(json.dumps([code, mark, 2]).encode()).decode().rstrip("=")
    return {
        "no signature": f"{payload}.{when}",
        "another holder": f"{other}.{when}.{signature}",
        "another key": str(URLSafeTimedSerializer("guess", salt="undercroft-seat").dumps([code, mark, 1])),
        "another last letter": token[:-2] + ("A" if token[-2] != "A" else "B") + token[-1],
        "long": token * 10,
        "short": "x",
        "not text of ours": "é",
    }


@pytest.mark.parametrize("name", forgeries("WyJYIiwiWSIsMV0.a.b"))
async def test_a_forged_token_is_refused(served: Served, name: str) -> None:
    ann, _bob = await served.pair()
    forged = {"Authorization": f"Bearer {forgeries(str(ann.token))[name]}".encode()}
    path = f"/api/tables/{ann.code}"
    refused(await served.http.get(path, headers=forged), 401, "bad_token")
    refused(await served.http.post(f"{path}/roll", headers=forged, json={"version": 3}), 401, "bad_token")
    assert (await ann.look())["view"]["played"] == 0


@pytest.mark.parametrize("header", ["Basic YTpi", "Bearer", "x"])
async def test_another_kind_of_proof_is_no_watcher(served: Served, header: str) -> None:
    ann = await served.table()
    response = await served.http.get(f"/api/tables/{ann.code}", headers={"Authorization": header})
    refused(response, 401, "bad_token")
    assert response.headers["WWW-Authenticate"] == "Bearer"


async def test_a_token_is_for_its_own_table_alone(served: Served) -> None:
    ann, _bob = await served.pair()
    other, _cy = await served.pair()
    stranger = Guest(served.http, ann.code, other.token)
    refused(await stranger.get(), 403, "other_table")
    refused(await stranger.post("/roll", version=3), 403, "other_table")


async def test_a_token_expires(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await served.table()
    for days, expired in ((179, False), (181, True)):
        monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _signer, days=days: int(time.time()) + days * DAY)
        response = await ann.get()
        if expired:
            refused(response, 401, "token_expired")
        else:
            assert response.status_code == 200
    assert (await served.watcher(ann.code).look())["seats"][0]["nickname"] == "Ann"


@pytest.mark.parametrize("seconds", [2, 3600, 7 * DAY])
async def test_a_clock_that_is_set_back_takes_nobodys_seat(
    served: Served, monkeypatch: pytest.MonkeyPatch, seconds: int
) -> None:
    ann = await served.table()
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _signer: int(time.time()) - seconds)
    assert (await ann.look())["seat"] == 0


async def test_a_token_outlives_a_restart(open_house: Opener) -> None:
    async with open_house() as served:
        ann = await served.table()
    async with open_house() as again:
        assert (await Guest(again.http, ann.code, ann.token).look())["seat"] == 0


def test_a_table_that_gets_the_code_of_another_has_other_tokens() -> None:
    tokens = Tokens("key", 1)
    first = tokens.give(Ticket("BBBBBB", "mark of one", 1))
    assert tokens.read(first) != Ticket("BBBBBB", "mark of another", 1)

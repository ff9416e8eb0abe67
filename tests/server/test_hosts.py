"""The server answers to its own names: no other site's page can read its answers by having a name point to it."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.patience import PATIENCE
from undercroft.server.http.hosts import adding, is_ours, read_hosts
from undercroft.server.settings import Settings

from .guests import Online, Served, refused

Opener = Callable[..., AbstractAsyncContextManager[Served]]


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        (None, True),
        ("localhost", True),
        ("LocalHost:8000", True),
        ("localhost.:8000", True),
        ("table.localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("192.168.1.20:8000", True),
        ("203.0.113.7", True),
        ("[::1]:8000", True),
        ("[2001:db8::1]", True),
        ("games.example", True),
        ("GAMES.example:443", True),
        ("a.club.example", True),
        ("a.b.club.example", True),
        ("club.example", False),
        ("badclub.example", False),
        ("evil.example:8000", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("games.example.evil.example", False),
        ("", False),
        (":8000", False),
        ("me@localhost", False),
        ("localhost/x", False),
        ("[localhost]", False),
        ("[evil]", False),
        ("2130706433", False),
        ("localhost:port", False),
        ("*", False),
        ("ｌocalhost", False),
    ],
)
def test_a_name_of_ours_is_known(host: str | None, ours: bool) -> None:
    assert is_ours(host, read_hosts("games.example:8443 *.club.example")) is ours


def test_this_computers_own_name_is_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Attic.home.example")
    hosts = read_hosts("")
    assert [is_ours(name, hosts) for name in ("attic.home.example", "attic", "attic.local:8000", "home.example")] == [
        True,
        True,
        True,
        False,
    ]


def test_a_star_lets_any_name_in() -> None:
    assert is_ours("evil.example", read_hosts("*"))


def test_the_name_that_it_listens_by_is_ours() -> None:
    settings = adding(Settings(hosts="games.example"), "attic.lan")
    assert [is_ours(name, read_hosts(settings.hosts)) for name in ("games.example", "attic.lan:80")] == [True, True]


async def test_by_a_foreign_name_nothing_is_told(served: Served) -> None:
    ann = await served.table()
    foreign = {"Host": "evil.example:8000", **ann.headers}
    for path in ("/api/games", f"/api/tables/{ann.code}", "/api/nothing"):
        told = refused(await served.http.get(path, headers=foreign), 421, "foreign_host")["error"]["message"]
        assert "“evil.example”" in told["en"]
        assert "UNDERCROFT_HOSTS=evil.example" in told["en"]
        assert "UNDERCROFT_HOSTS=evil.example" in told["fr"]
    refused(await served.http.post(f"/api/tables/{ann.code}/leave", headers=foreign), 421, "foreign_host")
    assert (await ann.look())["seats"][0]["kind"] == "person"


async def test_whoever_opens_the_page_by_a_foreign_name_reads_why_not(served: Served) -> None:
    response = await served.http.get("/", headers={"Host": "attic.lan:8000"})
    assert response.status_code == 421
    assert response.headers["content-type"].startswith("text/plain")
    assert len(response.text.splitlines()) == 2
    assert all("UNDERCROFT_HOSTS=attic.lan" in line for line in response.text.splitlines())


async def test_what_is_no_name_is_not_told(served: Served) -> None:
    response = await served.http.get("/", headers={"Host": "<script>"})
    assert response.status_code == 421
    assert "script" not in response.text
    assert len((await served.http.get("/", headers={"Host": "x" * 250})).text) < 600


async def test_a_setting_allows_other_names(open_house: Opener) -> None:
    async with open_house(hosts="games.example") as served:
        assert (await served.http.get("/api/games", headers={"Host": "games.example"})).status_code == 200
        refused(await served.http.get("/api/games", headers={"Host": "evil.example"}), 421, "foreign_host")


async def test_a_line_by_a_foreign_name_is_not_opened_and_told_why(online: Online) -> None:
    ann = await online.table()
    host, _, port = online.address.rpartition(":")
    url = f"ws://evil.example:{port}/api/tables/{ann.code}/live"
    with pytest.raises(InvalidStatus) as refusal:
        async with connect(url, host=host, port=int(port), open_timeout=PATIENCE, proxy=None):
            pass
    assert refusal.value.response.status_code == 421
    assert b"evil.example" in refusal.value.response.body

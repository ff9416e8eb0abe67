"""Limits for one address, foreign pages, and what the gate adds to every answer."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from undercroft.server.http import limits
from undercroft.server.http.limits import Bucket, Buckets, Lines, address_of
from undercroft.server.http.origins import is_foreign, read_allowed

from .clocks import TurnedClock
from .guests import Served, refused

Opener = Callable[..., AbstractAsyncContextManager[Served]]


def test_a_bucket_empties_and_fills_again(clock: TurnedClock) -> None:
    bucket = Bucket(3, 2, clock)
    assert [bucket.take() for _time in range(4)] == [0, 0, 0, 0.5]
    clock.turn(0.5)
    assert [bucket.take(), bucket.take()] == [0, 0.5]
    clock.turn(100)
    assert [bucket.take(3), bucket.take()] == [0, 0.5]


def test_each_address_has_its_own_and_the_oldest_are_forgotten(
    clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 2)
    buckets = Buckets(1, 1, clock)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [0, 1, 0]
    assert [buckets.take("a"), buckets.take("c"), buckets.take("a")] == [1, 0, 1]
    assert buckets.take("b") == 0


def test_lines_are_counted_for_each_and_in_all() -> None:
    lines = Lines(2, 3)
    assert [lines.open("a"), lines.open("a"), lines.open("a"), lines.open("b"), lines.open("c")] == [
        True,
        True,
        False,
        True,
        False,
    ]
    lines.close("a")
    assert lines.open("c")


def test_an_ipv6_home_is_one_address() -> None:
    assert address_of(("2001:db8::1", 1)) == address_of(("2001:db8::2", 2)) != address_of(("2001:db8:0:1::1", 1))
    assert address_of(("::ffff:192.0.2.1", 1)) == address_of(("192.0.2.1", 1))
    assert address_of(("testclient", 1)) == "testclient"
    assert address_of(None) == "unknown"


async def test_too_many_tables_from_one_address_are_refused(open_house: Opener, clock: TurnedClock) -> None:
    async with open_house(clock, tables_per_hour=2) as served:
        ann = await served.table(game="one_card", seats=1)
        await served.table()
        response = await served.create()
        refused(response, 429, "too_many_tables")
        assert response.headers["Retry-After"] == "1800"
        refused(await ann.post("/fork", at=0), 429, "too_many_tables")
        await ann.look()


async def test_too_many_requests_from_one_address_are_refused(open_house: Opener, clock: TurnedClock) -> None:
    async with open_house(clock, requests_at_once=3, requests_per_second=1) as served:
        for _time in range(3):
            assert (await served.http.get("/api/games")).status_code == 200
        response = await served.http.get("/api/games")
        refused(response, 429, "too_many_requests")
        assert response.headers["Retry-After"] == "1"
        assert (await served.http.get("/")).status_code == 404  # the page is not counted
        clock.turn(1)
        assert (await served.http.get("/api/games")).status_code == 200


async def test_looking_for_tables_by_trying_codes_costs_more(open_house: Opener, clock: TurnedClock) -> None:
    async with open_house(clock, requests_at_once=40, requests_per_second=1) as served:
        codes = [(await served.http.get("/api/tables/BBBBBB")).status_code for _time in range(6)]
        assert codes == [404, 404, 404, 429, 429, 429]


# Origins


@pytest.mark.parametrize(
    ("origin", "host", "foreign"),
    [
        (None, "localhost:8000", False),
        ("http://localhost:8000", "localhost:8000", False),
        ("http://LOCALHOST:8000", "localhost:8000", False),
        ("https://table.example", "table.example", False),
        ("https://table.example", "table.example:443", False),
        ("http://[::1]:8000", "[::1]:8000", False),
        ("http://localhost:8001", "localhost:8000", True),
        ("https://elsewhere.example", "localhost:8000", True),
        ("http://localhost.elsewhere.example:8000", "localhost:8000", True),
        ("null", "localhost:8000", True),
        ("", "localhost:8000", True),
        ("http://", "", True),
        ("http://localhost:port", "localhost:8000", True),
        ("http://localhost:8000", None, True),
        ("http://dev.example:5173", "localhost:8000", False),
    ],
)
def test_a_foreign_page_is_known_by_its_origin(origin: str | None, host: str | None, foreign: bool) -> None:
    assert is_foreign(origin, host, read_allowed("http://dev.example:5173/ https://b.example")) is foreign


async def test_a_foreign_page_is_refused_everything(served: Served) -> None:
    ann = await served.table()
    foreign = {"Origin": "https://elsewhere.example", **ann.headers}
    refused(await served.http.get("/api/games", headers=foreign), 403, "foreign_origin")
    refused(await served.http.post(f"/api/tables/{ann.code}/leave", headers=foreign), 403, "foreign_origin")
    assert (await ann.look())["seats"][0]["kind"] == "person"
    own = {"Origin": "http://test", **ann.headers}
    assert (await served.http.get(f"/api/tables/{ann.code}", headers=own)).status_code == 200


# The page


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A built page."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Undercroft</title>")
    (folder / "assets" / "index-BxY12_ab.js").write_text("let it = 1")
    (folder / "favicon.svg").write_text("<svg/>")
    (tmp_path / "private.txt").write_text("private")
    return folder


async def test_the_page_is_served_for_every_address_of_its_own(served: Served, page: Path) -> None:
    for path in ("/", "/t/BCDFGH", "/replay/BCDFGH", "/no/such/thing", "/index.html", "/t/%00", "/" + "x" * 5000):
        response = await served.http.get(path)
        assert response.status_code == 200
        assert response.text == (page / "index.html").read_text()
        assert response.headers["Cache-Control"] == "no-cache"
        assert response.headers["content-type"].startswith("text/html")


async def test_files_with_a_hash_in_their_name_are_kept_for_ever(served: Served, page: Path) -> None:
    assert page.exists()
    script = await served.http.get("/assets/index-BxY12_ab.js")
    assert script.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert "javascript" in script.headers["content-type"]
    assert (await served.http.get("/favicon.svg")).headers["Cache-Control"] == "no-cache"
    refused(await served.http.get("/assets/index-older123.js"), 404, "not_found")
    refused(await served.http.post("/t/BCDFGH"), 405, "not_allowed")


@pytest.mark.parametrize(
    "path", ["/../private.txt", "/%2e%2e/private.txt", "/assets/../../private.txt", "//etc/passwd"]
)
async def test_no_file_outside_the_page_is_served(served: Served, page: Path, path: str) -> None:
    response = await served.http.get(f"http://test{path}")
    assert response.text == (page / "index.html").read_text()


async def test_a_page_that_was_not_built_is_told_about(served: Served) -> None:
    response = await served.http.get("/t/BCDFGH")
    assert response.status_code == 404
    assert response.headers["content-type"].startswith("text/plain")
    assert "was not built" in response.text
    assert "n’a pas été construite" in response.text


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/BBBBBB", "/api/nothing"])
async def test_every_answer_has_the_headers_that_protect_a_page(served: Served, page: Path, path: str) -> None:
    assert page.exists()
    headers = (await served.http.get(path)).headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Referrer-Policy"] == "no-referrer"
    policy = headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src" not in policy  # so scripts are the default's: ours alone
    assert "unsafe-eval" not in policy
    if path.startswith("/api"):
        assert headers["Cache-Control"] == "no-store"

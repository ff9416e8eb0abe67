"""Connections in crowds: so many from an address, so many in all, and the log at a rate."""

from __future__ import annotations

import asyncio
import errno
import json
import logging
import os
import socket
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.patience import PATIENCE, until
from undercroft.server.http import doors
from undercroft.server.http.doors import (
    AT_ONCE,
    OUR_FILES,
    Doors,
    Listening,
    allow_more_files,
    files_allowed,
    is_among,
)
from undercroft.server.logs import A_SECOND, Rate, begin_log
from undercroft.server.logs import AT_ONCE as LINES_AT_ONCE
from undercroft.server.settings import Settings

from .clocks import TurnedClock
from .guests import Online
from .host import CLOCK, FILES
from .processes import Process
from .raw_lines import HALF, WHOLE, answer_on, line_of
from .test_sockets import Opener


def test_four_hundred_half_open_lines_from_one_address_stop_nobody(tmp_path: Path) -> None:
    seconds = Settings().headers_seconds
    environment = {FILES: "256", CLOCK: "turned", "UNDERCROFT_HEADERS_SECONDS": str(seconds)}
    with ExitStack() as open_lines:
        process = open_lines.enter_context(Process(f"sqlite:///{tmp_path / 'tables.db'}", **environment))
        address = process.wait_until_open()
        port = int(address.rpartition(":")[2])
        crowd = [open_lines.enter_context(line_to(port)) for _number in range(400)]
        assert crowd[-1].recv(1000).startswith(b"HTTP/1.1 429 "), "whoever is not let in is told so"
        let_in = [line for line in crowd[:-1] if is_open(line)]
        assert len(let_in) == Doors(Settings(), 256).each
        for line in let_in:
            line.sendall(HALF)
        assert asks(address, "127.0.0.2") == 200, "others come in"
        process.turn(seconds)
        assert not any(is_heard(line) for line in let_in), "they had their time"
        assert asks(address, "127.0.0.1") == 200, "and now they come in, too"
        process.interrupt()
        code, _printed, errors = process.end()
    assert code == 0
    assert len(errors.splitlines()) <= LINES_AT_ONCE
    assert all("too many connections" in line for line in errors.splitlines()), errors


def line_to(port: int) -> socket.socket:
    """A connection on which nothing has been said."""
    return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)


def is_open(line: socket.socket) -> bool:
    """Whether nobody has said anything or hung up so far."""
    line.setblocking(False)
    try:
        line.recv(1000)
    except BlockingIOError:
        return True
    else:
        return False
    finally:
        line.settimeout(PATIENCE)


def is_heard(line: socket.socket) -> bool:
    """Whether there is an answer, before the line is closed."""
    try:
        return bool(line.recv(1000))
    except ConnectionError:
        return False


def asks(address: str, source: str) -> int:
    """The status that somebody at this address gets."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=PATIENCE) as client:
        return client.get(f"{address}/api/games").status_code


def test_no_address_has_more_than_half_of_all_connections_and_files_are_left_for_us() -> None:
    assert (Doors(Settings(), 256).in_all, Doors(Settings(), 256).each) == (256 - OUR_FILES, (256 - OUR_FILES) // 2)
    assert (Doors(Settings(), 100_000).in_all, Doors(Settings(), 100_000).each) == (5000, 128)
    assert Doors(Settings(), 10).in_all > 1


def test_a_proxy_brings_as_many_as_there_may_be_in_all() -> None:
    settings = Settings(connections=4, connections_per_address=1, proxies="10.0.0.0/8 ::1")
    full = Doors(settings, 10_000)
    lines: Any = [object() for _number in range(6)]
    assert [full.enter(line, ("10.1.2.3", 1)) for line in lines[:3]] == [True] * 3
    assert [full.enter(line, ("192.0.2.1", 1)) for line in lines[3:5]] == [True, False]
    assert not full.enter(lines[5], ("::1", 1)), "now there are four"
    for _twice in range(2):
        full.leave(lines[0])
    assert full.enter(lines[5], ("::1", 1))


@pytest.mark.parametrize(
    ("host", "known", "found"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.0/24", True),
        ("192.0.2.1", "*", True),
        ("192.0.2.1", "192.0.2.2 proxy.example", False),
        ("", "192.0.2.0/24", False),
        ("unix", "unix", True),
    ],
)
def test_proxies_are_addresses_networks_or_all(host: str, known: str, found: bool) -> None:
    assert is_among(host, known.split()) is found


def test_as_many_files_are_asked_for_as_the_system_gives(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    asked: list[Any] = []
    limits = {"now": (256, resource.RLIM_INFINITY)}
    monkeypatch.setattr(resource, "getrlimit", lambda _kind: limits["now"])
    monkeypatch.setattr(resource, "setrlimit", lambda _kind, wanted: asked.append(wanted))
    allow_more_files()
    assert files_allowed() == 256
    limits["now"] = (256, 512)
    allow_more_files()
    limits["now"] = (100_000, 200_000)
    allow_more_files()
    assert asked == [(doors.FILES, resource.RLIM_INFINITY), (512, 512)]


def test_asyncio_takes_a_few_connections_and_then_looks_at_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket.socket, "accept", lambda _self: ("line", "address"))
    with Listening() as listening:
        assert taken_in_a_row(listening) == taken_in_a_row(listening) == AT_ONCE


def taken_in_a_row(listening: Listening) -> int:
    """How many connections come before it says that there is none."""
    count = 0
    try:
        while listening.accept() and count < 1000:
            count += 1
    except BlockingIOError:
        pass
    return count


async def test_where_files_run_out_there_is_one_line_and_a_rest(
    online: Online, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries: list[int] = []
    accept = socket.socket.accept

    def fail_once(listening: socket.socket) -> Any:
        tries.append(1)
        if len(tries) == 1:
            raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))
        return accept(listening)

    monkeypatch.setattr(asyncio.constants, "ACCEPT_RETRY_DELAY", 0)
    monkeypatch.setattr(socket.socket, "accept", fail_once)
    async with line_of(online) as (reader, writer):
        writer.write(WHOLE)
        assert await answer_on(reader) == b"HTTP/1.1 200 OK", "after the rest it goes on"
    assert [record.getMessage() for record in caplog.records] == [
        "too many files are open: nobody is let in for a moment"
    ]


def test_where_files_run_out_asyncio_does_not_try_thousands_of_times(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_listening: socket.socket) -> Any:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    monkeypatch.setattr(socket.socket, "accept", fail)
    with Listening() as listening:
        for _time in range(2):
            with pytest.raises(OSError, match="Too many open files"):
                listening.accept()
            with pytest.raises(BlockingIOError):
                listening.accept()


async def test_what_else_goes_wrong_in_the_loop_is_told_as_ever(caplog: pytest.LogCaptureFixture) -> None:
    doors.note_trouble(asyncio.get_running_loop(), {"message": "a bug of ours", "exception": ValueError("x")})
    assert "a bug of ours" in caplog.text
    assert caplog.records[0].exc_info


async def test_an_address_has_so_many_connections_at_a_time(open_online: Opener) -> None:
    async with open_online(connections_per_address=2) as online:
        async with line_of(online) as (reader, writer), line_of(online):
            async with line_of(online) as (late, _writer):
                refused = (await late.read()).decode()
                assert refused.startswith("HTTP/1.1 429 Too Many Requests\r\n")
                body = json.loads(refused.partition("\r\n\r\n")[2])
                assert body["error"]["code"] == "too_many_connections"
            writer.write(WHOLE)
            assert await answer_on(reader) == b"HTTP/1.1 200 OK"
        await until(lambda: not online.house.doors._inside)
        async with line_of(online) as (reader, writer):
            writer.write(WHOLE)
            assert await answer_on(reader) == b"HTTP/1.1 200 OK"


async def test_websockets_count_as_connections_as_long_as_they_are_open(open_online: Opener) -> None:
    async with open_online(connections_per_address=3) as online:
        ann = await online.table()
        async with online.call(ann), online.call(ann), line_of(online) as (reader, _writer):
            assert (await reader.readline()).startswith(b"HTTP/1.1 429 ")
        await online.http.aclose()
        await until(lambda: not online.house.doors._inside)


# The log


def test_a_flood_of_lines_is_written_at_a_rate(clock: TurnedClock) -> None:
    rate = Rate(clock)

    def write(times: int, name: str = "a", level: int = logging.WARNING) -> list[str]:
        records = [logging.LogRecord(name, level, "", 0, "line %d", (number,), None) for number in range(times)]
        return [record.getMessage() for record in records if rate.filter(record)]

    assert len(write(10 * LINES_AT_ONCE)) == LINES_AT_ONCE
    assert write(1) == []
    assert write(1, level=logging.ERROR) == ["line 0"], "errors are not lost among warnings"
    assert write(1, name="b") == ["line 0"]
    clock.turn(1 / A_SECOND)
    assert write(2) == [f"line 0 ({9 * LINES_AT_ONCE + 1} more before it were left out)"]
    clock.turn(1 / A_SECOND)
    assert write(1) == ["line 0 (1 more before it were left out)"]


def test_the_servers_log_has_a_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    handler, root = logging.NullHandler(), logging.getLogger()
    monkeypatch.setattr(root, "handlers", [handler])
    begin_log()
    assert [type(each) for each in handler.filters] == [Rate]

"""What clients do wrong, by mistake or on purpose: they fall silent, break off, talk nonsense, and talk too much."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from tests.patience import PATIENCE, until
from undercroft.server.settings import Settings

from .clocks import TurnedClock
from .guests import Online
from .raw_lines import HALF, WHOLE, answer_on, handshake, hung_up, line_of
from .test_sockets import Opener

SECONDS = PATIENCE  # for a request, by the settings of these tests


# Who falls silent


@pytest.mark.parametrize("said", [b"", b"G", HALF])
async def test_who_asks_for_nothing_is_hung_up_on(open_online: Opener, clock: TurnedClock, said: bytes) -> None:
    async with open_online(clock) as online, line_of(online) as (reader, writer):
        writer.write(said)
        await until(lambda: SECONDS in clock.waits)
        clock.turn(SECONDS)
        assert await hung_up(reader)


async def test_a_header_now_and_then_does_not_help(open_online: Opener, clock: TurnedClock) -> None:
    async with open_online(clock) as online, line_of(online) as (reader, writer):
        writer.write(HALF)
        await until(lambda: SECONDS in clock.waits)
        clock.turn(SECONDS - 1)
        writer.write(b"x\r\nX-More: ")
        await writer.drain()
        clock.turn(1)
        assert await hung_up(reader)


async def test_each_request_has_its_time(open_online: Opener, clock: TurnedClock) -> None:
    async with open_online(clock) as online, line_of(online) as (reader, writer):
        for _request in range(3):
            writer.write(HALF)
            await until(lambda: SECONDS in clock.waits)
            clock.turn(SECONDS - 1)
            writer.write(b"x\r\n\r\n")
            assert await answer_on(reader) == b"HTTP/1.1 200 OK"
        writer.write(HALF)
        await until(lambda: SECONDS in clock.waits)
        clock.turn(SECONDS)
        assert await hung_up(reader)


async def test_a_body_that_nobody_wants_may_not_last_for_ever(open_online: Opener, clock: TurnedClock) -> None:
    async with open_online(clock) as online, line_of(online) as (reader, writer):
        writer.write(b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\nx")
        assert await answer_on(reader) == b"HTTP/1.1 405 Method Not Allowed"
        await until(lambda: SECONDS in clock.waits)
        clock.turn(SECONDS)
        assert await hung_up(reader)


async def test_who_looks_at_a_table_may_be_silent(open_online: Opener, clock: TurnedClock) -> None:
    async with open_online(clock) as online:
        ann = await online.table()
        async with online.call(ann) as phone:
            clock.turn(10 * SECONDS)
            await phone.hear_nothing_new()


async def test_who_asks_first_and_looks_at_a_table_through_the_same_line_may_be_silent(
    open_online: Opener, clock: TurnedClock
) -> None:
    async with open_online(clock) as online, line_of(online) as (reader, writer):
        ann = await online.table()
        writer.write(WHOLE)
        await answer_on(reader)
        writer.write(handshake(ann.code))
        assert await reader.readuntil(b"\r\n\r\n")
        assert SECONDS not in clock.waits


# Who does not read


LARGE = 50_000_000  # bytes: more than lies between two programs
DEAF = 7.0


@asynccontextmanager
async def deaf_line(online: Online) -> AsyncIterator[socket.socket]:
    """A connection through which little comes unless it is read."""
    host, _, port = online.address.rpartition(":")
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 10_000)
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, (host, int(port)))
        yield line


async def test_who_does_not_read_an_answer_is_hung_up_on(
    open_online: Opener, clock: TurnedClock, settings: Settings
) -> None:
    page = Path(settings.page)
    page.mkdir()
    with (page / "large.bin").open("wb") as file:
        file.truncate(LARGE)
    async with open_online(clock, reading_seconds=DEAF) as online, deaf_line(online) as line:
        line.send(WHOLE.replace(b"/api/games", b"/large.bin"))
        await until(lambda: DEAF in clock.waits)
        clock.turn(DEAF)
        await until(lambda: not online.house.doors._inside)


async def test_who_reads_slowly_is_not(open_online: Opener, clock: TurnedClock, settings: Settings) -> None:
    page = Path(settings.page)
    page.mkdir()
    with (page / "large.bin").open("wb") as file:
        file.truncate(LARGE // 10)
    loop, received = asyncio.get_running_loop(), 0
    async with open_online(clock, reading_seconds=DEAF) as online, deaf_line(online) as line:
        line.send(WHOLE.replace(b"/api/games", b"/large.bin"))
        while received < LARGE // 10:
            clock.turn(DEAF / 100)
            received += len(await loop.sock_recv(line, 1_000_000))


async def test_who_looks_at_a_table_and_does_not_read_is_hung_up_on(open_online: Opener, clock: TurnedClock) -> None:
    async with open_online(clock, reading_seconds=DEAF) as online, deaf_line(online) as line:
        ann = await online.table()
        await online.http.aclose()
        line.send(handshake(ann.code))
        assert (await asyncio.get_running_loop().sock_recv(line, 1000)).startswith(b"HTTP/1.1 101 ")
        to_say = frame(b'{"type":"hello","token":null,"since":0}')
        while DEAF not in clock.waits:
            to_say = to_say or frame(b'{"type":"roll","version":1}') * 100  # each is refused, and shown the table
            with suppress(BlockingIOError):
                to_say = to_say[line.send(to_say) :]
            await asyncio.sleep(0)
        clock.turn(DEAF)
        await until(lambda: not online.house.doors._inside)


def frame(text: bytes) -> bytes:
    """A message through a WebSocket."""
    return b"\x81" + bytes([0x80 | len(text)]) + bytes(4) + text


# Who talks nonsense, or breaks off


CHUNKS = b"Host: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
NONSENSE = {
    "no HTTP": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "two hosts": b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    "a long head": b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 100_000,
    "a chunk that is none": b"POST /api/tables HTTP/1.1\r\n" + CHUNKS + b"zz\r\n",
    "a chunk that is none, on a page": b"POST / HTTP/1.1\r\n" + CHUNKS + b"1\r\nxzz\r\n",
    "a body cut short": b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
    "another upgrade": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    "no version": handshake("BBBBBB").replace(b"Sec-WebSocket-Version: 13\r\n", b""),
    "a bad key": handshake("BBBBBB").replace(b"AAAA==", b"=="),
    "a post for a line": handshake("BBBBBB").replace(b"GET", b"POST"),
    "a line elsewhere": handshake("BBBBBB").replace(b"/live", b"/lie"),
    "nothing after the handshake": handshake("BBBBBB"),
}
FRAMES = {  # what comes through a WebSocket
    "a frame that is none": b"\xff" * 20,
    "a frame at once": b"\x81\x85\x00\x00\x00\x00hello",
    "a frame without a mask": b"\x81\x05hello",
    "a giant frame": b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",
    "a giant ping": b"\x89\xfe\x01\x00\x00\x00\x00\x00" + b"x" * 256,
    "a frame that is no text": b"\x81\x82\x00\x00\x00\x00\xff\xfe",
    "a frame that goes on from none": b"\x80\x81\x00\x00\x00\x00x",
    "a close that is none": b"\x88\x81\x00\x00\x00\x00\x03",
    "a close, and more": b"\x88\x82\x00\x00\x00\x00\x03\xe8\x81\x81\x00\x00\x00\x00x",
    "half a frame": b"\x81\xfe",
}


@pytest.mark.parametrize("how", ["leaves", "says good-bye", "breaks off"])
async def test_nonsense_is_one_quiet_line(online: Online, how: str, caplog: pytest.LogCaptureFixture) -> None:
    for kind, said in {**NONSENSE, **FRAMES}.items():
        caplog.clear()
        async with line_of(online) as (reader, writer):
            if kind in FRAMES:
                writer.write(handshake("BBBBBB"))
                assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
            writer.write(said)
            await writer.drain()
            if how == "breaks off":
                lingering = struct.pack("ii", 1, 0)  # closed without a good-bye
                writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, lingering)
            elif how == "says good-bye":
                writer.write_eof()
                await hung_up(reader)
        await until(lambda: not online.house.doors._inside)
        told = [record for record in caplog.records if record.levelno >= logging.WARNING]
        assert len(told) <= 1, (kind, told)
        assert not any(record.exc_info or "\n" in record.getMessage() for record in told), (kind, told)
        assert all(record.levelno < logging.ERROR for record in told), (kind, told)
    assert (await online.http.get("/api/games")).status_code == 200


# A body that is too large


@pytest.mark.parametrize("keeping", ["close", "keep-alive"])
@pytest.mark.parametrize("framing", ["chunked", "length"])
async def test_who_sends_too_much_can_read_why_it_is_refused(online: Online, framing: str, keeping: str) -> None:
    size = 8_000_000

    def send_all_then_read() -> bytes:
        host, _, port = online.address.rpartition(":")
        framed = "Transfer-Encoding: chunked" if framing == "chunked" else f"Content-Length: {size}"
        head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nConnection: {keeping}\r\n{framed}\r\n\r\n"
        part = b"x" * 100_000
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
            line.sendall(head.encode())
            for _part in range(size // len(part)):
                line.sendall(b"%x\r\n%b\r\n" % (len(part), part) if framing == "chunked" else part)
            line.sendall(b"0\r\n\r\n" if framing == "chunked" else b"")
            heard = b""
            while received := line.recv(10_000):
                heard += received
            return heard

    heard = (await asyncio.to_thread(send_all_then_read)).decode()
    assert heard.startswith("HTTP/1.1 413 ")
    assert json.loads(heard.partition("\r\n\r\n")[2])["error"]["code"] == "too_big"


async def test_who_waits_to_be_asked_for_a_body_that_is_too_large_is_told_at_once(online: Online) -> None:
    async with line_of(online) as (reader, writer):
        writer.write(
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000000\r\nExpect: 100-continue\r\n\r\n"
        )
        assert await answer_on(reader) == b"HTTP/1.1 413 " + reason(413)


def reason(status: int) -> bytes:
    """What HTTP calls a status; its name has changed with Python."""
    from http import HTTPStatus

    return HTTPStatus(status).phrase.encode()


async def test_a_body_without_end_is_not_listened_to_for_ever(online: Online, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.http.gate.UNREAD_BYTES", 1_000_000)
    async with line_of(online) as (_reader, writer):
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n")
        with pytest.raises(ConnectionError):
            await send_for_ever(writer)


async def send_for_ever(writer: asyncio.StreamWriter) -> None:
    """One chunk after the other, until nobody listens any more."""
    for _part in range(100_000):
        writer.write(b"10000\r\n" + b"x" * 65_536 + b"\r\n")
        await writer.drain()

"""Connections on which tests say what they like, byte by byte."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.patience import PATIENCE

from .guests import Online

HALF = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Never: "
WHOLE = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@asynccontextmanager
async def line_of(online: Online) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection on which nothing has been said."""
    host, _, port = online.address.rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield reader, writer
    finally:
        writer.close()


async def hung_up(reader: asyncio.StreamReader) -> bool:
    """Whether nothing more comes; waits for it."""
    try:
        async with asyncio.timeout(PATIENCE):
            return not await reader.read()
    except ConnectionError:
        return True


async def answer_on(reader: asyncio.StreamReader) -> bytes:
    """The status line of an answer that comes with a length; all of it is read."""
    async with asyncio.timeout(PATIENCE):
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
        await reader.readexactly(int(length.partition(b":")[2]))
        return head.partition(b"\r\n")[0]


def handshake(code: str) -> bytes:
    """The beginning of a WebSocket."""
    return (
        f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()

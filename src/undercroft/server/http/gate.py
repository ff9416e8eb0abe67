"""The gate before every route: who asks by a foreign name, foreign pages, too many requests and giant bodies are turned
away; headers are added.

Whatever goes wrong behind it becomes one sentence for the client and a line in the log, without what was sent.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, Response

from ..problems import Refused
from .answers import refusal
from .hosts import is_ours, name_in
from .limits import address_of
from .origins import is_foreign

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from ..house import House

log = logging.getLogger(__name__)

BODY_SECONDS = 20
UNREAD_BYTES = 64_000_000  # of a body that is too big, at most, are thrown away so that its sender can hear about it
TOO_BIG = "too_big"
MOST_OF_A_NAME = 60  # characters of a foreign name that are told
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # a table's address is what lets people in
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Gate:
    """ASGI middleware. WebSockets that are asked for by our name look after themselves, in `sockets.py`."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app, self._house = app, house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or turn it away."""
        if scope["type"] == "websocket":
            await self._connect(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if is_api(scope):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self._check_host(scope)
            body = await self._check(scope, receive) if is_api(scope) else None
            await self._app(scope, _again(body, receive) if body is not None else receive, send_with_headers)
        except Refused as refused:
            log.warning("refused %s from %s: %s", scope["method"], address_of(scope["client"]), refused.code)
            if refused.code == TOO_BIG:
                await _hear_out(refused, scope, receive, send_with_headers)
            else:
                await _refusal(refused, scope)(scope, receive, send_with_headers)
        except _Gone:
            pass
        except Exception as problem:
            log.error("%s\n%s", describe(problem), _path(scope))
            if started:
                raise
            await refusal(Refused("unexpected"))(scope, receive, send_with_headers)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a WebSocket through, unless it is asked for by a foreign name: the answer to its handshake tells why."""
        try:
            self._check_host(scope)
        except Refused as refused:
            log.warning("refused a WebSocket from %s: %s", address_of(scope["client"]), refused.code)
            await refusal(refused)(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _check_host(self, scope: Scope) -> None:
        host = Headers(scope=scope).get("host")
        if not is_ours(host, self._house.hosts):
            raise Refused("foreign_host", host=(name_in(host) or "?")[:MOST_OF_A_NAME])

    async def _check(self, scope: Scope, receive: Receive) -> bytes | None:
        """Turn away what must not pass; the body of a request that has one, read to its end."""
        headers, address = Headers(scope=scope), address_of(scope["client"])
        if is_foreign(headers.get("origin"), headers.get("host"), self._house.origins):
            raise Refused("foreign_origin")
        if wait := self._house.requests.take(address):
            raise Refused("too_many_requests", wait=wait)
        return None if scope["method"] in ("GET", "HEAD") else await self._read(headers, receive)

    async def _read(self, headers: Headers, receive: Receive) -> bytes:
        most = self._house.settings.body_bytes
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length[:20]) > most:
            raise Refused(TOO_BIG, most=most)
        body, more = b"", True
        try:
            async with asyncio.timeout(BODY_SECONDS):
                while more:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        raise _Gone
                    body += message.get("body", b"")
                    more = message.get("more_body", False)
                    if len(body) > most:
                        raise Refused(TOO_BIG, most=most)
        except TimeoutError:
            raise Refused("too_slow") from None
        return body


class _Gone(Exception):
    """Whoever asked has gone before all was said."""


def _refusal(refused: Refused, scope: Scope) -> Response:
    """Why something was refused: as data for programs, in words for whoever has opened the page by a foreign name."""
    if is_api(scope):
        return refusal(refused)
    return PlainTextResponse("\n".join(refused.message.values()) + "\n", refused.status)


async def _hear_out(refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a body at once, throw away what still comes, and only then hang up.

    Who hangs up on somebody who still talks is not heard: the answer gets lost.
    """

    async def send_without_end(message: Message) -> None:
        await send({**message, "more_body": True} if message["type"] == "http.response.body" else message)

    answer = refusal(refused)
    answer.headers["Connection"] = "close"
    await answer(scope, receive, send_without_end)
    unread, more = 0, True
    with suppress(TimeoutError):
        async with asyncio.timeout(BODY_SECONDS):
            while more and unread < UNREAD_BYTES:
                message = await receive()
                unread += len(message.get("body", b""))
                more = message.get("more_body", False)
    await send({"type": "http.response.body", "body": b"", "more_body": False})


def is_api(scope: Scope) -> bool:
    """Whether a request is for the tables, not for the page."""
    path: str = scope["path"]
    return path == "/api" or path.startswith("/api/")


def _again(body: bytes, receive: Receive) -> Receive:
    """A way to receive a body that was read already."""
    handed_out = False

    async def receive_again() -> Message:
        nonlocal handed_out
        if handed_out:
            return await receive()
        handed_out = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


def describe(problem: BaseException) -> str:
    """An unexpected failure for the log: what kind, and where. Its message may hold anything, and stays out."""
    places = "".join(traceback.format_tb(problem.__traceback__))
    return f"unexpected {type(problem).__name__}\n{places}"


def _path(scope: Scope) -> Any:
    return f"during {scope['method']} {scope['path']!r:.200}"

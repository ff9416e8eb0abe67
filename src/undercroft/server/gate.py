"""The gate before every route: foreign pages, too many requests and giant bodies are turned away; headers are added.

Whatever goes wrong behind it becomes one sentence for the client and a line in the log, without what was sent.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from typing import TYPE_CHECKING, Any

from starlette.datastructures import Headers, MutableHeaders

from .answers import refusal
from .limits import address_of
from .origins import is_foreign
from .problems import Refused

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from .house import House

log = logging.getLogger(__name__)

BODY_SECONDS = 20
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
    """ASGI middleware. WebSockets look after themselves, in `sockets.py`."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app, self._house = app, house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or turn it away."""
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
            body = await self._check(scope, receive) if is_api(scope) else None
            await self._app(scope, _again(body, receive) if body is not None else receive, send_with_headers)
        except Refused as refused:
            log.warning("refused %s from %s: %s", scope["method"], address_of(scope["client"]), refused.code)
            await refusal(refused)(scope, receive, send_with_headers)
        except Exception as problem:
            log.error("%s\n%s", describe(problem), _path(scope))
            if started:
                raise
            await refusal(Refused("unexpected"))(scope, receive, send_with_headers)

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
            raise Refused("too_big", most=most)
        body, more = b"", True
        try:
            async with asyncio.timeout(BODY_SECONDS):
                while more:
                    message = await receive()
                    body += message.get("body", b"")
                    more = message.get("more_body", False)
                    if len(body) > most:
                        raise Refused("too_big", most=most)
        except TimeoutError:
            raise Refused("too_slow") from None
        return body


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

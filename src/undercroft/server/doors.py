"""Who comes in: connections are counted for each address and in all, and one that does not say what it wants is closed.

Every connection is an open file, and a process may have so many. So fewer are let in than there may be files: what is
left is for the database and the page.
"""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import logging
import socket
import sys
from functools import cache
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .answers import JSON, refusal
from .limits import Lines, address_of
from .problems import Refused

if TYPE_CHECKING:
    from .clock import Alarm
    from .house import House
    from .settings import Settings

log = logging.getLogger(__name__)

FILES = 10_240  # as many as we ask for; macOS gives no more
OUR_FILES = 100  # the database's, the page's, and connections that are about to be refused
LEAST = 16  # connections, however few files there are
AT_ONCE = 8  # connections accepted before those accepted are looked at
TOO_MANY_FILES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
EVERYBODY = "*"


# Files


def allow_more_files() -> None:
    """Have as many files open as this process may without asking anybody."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def files_allowed() -> int:
    """How many files this process may have open."""
    if sys.platform == "win32":
        return FILES
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return FILES if soft == resource.RLIM_INFINITY else soft


# Counting


class Doors:
    """Counts open connections, whatever is spoken through them."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.in_all = min(settings.connections, max(LEAST, files - OUR_FILES))
        # Nobody alone can fill the house.
        self.each = min(settings.connections_per_address, max(1, self.in_all // 2))
        self._lines = Lines(self.each, self.in_all)
        self._proxies = settings.proxies.split()
        self._inside: dict[asyncio.BaseTransport, str] = {}

    def enter(self, transport: asyncio.BaseTransport, client: tuple[str, int] | None) -> bool:
        """Whether there is room for one more; it counts until it leaves."""
        address = address_of(client)
        if not self._lines.open(address, limited=not is_among(client[0] if client else "", self._proxies)):
            return False
        self._inside[transport] = address
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """One less, if it was let in."""
        if (address := self._inside.pop(transport, None)) is not None:
            self._lines.close(address)


def is_among(host: str, known: list[str]) -> bool:
    """Whether an address is one of these, in one of these networks, or all are meant."""
    return any(each in (EVERYBODY, host) or _is_in(host, each) for each in known)


def _is_in(host: str, network: str) -> bool:
    try:
        return ipaddress.ip_address(host) in ipaddress.ip_network(network, strict=False)
    except ValueError:
        return False


# Accepting


class Listening(socket.socket):
    """A listening socket from which asyncio takes a few connections at a time.

    It would take thousands before it looks at the first and, where there are no more files, try and complain as often.
    """

    _taken = 0

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection; BlockingIOError where there is none, or others are looked at first."""
        if self._taken >= AT_ONCE:
            self._taken = 0
            raise BlockingIOError
        self._taken += 1
        try:
            return super().accept()
        except BlockingIOError:
            self._taken = 0
            raise
        except OSError:
            self._taken = AT_ONCE
            raise


def note_trouble(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What goes wrong in the loop itself. Where there are no more files, asyncio rests a second: one line will do."""
    problem = context.get("exception")
    if isinstance(problem, OSError) and problem.errno in TOO_MANY_FILES:
        log.error("too many files are open: nobody is let in for a moment")
    else:
        loop.default_exception_handler(context)


# Speaking


@cache
def _full() -> bytes:
    """The answer to whoever is not let in."""
    refused = refusal(Refused("too_many_connections"))
    head = f"HTTP/1.1 {refused.status_code} Too Many Requests\r\nContent-Type: {JSON}\r\nConnection: close\r\n"
    return f"{head}Content-Length: {len(refused.body)}\r\n\r\n".encode() + bytes(refused.body)


class Http(H11Protocol):
    """HTTP as uvicorn speaks it, with somebody at the door."""

    def __init__(self, config: Any, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self._house: House = config.app.state.house
        self._late: Alarm | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, if there is room."""
        super().connection_made(transport)
        if self._house.doors.enter(transport, self.client):
            self._watch()
        else:
            log.warning("too many connections: refused one from %s", address_of(self.client))
            transport.write(_full())
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone."""
        self._be_patient()
        self._house.doors.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request."""
        if self.transport.is_closing():
            return
        self._watch()
        try:
            super().data_received(data)
        except h11.ProtocolError as problem:
            log.info("hung up on %s: %s", address_of(self.client), type(problem).__name__)
            self.transport.abort()
        self._watch()

    def send_400_response(self, msg: str) -> None:
        """Say that this is no HTTP, if that can still be said; nobody else has to answer then."""
        if self.cycle:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.abort()

    def on_response_complete(self) -> None:
        """The answer is sent; what is left of the request may not take for ever."""
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:
            self._watch()

    def _watch(self) -> None:
        """Be patient with whoever is answered; else they have so long for a request."""
        if not self._waits():
            self._be_patient()
        elif self._late is None:
            self._late = self._house.clock.call_later(self._house.settings.headers_seconds, self._hang_up)

    def _waits(self) -> bool:
        """Whether it is the client's turn, and has been since before this request is known or after it was answered."""
        if self.transport.get_protocol() is not self:  # it speaks WebSocket by now
            return False
        is_answered = self.cycle is not None and self.cycle.response_complete
        return self.conn.their_state is h11.IDLE or (is_answered and self.conn.their_state is h11.SEND_BODY)

    def _be_patient(self) -> None:
        if self._late:
            self._late.cancel()
            self._late = None

    def _hang_up(self) -> None:
        self._late = None
        log.info("hung up on %s: it took too long for a request", address_of(self.client))
        self.transport.abort()


class Live(WebSocketsSansIOProtocol):
    """WebSockets as uvicorn speaks them; it came in as HTTP."""

    def __init__(self, config: Any, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self._house: House = config.app.state.house

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone."""
        self._house.doors.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of the handshake, or of a message."""
        if self.transport.is_closing():
            return
        try:
            super().data_received(data)
        except Exception as problem:  # what it makes of frames that are none, and of those that come too early
            log.info("hung up on %s: %s in a WebSocket", address_of(self.client), type(problem).__name__)
            self.transport.abort()

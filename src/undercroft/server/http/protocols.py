"""HTTP and WebSockets as uvicorn speaks them, with somebody at the door who counts, and looks at the clock."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..problems import Refused
from .answers import JSON, refusal
from .limits import address_of

if TYPE_CHECKING:
    from ..house import House
    from ..live.clock import Alarm

log = logging.getLogger(__name__)


@cache
def _full() -> bytes:
    """The answer to whoever is not let in."""
    refused = refusal(Refused("too_many_connections"))
    head = f"HTTP/1.1 {refused.status_code} Too Many Requests\r\nContent-Type: {JSON}\r\nConnection: close\r\n"
    return f"{head}Content-Length: {len(refused.body)}\r\n\r\n".encode() + bytes(refused.body)


if TYPE_CHECKING:
    Speaks = H11Protocol
else:
    Speaks = object


class Heard(Speaks):
    """Hangs up on whoever does not read what is sent; and gives the place free of whoever has gone."""

    def __init__(self, config: Any, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self._house: House = config.app.state.house
        self._deaf: Alarm | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone."""
        self._has_read()
        self._house.doors.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Something waits to be read."""
        super().pause_writing()
        self._has_read()
        self._deaf = self._house.clock.call_later(self._house.settings.reading_seconds, self._give_up)

    def resume_writing(self) -> None:
        """All has been read, or is on its way."""
        super().resume_writing()
        self._has_read()

    def _has_read(self) -> None:
        if self._deaf:
            self._deaf.cancel()
            self._deaf = None

    def _give_up(self) -> None:
        self._deaf = None
        log.info("hung up on %s: it did not read what it was sent", address_of(self.client))
        self.transport.abort()


class Http(Heard, H11Protocol):
    """HTTP as uvicorn speaks it, with somebody at the door."""

    def __init__(self, config: Any, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self._late: Alarm | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, if there is room."""
        transport.set_write_buffer_limits(high=0)  # whatever waits to be read, we know of
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


class Live(Heard, WebSocketsSansIOProtocol):  # type: ignore[misc]
    """WebSockets as uvicorn speaks them; it came in as HTTP."""

    def data_received(self, data: bytes) -> None:
        """A part of the handshake, or of a message."""
        if self.transport.is_closing():
            return
        try:
            super().data_received(data)
        except Exception as problem:  # what it makes of frames that are none, and of those that come too early
            log.info("hung up on %s: %s in a WebSocket", address_of(self.client), type(problem).__name__)
            self.transport.abort()

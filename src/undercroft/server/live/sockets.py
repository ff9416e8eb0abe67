"""The table as it happens, through a WebSocket: the client says hello, then plays; every change is shown to all.

A slow client holds up nobody: it is shown the newest situation as soon as it can take one, and skips those between.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import Field, TypeAdapter, ValidationError
from pydantic_core import to_json

from ..http.gate import describe
from ..http.limits import Bucket, address_of
from ..http.origins import is_foreign
from ..http.people import find_table
from ..problems import Refused
from ..tables.situations import live_message, situation
from ..wire.live import Hello, LiveCommand, LivePlay, LiveRestart, LiveRoll, LiveUndo

if TYPE_CHECKING:
    from ..house import House
    from ..tables.table import Table

log = logging.getLogger(__name__)
routes = APIRouter(prefix="/tables")

BAD_MESSAGE, BAD_TOKEN, FOREIGN, NO_TABLE, TOO_SLOW, TOO_BIG, TOO_MANY, NOT_NOW = (
    4400,
    4401,
    4403,
    4404,
    4408,
    4413,
    4429,
    4503,
)
CODES = {401: BAD_TOKEN, 403: BAD_TOKEN, 404: NO_TABLE, 410: NO_TABLE, 429: TOO_MANY, 503: NOT_NOW}
FAILED = 1011
COMMAND: TypeAdapter[LiveCommand] = TypeAdapter(Annotated[LiveCommand, Field(discriminator="type")])
PONG = '{"type":"pong"}'


class HangUp(Exception):
    """The line must be closed, with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


@routes.websocket("/{code}/live")
async def live(socket: WebSocket, code: str) -> None:
    """One line, from its first message to its end."""
    house: House = socket.app.state.house
    address = address_of(socket.scope.get("client"))
    try:
        await socket.accept()
    except (OSError, WebSocketDisconnect):  # gone before we could take it up
        return
    open_line = house.lines.open(address)
    try:
        if is_foreign(socket.headers.get("origin"), socket.headers.get("host"), house.origins):
            raise HangUp(FOREIGN, "foreign_origin")
        if not open_line:
            raise HangUp(TOO_MANY, "too_many_lines")
        await _talk(house, socket, code, address)
    except HangUp as end:
        log.warning("hung up on %s: %d %s", address, end.code, end.reason)
        await _close(socket, end.code, end.reason)
    except WebSocketDisconnect:
        pass
    except Exception as problem:
        log.error("%s\nin a WebSocket", describe(problem))
        await _close(socket, FAILED, "unexpected")
    finally:
        if open_line:
            house.lines.close(address)


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):  # it may be closed already
        await socket.close(code, reason)


async def _talk(house: House, socket: WebSocket, code: str, address: str) -> None:
    """Hello, and then whatever the client wants."""
    try:
        async with asyncio.timeout(house.settings.hello_seconds):
            hello = Hello.model_validate_json(await _hear(house, socket))
    except TimeoutError:
        raise HangUp(TOO_SLOW, "too_slow") from None
    except ValidationError:
        raise HangUp(BAD_MESSAGE, "bad_message") from None
    try:
        ticket = house.tokens.read(hello.token) if hello.token is not None else None
        table = await find_table(house, code, address)
        holder = table.admit(ticket) if ticket else None
    except Refused as refused:
        raise HangUp(CODES[refused.status], refused.code) from None
    # What was taken back since the client last looked, it may still have in its log: then it gets all of it.
    since = hello.since if hello.version is None or hello.version >= table.last_undo else 0
    await Connection(house, socket, table, holder, min(since, table.match.played)).run()


async def _hear(house: House, socket: WebSocket) -> str:
    """The next message."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    if text is None:
        raise HangUp(BAD_MESSAGE, "bad_message")
    if len(text) > house.settings.message_bytes:
        raise HangUp(TOO_BIG, "too_big")
    return text


class Connection:
    """Somebody who looks at a table."""

    def __init__(self, house: House, socket: WebSocket, table: Table, holder: int | None, known: int) -> None:
        self._house, self._socket, self._table, self.holder = house, socket, table, holder
        self._known = known  # how much of the log the client has
        self._seat = table.looks_from(table.holds(holder))  # whose view it gets
        self._changed = asyncio.Event()
        self._sending = asyncio.Lock()
        settings = house.settings
        self._bucket = Bucket(settings.messages_at_once, settings.messages_per_second, house.clock)

    # What the table tells us

    def wake(self) -> None:
        """The table has changed."""
        self._changed.set()

    def go_back(self, keep: int) -> None:
        """All moves but the first `keep` were taken back."""
        self._known = min(self._known, keep)

    # The line itself

    async def run(self) -> None:
        """Show every change, and do what the client asks, until it goes."""
        showing = asyncio.create_task(self._show())
        self._enter()
        try:
            while True:
                await self._do(await _hear(self._house, self._socket))
        finally:
            self._go()
            showing.cancel()
            await asyncio.gather(showing, return_exceptions=True)

    def _enter(self) -> None:
        here = self._is_here()
        self._table.lines.add(self)
        self._table.show_again() if self.holder is not None and not here else self.wake()

    def _go(self) -> None:
        self._table.lines.discard(self)
        if self.holder is not None and not self._is_here():
            self._table.look_away(self.holder)
            self._table.show_again()

    def _is_here(self) -> bool:
        return any(line.holder == self.holder for line in self._table.lines)

    async def _show(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # whoever listens for messages notices, too
            while True:
                await self._changed.wait()
                async with self._sending:
                    self._changed.clear()
                    await self._socket.send_text(self._news().decode())

    def _news(self) -> bytes:
        seat = self._table.looks_from(self._table.holds(self.holder))
        if seat != self._seat:  # another seat knows the story differently
            self._seat, self._known = seat, 0
        message = live_message(self._table, self.holder, self._known)
        self._known = self._table.match.played
        return message

    # What the client asks

    async def _do(self, text: str) -> None:
        if self._bucket.take():
            raise HangUp(TOO_MANY, "too_many_messages")
        try:
            command = COMMAND.validate_json(text)
        except ValidationError:
            raise HangUp(BAD_MESSAGE, "bad_message") from None
        try:
            await self._command(command)
        except Refused as refused:
            log.info("refused %s from a WebSocket: %s", command.type, refused.code)
            body = b'{"type":"refused",' + to_json(refused.data())[1:-1]
            await self._send(body + b',"situation":' + situation(self._table, self.holder) + b"}")

    async def _command(self, command: LiveCommand) -> None:
        dealer, table, holder = self._house.dealer, self._table, self.holder
        if not isinstance(command, LivePlay | LiveRoll | LiveUndo | LiveRestart):
            await self._send(PONG.encode())
            return
        if holder is None:
            raise Refused("no_token")
        if isinstance(command, LivePlay):
            await dealer.play(table, holder, command.version, command.move)
        elif isinstance(command, LiveRoll):
            await dealer.roll(table, holder, command.version)
        elif isinstance(command, LiveUndo):
            await dealer.undo(table, holder, command.version)
        else:
            await dealer.restart(table, holder, command.version)

    async def _send(self, body: bytes) -> None:
        async with self._sending:
            await self._socket.send_text(body.decode())

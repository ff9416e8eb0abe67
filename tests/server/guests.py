"""Guests of a server: they make tables, sit, play, and check that every answer has the form that was promised."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import httpx
from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE, until
from undercroft.server.http.app import create_app
from undercroft.server.http.hosts import adding
from undercroft.server.serve import Server, configure, listen, run
from undercroft.server.wire import live as live_wire
from undercroft.server.wire import tables as wire

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from undercroft.server.house import House
    from undercroft.server.live.clock import Clock
    from undercroft.server.settings import Settings

Data = dict[str, Any]
NOTHING: Data = {  # what somebody may do who may do nothing
    **dict.fromkeys(("roll", "undo", "restart", "bots", "answer"), False),
    **{name: [] for name in ("fill", "stand_in", "free")},
}
FORMS = {"situation": live_wire.LiveSituation, "refused": live_wire.LiveRefused, "pong": live_wire.Pong}


@dataclass
class Guest:
    """Somebody at a table: with a token, or as a watcher."""

    http: httpx.AsyncClient
    code: str
    token: str | None = None
    seat: int | None = None
    situation: Data = field(default_factory=dict)

    @property
    def headers(self) -> dict[str, str]:
        """What proves who it is."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def get(self, path: str = "") -> httpx.Response:
        """Ask about the table."""
        return await self.http.get(f"/api/tables/{self.code}{path}", headers=self.headers)

    async def post(self, path: str, **body: Any) -> httpx.Response:
        """Do something; the situation is kept if there is one."""
        response = await self.http.post(f"/api/tables/{self.code}{path}", headers=self.headers, json=body)
        data = response.json()
        if response.status_code < 300:
            self.situation = data.get("table", data) if "error" not in data else self.situation
        return response

    async def look(self) -> Data:
        """The table now."""
        self.situation = checked(await self.get(), wire.Situation)
        return self.situation

    async def do(self, path: str, **body: Any) -> Data:
        """Do something that must succeed, with the newest version known."""
        body.setdefault("version", self.situation["version"])
        response = await self.post(path, **body)
        assert response.status_code == 200, response.text
        return checked(response, wire.Situation)

    async def roll(self) -> Data:
        """Let luck play."""
        return await self.do("/roll")

    async def play(self, text: str) -> Data:
        """Play the move of this text, or any move of this verb."""
        return await self.do("/play", move=self.offer(text))

    def offer(self, text: str) -> int:
        """The id of a move that is offered."""
        found = [move["id"] for move in self.situation["moves"] if text in (move["text"], move["verb"])]
        assert found, f"{text} is not offered: {[move['text'] for move in self.situation['moves']]}"
        return int(found[0])

    async def play_out(self) -> Data:
        """Play on to the end, alone or for everybody: luck where it is luck's turn, else the last move there is."""
        await self.look()
        while self.situation["state"] != "over":
            if self.situation["may"]["roll"]:
                await self.roll()
            else:
                await self.do("/play", move=self.situation["moves"][-1]["id"])
        return self.situation


async def finish(*guests: Guest) -> None:
    """Play a match to its end: everybody takes the last move there is."""
    while (await guests[0].look())["state"] != "over":
        turn = guests[0].situation["turn"]
        mover = next((guest for guest in guests if guest.seat == turn), guests[0])
        await mover.look()
        if turn == "chance":
            await mover.roll()
        else:
            await mover.do("/play", move=mover.situation["moves"][-1]["id"])
    for guest in guests:
        await guest.look()


class Served:
    """A server, and ways to come in."""

    def __init__(self, http: httpx.AsyncClient, house: House) -> None:
        self.http, self.house = http, house

    async def create(self, luck: int | None = None, **wanted: Any) -> httpx.Response:
        """Ask for a table of the tiny game; `luck` is a seed that the server finds by itself, and nobody has chosen."""
        body = {"game": "heads", "seats": 2, "nickname": "Ann", **wanted}
        found = (
            patch("undercroft.server.tables.making.new_seed", return_value=luck) if luck is not None else nullcontext()
        )
        with found:
            return await self.http.post("/api/tables", json=body)

    async def table(self, **wanted: Any) -> Guest:
        """A new table; its maker."""
        return self.guest(await self.create(**wanted), 201)

    async def pair(self, **wanted: Any) -> tuple[Guest, Guest]:
        """A table for two that has started."""
        ann = await self.table(**wanted)
        bob = await self.sit(ann.code, nickname="Bob")
        await ann.post("/start")
        await bob.look()
        return ann, bob

    async def sit(self, code: str, **wanted: Any) -> Guest:
        """Sit down at a table."""
        return self.guest(await self.http.post(f"/api/tables/{code}/sit", json={"nickname": "Bob", **wanted}), 200)

    def guest(self, response: httpx.Response, status: int) -> Guest:
        """Whoever got this answer."""
        assert response.status_code == status, response.text
        seated = checked(response, wire.Seated)
        return Guest(self.http, seated["code"], seated["token"], seated["seat"], seated["table"])

    def watcher(self, code: str) -> Guest:
        """Somebody without a seat."""
        return Guest(self.http, code)

    @property
    def a_bot_plays(self) -> bool:
        """Whether a bot is about to play, at any table."""
        return bool(self.house.bots._playing)

    async def bots_done(self) -> None:
        """Wait until no bot is about to play."""
        await until(lambda: not self.a_bot_plays)


class Online(Served):
    """A server on a port."""

    def __init__(self, http: httpx.AsyncClient, house: House, address: str) -> None:
        super().__init__(http, house)
        self.address = address

    @asynccontextmanager
    async def dial(self, code: str, origin: str | None = None) -> AsyncIterator[Phone]:
        """A line to a table, before any word is said."""
        url = f"ws://{self.address}/api/tables/{code}/live"
        patient: Data = {"open_timeout": PATIENCE, "close_timeout": PATIENCE, "ping_interval": None}
        async with connect(url, origin=origin, max_size=None, **patient) as line:  # type: ignore[arg-type]
            yield Phone(line)

    @asynccontextmanager
    async def call(self, guest: Guest, **hello: Any) -> AsyncIterator[Phone]:
        """A line on which hello was said and answered."""
        async with self.dial(guest.code) as phone:
            await phone.say(type="hello", token=guest.token, **{"since": 0, **hello})
            await phone.hear()
            yield phone


class Phone:
    """One line."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.situation: Data = {}

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.line.send(json.dumps(message))

    async def hear(self) -> Data:
        """The next message, which must have one of the forms that were promised."""
        text = await asyncio.wait_for(self.line.recv(), PATIENCE)
        data: Data = json.loads(text)
        form = {"situation": live_wire.LiveSituation, "refused": live_wire.LiveRefused, "pong": live_wire.Pong}[
            data["type"]
        ]
        form.model_validate_json(text)
        if data["type"] == "situation":
            self.situation = data
        return data

    async def hear_version(self, version: int) -> Data:
        """The situation of this version; older ones are passed over."""
        while self.situation.get("version", -1) < version:
            await self.hear()
        return self.situation

    async def hear_refusal(self) -> Data:
        """The next refusal; situations are passed over: somebody may have come or gone."""
        while (heard := await self.hear())["type"] == "situation":
            pass
        assert heard["type"] == "refused", heard
        return heard

    async def hear_nothing_new(self) -> None:
        """Nothing was sent to us so far that we have not heard: what is answered now comes next."""
        await self.say(type="ping")
        assert await self.hear() == {"type": "pong"}

    async def closed(self) -> tuple[int | None, str | None]:
        """The code and reason with which the other side hangs up."""
        with suppress(ConnectionClosed):
            while True:
                await asyncio.wait_for(self.line.recv(), PATIENCE)
        return self.line.close_code, self.line.close_reason


def checked(response: httpx.Response, form: Any) -> Any:
    """The data of an answer that has the promised form."""
    TypeAdapter(form).validate_json(response.content)
    return response.json()


def refused(response: httpx.Response, status: int, code: str) -> Data:
    """The data of an answer that refuses for this reason, in both languages."""
    assert response.status_code == status, response.text
    wire.Refusal.model_validate_json(response.content)
    data: Data = response.json()
    assert data["error"]["code"] == code, data
    assert all(data["error"]["message"].values())
    return data


@asynccontextmanager
async def serving(settings: Settings, clock: Clock | None = None) -> AsyncIterator[Served]:
    """A server without a network. It goes by the name of `test`."""
    app = create_app(adding(settings, "test"), clock)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test", timeout=PATIENCE) as http:
            yield Served(http, app.state.house)


@asynccontextmanager
async def serving_online(settings: Settings, clock: Clock | None = None) -> AsyncIterator[Online]:
    """A server on a free port, in this process. It hangs up on nobody who is slow: that is our fault."""
    ready = asyncio.Event()
    config = configure(settings)
    config.app = create_app(settings, clock)
    config.ws_ping_interval, config.timeout_keep_alive, config.timeout_graceful_shutdown = None, PATIENCE, PATIENCE
    app: Any = config.app
    server = Server(config, ready.set)
    with listen("127.0.0.1", 0) as listening:
        address = f"127.0.0.1:{listening.getsockname()[1]}"
        task = asyncio.create_task(run(server, listening))
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait([task, waiting], return_when=asyncio.FIRST_COMPLETED)
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http:
            yield Online(http, app.state.house, address)
        server.should_exit = True
        await task

"""Nobody learns what their seat may not know, on any route.

Two servers hold the same table, but for one secret. Whoever may not know it gets the same bytes from both.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import TimestampSigner

import undercroft as uc
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.server.http.tokens import Ticket, Tokens
from undercroft.server.settings import Settings
from undercroft.server.store.schema import BOT, MOVE, SIT, START, Header, keys
from undercroft.server.store.store import Store
from undercroft.server.tables.dealer import News, number
from undercroft.server.tables.proof import commitment
from undercroft.server.tables.table import MARK, MINUTE

from .clocks import TurnedClock
from .guests import Guest, Online, Served, refused, serving_online

CODE, SEED, NONCE, KEY = "BCDFGH", 12345, "0" * 32, "a key for these tests"
LONG = 20 * MINUTE  # until the seat of somebody who is away can be freed
LUCK = -1
COPPER, SILVER, GOLD = range(3)
HEADS = uc.load("heads").verbs


def token(holder: int) -> str:
    """The token of a seat; the same at both servers."""
    return Tokens(KEY, 1).give(Ticket(CODE, commitment(SEED, NONCE)[:MARK], holder))


Charms = tuple[int, int, int]


async def lay_table(
    database: str, moves: list[tuple[int, int]], game: str = "heads", seats: int = 3, **options: str
) -> None:
    """Store a table for two people and a bot at which these moves were made."""
    rules = uc.load(game)
    header = Header(
        code=CODE,
        game=game,
        rules=rules.version,
        box=rules.box.fingerprint,
        seats=seats,
        options=dict(rules.read_options(options)),
        seed=SEED,
        nonce=NONCE,
        seed_chosen=False,
        odds="advice",
        undo="turn",
        analysis=False,
        hot_seat=False,
        given=0,
        created=0,
    )
    bot = "careful" if game == "heads" else "normal"
    news = [News(SIT, 0, 1, "Ann"), News(SIT, 1, 2, "Bob"), News(SIT, 2, BOT, bot), News(START, 0, 1)]
    news += [News(MOVE, move, mover) for move, mover in moves]
    store = Store(database)
    await store.open()
    await store._transact(lambda connection: connection.execute(keys.insert(), [{"name": "signing", "value": KEY}]))
    await store.create(header, number(news, 0))
    await store.close()


def heads_until_ann(charms: Charms) -> list[tuple[int, int]]:
    """The moves of the tiny game up to Ann's second turn: everybody has tossed tails."""
    turn = [("lay 1", 0), ("toss", 0), ("coin tails", LUCK)]
    texts = [(text, mover if mover == LUCK else seat) for seat in range(3) for text, mover in turn]
    dealt = [(HEADS["charm"].id(charm), LUCK) for charm in charms]
    return dealt + [(HEADS.parse(text), mover) for text, mover in texts]


@asynccontextmanager
async def server_with(
    folder: Path, moves: list[tuple[int, int]], clock: TurnedClock, **table: str
) -> AsyncIterator[Online]:
    """A server with the table, on Ann's turn."""
    folder.mkdir()
    database = f"sqlite:///{folder / 'tables.db'}"
    await lay_table(database, moves, **table)
    plenty = {"requests_at_once": 10**9, "requests_per_second": 10**9, "messages_at_once": 10**9}
    async with serving_online(Settings(database=database, bot_seconds=10 * LONG, **plenty), clock) as online:
        yield online


async def answers_of(folder: Path, moves: list[tuple[int, int]], holder: int | None) -> list[object]:
    """What somebody is answered at a table of the tiny game."""
    clock = TurnedClock()
    async with server_with(folder, moves, clock) as online:
        return [*await everything(online, holder), *await about_seats(online, holder, clock)]


async def everything(online: Online, holder: int | None) -> list[object]:
    """Every answer that somebody gets from this server, on every route, and through the WebSocket."""
    guest = Guest(online.http, CODE, token(holder) if holder else None)
    seen: list[object] = []

    async def note(asked: Any) -> None:
        answer: httpx.Response = await asked
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        seen.append((str(answer.url.path), answer.status_code, headers, answer.content))

    for path in ("", "/log", "/log?since=3", "/log?seat=0", "/log?seat=1", "/record", "/proof", "/odds", "/campaign"):
        await note(guest.get(path))
    for path in ("/hint", "/review", "/seatings"):
        await note(guest.get(path))
    for moves in range(13):
        for seat in ("", "?seat=0", "?seat=1"):
            await note(guest.get(f"/at/{moves}{seat}"))
    version = (await guest.look())["version"]
    for move in range(len(HEADS)):
        await note(guest.post("/play", version=version - 1, move=move))
        if guest.situation["turn"] not in guest.situation["holds"] or HEADS.move(move).verb != "lay":
            await note(guest.post("/play", version=version, move=move))
    for path in ("/roll", "/undo", "/restart"):
        await note(guest.post(path, version=version - 1))
        await note(guest.post(path, version=version))
    await note(guest.post("/start"))
    await note(guest.post("/ticks", place=0, ticks=[]))
    await note(guest.post("/bot", seat=1, bot="careful"))
    await note(guest.post("/sit", nickname="Cy"))
    await note(guest.post("/sit", nickname="Cy", seat=2))
    await note(guest.post("/key"))
    for at in (0, 4, 99):
        await note(guest.post("/fork", at=at, same_luck=False))
        await note(guest.post("/fork", at=at, same_luck=True))
    seen += await through_the_line(online, guest)
    return seen


async def about_seats(online: Online, holder: int | None, clock: TurnedClock) -> list[object]:
    """Every answer about seats that change hands: asked for, refused, played on by a bot, freed, left, and taken."""
    ann = Guest(online.http, CODE, token(1))
    guest = Guest(online.http, CODE, token(holder) if holder else None)
    cy, seen = online.watcher(CODE), list[object]()

    async def note(asked: Any) -> dict[str, Any]:
        answer: httpx.Response = await asked
        seen.append((str(answer.url.path), answer.status_code, answer.content))
        data: dict[str, Any] = answer.json()
        return data

    async def look_round() -> None:
        for path in ("", "/log", "/seatings", "/at/3", "/at/7"):
            await note(guest.get(path))

    wish = await note(cy.post("/ask", nickname="Cy", seat=2))
    await look_round()
    await note(cy.post("/sit", nickname="Cy", key=wish["key"]))
    await note(guest.post("/answer", wish=wish["wish"], agree=True))
    await ann.post("/answer", wish=wish["wish"], agree=False)
    wish = await note(cy.post("/ask", nickname="Cy", seat=2))
    await note(cy.post("/withdraw", key=wish["key"]))
    await look_round()
    clock.turn(LONG)
    for seat in range(3):
        await note(guest.post("/stand-in", seat=seat))
        await note(guest.post("/free", seat=seat))
    await look_round()
    await note(guest.post("/bot", seat=2, bot="random"))
    await note(guest.post("/bot", seat=2, bot=None))
    await look_round()
    for seat in range(3):
        await note(cy.post("/sit", nickname="Cy", seat=seat))
    await note(guest.post("/leave"))
    await note(cy.post("/sit", nickname="Cy"))
    await note(online.watcher(CODE).get())
    return seen


async def through_the_line(online: Online, guest: Guest) -> list[object]:
    """All that comes through a WebSocket, before and after Ann has moved and luck has spoken."""
    heard: list[object] = []
    ann = Guest(online.http, CODE, token(1))
    async with online.call(guest) as phone:
        heard.append(phone.situation)
        for kind in ("roll", "undo", "restart"):
            await phone.say(type=kind, version=1)
            heard.append(await phone.hear())
        await ann.look()
        for move in ("lay 2", "toss"):
            await ann.play(move)
            heard.append(await phone.hear_version(ann.situation["version"]))
        await ann.roll()
        heard.append(await phone.hear_version(ann.situation["version"]))
    return heard


def what_is_seen(_game: Game, match: Match, seat: int = 0) -> dict[str, Any]:
    """Odds that tell all that a seat sees."""
    return dict(match.view(seat)["table"])


@pytest.mark.parametrize(
    ("holder", "one", "other"),
    [
        (1, (COPPER, COPPER, GOLD), (COPPER, GOLD, SILVER)),
        (1, (GOLD, SILVER, SILVER), (GOLD, COPPER, SILVER)),
        (2, (COPPER, SILVER, GOLD), (GOLD, SILVER, COPPER)),
        (None, (COPPER, SILVER, SILVER), (SILVER, GOLD, COPPER)),
    ],
    ids=["Ann, of two others", "Ann with gold, of Bob's charm", "Bob, of two others", "a watcher, of all"],
)
async def test_what_a_seat_may_not_know_makes_no_difference_to_it(
    tmp_path: Path, holder: int | None, one: Charms, other: Charms, monkeypatch: pytest.MonkeyPatch
) -> None:
    everything_is_the_same(monkeypatch)
    monkeypatch.setattr(Game, "odds", what_is_seen, raising=False)
    monkeypatch.setattr(Game, "advise", what_is_seen)
    monkeypatch.setitem(uc.load("heads").__dict__, "levels", ("careful",))
    answers = [
        await answers_of(tmp_path / name, heads_until_ann(charms), holder)
        for name, charms in (("one", one), ("other", other))
    ]
    for first, second in zip(*answers, strict=True):
        assert first == second
    assert len(answers[0]) > 90


def everything_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time, and what is drawn by lot for a person."""
    monkeypatch.setattr("undercroft.server.tables.dealer.now", lambda: 0)
    monkeypatch.setattr(
        "undercroft.server.tables.wishes.secrets.token_urlsafe", lambda _bytes: "a key that is drawn by lot"
    )
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _signer: 1_800_000_000)


async def test_the_test_above_would_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann sees her own charm, and Cy, whom all have agreed on, the bot's: there the two tables do differ."""
    everything_is_the_same(monkeypatch)
    answers, taken = [], []
    for name, charms in (("one", (COPPER, GOLD, GOLD)), ("other", (SILVER, GOLD, SILVER))):
        clock = TurnedClock()
        async with server_with(tmp_path / name, heads_until_ann(charms), clock) as online:
            answers.append(await everything(online, 1))
            cy = online.watcher(CODE)
            wish = (await cy.post("/ask", nickname="Cy", seat=2)).json()
            for holder in (1, 2):
                await Guest(online.http, CODE, token(holder)).post("/answer", wish=wish["wish"], agree=True)
            taken.append((await cy.post("/sit", nickname="Cy", key=wish["key"])).json()["table"]["view"]["table"])
    assert answers[0] != answers[1]
    assert taken[0] != taken[1]


# The same with a real game


def welcome_twins() -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Two games of Welcome to the Dungeon for three: what the last seat drew and put into the dungeon differs."""
    made: list[list[tuple[int, int]]] = []
    for last in (0, -1):
        match = uc.load("welcome").start(seed=1, seats=3, first_adventurer="warrior")
        match.play("first 1")
        for card in (0, 0, last):
            match.play("draw")
            match.play(match.moves()[card])
            match.play("add")
        made.append(list(zip(match.made, match.movers, strict=True)))
    return made[0], made[1]


@pytest.mark.parametrize("holder", [1, 2, None])
async def test_nor_does_it_in_welcome_to_the_dungeon(
    tmp_path: Path, holder: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    everything_is_the_same(monkeypatch)
    twins = welcome_twins()
    assert sum(one != other for one, other in zip(*twins, strict=True)) == 1, "one card differs"
    answers = []
    for name, moves in zip(("one", "other"), twins, strict=True):
        clock = TurnedClock()
        table = {"game": "welcome", "first_adventurer": "warrior"}
        async with server_with(tmp_path / name, moves, clock, **table) as online:
            answers.append(await about_seats(online, holder, clock))
    for first, second in zip(*answers, strict=True):
        assert first == second
    assert any(b'"sealed":true' in answer[2] for answer in answers[0])  # type: ignore[index]


async def test_every_route_about_a_table_is_asked(online: Online) -> None:
    asked = {"", "/log", "/at/{number}", "/record", "/proof", "/play", "/roll", "/undo", "/restart", "/start", "/sit"}
    asked |= {"/fork", "/leave", "/odds", "/campaign", "/ticks", "/bot", "/hint", "/review"}
    asked |= {"/ask", "/answer", "/withdraw", "/stand-in", "/free", "/key", "/seatings"}
    described = (await online.http.get("/api/openapi.json")).json()["paths"]
    assert {path.removeprefix("/api/tables/{code}") for path in described if "{code}" in path} == asked


async def test_nobody_looks_from_another_seat_before_the_end(served: Served) -> None:
    ann, bob = await served.pair(luck=2)
    await ann.look()
    await ann.roll()
    for guest, other in ((ann, 1), (bob, 0)):
        refused(await guest.get(f"/log?seat={other}"), 403, "not_your_seat")
        refused(await guest.get(f"/at/2?seat={other}"), 403, "not_your_seat")
    refused(await served.watcher(ann.code).get("/at/2?seat=0"), 403, "not_your_seat")


async def test_at_the_end_everything_is_shown_to_everybody(served: Served) -> None:
    ann = await served.table(hot_seat=True, luck=3)
    refused(await ann.get("/record"), 409, "not_over")
    refused(await ann.post("/fork", at=0), 409, "secrets")
    await ann.play_out()
    watcher = served.watcher(ann.code)
    assert (await watcher.look())["seed"] == 3
    for seat in (0, 1):
        log = (await watcher.get(f"/log?seat={seat}")).json()
        assert log[seat]["events"][0]["id"] == "event-charm"
    assert (await watcher.get("/record")).json()["seed"] == 3


async def test_a_verb_tells_no_more_than_the_sentence(served: Served) -> None:
    ann, bob = await served.pair(options={"charms": "no"}, luck=1)
    await ann.look()
    await ann.play("lay 1")
    await ann.play("toss")
    await ann.roll()
    mine, theirs = (await ann.get("/log")).json(), (await bob.get("/log")).json()
    assert [entry["verb"] for entry in mine[:2]] == ["lay", "toss"]
    assert [entry["verb"] for entry in theirs] == [entry["said"]["id"] for entry in theirs]


async def test_the_log_of_the_server_holds_no_secret(
    open_online: Callable[..., AbstractAsyncContextManager[Online]], caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    caplog.set_level(logging.DEBUG)
    logging.getLogger("httpcore").setLevel(logging.WARNING)  # the guests' own
    logging.getLogger("httpx").setLevel(logging.WARNING)
    async with open_online() as online:
        ann, bob = await online.pair(luck=987654321987)
        tokens = [ann.token, bob.token]
        forged = Guest(online.http, ann.code, f"{ann.token}x")
        refused(await forged.get(), 401, "bad_token")
        refused(await ann.post("/roll", version=99), 409, "stale")
        refused(await ann.post("/play", version=3, move=1, token=ann.token), 422, "bad_field")
        async with online.dial(ann.code) as phone:
            await phone.say(type="hello", token=forged.token, since=0)
            await phone.closed()
        async with online.call(ann) as phone:
            await phone.say(type="secret", token=ann.token)
            await phone.closed()
        (tmp_path / "tables.db").rename(tmp_path / "elsewhere.db")
        await ann.look()
        refused(await ann.post("/roll", version=3), 503, "storage")
        header = online.house.tables._here[ann.code].header
        (tmp_path / "elsewhere.db").rename(tmp_path / "tables.db")
        key = await online.house.store.signing_key()
    assert "bad_token" in caplog.text
    assert "storage" in caplog.text
    for secret in (*tokens, "987654321987", header.nonce, key):
        assert str(secret) not in caplog.text
        assert str(secret)[:20] not in caplog.text


async def test_an_unexpected_failure_is_one_sentence_and_its_message_stays_out_of_the_log(
    served: Served, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await served.table()

    def fail(*_args: object) -> None:
        raise RuntimeError(f"the seed is {4700 + 11}")

    monkeypatch.setattr("undercroft.server.http.routes.tables.situation", fail)
    response = await ann.get()
    refused(response, 500, "unexpected")
    assert "4711" not in response.text + caplog.text
    assert "unexpected RuntimeError" in caplog.text
    assert "routes/tables.py" in caplog.text

"""The same with PostgreSQL: a real one, started for these tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.engine import Connection

from undercroft.server.store.schema import MOVE, SIT, Honour, metadata
from undercroft.server.store.store import Conflict, StorageTrouble, Store
from undercroft.server.tables.dealer import News, number

from .guests import Guest, Served, finish, refused
from .postgres import Postgres, start_or_skip

Opener = Callable[..., AbstractAsyncContextManager[Served]]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A server that all tests here share."""
    made = start_or_skip()
    yield made
    made.remove()


async def test_a_game_is_played_undone_and_comes_back(open_house: Opener, postgres: Postgres) -> None:
    async with open_house(database=postgres.url) as served:
        ann, bob = await served.pair(luck=2**53 - 1)
        await ann.look()
        await ann.roll()
        await ann.play("lay 2")
        await ann.do("/undo")
        await ann.play("lay 1")
        seen = [await ann.look(), await bob.look()]
        refused(await ann.post("/undo", version=1), 409, "stale")
        refused(await served.http.get("/api/tables/BBBBBB"), 404, "no_table")
    async with open_house(database=postgres.url) as again:
        guests = [Guest(again.http, each.code, each.token) for each in (ann, bob)]
        assert [await each.look() for each in guests] == seen
        await guests[0].play("toss")
        await guests[0].roll()


async def test_many_tables_are_played_at_once(open_house: Opener, postgres: Postgres) -> None:
    async with open_house(database=postgres.url) as served:
        guests = await asyncio.gather(*(served.table(hot_seat=True) for _time in range(12)))
        await asyncio.gather(*(guest.play_out() for guest in guests))
        assert {guest.situation["state"] for guest in guests} == {"over"}


async def test_conflicts_are_noticed(open_house: Opener, postgres: Postgres) -> None:
    async with open_house(database=postgres.url) as served:
        ann, _bob = await served.pair(options={"charms": "no"})
        await ann.look()
        move = ann.offer("lay 2")
        await served.house.store.append(ann.code, number([News(MOVE, move, 0)], ann.situation["version"]))
        with pytest.raises(Conflict):
            await served.house.store.append("BBBBBB", number([News(MOVE, 0, -1)], 0))
        refused(await ann.post("/play", version=ann.situation["version"], move=move), 409, "stale")


@pytest.mark.usefixtures("with_honours")
async def test_honours_are_kept_once_and_come_back(open_house: Opener, postgres: Postgres) -> None:
    async with open_house(database=postgres.url) as served:
        for new in (["finisher"], []):
            pia = await served.table(nickname="Pia", luck=5)
            bob = await served.sit(pia.code, nickname="Bob")
            await pia.post("/start")
            await finish(pia, bob)
            assert [each for each in pia.situation["honours"]["new"] if each == "finisher"] == new
        kept = (await served.http.get("/api/honours/pIA")).json()
        told = pia.situation
        honour = Honour(pia.code, 0, "pia", "heads", None, 99, ("finisher",), 1)
        await served.house.store.append(pia.code, number([News(SIT, 0, 1, "Pia")], told["version"]), [honour])
    async with open_house(database=postgres.url) as again:
        assert (await again.http.get("/api/honours/PIA")).json()["games"] == kept["games"]
        assert kept["games"][0]["played"] == 2


async def test_migrations_lead_to_the_schema(postgres: Postgres) -> None:
    store = Store(postgres.url)
    await store.open()

    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata)

    assert await store._transact(differences) == []
    await store.close()


async def test_a_server_that_is_gone_is_told_about_and_the_game_goes_on_when_it_is_back(
    open_house: Opener, postgres: Postgres
) -> None:
    async with open_house(database=postgres.url) as served:
        ann, _bob = await served.pair()
        before = await ann.look()
        postgres.stop()
        refused(await ann.post("/roll", version=before["version"]), 503, "storage")
        refused(await served.create(), 503, "storage")
        assert await ann.look() == before
        postgres.start()
        await ann.roll()
        assert ann.situation["view"]["played"] == 2


async def test_a_server_that_is_not_there_is_one_sentence() -> None:
    store = Store("postgresql://me:secret@127.0.0.1:1/nothing", 1)
    with pytest.raises(StorageTrouble, match="the database does not work") as caught:
        await store.open()
    assert "secret" not in str(caught.value)
    await store.close()


async def test_campaign_sheets_are_kept_once_and_come_back(open_house: Opener, postgres: Postgres) -> None:
    give = {"place": 0, "ticks": [["veteran", "circle"]]}
    async with open_house(database=postgres.url) as served:
        pia = await served.table(game="one_deck", seats=1, seed=3, nickname="Pia", campaign={})
        await finish(pia)
        assert (await pia.post("/ticks", **give)).status_code == 200
        kept = (await served.http.get("/api/campaign/pia")).json()
    async with open_house(database=postgres.url) as again:
        back = Guest(again.http, pia.code, pia.token)
        refused(await back.post("/ticks", **give), 409, "ticks_given")
        assert (await again.http.get("/api/campaign/pia")).json() == kept
        assert [sheet["games"] for game in kept["games"] for sheet in game["sheets"]] == [1]

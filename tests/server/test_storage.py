"""What was answered is stored: tables come back as they were, and a database in trouble is told about."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.engine import Connection

from tests.patience import until
from undercroft.engine.errors import UndercroftError
from undercroft.server.problems import Refused
from undercroft.server.store.databases import read_url
from undercroft.server.store.migrate import config, migrate, newest
from undercroft.server.store.schema import MOVE, metadata
from undercroft.server.store.store import Conflict, StorageTrouble, Store
from undercroft.server.tables.dealer import News, number

from .guests import Guest, Online, Served, refused

Opener = Callable[..., AbstractAsyncContextManager[Served]]
SHORT = 0.3  # seconds: how long to wait for a database that is locked


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The database of the servers in these tests."""
    return tmp_path / "tables.db"


# Coming back


async def test_every_table_comes_back_after_a_restart(open_house: Opener) -> None:
    async with open_house() as served:
        ann, bob = await served.pair(luck=4, undo="turn")
        await ann.look()
        await ann.roll()
        await ann.play("lay 3")
        await ann.do("/undo")
        await ann.play("lay 1")
        await ann.play("toss")
        seen = [await ann.look(), await bob.look()]
        logs = [(await each.get("/log")).json() for each in (ann, bob)]
    async with open_house() as again:
        guests = [Guest(again.http, each.code, each.token) for each in (ann, bob)]
        assert [await each.look() for each in guests] == seen
        assert [(await each.get("/log")).json() for each in guests] == logs
        ann2 = guests[0]
        await ann2.roll()
        assert ann2.situation["view"]["played"] > seen[0]["view"]["played"]


async def test_a_table_that_nobody_looks_at_is_let_go_and_comes_back(served: Served) -> None:
    ann, _bob = await served.pair()
    before = await ann.look()
    served.house.tables.let_go(float("inf"))
    assert not served.house.tables._here
    assert await ann.look() == before


async def test_a_table_that_somebody_looks_at_is_kept(online: Online) -> None:
    ann, _bob = await online.pair()
    async with online.call(ann):
        online.house.tables.let_go(float("inf"))
        assert ann.code in online.house.tables._here


async def test_many_who_ask_for_a_table_at_once_get_the_same(served: Served) -> None:
    ann, _bob = await served.pair()
    served.house.tables.let_go(float("inf"))
    tables = await asyncio.gather(*(served.house.tables.get(ann.code) for _time in range(10)))
    assert all(table is tables[0] for table in tables)


async def test_the_luck_to_come_is_the_same_after_every_restart(served: Served) -> None:
    straight = await served.table(hot_seat=True, luck=21)
    await straight.play_out()
    broken = await served.table(hot_seat=True, luck=21)
    while broken.situation["state"] != "over":
        served.house.tables.let_go(float("inf"))
        if broken.situation["may"]["roll"]:
            await broken.roll()
        else:
            await broken.do("/play", move=broken.situation["moves"][-1]["id"])
    assert broken.situation["view"] == straight.situation["view"]


async def test_a_table_of_other_rules_is_refused(open_house: Opener, file: Path) -> None:
    async with open_house() as served:
        ann = await served.table()
        bob = await served.table()
        cy, _dee = await served.pair(options={"charms": "no"})
        await cy.look()
        await cy.play("lay 1")
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE tables SET rules = rules + 1 WHERE code = ?", (ann.code,))
        database.execute("UPDATE tables SET game = 'chess' WHERE code = ?", (bob.code,))
        database.execute("UPDATE changes SET value = 0 WHERE code = ? AND kind = 'move'", (cy.code,))
        database.commit()
    async with open_house() as again:
        refused(await again.http.get(f"/api/tables/{ann.code}"), 410, "old_rules")
        refused(await again.http.get(f"/api/tables/{bob.code}"), 410, "old_rules")
        refused(await again.http.get(f"/api/tables/{cy.code}"), 410, "damaged")


# Trouble


@pytest.fixture
def locked(file: Path) -> Callable[[], closing[sqlite3.Connection]]:
    """Lock the database, as another program might."""

    def lock() -> closing[sqlite3.Connection]:
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        return closing(other)

    return lock


async def test_a_locked_database_is_told_about_and_nothing_is_played(
    open_house: Opener, locked: Callable[[], closing[sqlite3.Connection]]
) -> None:
    async with open_house(busy_seconds=SHORT) as served:
        ann, _bob = await served.pair(luck=6)
        before = await ann.look()
        with locked():
            refused(await ann.post("/roll", version=before["version"]), 503, "storage")
            assert await ann.look() == before
            refused(await served.create(), 503, "storage")
            refused(await ann.post("/leave"), 503, "storage")
        await ann.roll()
        assert ann.situation["view"]["played"] == 2


async def test_whoever_plays_through_a_socket_is_told_and_the_line_stays(
    open_online: Callable[..., AbstractAsyncContextManager[Online]],
    locked: Callable[[], closing[sqlite3.Connection]],
) -> None:
    async with open_online(busy_seconds=SHORT) as online:
        ann, _bob = await online.pair()
        async with online.call(ann) as phone:
            version = phone.situation["version"]
            with locked():
                await phone.say(type="roll", version=version)
                answer = await phone.hear_refusal()
            assert (answer["code"], answer["situation"]["version"]) == ("storage", version)
            await phone.say(type="roll", version=version)
            assert (await phone.hear_version(version + 2))["view"]["played"] == 2


async def test_a_database_that_is_gone_is_told_about_and_not_made_anew(served: Served, file: Path) -> None:
    ann, _bob = await served.pair(luck=6)
    before = await ann.look()
    away = file.rename(file.with_suffix(".away"))
    refused(await ann.post("/roll", version=before["version"]), 503, "storage")
    assert not file.exists()
    assert await ann.look() == before
    refused(await served.http.get("/api/tables/BBBBBB"), 503, "storage")
    away.rename(file)
    await ann.roll()


async def test_another_database_in_its_place_is_not_written_to(served: Served, file: Path) -> None:
    ann, _bob = await served.pair()
    file.rename(file.with_suffix(".away"))
    file.write_bytes(b"")
    refused(await ann.post("/roll", version=3), 503, "storage")
    assert file.read_bytes() == b""


async def test_what_another_process_has_stored_goes_before_what_we_remember(served: Served) -> None:
    ann, _bob = await served.pair(options={"charms": "no"})
    await ann.look()
    move = ann.offer("lay 2")
    await served.house.store.append(ann.code, number([News(MOVE, move, 0)], ann.situation["version"]))
    data = refused(await ann.post("/play", version=ann.situation["version"], move=move), 409, "stale")
    assert data["table"]["view"]["table"]["laid"] == 2
    await ann.look()
    await ann.play("toss")


async def test_a_move_whose_sender_has_gone_is_stored_or_not_but_never_half(served: Served) -> None:
    ann, _bob = await served.pair(options={"charms": "no"})
    await ann.look()
    table = served.house.tables._here[ann.code]
    for _time in range(6):
        playing = asyncio.create_task(served.house.dealer.play(table, 1, table.version, ann.offer("lay 1")))
        await asyncio.sleep(0)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    writer = served.house.store._writer
    assert writer
    await until(writer.done)
    response = await ann.post("/undo", version=table.version)
    assert response.status_code in (200, 409)
    stored = await served.house.store.load(ann.code)
    assert stored
    assert [change.number for change in stored[1]] == list(range(1, len(stored[1]) + 1))
    served.house.tables.let_go(float("inf"))
    await ann.look()


# The store itself


@pytest.fixture
async def store(file: Path) -> Store:
    """An open store."""
    made = Store(f"sqlite:///{file}", SHORT)
    await made.open()
    return made


async def test_one_conflict_does_not_spoil_what_came_with_it(served: Served) -> None:
    store = served.house.store
    guests = [(await served.pair())[0] for _time in range(4)]
    appended = [store.append(each.code, number([News(MOVE, 0, -1)], 3)) for each in guests]
    again = store.append(guests[0].code, number([News(MOVE, 1, -1)], 3))
    results = await asyncio.gather(*appended, again, return_exceptions=True)
    assert [type(result) for result in results] == [type(None)] * 4 + [Conflict]
    for guest in guests:
        found = await store.load(guest.code)
        assert found
        assert [change.value for change in found[1][3:]] == [0]


async def test_changes_of_no_table_are_refused(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append("BBBBBB", number([News(MOVE, 0, -1)], 0))
    await store.close()


async def test_the_key_is_made_once(store: Store, file: Path) -> None:
    key = await store.signing_key()
    await store.close()
    again = Store(f"sqlite:///{file}")
    await again.open()
    assert await again.signing_key() == key
    assert len(key) >= 40
    await again.close()


async def test_sqlite_is_set_up_to_be_safe(store: Store, file: Path) -> None:
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")

    def look(connection: Connection) -> dict[str, object]:
        return {name: connection.execute(sa.text(f"PRAGMA {name}")).scalar() for name in names}

    assert await store._transact(look) == {
        "journal_mode": "wal",
        "synchronous": 1,
        "foreign_keys": 1,
        "busy_timeout": 300,
    }
    assert file.stat().st_mode & 0o077 == 0
    await store.close()


@pytest.mark.parametrize("name", ["with space.db", "50%20.db", "what?.db", "é#.db"])
async def test_a_file_may_have_any_name(tmp_path: Path, name: str) -> None:
    path = tmp_path / "a folder" / name
    store = Store(read_url("sqlite:///x").set(drivername="sqlite", database=str(path)).render_as_string())
    await store.open()
    await store.signing_key()
    await store.close()
    assert path.stat().st_size > 0


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("nonsense", "must be a URL such as sqlite:///FILE"),
        ("mysql://me:secret@host/db", "'mysql' is not known"),
        ("sqlite://", "must be a file"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_in_one_sentence(url: str, said: str) -> None:
    with pytest.raises(UndercroftError, match=said) as caught:
        Store(url)
    assert "secret" not in str(caught.value)


async def test_a_file_that_is_no_database_is_told_about(file: Path) -> None:
    file.write_text("this is a letter to my aunt, not a database\n" * 100)
    store = Store(f"sqlite:///{file}")
    with pytest.raises(StorageTrouble, match="not a database"):
        await store.open()
    await store.close()


async def test_a_folder_that_cannot_be_written_is_told_about(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(UndercroftError, match="no database can be kept there"):
        await Store(f"sqlite:///{tmp_path / 'file' / 'tables.db'}").open()


# Migrations


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Connection]:
    """A connection to a database without anything in it."""
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'empty.db'}")
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def test_migrations_lead_from_nothing_to_the_schema(empty: Connection) -> None:
    migrate(empty)
    context = MigrationContext.configure(empty, opts={"compare_type": True})
    assert compare_metadata(context, metadata) == []
    assert context.get_current_revision() == newest()
    assert set(sa.inspect(empty).get_table_names()) == {*metadata.tables, "alembic_version"}


def test_migrating_again_changes_nothing(empty: Connection) -> None:
    migrate(empty)
    migrate(empty)
    assert compare_metadata(MigrationContext.configure(empty), metadata) == []


def test_migrations_can_be_taken_back(empty: Connection) -> None:
    from alembic import command

    migrate(empty)
    command.downgrade(config(empty), "base")
    assert sa.inspect(empty).get_table_names() == ["alembic_version"]


def test_a_database_of_a_newer_program_is_refused(empty: Connection) -> None:
    migrate(empty)
    empty.execute(sa.text("UPDATE alembic_version SET version_num = 'z9999'"))
    with pytest.raises(UndercroftError, match="of another version of Undercroft; update the program"):
        migrate(empty)


def test_a_refusal_has_a_status_and_words_for_every_code() -> None:
    from undercroft.server.problems import STATUS

    args = {
        "field": "x",
        "host": "x",
        "reason": "start",
        "most": 1,
        "least": 1,
        "kind": "one",
        "option": "x",
        "values": "y",
        "bots": "z",
    }
    for code in STATUS:
        assert all(Refused(code, **args).message.values())  # type: ignore[arg-type]

"""Records: handed out at the end, exported, imported, and forked tables."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

import undercroft as uc
from undercroft.engine.record import Record, replay
from undercroft.server import commands
from undercroft.server.wire import tables as wire

from .guests import Served, checked, refused

Opener = Callable[..., AbstractAsyncContextManager[Served]]

app = typer.Typer()
app.command("export")(commands.export_match)
app.command("import")(commands.import_match)


def run(*arguments: object) -> str:
    """What a command prints; an error of ours is raised."""
    done = CliRunner().invoke(app, [str(argument) for argument in arguments])
    if done.exception and not isinstance(done.exception, SystemExit):
        raise done.exception
    assert done.exit_code == 0, done.output
    return done.output.strip()


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The database of the servers in these tests."""
    monkeypatch.setenv("UNDERCROFT_LANG", "en")
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def test_the_record_of_a_finished_match_replays(served: Served) -> None:
    ann = await served.table(hot_seat=True, luck=8)
    refused(await ann.get("/record"), 409, "not_over")
    over = await ann.play_out()
    response = await served.watcher(ann.code).get("/record")
    record = checked(response, wire.MatchRecord)
    match = replay(response.text)
    assert match.seed == 8
    assert match.played == over["view"]["played"]
    assert match.view(0)["table"] == over["view"]["table"]
    assert record["table"]["nicknames"] == ["Ann", "Ann"]


# Forks


async def test_a_position_can_be_played_on_from(served: Served) -> None:
    ann = await served.table(game="one_card", seats=1, options={"hero": "ranger"})
    await ann.roll()
    await ann.do("/play", move=ann.situation["moves"][0]["id"])
    fork = served.guest(await ann.post("/fork", at=3), 201)
    table = fork.situation
    assert fork.code != ann.code
    assert (table["analysis"], table["practice"], table["undo"]) == (True, True, "practice")
    assert table["options"]["hero"] == "ranger"
    assert table["seats"][0]["nickname"] == "Ann"
    assert table["view"] == (await ann.get("/at/3")).json()
    refused(await ann.post("/fork", at=99), 404, "no_position")
    refused(await ann.post("/fork", at=0, same_luck=True), 409, "same_luck")
    watcher = served.guest(await served.watcher(ann.code).post("/fork", at=0, nickname="Cy"), 201)
    assert watcher.situation["seats"][0]["nickname"] == "Cy"


async def test_the_same_luck_can_be_had_once_the_game_is_over(served: Served) -> None:
    ann = await served.table(game="one_card", seats=1)
    await ann.roll()
    dice = ann.situation["view"]["table"]["dice"]
    over = await ann.play_out()
    fork = served.guest(await ann.post("/fork", at=0, same_luck=True), 201)
    await fork.roll()
    assert fork.situation["view"]["table"]["dice"] == dice
    ended = await fork.play_out()
    assert ended["seed"] == over["seed"]
    fresh = served.guest(await ann.post("/fork", at=0, same_luck=False), 201)
    assert (await fresh.play_out())["seed"] != over["seed"]


async def test_a_fork_of_a_game_with_secrets_waits_for_the_end(served: Served) -> None:
    ann = await served.table(hot_seat=True)
    refused(await ann.post("/fork", at=0), 409, "secrets")
    await ann.play_out()
    fork = served.guest(await ann.post("/fork", at=2), 201)
    assert fork.situation["holds"] == [0, 1]
    assert (await fork.do("/play", move=fork.situation["moves"][0]["id"]))["view"]["played"] == 3


# Export and import


async def test_a_finished_match_goes_out_and_comes_in(open_house: Opener, database: str, tmp_path: Path) -> None:
    async with open_house() as served:
        ann = await served.table(hot_seat=True, luck=9)
        over = await ann.play_out()
        proof = (await ann.get("/proof")).json()
        log = (await ann.get("/log?seat=1")).json()
    file = tmp_path / "match.json"
    printed = await in_thread(run, "export", ann.code.lower(), file, "--database", database)
    assert printed == f"Table {ann.code}, {over['view']['played']} moves: written to {file}"
    other = f"sqlite:///{tmp_path / 'other.db'}"
    printed = await in_thread(run, "import", file, "--database", other)
    assert printed.startswith(f"Table {ann.code} is there, with {over['view']['played']} moves.")
    async with open_house(database=other) as served:
        watcher = served.watcher(ann.code)
        table = await watcher.look()
        assert [seat["nickname"] for seat in table["seats"]] == ["Ann", "Ann"]
        assert table["view"]["table"] == over["view"]["table"]
        assert (table["seed"], table["commitment"]) == (9, over["commitment"])
        assert (await watcher.get("/proof")).json() == proof
        assert (await watcher.get("/log?seat=1")).json() == log
    await in_thread(run, "export", ann.code, tmp_path / "again.json", "--database", other)
    assert (tmp_path / "again.json").read_text() == file.read_text()


async def test_where_the_code_is_taken_the_table_gets_another(
    open_house: Opener, database: str, tmp_path: Path
) -> None:
    async with open_house() as served:
        ann = await served.table(hot_seat=True)
        await ann.play_out()
    file = tmp_path / "match.json"
    await in_thread(run, "export", ann.code, file, "--database", database)
    printed = await in_thread(run, "import", file, "--database", database)
    assert printed.startswith("Table ")
    assert ann.code not in printed


async def test_a_running_match_is_exported_only_if_one_insists(
    open_house: Opener, database: str, tmp_path: Path
) -> None:
    async with open_house() as served:
        ann, _bob = await served.pair(luck=77)
        await ann.look()
        await ann.roll()
    file = tmp_path / "match.json"
    with pytest.raises(uc.UndercroftError, match=r"still being played: .* add --unfinished"):
        await in_thread(run, "export", ann.code, file, "--database", database)
    assert not file.exists()
    await in_thread(run, "export", ann.code, file, "--unfinished", "--database", database)
    other = f"sqlite:///{tmp_path / 'other.db'}"
    await in_thread(run, "import", file, "--database", other)
    async with open_house(database=other) as served:
        cy = await served.sit(ann.code, nickname="Cy")
        assert (cy.seat, cy.situation["state"]) == (0, "running")
        assert cy.situation["view"] == ann.situation["view"]
        assert cy.situation["seed_chosen"], "whoever has the file knows what is to come"
        dee = await served.http.post(f"/api/tables/{ann.code}/sit", json={"nickname": "Dee"})
        refused(dee, 409, "luck_known")
        await cy.play("lay 1")


async def test_a_game_saved_in_the_terminal_can_be_imported(open_house: Opener, database: str, tmp_path: Path) -> None:
    match = uc.load("one_card").start(seed=5, practice=True)
    while match.turn == uc.CHANCE:
        match.roll()
    match.record().save(tmp_path / "saved.json")
    printed = await in_thread(run, "import", tmp_path / "saved.json", "--database", database)
    code = printed.split()[1]
    async with open_house() as served:
        ann = await served.sit(code, nickname="Ann")
        assert ann.situation["practice"] is True
        assert ann.situation["seed_chosen"] is True
        assert ann.situation["view"]["table"] == match.view(0)["table"]


GOOD_NOTES: dict[str, Any] = {
    "code": "BCDFGH",
    "nonce": "0",
    "seed_chosen": True,
    "odds": "off",
    "undo": "turn",
    "analysis": False,
    "hot_seat": False,
    "given": 0,
    "nicknames": [None, None],
}


@pytest.mark.parametrize(
    ("notes", "said"),
    [
        ({**GOOD_NOTES, "odds": "all"}, "the field 'table.odds' cannot be used"),
        ({**GOOD_NOTES, "nicknames": ["Ann"]}, "do not fit the match"),
        ({**GOOD_NOTES, "undo": "practice"}, "do not fit the match"),
        ({"code": "BCDFGH"}, "cannot be used"),
        ("x", "cannot be used"),
    ],
)
def test_damaged_notes_are_refused(notes: object, said: str, database: str, tmp_path: Path) -> None:
    record = json.loads(uc.load("heads").start(seed=1).record().to_json())
    file = tmp_path / "match.json"
    file.write_text(json.dumps({**record, "table": notes}))
    with pytest.raises(uc.BadRecord, match=said):
        run("import", file, "--database", database)


def test_what_cannot_be_exported_or_imported_is_told_in_one_sentence(database: str, tmp_path: Path) -> None:
    with pytest.raises(uc.BadRecord, match="there is no table with this code"):
        run("export", "BBBBBB", tmp_path / "x.json", "--database", database)
    with pytest.raises(uc.BadRecord, match="cannot be read as text"):
        run("import", tmp_path / "nothing.json", "--database", database)
    (tmp_path / "broken.json").write_text("{")
    with pytest.raises(uc.BadRecord, match=r"broken\.json: not a record"):
        run("import", tmp_path / "broken.json", "--database", database)
    moved = json.loads(Record.from_json(uc.load("heads").start(seed=1).record().to_json()).to_json())
    (tmp_path / "illegal.json").write_text(json.dumps({**moved, "moves": [7]}))
    with pytest.raises(uc.BadRecord, match="record, move 1"):
        run("import", tmp_path / "illegal.json", "--database", database)


async def in_thread(do: Callable[..., str], *arguments: object) -> str:
    """A command starts an event loop of its own, so it gets a thread."""
    import asyncio

    return await asyncio.to_thread(do, *arguments)

"""A game from outside goes everywhere: each command takes it, and so does the server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.guests import refused, serving
from undercroft.engine.outside import add_folder
from undercroft.engine.record import replay
from undercroft.server.settings import Settings

from ..terminal.test_commands import run

if TYPE_CHECKING:
    from .conftest import Make

MOVES = 8


@pytest.fixture
def folder(make: Make, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game that nobody has compiled."""
    monkeypatch.setenv("UNDERCROFT_KERNELS", "")
    return make()


@pytest.fixture
def record(folder: Path, tmp_path: Path) -> Path:
    """A game that has begun, as a file: there is something to choose."""
    match = add_folder(folder).start(seed=4)
    while match.played < MOVES or len(match.moves()) != 2:
        match.roll() if match.turn < 0 else match.play(match.choose("greedy"))
    file = tmp_path / "begun.json"
    match.record().save(file)
    return file


def does(folder: Path, *words: str, typed: str = "") -> str:
    """What a command prints."""
    return run(*words, "--game-path", str(folder), typed=typed)


def test_it_is_listed_and_tells_its_rules_and_options(folder: Path) -> None:
    assert f"{folder.name}" in does(folder, "games", "--lang", "fr").splitlines()[-1]
    assert "Lancez tant que vous osez" in does(folder, "games", "--lang", "fr")
    assert "OU-02" in does(folder, "rules", folder.name)
    assert "Options" in does(folder, "options", folder.name, "--lang", "en")


def test_it_is_played_kept_and_taken_up_again(folder: Path) -> None:
    play = ("play", folder.name, "--plain", "--lang", "en")
    said = does(folder, *play, "--bots", "greedy", "--seed", "3", typed="1\n1\nq\n")
    assert "The die is thrown." in said
    assert f"Go on with: undercroft play {folder.name} --game-path {folder}" in said
    assert "You take up your game again after 2 moves." in does(folder, *play, typed="q\n")


def test_it_is_replayed_advised_on_and_reviewed(folder: Path, record: Path) -> None:
    assert "The die is thrown." in does(folder, "replay", str(record), "--lang", "en")
    assert "Next best: " in does(folder, "advise", str(record), "--lang", "en")
    match = replay(record.read_text("utf-8"))
    while not match.is_over:
        match.roll() if match.turn < 0 else match.play(match.choose("greedy"))
    match.record().save(record)
    assert "ecision" in does(folder, "review", str(record), "--seconds", "1", "--lang", "en")


def test_many_games_are_played_at_once_with_a_word_on_how(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    report = json.loads(does(folder, "simulate", folder.name, "-n", "40", "--bot", "greedy,random", "--json"))
    assert report["games"] == 40
    name = folder.name
    assert caplog.messages == [
        f"{name}: its rules run as plain Python, which is slow for many games; `undercroft build {name}` compiles them."
    ]
    said = does(folder, "arena", folder.name, "greedy", "random", "search:5", "-n", "2", "--cores", "1")
    assert "search:5" in said


async def test_the_server_has_tables_of_it(folder: Path, tmp_path: Path) -> None:
    name = add_folder(folder).id
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.db", page=str(tmp_path), bot_seconds=0.001)
    async with serving(settings) as served:
        games = (await served.http.get("/api/games")).json()
        assert [game["id"] for game in games][-1] == name
        assert "table-pot = Pot" in (await served.http.get(f"/api/games/{name}/words/fr")).text
        assert len((await served.http.get(f"/api/games/{name}/rules/en")).json()) == 3
        ann = await served.table(game=name, seats=2, bots=["greedy"], seed=3)

        while (await ann.look())["state"] != "over":
            await served.bots_done()
            if (await ann.look())["may"]["roll"]:
                await ann.roll()
            elif ann.situation["moves"]:
                await ann.do("/play", move=ann.situation["moves"][-1]["id"])
        assert max(seat["score"] for seat in ann.situation["seats"]) >= 30


async def test_a_game_that_cannot_be_played_is_refused_at_the_server_and_the_others_are_there(
    make: Make, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    broken = make({"rules.py": [("        table.phase = ROLL\n", "        table.phase = ROLL // 0\n")]})
    name = add_folder(broken).id
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.db", page=str(tmp_path))
    async with serving(settings) as served:
        refused(await served.create(game=name), 503, "not_ready")
        assert (await served.create(game="one_card", seats=1)).status_code == 201
    assert f"{name} cannot be played: " in caplog.text


async def test_a_crash_in_its_rules_leaves_the_table_as_it_was(
    make: Make, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    broken = make({"rules.py": [("    table.die = face\n", "    table.die = face // 0\n")]})
    name = add_folder(broken).id
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.db", page=str(tmp_path))
    async with serving(settings) as served:
        ann = await served.table(game=name, seats=2, bots=["greedy"])
        before = await ann.play("throw")
        refused(await ann.post("/roll", version=before["version"]), 500, "unexpected")
        after = await ann.look()
        assert (after["version"], after["view"]) == (before["version"], before["view"])
        assert after["may"]["roll"]
    assert f"{name}/rules.py" in caplog.text
    assert "ZeroDivisionError" in caplog.text

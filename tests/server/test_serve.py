"""`undercroft serve`: what it prints, which port it takes, how it ends."""

from __future__ import annotations

import json
import socket
import threading
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import undercroft as uc
from tests.patience import PATIENCE
from undercroft.engine.errors import UndercroftError
from undercroft.engine.game import Game
from undercroft.server import repertoire
from undercroft.server.serve import has_screen, listen, network_address
from undercroft.server.settings import Settings

from .guests import refused, serving
from .processes import Process


def test_it_says_where_it_is_and_ends_quietly(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with Process(f"sqlite:///{tmp_path / 'tables.db'}", "--port", str(port)) as process:
            address = process.wait_until_open()
            assert process.printed[0].startswith(f"Port {port} is taken, so this is port ")
            interrupt_while_somebody_looks(process, address)
            code, printed, errors = process.end()
    assert (code, errors) == (0, "")
    assert printed.splitlines()[-1] == "Closed. Every table is kept."


def interrupt_while_somebody_looks(process: Process, address: str) -> None:
    """Ctrl-C while a WebSocket is open."""
    body = {"game": "heads", "seats": 2, "nickname": "Ann"}
    seated = httpx.post(f"{address}/api/tables", json=body, timeout=PATIENCE).json()
    with connect(f"{address.replace('http', 'ws')}/api/tables/{seated['code']}/live", open_timeout=PATIENCE) as line:
        line.send(json.dumps({"type": "hello", "token": seated["token"], "since": 0}))
        assert json.loads(line.recv(PATIENCE))["seat"] == 0
        process.interrupt()
        with pytest.raises(ConnectionClosed):
            line.recv(PATIENCE)


def test_a_database_that_does_not_work_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("not a database, but long enough to be taken for one\n" * 50)
    with Process(f"sqlite:///{tmp_path / 'tables.db'}") as process:
        code, _printed, errors = process.end()
    assert code == 2
    assert errors == "the database does not work: DatabaseError: file is not a database\n"


def test_a_port_that_is_taken_is_passed_over() -> None:
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with listen("127.0.0.1", port) as second:
            assert port < second.getsockname()[1] <= port + 100


def test_an_address_that_is_not_ours_is_told_about() -> None:
    with pytest.raises(UndercroftError, match=r"--host 192\.0\.2\.77 --port 8000: cannot listen there"):
        listen("192.0.2.77", 8000)
    with pytest.raises(UndercroftError, match="cannot listen there"):
        listen("no such host", 8000)


def test_the_last_ports_may_all_be_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(_host: str, _port: int) -> socket.socket:
        raise OSError(98, "Address already in use")

    monkeypatch.setattr("undercroft.server.serve._bind", taken)
    with pytest.raises(UndercroftError, match="--port 65500: this port and those after it are taken"):
        listen("127.0.0.1", 65500)


@pytest.mark.parametrize(
    ("environment", "platform", "screen"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "w"}, "linux", True),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "x"}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_browser_is_opened_where_it_can_be_seen(environment: dict[str, str], platform: str, screen: bool) -> None:
    assert has_screen(environment, platform) is screen


def test_the_address_in_the_network_is_one_or_none() -> None:
    found = network_address()
    assert found is None or socket.inet_aton(found)


def test_settings_come_from_the_environment() -> None:
    settings = Settings.from_environment(
        {"UNDERCROFT_LINES": "7", "UNDERCROFT_TOKEN_DAYS": "0.5", "UNDERCROFT_PAGE": "x"}
    )
    assert (settings.lines, settings.token_days, settings.page) == (7, 0.5, "x")
    assert settings.tables_per_hour == Settings().tables_per_hour


@pytest.mark.parametrize("value", ["many", "-1", "0", "1.5", "inf", "nan"])
def test_a_setting_that_cannot_be_used_is_told_about(value: str) -> None:
    with pytest.raises(UndercroftError, match=f"UNDERCROFT_LINES='{value}': this must be a whole number above 0"):
        Settings.from_environment({"UNDERCROFT_LINES": value})


def test_tables_are_kept_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))
    assert Settings().database_url == f"sqlite:///{tmp_path / 'data' / 'tables.db'}"
    assert Settings(database="postgresql://h/d").database_url == "postgresql://h/d"


async def test_whoever_asks_for_a_game_does_not_wait_for_the_others_to_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    release, rehearse, asked = threading.Event(), repertoire.rehearse, uc.games()[-1]
    read: list[str] = []

    def slowly(game: Game) -> None:
        assert game.id == asked or release.wait(PATIENCE)
        rehearse(game)
        read.append(game.id)

    monkeypatch.setattr(repertoire, "rehearse", slowly)
    async with serving(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}")) as served:
        try:
            assert (await served.create(game=asked, seats=uc.load(asked).seats[0])).status_code == 201
            assert read == [asked]
        finally:
            release.set()


async def test_a_game_that_cannot_be_made_ready_is_told_about_and_the_others_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rehearse = repertoire.rehearse

    def broken(game: Game) -> None:
        if game.id == "one_card":
            raise UndercroftError("box.yaml line 3: broken")
        rehearse(game)

    monkeypatch.setattr(repertoire, "rehearse", broken)
    async with serving(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}")) as served:
        refused(await served.create(game="one_card", seats=1), 503, "not_ready")
        assert (await served.create()).status_code == 201

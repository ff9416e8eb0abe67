"""What a server says that cannot be started, or not as it should be."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from tests.server.processes import Process
from undercroft.server.serve import listen
from undercroft.server.settings import BadSetting

from .entry import Place


@pytest.fixture
def place(tmp_path: Path) -> Place:
    """A computer in small."""
    return Place(tmp_path)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ["--host", "a..b"],
            "--host a..b --port 8000: cannot listen there, for this computer has no such address; leave",
        ),
        (
            ["--host", "no such host"],
            "--host no such host --port 8000: cannot listen there, for this computer has no such",
        ),
        (["--host", "192.0.2.77"], "--host 192.0.2.77 --port 8000: cannot listen there, for this computer has no such"),
        (
            ["--database", "nonsense"],
            "the database must be a URL such as sqlite:///FILE or postgresql://USER@HOST/NAME",
        ),
        (["--database", "postgresql://me@host:abc/name"], "the database must be a URL such as sqlite:///FILE or"),
        (["--database", "mysql://host/name"], "the database 'mysql' is not known; use sqlite:///FILE or postgresql://"),
    ],
)
def test_what_cannot_be_meant_is_one_sentence(place: Place, arguments: list[str], told: str) -> None:
    ended = place.start("serve", "--no-browser", *arguments)
    assert ended.sentence().startswith(told)
    assert ended.code == 2


def test_a_port_that_does_not_exist_is_refused(place: Place) -> None:
    ended = place.start("serve", "--no-browser", "--port", "99999")
    assert "Invalid value for '--port'" in ended.told
    assert ended.code == 2


def test_a_port_for_administrators_is_told_about_in_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(_host: str, _port: int) -> socket.socket:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("undercroft.server.serve._bind", forbidden)
    with pytest.raises(
        BadSetting, match=r"cannot listen there, for you are not allowed to; give another port, from 1024"
    ):
        listen("127.0.0.1", 80)
    with pytest.raises(BadSetting, match="impossible d’écouter là, car vous n’en avez pas le droit"):
        listen("127.0.0.1", 80, "fr")


def test_a_database_server_that_does_not_answer_is_told_about_without_the_password() -> None:
    with socket.socket() as nobody:  # it has the port, and does not listen
        nobody.bind(("127.0.0.1", 0))
        where = f"127.0.0.1:{nobody.getsockname()[1]}"
        with Process(f"postgresql://me:secret@{where}/tables") as process:
            code, _printed, errors = process.end()
    told = (
        f"The database postgresql://me:***@{where}/tables does not answer: is it running, and is its address right?\n"
    )
    assert (code, errors) == (2, told)


def test_a_page_that_is_not_there_is_told_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_PAGE", str(tmp_path))
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Process(database) as process:
        process.wait_until_open()
        assert "The page was not built. From the sources, `python3 run.py` builds it." in process.printed[1]
    (tmp_path / "index.html").touch()
    with Process(database) as process:
        process.wait_until_open()
        assert "page" not in "".join(process.printed[1:])

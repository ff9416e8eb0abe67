"""Who installs the wheel plays every game, on the page and in the terminal: with no Node, and none of our own tools."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import httpx
import pytest
from websockets.sync.client import connect

import undercroft as uc
from tests.patience import PATIENCE
from undercroft.engine.record import Record

from .tables import Data, OverHttp, OverWebSocket, play_on
from .wheel import ROOT, Installed, build

SEATS = {"one_card": 1, "dungeon_roll": 1, "welcome": 2, "one_deck": 1, "deck_box": 2}  # the second is a bot's
STEPS = 4  # over each kind of line
WAYS = """
import undercroft as uc
from undercroft.kernels.ways import way_for
print(*(way_for(uc.load(id)) for id in uc.games()))
"""
MOST_INSTALLED = 150_000_000  # bytes, without pip and what Python itself makes of sources


class Served(NamedTuple):
    """A server, and what it keeps its tables in."""

    http: httpx.Client
    database: str


@pytest.fixture(scope="module")
def served(installed: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The server that all tests here share; at the end it must close quietly."""
    database = f"sqlite:///{tmp_path_factory.mktemp('served') / 'tables.db'}"
    with (
        installed.serve("--database", database) as address,
        httpx.Client(base_url=address, timeout=PATIENCE) as http,
    ):
        yield Served(http, database)


# What is in it


def test_the_wheel_has_the_page_the_cards_and_the_words(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    for name in (
        "server/page/index.html",
        "games/one_card/content/box.yaml",
        "games/one_card/rulebook.yaml",
        "py.typed",
    ):
        assert f"undercroft/{name}" in names
    assert len([name for name in names if name.endswith(".ftl")]) >= 6
    assert [name for name in names if re.fullmatch(r"undercroft/server/page/assets/.*\.js", name)]
    assert not [name for name in names if "node_modules" in name or name.startswith("tests")]


def test_the_sdist_gives_the_same_wheel_without_node(wheel: Path, tmp_path: Path) -> None:
    sdist, _said = build("sdist", ROOT, tmp_path / "sdist")
    shutil.unpack_archive(sdist, tmp_path / "sources")
    (sources,) = (tmp_path / "sources").iterdir()
    again, said = build("wheel", sources, tmp_path / "wheel", PATH="")
    assert "The sources of the page are not here; the page that was built before is used." in said
    assert contents(again) == contents(wheel)


def contents(wheel: Path) -> dict[str, int]:
    """The files of a wheel, with the sum of their bytes."""
    return {file.filename: file.CRC for file in ZipFile(wheel).infolist()}


# What a player has


def test_nothing_of_ours_is_around_it(installed: Installed) -> None:
    said = installed.run_python("-c", "import sys, undercroft; print(*sys.path, undercroft.__file__, sep='\\n')")
    assert str(ROOT) not in said
    assert said.splitlines()[-1].startswith(str(installed.folder))
    with pytest.raises(AssertionError, match="No module named pytest"):
        installed.run_python("-m", "pytest")


def test_it_tells_its_version_and_its_games(installed: Installed) -> None:
    assert installed.run("--version").strip() == uc.__version__
    assert {line.split()[0] for line in installed.run("games").splitlines()} == set(SEATS)


def test_its_kernels_are_those_that_were_shipped_with_it(installed: Installed) -> None:
    assert installed.run_python("-c", WAYS).split() == ["portable"] * len(SEATS)


def test_no_compiler_comes_along_and_it_is_small(installed: Installed) -> None:
    packages = {folder.name for folder in installed.packages.iterdir()}
    assert not packages & {"numpy", "numba", "llvmlite", "fluent", "babel"}
    files = [file for file in installed.packages.rglob("*") if file.is_file()]
    ours = [file for file in files if "pip" not in file.relative_to(installed.packages).parts[0]]
    assert sum(file.stat().st_size for file in ours if "__pycache__" not in file.parts) < MOST_INSTALLED


@pytest.mark.parametrize("game", SEATS)
def test_every_game_is_played_in_the_terminal(installed: Installed, game: str) -> None:
    said = installed.run("play", game, "--plain", "--seed", "3", typed="1\n\n1\n\nq\n")
    assert f"Your game is kept. Go on with: undercroft play {game}" in said
    (file,) = installed.home.rglob(f"running/{game}*.json")
    assert len(Record.read(file).moves) > 1


def test_games_are_simulated(installed: Installed) -> None:
    report = json.loads(installed.run("simulate", "one_card", "-n", "4", "--cores", "1", "--json"))
    assert (report["game"], report["games"], report["unfinished"]) == ("one_card", 4, 0)


def test_a_game_of_ones_own_is_written_checked_and_simulated(installed: Installed) -> None:
    assert "pig/ is a whole game" in installed.run("new", "pig")
    assert "pig keeps what every game promises." in installed.run("check", "pig")
    assert "Pig: 4 games" in installed.run("simulate", "pig", "-n", "4", "--cores", "1", "--game-path", "pig")


def test_the_page_and_its_script_are_there(served: Served) -> None:
    page = served.http.get("/")
    script = re.search(r'src="(/assets/[^"]+\.js)"', page.text)
    assert script
    assert served.http.get(script[1]).status_code == 200


@pytest.mark.parametrize("game", SEATS)
def test_every_game_is_played_at_a_table(served: Served, game: str) -> None:
    seated = sit_down(served.http, game, SEATS[game])
    address = f"ws{str(served.http.base_url).removeprefix('http')}/api/tables/{seated['code']}/live"
    done = [play_on(OverHttp(served.http, seated), STEPS)]
    with connect(address) as line:
        done.append(play_on(OverWebSocket(line, seated), STEPS))
    for each in done:
        assert "play" in each
        assert "roll" in each or SEATS[game] > 1  # bots roll for everybody


def sit_down(http: httpx.Client, game: str, seats: int) -> Data:
    """A new table, at which a bot has the other seat."""
    bots = ["greedy"] * (seats - 1)
    answer = http.post("/api/tables", json={"game": game, "seats": seats, "bots": bots, "nickname": "Ada", "seed": 7})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def test_a_table_is_taken_elsewhere_and_told(installed: Installed, served: Served, tmp_path: Path) -> None:
    seated = sit_down(served.http, "one_deck", 1)
    play_on(OverHttp(served.http, seated), STEPS)
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    elsewhere = ("--database", f"sqlite:///{tmp_path / 'elsewhere.db'}")
    installed.run("export", seated["code"], str(here), "--unfinished", "--database", served.database)
    code = re.search(r"\b[A-Z0-9]{6}\b", installed.run("import", str(here), *elsewhere))
    assert code
    installed.run("export", code[0], str(there), "--unfinished", *elsewhere)
    assert Record.read(here) == Record.read(there)
    assert len(installed.run("replay", str(there)).splitlines()) > STEPS

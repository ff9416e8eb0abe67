"""The wheel carries all it needs: the page, the cards, the words. It plays with no Node and no network."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from these sources and unpacked in an empty folder."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "unpacked")
    return folder / "unpacked"


def surroundings(unpacked: Path) -> dict[str, str]:
    """The wheel before everything else, and no program beside Python to be found."""
    return {
        **os.environ,
        "PYTHONPATH": str(unpacked),
        "PATH": "",
        "UNDERCROFT_INTERPRETED": "1",
        "UNDERCROFT_LANG": "en",
    }


def test_the_wheel_has_the_page_the_cards_and_the_words(unpacked: Path):
    package = unpacked / "undercroft"
    for name in ("server/page/index.html", "games/one_card/box.yaml", "games/one_card/rulebook.yaml", "py.typed"):
        assert (package / name).exists(), name
    assert len(list(package.rglob("*.ftl"))) >= 6
    assert list((package / "server" / "page" / "assets").glob("*.js"))
    assert not list(unpacked.rglob("node_modules"))


def test_the_program_in_the_wheel_runs(unpacked: Path):
    command = [sys.executable, "-m", "undercroft", "games"]
    said = subprocess.run(command, cwd=unpacked, env=surroundings(unpacked), capture_output=True, text=True, check=True)
    assert {"dungeon_roll", "one_card"} <= {line.split()[0] for line in said.stdout.splitlines()}


def test_the_server_in_the_wheel_shows_the_page(unpacked: Path, tmp_path: Path):
    log = tmp_path / "log"
    command = [sys.executable, "-u", "-m", "undercroft", "serve", "--no-browser", "--host", "127.0.0.1", "--port", "0"]
    command += ["--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    with log.open("w") as said:
        server = subprocess.Popen(command, cwd=unpacked, env=surroundings(unpacked), stdout=said, stderr=said)
    try:
        for _try in range(400):
            if found := re.search(r"http://[^\s]+/", log.read_text()):
                break
            time.sleep(0.05)
        assert found, log.read_text()
        page = urlopen(found[0], timeout=10).read().decode()  # noqa: S310
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script
        assert urlopen(found[0].rstrip("/") + script[1], timeout=10).status == 200  # noqa: S310
    finally:
        server.kill()
        server.wait()

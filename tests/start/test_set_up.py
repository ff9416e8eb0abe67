"""`python3 run.py`: what it installs, that a second start is quick, and that it heals after anything."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from .clone import Clone

HELLO = (0, "undercroft games\n")


@pytest.fixture
def clone(tmp_path: Path) -> Iterator[Clone]:
    made = Clone(tmp_path)
    yield made
    made.mend()  # nothing that a test has left at work waits for ever


def started(clone: Clone) -> str:
    """What it tells when a start goes well."""
    code, printed, told = clone.start("games")
    assert (code, printed) == HELLO, told
    return told


def test_the_first_start_installs_the_versions_that_were_tested_and_links_the_sources(clone: Clone):
    assert started(clone).splitlines() == [
        "Making the folder .venv for what Undercroft needs.",
        "Installing Undercroft; this can take a minute.",
    ]
    made, packages, linked = clone.asked()
    assert made.startswith("venv --python ")
    assert packages.endswith(f"--require-hashes --requirement {clone.folder / 'requirements' / 'player.txt'}")
    assert linked.endswith("--no-deps --no-build-isolation --editable .")


def test_the_next_start_asks_for_nothing(clone: Clone):
    started(clone)
    clone.asked()
    for at in ("venv", "packages", "link"):
        clone.fail(at, "error: dns error")
    assert started(clone) == ""
    assert clone.asked() == []


def test_other_versions_are_installed_into_what_is_there(clone: Clone):
    started(clone)
    clone.asked()
    with (clone.folder / "requirements" / "player.txt").open("a") as versions:
        versions.write("# another\n")
    started(clone)
    (packages,) = clone.asked()
    assert "--requirement" in packages


def test_other_settings_only_link_the_sources_anew(clone: Clone):
    started(clone)
    clone.asked()
    with (clone.folder / "pyproject.toml").open("a") as settings:
        settings.write("# another\n")
    started(clone)
    (linked,) = clone.asked()
    assert "--editable" in linked


def test_what_was_there_still_plays_after_new_versions_could_not_be_fetched(clone: Clone):
    started(clone)
    before = clone.stamp.read_text()
    versions = clone.folder / "requirements" / "player.txt"
    tested = versions.read_bytes()
    versions.write_bytes(tested + b"# another\n")
    clone.fail("packages", "error: Failed to fetch: dns error")
    code, _printed, told = clone.start("games")
    assert code == 1
    assert "The packages that Undercroft needs could not be fetched" in told
    versions.write_bytes(tested)
    clone.asked()
    assert started(clone) == ""
    assert (clone.asked(), clone.stamp.read_text()) == ([], before)


@pytest.mark.parametrize("at", ["venv", "packages", "link"])
def test_after_being_killed_it_heals(clone: Clone, at: str):
    clone.hold(at)
    killed = clone.begin("games")
    clone.wait_until_held()
    killed.process.kill()
    killed.end()
    assert not clone.stamp.exists()
    second = clone.begin("games")
    second.wait_until_told("another start of it; waiting for that")  # what the first one had begun is still at work
    clone.mend()
    code, printed, told = second.end()
    assert (code, printed) == HELLO
    assert "unfinished" in told
    assert started(clone) == ""


def test_after_ctrl_c_it_heals(clone: Clone):
    clone.hold("packages")
    stopped = clone.begin("games")
    clone.wait_until_held()
    stopped.interrupt()
    code, _printed, told = stopped.end()
    assert code == 130
    assert "Traceback" not in told
    clone.mend()
    assert "unfinished" in started(clone)


def test_two_starts_at_once_set_up_once(clone: Clone):
    clone.hold("packages")
    first = clone.begin("games")
    clone.wait_until_held()
    second = clone.begin("games")
    second.wait_until_told("waiting for that")
    clone.mend()
    assert [start.end()[:2] for start in (first, second)] == [HELLO, HELLO]
    assert sum("--requirement" in line for line in clone.asked()) == 1


@pytest.mark.parametrize("change", ["moved", "another Python", "no program", "damaged stamp"])
def test_an_environment_that_does_not_belong_here_is_made_anew(clone: Clone, change: str):
    started(clone)
    stamp = json.loads(clone.stamp.read_text())
    if change == "moved":
        clone.stamp.write_text(json.dumps({**stamp, "root": "/elsewhere"}))
    elif change == "another Python":
        clone.stamp.write_text(json.dumps({**stamp, "python": "cpython-39"}))
    elif change == "no program":
        (clone.environment / "bin" / "undercroft").unlink()
    else:
        clone.stamp.write_text(clone.stamp.read_text()[:20])
    assert "making it anew" in started(clone)
    assert started(clone) == ""


def test_what_the_tests_need_is_added_and_stays(clone: Clone):
    started(clone)
    clone.asked()
    assert clone.start("test", "-c", "/nowhere")[0] != 0  # the pytest of these tests, told to read no such file
    (packages,) = clone.asked()
    assert packages.endswith("development.txt")
    assert started(clone) == ""
    assert clone.asked() == []


def test_without_uv_and_without_a_network_pip_says_so_in_one_sentence(clone: Clone):
    nowhere = {"PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_RETRIES": "1", "PIP_CONFIG_FILE": "/dev/null"}
    code, _printed, told = clone.start("games", PATH="", **nowhere)
    assert code == 1
    sentence = told.splitlines()[-1]
    assert sentence.startswith("The packages that Undercroft needs could not be fetched")
    log = Path(sentence.rpartition("(Details: ")[2].rstrip(")"))
    assert "127.0.0.1" in log.read_text()
    assert "Traceback" not in told


def test_it_needs_python_alone(clone: Clone):
    script = (
        "import sys; sys.path.insert(0, '.'); import tools.start, tools.environment, tools.alone, tools.checks\n"
        "files = [getattr(module, '__file__', '') or '' for module in sys.modules.values()]\n"
        "print([file for file in files if 'site-packages' in file])"
    )
    done = subprocess.run([sys.executable, "-I", "-S", "-c", script], cwd=clone.folder, capture_output=True, check=True)
    assert done.stdout == b"[]\n"

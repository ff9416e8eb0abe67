"""The exact versions in requirements/: they fit pyproject.toml, each has its hash, and no file names a host."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tools import pins
from tools.environment import DEVELOPMENT, PLAYER
from tools.words import sentence

ROOT = Path(__file__).parent.parent.parent
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
FILES = pytest.mark.parametrize("file", [PLAYER, DEVELOPMENT], ids=lambda file: file.stem)
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
SYSTEMS = [("linux", "x86_64"), ("linux", "aarch64"), ("darwin", "arm64"), ("win32", "AMD64")]


def pinned(file: Path) -> list[Requirement]:
    """What the file asks for."""
    return [Requirement(line.rstrip("\\ ")) for line in file.read_text("utf-8").splitlines() if re.match(r"\w", line)]


def needed(file: Path) -> list[Requirement]:
    """What pyproject.toml asks for."""
    project = SETTINGS["project"]
    dev = project["optional-dependencies"]["dev"] if file == DEVELOPMENT else []
    asked = [*project["dependencies"], *SETTINGS["dependency-groups"]["set-up"], *dev]
    return [each for line in asked for each in without_extras_of_ours(Requirement(line))]


def without_extras_of_ours(asked: Requirement) -> list[Requirement]:
    """What somebody gets who asks for it: of an extra of ours, what that asks for."""
    project = SETTINGS["project"]
    if asked.name != project["name"]:
        return [asked]
    return [Requirement(line) for extra in asked.extras for line in project["optional-dependencies"][extra]]


@FILES
def test_they_were_made_from_what_pyproject_says(file: Path):
    assert pins.fits(file), sentence("stale-versions", file=file.relative_to(ROOT))


def test_a_changed_pyproject_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    (tmp_path / "pyproject.toml").write_text(text.replace('"typer>=', '"typer[all]>='), "utf-8")
    monkeypatch.setattr(pins, "ROOT", tmp_path)
    assert not pins.fits(PLAYER)


@FILES
@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize(("system", "machine"), SYSTEMS)
def test_each_system_and_python_gets_one_version_of_each_that_will_do(
    file: Path, python: str, system: str, machine: str
):
    at = {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "sys_platform": system,
        "platform_machine": machine,
        "platform_python_implementation": "CPython",
    }
    there = [each for each in pinned(file) if each.marker is None or each.marker.evaluate(at)]
    versions = {canonicalize_name(each.name): str(each.specifier).removeprefix("==") for each in there}
    assert len(versions) == len(there)
    for each in needed(file):
        if each.marker is None or each.marker.evaluate(at):
            assert versions[canonicalize_name(each.name)] in each.specifier, each


def test_tests_run_with_the_versions_that_players_get():
    assert {str(each) for each in pinned(PLAYER)} <= {str(each) for each in pinned(DEVELOPMENT)}


@FILES
def test_every_package_has_its_hash_and_no_host_is_named(file: Path):
    text = file.read_text("utf-8")
    for entry in re.split(r"\n(?=\w)", text)[1:]:
        assert "--hash=sha256:" in entry, entry
    assert not re.search(r"://|--(extra-)?index-url|--find-links", text)


def test_the_wheel_keeps_lower_bounds():
    for line in SETTINGS["project"]["dependencies"]:
        assert not any(each.operator == "==" for each in Requirement(line).specifier), line

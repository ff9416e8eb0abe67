"""Native code: compiled once, kept under the rules it was made of, and nobody else's files are touched."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.engine.coin import HEADS
from undercroft.kernels import native
from undercroft.kernels.native import KEPT, code_file, code_of
from undercroft.kernels.sources import fingerprint

from .copies import copy_of_heads

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Instead of compiling, a file is written; which ones is noted."""
    files: list[Path] = []
    monkeypatch.setattr(native, "start_building", lambda _game, *, native: files.append(native))
    monkeypatch.setattr(native, "finish_building", lambda _game, _process: files[-1].write_bytes(b"code"))
    return files


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def no_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A home in which nothing can be written, and a system's temporary folder of our own, which is returned."""
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path / "file"))
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    native._temporary.cache_clear()
    yield temporary
    native._temporary.cache_clear()


def test_code_is_kept_under_the_rules_and_the_processor(home: Path) -> None:
    file = code_file(HEADS)
    assert file.parent == home / "cache" / "native"
    assert file.name.startswith(f"heads-{fingerprint(HEADS)[:16]}-")


def test_it_is_compiled_once_and_the_log_says_so(
    home: Path, made: list[Path], caplog: pytest.LogCaptureFixture
) -> None:
    assert [code_of(HEADS) for _time in range(2)] == [b"code", b"code"]
    assert made == [code_file(HEADS)]
    assert caplog.messages == ["heads: compiling its kernels, which takes up to a minute, once"]


def test_changed_rules_have_code_of_their_own(
    home: Path, made: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    edited = copy_of_heads(tmp_path, monkeypatch, {"rules.py": [("table.tosses += 1", "table.tosses += 2")]})
    code_of(HEADS)
    code_of(edited)
    assert len(set(made)) == 2


def test_the_code_of_older_rules_is_dropped_but_for_the_last_few(home: Path, made: list[Path]) -> None:
    folder = code_file(HEADS).parent
    old = [folder / f"heads-{number:016x}-{number:08x}.o" for number in range(KEPT + 3)]
    others = [folder / "heads_or_tails.txt", folder / "welcome-0000000000000000-00000000.o"]
    for age, file in enumerate([*old, *others]):
        file.write_bytes(b"old")
        os.utime(file, (1000 - age, 1000 - age))
    code_of(HEADS)
    assert sorted(folder.iterdir()) == sorted([*old[:KEPT], *others, code_file(HEADS)])


def test_old_code_that_another_process_drops_meanwhile_is_no_trouble(home: Path, made: list[Path]) -> None:
    folder = code_file(HEADS).parent
    for number in range(KEPT + 1):
        vanished = folder / f"heads-{number:016x}-00000000.o"
        vanished.symlink_to(home / "gone")  # is listed, but cannot be asked for its age
    assert code_of(HEADS) == b"code"


def test_without_a_home_to_write_in_code_is_kept_in_a_temporary_folder_of_our_own(
    no_home: Path, made: list[Path]
) -> None:
    (no_home / "precious.txt").write_text("do not lose me")
    assert code_of(HEADS) == b"code"
    folder = code_file(HEADS).parent
    assert (folder.parent, folder.stat().st_mode & 0o77) == (no_home, 0)
    assert sorted(each.name for each in no_home.iterdir()) == sorted(["precious.txt", folder.name])

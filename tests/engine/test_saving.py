"""Records in files: written whole or not at all."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import pytest

import undercroft as uc
from undercroft.engine import record as module
from undercroft.engine.folders import cache_folder, data_folder
from undercroft.engine.record import Record

from .coin import begin

if TYPE_CHECKING:
    from pathlib import Path


def test_a_saved_record_is_read_as_it_was(tmp_path: Path) -> None:
    record, file = begin("lay 1").record(), tmp_path / "new" / "folder" / "été.json"
    record.save(file)
    assert Record.read(file) == record
    assert file.read_bytes() == record.to_json().encode()
    assert os.listdir(file.parent) == ["été.json"], "nothing else is left there"


def test_saving_again_puts_the_new_record_in_place(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    begin("lay 1", "lay 1", "lay 1").record().save(file)
    begin().record().save(file)
    assert Record.read(file) == begin().record()


@pytest.mark.parametrize("step", ["fsync", "replace"])
@pytest.mark.parametrize("accident", [OSError("no space left"), KeyboardInterrupt()])
def test_an_interrupted_save_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, accident: BaseException
) -> None:
    file = tmp_path / "game.json"
    begin().record().save(file)
    before = file.read_bytes()

    def fail(*_args: Any) -> None:
        raise accident

    monkeypatch.setattr(module.os, step, fail)
    with pytest.raises(type(accident)):
        begin("lay 1").record().save(file)
    assert file.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.json"], "no part of the new file is left"


def test_a_save_writes_all_of_the_file_before_it_takes_the_old_ones_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, file, seen = begin("lay 1").record(), tmp_path / "game.json", []
    put_in_place = os.replace

    def replace(source: str, target: Path) -> None:
        with open(source, encoding="utf-8") as written:
            seen.append((written.read(), target.exists()))
        put_in_place(source, target)

    monkeypatch.setattr(module.os, "replace", replace)
    record.save(file)
    assert seen == [(record.to_json(), False)]


def test_reading_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("{damaged", encoding="utf-8")
    with pytest.raises(uc.BadRecord, match=r"game\.json: not a record, or one cut short"):
        Record.read(file)
    assert file.read_text(encoding="utf-8") == "{damaged"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(uc.BadRecord, match=r"no\.json: there is no such file; give the path of a saved game"):
        Record.read(tmp_path / "no.json")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "image.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    for path in (file, tmp_path):
        with pytest.raises(uc.BadRecord, match="cannot be read as text; give the path of a saved game"):
            Record.read(path)


def test_the_users_own_folder_can_be_moved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))
    assert {data_folder(), cache_folder()} == {tmp_path / "data", tmp_path / "cache"}


def test_saved_games_and_what_can_be_made_again_lie_apart(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("UNDERCROFT_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "kept"))
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert data_folder() != cache_folder()
    assert tmp_path not in cache_folder().parents

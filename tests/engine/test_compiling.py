"""Compiled code and its cache: warm the second time, never stale, and nobody else's files are touched."""

from __future__ import annotations

import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import undercroft as uc
from undercroft.engine import compiling
from undercroft.engine.arrays import hand, plain
from undercroft.engine.compiling import KEPT_CACHES, bind, is_warm, native, rule, warm_up

from .coin import HEADS


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of our package, of which the fingerprint is taken."""
    copy = tmp_path / "undercroft"
    shutil.copytree(Path(str(uc.__file__)).parent, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(compiling, "__file__", str(copy / "engine" / "compiling.py"))
    return copy


@pytest.mark.parametrize("source", ["engine/chance.py", "games/one_card/rules.py", "games/one_card/table.py"])
def test_the_fingerprint_changes_with_every_source_of_the_rules(sources: Path, source: str) -> None:
    before = compiling._fingerprint()
    assert before == compiling._fingerprint()
    with (sources / source).open("a") as file:
        file.write("\nMORE = 1\n")
    assert compiling._fingerprint() != before


def test_the_fingerprint_changes_with_a_new_and_with_a_renamed_source(sources: Path) -> None:
    prints = [compiling._fingerprint()]
    (sources / "bots").mkdir(exist_ok=True)
    new = sources / "bots" / "zz_new.py"
    new.write_text("DEPTH = 3\n")
    prints.append(compiling._fingerprint())
    new.rename(sources / "bots" / "zz_other.py")
    prints.append(compiling._fingerprint())
    assert len(set(prints)) == 3


def test_the_fingerprint_stays_when_only_words_or_screens_change(sources: Path) -> None:
    before = compiling._fingerprint()
    (sources / "games" / "one_card" / "words" / "en.ftl").write_text("about = Nothing.\n")
    (sources / "terminal").mkdir(exist_ok=True)
    (sources / "terminal" / "screen.py").write_text("WIDTH = 3\n")
    assert compiling._fingerprint() == before


def fresh_code_folder() -> Path:
    """The folder as a new process would choose it."""
    return compiling.code_folder.__wrapped__()


def test_compiled_code_is_kept_under_the_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))
    folder = fresh_code_folder()
    assert folder == tmp_path / "cache" / "code" / compiling._fingerprint()
    assert list(folder.iterdir()) == []


def test_the_code_of_older_sources_is_dropped_but_for_the_last_few(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))
    old = [tmp_path / "cache" / "code" / f"{number:016x}" for number in range(KEPT_CACHES + 2)]
    for age, folder in enumerate(old):
        folder.mkdir(parents=True)
        compiling.os.utime(folder, (1000 - age, 1000 - age))
    current = fresh_code_folder()
    assert sorted(current.parent.iterdir()) == sorted([*old[:KEPT_CACHES], current])


def test_an_old_folder_that_another_process_drops_meanwhile_is_no_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))
    vanished = tmp_path / "cache" / "code" / ("0" * 16)
    vanished.parent.mkdir(parents=True)
    vanished.symlink_to(tmp_path / "gone")  # is listed, but cannot be asked for its age
    assert fresh_code_folder().is_dir()


@pytest.fixture
def no_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home in which nothing can be written, and a system's temporary folder of our own, which is returned."""
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path / "file"))
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    return temporary


def test_without_a_home_to_write_in_code_is_kept_in_the_temporary_folder(no_home: Path) -> None:
    assert fresh_code_folder() == no_home / f"undercroft-{compiling._fingerprint()}"


def test_what_others_keep_in_the_temporary_folder_is_left_alone(no_home: Path) -> None:
    others = [no_home / name for name in ("backup", "bash_jobs", "cafe", "data", "e2e", "files", "0123456789abcdef")]
    for folder in others:
        folder.mkdir()
        (folder / "precious.txt").write_text("do not lose me")
    fresh_code_folder()
    assert [folder.name for folder in others if not (folder / "precious.txt").exists()] == []


# Binding

FACTOR = STEP = None  # stand for numbers and rules in the template below


def _template(number: Any) -> Any:
    """Multiply, then step."""
    return STEP(number * FACTOR)


@rule
def up(number: int) -> int:
    return number + 1


@rule
def down(number: int) -> int:
    return number - 1


def test_a_template_is_bound_to_each_games_rules_apart() -> None:
    first, second = (
        bind(_template, "times_3_up", FACTOR=3, STEP=up),
        bind(_template, "times_5_down", FACTOR=5, STEP=down),
    )
    assert [first(10), second(10)] == [31, 49]
    assert (first.__name__, second.__name__, first.__doc__) == ("times_3_up", "times_5_down", "Multiply, then step.")
    assert FACTOR is None, "the template itself is unchanged"
    assert [native(first)(10), native(second)(10)] == [31, 49]


@rule
def is_even(number: int) -> bool:
    return number == 0 or is_odd(number - 1)


@rule
def is_odd(number: int) -> bool:
    return number != 0 and is_even(number - 1)


def test_a_rule_stays_what_it_is_and_its_twin_calls_twins() -> None:
    assert type(up) is type(_template)
    assert native(up) is native(up)
    assert native(up)(1) == up(1) == 2
    if not compiling.INTERPRETED:
        assert native(up) is not up
        assert native(is_even).py_func.__globals__["is_odd"] is native(is_odd)


def test_many_threads_get_the_same_twin() -> None:
    rules = [bind(_template, f"times_{number}", FACTOR=number, STEP=up) for number in range(20)]
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(native, rules * 8))
    assert [id(twin) for twin in found] == [id(native(each)) for each in rules] * 8


def test_warming_up_makes_the_calls_and_tells_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "code_folder", lambda: tmp_path)
    told: list[tuple[int, int]] = []
    called: list[int] = []
    assert is_warm("something") == compiling.INTERPRETED
    warm_up("something", [lambda: called.append(1), lambda: called.append(2)], lambda *numbers: told.append(numbers))
    assert is_warm("something")
    if not compiling.INTERPRETED:
        assert called == [1, 2]
        assert told[-1][0] == told[-1][1] > 0


def test_a_warming_up_that_fails_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "code_folder", lambda: tmp_path)
    monkeypatch.setattr(compiling, "INTERPRETED", False)
    with pytest.raises(ZeroDivisionError):
        warm_up("broken", [lambda: 1 // 0], lambda *_numbers: None)
    assert not is_warm("broken")


def test_a_game_that_was_warmed_up_is_warm() -> None:
    HEADS.warm_up(lambda *_numbers: None)
    assert HEADS.is_warm


@rule
def _thousands(a: int, b: int) -> int:
    return a * 1000 + b


@rule
def _of_fields(record: Any) -> int:
    return _thousands(record.narrow, record.wide) + _thousands(record.wide, 3) + _thousands(5, record.narrow)


def test_rules_take_numbers_of_all_widths() -> None:
    records = np.array([(100, 300)], np.dtype([("narrow", "i1"), ("wide", "<i2")], align=True))
    assert _of_fields(plain(records)) == native(_of_fields)(hand(records)) == 100_300 + 300_003 + 5_100


def test_and_one_version_of_a_rule_serves_them_all() -> None:
    from numba import types

    if compiling.INTERPRETED:  # plain Python has one version anyway
        assert _thousands(1, 2) == 1_002
        return
    for widths in ((types.int8, types.int16), (types.int64, types.int8), (types.uint8, types.int64)):
        native(_thousands).get_call_template(widths, {})
    assert native(_thousands).signatures == [(types.int64, types.int64)]

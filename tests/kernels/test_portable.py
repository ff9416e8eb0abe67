"""Modules on this machine: compiled once, kept, and made again if what was kept is of no use."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from threading import Barrier

import pytest
import wasmtime

from tests.engine.coin import HEADS
from undercroft.kernels import portable
from undercroft.kernels.portable import PortableMemory

AT_ONCE = 4


@pytest.fixture(autouse=True)
def nothing_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """No module and no engine of another test."""
    monkeypatch.setattr(portable, "_modules", {})
    monkeypatch.setattr(portable, "_engine", cache(portable._engine.__wrapped__))


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where modules are kept when they are compiled."""
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))
    return tmp_path / "cache" / "kernels"


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of the modules that were compiled, and not loaded."""
    sizes: list[int] = []

    class Noting(wasmtime.Module):
        def __init__(self, engine: wasmtime.Engine, wasm: bytes) -> None:
            sizes.append(len(wasm))
            super().__init__(engine, wasm)

    monkeypatch.setattr(portable.wasmtime, "Module", Noting)
    return sizes


def works() -> bool:
    memory = PortableMemory(HEADS)
    return bool(memory.run("add_up", memory.numbers("q", 5), 2) == 10)


def as_in_a_new_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(portable, "_modules", {})


def test_a_module_is_compiled_once_and_loaded_then(
    kept: Path, compiled: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert works()
    assert works()
    as_in_a_new_process(monkeypatch)
    assert works()
    assert len(compiled) == 1
    assert [file.name.partition("-")[0] for file in kept.iterdir()] == ["heads"]


@pytest.mark.parametrize("damage", [b"", b"no code at all", None])
def test_what_was_kept_and_is_damaged_is_made_again(
    damage: bytes | None, kept: Path, compiled: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert works()
    (file,) = kept.iterdir()
    file.write_bytes(file.read_bytes()[:-500] if damage is None else damage)
    as_in_a_new_process(monkeypatch)
    assert works()
    assert len(compiled) == 2


def test_older_ones_are_dropped_and_other_games_are_left_alone(kept: Path) -> None:
    kept.mkdir(parents=True)
    for name in ("heads-0123456789abcdef.bin", "heads_or_tails-0123456789abcdef.bin"):
        (kept / name).write_bytes(b"old")
    assert works()
    left = sorted(file.name for file in kept.iterdir())
    assert len(left) == 2
    assert "heads-0123456789abcdef.bin" not in left
    assert "heads_or_tails-0123456789abcdef.bin" in left


def test_where_nothing_can_be_kept_it_works_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path / "file"))
    assert works()


def test_threads_that_begin_at_once_share_one_engine(kept: Path, compiled: list[int]) -> None:
    """Each with an engine of its own could not use the module of another."""
    together = Barrier(AT_ONCE)

    def work(_number: int) -> bool:
        together.wait()
        return works()

    with ThreadPoolExecutor(AT_ONCE) as pool:
        assert list(pool.map(work, range(AT_ONCE))) == [True] * AT_ONCE
    assert len(compiled) == 1

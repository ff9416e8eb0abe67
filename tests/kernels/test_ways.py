"""Ways to run kernels: which one is taken, for how long, and where."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import pytest

from tests.engine.coin import HEADS
from undercroft.engine.errors import BadOption
from undercroft.kernels import ways
from undercroft.kernels.native import NativeMemory
from undercroft.kernels.plain import PlainMemory
from undercroft.kernels.portable import PortableMemory
from undercroft.kernels.ways import NATIVE, PLAIN, PORTABLE, SETTING, WAYS, memory_for, using, way_for

ASK = f"import os; print(os.environ[{SETTING!r}])"


def test_the_environment_says_how(monkeypatch: pytest.MonkeyPatch) -> None:
    for way in WAYS:
        monkeypatch.setenv(SETTING, way)
        assert way_for(HEADS) == way
    monkeypatch.setenv(SETTING, "")
    assert way_for(HEADS) == PORTABLE


def test_a_way_is_used_for_a_while_in_all_threads_and_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SETTING, NATIVE)
    with using(PLAIN), ThreadPoolExecutor(1) as pool:
        assert way_for(HEADS) == pool.submit(way_for, HEADS).result() == PLAIN
        asked = subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True, check=True)
        assert asked.stdout.strip() == PLAIN
        with using(None):
            assert way_for(HEADS) == PLAIN
        with using(PORTABLE):
            assert way_for(HEADS) == PORTABLE
        assert way_for(HEADS) == PLAIN
    assert way_for(HEADS) == NATIVE


def test_it_is_over_when_something_goes_wrong_in_it() -> None:
    with pytest.raises(ZeroDivisionError), using(PLAIN):
        raise ZeroDivisionError
    assert way_for(HEADS) == PORTABLE


@pytest.mark.parametrize(("way", "kind"), [(PLAIN, PlainMemory), (NATIVE, NativeMemory), (PORTABLE, PortableMemory)])
def test_each_way_has_its_memory(way: str, kind: type) -> None:
    assert type(memory_for(HEADS, way)) is kind
    with using(way):
        assert type(memory_for(HEADS)) is kind


def test_a_wrong_name_is_told_with_the_right_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(
        BadOption, match=r"kernels 'nativ': .* did you mean 'native'\? \(known: portable, native, plain"
    ):
        using("nativ").__enter__()
    assert not os.environ.get(SETTING)
    monkeypatch.setenv(SETTING, "fast")
    with pytest.raises(BadOption, match="kernels 'fast': there is no such way to run them; known: portable, native"):
        way_for(HEADS)


@pytest.mark.parametrize(
    ("package", "way", "remedy"),
    [("numba", NATIVE, "install undercroft with its extra 'native'"), ("wasmtime", PORTABLE, "take 'plain'")],
)
def test_a_way_that_this_machine_does_not_know_is_refused(
    package: str, way: str, remedy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ways, "_has", lambda name: name != package)
    with pytest.raises(BadOption, match=f"kernels '{way}': .*{remedy}"), using(way):
        pass


@pytest.mark.parametrize(
    ("there", "way", "told"),
    [
        (("numba",), NATIVE, "kernels run in the native way (wasmtime is missing"),
        ((), PLAIN, "kernels run in the plain way, which is slow (wasmtime is missing"),
    ],
)
def test_where_webassembly_does_not_run_there_are_other_ways_and_it_is_told_once(
    there: tuple[str, ...],
    way: str,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def load(_name: str) -> None:
        raise RuntimeError("unsupported architecture for wasmtime: s390x")

    monkeypatch.setattr(ways, "import_module", load)
    monkeypatch.setattr(ways, "find_spec", lambda name: name in ("wasmtime", *there) or None)
    monkeypatch.setattr(ways, "_has", cache(ways._has.__wrapped__))
    monkeypatch.setattr(ways, "_best", {})
    assert way_for(HEADS) == way_for(HEADS) == way
    (said,) = [record.getMessage() for record in caplog.records]
    assert told in said
    with pytest.raises(BadOption, match="wasmtime is missing, or does not know this machine"):
        ways.read_way(PORTABLE)

"""Modules: what they say about themselves, and that none is used that was not made of today's rules."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import undercroft as uc
from tests.engine.coin import HEADS
from undercroft.engine.errors import BadOption
from undercroft.kernels import ways
from undercroft.kernels.module import About, about_of, module_file, read_fresh, with_about
from undercroft.kernels.ways import NATIVE, PLAIN, PORTABLE, memory_for, way_for

from .copies import copy_of_heads

if TYPE_CHECKING:
    from undercroft.engine.game import Game

ABOUT = About("heads", "f" * 64, {"numba": "1.2", "llvmlite": "3.4"})
EMPTY = b"\0asm\1\0\0\0"
WHY = "kernels.wasm was not made of today's rules; `undercroft build heads` makes it anew"


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The tests' small game, in a folder of its own."""
    return copy_of_heads(tmp_path, monkeypatch, {})


@pytest.mark.parametrize("id", [*uc.games(), "heads"])
def test_every_game_comes_with_a_module_of_todays_rules(id: str) -> None:
    game = HEADS if id == "heads" else uc.load(id)
    assert read_fresh(game) is not None, f"`undercroft build {game.folder}`"
    about = about_of(module_file(game).read_bytes())
    assert about is not None
    assert (about.game, sorted(about.tools)) == (id, ["llvmlite", "numba", "ziglang"])


def test_a_module_tells_what_was_put_into_it() -> None:
    assert about_of(with_about(EMPTY, ABOUT)) == ABOUT
    assert about_of(with_about(module_file(HEADS).read_bytes()[:1] + EMPTY[1:], ABOUT)) == ABOUT


@pytest.mark.parametrize(
    "module",
    [
        b"",
        EMPTY,
        b"no module at all",
        EMPTY + b"\0\x05\x04name",
        EMPTY + b"\0\x0b\x0aundercroft",
        EMPTY + b"\0\x0d\x0aundercroft{}",
        EMPTY + b"\0\x0d\x0aundercroft[]",
        EMPTY + b"\xff" * 40,
    ],
)
def test_what_says_nothing_of_the_kind_is_none_of_ours(module: bytes) -> None:
    assert about_of(module) is None


def test_a_module_that_is_cut_short_anywhere_is_none_of_ours() -> None:
    whole = with_about(EMPTY, ABOUT)
    assert [length for length in range(len(whole)) if about_of(whole[:length]) is not None] == []


def test_a_fresh_module_is_used_without_a_word(game: Game, caplog: pytest.LogCaptureFixture) -> None:
    assert way_for(game) == memory_for(game).way == PORTABLE
    assert caplog.messages == []


def spoil(game: Game, how: str) -> None:
    """Do something to its module."""
    file = module_file(game)
    match how:
        case "missing":
            file.unlink()
        case "cut short":
            file.write_bytes(file.read_bytes()[:-10])
        case "foreign":
            file.write_bytes(module_file(uc.load("welcome")).read_bytes())
        case "garbage":
            file.write_text("<html>")


@pytest.mark.parametrize(("language", "told"), [("en", "run as plain Python"), ("fr", "tournent en Python tel quel")])
def test_a_game_that_has_none_yet_runs_at_once_as_it_is_and_the_log_says_so_once(
    language: str, told: str, game: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("UNDERCROFT_LANG", language)
    spoil(game, "missing")
    assert [way_for(game) for _time in range(2)] == [PLAIN, PLAIN]
    (said,) = caplog.messages
    assert told in said
    assert "`undercroft build heads`" in said


@pytest.mark.parametrize("how", ["cut short", "foreign", "garbage"])
def test_another_is_not_used_and_the_log_says_so_once(how: str, game: Game, caplog: pytest.LogCaptureFixture) -> None:
    spoil(game, how)
    with caplog.at_level(logging.WARNING):
        assert [way_for(game) for _time in range(2)] == [NATIVE, NATIVE]
    assert caplog.messages == [f"heads: kernels run in the native way ({WHY})"]


def test_nor_is_one_of_older_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    edited = copy_of_heads(tmp_path, monkeypatch, {"rules.py": [("table.tosses += 1", "table.tosses += 2")]})
    assert way_for(edited) == NATIVE
    assert caplog.messages == [f"heads: kernels run in the native way ({WHY})"]


def test_one_that_is_asked_for_by_name_is_refused(game: Game) -> None:
    spoil(game, "cut short")
    with pytest.raises(
        BadOption, match=r"kernels 'portable': heads has no kernels\.wasm of today's rules; `undercroft b"
    ):
        memory_for(game, PORTABLE)


@pytest.mark.parametrize(
    ("missing", "way", "why"),
    [
        ({"numba"}, PLAIN, f"plain way, which is slow ({WHY})"),
        ({"wasmtime"}, NATIVE, "native way (wasmtime is missing, or does not know this machine)"),
        ({"wasmtime", "numba"}, PLAIN, "plain way, which is slow (wasmtime is missing, or does not know this machine)"),
    ],
    ids=str,
)
def test_what_is_not_there_is_gone_without(
    missing: set[str],
    way: str,
    why: str,
    game: Game,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(ways, "_has", lambda package: package not in missing)
    spoil(game, "cut short")
    assert way_for(game) == way
    assert caplog.messages == [f"heads: kernels run in the {why}"]

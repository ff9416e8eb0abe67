"""What is kept of levels: so many bytes, for any number of threads; and what cannot be answered is asked once."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TYPE_CHECKING, Any

import pytest

from tests.one_card.set_up import situation
from undercroft.games.one_card.guide.exact import level, shelf, solver
from undercroft.games.one_card.guide.exact.level import Level, OutOfTime, TooLarge
from undercroft.games.one_card.guide.exact.solver import solve_level
from undercroft.kernels.ways import PLAIN, using

from .test_exact_play import TINY, with_box

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from undercroft.engine.game import Game


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """A box for kernels that run as plain Python."""
    return with_box(tmp_path_factory, TINY)


@pytest.fixture(autouse=True)
def nothing_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is known before, and nothing is left behind."""
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))
    solver.shelf.forget()
    with using(PLAIN):
        yield
    solver.shelf.forget()


@pytest.fixture
def explored(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows with each level for which memory is laid out."""
    begun: list[int] = []
    begin = Level._begin

    def note(self: Level, table: Any) -> None:
        begun.append(self.most)
        begin(self, table)

    monkeypatch.setattr(Level, "_begin", note)
    return begun


def table_of(game: Game, **arranged: Any) -> Any:
    return situation(game=game, health=1, **arranged).rec


# In vain


def test_a_level_that_is_too_large_is_tried_once_and_its_memory_is_given_back(tiny: Game, explored: list[int]) -> None:
    for _time in range(3):
        assert solve_level(tiny.box, table_of(tiny), most=3) is None
    assert explored == [3]
    assert solver.shelf.size == 0
    assert solve_level(tiny.box, table_of(tiny)) is not None, "with more room there is an answer"


def test_a_level_for_which_there_is_no_memory_is_tried_once(
    tiny: Game, explored: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: Any) -> None:
        raise MemoryError

    monkeypatch.setattr(level, "make_graph", fail)
    for _time in range(3):
        assert solve_level(tiny.box, table_of(tiny)) is None
    assert len(explored) == 1


def test_a_table_whose_turn_is_too_large_is_reckoned_once(tiny: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    solved: list[int] = []

    def too_large(*_arguments: Any) -> None:
        solved.append(1)

    table = table_of(tiny)
    monkeypatch.setattr(level, "solve", too_large)
    assert solve_level(tiny.box, table) is None
    tries = len(solved)
    assert tries > 0
    assert solve_level(tiny.box, table) is None
    assert len(solved) == tries


def test_of_what_was_asked_in_vain_not_all_is_remembered_for_ever(
    tiny: Game, explored: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "MOST_IN_VAIN", 2)
    for most in (3, 4, 5, 3):
        assert solve_level(tiny.box, table_of(tiny), most=most) is None
    assert explored == [3, 4, 5, 3]


def test_what_goes_wrong_on_the_way_leaves_nothing_half_done(tiny: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    value_layers = Level._value_layers

    def fail(_self: Level) -> Iterator[Any]:
        yield 1, 2
        raise ZeroDivisionError

    monkeypatch.setattr(Level, "_value_layers", fail)
    with pytest.raises(ZeroDivisionError):
        solve_level(tiny.box, table_of(tiny))
    assert solver.shelf.size == 0
    monkeypatch.setattr(Level, "_value_layers", value_layers)
    assert solve_level(tiny.box, table_of(tiny)) is not None


# So many bytes


def test_the_levels_asked_for_longest_ago_are_dropped_when_there_are_too_many_bytes(
    tiny: Game, explored: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third = (1000, 1001, 1002)
    solve_level(tiny.box, table_of(tiny), most=first)
    one = solver.shelf.size
    assert one > level.BESIDES
    monkeypatch.setattr(shelf, "MOST_BYTES", 2 * one + one // 2)
    for most in (second, first, third, first, third):
        assert solve_level(tiny.box, table_of(tiny), most=most) is not None
        assert solver.shelf.size <= shelf.MOST_BYTES
    assert explored == [first, second, third]
    solve_level(tiny.box, table_of(tiny), most=second)
    assert explored[3:] == [second], "it was the one to go"


def test_the_level_that_is_played_stays_however_large_it_is(
    tiny: Game, explored: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "MOST_BYTES", 1)
    for _time in range(3):
        assert solve_level(tiny.box, table_of(tiny), most=1000) is not None
    assert explored == [1000]


def test_files_are_dropped_when_there_are_too_many_bytes_the_least_used_first(
    tiny: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(level, "LARGE", 1)
    folder = tmp_path / "cache" / "values"
    solve_level(tiny.box, table_of(tiny), most=1000)
    (first,) = folder.iterdir()
    stray = folder / f"{first.stem}.99.part"  # of a process that was killed
    stray.write_bytes(b"x" * first.stat().st_size)
    foreign = folder / "another_game-1.bin"
    foreign.write_bytes(b"x" * 10 * first.stat().st_size)
    solve_level(tiny.box, table_of(tiny), most=1001)
    (second,) = set(folder.iterdir()) - {first, stray, foreign}
    monkeypatch.setattr(shelf, "MOST_FILE_BYTES", first.stat().st_size * 5 // 2)
    for age, file in enumerate((second, first, stray)):
        os.utime(file, (10**9 - age, 10**9 - age))
    solver.shelf.forget()
    solve_level(tiny.box, table_of(tiny), most=1000)  # reads the first: now it is the one last used
    solve_level(tiny.box, table_of(tiny), most=1002)
    left = set(folder.iterdir())
    assert first in left
    assert second not in left
    assert stray not in left
    assert foreign in left
    assert len(left) == 3


# Threads


def test_many_threads_get_the_same_answers_as_one(tiny: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [table_of(tiny), table_of(tiny, at="a1"), situation(game=tiny, health=1).roll(3, 5, 4).rec]
    sizes = (1000, 1001, 3, 1002)
    alone = {(n, most): solve_level(tiny.box, table, most=most) for n, table in enumerate(tables) for most in sizes}
    monkeypatch.setattr(shelf, "MOST_BYTES", 1)  # all but one are dropped all the time
    solver.shelf.forget()
    together, begin = 6, Barrier(6)

    def ask(thread: int) -> dict[tuple[int, int], Any]:
        begin.wait()
        with using(PLAIN):
            questions = list(alone)[thread:] + list(alone)[:thread]
            return {(n, most): solve_level(tiny.box, tables[n], most=most) for n, most in questions}

    with ThreadPoolExecutor(together) as threads:
        answers = list(threads.map(ask, range(together)))
    for answer in answers:
        for question, advice in answer.items():
            assert (advice and advice["value"]) == (alone[question] and alone[question]["value"])


def test_who_has_no_time_does_not_wait_for_another_thread(tiny: Game) -> None:
    table = table_of(tiny)
    solve_level(tiny.box, table)
    (known,) = solver.shelf._levels.values()
    with known._lock:
        assert solve_level(tiny.box, table, seconds=0) is None
    assert solve_level(tiny.box, table, seconds=0) is not None
    solver.shelf.forget()
    with level._working:
        assert solve_level(tiny.box, table, seconds=0) is None


def test_a_lock_is_given_back_whatever_happens() -> None:
    watch = level.Stopwatch(time.perf_counter() + 1000, lambda _stage, _done, _known: None)
    for problem in (OutOfTime, TooLarge):
        with pytest.raises(problem), watch.wait_for(level._working):
            raise problem
    assert not level._working.locked()

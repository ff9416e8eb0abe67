"""Memory that kernels work on, in every way there is: laid out, shared with plain Python, given back, outlived."""

from __future__ import annotations

import gc
import weakref
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import undercroft as uc
from tests.engine.coin import HEADS, begin
from undercroft.engine.errors import KernelFault
from undercroft.kernels.memory import Memory
from undercroft.kernels.playouts import Crowd
from undercroft.kernels.portable import PortableMemory
from undercroft.kernels.ways import PORTABLE, WAYS, memory_for

TABLE = HEADS.table_type
FAR = 1 << 27  # numbers: beyond all that was laid out


@pytest.fixture(params=WAYS)
def memory(request: pytest.FixtureRequest) -> Memory:
    return memory_for(HEADS, request.param)


def test_all_of_it_is_zero_at_first(memory: Memory) -> None:
    assert [*memory.numbers("q", 40).plain] == [0] * 40
    assert [*memory.numbers("d", 9).plain] == [0.0] * 9
    assert bytes(memory.record(TABLE).raw) == bytes(TABLE.size)
    assert bytes(memory.records(TABLE, 3).raw) == bytes(3 * TABLE.size)


def test_python_and_kernels_see_the_same_numbers(memory: Memory) -> None:
    numbers = memory.numbers("q", 4)
    numbers.plain[2] = -7
    assert memory.run("add_up", numbers, 2) == 1
    assert [*numbers.plain] == [2, 2, -5, 2]
    assert memory.run("add_up", numbers.first(2), 10) == 24
    assert [*numbers.plain] == [12, 12, -5, 2]


def test_numbers_of_two_dimensions_and_numbers_with_a_point(memory: Memory) -> None:
    square = memory.numbers("d", 3, 3)
    square.plain[0, 0], square.plain[2, 1] = 1.25, -4.0
    assert memory.run("scale", square, 2) == 2.5
    assert square.plain[2, 1] == -8.0


def test_records_are_copied_in_and_read_in_place(memory: Memory) -> None:
    match = begin("lay 3")
    one, row = memory.record(TABLE, match.table), memory.records(TABLE, 4)
    assert (one.plain.laid, one.plain.seats) == (3, 2)
    assert memory.run("fill_pots", row, 5) is None
    assert [record.pot for record in (row.plain[index] for index in range(4))] == [5, 6, 7, 8]
    assert row.plain[-1].pot == 8
    row.plain[1] = match.table
    assert (row.plain[1].laid, row.plain[1].pot, len(row.plain)) == (3, 0, 4)
    assert row.plain[1] is row.plain[1]
    with pytest.raises(IndexError):
        row.plain[4]
    one.plain.laid = 1
    assert match.table.laid == 3, "the match has its own"


def test_records_can_be_read_by_the_word(memory: Memory) -> None:
    row = memory.records(TABLE, 2)
    words = row.as_numbers("q")
    assert words.shape == (2, TABLE.size // 8)
    words.plain[1, 0] = 1
    assert bytes(row.raw) == bytes(TABLE.size) + b"\1" + bytes(TABLE.size - 1)


def test_what_was_given_back_is_zero_when_it_is_laid_out_again(memory: Memory) -> None:
    kept = memory.numbers("q", 3)
    places = []
    for _time in range(3):
        with memory.for_a_while():
            for size in (5, 1000, 7):
                numbers = memory.numbers("q", size)
                assert not any(numbers.plain)
                numbers.plain[0] = numbers.plain[size - 1] = -1
                places.append(numbers.at)
            kept.plain[1] += 1
    assert [*kept.plain] == [0, 3, 0]
    assert [*memory.numbers("q", 2000).plain] == [0] * 2000
    if memory.way == PORTABLE:
        assert places[:3] == places[3:6] == places[6:], "the same places are used again"


def test_what_was_laid_out_stays_when_the_memory_grows(memory: Memory) -> None:
    small = memory.numbers("q", 2)
    small.plain[1] = 5
    large = memory.numbers("q", 1 << 20)
    large.plain[(1 << 20) - 1] = 6
    assert memory.run("add_up", small, 0) == 5
    if memory.way != "plain":
        assert memory.run("add_up", large, 0) == 6
    assert [*small.plain] == [0, 5]


def test_what_is_looked_at_outlives_its_memory(memory: Memory) -> None:
    numbers = memory.numbers("q", 3)
    memory.run("add_up", numbers, 4)
    kind, way, seen = type(memory), memory.way, numbers.plain
    del memory, numbers
    gc.collect()
    for _other in range(20):
        another = memory_for(HEADS, way)
        another.run("add_up", another.numbers("q", 300), 9)
    assert [*seen] == [4, 4, 4], kind


def test_and_a_memory_that_nobody_looks_at_is_let_go_of() -> None:
    memory = memory_for(HEADS, PORTABLE)
    numbers = memory.numbers("q", 3)
    gone = weakref.ref(memory)
    del memory, numbers
    gc.collect()
    assert gone() is None


# Threads


def test_two_threads_with_a_memory_each_come_to_the_same_as_one() -> None:
    start = HEADS.lay_out(2, HEADS.read_options({}))

    def scores(first: int, way: str) -> list[Any]:
        played = Crowd(HEADS, start, 2, "careful", 40, way=way).play(11, first, 40)
        return list(zip(played.scores.tolist(), played.lengths.tolist(), strict=True))

    for way in WAYS:
        alone = [scores(first, way) for first in range(0, 320, 40)]
        with ThreadPoolExecutor(2) as pool:
            assert list(pool.map(scores, range(0, 320, 40), [way] * 8)) == alone
        assert len({str(each) for each in alone}) == len(alone)


# What goes wrong


def test_a_fault_names_the_game_and_the_kernel_and_nothing_has_changed() -> None:
    match = begin("lay 3")
    memory = memory_for(HEADS, PORTABLE)
    table, numbers = memory.record(TABLE, match.table), memory.numbers("q", 4)
    memory.run("add_up", numbers, 3)
    before = match.clone()
    told = r"heads: its kernel 'peek' broke off \(out of bounds memory access\); nothing at the table has changed"
    with pytest.raises(KernelFault, match=told) as fault:
        memory.run("peek", numbers, FAR)
    assert isinstance(fault.value, uc.UndercroftError)
    assert match == before
    assert [*numbers.plain] == [3] * 4
    assert table.plain.laid == 3
    assert memory.run("add_up", numbers, 1) == 16, "it goes on with the next"


def test_more_than_it_may_have_is_refused_and_takes_nothing() -> None:
    memory = PortableMemory(HEADS, most=2 << 20)
    numbers = memory.numbers("q", 100)
    with pytest.raises(MemoryError, match=r"heads: its kernels want [\d,]{9,} bytes, and may have 2,097,152"):
        memory.numbers("q", 1 << 20)
    assert memory.run("add_up", numbers, 1) == 100
    assert memory.run("add_up", memory.numbers("q", 100), 1) == 100


def test_a_gigabyte_is_the_most_unless_somebody_wants_more() -> None:
    memory = memory_for(HEADS, PORTABLE)
    with pytest.raises(MemoryError, match=r"may have 1,073,741,824$"):
        memory.numbers("q", 1 << 27)


@pytest.mark.parametrize("more", [(), (1, 2)])
def test_too_few_or_too_many_arguments_are_refused(memory: Memory, more: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"zip\(\)"):
        memory.run("add_up", memory.numbers("q", 1), *more)

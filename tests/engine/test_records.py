"""Box and table as flat records: what counts as the position, copies, and rules' access to the numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.plainly import PLAINLY
from undercroft.engine.arrays import Fielded, PlainRecords, hand, hand_all, hand_array, hand_over, plain_of
from undercroft.engine.records import CODES, EVERYONE, SAID, Rows, box_type, copy_of, fill, say, table_type, write

PAIR = table_type(
    state=[("small", "i1"), ("big", "<i4"), ("row", "i1", 3)], aside=[("turns", "<i2")], scratch=[("notes", "<i2")]
)


def test_the_state_leaves_out_what_is_kept_aside_scratch_and_events() -> None:
    tables = PAIR.blank()
    before = PAIR.state(tables)
    tables["turns"], tables["notes"], tables["n_said"] = 4, 9, 3
    tables["said"][:] = 5
    assert PAIR.state(tables) == before


@pytest.mark.parametrize(("field", "value"), [("small", 1), ("big", 1), ("row", [1, 0, 0]), ("row", [0, 0, 1])])
def test_every_number_of_the_state_counts(field: str, value: object) -> None:
    tables = PAIR.blank()
    tables[field] = value
    assert PAIR.state(tables) != PAIR.state(PAIR.blank())


def test_a_table_without_scratch_still_leaves_out_its_events() -> None:
    bare = table_type(state=[("small", "i1")])
    tables = bare.blank()
    tables["n_said"] = 1
    assert bare.state(tables).strip(b"\0") == b""
    assert bare.state_size < bare.dtype.itemsize


def test_a_copy_without_scratch_has_all_the_rest() -> None:
    table = PAIR.plain()
    table.small, table.turns, table.notes, table.n_said = 1, 4, 9, 3
    table.row[2] = 5
    copy = PAIR.without_scratch(table)
    assert (copy.small, copy.row.tolist(), copy.turns) == (1, [0, 0, 5], 4)
    assert not any(copy.buffer[PAIR.seen_size :])
    copy.turns = 7
    assert table.turns == 4


def test_all_of_a_box_counts() -> None:
    box = box_type([("a", "i1"), ("b", "<i4")])
    assert box.state_size == box.dtype.itemsize


def test_a_clone_is_a_copy_of_bytes() -> None:
    tables = PAIR.blank(2)
    tables[0]["row"] = [1, 2, 3]
    tables[1] = tables[0]
    assert tables[1].tobytes() == tables[0].tobytes()
    tables[1]["row"][0] = 9
    assert tables[0]["row"].tolist() == [1, 2, 3]


def test_a_copy_of_a_record_in_hand_shares_nothing_with_it() -> None:
    tables = PAIR.blank()
    table = hand(tables)
    table.row[0] = 3
    copy = copy_of(table)
    copy.row[0], copy.small = 9, 1
    assert (table.row[0], table.small, copy.row[0], type(copy)) == (3, 0, 9, type(table))


def test_what_rules_get_in_hand_is_the_record_itself() -> None:
    tables = PAIR.blank(2)
    hand(tables, 1).big = 70_000
    hand(tables, 1).row[2] = -5
    assert tables["big"].tolist() == [0, 70_000]
    assert tables["row"].tolist() == [[0, 0, 0], [0, 0, -5]]


def test_one_record_of_many_can_be_laid_over_another() -> None:
    tables, start = PAIR.blank(2), PAIR.blank()
    start["small"] = 3
    hand_all(tables)[1] = hand(start)
    assert tables["small"].tolist() == [0, 3]
    tables["small"] = 4
    assert start["small"].tolist() == [3]


def test_a_plain_record_gives_pythons_own_numbers() -> None:
    table = PAIR.plain()
    table.small = 100
    assert type(table.small) is int
    assert table.small + 100 == 200, "no wrapping"
    assert type(table.row[0]) is int
    assert len(table.row) == 3


@pytest.mark.parametrize("value", [128, -129, 2**40])
def test_a_number_too_wide_for_its_field_is_refused(value: int) -> None:
    table = PAIR.plain()
    with pytest.raises(ValueError, match="invalid value"):
        table.small = value
    with pytest.raises(ValueError, match="invalid value"):
        table.row[1] = value
    assert PAIR.state(table) == PAIR.state(PAIR.plain())


@pytest.mark.parametrize("value", [127, -128])
def test_the_widest_numbers_that_fit_are_kept(value: int) -> None:
    table = PAIR.plain()
    table.small = value
    table.row[1] = value
    assert (table.small, table.row[1]) == (value, value)


def test_arrays_are_written_and_filled() -> None:
    box = box_type([("row", "i1", 4), ("grid", "<i2", (2, 2, 3))]).plain()
    fill(box.row, -1)
    write(box.row, (5, 6))
    fill(box.grid[1], 300)
    write(box.grid[1, 0], (7,))
    assert box.row.tolist() == [5, 6, -1, -1]
    assert box.grid.tolist() == [[[0, 0, 0], [0, 0, 0]], [[7, 300, 300], [300, 300, 300]]]
    with pytest.raises(IndexError):
        write(box.row, range(5))


def test_a_grid_is_read_by_a_full_index_and_by_a_shorter_one() -> None:
    grid = box_type([("small", "i1"), ("grid", "<i2", (2, 3, 4))]).plain().grid
    grid[1, 2, 3] = -7
    grid[0][1][2] = 5
    assert (grid[1][2][3], grid[1, 2][3], grid[0, 1, 2], grid[-1, -1, -1]) == (-7, -7, 5, -7)
    assert (len(grid), len(grid[1]), [len(rows) for rows in grid]) == (2, 3, [3, 3])
    assert grid[1].tolist() == [[0] * 4, [0] * 4, [0, 0, 0, -7]]
    for index in (2, -3, (0, 3), (1, 2, 4)):
        with pytest.raises(IndexError):
            grid[index]


@given(
    fields=st.lists(
        st.tuples(
            st.sampled_from(sorted(CODES)), st.one_of(st.just(()), st.tuples(st.integers(1, 4), st.integers(1, 3)))
        ),
        min_size=1,
        max_size=8,
    )
)
def test_plain_python_and_numpy_lay_records_out_alike(fields: list[tuple[str, tuple[int, ...]]]) -> None:
    kind = box_type([(f"f{number}", code, shape) for number, (code, shape) in enumerate(fields)])
    known: Any = kind.dtype.fields
    assert kind.size == kind.dtype.itemsize
    assert kind.plain.offsets == {name: known[name][1] for name in known}
    assert plain_of(kind.dtype) is kind.plain


def test_a_layout_with_other_gaps_is_refused() -> None:
    with pytest.raises(ValueError, match="laid out as in C"):
        plain_of(np.dtype([("small", "i1"), ("big", "<i4")]))


def test_what_a_kernel_is_handed_is_the_record_itself() -> None:
    table, tables, numbers = PAIR.plain(), PAIR.blank(2), np.zeros((2, 3), np.int64)
    hand_over(table).big = 70_000
    hand_over(PAIR.array(table)).row[2] = -5
    hand_all(tables)[1] = hand_over(table)
    hand_array(numbers)[1, 2] = 4
    assert (table.big, table.row.tolist(), tables["big"].tolist()) == (70_000, [0, 0, -5], [0, 70_000])
    assert numbers.tolist() == [[0, 0, 0], [0, 0, 4]]
    in_hand = (type(hand(tables)), type(hand_all(tables)), type(hand_array(numbers)))
    assert in_hand == ((plain_of(PAIR.dtype), PlainRecords, Rows) if PLAINLY else (Fielded, np.ndarray, np.ndarray))


def test_events_are_kept_in_order_up_to_as_many_as_fit() -> None:
    table = PAIR.plain()
    for number in range(SAID + 3):
        say(table, number, EVERYONE, 10, 20, -30)
    assert table.n_said == SAID
    assert table.said.tolist() == [[number, EVERYONE, 10, 20, -30] for number in range(SAID)]


def test_a_field_that_is_not_there_is_no_attribute() -> None:
    for record in (PAIR.plain(), hand(PAIR.blank())):
        assert record.small == 0
        assert not hasattr(record, "colour")
    with pytest.raises(AttributeError):
        PAIR.plain().colour = 1

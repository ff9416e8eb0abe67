"""Box and table as flat records: what counts as the position, copies, and rules' access to the numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.arranging import change
from undercroft.engine.records import CODES, EVERYONE, SAID, WORD, box_type, fill, numbers, say, table_type, write

PAIR = table_type(
    state=[("small", "i1"), ("big", "<i4"), ("row", "i1", 3)], aside=[("turns", "<i2")], scratch=[("notes", "<i2")]
)


def test_the_state_leaves_out_what_is_kept_aside_scratch_and_events() -> None:
    table = PAIR.plain()
    before = PAIR.state(table)
    change(table, turns=4, notes=9, n_said=3, said=5)
    assert PAIR.state(table) == before


@pytest.mark.parametrize(("field", "value"), [("small", 1), ("big", 1), ("row", [1, 0, 0]), ("row", [0, 0, 1])])
def test_every_number_of_the_state_counts(field: str, value: object) -> None:
    table = PAIR.plain()
    change(table, **{field: value})
    assert PAIR.state(table) != PAIR.state(PAIR.plain())


def test_a_table_without_scratch_still_leaves_out_its_events() -> None:
    bare = table_type(state=[("small", "i1")])
    table = bare.plain()
    table.n_said = 1
    assert bare.state(table).strip(b"\0") == b""
    assert bare.state_size < bare.size


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
    assert box.state_size == box.size == WORD


def test_a_clone_is_a_copy_of_bytes() -> None:
    table = PAIR.plain()
    table.row[0] = 3
    copy = table.copy()
    assert (bytes(copy.buffer), type(copy)) == (bytes(table.buffer), type(table))
    copy.row[0], copy.small = 9, 1
    assert (table.row[0], table.small, copy.row[0]) == (3, 0, 9)


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
    """As in C, but for the end: a record is whole words."""
    kind = box_type([(f"f{number}", code, shape) for number, (code, shape) in enumerate(fields)])
    laid_out = np.dtype([*kind.fields, ("end", "u1")], align=True)
    known: Any = laid_out.fields
    assert kind.plain.offsets == {name: known[name][1] for name, *_rest in kind.fields}
    end = known["end"][1]
    assert kind.size == end + -end % WORD


def test_a_part_of_numbers_is_no_copy() -> None:
    row = numbers(4)
    row[1:3][1] = 7
    assert row.tolist() == [0, 0, 7, 0]


def test_events_are_kept_in_order_up_to_as_many_as_fit() -> None:
    table = PAIR.plain()
    for number in range(SAID + 3):
        say(table, number, EVERYONE, 10, 20, -30)
    assert table.n_said == SAID
    assert table.said.tolist() == [[number, EVERYONE, 10, 20, -30] for number in range(SAID)]


def test_a_field_that_is_not_there_is_no_attribute() -> None:
    assert not hasattr(PAIR.plain(), "colour")
    with pytest.raises(AttributeError):
        PAIR.plain().colour = 1

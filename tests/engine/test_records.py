"""Box and table as flat records: what counts as the position, copies, and rules' access to the numbers."""

from __future__ import annotations

import numpy as np
import pytest

from undercroft.engine.compiling import INTERPRETED
from undercroft.engine.records import (
    EVERYONE,
    SAID,
    Fielded,
    Plain,
    PlainArray,
    PlainRecords,
    box_type,
    copy_of,
    hand,
    hand_all,
    hand_array,
    say,
    table_type,
)

PAIR = table_type(state=[("small", "i1"), ("big", "<i4"), ("row", "i1", 3)], scratch=[("notes", "<i2")])


def test_the_state_leaves_out_scratch_and_events() -> None:
    tables = PAIR.blank()
    before = PAIR.state(tables)
    tables["notes"], tables["n_said"] = 9, 3
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


def test_all_of_a_box_counts() -> None:
    box = box_type([("a", "i1"), ("b", "<i4")])
    assert box.state_size == box.dtype.itemsize


def test_the_state_of_one_of_many_is_its_own() -> None:
    tables = PAIR.blank(3)
    tables[1]["small"] = 7
    assert PAIR.state(tables, 0) == PAIR.state(tables, 2) != PAIR.state(tables, 1)


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


def test_interpreted_rules_get_plain_whole_numbers() -> None:
    table = Plain(PAIR.blank()[0])
    table.small = 100
    assert type(table.small) is int
    assert table.small + 100 == 200, "no wrapping"
    assert type(table.row[0]) is int
    assert len(table.row) == 3


@pytest.mark.parametrize("value", [128, -129, 2**40])
def test_a_number_too_wide_for_its_field_is_refused_when_interpreted(value: int) -> None:
    tables = PAIR.blank()
    table = Plain(tables[0])
    with pytest.raises(OverflowError):
        table.small = value
    with pytest.raises(OverflowError):
        table.row[1] = value
    assert PAIR.state(tables) == PAIR.state(PAIR.blank())


@pytest.mark.parametrize("value", [127, -128])
def test_the_widest_numbers_that_fit_are_kept(value: int) -> None:
    table = Plain(PAIR.blank()[0])
    table.small = value
    table.row[1] = value
    assert (table.small, table.row[1]) == (value, value)


def test_arrays_of_records_and_numbers_are_plain_too() -> None:
    records, numbers = PlainRecords(PAIR.blank(2)), PlainArray(np.zeros(4, np.int64))
    numbers[:] = 3
    assert (len(records), len(numbers), type(numbers[1]), records[1].small) == (2, 4, int, 0)


def test_rules_get_plain_things_only_when_interpreted() -> None:
    records, numbers = PAIR.blank(), np.zeros(2, np.int64)
    in_hand = (type(hand(records)), type(hand_all(records)), type(hand_array(numbers)))
    plain = (Plain, PlainRecords, PlainArray)
    assert in_hand == (plain if INTERPRETED else (Fielded, np.ndarray, np.ndarray))


def test_events_are_kept_in_order_up_to_as_many_as_fit() -> None:
    tables = PAIR.blank()
    for number in range(SAID + 3):
        say(hand(tables), number, EVERYONE, 10, 20, -30)
    assert tables["n_said"][0] == SAID
    assert tables["said"][0].tolist() == [[number, EVERYONE, 10, 20, -30] for number in range(SAID)]


def test_a_field_that_is_not_there_is_no_attribute() -> None:
    record = PAIR.blank().view(np.dtype((Fielded, PAIR.dtype)))[0]
    assert record.small == 0
    assert not hasattr(record, "colour")

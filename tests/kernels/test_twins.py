"""Compiled twins of rules: each calls twins, and one version of it is enough."""

from __future__ import annotations

from numba import types

from undercroft.engine.compiling import bind, rule
from undercroft.kernels.twins import twin


@rule
def is_even(number: int) -> bool:
    return number == 0 or is_odd(number - 1)


@rule
def is_odd(number: int) -> bool:
    return number != 0 and is_even(number - 1)


@rule
def thousands(a: int, b: int) -> int:
    return a * 1000 + b


def test_a_rule_has_one_twin_and_stays_as_it_is() -> None:
    assert twin(thousands) is twin(thousands)
    assert twin(thousands) is not thousands
    assert thousands(1, 2) == 1_002


def test_twins_call_twins_and_those_that_call_each_other_are_no_trouble() -> None:
    names = twin(is_even).py_func.__globals__
    assert names["is_odd"] is twin(is_odd)
    assert twin(is_odd).py_func.__globals__ is names
    assert is_even.__globals__["is_odd"] is is_odd


def test_a_bound_template_has_a_twin_of_its_own() -> None:
    first, second = (bind(thousands, f"thousands_{number}") for number in range(2))
    assert twin(first) is not twin(second)
    assert twin(first).__name__ == "thousands_0"


def test_one_version_serves_numbers_of_all_widths() -> None:
    for widths in ((types.int8, types.int16), (types.int64, types.int8), (types.uint8, types.int64)):
        twin(thousands).get_call_template(widths, {})
    assert twin(thousands).signatures == [(types.int64, types.int64)]

"""Rules: plain functions that are known as rules, and templates bound to one game's."""

from __future__ import annotations

from typing import Any

from undercroft.engine.compiling import bind, is_rule, rule

FACTOR = STEP = None  # stand for numbers and rules in the template below


def template(number: Any, times: int = 1) -> Any:
    """Multiply, then step."""
    return STEP(number * FACTOR * times)


@rule
def up(number: int) -> int:
    return number + 1


@rule
def down(number: int) -> int:
    return number - 1


def test_a_rule_stays_the_function_it_is() -> None:
    assert type(up) is type(template)
    assert up(1) == 2
    assert is_rule(up)


def test_nothing_else_is_a_rule() -> None:
    assert [each for each in (template, len, int, None, 3, [], {}) if is_rule(each)] == []


def test_a_template_is_bound_to_each_games_rules_apart() -> None:
    first, second = bind(template, "times_3_up", FACTOR=3, STEP=up), bind(template, "times_5_down", FACTOR=5, STEP=down)
    assert [first(10), second(10), first(10, 2)] == [31, 49, 61]
    assert (first.__name__, second.__name__, first.__doc__) == ("times_3_up", "times_5_down", "Multiply, then step.")
    assert first.__module__ == second.__module__ == __name__
    assert FACTOR is None, "the template itself is unchanged"
    assert is_rule(first)
    assert is_rule(second)

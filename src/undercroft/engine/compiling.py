"""Rules: the `@rule` decorator, and templates bound to one game.

A rule stays the plain function it is: one match is plain Python, with tracebacks, coverage and a check of every
number's width. Kernels, which run over many tables, are compiled from the same functions.
"""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar, cast

if TYPE_CHECKING:
    from collections.abc import Callable

F = TypeVar("F", bound="Callable[..., Any]")
_rules: set[Any] = set()


def rule(function: F) -> F:
    """Mark a function as part of the rules: numbers and records in, numbers out. It stays what it is.

    It may call other rules and use whole-number constants of its module. It never allocates, raises, prints or touches
    other Python objects, so that it runs the same plainly, compiled and on a GPU. Rules and constants of other modules
    are imported by name.
    """
    _rules.add(function)
    return function


def is_rule(value: Any) -> bool:
    """Whether it is a rule."""
    return isinstance(value, FunctionType) and value in _rules


def bind(template: F, name: str, **rules: Any) -> F:
    """`template` for one game: its global names in `rules` stand for that game's functions and numbers."""
    bound = FunctionType(template.__code__, {**template.__globals__, **rules}, name, template.__defaults__)
    bound.__qualname__ = name
    bound.__module__ = template.__module__
    bound.__doc__ = template.__doc__
    _rules.add(bound)
    return cast("F", bound)

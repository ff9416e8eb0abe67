"""Which test proves which rule: `@rule("OC-12")` above a test, and the ids found again by reading the sources.

The rules of a game stand in its `rulebook.yaml`. `test_rulebook.py` checks that every one of them is named by a test.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

TESTS = Path(__file__).parent

NOT_TESTABLE: dict[str, str] = {}  # id -> why no program can prove it: rules about the physical box


def rule(*ids: str) -> Callable[[Any], Any]:
    """Mark a test as the proof of these rules."""

    def mark(test: Any) -> Any:
        for id in ids:
            test = pytest.mark.rule(id)(test)
        return test

    return mark


def rules_named() -> dict[str, list[str]]:
    """Each rule named in the sources of the tests, with the tests that name it."""
    named: dict[str, list[str]] = {}
    for source in sorted(TESTS.rglob("test_*.py")):
        for test, id in _rules_in(source.read_text(encoding="utf-8")):
            named.setdefault(id, []).append(f"{source.relative_to(TESTS)}::{test}")
    return named


def _rules_in(source: str) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield from ((node.name, id) for decorator in node.decorator_list for id in _ids(decorator))


def _ids(decorator: ast.expr) -> list[str]:
    """The arguments of `@rule(…)`; none of any other decorator."""
    if not isinstance(decorator, ast.Call) or ast.unparse(decorator.func).rpartition(".")[2] != "rule":
        return []
    return [arg.value for arg in decorator.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]

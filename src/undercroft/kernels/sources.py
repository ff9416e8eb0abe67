"""What a kernel is made of: the rules that it calls, the constants that they use, the layouts of its records.

All of it goes into a fingerprint, and a module is used only while that is the same: stale code never runs. What is not
part of a kernel (views, words, another game) may change without touching it.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from undercroft.engine.compiling import is_rule

from .kernel import Kind, Many, One, kernels_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.engine.game import Game

OURS = Path(__file__).parent.parent


_known: dict[str, str] = {}


def fingerprint(game: Game) -> str:
    """A hash of all that can end up in the kernels of a game."""
    if game.package not in _known:
        _known[game.package] = hashlib.sha256("\n".join(sorted(set(_lines(game)))).encode()).hexdigest()
    return _known[game.package]


def _lines(game: Game) -> Iterator[str]:
    reached: dict[int, FunctionType] = {}
    for kernel in kernels_of(game).values():
        _reach(kernel.rule, reached)
        yield f"kernel {kernel.name} {[_layout(kind) for kind in kernel.takes]} {kernel.gives}"
    for file in {function.__code__.co_filename for function in reached.values()}:
        yield f"file {_name(Path(file), game.folder)} {hashlib.sha256(Path(file).read_bytes()).hexdigest()}"
    for function in reached.values():
        for name, value in _constants(function):
            yield f"constant {function.__name__} {name} {value!r}"


def _reach(function: Any, reached: dict[int, FunctionType]) -> None:
    """All rules that one calls, itself included."""
    waiting = [function]
    while waiting:
        one = waiting.pop()
        if id(one) not in reached:
            reached[id(one)] = one
            waiting += [value for _name, value in _globals(one) if is_rule(value)]


def _globals(function: FunctionType) -> Iterator[tuple[str, Any]]:
    for name in _names(function.__code__):
        if name in function.__globals__:
            yield name, function.__globals__[name]


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _names(inner)


def _constants(function: FunctionType) -> Iterator[tuple[str, Any]]:
    for name, value in _globals(function):
        if isinstance(value, ModuleType):  # its constants are read as attributes, whose names stand among the others
            names = sorted(set(_names(function.__code__)) & set(vars(value)))
            yield from ((f"{name}.{one}", vars(value)[one]) for one in names if _is_constant(vars(value)[one]))
        elif _is_constant(value):
            yield name, value


def _is_constant(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(_is_constant(one) for one in value)
    return isinstance(value, int | float | bytes | str)


def _layout(kind: Kind) -> Any:
    if isinstance(kind, tuple):
        return [_layout(part) for part in kind]
    if isinstance(kind, One | Many):
        return type(kind).__name__, kind.record.fields
    return str(kind)


def _name(file: Path, folder: Path) -> str:
    """What a file is called on every machine."""
    for root in (OURS, folder):
        if file.is_relative_to(root):
            return file.relative_to(root).as_posix()
    return file.name

"""Compiled twins of rules: the same code, with the twins of all rules that it calls.

They are made for their LLVM code alone and never run here: what Numba would do to call them from Python is left out,
which is half of the work.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any

import numba
from numba import types
from numba.core.codegen import JITCodeLibrary
from numba.core.cpu import CPUContext

from undercroft.engine.compiling import is_rule

OPTIONS: Any = {"error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}

_twins: dict[Any, Any] = {}
_namespaces: dict[int, dict[str, Any]] = {}  # by the identity of a function's globals


def twin(function: Any) -> Any:
    """The compiled twin of a rule."""
    if function not in _twins:
        namespace = _namespace(function.__globals__)
        if function not in _twins:  # the namespace may have made it
            copy = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
            copy.__qualname__, copy.__module__ = function.__qualname__, function.__module__
            _twins[function] = numba.njit(copy, **OPTIONS)
            _take_wide_numbers(_twins[function])
    return _twins[function]


def _namespace(names: dict[str, Any]) -> dict[str, Any]:
    """A module's global names, with twins for rules. Rules of two modules may call each other: it is known at once."""
    if id(names) not in _namespaces:
        ours = _namespaces[id(names)] = dict(names)
        for name, value in list(names.items()):
            if is_rule(value):
                ours[name] = twin(value)
    return _namespaces[id(names)]


def _take_wide_numbers(compiled: Any) -> None:
    """Let rules that call this one hand it whole numbers of 64 bits only: one version of it is enough.

    A field of a record is as narrow as its content allows, and Numba would compile a rule anew for every mixture of
    widths that it is called with.
    """
    find = compiled.get_call_template

    def wide(kind: Any) -> Any:
        return types.int64 if isinstance(kind, types.Integer) else kind

    def find_wide(args: Any, kws: Any) -> Any:
        return find(tuple(wide(kind) for kind in args), {name: wide(kind) for name, kind in kws.items()})

    compiled.get_call_template = find_wide


def _leave_uncompiled() -> None:
    """Keep Numba from optimising each function by itself, and from turning LLVM's code into this machine's."""
    context: Any = CPUContext
    library: Any = JITCodeLibrary
    # In place of what Python would call: a built-in function, and no other's.
    context.get_executable = lambda _self, library, _about, _environment: library.finalize() or [].append
    for step in ("_optimize_functions", "_optimize_final_module", "_finalize_specific"):
        setattr(library, step, lambda _self, *_arguments: None)


_leave_uncompiled()

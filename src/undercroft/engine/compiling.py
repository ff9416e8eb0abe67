"""Rules: the `@rule` decorator, templates bound to one game, their compiled twins, and the cache of what was compiled.

The same functions run two ways in one process. One match is plain Python, with tracebacks, coverage and a check of
every number's width. Kernels, which run over many tables, are compiled by Numba on first use; with
UNDERCROFT_INTERPRETED=1 they run plainly, too.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import tempfile
import threading
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar, cast

from .folders import cache_folder

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

INTERPRETED = os.environ.get("UNDERCROFT_INTERPRETED", "0") not in ("", "0")
KEPT_CACHES = 5

F = TypeVar("F", bound="Callable[..., Any]")
_rules: list[Any] = []  # all twins
_files: dict[Any, tuple[str, ...]] = {}  # for every rule, the files whose code can end up in its twin
_twins: dict[Any, Any] = {}
_namespaces: dict[int, dict[str, Any]] = {}  # by the identity of a function's globals
_making_twins = threading.RLock()  # two threads would make two; and Numba is told in a global place where its cache is


def rule(function: F) -> F:
    """Mark a function as part of the rules: numbers and records in, numbers out. It stays what it is.

    It may call other rules and use whole-number constants of its module. It never allocates, raises, prints or touches
    other Python objects, so that it runs the same plainly, compiled and on a GPU. Rules and constants of other modules
    are imported by name.
    """
    _files[function] = (function.__code__.co_filename,)
    return function


def bind(template: F, name: str, **rules: Any) -> F:
    """`template` for one game: its global names in `rules` stand for that game's functions. It is a rule, too."""
    bound = FunctionType(template.__code__, {**template.__globals__, **rules}, name)
    bound.__qualname__ = name
    bound.__module__ = template.__module__
    bound.__doc__ = template.__doc__
    used = [file for each in rules.values() if callable(each) for file in _files[each]]
    _files[bound] = (template.__code__.co_filename, *used)
    return cast("F", bound)


def native(function: F) -> F:
    """The compiled twin of a rule: the same code, with the twins of all rules that it calls.

    Twins are for kernels, which run over many tables; one match is played plainly. Where kernels are to run plainly,
    too, a rule is its own twin.
    """
    if INTERPRETED:
        return function
    with _making_twins:
        return cast("F", _twin(function))


def _twin(function: Any) -> Any:
    if function not in _twins:
        namespace = _namespace(function.__globals__)
        if function not in _twins:  # the namespace may have made it
            copy = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
            copy.__qualname__, copy.__module__ = function.__qualname__, function.__module__
            _twins[function] = _compiled(copy, *_files[function])
    return _twins[function]


def _namespace(names: dict[str, Any]) -> dict[str, Any]:
    """A module's global names, with twins for rules. Rules of two modules may call each other: it is known at once."""
    if id(names) not in _namespaces:
        ours = _namespaces[id(names)] = dict(names)
        for name, value in list(names.items()):
            if isinstance(value, FunctionType) and value in _files:
                ours[name] = _twin(value)
    return _namespaces[id(names)]


def _compiled(function: Any, *files: str) -> Any:
    """`function` as native code, kept in the folder for code that comes from these files."""
    import numba

    config: Any = numba.config
    # Numba asks for the folder when a function is decorated: set it for us and give it back to whoever else uses Numba.
    before = config.CACHE_DIR
    config.CACHE_DIR = str(code_folder(*_outside(*files)))
    try:
        compiled = numba.njit(function, cache=True, nogil=True, error_model="numpy")
    finally:
        config.CACHE_DIR = before
    _rules.append(compiled)
    _take_wide_numbers(compiled)
    return compiled


def _take_wide_numbers(compiled: Any) -> None:
    """Let rules that call this one hand it whole numbers of 64 bits only: one version of it is enough.

    A field of a record is as narrow as its content allows, and Numba would compile a rule anew for every mixture of
    widths that it is called with.
    """
    from numba import types

    numbers: Any = types
    find = compiled.get_call_template

    def wide(kind: Any) -> Any:
        return numbers.int64 if isinstance(kind, numbers.Integer) else kind

    def find_wide(args: Any, kws: Any) -> Any:
        return find(tuple(wide(kind) for kind in args), {name: wide(kind) for name, kind in kws.items()})

    compiled.get_call_template = find_wide


def _outside(*files: str) -> tuple[Path, ...]:
    """The folders of those files that are not of our package: a game of somebody else's."""
    package = Path(__file__).parent.parent
    folders = {Path(file).resolve().parent for file in files}
    return tuple(sorted(folder for folder in folders if not folder.is_relative_to(package)))


@cache
def code_folder(*outside: Path) -> Path:
    """The folder for compiled code, named after the sources: changed rules can never meet stale code."""
    name = _fingerprint(*outside)
    folder = cache_folder() / "code" / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:  # a read-only home
        return _temporary(name)
    _drop_old(folder)
    return folder


def _temporary(name: str) -> Path:
    """A folder for compiled code in the system's temporary folder; never one that somebody else has put there."""
    folder = Path(tempfile.gettempdir()) / f"undercroft-{name}"
    folder.mkdir(mode=0o700, exist_ok=True)
    is_ours = not hasattr(os, "getuid") or folder.stat().st_uid == os.getuid()
    return folder if is_ours else Path(tempfile.mkdtemp(prefix="undercroft-"))


def _fingerprint(*outside: Path) -> str:
    """A hash of every source that can end up in compiled code: ours, and those in the folders `outside`."""
    package = Path(__file__).parent.parent
    digest = hashlib.sha256(str(package).encode())
    ours = [source for folder in ("engine", "games", "bots") for source in (package / folder).rglob("*.py")]
    theirs = [source for folder in outside for source in folder.glob("*.py")]
    for source in sorted([*ours, *theirs]):
        digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def _drop_old(current: Path) -> None:
    """Throw away the code of older sources, but for the last few: other processes may still be at work with them."""
    os.utime(current)
    others = [folder for folder in current.parent.iterdir() if re.fullmatch("[0-9a-f]{16}", folder.name)]
    others.remove(current)
    for folder in sorted(others, key=_last_used, reverse=True)[KEPT_CACHES:]:
        shutil.rmtree(folder, ignore_errors=True)


def _last_used(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:  # another process has just thrown it away
        return 0


def is_warm(name: str, *files: str) -> bool:
    """Whether everything of this name, from these files, has been compiled before and waits in the cache."""
    return INTERPRETED or _mark(name, *files).exists()


def _mark(name: str, *files: str) -> Path:
    """A file that says: compiled, by this Python and this Numba."""
    compiler = f"{sys.implementation.cache_tag}-numba-{version('numba')}"
    return code_folder(*_outside(*files)) / f"{name}-{compiler}.warm"


def warm_up(
    name: str, calls: Iterable[Callable[[], object]], progress: Callable[[int, int], None], *files: str
) -> None:
    """Compile by making `calls`, which together use every rule; report `progress(rules compiled, rules in all)`."""
    if INTERPRETED:
        return
    from numba.core import event as numba_event

    event: Any = numba_event

    class Counter(event.Listener):  # type: ignore[misc]
        done = 0

        def on_start(self, _event: object) -> None:
            pass

        def on_end(self, _event: object) -> None:
            self.done = min(self.done + 1, len(_rules))
            progress(self.done, len(_rules))

    counter = Counter()
    event.register("numba:compile", counter)
    try:
        for call in calls:
            call()
    finally:
        event.unregister("numba:compile", counter)
    progress(len(_rules), len(_rules))
    mark = _mark(name, *files)
    mark.parent.mkdir(parents=True, exist_ok=True)  # another process may have thrown the folder away
    mark.touch()

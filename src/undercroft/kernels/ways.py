"""How kernels are run, chosen when one is asked for: portable, native or plain. Nothing above knows which.

Portable is the default: WebAssembly modules that come with the games. If the rules have changed since one was made, it
is not used: then kernels run natively where Numba is there, else plainly, and the log says so once. A game that has
none yet runs plainly, at once. UNDERCROFT_KERNELS names one of the three, and `using` sets it for a while: for all
threads, and for processes that are started meanwhile.
"""

from __future__ import annotations

import os
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from logging import getLogger
from typing import TYPE_CHECKING

from undercroft.engine.errors import BadOption, did_you_mean
from undercroft.engine.languages import user_language

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from undercroft.engine.game import Game

    from .memory import Memory

PORTABLE, NATIVE, PLAIN = WAYS = ("portable", "native", "plain")
SETTING = "UNDERCROFT_KERNELS"
AS_IT_IS = {
    "en": "%s: its rules run as plain Python, which is slow for many games; `undercroft build %s` compiles them.",
    "fr": "%s : ses règles tournent en Python tel quel, ce qui est lent pour beaucoup de parties ; "
    "`undercroft build %s` les compile.",
}


@contextmanager
def using(way: str | None) -> Iterator[None]:
    """Run all kernels asked for within this way; None leaves it as it is."""
    before = os.environ.get(SETTING, "")
    os.environ[SETTING] = read_way(way) if way else before
    try:
        yield
    finally:
        os.environ[SETTING] = before


def way_for(game: Game) -> str:
    """How the kernels of a game are run now."""
    wanted = os.environ.get(SETTING)
    return read_way(wanted) if wanted else _best_for(game)


def read_way(way: str) -> str:
    """A way by its name, if this machine knows it."""
    if way not in WAYS:
        raise BadOption(f"kernels {way!r}: there is no such way to run them; {did_you_mean(way, WAYS)}")
    if way == NATIVE and not _has("numba"):
        raise BadOption("kernels 'native': Numba is missing; install undercroft with its extra 'native'")
    if way == PORTABLE and not _has("wasmtime"):
        raise BadOption("kernels 'portable': wasmtime is missing, or does not know this machine; take 'plain'")
    return way


_best: dict[Path, str] = {}


def _best_for(game: Game) -> str:
    if game.folder not in _best:
        _best[game.folder] = _find_best(game)
    return _best[game.folder]


def _find_best(game: Game) -> str:
    from .module import module_file, read_fresh

    if _has("wasmtime") and read_fresh(game) is not None:
        return PORTABLE
    if _has("wasmtime") and not module_file(game).exists():
        getLogger(__name__).warning(AS_IT_IS[user_language()], game.id, game.id)
        return PLAIN
    way = NATIVE if _has("numba") else PLAIN
    if _has("wasmtime"):
        reason = f"{module_file(game).name} was not made of today's rules; `undercroft build {game.id}` makes it anew"
    else:
        reason = "wasmtime is missing, or does not know this machine"
    slow = ", which is slow" if way == PLAIN else ""
    getLogger(__name__).warning("%s: kernels run in the %s way%s (%s)", game.id, way, slow, reason)
    return way


@cache
def _has(package: str) -> bool:
    """Whether a package is here, and loads: wasmtime knows that it does not know a machine when it is loaded."""
    if find_spec(package) is None:
        return False
    if package != "wasmtime":
        return True
    try:
        import_module(package)
    except Exception:  # whatever it is, there are other ways
        return False
    return True


def memory_for(game: Game, way: str | None = None) -> Memory:
    """Memory for the kernels of a game, and what runs them: this way, if one is given."""
    way = way or way_for(game)
    if way == PORTABLE:
        from .portable import PortableMemory

        return PortableMemory(game)
    if way == NATIVE:
        from .native import NativeMemory

        return NativeMemory(game)
    from .plain import PlainMemory

    return PlainMemory(game)

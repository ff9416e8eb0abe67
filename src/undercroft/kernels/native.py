"""Kernels as native code for this machine's processor: for those who write rules, and for the fastest simulation.

It is compiled the first time it is asked for, which takes up to a minute for a game, and kept in a folder that is named
after the rules: changed rules never meet stale code.
"""

from __future__ import annotations

import atexit
import ctypes
import hashlib
import os
import shutil
import tempfile
import threading
from contextlib import suppress
from functools import cache
from logging import getLogger
from pathlib import Path
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm

from undercroft.engine.errors import KernelFault
from undercroft.engine.folders import cache_folder

from .build import finish_building, start_building
from .desk import DESK, give_back, lay_out
from .plain import PlainMemory
from .sources import fingerprint

if TYPE_CHECKING:
    from undercroft.engine.game import Game

    from .kernel import Kernel

KEPT = 3  # folders of a game's older rules: other processes may still be at work with them

_loaded: dict[str, Any] = {}
_loading = threading.Lock()


class NativeMemory(PlainMemory):
    """Runs kernels as native code."""

    way = "native"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._entries = _entries_of(game)

    def _take(self, size: int) -> tuple[int, Any]:
        _nowhere, raw = super()._take(size)
        return _address_of(raw), raw

    def _run(self, kernel: Kernel, arguments: tuple[Any, ...]) -> Any:
        desk = bytearray(DESK)  # of this call: threads may share what lies in memory
        lay_out(desk, kernel, arguments)
        status = self._entries[kernel.name](_address_of(desk))
        if status:
            raise KernelFault(self.game.id, kernel.name, f"status {status}")
        return give_back(desk, kernel)


def _address_of(raw: Any) -> int:
    return ctypes.addressof(ctypes.c_ubyte.from_buffer(raw)) if len(raw) else 0


def _entries_of(game: Game) -> Any:
    """A game's kernels as functions of their desk's address, by name."""
    with _loading:
        if game.package not in _loaded:
            _loaded[game.package] = _Code(code_of(game))
        return _loaded[game.package]


class _Code(dict[str, Any]):
    """Native code in memory: its functions, by name."""

    def __init__(self, code: bytes) -> None:
        super().__init__()
        machine = this_machine()
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(f'target triple = "{machine.triple}"'), machine)
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        self._engine.finalize_object()

    def __missing__(self, name: str) -> Any:
        found = self[name] = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)(self._engine.get_function_address(name))
        return found


@cache
def _ready() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()


def this_machine() -> Any:
    """What LLVM compiles for here."""
    _ready()
    features = llvm.get_host_cpu_features().flatten()
    target = llvm.Target.from_default_triple()
    return target.create_target_machine(llvm.get_host_cpu_name(), features, opt=3, reloc="pic", codemodel="small")


# What was compiled


def code_of(game: Game) -> bytes:
    """A game's native code: what was compiled earlier, else it is compiled now."""
    file = code_file(game)
    if not file.exists():
        getLogger(__name__).warning("%s: compiling its kernels, which takes up to a minute, once", game.id)
        finish_building(game, start_building(game, native=file))
        _drop_old(file, game)
    return file.read_bytes()


def code_file(game: Game) -> Path:
    """Where the native code of a game's rules is kept, for this kind of processor."""
    processor = hashlib.sha256(
        f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}".encode()
    ).hexdigest()
    folder = cache_folder() / "native"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:  # a read-only home
        folder = _temporary()
    return folder / f"{game.id}-{fingerprint(game)[:16]}-{processor[:8]}.o"


@cache
def _temporary() -> Path:
    """A folder of this process in the system's temporary folder."""
    folder = Path(tempfile.mkdtemp(prefix="undercroft-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _drop_old(current: Path, game: Game) -> None:
    """Throw away the code of older rules, but for the last few."""
    os.utime(current)
    others = sorted(current.parent.glob(f"{game.id}-*.o"), key=_last_used, reverse=True)
    for old in others[1 + KEPT :]:
        old.unlink(missing_ok=True)


def _last_used(file: Path) -> float:
    with suppress(FileNotFoundError):  # another process has just thrown it away
        return file.stat().st_mtime
    return 0

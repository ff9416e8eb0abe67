"""Kernels as WebAssembly, run by wasmtime: compiled once, by us; a player's machine compiles for a blink.

A module works on memory of its own, and on nothing else. Each memory here is one instance of the module, for one
thread; calls let go of Python's lock.
"""

from __future__ import annotations

import atexit
import ctypes
import hashlib
import os
import threading
from contextlib import contextmanager, suppress
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakSet

import wasmtime

from undercroft.engine.errors import BadOption, KernelFault
from undercroft.engine.folders import cache_folder

from .desk import DESK, give_back, lay_out
from .memory import GIGABYTE, Memory
from .module import module_file, read_fresh

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.engine.game import Game

    from .kernel import Kernel

PAGE = 1 << 16
ALIGNED = 64


class PortableMemory(Memory):
    """Runs kernels as WebAssembly."""

    way = "portable"

    def __init__(self, game: Game, most: int = GIGABYTE) -> None:
        super().__init__(game)
        self._most = most
        module = _module_of(game)  # first: behind its lock the engine is made, of which there may be but one
        self._store = _kept(wasmtime.Store(_engine()))
        self._exports: Any = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._memory: Any = self._exports["memory"]
        start: Any = self._exports["__heap_base"]
        self._free = self._used = start.value(self._store)
        self._desk, _bytes = self._take(DESK)
        self._put = self._bytes_at(self._desk, DESK)

    def _take(self, size: int) -> tuple[int, Any]:
        at = self._free + -self._free % ALIGNED
        end = at + size
        if end > self._most:
            raise MemoryError(f"{self.game.id}: its kernels want {end:,} bytes, and may have {self._most:,}")
        missing = end - self._memory.data_len(self._store)
        if missing > 0:
            self._memory.grow(self._store, -(-missing // PAGE))
        self._free = end
        there = self._bytes_at(at, size)
        there.memory = self
        if at < self._used:  # somebody has used it before
            ctypes.memset(there, 0, min(size, self._used - at))
        self._used = max(self._used, self._free)
        return at, memoryview(there).cast("B")

    def _bytes_at(self, at: int, size: int) -> Any:
        start = ctypes.addressof(self._memory.data_ptr(self._store).contents)
        return _bytes_of(size).from_address(start + at)

    @contextmanager
    def for_a_while(self) -> Iterator[None]:
        """What is laid out within is given back afterwards."""
        free = self._free
        try:
            yield
        finally:
            self._free = free

    def _run(self, kernel: Kernel, arguments: tuple[Any, ...]) -> Any:
        lay_out(self._put, kernel, arguments)
        try:
            status = self._exports[kernel.name](self._store, self._desk)
        except (wasmtime.Trap, wasmtime.WasmtimeError) as trap:
            reason = str(trap).strip().rpartition("wasm trap: ")[2].splitlines()[-1]
            raise KernelFault(self.game.id, kernel.name, reason) from trap
        if status:
            raise KernelFault(self.game.id, kernel.name, f"status {status}")
        return give_back(self._put, kernel)


@cache
def _bytes_of(size: int) -> Any:
    """Bytes that can be told whose they are: so the memory lives as long as anybody looks at them."""
    return type("Bytes", (ctypes.c_ubyte * size,), {})


# Modules


@cache
def _engine() -> wasmtime.Engine:
    config = wasmtime.Config()
    config.cranelift_opt_level = "speed"
    config.memory_may_move = False  # so that Python may look into it
    return _kept(wasmtime.Engine(config))


_modules: dict[str, wasmtime.Module] = {}
_loading = threading.Lock()


def _module_of(game: Game) -> wasmtime.Module:
    """A game's module, compiled for this machine."""
    with _loading:
        if game.package not in _modules:
            _modules[game.package] = _kept(_load(game))
        return _modules[game.package]


def _load(game: Game) -> wasmtime.Module:
    """What was compiled earlier; else it is compiled now, and kept."""
    wasm = read_fresh(game)
    if wasm is None:
        remedy = f"`undercroft build {game.id}` makes it"
        raise BadOption(f"kernels 'portable': {game.id} has no {module_file(game).name} of today's rules; {remedy}")
    name = hashlib.sha256(wasm).hexdigest()[:16]
    file = cache_folder() / "kernels" / f"{game.id}-{name}.bin"
    with suppress(OSError, wasmtime.WasmtimeError):  # none yet, or cut short: it can be made again
        return wasmtime.Module.deserialize(_engine(), file.read_bytes())
    module = wasmtime.Module(_engine(), wasm)
    with suppress(OSError):  # where nothing can be written, nothing is kept
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(f".{os.getpid()}.part")
        part.write_bytes(module.serialize())
        for old in file.parent.glob(f"{game.id}-*.bin"):
            old.unlink(missing_ok=True)
        part.replace(file)
    return module


# The end of the program

T = TypeVar("T")
_open: WeakSet[Any] = WeakSet()


def _kept(made: T) -> T:
    """Something that wasmtime frees when nobody holds it any more."""
    _open.add(made)
    return made


@atexit.register
def _leave_to_the_system() -> None:
    """What is still held goes with the process: a thread may be at work in it, and to free it is too late then."""
    for made in [*_open]:
        made._Managed__ptr = None  # its way to say that there is nothing to free

"""Makes a game's kernels: Numba turns the rules into LLVM's code, LLVM that into WebAssembly, or into native code.

That happens in a process of its own (see `building.py`), because Numba reads its settings once: there it is to know
nothing of this machine's processor, and to leave all optimising to what knows the target. The same rules and the same
tools give the same bytes.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING

from undercroft.engine.errors import BadOption, UndercroftError

if TYPE_CHECKING:
    from pathlib import Path

    from undercroft.engine.game import Game

SETTINGS = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_OPT": "0",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "PYTHONHASHSEED": "0",
}


class CannotBuild(UndercroftError):
    """Kernels could not be made."""


def start_building(game: Game, *, module: Path | None = None, native: Path | None = None) -> subprocess.Popen[str]:
    """Begin to make the kernels of a game, in a process of its own: a module, or native code, or both at once."""
    needed = ["numba", *(["ziglang"] if module else [])]
    if missing := [name for name in needed if find_spec(name) is None]:
        raise BadOption(f"{' and '.join(missing)} missing: install undercroft with its extra 'native'")
    wanted = [f"{kind}={file}" for kind, file in (("module", module), ("native", native)) if file]
    command = [sys.executable, "-m", "undercroft.kernels.building", game.package, *wanted]
    environment = {**os.environ, **SETTINGS, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)


def finish_building(game: Game, process: subprocess.Popen[str]) -> None:
    """Wait until they are made."""
    try:
        _out, said = process.communicate()
    except BaseException:
        process.kill()
        raise
    if process.returncode:
        last = (said.strip() or str(process.returncode)).splitlines()[-1]
        raise CannotBuild(f"{game.id}: its kernels could not be made: {last}")

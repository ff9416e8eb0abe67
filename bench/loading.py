"""How long it takes until a game's portable kernels can run: `python -m bench.loading GAME SECONDS REPEATS`.

Loaded is the module alone: the game and wasmtime have been imported before. Measured once in each process, because a
process loads a module once; the first time on a computer the module is compiled, and what was made of it is kept.
"""

from __future__ import annotations

import json
import sys
from time import perf_counter

import undercroft as uc
from undercroft.kernels.portable import PortableMemory


def measure(id: str) -> dict[str, list[float]]:
    """Seconds by the clock."""
    game = uc.load(id)
    began = perf_counter()
    PortableMemory(game)
    return {"loading": [perf_counter() - began]}


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1])), flush=True)

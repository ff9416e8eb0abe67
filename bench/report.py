"""The results as a page of Markdown and as JSON."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bench.suite import STARTS
from bench.table import Row, markdown

if TYPE_CHECKING:
    from collections.abc import Mapping

TITLE = "# How fast it is"
MADE_BY = "All of this was measured in one run of `python3 run.py bench --write docs/bench.md`."


def notes(seconds: float, repeats: int) -> list[str]:
    """How the figures came about."""
    return [
        f"One core, the reference loop and cloning are measured in CPU time (`time.process_time`), several cores in "
        f"wall clock, each as the best of {repeats} stretches of {seconds:g} s that take turns in one process.",
        "The reference loop is a plain Python loop of one multiplication and one remainder: targets in turns of it "
        "hold on any computer.",
        "A move of one match is `moves()` and `play()`, or `roll()`; a view is all that one seat sees after it. Both "
        "are plain Python, in CPU time, as the median of all that random players do in whole games.",
        "Kernels run in three ways: portable is WebAssembly and comes with the games, native is compiled for this "
        "processor by Numba and LLVM, plain is the rules themselves as Python.",
        "Games are played by the random player of `game.play_out`, luck's moves counted; M is a million, k a thousand. "
        "The target of native play is 0.95 of what it was before kernels were modules, on the same kind of computer.",
        "Cores really had: the processor time that the run got in each second. If it is well below the number of cores,"
        " other programs wanted them too, and the line above it says little.",
        "A search is measured in four positions of a game, with the guide of the game's strongest level, beside plain "
        "play-outs of the same positions with the same luck. A hint is measured by the clock, with all cores.",
        f"Start-up times are wall clock from the start of a process, the best of {STARTS}, with what Python keeps of "
        "our sources; loading a module is measured in a process that has imported the game and wasmtime.",
        "What the server computes for a move is all of its process: reading, playing, storing, and the situation that "
        "is sent back.",
        "A fresh clone is started with packages that were downloaded before; installing them counts.",
        "Odds are asked for at every position of random games, and measured in CPU time.",
        "Another program that plays the same game is measured if Python can import it: for Dungeon Roll droll "
        "(github.com/RhysU/droll, commit 905d6f4). `bench/peers.py` says how to have it here.",
        "OpenSpiel's search, in C++, stands beside ours on its nearest games if Python can import `pyspiel`.",
    ]


def page(rows: list[Row], machine: Mapping[str, str], remarks: list[str]) -> str:
    """All of it, to be read."""
    about = "\n".join(f"- {name}: {value}" for name, value in machine.items())
    listed = "\n".join(f"- {remark}" for remark in remarks)
    return f"{TITLE}\n\n{MADE_BY}\n\n{about}\n\n{markdown(rows)}\n\n{listed}\n"


def data(rows: list[Row], machine: Mapping[str, str], remarks: list[str]) -> str:
    """All of it, as JSON."""
    found = {"machine": dict(machine), "rows": [row.data() for row in rows], "notes": remarks}
    return json.dumps(found, indent=2, ensure_ascii=False) + "\n"

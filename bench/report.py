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
        f"wall clock, each as the best of {repeats} stretches of {seconds:g} s that take turns.",
        "Cores really had: the processor time that the run got in each second. If it is well below the number of cores,"
        " other programs wanted them too, and the line above it says little.",
        f"Start-up times are wall clock from the start of a process, the best of {STARTS}; compiling is measured once.",
        "Games are played by the random player of `game.play_out`, luck's moves counted; M is a million, k a thousand.",
        "The reference loop is a plain Python loop of one multiplication and one remainder: divide by it to compare "
        "computers.",
        "Odds are asked for at every position of random games, and measured in CPU time.",
        "Another program that plays the same game is measured if Python can import it: for Dungeon Roll droll "
        "(github.com/RhysU/droll, commit 905d6f4). `bench/peers.py` says how to have it here.",
        "A search is measured in four positions of a game, with the guide of the game's strongest level, divided by "
        "plain play-outs of the same positions with the same luck. A hint is measured by the clock, with all cores.",
        "OpenSpiel's search, in C++, stands beside ours on its nearest games if Python can import `pyspiel`.",
        "Interpreted rules check the width of every number, so they are slower than plain Python need be.",
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

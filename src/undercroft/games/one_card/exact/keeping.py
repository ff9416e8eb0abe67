"""Values of large levels kept in a file: what took seconds to work out is read in no time.

The file lies with the code compiled from the same sources, and is thrown away with it: changed rules never meet old
values. Only the starts of turns are kept, no way from one to another.
"""

from __future__ import annotations

import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from undercroft.engine.arrays import hand_array
from undercroft.engine.compiling import code_folder, native, rule

from .graph import MOST_HEALTH, Graph, place_of


def file_of(key: tuple[object, ...]) -> Path:
    """Where the values of a level are kept."""
    return code_folder() / f"level-{sha256(repr(key).encode()).hexdigest()[:16]}.npz"


def save(file: Path, graph: Graph) -> None:
    """Keep all values; where nothing can be written, nothing is kept."""
    count = int(graph.about.n_starts)
    keys, values, spent = (
        np.zeros(count, np.int64),
        np.zeros((count, MOST_HEALTH + 1)),
        np.zeros((count, MOST_HEALTH + 1)),
    )
    native(write_values)(graph, hand_array(keys), hand_array(values), hand_array(spent))
    part = file.with_suffix(f".{os.getpid()}.part.npz")
    with suppress(OSError):
        np.savez(part, keys=keys, values=values, spent=spent)
        part.replace(file)


def read(file: Path, graph: Graph) -> bool:
    """Put the values kept in a file into an empty graph. Whether there were any."""
    try:
        with np.load(file, allow_pickle=False) as kept:
            arrays = [kept[name] for name in ("keys", "values", "spent")]
    except (OSError, KeyError, ValueError, BadZipFile):  # none, or cut short: they can be made again
        return False
    return bool(native(take_values)(graph, *map(hand_array, arrays)))


@rule
def write_values(graph: Graph, keys: Any, values: Any, spent: Any) -> None:
    """Write key and values of each start of a turn."""
    for index in range(graph.about.n_starts):
        position = graph.positions[graph.starts[index]]
        keys[index] = position.key
        for health in range(MOST_HEALTH + 1):
            values[index, health] = position.value[health]
            spent[index, health] = position.spent[health]


@rule
def take_values(graph: Graph, keys: Any, values: Any, spent: Any) -> bool:
    """Take them up again. Whether there was room."""
    if len(keys) >= len(graph.positions):
        return False
    for index in range(len(keys)):
        place = place_of(graph, keys[index])
        graph.starts[index] = place
        graph.positions[place].is_start = 1
        for health in range(MOST_HEALTH + 1):
            graph.positions[place].value[health] = values[index, health]
            graph.positions[place].spent[health] = spent[index, health]
    graph.about.n_starts = len(keys)
    graph.about.n_explored = len(keys)
    return True

"""Values of large levels kept in a file: what took seconds to work out is read in no time.

A file is named after the rules, and thrown away when others keep theirs: changed rules never meet old values. Only the
starts of turns are kept, no way from one to another. A file is a mark, a hash of what follows, and that.
"""

from __future__ import annotations

import os
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from undercroft.engine.compiling import rule
from undercroft.engine.folders import cache_folder
from undercroft.engine.records import RecordType
from undercroft.games.one_card import GAME
from undercroft.kernels.sources import fingerprint

from .graph import MOST_HEALTH, Graph, place_of

if TYPE_CHECKING:
    from pathlib import Path

    from undercroft.kernels.memory import Memory

MARK = b"values 1"
HASH = 32  # bytes

KEPT = RecordType((("key", "<i8"), ("value", "<f8", MOST_HEALTH + 1), ("spent", "<f8", MOST_HEALTH + 1)))


def file_of(key: tuple[object, ...]) -> Path:
    """Where the values of a level are kept."""
    return cache_folder() / "values" / f"{_rules()}-{sha256(repr(key).encode()).hexdigest()[:16]}.bin"


def _rules() -> str:
    return f"{GAME.id}-{fingerprint(GAME)[:16]}"


def save(file: Path, memory: Memory, graph: Graph) -> None:
    """Keep all values; where nothing can be written, nothing is kept."""
    with memory.for_a_while(), suppress(OSError):
        kept = memory.records(KEPT, graph.about.plain.n_starts)
        memory.run("write_values", graph, kept)
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(f".{os.getpid()}.part")
        part.write_bytes(MARK + sha256(kept.raw).digest() + kept.raw)
        part.replace(file)
        for old in file.parent.glob(f"{GAME.id}-*"):
            if not old.name.startswith(_rules()):
                old.unlink(missing_ok=True)


def read(file: Path, memory: Memory, graph: Graph) -> bool:
    """Put the values kept in a file into an empty graph. Whether there were any."""
    rows = _rows(file)
    if rows is None:
        return False
    with memory.for_a_while():
        kept = memory.records(KEPT, len(rows) // KEPT.size)
        kept.raw[:] = rows
        return bool(memory.run("take_values", graph, kept))


def _rows(file: Path) -> bytes | None:
    """What a file holds; None if there is none, or it was cut short: it can be made again."""
    try:
        content = file.read_bytes()
    except OSError:
        return None
    at = len(MARK) + HASH
    rows = content[at:]
    return rows if content[:at] == MARK + sha256(rows).digest() else None


@rule
def write_values(graph: Graph, kept: Any) -> None:
    """Write key and values of each start of a turn."""
    for index in range(graph.about.n_starts):
        position = graph.positions[graph.starts[index]]
        kept[index].key = position.key
        for health in range(MOST_HEALTH + 1):
            kept[index].value[health] = position.value[health]
            kept[index].spent[health] = position.spent[health]


@rule
def take_values(graph: Graph, kept: Any) -> bool:
    """Take them up again. Whether there was room."""
    if len(kept) >= len(graph.positions):
        return False
    for index in range(len(kept)):
        place = place_of(graph, kept[index].key)
        graph.starts[index] = place
        graph.positions[place].is_start = 1
        for health in range(MOST_HEALTH + 1):
            graph.positions[place].value[health] = kept[index].value[health]
            graph.positions[place].spent[health] = kept[index].spent[health]
    graph.about.n_starts = len(kept)
    graph.about.n_explored = len(kept)
    return True

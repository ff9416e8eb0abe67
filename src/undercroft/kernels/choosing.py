"""A bot's choice in one match by a kernel, where it reckons too much for plain Python: its guide says HEAVY."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from undercroft.engine.bots import notes_of

from .kernel import Kernel, Numbers, One
from .playouts import bot_number, chooser
from .ways import memory_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.engine.game import Game
    from undercroft.engine.records import Rec


def choose_of(game: Game) -> Kernel:
    """The kernel that chooses."""
    about = (One(game.box_type), One(game.table_type), int, int)
    return Kernel("choose", chooser(game.package), (*about, Numbers(), int, int, int, int, Numbers()), int)


def choose(game: Game, bot: str, seen: Rec, seat: int, legal: Sequence[int], seed: int, number: int, count: int) -> int:
    """The move that a bot chooses, just as it would plainly."""
    memory = memory_for(game)
    moves, notes = memory.numbers("q", len(legal)), memory.numbers("q", notes_of(game.package, (bot,)))
    moves.plain[:] = memoryview(array("q", legal))
    records = (memory.record(game.box_type, game.box.rec), memory.record(game.table_type, seen))
    chosen: int = memory.run(
        "choose", *records, bot_number(game.package, bot), seat, moves, len(legal), seed, number, count, notes
    )
    return chosen

"""What a kernel is: a rule that runs over many tables, and what it takes.

A kernel works on memory that was laid out before (see `memory.py`): records, rows of records and of numbers, and a few
numbers of its own. It gives back one number at most. How it is run, nobody above has to know (see `ways.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from undercroft.engine.bots import heavy_of

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.records import RecordType


@dataclass(frozen=True)
class One:
    """One record."""

    record: RecordType


@dataclass(frozen=True)
class Many:
    """A row of records."""

    record: RecordType


@dataclass(frozen=True)
class Numbers:
    """Numbers in one or more dimensions; `code` is that of `struct`, as for the fields of records."""

    code: str = "q"
    dimensions: int = 1


# What an argument is: `int`, `float`, one of those above, or a named tuple of such.
Kind: TypeAlias = Any


@dataclass(frozen=True)
class Kernel:
    """A rule that can be run over many tables."""

    name: str  # unlike that of any other of the game
    rule: Callable[..., Any]
    takes: tuple[Kind, ...]
    gives: type[int] | type[float] | None = None


_known: dict[str, dict[str, Kernel]] = {}


def kernels_of(game: Game) -> dict[str, Kernel]:
    """All kernels of a game: play-outs and search, which every game has, and those it brings as its part `kernels`.

    Where bots are heavy there is one that chooses for them.
    """
    if game.package not in _known:
        from .choosing import choose_of
        from .playouts import play_games_of
        from .search import simulate_of

        brought = game.part("kernels")
        own = brought.KERNELS if brought else ()
        chooses = (choose_of(game),) if heavy_of(game.package) else ()
        ours = (play_games_of(game), simulate_of(game), *chooses, *own)
        _known[game.package] = {kernel.name: kernel for kernel in ours}
    return _known[game.package]

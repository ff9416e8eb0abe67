"""One Card Dungeon in any phase."""

from __future__ import annotations

import numpy as np

from .moments import Data, Met, Moment, first_liked, one_of, texts_of


def moment(met: Met) -> Moment:
    """A moment that is looked for by fighting where that can be."""
    return Moment("one_card", met, _choice)


def _choice(now: Data, luck: np.random.Generator) -> str:
    texts = texts_of(now)
    return one_of(luck, first_liked(texts, ("attack",)) or texts)


def in_phase(phase: str) -> Met:
    """The game is in this phase."""
    return lambda table, _now: bool(table["phase"] == phase)


def over(_table: Data, now: Data) -> bool:
    """The end."""
    return bool(now["turn"] == "over")


MOMENTS: dict[str, Moment] = {
    **{phase: moment(in_phase(phase)) for phase in ("roll", "give", "act")},
    "over": moment(over),
}

"""What a delve is worth at every regrouping, for whoever has to choose between retiring and seeking glory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from undercroft.bots.multisets import handfuls, number_of
from undercroft.games.dungeon_roll.table import FACES

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


@dataclass(frozen=True)
class RegroupValues:
    """The values of a delve with this hero, or none, if each treasure drawn counts as `token` points."""

    hero: str | None
    master: bool
    token: float
    start: float  # before the party is rolled
    regroup: Any  # [level, party, dice in the lair]; parties are numbered as handfuls of party dice
    party_dice: int

    def value(self, level: int, party: Sequence[int], lair: int) -> float:
        """What the delve is worth at this regrouping, with the party's dice by face."""
        return float(self.regroup[level, number_of(handfuls(FACES, self.party_dice), party), lair])

    def seeks_glory(self, level: int, party: Sequence[int], lair: int) -> bool:
        """Whether the next level promises more than retiring."""
        return self.value(level, party, lair) > level

    def save(self, file: Path) -> None:
        """Keep the values in a file."""
        np.savez_compressed(
            file,
            hero=np.array(self.hero or ""),
            master=self.master,
            token=self.token,
            start=self.start,
            regroup=self.regroup,
            party_dice=self.party_dice,
        )

    @classmethod
    def read(cls, file: Path) -> RegroupValues:
        """The values that were kept in a file."""
        with np.load(file, allow_pickle=False) as kept:
            return cls(
                hero=str(kept["hero"]) or None,
                master=bool(kept["master"]),
                token=float(kept["token"]),
                start=float(kept["start"]),
                regroup=kept["regroup"],
                party_dice=int(kept["party_dice"]),
            )

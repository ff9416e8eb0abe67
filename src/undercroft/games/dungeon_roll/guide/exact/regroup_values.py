"""What a delve is worth at every regrouping, for whoever has to choose between retiring and seeking glory."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from undercroft.games.dungeon_roll.table import FACES

from .handfuls import handfuls, number_of

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
    regroup: list[list[list[float]]]  # [level][party][dice in the lair]; parties are numbered as handfuls of party dice
    party_dice: int

    def value(self, level: int, party: Sequence[int], lair: int) -> float:
        """What the delve is worth at this regrouping, with the party's dice by face."""
        return self.regroup[level][number_of(handfuls(FACES, self.party_dice), party)][lair]

    def seeks_glory(self, level: int, party: Sequence[int], lair: int) -> bool:
        """Whether the next level promises more than retiring."""
        return self.value(level, party, lair) > level

    def save(self, file: Path) -> None:
        """Keep the values in a file, as JSON: floats are written so that the same are read."""
        file.write_text(json.dumps(asdict(self)), encoding="utf-8")

    @classmethod
    def read(cls, file: Path) -> RegroupValues:
        """The values that were kept in a file."""
        return cls(**json.loads(file.read_text(encoding="utf-8")))

"""In which order the positions of a delve are worked out: each after those it leads to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from .positions import AT_CHOICE, AT_DRAGON, AT_LOOT, AT_MONSTERS, AT_REGROUP, IN_HAND, LAIR

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.engine.records import Rec


@dataclass(frozen=True)
class Group:
    """Positions of one kind: all parties with all dungeons."""

    kind: int
    rank: int  # the level at regrouping, the dice to bring back in the loot phase, else 0
    parties: Any
    dungeons: Any

    def __len__(self) -> int:
        return len(self.parties) * len(self.dungeons)


class Order:
    """The positions of every level. What stands in one list does not lead to others of that list."""

    def __init__(self, box: Rec, index: np.ndarray[Any, Any]) -> None:
        self.most_party, self.most_dungeon = int(box.party_dice), int(box.dungeon_dice)
        self.comes_at = int(box.comes_at)
        party, dungeon, loot = (index[name][0, : index[f"n_{name}"][0]] for name in ("party", "dungeon", "loot"))
        self.party_dice, self.party_hand = party.sum(axis=1), party[:, IN_HAND]
        self.dungeon_dice, self.dungeon_hand, self.dungeon_lair = (
            dungeon.sum(axis=1),
            dungeon[:, IN_HAND],
            dungeon[:, LAIR],
        )
        self.loot_dice, self.loot_lair = loot.sum(axis=1), loot[:, -1]

    def regroup(self, level: int) -> list[Group]:
        """After a level."""
        parties = np.flatnonzero(self.party_hand == 0)
        return [Group(AT_REGROUP, level, parties, np.arange(self.comes_at))]

    def level(self, level: int) -> Iterator[list[Group]]:
        """On a level, from its end to its beginning: the dragon, loot, monsters."""
        yield from self._loot(level)
        for dice in range(self.most_party + 1):
            yield from self._monsters(level, dice)

    def _loot(self, level: int) -> Iterator[list[Group]]:
        """A chest opened or a potion drunk leaves less loot; bringing back a die leaves less of them to bring back."""
        at_hand = self.party_hand == 0
        within = self._within(level, self.loot_dice, self.loot_lair)
        yield [Group(AT_DRAGON, 0, np.flatnonzero(at_hand), np.flatnonzero(within & (self.loot_lair >= self.comes_at)))]
        for loot in range(self.most_dungeon + 1):
            lying = np.flatnonzero(within & (self.loot_dice - self.loot_lair == loot))
            for left in range(self.most_dungeon + 1 - loot):
                parties = np.flatnonzero(at_hand & (self.party_dice <= self.most_party - left))
                yield [Group(AT_LOOT, left, parties, lying)]

    def _monsters(self, level: int, dice: int) -> Iterator[list[Group]]:
        """With so many party dice: what was beaten or read leaves fewer; then rolling, then taking up dice to roll.

        Party dice are in the hand only when a scroll was read, and it lies in the graveyard then.
        """
        was_read = dice < self.most_party
        most = dice + self.most_dungeon
        for in_hand in range(most + 1):
            mine = range(in_hand + 1) if was_read else range(1)
            yield [self._group(AT_MONSTERS, level, dice, each, in_hand - each) for each in mine]
        for in_hand in range(most if was_read else -1, -1, -1):
            yield [self._group(AT_CHOICE, level, dice, each, in_hand - each) for each in range(in_hand + 1)]

    def _group(self, kind: int, level: int, dice: int, mine: int, others: int) -> Group:
        """All positions with so many party dice, and so many party and dungeon dice in the hand."""
        parties = np.flatnonzero((self.party_dice == dice) & (self.party_hand == mine))
        within = self._within(level, self.dungeon_dice, self.dungeon_lair)
        return Group(kind, 0, parties, np.flatnonzero(within & (self.dungeon_hand == others)))

    def _within(self, level: int, dice: Any, lair: Any) -> Any:
        """No more dice than are rolled on this level, but for those that lay in the lair before."""
        return dice - np.minimum(lair, self.comes_at - 1) <= level

"""In which order the positions of a delve are worked out: each after those it leads to."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .positions import AT_CHOICE, AT_DRAGON, AT_LOOT, AT_MONSTERS, AT_REGROUP, IN_HAND, LAIR

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from undercroft.engine.records import Rec


@dataclass(frozen=True)
class Group:
    """Positions of one kind: all parties with all dungeons."""

    kind: int
    rank: int  # the level at regrouping, the dice to bring back in the loot phase, else 0
    parties: Sequence[int]
    dungeons: Sequence[int]

    def __len__(self) -> int:
        return len(self.parties) * len(self.dungeons)


class Order:
    """The positions of every level. What stands in one list does not lead to others of that list."""

    def __init__(self, box: Rec, index: Rec) -> None:
        self.most_party, self.most_dungeon = box.party_dice, box.dungeon_dice
        self.comes_at = box.comes_at
        self._parties = defaultdict[tuple[int, int], list[int]](list)  # by their dice, and those in the hand
        for number, dice in enumerate(index.party.tolist()[: index.n_party]):
            self._parties[sum(dice), dice[IN_HAND]].append(number)
        self._dungeons = list(enumerate(index.dungeon.tolist()[: index.n_dungeon]))
        self._loots = list(enumerate(index.loot.tolist()[: index.n_loot]))

    def standing(self, most: int) -> list[int]:
        """The parties of at most so many dice, with none in the hand."""
        return sorted(number for dice in range(most + 1) for number in self._parties[dice, 0])

    def regroup(self, level: int) -> list[Group]:
        """After a level."""
        return [Group(AT_REGROUP, level, self.standing(self.most_party), range(self.comes_at))]

    def level(self, level: int) -> Iterator[list[Group]]:
        """On a level, from its end to its beginning: the dragon, loot, monsters."""
        yield from self._loot(level)
        lying = defaultdict[int, list[int]](list)  # dungeons by the dice in the hand
        for number, dice in self._dungeons:
            if self._is_within(level, sum(dice), dice[LAIR]):
                lying[dice[IN_HAND]].append(number)
        for party in range(self.most_party + 1):
            yield from self._monsters(party, lying)

    def _loot(self, level: int) -> Iterator[list[Group]]:
        """A chest opened or a potion drunk leaves less loot; bringing back a die leaves less of them to bring back."""
        within = [(number, dice) for number, dice in self._loots if self._is_within(level, sum(dice), dice[-1])]
        woken = [number for number, dice in within if dice[-1] >= self.comes_at]
        yield [Group(AT_DRAGON, 0, self.standing(self.most_party), woken)]
        for loot in range(self.most_dungeon + 1):
            lying = [number for number, dice in within if sum(dice[:-1]) == loot]
            for left in range(self.most_dungeon + 1 - loot):
                yield [Group(AT_LOOT, left, self.standing(self.most_party - left), lying)]

    def _monsters(self, dice: int, lying: Mapping[int, Sequence[int]]) -> Iterator[list[Group]]:
        """With so many party dice: what was beaten or read leaves fewer; then rolling, then taking up dice to roll.

        Party dice are in the hand only when a scroll was read, and it lies in the graveyard then.
        """

        def group(kind: int, mine: int, others: int) -> Group:
            return Group(kind, 0, self._parties[dice, mine], lying[others])

        was_read = dice < self.most_party
        most = dice + self.most_dungeon
        for in_hand in range(most + 1):
            mine = range(in_hand + 1) if was_read else range(1)
            yield [group(AT_MONSTERS, each, in_hand - each) for each in mine]
        for in_hand in range(most if was_read else -1, -1, -1):
            yield [group(AT_CHOICE, each, in_hand - each) for each in range(in_hand + 1)]

    def _is_within(self, level: int, dice: int, lair: int) -> bool:
        """No more dice than are rolled on this level, but for those that lay in the lair before."""
        return dice - min(lair, self.comes_at - 1) <= level

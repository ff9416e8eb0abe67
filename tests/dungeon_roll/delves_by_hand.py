"""What a delve is worth, written a second time: slow, from the rulebook, sharing no code with the rules.

No treasure is ever used: each that is drawn counts as `token` points. The ultimate is not used either. A party is its
dice by face: champion, fighter, cleric, mage, thief, scroll; a dungeon likewise: goblin, skeleton, ooze, chest, potion.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

CHAMPION, FIGHTER, CLERIC, MAGE, THIEF, SCROLL = range(6)
MONSTERS, CHEST, POTION = range(3), 3, 4
COMPANIONS = range(5)
STRONG = {FIGHTER: 0, CLERIC: 1, MAGE: 2}  # who beats any number of which monster

Dice = tuple[int, ...]


def plus(dice: Dice, face: int, number: int = 1) -> Dice:
    return (*dice[:face], dice[face] + number, *dice[face + 1 :])


def parts(dice: Dice) -> Iterator[tuple[Dice, int]]:
    """Every way to take up some dice, or none: what stays, and how many were taken."""
    for stay in product(*(range(count + 1) for count in dice)):
        yield stay, sum(dice) - sum(stay)


@dataclass(frozen=True)
class Delves:
    """A set-up: how many dice there are, the deepest level, and what the hero can do all the time."""

    party_dice: int
    dungeon_dice: int
    last_level: int
    comes_at: int  # dice in the lair that are a dragon
    slayers: int  # different companions that beat it
    token: float
    rerolls_at_first: bool = False  # Mercenary
    thieves_are_mages: bool = False  # Minstrel and Bard: either stands in for the other
    champions_beat_one_more: bool = False  # Bard

    @cached_property
    def value(self) -> float:
        """Before the party is rolled."""
        return self._forming((0,) * 6, self.party_dice)

    @cache  # noqa: B019
    def _forming(self, party: Dice, rolls: int) -> float:
        if rolls:
            return sum(self._forming(plus(party, face), rolls - 1) for face in range(6)) / 6
        if not self.rerolls_at_first:
            return self.level(1, party, 0)
        return max(self._again(stay, taken) for stay, taken in parts(party))

    @cache  # noqa: B019
    def _again(self, party: Dice, rolls: int) -> float:
        if rolls:
            return sum(self._again(plus(party, face), rolls - 1) for face in range(6)) / 6
        return self.level(1, party, 0)

    def level(self, level: int, party: Dice, lair: int) -> float:
        dice = min(level, self.dungeon_dice - lair)
        return self._rolling(level, party, 0, (0,) * 5, dice, lair)

    @cache  # noqa: B019
    def _rolling(self, level: int, party: Dice, mine: int, dungeon: Dice, theirs: int, lair: int) -> float:
        """With dice in the air."""
        if mine:
            fallen = [self._rolling(level, plus(party, face), mine - 1, dungeon, theirs, lair) for face in range(6)]
        elif theirs:
            fallen = [self._rolling(level, party, 0, plus(dungeon, face), theirs - 1, lair) for face in range(5)]
            fallen.append(self._rolling(level, party, 0, dungeon, theirs - 1, lair + 1))
        else:
            return self._monsters(level, party, dungeon, lair)
        return sum(fallen) / 6

    @cache  # noqa: B019
    def _monsters(self, level: int, party: Dice, dungeon: Dice, lair: int) -> float:
        """Beat monsters, read a scroll; flee from those that are left, or go on."""
        ways = [0.0 if any(dungeon[:3]) else self._loot(level, party, dungeon, lair)]
        ways += [self._monsters(level, fewer, rest, lair) for fewer, rest in self._fights(party, dungeon)]
        if party[SCROLL]:
            for (stay, mine), (lie, theirs) in product(parts(plus(party, SCROLL, -1)), parts(dungeon)):
                if mine + theirs:
                    ways.append(self._rolling(level, stay, mine, lie, theirs, lair))
        return max(ways)

    def _fights(self, party: Dice, dungeon: Dice) -> Iterator[tuple[Dice, Dice]]:
        for face, monster in product(COMPANIONS, MONSTERS):
            most = dungeon[monster] if self._beats_any(face, monster) else min(1, dungeon[monster])
            for number in range(1, most + 1 if party[face] else 1):
                rest = plus(dungeon, monster, -number)
                yield plus(party, face, -1), rest
                if face == CHAMPION and self.champions_beat_one_more:
                    yield from ((plus(party, face, -1), plus(rest, more, -1)) for more in MONSTERS if rest[more])

    def _beats_any(self, face: int, monster: int) -> bool:
        return face == CHAMPION or any(STRONG.get(each) == monster for each in self._types(face))

    def _types(self, face: int) -> tuple[int, ...]:
        return (MAGE, THIEF) if self.thieves_are_mages and face in (MAGE, THIEF) else (face,)

    @cache  # noqa: B019
    def _loot(self, level: int, party: Dice, dungeon: Dice, lair: int) -> float:
        """Open chests, quaff potions, or go on."""
        ways = [self._dragon(level, party, lair)]
        for face in (face for face in range(6) if party[face]):
            fewer = plus(party, face, -1)
            opens = 0 if face == SCROLL else dungeon[CHEST] if {CHAMPION, THIEF} & {*self._types(face)} else 1
            for number in range(1, min(opens, dungeon[CHEST]) + 1):
                ways.append(number * self.token + self._loot(level, fewer, plus(dungeon, CHEST, -number), lair))
            buried = self.party_dice - sum(fewer)
            for number in range(1, min(dungeon[POTION], buried) + 1):
                for faces in combinations_with_replacement(range(6), number):
                    back = tuple(fewer[each] + faces.count(each) for each in range(6))
                    ways.append(self._loot(level, back, plus(dungeon, POTION, -number), lair))
        return max(ways)

    @cache  # noqa: B019
    def _dragon(self, level: int, party: Dice, lair: int) -> float:
        """With enough dice in the lair: so many different companions, or flee."""
        if lair < self.comes_at:
            return self.regroup(level, party, lair)
        ways = [0.0]
        for slayers in combinations_with_replacement(COMPANIONS, self.slayers):
            left = tuple(party[face] - slayers.count(face) for face in range(6))
            if min(left) >= 0 and self._all_different(slayers):
                ways.append(self.token + self.regroup(level + 1, left, 0))
        return max(ways)

    def _all_different(self, slayers: tuple[int, ...]) -> bool:
        return any(len({*types}) == self.slayers for types in product(*map(self._types, slayers)))

    @cache  # noqa: B019
    def regroup(self, level: int, party: Dice, lair: int) -> float:
        """Retire, or seek glory."""
        return max(level, self.level(level + 1, party, lair)) if level < self.last_level else level

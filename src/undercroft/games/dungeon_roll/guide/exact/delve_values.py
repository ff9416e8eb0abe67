"""What a delve is worth: dynamic programming over every position, with the game's own rules.

The value of a position is worked out once, from those it leads to: levels from the deepest up, on a level from few dice
to many. Treasures cannot be used, each that is drawn counts as points, and the hero's ultimate is never used.
"""

from __future__ import annotations

from array import array
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING

from undercroft.engine.records import SAID, copy_of
from undercroft.games.dungeon_roll import GAME
from undercroft.games.dungeon_roll.rules.companions import row_of
from undercroft.games.dungeon_roll.rules.delve import start_delve
from undercroft.games.dungeon_roll.table import NOBODY, NOTHING
from undercroft.kernels.exact import UNDECIDED, make_space, solve
from undercroft.kernels.playouts import available_cores
from undercroft.kernels.ways import PORTABLE, memory_for

from .order import Group, Order
from .positions import AT_REGROUP, DELVE, INDEX, Known, number_all, place
from .regroup_values import RegroupValues

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from undercroft.engine.game import Box
    from undercroft.engine.records import Rec
    from undercroft.kernels.memory import Block

CHUNK = 20_000  # positions that a core works out at a time
TOP_POSITIONS = 100_000  # more than there are while the party is formed
UNKNOWN = memoryview(array("d", [UNDECIDED]) * CHUNK)


def delve_values(
    box: Box,
    hero: str | None = None,
    master: bool = False,
    token: float = 0.0,
    cores: int | None = None,
    progress: Callable[[int, int], None] = lambda _done, _total: None,
) -> RegroupValues:
    """Work out what a delve is worth. Reports `progress(positions done, in all)`; an exception from there ends it.

    All cores share one memory, or so many as are named; portable kernels, whose memory is for one, take one core.
    """
    work = _Work(box, opening(box, hero, master), token)
    with ThreadPoolExecutor(1 if work.memory.way == PORTABLE else cores or available_cores()) as pool:
        try:
            work.fill(pool, progress)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return RegroupValues(hero, master, token, work.start_value(), work.regroup_values(), box.rec.party_dice)


def opening(box: Box, hero: str | None, master: bool) -> Rec:
    """A table at the start of a delve, with a hero who has no ultimate left."""
    table = GAME.lay_out(1, GAME.read_options({"heroes": "none"}))
    ids = [card["id"] for card in box.names["heroes"]]
    table.hero[0] = NOBODY if hero is None else ids.index(hero)
    table.master[0] = master
    start_delve(box.rec, table)
    table.n_said = SAID  # no room for events: nobody will hear of them
    row = row_of(table)
    if box.rec.early_loot[row] or box.rec.level_reroll[row] != NOTHING:
        raise ValueError(f"hero {hero!r}: what it can do on a level has no place among the positions of a delve")
    return table


class _Work:
    """The values of a delve in the making."""

    def __init__(self, box: Box, start: Rec, token: float) -> None:
        self.memory = memory = memory_for(GAME)
        self.start = start
        self.box = memory.record(GAME.box_type, box.rec)
        index = memory.record(INDEX)
        self.index = index.plain
        number_all(box.rec, self.index, token)
        self.values = memory.numbers("d", self.index.first[-1])
        self._forget(len(self.values.plain))
        self.known = Known(index, self.values)
        self.order = Order(box.rec, self.index)
        self.last = box.rec.last_level

    def fill(self, pool: ThreadPoolExecutor, progress: Callable[[int, int], None]) -> None:
        """Work out all values, those of the deepest level first."""
        total = sum(len(group) for level in self._levels() for groups in self._lists(level) for group in groups)
        done = 0
        for level in self._levels():
            blank = self.memory.record(GAME.table_type, self._blank(level))
            for number, groups in enumerate(self._lists(level)):
                if number == 1:
                    self._forget(self.index.first[AT_REGROUP])  # the level below has been asked for what it is worth
                for _ in pool.map(lambda group: self._fill_group(blank, group), list(_chunks(groups))):  # noqa: B023
                    pass
                done += sum(len(group) for group in groups)
                progress(done, total)

    def _levels(self) -> range:
        return range(self.last + 1, 0, -1)

    def _lists(self, level: int) -> Iterator[list[Group]]:
        yield self.order.regroup(level)
        if level <= self.last:
            yield from self.order.level(level)

    def _blank(self, level: int) -> Rec:
        """A table on this level, with nothing on it."""
        table = copy_of(self.start)
        table.level, table.party_rolls, table.draws = level, 0, 0
        return table

    def _forget(self, count: int) -> None:
        """Forget the first values."""
        for first in range(0, count, CHUNK):
            some = UNKNOWN[: count - first]
            self.values.plain[first : first + len(some)] = some

    def _fill_group(self, blank: Block, group: Group) -> None:
        memory = self.memory
        with memory.for_a_while():
            room = (memory.records(GAME.table_type, 1), self.known, make_space(memory, 0))
            lists = (self._numbers(group.parties), self._numbers(group.dungeons))
            memory.run("fill_delve", self.box, blank, *room, group.kind, group.rank, *lists)

    def _numbers(self, numbers: Sequence[int]) -> Block:
        block = self.memory.numbers("q", len(numbers))
        block.plain[:] = array("q", numbers)
        return block

    def regroup_values(self) -> list[list[list[float]]]:
        """By level, party with no die in the hand, and dice in the lair."""
        lairs, parties = range(self.index.n_lair), self.order.standing(self.order.most_party)

        def value(level: int, party: int, lair: int) -> float:
            return float(self.values.plain[place(self.index, AT_REGROUP, level, party, lair)])

        return [[[value(level, party, lair) for lair in lairs] for party in parties] for level in range(self.last + 2)]

    def start_value(self) -> float:
        """Before the party is rolled."""
        found = solve(self.memory, DELVE, self.box, self.start, self.known, TOP_POSITIONS)
        if found is None:
            raise ValueError(f"more than {TOP_POSITIONS} positions while the party is formed")
        return found.value


def _chunks(groups: list[Group]) -> Iterator[Group]:
    """Pieces of work of about the same size."""
    for group in groups:
        if len(group):
            size = max(1, CHUNK // len(group.dungeons))
            for first in range(0, len(group.parties), size):
                yield replace(group, parties=group.parties[first : first + size])

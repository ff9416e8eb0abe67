"""What a delve is worth: dynamic programming over every position, with the game's own rules.

The value of a position is worked out once, from those it leads to: levels from the deepest up, on a level from few dice
to many. Treasures cannot be used, each that is drawn counts as points, and the hero's ultimate is never used.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from undercroft.engine.arrays import hand, hand_array
from undercroft.engine.compiling import bind, native
from undercroft.engine.exact import OPENED, UNDECIDED, make_space, search_for, solve
from undercroft.engine.playouts import available_cores
from undercroft.engine.records import SAID
from undercroft.games.dungeon_roll import GAME
from undercroft.games.dungeon_roll.companions import row_of
from undercroft.games.dungeon_roll.delve import start_delve
from undercroft.games.dungeon_roll.table import NOBODY, NOTHING

from .order import Group, Order
from .positions import AT_REGROUP, DELVE, Known, lay, make_index, place
from .regroup_values import RegroupValues

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from undercroft.engine.game import Box

CHUNK = 20_000  # positions that a core works out at a time
DEEPEST = 32  # moves from one position that has a place to the next
TOP_POSITIONS = 100_000  # more than there are while the party is formed

EXPAND = FOLLOW = cast("Any", None)  # stand for the search; see `bind`


def _fill(box, blank, known, space, kind, rank, parties, dungeons) -> None:  # type: ignore[no-untyped-def]
    """Work out all positions of a kind with these parties and dungeons. A template."""
    for one in range(len(parties)):
        for other in range(len(dungeons)):
            space.tables[0] = blank
            lay(box, space.tables[0], known.index, kind, rank, parties[one], dungeons[other])
            if EXPAND(box, known, space, 0) == OPENED:  # else there is no die to choose, and nobody ever stands here
                FOLLOW(box, known, space)
                known.values[place(known.index, kind, rank, parties[one], dungeons[other])] = space.line.best[0]


@cache
def compiled_fill() -> Callable[..., None]:
    """The same as native code."""
    search = search_for(GAME.package, DELVE)
    return native(bind(_fill, "fill_delve", EXPAND=search.expand, FOLLOW=search.follow))


def delve_values(
    box: Box,
    hero: str | None = None,
    master: bool = False,
    token: float = 0.0,
    cores: int | None = None,
    progress: Callable[[int, int], None] = lambda _done, _total: None,
) -> RegroupValues:
    """Work out what a delve is worth. Reports `progress(positions done, in all)`; an exception from there ends it."""
    work = _Work(box, opening(box, hero, master), token)
    with ThreadPoolExecutor(cores or available_cores()) as pool:
        try:
            work.fill(pool, progress)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return RegroupValues(hero, master, token, work.start_value(), work.regroup_values(), int(box.rec.party_dice))


def opening(box: Box, hero: str | None, master: bool) -> np.ndarray[Any, Any]:
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
    return GAME.table_type.array(table)


class _Work:
    """The values of a delve in the making."""

    def __init__(self, box: Box, start: np.ndarray[Any, Any], token: float) -> None:
        self.box, self.start, self._handed = box.rec, start, box.handed
        self.index = make_index(box.rec, token)
        self.values = np.full(int(self.index["first"][0, -1]), UNDECIDED)
        self.known = Known(hand(self.index), hand_array(self.values))
        self.order = Order(box.rec, self.index)
        self.last = int(box.rec.last_level)

    def fill(self, pool: ThreadPoolExecutor, progress: Callable[[int, int], None]) -> None:
        """Fill all arrays, the deepest level first."""
        total = sum(len(group) for level in self._levels() for groups in self._lists(level) for group in groups)
        done = 0
        for level in self._levels():
            blank = self._blank(level)
            for number, groups in enumerate(self._lists(level)):
                if number == 1:
                    self._forget()  # the level below has been asked for what it is worth
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

    def _blank(self, level: int) -> Any:
        tables = self.start.copy()
        for field in ("party", "party_rolls", "draws", "treasures"):
            tables[field] = 0
        tables["level"] = level
        return hand(tables)

    def _forget(self) -> None:
        self.values[: self.index["first"][0, AT_REGROUP]] = UNDECIDED

    def _fill_group(self, blank: Any, group: Group) -> None:
        space = make_space(GAME, 0, DEEPEST)
        parties, dungeons = hand_array(group.parties), hand_array(group.dungeons)
        compiled_fill()(self._handed, blank, self.known, space, group.kind, group.rank, parties, dungeons)

    def regroup_values(self) -> Any:
        """[level, party, dice in the lair], with no die in the hand."""
        shape = (self.last + 2, int(self.index["n_party"][0]), int(self.index["n_lair"][0]))
        at_regroup = self.values[self.index["first"][0, AT_REGROUP] :].reshape(shape)
        return at_regroup[:, self.order.party_hand == 0]

    def start_value(self) -> float:
        """Before the party is rolled."""
        found = solve(GAME, DELVE, self.box, hand(self.start), self.known, TOP_POSITIONS)
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

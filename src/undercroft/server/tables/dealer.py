"""Changes at a table: checked at the match in memory, stored, and only then followed, answered and shown.

If storing fails, the table in memory is as it was, and whoever asked is told.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from undercroft.engine.errors import CannotUndo, IllegalMove
from undercroft.engine.game import CHANCE

from ..problems import Refused
from ..store.schema import MOVE, START, UNDO, Change
from ..store.store import Conflict
from .campaign import ended
from .honours import note, recall, won

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.engine.match import Match

    from ..store.store import Store
    from .table import Table

MOST_LUCK = 1000  # moves of luck in a row; no game comes near


@dataclass(frozen=True)
class News:
    """A change that is not numbered yet; see `Change`."""

    kind: str
    value: int
    mover: int
    note: str | None = None


def number(news: list[News], after: int) -> list[Change]:
    """The changes that follow the one of number `after`."""
    at = now()
    return [
        Change(after + count, each.kind, each.value, each.mover, each.note, at) for count, each in enumerate(news, 1)
    ]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Dealer:
    """Changes tables, one change at a time at each."""

    def __init__(self, store: Store, changes_per_table: int) -> None:
        self._store, self._most = store, changes_per_table

    async def start(self, table: Table, holder: int) -> None:
        """Begin: everybody sits."""
        async with table.lock:
            table.seated(holder)
            if table.started:
                raise Refused("started", shows_table=True)
            if None in table.people:
                raise Refused("not_all_seated", shows_table=True)
            await self._try(table, lambda match: [News(START, 0, holder), *_luck(table, match)])

    async def begin(self, table: Table) -> None:
        """At a table that was made to start at once, let luck play where it waits for nobody."""
        async with table.lock:
            if table.started and not table.match.played and _plays_by_itself(table, table.match):
                await self._try(table, lambda match: _luck(table, match))

    # Playing

    async def play(self, table: Table, holder: int, version: int, move: int) -> None:
        """Play a move. Luck's moves are nobody's to play, but where people tell what fell."""
        async with table.lock:
            holds = _check(table, holder, version)
            if table.match.is_over:
                raise Refused("over", shows_table=True)
            if not table.may_play(holds):
                raise Refused("not_yours", shows_table=True)
            try:
                await self._try(table, lambda match: _play(table, match, move))
            except IllegalMove:
                raise Refused("illegal", shows_table=True) from None

    async def play_for_bot(self, table: Table, seat: int, at: int, move: int | None) -> None:
        """Play what a bot has chosen, or roll for it (None), unless it has left or others have played meanwhile."""
        async with table.lock:
            if table.last_play == at and table.player_on(seat):
                await self._try(table, _roll if move is None else lambda match: _play(table, match, move), seat)

    async def roll(self, table: Table, holder: int, version: int) -> None:
        """Play all of luck's moves there are now, up to the next decision."""
        async with table.lock:
            _check(table, holder, version)
            if table.match.turn != CHANCE:
                raise Refused("over" if table.match.is_over else "not_luck", shows_table=True)
            if table.header.companion:
                raise Refused("companion", shows_table=True)
            await self._try(table, _roll)

    async def undo(self, table: Table, holder: int, version: int) -> None:
        """Take back the last move; where luck is told, also what was told."""

        def back(match: Match, seat: int) -> int:
            return _untell(table, match) if table.header.companion else match.undo(seat, table.bots)

        await self._take_back(table, holder, version, back)

    async def restart(self, table: Table, holder: int, version: int) -> None:
        """Take back every move since luck or another seat last spoke."""
        await self._take_back(table, holder, version, lambda match, seat: match.restart_turn(seat))

    async def _take_back(self, table: Table, holder: int, version: int, back: Callable[[Match, int], int]) -> None:
        async with table.lock:
            holds = _check(table, holder, version)
            if table.header.undo == "none":
                raise Refused("no_undo", shows_table=True)
            if table.match.is_over and not table.header.practice:
                raise Refused("over", shows_table=True)
            # Somebody with several seats takes back for the one that moved last.
            seat = next((mover for mover in reversed(table.movers) if mover in holds), holds[0])

            def take_back(match: Match) -> list[News]:
                back(match, seat)
                return [News(UNDO, match.played, seat)]

            try:
                await self._try(table, take_back)
            except CannotUndo as problem:
                raise Refused("cannot_undo", shows_table=True, reason=problem.reason) from None

    # Storing

    async def _try(self, table: Table, what: Callable[[Match], list[News]], by_bot: int | None = None) -> None:
        """Do something at a copy of the match, store what came of it, and let the match follow.

        First it is stored who is back, and that a bot plays for the person on the seat `by_bot`.
        """
        copy = table.match.clone()
        moved = [News(*each) for each in table.comings_and_goings(by_bot)]
        await self.change(table, [*moved, *what(copy)], copy)

    async def change(self, table: Table, news: list[News], then: Match | None = None) -> None:
        """Store what happens, and let the table follow; `then` is the match afterwards, if the match changes."""
        changes, code = number(news, table.version), table.header.code
        if changes[-1].number > self._most:
            raise Refused("table_full", shows_table=True)
        honours = won(table, then, changes[-1].at) if then else []
        try:
            await self._store.append(code, changes, honours, ended(table, then, changes[-1].at) if then else None)
        except Conflict:  # what is stored goes before what we remember
            await self._reload(table)
            raise Refused("stale", shows_table=True) from None
        await note(self._store, table, honours)
        table.follow(changes)

    async def _reload(self, table: Table) -> None:
        found = await self._store.load(table.header.code)
        if found:
            table.reload(found[1])
            await recall(self._store, table)
            table.show_again()


def _play(table: Table, match: Match, move: int) -> list[News]:
    """A move, and what luck plays after it by itself."""
    mover = match.turn
    match.play(move)
    return [News(MOVE, move, mover), *_luck(table, match)]


def _luck(table: Table, match: Match) -> list[News]:
    """What luck plays by itself: cards that are drawn or, where luck is told, what can only come in one way."""
    rolled: list[News] = []
    while _plays_by_itself(table, match) and len(rolled) < MOST_LUCK:
        rolled.append(News(MOVE, match.roll().id, CHANCE))
    return rolled


def _plays_by_itself(table: Table, match: Match) -> bool:
    if match.turn != CHANCE:
        return False
    return len(match.moves()) == 1 if table.header.companion else not match.game.luck_waits


def _untell(table: Table, match: Match) -> int:
    """Take back the last move but bots': these would play the same again."""
    keep = match.played
    while keep > 0 and (keep == match.played or table.movers[keep] in table.bots):
        keep -= 1
    if keep == match.played:
        raise CannotUndo("start")
    return match.go_back(keep)


def _roll(match: Match) -> list[News]:
    """All of luck's moves there are now."""
    rolled: list[News] = []
    while match.turn == CHANCE and len(rolled) < MOST_LUCK:
        rolled.append(News(MOVE, match.roll().id, CHANCE))
    return rolled


def _check(table: Table, holder: int, version: int) -> tuple[int, ...]:
    """The seats of somebody who wants to play, if the game runs and nothing was played since `version`."""
    holds = table.seated(holder)
    if not table.last_play <= version <= table.version:
        raise Refused("stale", shows_table=True)
    if not table.started:
        raise Refused("not_started", shows_table=True)
    return holds

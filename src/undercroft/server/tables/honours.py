"""Honours: what a finished match brought its players. They are stored with its last move, and shown when it is over.

They are kept by nickname, so that nobody needs an account: whoever plays under the same name shares them.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

from ..store.schema import Honour
from ..store.store import StorageTrouble

if TYPE_CHECKING:
    from undercroft.engine.game import HonourList
    from undercroft.engine.match import Match

    from ..repertoire import Repertoire
    from ..store.store import Store
    from .table import Table


def folded(nickname: str) -> str:
    """A nickname as it is compared: capitals do not matter."""
    return unicodedata.normalize("NFC", nickname.casefold())


# When a match ends


def won(table: Table, match: Match, at: int) -> list[Honour]:
    """What the end of this match at the table brings to whom; nothing if it was practice."""
    if not match.is_over or table.header.practice:
        return []
    return [honour for seat in range(match.seats) if (honour := _won_by(table, match, seat, at))]


def _won_by(table: Table, match: Match, seat: int, at: int) -> Honour | None:
    person, brought = table.people[seat], table.game.honours(match, seat)
    if person is None or person.is_bot or brought is None:
        return None
    return Honour(
        code=table.header.code,
        seat=seat,
        name=folded(person.nickname),
        game=table.game.id,
        rank=brought["rank"],
        score=brought["score"],
        achievements=tuple(dict.fromkeys(brought["achievements"])),
        at=at,
    )


async def recall(store: Store, table: Table) -> None:
    """Note at a table that was brought back what its end brought for the first time."""
    if table.match.is_over and table.game.honour_list:
        table.kept = await store.first_time(table.header.code)


async def note(store: Store, table: Table, stored: list[Honour]) -> None:
    """The same for what was stored just now. Not to know what is new in it is no reason to fail."""
    if stored:
        try:
            table.kept = await store.first_time(table.header.code)
        except StorageTrouble:
            table.kept = {each.seat: [] for each in stored}


def shown(table: Table, seat: int | None) -> dict[str, Any] | None:
    """What the match brought this seat, once it is over; a watcher is told about somebody who played alone."""
    if seat is None and table.match.seats == 1:
        seat = 0
    brought = None if seat is None else table.game.honours(table.match, seat)
    if seat is None or brought is None:
        return None
    return {
        "rank": brought["rank"],
        "achievements": brought["achievements"],
        "score": brought["score"],
        "new": [each for each in brought["achievements"] if each in table.kept.get(seat, ())],
        "kept": seat in table.kept,
    }


# Everything that somebody has reached


async def collected(store: Store, repertoire: Repertoire, nickname: str) -> dict[str, Any]:
    """Somebody's honours in every game that has any, those not reached yet among them."""
    games = await repertoire.honours()
    played, reached = await store.honours_of(folded(nickname))
    return {"nickname": nickname, "games": [_in_game(id, games[id], played, reached) for id in games]}


def _in_game(id: str, listed: HonourList, played: list[Any], reached: list[Any]) -> dict[str, Any]:
    matches = {rank: (times, score) for game, rank, times, score in played if game == id}
    times = {achievement: (often, first) for game, achievement, often, first in reached if game == id}
    return {
        "game": id,
        "played": sum(often for often, _score in matches.values()),
        "best_score": max((score for _often, score in matches.values()), default=None),
        "best_rank": next((rank for rank in reversed(listed["ranks"]) if rank in matches), None),
        "ranks": [{"id": rank, "times": matches.get(rank, (0,))[0]} for rank in listed["ranks"]],
        "achievements": [
            dict(zip(("id", "times", "first"), (achievement, *times.get(achievement, (0, None))), strict=True))
            for achievement in listed["achievements"]
        ],
    }

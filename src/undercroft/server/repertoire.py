"""The games of a server: each is read and tried once, in the background, so that the first table comes at once.

Whoever asks for a game before its turn has come does not wait for the others.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import undercroft as uc
from undercroft.engine.game import CHANCE, WATCHER, Game

from .live.beside import READING, threads
from .problems import Refused

if TYPE_CHECKING:
    from undercroft.engine.game import HonourList

log = logging.getLogger(__name__)


class Repertoire:
    """Which games can be played."""

    def __init__(self) -> None:
        self._threads = threads("games", READING, 2)  # one for what is asked for, one for all the others
        self._tried: dict[str, asyncio.Future[bool]] = {}
        self._trying: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to read all games."""
        self._trying = asyncio.create_task(self._try_all())

    async def close(self) -> None:
        """Begin with no further game."""
        if self._trying:
            self._trying.cancel()
            with suppress(asyncio.CancelledError):
                await self._trying
        # What is being read is waited for: its thread may not meet a closed loop.
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)

    async def wait(self, id: str) -> None:
        """Until this game has been read; a moment. It is refused if it cannot be played, or is none of ours."""
        if id not in uc.games():
            raise Refused("old_rules")
        if not await self._can_be_played(id):
            raise Refused("not_ready")

    async def honours(self) -> dict[str, HonourList]:
        """The honours of every game that has any."""
        lists = {id: uc.load(id).honour_list for id in uc.games() if await self._can_be_played(id)}
        return {id: listed for id, listed in lists.items() if listed}

    async def _try_all(self) -> None:
        for id in uc.games():
            await self._can_be_played(id)

    async def _can_be_played(self, id: str) -> bool:
        if id not in self._tried:
            self._tried[id] = asyncio.get_running_loop().run_in_executor(self._threads, _can_be_played, id)
        return await asyncio.shield(self._tried[id])


def _can_be_played(id: str) -> bool:
    """Whether a game can be played; whatever is wrong with it, the others can."""
    try:
        rehearse(uc.load(id))
    except Exception as problem:
        log.error("%s cannot be played: %s", id, problem)
        return False
    return True


def rehearse(game: Game) -> None:
    """Do once what the server does with a match: then all that it needs has been read."""
    match = game.start(seed=1)
    for seat in (*range(match.seats), WATCHER):
        match.view(seat)
        match.events(seat)
        for move in match.moves():
            match.say(move, seat)
    if match.turn == CHANCE:
        match.roll()
    else:
        match.play(match.moves()[0])

"""Games are read when the server starts, and their kernels compiled in the background: nobody waits for that to play.

Whoever asks for what kernels find out (a hint, odds, a bot that thinks) before they are compiled waits for them.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from typing import TYPE_CHECKING

import undercroft as uc
from undercroft.engine.game import CHANCE, WATCHER, Game

from .problems import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.engine.game import HonourList

log = logging.getLogger(__name__)
_compiled: set[str] = set()  # the packages whose kernels this process has made ready
_compiling = threading.Lock()  # one after the other: side by side they would only be in each other's way


class Warmth:
    """Which games are ready to be played."""

    def __init__(self) -> None:
        self._ready = {id: asyncio.Event() for id in uc.games()}
        self._broken: set[str] = set()
        self._closing = False

    def start(self) -> None:
        """Begin. The thread ends with the process."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._work, args=(loop,), name="warm-up", daemon=True).start()

    def stop(self) -> None:
        """Begin with no further game."""
        self._closing = True

    async def wait(self, id: str) -> None:
        """Until this game has been read; a moment."""
        if id in self._ready:
            await self._ready[id].wait()
        if id in self._broken:
            raise Refused("not_ready")

    async def honours(self) -> dict[str, HonourList]:
        """The honours of every game that has any."""
        for ready in self._ready.values():
            await ready.wait()
        lists = {id: uc.load(id).honour_list for id in self._ready if id not in self._broken}
        return {id: listed for id, listed in lists.items() if listed}

    def _work(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            for id, ready in self._ready.items():
                if not _done(rehearse, id, "cannot be played"):
                    self._broken.add(id)
                loop.call_soon_threadsafe(ready.set)
            for id in self._ready:
                if self._closing:
                    return
                if id not in self._broken:
                    _done(compile_kernels, id, "gives no hints, and has no bots that think")
        except RuntimeError:  # the server has been closed meanwhile
            return


def _done(do: Callable[[Game], None], id: str, otherwise: str) -> bool:
    """Whether it could be done for a game; whatever is wrong with it, the other games can be played."""
    try:
        do(uc.load(id))
    except Exception as problem:
        log.error("%s %s: %s", id, otherwise, problem)
        return False
    return True


def rehearse(game: Game) -> None:
    """Do once what the server does with a match: then all that it needs has been read."""
    match = game.start(seed=1)
    for _move in range(12):
        for seat in (*range(match.seats), WATCHER):
            match.view(seat)
            match.events(seat)
            for move in match.moves():
                match.say(move, seat)
        if match.turn == CHANCE:
            match.roll()
        elif not match.is_over:
            match.play(match.moves()[0])


def compile_kernels(game: Game) -> None:
    """Compile what runs over many tables, unless that was done before. Takes up to a minute the first time."""
    with _compiling:
        if game.package not in _compiled:
            game.warm_up(lambda _done, _total: None)
            _compiled.add(game.package)

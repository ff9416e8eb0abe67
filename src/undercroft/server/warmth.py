"""Rules are compiled in the background when the server starts; whoever wants to play a cold game waits for it.

One thread does it, one game after the other, so that the server answers meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from typing import TYPE_CHECKING

import undercroft as uc
from undercroft.engine.compiling import INTERPRETED
from undercroft.engine.game import CHANCE, WATCHER, Game

from .problems import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.engine.game import HonourList

log = logging.getLogger(__name__)
_warm: set[str] = set()  # the packages that this process has made ready
_warming = threading.Lock()  # compilers and imports in two threads can wait for each other for ever


class Warmth:
    """Which games are ready to be played."""

    def __init__(self) -> None:
        self._ready = {id: asyncio.Event() for id in uc.games()}
        self._looked = asyncio.Event()
        self._broken: set[str] = set()
        self._closing = False

    def start(self) -> None:
        """Begin to compile. The thread ends with the process."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._warm_all, args=(loop,), name="warm-up", daemon=True).start()

    def stop(self) -> None:
        """Begin with no further game."""
        self._closing = True

    async def wait(self, id: str) -> None:
        """Until this game can be played without compiling anything."""
        if id in self._ready:
            await self._ready[id].wait()
        if id in self._broken:
            raise Refused("not_ready")

    async def honours(self) -> dict[str, HonourList]:
        """The honours of every game that has any. Nothing needs to be compiled for that."""
        await self._looked.wait()
        lists = {id: uc.load(id).honour_list for id in self._ready if id not in self._broken}
        return {id: listed for id, listed in lists.items() if listed}

    def _warm_all(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            for id in self._ready:
                self._try(id, _look)
            loop.call_soon_threadsafe(self._looked.set)
            for id, ready in self._ready.items():
                if self._closing:
                    return
                if id not in self._broken:
                    self._try(id, warm)
                loop.call_soon_threadsafe(ready.set)
        except RuntimeError:  # the server has been closed meanwhile
            return

    def _try(self, id: str, do: Callable[[Game], None]) -> None:
        try:
            do(uc.load(id))
        except Exception as problem:  # whatever it is, the other games can be played
            log.error("%s cannot be played: %s", id, problem)
            self._broken.add(id)


def _look(game: Game) -> None:
    """Read a game's view. Here, not where it is asked for, because of the lock above."""
    with _warming:
        game.look  # noqa: B018


def warm(game: Game) -> None:
    """Compile a game's rules, and do once everything that the server does with a match."""
    with _warming:
        if game.package not in _warm:
            _do_everything(game)
            _warm.add(game.package)


def _do_everything(game: Game) -> None:
    game.warm_up(lambda _done, _total: None)
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
    match.clone()
    if game.levels and not INTERPRETED:
        _think(game)


def _think(game: Game) -> None:
    """Give a hint once: what works out the best play has rules of its own to compile."""
    match = game.start(seed=1)
    while match.turn == CHANCE or len(match.moves()) == 1:
        match.roll() if match.turn == CHANCE else match.play(match.moves()[0])
    game.advise(match)

"""Bots at tables: each plays its seat as soon as it is asked to, at a pace that people can follow.

A bot chooses in a thread beside the server, from what its seat may know; see `Match.choose`. Nobody waits for it: what
it has chosen is thrown away if the table has changed meanwhile. How long it thinks is part of the time it takes. If its
thinking fails, a simpler bot moves for it, the table is told, and the game goes on.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from undercroft.engine.bots import RANDOM
from undercroft.engine.game import CHANCE
from undercroft.engine.thinking import GREEDY

from ..http.gate import describe
from ..problems import Refused
from .beside import BOTS, spare_cores, threads

if TYPE_CHECKING:
    from undercroft.engine.match import Match

    from ..tables.dealer import Dealer
    from ..tables.table import Table
    from .clock import Clock

log = logging.getLogger(__name__)

SIMPLER = (GREEDY, RANDOM)  # who moves for a bot whose thinking fails
PATIENCE = 5  # seconds until it is tried again what could not be stored


def asked(table: Table) -> int | None:
    """The seat of the bot whose move it is, or in whose hand the dice are; None if nobody waits for a bot."""
    match = table.match
    if not table.started or match.is_over or not table.has_people:
        return None
    if match.turn != CHANCE:
        return match.turn if table.player_on(match.turn) else None
    if table.header.companion:  # somebody tells what the bot has rolled
        return None
    by = match.roller
    return by if by is not None and table.player_on(by) else None


class Bots:
    """All bots of a server. They think side by side, but leave a core free, if there are several, to those who play."""

    def __init__(self, dealer: Dealer, seconds: float, clock: Clock) -> None:
        self._dealer, self._seconds, self._clock = dealer, seconds, clock
        self._threads = threads("bots", BOTS, spare_cores())
        self._playing: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Stop playing; what was stored stays."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def wake(self, table: Table) -> None:
        """See whether a bot is asked at this table, and let it play if none is about to."""
        self._set_alarm(table)
        if table.bot_plays or asked(table) is None:
            return
        table.bot_plays = True
        task = asyncio.create_task(self._play(table))
        self._playing.add(task)
        task.add_done_callback(self._playing.discard)

    def _set_alarm(self, table: Table) -> None:
        """Look at the table again when the time has come to step in for somebody, or others may ask for that."""
        if table.alarm:
            table.alarm.cancel()
        wait = table.next_alarm()
        table.alarm = None if wait is None else self._clock.call_later(wait, table.show_again)

    async def _play(self, table: Table) -> None:
        """Play as long as it is a bot's turn."""
        try:
            while (seat := asked(table)) is not None:
                await self._move(table, seat)
        except Refused as refused:
            log.warning("a bot at table %s could not play: %s", table.header.code, refused)
        except Exception as problem:
            log.error("a bot at table %s could not play: %s", table.header.code, describe(problem))
        finally:
            table.bot_plays = False

    async def _move(self, table: Table, seat: int) -> None:
        at, bot = table.last_play, table.player_on(seat)
        begun, (move, by) = self._clock(), await self._choice(table, seat, bot)
        await self._clock.sleep(self._seconds - (self._clock() - begun))
        if asked(table) != seat or table.player_on(seat) != bot:  # the table has changed while people were following
            return
        if by is not None:
            table.note_failure(seat, failed=by != bot)
        try:
            await self._dealer.play_for_bot(table, seat, at, move)
        except Refused as refused:
            if refused.code not in ("storage", "stale"):
                raise
            await self._clock.sleep(PATIENCE)

    async def _choice(self, table: Table, seat: int, bot: str | None) -> tuple[int | None, str | None]:
        """What the bot wants to play, and who has chosen it; None where it is only to roll."""
        if table.match.turn != seat or bot is None:
            return None, None
        match = table.match.clone()  # a copy: the game may go on meanwhile
        return await asyncio.get_running_loop().run_in_executor(self._threads, _chosen, match, bot, table.header.code)


def _chosen(match: Match, bot: str, code: str) -> tuple[int, str]:
    """What the bot, or a simpler one if it fails, wants to play, and which of them it was; "" if none."""
    legal = [move.id for move in match.moves()]
    for player in (bot, *(each for each in SIMPLER if each in match.game.bots and each != bot)):
        try:
            move = match.choose(player).id
        except Exception as problem:
            log.error("bot %.40r at table %s has failed: %s", player, code, describe(problem))
        else:
            if move in legal:
                return move, player
            log.error("bot %.40r at table %s has chosen what is not allowed", player, code)
    return legal[0], ""

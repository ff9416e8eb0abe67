"""Hints: the best move for whoever is to move, from what their seat may know, at tables that give advice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..problems import Refused
from .reckoner import Reckoner

if TYPE_CHECKING:
    from undercroft.engine.match import Match

    from ..tables.table import Table


class Advice(Reckoner):
    """Gives hints."""

    def __init__(self) -> None:
        super().__init__("hint")

    def reckon(self, match: Match, viewer: int) -> Any:
        """What a search finds in a moment. A game that brings no one who thinks has no advice to give."""
        if not match.game.levels:
            return None
        return match.game.advise(match, viewer)

    async def of(self, table: Table, holder: int) -> bytes:
        """A hint for somebody whose turn it is, as JSON."""
        if table.header.odds != "advice":
            raise Refused("advice_off")
        if table.state != "running":
            raise Refused("over" if table.match.is_over else "not_started")
        if table.match.turn not in table.holds(holder):
            raise Refused("not_yours")
        return await self.answer(table, table.match.turn)

"""Odds: what the game computes about a position, from what a viewer may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..problems import Refused
from .reckoner import Reckoner

if TYPE_CHECKING:
    from undercroft.engine.match import Match

    from ..tables.table import Table


class Odds(Reckoner):
    """Tells odds, at tables that show them."""

    def __init__(self) -> None:
        super().__init__("odds")

    def reckon(self, match: Match, viewer: int) -> Any:
        """The odds as this viewer may know them."""
        return match.game.odds(match, viewer)

    async def of(self, table: Table, viewer: int) -> bytes:
        """The odds at a table, as JSON."""
        if table.header.odds == "off":
            raise Refused("odds_off")
        return await self.answer(table, viewer)

"""The table of a match as an array, for tests that look at many fields at once, or change them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from undercroft.engine.match import Match


def array_of(match: Match) -> Any:
    """The table of a match as an array of one record: the same bytes, which may be changed."""
    return match.game.table_type.array(match.table)

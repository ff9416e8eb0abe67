"""Whether seats know what others may not: then nobody may sit down on one, look at its cards, and get up again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.game import WATCHER

if TYPE_CHECKING:
    from undercroft.engine.match import Match


def keeps_secrets(match: Match) -> bool:
    """Whether any seat knows more than somebody who only looks on."""
    if not match.game.secrets or match.seats == 1 or match.is_over:
        return False
    open_to_all = _known(match, WATCHER)
    return any(_known(match, seat) != open_to_all for seat in range(match.seats))


def _known(match: Match, viewer: int) -> bytes:
    return match.game.table_type.state(match.game.see(match.table, viewer))

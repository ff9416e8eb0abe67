"""Whether a move has shown somebody what was hidden: such a move cannot be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .game import WATCHER
from .records import EVERYONE

if TYPE_CHECKING:
    from .match import Match
    from .records import Rec


def has_shown(match: Match, number: int) -> bool:
    """Whether somebody, after a seat's move of this number, saw what they could not have worked out before it."""
    if not match.game.secrets:
        return False
    before, move = match.at(number), match.made[number]
    after = before.clone()
    after.play(move)
    return any(_foretold(before, move, viewer) != _told(after, viewer) for viewer in (WATCHER, *range(match.seats)))


def _foretold(match: Match, move: int, viewer: int) -> object:
    """What a viewer expects to see and hear when this move is played: the move, played on what they see now."""
    seen = match.game.see(match.table, viewer)
    match.game.rules.apply(match.game.box.rec, seen, move)
    return _noticed(match, seen, viewer)


def _told(match: Match, viewer: int) -> object:
    """What a viewer sees, and was told after the last move."""
    return _noticed(match, match.table, viewer)


def _noticed(match: Match, table: Rec, viewer: int) -> object:
    rows = table.said.tolist()[: table.n_said]
    heard = [row for row in rows if row[1] in (EVERYONE, viewer)]
    return match.game.table_type.state(match.game.see(table, viewer)), heard

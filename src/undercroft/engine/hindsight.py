"""Whether a move has shown somebody what was hidden: such a move cannot be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .game import WATCHER
from .records import EVERYONE, hand

if TYPE_CHECKING:
    import numpy as np

    from .match import Match


def has_shown(match: Match, number: int) -> bool:
    """Whether somebody, after a seat's move of this number, saw what they could not have worked out before it."""
    if not match.game.secrets:
        return False
    before, move = match.at(number), match._moves[number]
    after = before.clone()
    after.play(move)
    return any(_foretold(before, move, viewer) != _told(after, viewer) for viewer in (WATCHER, *range(match.seats)))


def _foretold(match: Match, move: int, viewer: int) -> object:
    """What a viewer expects to see and hear when this move is played: the move, played on what they see now."""
    seen = _seen(match, match._tables, viewer)
    match.game.rules.apply(match.game.box.rec, hand(seen), move)
    return _noticed(match, seen, viewer)


def _told(match: Match, viewer: int) -> object:
    """What a viewer sees, and was told after the last move."""
    return _noticed(match, match._tables, viewer)


def _noticed(match: Match, tables: np.ndarray[Any, Any], viewer: int) -> object:
    rows = tables[0]["said"][: tables[0]["n_said"]].tolist()
    heard = [row for row in rows if row[1] in (EVERYONE, viewer)]
    return match.game.table_type.state(_seen(match, tables, viewer)), heard


def _seen(match: Match, tables: np.ndarray[Any, Any], viewer: int) -> np.ndarray[Any, Any]:
    seen = match.game.table_type.blank()
    match.game.rules.see(match.game.box.rec, hand(tables), viewer, hand(seen))
    return seen

"""Tables that a test arranges: numbers written straight into the record of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.records import Rows, fill, write

if TYPE_CHECKING:
    from undercroft.engine.match import Match
    from undercroft.engine.records import Rec


def change(record: Rec, **fields: Any) -> None:
    """Change fields of a record: a number, a row of numbers, or one number for all of a row or a grid."""
    for name, value in fields.items():
        now = getattr(record, name)
        if not isinstance(now, (memoryview, Rows)):
            setattr(record, name, value)
        elif isinstance(value, int):
            fill(now, value)
        else:
            assert len(value) == len(now), f"{name} holds {len(now)} numbers"
            write(now, value)


def lay_over(match: Match, other: Match) -> None:
    """Make the table of a match that of another one, whose moves it does not know."""
    match.table.buffer[:] = other.table.buffer
    match.look_round()

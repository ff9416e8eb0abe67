"""What is stored: a header for each table, and its changes in the order they happened. Nothing is ever overwritten.

A taken-back move is a change, too, so a table's version, the number of its changes, only rises.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

SIT, LEAVE, START, MOVE, UNDO = "sit", "leave", "start", "move", "undo"

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("box", sa.String(32), nullable=False),
    sa.Column("seats", sa.SmallInteger, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("nonce", sa.String(32), nullable=False),
    sa.Column("seed_chosen", sa.Boolean, nullable=False),
    sa.Column("odds", sa.String(8), nullable=False),
    sa.Column("undo", sa.String(8), nullable=False),
    sa.Column("analysis", sa.Boolean, nullable=False),
    sa.Column("hot_seat", sa.Boolean, nullable=False),
    sa.Column("given", sa.Integer, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

changes = sa.Table(
    "changes",
    metadata,
    sa.Column("code", sa.String(8), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("value", sa.Integer, nullable=False),
    sa.Column("mover", sa.Integer, nullable=False),
    sa.Column("note", sa.String(64), nullable=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)


@dataclass(frozen=True)
class Header:
    """What is decided about a table when it is made."""

    code: str
    game: str
    rules: int  # the version of the game's rules
    box: str  # the fingerprint of the game's box
    seats: int
    options: dict[str, Any]
    seed: int
    nonce: str  # hides the seed in the commitment until the end
    seed_chosen: bool  # by a person, not by the operating system
    odds: str
    undo: str
    analysis: bool
    hot_seat: bool
    given: int  # how many of the first moves were taken over from another table, whose luck they are
    created: int  # milliseconds since 1970

    @property
    def practice(self) -> bool:
        """Whether everything can be taken back."""
        return self.undo == "practice"


@dataclass(frozen=True)
class Change:
    """One thing that happened at a table. What `value`, `mover` and `note` are depends on the kind.

    sit:   the seat, the holder (the number of the first change by which a person sat down), the nickname
    leave: the seat, the holder
    start: 0, the holder
    move:  the move, who made it (a seat or CHANCE)
    undo:  how many moves are left, the seat that took back
    """

    number: int  # counted from 1
    kind: str
    value: int
    mover: int
    note: str | None
    at: int  # milliseconds since 1970

"""What is stored: a header for each table, its changes in the order they happened, and what matches brought to whom.

Nothing is ever overwritten. A taken-back move is a change, too, so a table's version, the number of its changes, only
rises.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

SIT, JOIN, LEAVE, SEAT_BOT = "sit", "join", "leave", "bot"
STAND_IN, BACK = "stand_in", "back"
START, MOVE, UNDO = "start", "move", "undo"
PLAYED = (START, MOVE, UNDO)  # the others are changes of a seat, and make no move stale
BOT = -1  # the holder of a seat on which a bot plays

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
    sa.Column("stand_in", sa.SmallInteger, nullable=False, server_default="0"),
    sa.Column("companion", sa.Boolean, nullable=False, server_default=sa.false()),
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

# Honours outlive their tables, so these do not refer to those. `name` is a nickname as it is compared, not as typed.

honours = sa.Table(
    "honours",
    metadata,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(255), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rank", sa.String(40), nullable=True),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("honours_of_name", "name", "game"),
)

achievements = sa.Table(
    "achievements",
    metadata,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
    sa.Column("achievement", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(255), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.ForeignKeyConstraint(["code", "seat"], ["honours.code", "honours.seat"], ondelete="CASCADE"),
    sa.Index("achievements_of_name", "name", "game", "achievement"),
)

# A campaign: the sheets a table was played with, what came of it, and where the ticks went. Sheets outlive tables, too.

campaign_heroes = sa.Table(
    "campaign_heroes",
    metadata,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("place", sa.SmallInteger, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.SmallInteger, nullable=False),
    sa.Column("nickname", sa.String(64), nullable=False),
    sa.Column("name", sa.String(255), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("hero", sa.String(40), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("campaign_heroes_of_name", "name", "game"),
)

campaign_results = sa.Table(
    "campaign_results",
    metadata,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("place", sa.SmallInteger, primary_key=True, autoincrement=False),
    sa.Column("result", sa.JSON, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.ForeignKeyConstraint(["code", "place"], ["campaign_heroes.code", "campaign_heroes.place"], ondelete="CASCADE"),
)

campaign_ticks = sa.Table(
    "campaign_ticks",
    metadata,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("place", sa.SmallInteger, primary_key=True, autoincrement=False),
    sa.Column("ticks", sa.JSON, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.ForeignKeyConstraint(["code", "place"], ["campaign_results.code", "campaign_results.place"], ondelete="CASCADE"),
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
    stand_in: int = 0  # after how many minutes a bot plays on for whoever is away; 0: never
    companion: bool = False  # luck is not rolled here: people tell what fell at their own table

    @property
    def practice(self) -> bool:
        """Whether everything can be taken back."""
        return self.undo == "practice"


@dataclass(frozen=True)
class Change:
    """One thing that happened at a table. What `value`, `mover` and `note` are depends on the kind.

    sit:      the seat, the holder (the number of the first change by which a person sat down), the nickname;
              for a bot that came with the table, BOT and its name
    join:     as sit, while something was hidden: everybody who sat there agreed
    leave:    the seat, the holder or BOT, and the holder who freed the seat, if whoever sat there did not leave
    bot:      the seat, the holder who decided it, the bot's name; none where there is no bot any more
    stand_in: the seat for whose person a bot plays on, the holder who asked for it, or BOT if time has
    back:     the seat whose person is back, its holder
    start:    0, the holder
    move:     the move, who made it (a seat or CHANCE)
    undo:     how many moves are left, the seat that took back
    """

    number: int  # counted from 1
    kind: str
    value: int
    mover: int
    note: str | None
    at: int  # milliseconds since 1970


@dataclass(frozen=True)
class Honour:
    """What a finished match brought somebody."""

    code: str
    seat: int
    name: str  # the nickname, as it is compared
    game: str
    rank: str | None
    score: int
    achievements: tuple[str, ...]
    at: int  # milliseconds since 1970


@dataclass(frozen=True)
class Enrolled:
    """A hero of a campaign at a table."""

    code: str
    place: int  # among the heroes of the match, counted from 0
    seat: int
    nickname: str  # as it was typed
    name: str  # as it is compared
    game: str
    hero: str
    at: int  # milliseconds since 1970

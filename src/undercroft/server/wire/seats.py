"""What goes over the wire about seats, as types; as strict as those in `wire.py`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .tables import VERSION, Nickname, Seat, Situation, Wire, WishKey


class AskForSeat(Wire):
    """Ask those who sit at the table for a seat, while something is hidden there."""

    nickname: Nickname
    seat: Seat


class AnswerWish(Wire):
    """Agree to what somebody asks for, or not."""

    wish: Annotated[int, Field(ge=1, le=VERSION)]
    agree: bool


class WithdrawWish(Wire):
    """Ask no more."""

    key: WishKey


class OfSeat(Wire):
    """Do something about a seat."""

    seat: Seat


class Asked(Wire):
    """A seat was asked for: the key tells later that it was you."""

    wish: int
    key: str
    table: Situation


class SeatKey(Wire):
    """A token for the seat that one holds, for another device."""

    token: str


class SeatChange(Wire):
    """A line of the log of seats, after so many moves.

    Somebody `sat` down, everybody `agreed` that they do, they `left`, or `by` somebody were `freed`; a `bot` was put on
    the seat, got another `level`, or was taken away (`bot_left`); a bot plays on for somebody (`stand_in`), who came
    `back`. `by` is the nickname of who decided it, if that was not whoever sits there.
    """

    number: int
    after: int
    kind: Literal["sat", "agreed", "left", "freed", "bot", "level", "bot_left", "stand_in", "back"]
    seat: int
    name: str | None
    bot: str | None
    by: str | None

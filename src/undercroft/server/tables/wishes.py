"""Somebody asks for a seat while something is hidden: everybody who sits at the table has to agree.

A wish is not stored. It ends when its seat is taken, when somebody says no, when whoever asked thinks better of it, or
after a while; once nothing is hidden any more nobody need agree. What comes of it, a change of a seat, is stored.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

LASTS = 600  # seconds


@dataclass
class Wish:
    """What somebody asks for; `key` tells that it was them."""

    number: int  # at this table: whoever answers says which wish is meant
    seat: int
    nickname: str
    until: float  # by the table's clock
    key: str = field(default_factory=lambda: secrets.token_urlsafe(16))
    agreed: set[int] = field(default_factory=set)  # holders


class Wishes:
    """What is asked for at a table: one thing at a time."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._wish: Wish | None = None
        self._count = 0

    @property
    def now(self) -> Wish | None:
        """What somebody asks for now."""
        if self._wish and self._wish.until <= self._clock():
            self._wish = None
        return self._wish

    def ask(self, seat: int, nickname: str) -> Wish:
        """Somebody asks for a seat."""
        self._count += 1
        self._wish = Wish(self._count, seat, nickname, self._clock() + LASTS)
        return self._wish

    def drop(self) -> None:
        """Nobody asks any more."""
        self._wish = None

    def taken(self, seat: int) -> None:
        """Somebody sits there now."""
        if self._wish and self._wish.seat == seat:
            self._wish = None

    def ends_in(self) -> list[float]:
        """In how many seconds a wish ends by itself, if there is one."""
        return [self._wish.until - self._clock()] if self.now and self._wish else []

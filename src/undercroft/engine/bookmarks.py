"""Positions of a match that are kept now and then, so that going back need not start over."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

EVERY = 16  # moves between two that are noted
MOST = 32  # that are kept; of the older ones every other is dropped when there are more


class Bookmark(NamedTuple):
    """Where a match stood after its first `played` moves."""

    played: int
    table: bytes  # all but scratch
    drawn: tuple[int, ...]
    opened: int


class Bookmarks:
    """Those of one match, in the order of its moves: close together near its end, further apart before."""

    def __init__(self, kept: Iterable[Bookmark] = ()) -> None:
        self._kept = [*kept]

    def __len__(self) -> int:
        return len(self._kept)

    def note(self, mark: Bookmark) -> None:
        """Keep one more."""
        self._kept.append(mark)
        if len(self._kept) > MOST:
            del self._kept[: MOST // 2 : 2]

    def go_back(self, keep: int) -> Bookmark | None:
        """Forget those of later moves than the first `keep`; the last before those moves end, if there is one.

        One that stands exactly there does not help: it does not hold what the last move has said.
        """
        while self._kept and self._kept[-1].played >= keep:
            self._kept.pop()
        return self._kept[-1] if self._kept else None

    def copy(self) -> Bookmarks:
        """The same ones, for another match."""
        return Bookmarks(self._kept)

"""Who sits on a seat, and the log of who sat where: every change, by whom, after which move. It tells no secret."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from ..store.schema import BACK, BOT, JOIN, LEAVE, SEAT_BOT, SIT, STAND_IN

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..store.schema import Change

OF_BOTS = ("bot", "level", "bot_left")
DECIDED = (*OF_BOTS, "stand_in")  # by somebody who sits elsewhere


@dataclass(frozen=True)
class Person:
    """Who sits on a seat: somebody, or a bot."""

    holder: int
    nickname: str  # a bot's is its name

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays here."""
        return self.holder == BOT


@dataclass(frozen=True)
class SeatEntry:
    """A change of a seat. `kind` says what it was:

    somebody `sat` down, or was `agreed` on; `left`, or was `freed`; a `bot` sat down, changed its `level`, or got up
    (`bot_left`); a bot began to play for somebody (`stand_in`), who came `back`
    """

    number: int
    after: int  # so many moves stood when it happened
    kind: str
    seat: int
    name: str | None  # the person's nickname
    bot: str | None
    by: str | None  # the nickname of who did it, if it was not whoever sits there


class SeatLog:
    """What `Table` notes while it follows its changes."""

    def __init__(self) -> None:
        self.entries: list[SeatEntry] = []

    def since(self, number: int) -> list[dict[str, Any]]:
        """The entries from this number on, as data."""
        return [asdict(entry) for entry in self.entries[number:]]

    def note(
        self,
        change: Change,
        before: Person | None,
        now: Person | None,
        after: int,
        name_of: Callable[[int], str | None],
    ) -> None:
        """Write down a change of a seat: who sat there before, and who does now."""
        kind = _kind(change, before)
        person = now if now and not now.is_bot else before if before and not before.is_bot else None
        bot = now if now and now.is_bot else before if before and before.is_bot else None
        decided = int(change.note or BOT) if kind == "freed" else change.mover if kind in DECIDED else BOT
        self.entries.append(
            SeatEntry(
                number=len(self.entries),
                after=after,
                kind=kind,
                seat=change.value,
                name=person.nickname if person and kind not in OF_BOTS else None,
                bot=bot.nickname if bot and kind in OF_BOTS else None,
                by=name_of(decided),
            )
        )


def _kind(change: Change, before: Person | None) -> str:
    was_bot = before is not None and before.is_bot
    if change.kind == SIT:
        return "bot" if change.mover == BOT else "sat"
    if change.kind == SEAT_BOT:
        return "bot_left" if not change.note else "level" if was_bot else "bot"
    if change.kind == LEAVE:
        return "bot_left" if was_bot else "freed" if change.note else "left"
    return {JOIN: "agreed", STAND_IN: "stand_in", BACK: "back"}[change.kind]


def sits(change: Change) -> Person | None:
    """Who sits on a seat after this change."""
    if change.kind == SEAT_BOT:
        return Person(BOT, change.note) if change.note else None
    return None if change.kind == LEAVE else Person(change.mover, change.note or "")

"""What can go wrong in a way a user can put right. Each message is one sentence: what, where, and the remedy."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, ClassVar

from .languages import Names, user_language

if TYPE_CHECKING:
    from collections.abc import Iterable


class UndercroftError(Exception):
    """The base of all errors that a user can put right; its text is shown as it is, without a traceback."""


class UnknownGame(UndercroftError):
    """No game has this id."""


class BadGame(UndercroftError):
    """A game from outside cannot be loaded, or broke off; its text is in the user's language, `said` gives any."""

    def __init__(self, sentences: Names) -> None:
        super().__init__(sentences[user_language()])
        self.said = sentences


class BadOption(UndercroftError):
    """A game has no such option, or the option no such value."""


class BadSeat(UndercroftError):
    """A game is not for that many players, or a match has no such seat."""


class IllegalMove(UndercroftError):
    """The move is not allowed now; the match is unchanged."""


class CannotUndo(UndercroftError):
    """Nothing can be taken back. `reason`: "start" of the game, "rolled" or something "seen" since, "other" seat's."""

    REASONS: ClassVar = {
        "start": "undo: nothing was played yet",
        "rolled": "undo: the dice have been rolled since; only a practice game can go back further",
        "other": "undo: another seat has moved since",
        "seen": "undo: it has shown somebody what was hidden; only a practice game can go back further",
    }

    def __init__(self, reason: str) -> None:
        super().__init__(self.REASONS[reason])
        self.reason = reason


class BadSheet(UndercroftError):
    """Ticks or a focus that a campaign sheet does not allow."""


class BadRecord(UndercroftError):
    """A record is damaged, of another game, of other rules or of a newer program."""


class KernelFault(UndercroftError):
    """A kernel broke off; what it worked on is a copy, and the table is as before."""

    def __init__(self, game: str, kernel: str, reason: str) -> None:
        super().__init__(f"{game}: its kernel {kernel!r} broke off ({reason}); nothing at the table has changed")


class BadContent(UndercroftError):
    """A content file (YAML) says something the game cannot use."""


def did_you_mean(given: str, known: Iterable[str]) -> str:
    """The remedy for a wrong name: the nearest right one, and all of them."""
    names = list(known)
    close = get_close_matches(given, names, n=1)
    listed = ", ".join(names)
    return f"did you mean {close[0]!r}? (known: {listed})" if close else f"known: {listed}"

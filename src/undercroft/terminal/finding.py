"""Finding one of many offers by what somebody types: its number, its text, or a part of its name."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import combining, normalize

if TYPE_CHECKING:
    from undercroft.engine.verbs import Move

Offer = tuple[str, "Move | None"]


def plainly(text: str) -> str:
    """A text without capitals and accents: not everybody's keyboard has an É."""
    taken_apart = normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in taken_apart if not combining(letter))


def matching(offers: list[Offer], typed: str) -> list[int]:
    """Which offers may be meant; if one is named exactly, by name or text, that one alone."""
    wanted = plainly(typed.strip())
    if not wanted:
        return list(range(len(offers)))
    exact = [index for index, (name, move) in enumerate(offers) if wanted in (plainly(name), *_texts(move))]
    return exact or [index for index, (name, _move) in enumerate(offers) if wanted in plainly(name)]


def numbered(offers: list[Offer], typed: str) -> int | None:
    """The offer of this number, as lists are counted: from 1."""
    typed = typed.strip()
    is_number = typed.isascii() and typed.isdigit()
    return int(typed) - 1 if is_number and 1 <= int(typed) <= len(offers) else None


def _texts(move: Move | None) -> tuple[str, ...]:
    """How a move may be typed: whole, or without its verb."""
    return () if move is None else (move.text, move.text.partition(" ")[2])

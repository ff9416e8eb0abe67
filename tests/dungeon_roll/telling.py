"""Dice and treasures told as text: "2 fighter, mage" and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def counted(text: str) -> dict[str, int]:
    """What "2 fighter, mage" means."""
    counts: dict[str, int] = {}
    for part in filter(None, text.split(", ")):
        number, _, name = part.rpartition(" ")
        counts[name] = counts.get(name, 0) + int(number or 1)
    return counts


def listed(text: str) -> list[str]:
    """Each die of "2 fighter, mage" by itself."""
    return [name for name, number in counted(text).items() for _ in range(number)]


def told(names: Sequence[str], counts: Sequence[int]) -> str:
    """The text for these numbers of each."""
    pairs = zip(names, counts, strict=True)
    return ", ".join(name if number == 1 else f"{number} {name}" for name, number in pairs if number)


def numbers(names: Sequence[str], text: str) -> list[int]:
    """How many of each name the text tells of."""
    counts = counted(text)
    assert set(counts) <= set(names), text
    return [counts.get(name, 0) for name in names]

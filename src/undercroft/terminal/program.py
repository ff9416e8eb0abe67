"""What the program itself says at a terminal, whichever game is played."""

from __future__ import annotations

from pathlib import Path

from undercroft.engine.words import Words, words_for

WORDS = Path(__file__).parent / "words"


def program_words(language: str) -> Words:
    """The words of the program itself."""
    return words_for(language, WORDS)

"""The story of a match, from its log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.game import CHANCE

from .sitting import last_word

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.engine.match import Match


def tell_story(match: Match, language: str, boards: bool = False) -> Iterator[str]:
    """Every move and what came of it; with `boards`, the table before each roll; last, the table and the score."""
    words, before = match.game.words(language), CHANCE + 1
    for event in match.at(0).events():
        yield words.put(event)
    for step in match.log():
        if boards and step.seat == CHANCE and before != CHANCE:
            yield f"\n{match.at(step.number).picture(language)}\n"
        before = step.seat
        yield f"{step.number + 1:>4}  {words.say(f'done-{step.said.id}', **step.said.args)}"
        for event in step.events:
            yield f"      {words.put(event)}"
    yield f"\n{match.picture(language)}\n\n{words.put(match.prompt())}"
    yield last_word(match, language)

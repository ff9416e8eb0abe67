"""The story of a match, from its log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.game import CHANCE, OPEN, WATCHER

from .sitting import last_word, told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.engine.match import Match


def tell_story(match: Match, language: str, boards: bool = False) -> Iterator[str]:
    """Every move and what came of it; with `boards`, the table before each roll; last, the table and the score.

    A finished game with secrets is told with all cards open, a running one as somebody tells it who only looks on.
    """
    words, before = match.game.words(language), CHANCE + 1
    viewer = 0 if not match.game.secrets else OPEN if match.is_over else WATCHER
    for event in match.at(0).events(viewer):
        yield words.put(event)
    for step in match.log(viewer):
        if boards and step.seat == CHANCE and before != CHANCE:
            yield f"\n{match.at(step.number).picture(language, viewer)}\n"
        before = step.seat
        yield f"{step.number + 1:>4}  {told(match, step, language)}"
        for event in step.events:
            yield f"      {words.put(event)}"
    yield f"\n{match.picture(language, viewer)}\n\n{words.put(match.prompt(viewer))}"
    yield last_word(match, language)

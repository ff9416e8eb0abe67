"""Verbs that random games come upon too seldom: here they are put into words on purpose."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from undercroft.engine.languages import LANGUAGES
from undercroft.engine.words import Said

from .situations import EVENTS, SITUATIONS


@rule("DB-12")
@pytest.mark.parametrize("verb", SITUATIONS)
def test_a_rare_move_is_offered_and_told_in_both_languages(verb: str) -> None:
    table = SITUATIONS[verb]()
    moves = [move for move in table.match.moves() if move.verb == verb]
    assert moves
    for language in LANGUAGES:
        words = table.match.game.words(language)
        assert words.put(table.match.prompt())
        for kind in ("move", "done"):
            said = table.match.say(moves[0])
            text = words.put(Said(f"{kind}-{said.id}", said.args))
            assert text.strip() == text != ""


@pytest.mark.parametrize("event", EVENTS)
def test_what_seldom_happens_is_told_in_both_languages(event: str) -> None:
    match = EVENTS[event]().match
    (said,) = (said for said in match.events() if said.id == f"event-{event}")
    for language in LANGUAGES:
        text = match.game.words(language).put(said)
        assert text.strip() == text != ""

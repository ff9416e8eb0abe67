"""When a delve could end: what is known exactly, and that players who think go by it."""

from __future__ import annotations

import pytest

from undercroft.bots import minds
from undercroft.bots.search import Thought
from undercroft.engine.thinking import Thinking
from undercroft.games.dungeon_roll.guide.exact.best import leaning
from undercroft.games.dungeon_roll.moves import RETIRE, SEEK

from .set_up import GAME, delve, regroup


def test_who_has_nobody_left_should_retire() -> None:
    assert leaning(GAME, regroup("", 1).match.table, 0) == RETIRE


def test_who_is_strong_should_seek_glory() -> None:
    assert leaning(GAME, regroup("champion, fighter", 1).match.table, 0) == SEEK


def test_elsewhere_and_where_it_is_too_much_nothing_is_known() -> None:
    assert leaning(GAME, delve("champion, thief", "goblin", level=2).match.table, 0) is None
    large = regroup("2 champion, 2 fighter, 2 scroll", 9, treasures="3 scroll_token, 3 elixir, 3 talisman, 3 sword")
    assert leaning(GAME, large.match.table, 0) is None


@pytest.mark.parametrize(("party", "move"), [("", RETIRE), ("champion, fighter", SEEK)])
def test_a_search_is_told_what_is_known(party: str, move: int, monkeypatch: pytest.MonkeyPatch) -> None:
    told = []

    def listen(*given: object) -> list[Thought]:
        told.append(given[-1])
        return []

    monkeypatch.setattr(minds, "think", listen)
    match = regroup(party, 1).match
    for thinking in (Thinking(exact=True), Thinking()):
        minds.thoughts(match, thinking)
    assert told == [move, minds.HIDDEN]

"""Advice: what is said of a move, and how sure that is."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.thinkers import go_by_play_outs
from undercroft.bots import advice
from undercroft.engine.match import Match
from undercroft.engine.thinking import POINTS, WIN, Thought


def first_choice(id: str = "dungeon_roll") -> Match:
    match = uc.load(id).start(seed=3)
    while match.turn == uc.CHANCE or len(match.moves()) < 2:
        match.roll() if match.turn == uc.CHANCE else match.play(match.moves()[0])
    return match


@pytest.mark.parametrize(
    ("one", "other", "why"),
    [
        ((0.6, 0.01, 0.6, None), (0.5, 0.01, 0.5, None), "clear"),
        ((0.6, 0.09, 0.6, None), (0.5, 0.09, 0.5, None), "close"),
        ((0.6, 0.09, 0.5, None), (0.5, 0.09, 0.6, None), "even"),
        ((0.6, 0.09, 2.5, 0.2), (0.5, 0.09, 2.6, 0.1), "close"),
        ((0.6, 0.09, 2.5, 0.1), (0.5, 0.09, 2.6, 0.1), "even"),
    ],
)
def test_what_is_told_to_be_better_looks_better(
    monkeypatch: pytest.MonkeyPatch,
    one: tuple[float, float, float, float | None],
    other: tuple[float, float, float, float | None],
    why: str,
) -> None:
    match = first_choice()
    monkeypatch.setattr(advice, "is_sure", lambda *_about: False)

    def made_up(*_about: object) -> list[Thought]:
        of = WIN if one[3] is None else POINTS
        moves = match.moves()
        return [
            Thought(move.id, 5, worth, doubt, shown, of, wins=wins)
            for move, (worth, doubt, shown, wins) in zip(moves, (one, other), strict=False)
        ]

    monkeypatch.setattr(advice, "thoughts", made_up)
    hint = advice.advise(match)
    assert hint.why == why
    assert (hint.best.value, hint.best.wins) == one[2:]
    assert hint.next is not None
    assert (hint.next.value, hint.next.wins) == other[2:]


def test_a_hint_where_one_gets_on_step_by_step_tells_how_far(monkeypatch: pytest.MonkeyPatch) -> None:
    go_by_play_outs(monkeypatch)
    hint = advice.advise(first_choice("one_deck"))
    assert hint.of == POINTS
    assert hint.best.value is not None
    assert 0 < hint.best.value <= 4
    assert hint.best.wins is not None
    assert 0 <= hint.best.wins <= 1

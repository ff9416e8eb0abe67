"""Secrets: moves that some may not know, tables dealt from what a seat sees, and what cannot be taken back."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction

import pytest

import undercroft as uc
from tests.arranging import change, lay_over
from tests.plainly import PLAINLY
from undercroft.engine.game import OPEN, WATCHER
from undercroft.engine.log import HIDDEN

from .coin import HEADS, begin, to_the_end

LONG_RUN = ["lay 3", "toss", *["coin heads"] * 3]


def dealt(*charms: str) -> uc.Match:
    return begin(*charms or ("charm 1", "charm 3"), charms=True)


def texts(match: uc.Match, seat: int) -> list[str]:
    return [step.move.text for step in match.log(seat)]


# The log


def test_a_move_that_a_seat_may_not_know_is_hidden_in_its_log() -> None:
    assert texts(dealt(), 0) == ["charm 1", "charm"]
    assert texts(dealt(), 1) == ["charm", "charm 3"]
    assert texts(dealt(), WATCHER) == ["charm", "charm"]
    (_mine, hidden) = dealt().log(0)
    assert (hidden.move.id, hidden.move.args, hidden.move.verb) == (HIDDEN, (), hidden.said.id)


def test_in_a_game_without_secrets_nothing_is_hidden() -> None:
    match = uc.load("one_card").start(seed=1)
    match.roll()
    assert [step.move.id for step in match.log(WATCHER)] == list(match.record().moves)


def test_once_all_is_shown_everybody_reads_the_whole_log() -> None:
    match = dealt()
    assert match.opened == 0
    to_the_end(match)
    assert match.opened == match.played
    assert match.log(0) == match.log(1) == match.log(WATCHER)
    assert tuple(step.move.id for step in match.log(1)) == match.record().moves
    assert [len(step.events) for step in match.log(WATCHER)[:2]] == [1, 1], "the private events, too"


def test_the_log_goes_back_to_hiding_when_the_end_is_taken_back() -> None:
    match = HEADS.start(seed=3, practice=True)
    to_the_end(match)
    assert HIDDEN not in [step.move.id for step in match.log(0)]
    match.undo()
    assert match.opened == 0
    assert HIDDEN in [step.move.id for step in match.log(0)]


def test_the_log_from_a_move_on_is_the_end_of_the_log_before_and_after_it_is_opened() -> None:
    for match in (dealt(), to_the_end(dealt())):
        for since in range(match.played + 1):
            assert match.log(1, since) == match.log(1)[since:]


# Taking home


def test_what_a_seat_takes_home_holds_what_it_may_know() -> None:
    match = dealt()
    match.play("lay 1")
    taken = match.export(0)
    assert [step["move"] for step in taken["steps"]] == ["charm 1", None, "lay 1"]
    assert json.loads(json.dumps(taken)) == taken
    assert not {"seed", "checks", "moves"} & set(taken)
    other = begin("charm 1", "charm 2", "lay 1", charms=True)
    assert other.export(0) == taken
    assert other.export(1) != match.export(1)


# Luck as a seat knows it


def test_the_odds_of_luck_are_those_that_a_seat_must_reckon_with() -> None:
    match = begin("charm 1", charms=True)
    assert match.moves(1) == match.moves(), "charms are dealt from a heap that never ends"
    assert [move.odds for move in match.moves(WATCHER)] == [Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)]
    assert to_the_end(match).moves(0) == []


# Dealing


def test_charms_are_dealt_as_often_as_luck_deals_them() -> None:
    n, match = (300 if PLAINLY else 3000), dealt()
    found = Counter[int]()
    for number in range(n):
        table = match.seen(0)
        HEADS.rules.deal(HEADS.box.rec, table, 0, 7, number)
        assert table.charm.tolist()[::2] == [1, 0], "what is known stays, and no third seat plays"
        found[table.charm[1]] += 1
    for charm, share in ((1, 1 / 2), (2, 1 / 3), (3, 1 / 6)):
        assert abs(found[charm] - n * share) < 5 * (n * share * (1 - share)) ** 0.5


def test_nothing_is_dealt_to_those_who_have_nothing_yet() -> None:
    for match in (begin("charm 1", charms=True), begin(), begin("lay 1")):
        table = match.seen(WATCHER)
        HEADS.rules.deal(HEADS.box.rec, table, WATCHER, 7, 1)
        assert [charm > 0 for charm in table.charm] == [charm > 0 for charm in match.table.charm]


# Seeing


def test_for_those_to_whom_all_is_open_every_card_lies_open() -> None:
    charms = dealt().view(OPEN)["table"]["charms"]
    assert [charm["en"] for charm in charms] == ["copper", "gold"]
    assert len(dealt().events(OPEN)) == 1


# Taking back


def test_a_move_that_shows_nothing_can_be_taken_back() -> None:
    match = begin("charm 1", "charm 3", *LONG_RUN, "bank", charms=True)
    assert not match.is_over
    assert match.why_no_undo(0) is None
    assert match.undo(0) == 1


def test_the_end_of_the_game_shows_the_charms_so_it_cannot_be_taken_back() -> None:
    """The last coin of a pot that reaches the goal is luck's; so one is banked before, and the goal then moved."""
    match = begin("charm 1", "charm 3", *LONG_RUN, "bank", charms=True)
    table = match.at(match.played - 1)
    assert ended_by("bank", table, goal=3) == ["seen", "seen", "seen"]
    assert ended_by("bank", table, goal=4) == [None, None, None]


def ended_by(move: str, before: uc.Match, goal: int) -> list[str | None]:
    """Whether a move, with another goal, shows anything to each seat and to somebody who looks on."""
    from undercroft.engine.hindsight import _foretold, _told

    change(before.table, goal=goal)
    after = HEADS.start(seed=before.seed)
    lay_over(after, before)
    after.play(move)
    id = HEADS.verbs.parse(move)
    return ["seen" if _foretold(before, id, seat) != _told(after, seat) else None for seat in (0, 1, WATCHER)]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_why_undo_would_be_refused_is_what_undo_says(seat: int | None) -> None:
    for moves in ((), ("lay 1",), ("lay 1", "toss"), ("lay 1", "toss", "coin tails"), ("lay 1", "lay 1")):
        match = begin(*moves)
        why = match.why_no_undo(seat)
        if why is None:
            assert match.undo(seat) == 1
        else:
            with pytest.raises(uc.CannotUndo) as refused:
                match.undo(seat)
            assert refused.value.reason == why

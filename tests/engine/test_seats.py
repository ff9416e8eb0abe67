"""What a seat sees, is told, and may not know."""

from __future__ import annotations

import json

import pytest

import undercroft as uc
from undercroft.engine.game import WATCHER
from undercroft.engine.words import Said

from .coin import HEADS, begin, to_the_end

COPPER, GOLD = {"en": "copper", "fr": "cuivre"}, {"en": "gold", "fr": "or"}


def dealt() -> uc.Match:
    return begin("charm 1", "charm 3", charms=True)


def test_a_view_is_plain_json() -> None:
    for match in (dealt(), to_the_end(dealt()), begin("lay 1", "toss")):
        for seat in range(match.seats):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view


def test_a_view_says_whose_turn_it_is_and_what_is_asked() -> None:
    view = begin("lay 1").view(seat=1)
    assert {name: view[name] for name in ("game", "seat", "turn", "played", "score")} == {
        "game": "heads",
        "seat": 1,
        "turn": 0,
        "played": 1,
        "score": [0, 0],
    }
    assert view["prompt"] == {"id": "prompt-wait", "args": {"seat": 1}}
    assert begin("lay 1").view()["prompt"] == {"id": "prompt-choose", "args": {"pot": 0}}
    assert begin("lay 1", "toss").view()["turn"] == "chance"
    assert to_the_end(begin()).view()["turn"] == "over"


def test_a_seat_sees_its_own_charm_and_no_other_until_the_end() -> None:
    assert dealt().view(0)["table"]["charms"] == [COPPER, None]
    assert dealt().view(1)["table"]["charms"] == [None, GOLD]
    assert to_the_end(dealt()).view(0)["table"]["charms"] == [COPPER, GOLD]


def test_a_charm_counts_at_the_end_and_not_before() -> None:
    assert dealt().score == [0, 0]
    over = to_the_end(dealt())
    assert over.score == [over.view()["table"]["bank"][0] + 1, over.view()["table"]["bank"][1] + 3]


def test_somebody_who_looks_on_sees_what_all_may_know() -> None:
    assert dealt().view(WATCHER)["table"]["charms"] == [None, None]
    assert dealt().view(WATCHER)["prompt"] == {"id": "prompt-wait", "args": {"seat": 1}}
    assert dealt().events(WATCHER) == ()
    assert begin("lay 1", "toss", "coin tails").events(WATCHER) == (Said("event-lost", {"seat": 1, "coins": 0}),)


def test_a_private_event_is_told_to_its_seat_alone() -> None:
    match = begin("charm 3", charms=True)
    assert match.events(0) == (Said("event-charm", {"charm": GOLD}),)
    assert match.events(1) == ()


def test_events_are_those_of_the_last_move() -> None:
    assert begin("lay 1", "toss", "coin tails").events(1) == (Said("event-lost", {"seat": 1, "coins": 0}),)
    assert begin("lay 1", "toss", "coin tails", "lay 1").events() == ()


def test_the_sentences_of_the_log_keep_secrets() -> None:
    told = [[(step.said, step.events) for step in dealt().log(seat)] for seat in (0, 1)]
    charm = [Said("charm", {"seat": 1}), Said("charm", {"seat": 2})]
    assert told[0] == [(charm[0], (Said("event-charm", {"charm": COPPER}),)), (charm[1], ())]
    assert told[1] == [(charm[0], ()), (charm[1], (Said("event-charm", {"charm": GOLD}),))]


def test_the_log_is_what_was_played() -> None:
    match = to_the_end(begin("lay 2", "toss", "luck", seed=4))
    log = list(match.log())
    assert tuple(step.move.id for step in log) == match.record().moves
    assert [step.number for step in log] == list(range(match.played))
    assert [step.seat for step in log[:3]] == [0, 0, uc.CHANCE]


def test_the_log_from_a_move_on_is_the_end_of_the_log() -> None:
    match = to_the_end(begin())
    log = list(match.log(seat=1))
    for since in (0, 3, match.played):
        assert list(match.log(seat=1, since=since)) == log[since:]


def test_the_log_follows_a_match_that_goes_back_and_on_another_way() -> None:
    match = begin("lay 1", "lay 1")
    assert [step.move.text for step in match.log()] == ["lay 1", "lay 1"]
    match.undo()
    match.play("lay 2")
    assert match.log() == begin("lay 1", "lay 2").log()
    match.undo()
    assert match.log() == begin("lay 1").log()


def test_a_log_that_was_handed_out_is_the_readers_own() -> None:
    match = begin("lay 1", "lay 1")
    match.log().clear()
    assert len(match.log()) == 2


def test_the_log_and_the_view_leave_the_match_as_it_is() -> None:
    match = begin("lay 1", "toss", "coin heads")
    before, events = match.record(), match.events()
    list(match.log())
    match.view()
    match.picture("en")
    assert (match.record(), match.events()) == (before, events)


@pytest.mark.parametrize("seat", [-1, 2, uc.OVER])
@pytest.mark.parametrize("look", ["view", "prompt", "events"])
def test_a_seat_that_is_not_there_is_refused(look: str, seat: int) -> None:
    with pytest.raises(uc.BadSeat, match=f"seat {seat}: this match has seats 0 to 1"):
        getattr(begin(), look)(seat)


def test_the_third_seat_is_there_when_three_play() -> None:
    assert HEADS.start(seats=3, charms=False).view(2)["prompt"]["id"] == "prompt-wait"


def test_a_picture_is_drawn_in_the_readers_language_with_marks_if_wanted() -> None:
    match = begin("lay 2", "toss", "coin heads")
    assert match.picture("en") == "Who has 4 wins.\n1  0 o*\n2  0"
    assert match.picture("fr").startswith("4 pièces pour gagner.\n")
    assert match.picture("en", styled=True) == "Who has 4 wins.\n[you]1[/you]  0 o*\n[you]2[/you]  0"


def test_a_move_is_said_as_the_seat_may_know_it() -> None:
    match = begin(charms=True)
    assert [match.say(move, seat=1) for move in match.moves()] == [Said("charm", {"seat": 1})] * 3

"""A match: playing, luck, going back, and copies."""

from __future__ import annotations

from fractions import Fraction

import pytest

import undercroft as uc
from undercroft.engine.bookmarks import EVERY, MOST, Bookmark, Bookmarks
from undercroft.engine.game import OPEN, WATCHER

from .coin import HEADS, begin, to_the_end

LAY_TWO = "lay 2"


def test_a_move_can_be_played_as_a_move_an_id_or_a_text() -> None:
    as_text, as_id, as_move = begin(), begin(), begin()
    move = as_move.moves()[1]
    assert move.text == LAY_TWO
    assert as_text.play(LAY_TWO) == as_id.play(move.id) == as_move.play(move) == move
    assert as_text == as_id == as_move
    assert as_text.moves() != begin().moves()


def test_the_moves_are_those_the_rules_allow() -> None:
    assert [move.text for move in begin().moves()] == ["lay 1", "lay 2", "lay 3"]
    assert [move.text for move in begin(LAY_TWO).moves()] == ["lay 1", "toss"]
    assert [move.text for move in begin("lay 1", "toss", "coin heads").moves()] == ["lay 1", "lay 2", "lay 3", "bank"]


@pytest.mark.parametrize("move", ["bank", "toss", "coin heads", "lay 4", "fly", "", 9, 3, -1, 10, 2**65])
def test_an_illegal_move_changes_nothing(move: str | int) -> None:
    match = begin()
    before, moves, hash = match.record(), match.moves(), match.hash()
    with pytest.raises(uc.IllegalMove):
        match.play(move)
    assert (match.record(), match.moves(), match.hash(), match.turn, match.played) == (before, moves, hash, 0, 0)


@pytest.mark.parametrize("move", ["lay 1", "toss", "charm 1", 9])
def test_on_lucks_turn_nothing_but_an_outcome_can_be_played(move: str | int) -> None:
    match = begin("lay 1", "toss")
    with pytest.raises(uc.IllegalMove, match=r"not allowed now; it is luck's turn: roll$"):
        match.play(move)
    assert match == begin("lay 1", "toss")


def test_in_a_game_with_secrets_a_refusal_on_lucks_turn_does_not_say_what_can_still_come() -> None:
    """Welcome to the Dungeon: what is left in the deck tells what lies in the dungeon."""
    match = uc.load("welcome").start(seed=1, first_adventurer="warrior")
    while match.turn == uc.CHANCE:
        match.roll()
    match.play("draw")
    with pytest.raises(uc.IllegalMove) as refusal:
        match.play("draw")
    assert str(refusal.value) == "draw: not allowed now; it is luck's turn: roll"


def test_an_illegal_move_is_refused_with_what_is_allowed() -> None:
    with pytest.raises(uc.IllegalMove) as refusal:
        begin().play("bank")
    assert str(refusal.value) == "bank: not allowed now; allowed: lay 1, lay 2, lay 3"


def test_the_game_ends_and_then_nothing_can_be_played() -> None:
    match = to_the_end(begin())
    assert (match.turn, match.is_over, match.moves()) == (uc.OVER, True, [])
    assert max(match.score) >= 4
    with pytest.raises(uc.IllegalMove, match="toss: the game is over; undo, or start another"):
        match.play("toss")
    with pytest.raises(uc.IllegalMove, match="it is not luck's turn"):
        match.roll()


def test_a_move_of_another_seat_is_counted_for_that_seat() -> None:
    match = begin("lay 2", "toss", "coin heads", "coin heads", "bank")
    assert (match.turn, match.score) == (1, [2, 0])
    match = begin("lay 2", "toss", "coin tails")
    assert (match.turn, match.score) == (1, [0, 0])


# Luck


def test_luck_rolls_only_on_its_turn() -> None:
    match = begin()
    with pytest.raises(uc.IllegalMove, match="roll: it is not luck's turn; play one of the moves"):
        match.roll()
    assert match.played == 0
    assert begin("lay 1", "toss").turn == uc.CHANCE


def test_the_outcomes_of_luck_carry_odds_that_sum_to_one() -> None:
    coin, charm = begin("lay 1", "toss").moves(), begin(charms=True).moves()
    assert {move.text: move.odds for move in coin} == {"coin tails": Fraction(2, 5), "coin heads": Fraction(3, 5)}
    assert [move.odds for move in charm] == [Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)]
    assert sum(move.odds for move in charm) == 1


def test_the_moves_of_a_seat_have_no_odds() -> None:
    assert {move.odds for move in begin().moves()} == {None}


def test_luck_falls_as_often_as_the_odds_say() -> None:
    heads = sum(begin("lay 1", "toss", seed=seed).roll().text == "coin heads" for seed in range(600))
    assert 360 - 48 < heads < 360 + 48, "4 standard deviations; the seeds are fixed"


def test_the_same_seed_gives_the_same_luck_and_another_seed_another() -> None:
    def tossed(seed: int) -> list[str]:
        match = begin("lay 3", "toss", seed=seed, length="long")
        return [match.roll().text if match.turn == uc.CHANCE else "" for _ in range(3)]

    assert tossed(5) == tossed(5)
    assert len({tuple(tossed(seed)) for seed in range(20)}) > 1


def test_one_stream_of_luck_does_not_move_another() -> None:
    """The coins fall the same whether or not charms are dealt before."""
    for seed in range(12):
        with_charms = begin("luck", "luck", "lay 1", "toss", "luck", seed=seed, charms=True)
        without = begin("lay 1", "toss", "luck", seed=seed)
        assert with_charms.record().moves[-1] == without.record().moves[-1]


def test_an_outcome_played_by_hand_uses_up_a_draw() -> None:
    def second(first: str, seed: int) -> str:
        return begin("lay 2", "toss", first, seed=seed).roll().text

    def third_by_luck(seed: int) -> str:
        match = begin("lay 3", "toss", seed=seed)
        match.roll()
        return match.roll().text if match.turn == uc.CHANCE else ""

    for seed in range(12):
        assert third_by_luck(seed) in ("", second("coin heads", seed))


# Going back


def refused_to_go_back(match: uc.Match, seat: int | None = None) -> tuple[str, str]:
    """Why neither the last move nor the turn can be taken back."""
    with pytest.raises(uc.CannotUndo) as undo:
        match.undo(seat)
    with pytest.raises(uc.CannotUndo) as restart:
        match.restart_turn(seat)
    return undo.value.reason, restart.value.reason


def test_undo_takes_back_the_last_move() -> None:
    match = begin("lay 1", "lay 1")
    assert match.undo() == 1
    assert match == begin("lay 1")
    assert match.undo() == 1
    assert match == begin()


def test_undo_at_the_start_says_so() -> None:
    assert refused_to_go_back(begin()) == ("start", "start")


def test_a_roll_is_a_wall_that_undo_does_not_pass() -> None:
    match = begin("lay 2", "toss", "luck")
    before = match.record()
    assert refused_to_go_back(match) == ("rolled", "rolled")
    assert match.record() == before


def test_what_luck_has_not_answered_can_be_taken_back() -> None:
    match = begin("lay 2", "toss")
    assert match.undo() == 1
    assert match == begin("lay 2")


def test_a_seat_takes_back_its_own_moves_only() -> None:
    match = begin("lay 1", "toss", "coin heads", "bank")
    assert refused_to_go_back(match, seat=1) == ("other", "other")
    assert match.undo(seat=0) == 1


def test_restarting_a_turn_takes_back_everything_since_the_last_roll() -> None:
    match = begin("lay 1", "toss", "coin heads", "lay 1", "lay 1", "lay 1")
    assert match.restart_turn() == 3
    assert match == begin("lay 1", "toss", "coin heads")


def test_restarting_a_turn_stops_at_another_seats_move() -> None:
    match = begin("lay 1", "toss", "coin heads", "bank", "lay 1", "lay 1")
    assert match.turn == 1
    assert match.restart_turn(seat=1) == 2
    assert match == begin("lay 1", "toss", "coin heads", "bank")


def test_in_practice_a_game_that_is_over_can_be_taken_back() -> None:
    match = to_the_end(begin(practice=True))
    assert match.is_over
    match.undo()
    assert not match.is_over


@pytest.mark.parametrize("seed", range(6))
def test_in_practice_luck_goes_with_the_decision_and_falls_the_same_again(seed: int) -> None:
    match = begin("lay 3", "toss", "luck", seed=seed, practice=True)
    first = match.record()
    taken_back = match.undo()
    assert taken_back == 2
    assert match == begin("lay 3", seed=seed, practice=True)
    match.play("toss")
    match.roll()
    assert match.record() == first


def test_in_practice_the_start_is_still_the_start() -> None:
    match = begin("luck", charms=True, practice=True)
    with pytest.raises(uc.CannotUndo, match="nothing was played yet"):
        match.undo()
    assert match.played == 1


# Copies


def test_a_clone_shares_nothing_with_its_match() -> None:
    match = begin("lay 1")
    clone = match.clone()
    assert clone == match
    assert clone.table.buffer is not match.table.buffer
    before = match.record()
    to_the_end(clone)
    assert match.record() == before
    to_the_end(match)
    assert match == clone, "a clone keeps the luck, too"


def test_a_match_can_be_looked_at_as_it_stood_before() -> None:
    match = begin("lay 1", "lay 1", "toss")
    assert [match.at(number).record().moves for number in range(4)] == [(), (5,), (5, 5), (5, 5, 8)]
    match.at(1).play("toss")
    assert match.played == 3


def all_of(match: uc.Match) -> object:
    """Everything a match is, and what luck will bring next."""
    shown = [(match.view(seat), match.events(seat), match.log(seat)) for seat in (WATCHER, OPEN, *range(match.seats))]
    next_luck = to_the_end(match.clone()).made
    return match.record(), match.movers, match.opened, match.moves(), shown, match.seen(OPEN).buffer, next_luck


@pytest.mark.parametrize(("every", "most"), [(1, 1000), (3, 1000), (2, 4), (5, 2)])
def test_going_back_leads_to_where_the_match_was(monkeypatch: pytest.MonkeyPatch, every: int, most: int) -> None:
    """Whichever positions are kept: at each move of a game that is compared with one that keeps none."""
    monkeypatch.setattr("undercroft.engine.match.EVERY", 10_000)
    plain = to_the_end(begin(charms=True, length="long", practice=True))
    wanted = [all_of(plain.at(number)) for number in range(plain.played + 1)]
    assert plain.played > 40
    monkeypatch.setattr("undercroft.engine.match.EVERY", every)
    monkeypatch.setattr("undercroft.engine.bookmarks.MOST", most)
    match = to_the_end(begin(charms=True, length="long", practice=True))
    assert [all_of(match.at(number)) for number in range(match.played + 1)] == wanted
    for number in (*range(match.played, 0, -7), 0):
        match.go_back(number)
        assert all_of(match) == wanted[number]
        ahead = match.clone()
        for move in plain.made[number:]:
            ahead.play(move)
        assert all_of(ahead) == wanted[-1], "and it goes on from there as it went on before"


def test_few_positions_are_kept_most_of_them_late_ones() -> None:
    marks = Bookmarks()
    for number in range(EVERY, 200 * EVERY, EVERY):
        marks.note(Bookmark(number, b"", (), 0))
        assert len(marks) <= MOST
    gaps = []
    last = 200 * EVERY
    while mark := marks.go_back(last):
        gaps.append(last - mark.played)
        last = mark.played
    assert gaps[: MOST // 2] == [EVERY] * (MOST // 2)
    assert max(gaps) < 100 * EVERY
    assert len(marks) == 0


def test_what_is_seen_belongs_to_whoever_asked() -> None:
    match = begin("charm 1", "charm 2", "lay 1", charms=True)
    before, seen = match.view(0), match.seen(0)
    assert (seen.laid, seen.charm.tolist(), seen.n_said) == (1, [1, 0, 0], 0)
    seen.laid = 3
    assert match.view(0) == before
    assert match.seen(0).laid == 1


def test_a_table_changed_by_hand_is_looked_at_anew() -> None:
    match = begin()
    assert match.view(0)["table"]["laid"] == 0
    match.table.laid = 2
    match.look_round()
    assert match.view(0)["table"]["laid"] == 2
    assert [move.text for move in match.moves()] == ["lay 1", "toss"]


def test_what_was_made_and_who_made_it_is_known() -> None:
    match = begin("lay 2", "toss", "coin heads", "coin heads", "bank", "lay 1")
    assert match.made == match.record().moves
    assert match.movers == (0, 0, uc.CHANCE, uc.CHANCE, 0, 1)
    assert match.go_back(2) == 4
    assert (match.made, match.movers) == ((6, 8), (0, 0))


def test_a_match_differs_from_one_with_other_moves_seed_or_options() -> None:
    assert begin() == begin()
    others = [begin("lay 1"), begin(seed=8), begin(length="long"), begin(practice=True), HEADS.start(seed=7)]
    assert all(begin() != other for other in others)
    assert begin() != "a match"


def test_a_match_shows_what_it_is() -> None:
    assert repr(begin("lay 1")) == "<Match of heads, seed 7, 1 moves, score [0, 0]>"


def test_a_match_cannot_be_a_key_because_it_changes() -> None:
    with pytest.raises(TypeError):
        hash(begin())

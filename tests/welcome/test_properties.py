"""What holds in every game, however it is played: random play with any options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

import undercroft as uc
from tests.rulebook import rule

from .set_up import DECK, GAME, MONSTERS, TRIED_OFTEN, Table

LONGEST = 400  # moves; a game of four has at most eleven rounds


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """The start of a game with any options."""
    options = {option.name: draw(st.sampled_from(option.words)) for option in GAME.options}
    return Table(GAME.start(seed=draw(st.integers(0, 2**32)), seats=draw(st.integers(2, 4)), **options))


picks = st.lists(st.integers(0, 27719), min_size=60, max_size=60)
games = given(tables(), picks)


def positions(table: Table, picks: list[int]) -> Iterator[str]:
    """Play to the end; the text of each move is handed out after it was played."""
    for number in range(LONGEST):
        if table.match.is_over:
            return
        moves = table.match.moves()
        pick = picks[number % len(picks)] + number // len(picks)
        bold = [move for move in moves if move.verb != "pass"] if pick % 4 else moves
        chosen = (bold or moves)[pick % len(bold or moves)]
        yield table.match.play(chosen).text
    raise AssertionError("the game goes on and on")


@rule("WD-15", "WD-16")
@TRIED_OFTEN
@games
def test_every_game_ends_with_one_winner_after_two_to_so_many_rounds(table: Table, picks: list[int]) -> None:
    for _move in positions(table, picks):
        assert (table.winner > 0) == table.match.is_over
    assert 2 <= table.view()["round"] <= 3 * table.match.seats - 1
    assert table.match.score.count(2) == 1
    assert table.match.winners == [table.winner - 1]
    assert table.successes[table.winner - 1] == 2 or sum(failed < 2 for failed in table.failures) == 1


@rule("WD-01", "WD-06", "WD-18")
@TRIED_OFTEN
@games
def test_the_thirteen_cards_are_always_somewhere_each_once(table: Table, picks: list[int]) -> None:
    for _move in positions(table, picks):
        record = table.rec
        if not record.rounds:
            continue
        cards = [*record.pile[: record.n_pile], *record.tile_card, record.hand, record.swapped]
        placed = Counter(MONSTERS[kind - 1] for kind in cards if kind)
        assert not placed - Counter(DECK)
        assert placed.total() + record.deck == 13
        assert len(table.deck) == record.deck


@rule("WD-06")
@TRIED_OFTEN
@games
def test_a_tile_is_gone_if_and_only_if_a_monster_lies_with_it(table: Table, picks: list[int]) -> None:
    for _move in positions(table, picks):
        assert [by > 0 for by in table.rec.tile_by] == [card > 0 for card in table.rec.tile_card]


@rule("WD-09", "WD-11")
@TRIED_OFTEN
@games
def test_whoever_enters_is_the_only_one_who_has_not_passed(table: Table, picks: list[int]) -> None:
    for _move in positions(table, picks):
        if table.runner:
            left = [seat + 1 for seat in range(table.match.seats) if not table.rec.passed[seat]]
            assert left == [table.runner]
            assert 0 <= table.rec.turned <= table.rec.n_pile


@rule("WD-13", "WD-14", "WD-15")
@TRIED_OFTEN
@games
def test_each_round_brings_its_runner_one_success_or_one_failure(table: Table, picks: list[int]) -> None:
    before, rounds = 0, 0
    for _move in positions(table, picks):
        now = sum(table.successes) + sum(table.failures)
        assert now - before in (0, 1)
        rounds += now - before
        before = now
    assert rounds == table.view()["round"]


@rule("WD-10", "WD-13")
@TRIED_OFTEN
@games
def test_who_comes_through_has_hit_points_left_or_met_different_monsters(table: Table, picks: list[int]) -> None:
    for _move in positions(table, picks):
        if table.outcome == "success":
            assert table.hp > 0
        elif table.outcome == "failure":
            assert table.hp <= 0
        elif table.outcome == "different":
            assert table.hp <= 0
            assert table.hero == "mage"


@rule("WD-28")
@TRIED_OFTEN
@games
def test_a_replay_gives_the_same_bytes(table: Table, picks: list[int]) -> None:
    for _move in positions(table, picks):
        pass
    text = table.match.record().to_json()
    again = uc.replay(text)
    assert again.record().to_json() == text
    assert bytes(again.table.buffer) == bytes(table.match.table.buffer)
    assert [step.events for step in again.log(0)] == [step.events for step in table.match.log(0)]


@rule("WD-28", "WD-17")
@TRIED_OFTEN
@games
def test_once_a_round_is_over_everybody_reads_the_same_log(table: Table, picks: list[int]) -> None:
    for move in positions(table, picks):
        if table.phase in ("choose", "over") and not move.startswith("first"):
            assert table.match.opened == table.match.played
            logs = [table.match.log(seat) for seat in range(table.match.seats)]
            assert all(log == logs[0] for log in logs)
            assert tuple(step.move.id for step in logs[0]) == table.match.record().moves

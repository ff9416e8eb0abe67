"""Exact answers, in the tiny game: how many coins does a turn bring, if it is played well?"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from tests.engine.coin import HEADS, begin
from tests.engine.tiny_game.moves import LAY, coins_in, verb_of
from tests.engine.tiny_game.table import COINS, DONE, TABLE
from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec
from undercroft.kernels.exact import NO_LIMIT, UNDECIDED, Answer, Question, question_kernel, solve
from undercroft.kernels.kernel import One
from undercroft.kernels.plain import PlainMemory

PLENTY = 1000


@rule
def coins_won(box: Rec, table: Rec, given: Rec) -> float:
    """What the turn brings: it ends when another seat is to move, or the game does."""
    if table.seat == given.seat and table.phase != DONE:
        return UNDECIDED
    return float(table.bank[given.seat] - given.bank[given.seat])


@rule
def coin_by_coin(box: Rec, table: Rec, given: Rec, moves: Any, n: int) -> int:
    """Who tosses one coin after the other can always stop in between: that is never worse."""
    kept = 0
    for index in range(n):
        lays_more = verb_of(moves[index]) == LAY and (table.laid > 0 or coins_in(moves[index]) > 0)
        if not lays_more:
            moves[kept] = moves[index]
            kept += 1
    return kept


@rule
def forget_the_other(box: Rec, table: Rec, given: Rec) -> None:
    """What the other seat has banked does not matter in this turn."""
    table.bank[1 - given.seat] = 0


@rule
def no_more_than_that(box: Rec, table: Rec, given: Rec) -> float:
    """With an empty pot no turn is worth more than the 0.72 coins that laying one, the move listed first, is worth."""
    return 0.72 if table.pot == 0 else NO_LIMIT


@rule
def never(box: Rec, table: Rec, given: Rec) -> float:
    """A question that nothing decides."""
    return UNDECIDED


GIVEN = One(TABLE)
TURN = Question("turn", GIVEN, coins_won)
THINNED = Question("turn_thinned", GIVEN, coins_won, thin=coin_by_coin)
LIMITED = Question("turn_limited", GIVEN, coins_won, most=no_more_than_that)
MERGED = Question("turn_merged", GIVEN, coins_won, merge=forget_the_other)
NEVER = Question("never", GIVEN, never)
QUESTIONS = (TURN, THINNED, LIMITED, MERGED, NEVER)
KERNELS = {kernel.name: kernel for kernel in (question_kernel(HEADS, question) for question in QUESTIONS)}


def ask(question: Question, *moves: str, budget: int = PLENTY, **options: object) -> Answer | None:
    table = begin(*moves, **options).table
    return answer_for(question, table, table, budget)


def answer_for(question: Question, table: Rec, start: Rec, budget: int = PLENTY) -> Answer | None:
    """The answer for a table, in a turn that began at `start`."""
    memory = PlainMemory(HEADS)
    memory.kernels = KERNELS
    box, given = memory.record(HEADS.box_type, HEADS.box.rec), memory.record(TABLE, start)
    return solve(memory, question, box, table, given, budget)


# The same, from the rules of the game and not from its code


def chance_of_heads() -> Fraction:
    tails, heads = (int(weight) for weight in HEADS.box.rec.coin)
    return Fraction(heads, tails + heads)


@cache
def by_hand(pot: int, laid: int, goal: int) -> Fraction:
    """Before a coin is laid, or with some laid: lay, toss all or bank. `goal` is what is missing."""
    ways = [tossed(pot, laid, goal)] if laid else [Fraction(pot)] * (pot > 0)
    ways += [by_hand(pot, laid + more, goal) for more in range(1, COINS - laid + 1)]
    return max(ways)


@cache
def tossed(pot: int, coins: int, goal: int) -> Fraction:
    if coins == 0:
        return Fraction(pot) if pot >= goal else by_hand(pot, 0, goal)
    return chance_of_heads() * tossed(pot + 1, coins - 1, goal)


@pytest.mark.parametrize(("length", "goal"), [("short", 4), ("long", 8)])
def test_the_value_of_a_turn_is_the_one_worked_out_by_hand(length: str, goal: int) -> None:
    answer = ask(TURN, length=length)
    assert answer is not None
    assert answer.value == pytest.approx(float(by_hand(0, 0, goal)), abs=1e-12)


def test_the_question_can_be_asked_in_the_middle_of_a_turn_and_on_lucks() -> None:
    laid, rolling = ask(TURN, "lay 2"), ask(TURN, "lay 2", "toss")
    assert laid is not None
    assert rolling is not None
    assert laid.value == pytest.approx(float(by_hand(0, 2, 4)))
    assert rolling.value == pytest.approx(float(tossed(0, 2, 4)))


def test_a_position_that_can_be_reached_in_two_ways_is_met_once() -> None:
    # pots of 0 to 3 coins; 0 to 3 coins laid to choose with, 1 to 3 in the air
    seen: set[tuple[str, int, int]] = set()

    def choosing(pot: int, laid: int) -> None:
        if ("choose", pot, laid) not in seen:
            seen.add(("choose", pot, laid))
            if laid:
                tossing(pot, laid)
            for more in range(laid + 1, COINS + 1):
                choosing(pot, more)

    def tossing(pot: int, coins: int) -> None:
        if coins == 0:
            if pot < 4:
                choosing(pot, 0)
        elif ("toss", pot, coins) not in seen:
            seen.add(("toss", pot, coins))
            tossing(pot + 1, coins - 1)

    choosing(0, 0)
    answer = ask(TURN)
    assert answer is not None
    assert answer.states == len(seen)


def test_a_decided_table_is_its_own_answer() -> None:
    match = begin("lay 1", "toss", "coin tails")
    start = match.table.copy()
    start.seat = 0
    assert answer_for(TURN, match.table, start) == Answer(0.0, 0)


def test_without_room_for_all_positions_there_is_no_answer() -> None:
    answer = ask(TURN)
    assert answer is not None
    assert ask(TURN, budget=answer.states) == answer
    assert ask(TURN, budget=answer.states - 1) is None
    assert ask(TURN, budget=1) is None


def test_moves_that_cannot_be_better_may_be_left_out() -> None:
    whole, thinned = ask(TURN), ask(THINNED)
    assert whole is not None
    assert thinned is not None
    assert thinned.value == whole.value
    assert thinned.states < whole.states


def test_a_move_worth_the_most_there_is_ends_the_looking() -> None:
    whole, limited = ask(TURN), ask(LIMITED)
    assert whole is not None
    assert limited is not None
    assert limited.value == whole.value == pytest.approx(0.72)
    assert limited.states < whole.states


def test_positions_that_are_worth_the_same_can_be_made_one() -> None:
    lost = ("lay 1", "toss", "coin tails") * 2
    poor, rich = (begin(*lost).table for _ in range(2))
    rich.bank[1] = 3
    answers = [answer_for(MERGED, table, table) for table in (poor, rich)]
    assert answers[0] == answers[1] == ask(TURN)


def test_the_table_asked_about_is_left_alone() -> None:
    match = begin("lay 2")
    before = bytes(match.table.buffer)
    answer_for(TURN, match.table, match.table)
    assert bytes(match.table.buffer) == before


def test_a_question_that_leads_back_to_where_it_was_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="'never' about heads: a line of play leads back"):
        ask(NEVER)


def test_a_question_that_is_open_at_the_end_of_the_game_is_a_mistake() -> None:
    table = begin().table
    table.phase = DONE
    with pytest.raises(ValueError, match="'never' about heads: nobody can move"):
        answer_for(NEVER, table, table)

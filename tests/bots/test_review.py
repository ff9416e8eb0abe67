"""Looking back: which decisions are looked at, what they are held to have cost, and that time is kept."""

from __future__ import annotations

from math import inf

import pytest

import undercroft as uc
from tests.thinkers import Watch, go_by_play_outs
from undercroft.bots import review as reviewing
from undercroft.bots.advice import advisor
from undercroft.bots.minds import is_sure
from undercroft.bots.review import Judged, Review, spread
from undercroft.engine.match import Match
from undercroft.engine.thinking import Thinking, Thought


def played_by(bot: str, id: str = "dungeon_roll", seed: int = 3, seats: int = 1) -> Match:
    """A whole match."""
    match = uc.load(id).start(seed=seed, seats=seats)
    while not match.is_over:
        if match.turn == uc.CHANCE:
            match.roll()
        else:
            match.play(match.choose(bot))
    return match


def never() -> bool:
    return False


class Judge:
    """Holds every move for as good as its place in the list says: the first is the best."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []
        self.watch = Watch()
        self.most = 0.0  # seconds that a thought takes, if it may

    def thoughts(self, match: Match, thinking: Thinking) -> list[Thought]:
        self.asked.append((match.played, match.turn))
        self.watch.now += min(self.most, thinking.seconds or inf)
        moves = match.moves()
        return [
            Thought(move.id, 9, 1 - at / len(moves), 0.001, 1 - at / len(moves), "win") for at, move in enumerate(moves)
        ]


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Judge:
    """Thoughts that cost no time, or as much as they are told to."""
    made = Judge()
    monkeypatch.setattr(reviewing, "time", made.watch)
    monkeypatch.setattr(reviewing, "thoughts", made.thoughts)
    return made


def decisions(match: Match, seats: tuple[int, ...]) -> list[int]:
    """The moves that these seats had to choose, but for those that go without saying."""
    thinking, found = advisor(match.game), []
    for number, move in enumerate(match.record().moves):
        before = match.at(number)
        if before.turn in seats and len(before.moves()) > 1:
            plain = is_sure(before, thinking) and before.choose(thinking.guide).id == move
            found += [] if plain else [number]
    return found


def test_every_choice_of_these_seats_is_looked_at_and_no_other(judge: Judge) -> None:
    match = played_by("random", seats=2)
    review = Review(match, [1])
    review.run(never)
    assert [each.number for each in review.judged] == decisions(match, (1,))
    assert {seat for _number, seat in judge.asked} == {1}
    assert (review.total, review.is_finished) == (len(review.judged), True)


@pytest.mark.usefixtures("judge")
def test_the_dearest_three_are_told_with_what_was_played_and_what_was_best() -> None:
    match = played_by("random")
    review = Review(match, [0])
    review.run(never)
    dearest = sorted((each.loss for each in review.judged), reverse=True)[:3]
    assert [each.loss for each in review.costly] == pytest.approx(dearest)
    for each in review.costly:
        before = match.at(each.number)
        assert each.played.move.id == match.record().moves[each.number]
        assert each.best.move == before.moves()[0]
        assert each.best.said == before.say(each.best.move, 0)


@pytest.mark.parametrize(
    ("of", "best", "played", "is_told"),
    [
        ("win", (0.62, None), (0.61, None), True),
        ("win", (0.62, None), (0.615, None), False),
        ("points", (2.6, 0.0), (2.45, 0.0), True),
        ("points", (2.6, 0.0), (2.55, 0.0), False),
        ("points", (2.6, 0.12), (2.6, 0.10), True),
    ],
)
@pytest.mark.usefixtures("judge")
def test_a_loss_that_nobody_would_see_is_not_told(
    monkeypatch: pytest.MonkeyPatch,
    of: str,
    best: tuple[float, float | None],
    played: tuple[float, float | None],
    is_told: bool,
) -> None:
    def two_values(match: Match, _thinking: Thinking) -> list[Thought]:
        made, others = match.record().moves, match.moves()
        last = game.record().moves[len(made)]
        first = next(move.id for move in others if move.id != last)
        return [
            Thought(move, 9, worth, 0.0, shown, of, wins=wins)
            for move, worth, (shown, wins) in ((first, 0.9, best), (last, 0.5, played))
        ]

    game = played_by("random")
    monkeypatch.setattr(reviewing, "thoughts", two_values)
    review = Review(game, [0])
    review.run(never)
    assert bool(review.costly) is is_told
    assert {(each.best.value, each.best.wins) for each in review.judged} == {best}


def test_what_may_be_chance_is_not_held_against_anybody(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    def doubtful(match: Match, thinking: Thinking) -> list[Thought]:
        return [Thought(each.move, 9, each.worth, 0.9, each.shown, "win") for each in judge.thoughts(match, thinking)]

    monkeypatch.setattr(reviewing, "thoughts", doubtful)
    review = Review(played_by("random"), [0])
    review.run(never)
    assert review.judged
    assert review.costly == []


def test_it_stops_when_it_is_told_to_and_when_time_is_over(judge: Judge) -> None:
    match = played_by("random")
    stopped, late = Review(match, [0]), Review(match, [0], seconds=0.0)
    stopped.run(lambda: len(stopped.judged) >= 3)
    assert len(stopped.judged) == 3
    judge.watch.step = 1
    late.run(never)
    assert late.judged == []
    assert late.is_finished


def test_what_is_looked_at_first_lies_all_over_the_match() -> None:
    first, *others = spread(list(range(100, 120)))
    assert first == [100, 108, 116]
    assert sorted([*first, *(number for some in others for number in some)]) == list(range(100, 120))


def test_time_is_shared_out_among_the_decisions(judge: Judge) -> None:
    judge.most = inf
    review = Review(played_by("random"), [0], seconds=20.0)
    review.run(never)
    assert len(review.judged) == review.total
    assert len(judge.asked) > review.total, "and some are left for a second look"
    assert judge.watch.now == pytest.approx(20.0)


def test_where_thoughts_take_longer_than_they_may_time_is_kept_but_for_one(
    judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(match: Match, thinking: Thinking) -> list[Thought]:
        judge.watch.now += 3
        return judge.thoughts(match, thinking)

    monkeypatch.setattr(reviewing, "thoughts", slow)
    review = Review(played_by("random"), [0], seconds=20.0)
    review.run(never)
    assert len(review.judged) == 5 < review.total, "14 seconds are for the first look"
    assert judge.watch.now == 21


def test_a_real_review_tells_values(monkeypatch: pytest.MonkeyPatch) -> None:
    go_by_play_outs(monkeypatch)
    review = Review(played_by("greedy"), [0])
    review.run(never)
    assert len(review.judged) == review.total > 0
    assert all(
        isinstance(each, Judged) and each.of == "points" and each.best.value is not None for each in review.judged
    )


def test_where_nobody_thinks_there_is_nothing_to_review() -> None:
    review = Review(played_by("careful", "heads", seats=2), [0, 1])
    review.run(never)
    assert (review.total, review.judged, review.costly) == (0, [], [])

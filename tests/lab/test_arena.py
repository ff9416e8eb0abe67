"""The arena: who plays whom, that a run can be taken up again, and what is made of the results."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft as uc
from undercroft.lab.arena import Outcome, Results, fight, hold, plan, points_between
from undercroft.lab.ratings import ratings

WELCOME, ROLL = uc.load("welcome"), uc.load("dungeon_roll")


def test_every_pair_plays_on_the_same_luck_and_changes_places() -> None:
    bouts = plan(WELCOME, ["greedy", "random", "easy"], 4, 2, 10, WELCOME.read_options({}))
    assert len(bouts) == 3 * 4
    own = [(bout.seats, bout.seed) for bout in bouts if set(bout.seats) == {"greedy", "random"}]
    assert own == [
        (("greedy", "random"), 10),
        (("random", "greedy"), 10),
        (("greedy", "random"), 11),
        (("random", "greedy"), 11),
    ]


def test_who_plays_alone_or_together_plays_for_itself() -> None:
    assert {bout.seats for bout in plan(ROLL, ["greedy", "random"], 2, 1, 0, ROLL.read_options({}))} == {
        ("greedy",),
        ("random",),
    }
    deck = uc.load("one_deck")
    assert plan(deck, ["greedy"], 1, 2, 0, deck.read_options({}))[0].seats == ("greedy", "greedy")


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        (["gredy", "random"], "bot 'gredy': there is no such bot; did you mean 'greedy'?"),
        (["greedy", "greedy"], "one of them is named twice"),
        (["greedy"], "name at least two bots"),
        (["search:none", "greedy"], "bot 'search:none': say how many play-outs or seconds"),
    ],
)
def test_bots_that_cannot_play_are_refused(bots: list[str], said: str) -> None:
    with pytest.raises(uc.BadOption, match=said.replace("?", r"\?")):
        plan(WELCOME, bots, 1, 2, 0, WELCOME.read_options({}))


def test_a_run_that_was_stopped_is_taken_up_again(tmp_path: Path) -> None:
    file, options = tmp_path / "out.jsonl", WELCOME.read_options({})
    bouts = plan(WELCOME, ["greedy", "random"], 6, 2, 0, options)

    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    hold(bouts, Results(WELCOME, 2, options, file), 1, stop)
    assert len(file.read_text().splitlines()) == 1 + 3
    with file.open("a") as out:
        out.write('{"bots": ["gre')  # the line that was being written when the power went
    again, counted = Results(WELCOME, 2, options, file), list[int]()
    assert len(again.outcomes) == 3
    hold(bouts, again, 1, counted.append)
    assert counted == [4, 5, 6]
    assert Results(WELCOME, 2, options, file).outcomes == again.outcomes
    assert [again.outcomes[bout.seats, bout.seed] for bout in bouts] == [fight(bout) for bout in bouts]


def test_results_of_another_game_or_of_nothing_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    Results(WELCOME, 2, WELCOME.read_options({}), file).add(Outcome(("greedy", "random"), 1, (2, 0), (0,), 40))
    with pytest.raises(uc.BadRecord, match="another game, box or options"):
        Results(ROLL, 2, ROLL.read_options({}), file)
    file.write_text("once upon a time")
    with pytest.raises(uc.BadRecord, match="not the results of an arena"):
        Results(ROLL, 2, ROLL.read_options({}), file)


def test_points_are_counted_where_they_met_and_on_the_same_luck() -> None:
    met = [
        Outcome(("a", "b"), 1, (2, 0), (0,), 9),
        Outcome(("b", "a"), 1, (2, 0), (0,), 9),
        Outcome(("a", "b"), 2, (1, 1), (0, 1), 9),
        Outcome(("a", "b"), 3, (0, 0), (), 9),
    ]
    assert points_between(met, "a", "b") == [1, 0, 0.5, 0.5]
    alone = [
        Outcome((bot,), seed, (score,), (), 9)
        for bot, seed, score in (("a", 1, 9), ("b", 1, 4), ("a", 2, 3), ("b", 2, 3), ("a", 3, 7))
    ]
    assert points_between(alone, "a", "b") == [1, 0.5]
    assert points_between(alone, "b", "a") == [0, 0.5]


def test_ten_to_one_is_400_points() -> None:
    found = ratings(["weak", "strong"], {("strong", "weak"): 10_000, ("weak", "strong"): 1_000})
    assert found["weak"] == 0
    assert found["strong"] == pytest.approx(400, abs=1)


def test_who_never_lost_is_not_infinitely_strong_and_ratings_add_up() -> None:
    won = {("b", "a"): 30.0, ("a", "b"): 10.0, ("c", "b"): 30.0, ("b", "c"): 10.0, ("c", "a"): 40.0}
    found = ratings(["a", "b", "c"], won)
    assert 0 == found["a"] < found["b"] < found["c"] < 1000

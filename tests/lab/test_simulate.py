"""The numbers of a simulation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import undercroft as uc
from undercroft.engine.results import measure, rate
from undercroft.lab.simulate import Report, simulate


def small(progress: Callable[[int], None] = lambda _done: None) -> Report:
    """A small simulation."""
    return simulate(uc.load("one_card"), 200, seed=2, bot="random", cores=2, options={}, progress=progress)


def test_a_report_tells_what_the_games_were():
    game = uc.load("welcome")
    report = simulate(game, 50, seed=3, bot="random", cores=1, seats=3, options={})
    played = game.play_out(50, seed=3, seats=3, cores=1)
    scores, lengths = played.scores.tolist(), played.lengths.tolist()
    assert report.scores == tuple(measure(column) for column in zip(*scores, strict=True))
    assert report.lengths == measure(lengths)
    wins = [sum(row[seat] >= game.win for row in scores) for seat in range(3)]
    assert report.seat_wins == tuple(rate(won, 50) for won in wins)
    assert report.wins == report.seat_wins[0]
    assert report.distribution == Counter(row[0] for row in scores)
    assert list(report.distribution) == sorted(report.distribution)
    assert report.unfinished == 0
    assert report.moves_per_second == pytest.approx(sum(lengths) / report.seconds)


def test_progress_counts_up_to_all_games():
    done: list[int] = []
    small(done.append)
    assert done == sorted(done)
    assert done[-1] == 200


def test_stopped_it_reports_on_what_is_done():
    def stop(done: int) -> None:
        if done >= 50:
            raise KeyboardInterrupt

    report = small(stop)
    assert 50 <= report.games < 200
    assert report.asked == 200
    assert sum(report.distribution.values()) == report.games

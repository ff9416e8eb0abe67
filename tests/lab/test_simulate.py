"""The numbers of a simulation."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import undercroft as uc
from undercroft.lab.simulate import Report, measure, rate, simulate


def small(progress: Callable[[int], None] = lambda _done: None) -> Report:
    """A small simulation."""
    return simulate(uc.load("one_card"), 200, seed=2, bot="random", cores=2, options={}, progress=progress)


def test_the_interval_of_a_mean_is_normal():
    found = measure(np.array([1, 2, 3, 4]))
    assert (found.mean, found.least, found.most) == (2.5, 1, 4)
    assert found.spread == pytest.approx(1.29099, abs=1e-5)
    assert found.high - found.mean == pytest.approx(1.95996 * 1.29099 / 2, abs=1e-4)


@pytest.mark.parametrize(
    ("hits", "n", "low", "high"),  # as published for Wilson's interval
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_the_interval_of_a_rate_is_wilsons(hits: int, n: int, low: float, high: float):
    found = rate(hits, n)
    assert found.rate == hits / n
    assert (found.low, found.high) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_one_game_has_no_spread():
    assert measure(np.array([3])).spread == 0


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

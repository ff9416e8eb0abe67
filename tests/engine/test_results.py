"""What is said of many games: means, intervals and counts without NumPy, and buffers that NumPy can look into."""

from __future__ import annotations

from array import array
from collections import Counter

import numpy as np
import pytest

from tests.engine.coin import HEADS
from undercroft.engine.results import measure, rate

N = 40


def test_the_interval_of_a_mean_is_normal() -> None:
    found = measure([1, 2, 3, 4])
    assert (found.mean, found.least, found.most) == (2.5, 1, 4)
    assert found.spread == pytest.approx(1.29099, abs=1e-5)
    assert found.high - found.mean == pytest.approx(1.95996 * 1.29099 / 2, abs=1e-4)


@pytest.mark.parametrize(
    ("hits", "n", "low", "high"),  # as published for Wilson's interval
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_the_interval_of_a_rate_is_wilsons(hits: int, n: int, low: float, high: float) -> None:
    found = rate(hits, n)
    assert found.rate == hits / n
    assert (found.low, found.high) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_one_game_has_no_spread() -> None:
    assert measure([3]).spread == 0


def test_numbers_can_be_counted_before_they_are_measured() -> None:
    assert measure(Counter({1: 2, 4: 1})) == measure([1, 4, 1]) == measure(memoryview(array("q", [1, 1, 4])))


def test_of_nothing_nothing_can_be_said() -> None:
    nothing = HEADS.play_out(0)
    assert nothing.counts() == Counter()
    for ask in (nothing.score, nothing.length, lambda: measure([])):
        with pytest.raises(ValueError, match="of no games at all nothing can be said"):
            ask()


def test_play_outs_tell_scores_lengths_and_shares() -> None:
    played = HEADS.play_out(N, seed=1, seats=3)
    for seat, column in enumerate(zip(*played.scores.tolist(), strict=True)):
        assert played.counts(seat) == Counter(column)
        assert played.score(seat) == measure(column)
        assert played.share(4, seat) == rate(sum(score >= 4 for score in column), N)
    assert played.counts(-1) == played.counts(2)
    assert played.length() == measure(played.lengths)
    with pytest.raises(IndexError):
        played.counts(3)


def test_buffers_can_be_looked_into_without_a_copy() -> None:
    played = HEADS.play_out(N, seed=1, seats=3)
    scores, lengths, finished = (np.asarray(each) for each in (played.scores, played.lengths, played.finished))
    assert (scores.shape, scores.dtype, finished.dtype) == ((N, 3), np.int64, np.bool_)
    lengths[0] = 77
    scores[5, 2] = -3
    assert (played.lengths[0], played.scores[5, 2]) == (77, -3)

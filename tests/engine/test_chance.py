"""Luck: known answers of the generator, even chances, and addresses that do not touch each other."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.engine.chance import BOT_STREAM, MAX_SEED, draw, philox, pick

ONES = -1  # all bits set, in whole numbers of any width

# From the known answers that come with Random123 (Salmon et al.), philox 4x32, 10 rounds. There a counter of four words
# and a key of two; here (count, stream, game low, game high) and (seed low, seed high).
KNOWN = [
    ((0, 0, 0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((ONES, ONES, ONES, ONES), (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (
        (0x299F31D0_A4093822, 0x03707344_13198A2E, 0x85A308D3, 0x243F6A88),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]

seeds, counts, sizes = st.integers(0, MAX_SEED), st.integers(0, 2**31), st.integers(1, 2**31)


@pytest.mark.parametrize(("address", "words"), KNOWN)
def test_the_generator_gives_the_published_answers(address: tuple[int, int, int, int], words: tuple[int, ...]) -> None:
    seed, game, stream, count = address
    assert tuple(int(word) for word in philox(seed, game, stream, count)) == words


@given(seeds, counts, st.integers(0, 255), counts, sizes)
def test_a_draw_is_within_its_bounds_and_repeats(seed: int, game: int, stream: int, count: int, n: int) -> None:
    drawn = draw(seed, game, stream, count, n)
    assert 0 <= drawn < n
    assert drawn == draw(seed, game, stream, count, n)


def chi_square(counts: np.ndarray) -> float:
    expected = counts.sum() / len(counts)
    return float(((counts - expected) ** 2 / expected).sum())


# The bound is passed by chance once in 10,000 draws of this kind; the seed is fixed, so it passes always or never.
@pytest.mark.parametrize(("n", "bound"), [(2, 15.1), (6, 25.7), (20, 50.8)])
@pytest.mark.parametrize("changing", ["game", "stream", "count"])
def test_draws_are_even_along_every_part_of_the_address(n: int, bound: float, changing: str) -> None:
    address = {"seed": 20_26, "game": 3, "stream": 1, "count": 5}
    drawn = [draw(**{**address, changing: value}, n=n) for value in range(3000)]
    assert 0.0 < chi_square(np.bincount(drawn, minlength=n)) < bound


def test_a_draw_of_a_third_of_the_range_is_not_skewed_by_the_rest() -> None:
    n = 3 * 2**29  # does not divide 2**32: a plain remainder or product would favour some numbers
    drawn = np.array([draw(11, 0, 0, count, n) for count in range(6000)])
    assert 0.0 < chi_square(np.bincount(drawn * 12 // n, minlength=12)) < 37.4


@pytest.mark.parametrize(
    "other", [(8, 0, 0), (7, 1, 0), (7, 0, 1), (7, 0, BOT_STREAM), (7 + 2**32, 0, 0), (7, 2**32, 0)]
)
def test_another_seed_game_or_stream_is_other_luck(other: tuple[int, int, int]) -> None:
    mine = [draw(7, 0, 0, count, 1000) for count in range(50)]
    theirs = [draw(*other, count, 1000) for count in range(50)]
    assert sum(a == b for a, b in zip(mine, theirs, strict=True)) < 5


@given(st.lists(st.integers(1, 9), min_size=1, max_size=12))
def test_a_pick_falls_on_each_weight_as_often_as_it_says(weights: list[int]) -> None:
    array = np.array(weights, np.int64)
    picked = [pick(array, len(weights), at) for at in range(sum(weights))]
    assert np.bincount(picked, minlength=len(weights)).tolist() == weights
    assert picked == sorted(picked)


def test_a_pick_looks_only_at_the_first_weights() -> None:
    assert [pick(np.array([1, 2, 50], np.int64), 2, at) for at in range(3)] == [0, 1, 1]

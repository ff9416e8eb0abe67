"""Handfuls of dice: each has a number of its own, and all numbers are used."""

from __future__ import annotations

from math import comb

import pytest

from undercroft.games.dungeon_roll.guide.exact.handfuls import handfuls, number_of


@pytest.mark.parametrize(("faces", "most"), [(1, 0), (1, 3), (3, 2), (6, 4), (7, 7)])
def test_every_handful_has_a_number_of_its_own(faces: int, most: int) -> None:
    found = handfuls(faces, most)
    assert len(found.counts) == comb(most + faces, faces)
    assert len(set(found.counts)) == len(found.counts)
    assert max(sum(counts) for counts in found.counts) == most
    assert [number_of(found, counts) for counts in found.counts] == list(range(len(found.counts)))

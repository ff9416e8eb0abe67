"""How strong players are, from who won against whom: ratings as in chess, 400 points for odds of ten to one."""

from __future__ import annotations

from collections.abc import Mapping
from math import log10

DOUBT = 0.5  # a draw that everybody is thought to have played with everybody: so that nobody is infinitely strong
ROUNDS = 2000


def ratings(names: list[str], won: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """The rating of each, the first at 0; `won[a, b]` is how many points a won against b.

    Strengths are those under which what happened is most likely (Bradley and Terry), found by Hunter's iteration.
    """
    points = {(one, other): won.get((one, other), 0.0) + DOUBT for one in names for other in names if one != other}
    strength = dict.fromkeys(names, 1.0)
    for _round in range(ROUNDS):
        strength = {name: _better(name, names, points, strength) for name in names}
    first = strength[names[0]]
    return {name: 400 * log10(strength[name] / first) for name in names}


def _better(
    name: str, names: list[str], points: Mapping[tuple[str, str], float], strength: Mapping[str, float]
) -> float:
    """A strength under which what a player has won is less of a surprise."""
    others = [other for other in names if other != name]
    if not others:
        return 1.0
    expected = sum((points[name, other] + points[other, name]) / (strength[name] + strength[other]) for other in others)
    return sum(points[name, other] for other in others) / expected

"""What lies ahead, from many play-outs: before a door, a peril's options, the guardian.

Each choice is played `games` times from a copy of the table by the bot `greedy` (see `guide.py`): the best assignment
of dice, skills paid with dice that are left over. Behind a closed door any card that nobody has seen may lie. The same
table gives the same answer.

    {"games": 4000,                     how often each choice was played
     "choices": [{
        "move": 123,                    the move: fight, enter a door, open one, an option, descend
        "what": "fight", "number": 1,   its verb; the door or option, counted from 1, or None
        "wounds": {"mean": 1.9, "shares": [0.31, …]},   a share of games for each number; the last is "or more"
        "time": {"mean": 3.2, "shares": […]},           None before the guardian
        "survive": 0.93, "low": 0.91, "high": 0.95,     nobody falls; against the guardian, he does: 95 % interval
        "rounds": None}]}               before the guardian: rounds of the games that were won, like "time"
"""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import TYPE_CHECKING, Any

from undercroft.engine.records import copy_of

from .. import GAME
from ..moves import DESCEND, ENTER, FIGHT, OPEN, TAKE_OPTION, VERBS, verb_of
from ..rules.legality import legal
from ..table import ACTION, DOOR, FLOORS, OPTION, STAIRS
from .encounters import BEAT, FATE, ROUNDS, SURVIVED, TIME, WOUNDS, play_encounters

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.engine.game import Box
    from undercroft.engine.records import Rec

GAMES = 4000
WIDTH = 1.96  # of a 95 % interval
MOST_SHARES = 16


def odds(box: Box, seen: Rec, seat: int, games: int = GAMES) -> dict[str, Any] | None:  # noqa: ARG001
    """What each choice that leads into an encounter would bring; None where there is none."""
    choices = [move for move in _legal(box, seen) if _leads_on(seen, move)]
    if not choices:
        return None
    return {"games": games, "choices": [_choice(box, seen, move, games) for move in choices]}


def _legal(box: Box, seen: Rec) -> list[int]:
    moves = [0] * len(GAME.verbs)
    count = legal(box.rec, copy_of(seen), moves) if seen.wait in (ACTION, DOOR, OPTION, STAIRS) else 0
    return moves[:count]


def _leads_on(seen: Rec, move: int) -> bool:
    verb = verb_of(move)
    if verb == DESCEND:
        return bool(seen.floor == FLOORS - 1 - seen.lesson)
    return verb in (FIGHT, OPEN, ENTER, TAKE_OPTION)


def _choice(box: Box, seen: Rec, move: int, games: int) -> dict[str, Any]:
    guardian = verb_of(move) == DESCEND
    played = play_encounters(box, seen, move, games, to_the_end=guardian)
    fates = (BEAT,) if guardian else (BEAT, SURVIVED)
    good = [row for row in played if row[FATE] in fates]
    low, high = interval(len(good), games)
    named = VERBS.move(move)
    return {
        "move": move,
        "what": named.verb,
        "number": int(named.args[0]) + 1 if named.args else None,
        "wounds": spread([row[WOUNDS] for row in played]),
        "time": None if guardian else spread([row[TIME] for row in played]),
        "survive": len(good) / games,
        "low": low,
        "high": high,
        "rounds": spread([row[ROUNDS] for row in good]) if guardian and good else None,
    }


def spread(counts: Sequence[int]) -> dict[str, Any]:
    """The mean of some counts, and the share of each."""
    found = Counter(min(count, MOST_SHARES - 1) for count in counts)
    shares = [found[count] / len(counts) for count in range(max(found) + 1)]
    return {"mean": sum(counts) / len(counts), "shares": shares}


def interval(good: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share, square = good / games, WIDTH**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = WIDTH * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)

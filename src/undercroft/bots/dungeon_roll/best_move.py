"""The best move on a level of Dungeon Roll, for who wants most experience of the delve and retires after the level.

All that can come of each move on the level is worked out (see `odds.py` of the game). Nothing after the level counts:
often many moves are equally good. Of those the greedy bot's is chosen, as it spends what costs least.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from undercroft.engine.records import copy_of, hand_array
from undercroft.games.dungeon_roll.guide import NOTES, choose_greedy
from undercroft.games.dungeon_roll.odds import answer
from undercroft.games.dungeon_roll.questions import TO_WIN
from undercroft.games.dungeon_roll.table import DONE, MONSTER, REGROUP

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.records import Rec

BUDGET = 250_000  # positions for all moves together: about half a second
ALIKE = 1e-9


class Best(NamedTuple):
    """The best move, what it is worth, and what each move is."""

    move: int
    value: float
    moves: list[tuple[int, float]]  # the best first


def best_move(game: Game, table: Rec, seat: int, budget: int = BUDGET) -> Best | None:
    """The best move for `seat`; None if it is not its turn, before and between delves, or if it is too large."""
    is_on_level = MONSTER <= table.phase <= REGROUP
    if not is_on_level or game.rules.turn(game.box.rec, table) != seat:
        return None
    out = np.zeros(len(game.verbs), np.int64)
    count = game.rules.legal(game.box.rec, table, hand_array(out))
    values: list[tuple[int, float]] = []
    for move in out[:count].tolist():
        found = _value_of(game, table, seat, move, budget)
        if found is None:
            return None
        value, states = found
        budget -= states
        values.append((move, value))
    values.sort(key=lambda pair: -pair[1])
    return _choose(game, table, seat, out[:count], values)


def _value_of(game: Game, table: Rec, seat: int, move: int, budget: int) -> tuple[float, int] | None:
    """The experience that a move promises, and how many positions that took."""
    after = copy_of(table)
    game.rules.apply(game.box.rec, after, move)
    won = float(after.experience[seat] - table.experience[seat])
    if after.phase == DONE or after.delve != table.delve or after.adventurer != seat:
        return won, 0
    if after.phase == REGROUP and table.phase != REGROUP:
        return won + float(after.level), 0
    if budget <= 0:
        return None
    found = answer(game.box, after, TO_WIN, budget)
    return None if found is None else (won + found.value, found.states)


def _choose(
    game: Game,
    table: Rec,
    seat: int,
    moves: np.ndarray[tuple[int], np.dtype[np.int64]],
    values: list[tuple[int, float]],
) -> Best:
    """Of the moves that are worth most the greedy bot's, if it is one of them."""
    notes = hand_array(np.zeros(NOTES, np.int64))
    greedy = choose_greedy(game.box.rec, copy_of(table), seat, hand_array(moves), len(moves), 0, 0, 0, notes)
    best = values[0][1]
    alike = [move for move, value in values if value >= best - ALIKE]
    return Best(int(greedy) if int(greedy) in alike else alike[0], best, values)

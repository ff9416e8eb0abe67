"""Games played by the two sensible players of `guide.py`, compiled like the play-outs of the random player."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

import undercroft as uc
from undercroft.engine.compiling import bind
from undercroft.engine.playouts import MOST_MOVES, _play_games
from undercroft.engine.records import hand, hand_all, hand_array
from undercroft.games.deck_box import guide, rules

BOTS = {"fighter": guide.choose_fighter, "shopper": guide.choose_shopper}


@cache
def player(bot: str) -> Any:
    """The play-out with this bot."""
    return bind(
        _play_games,
        f"play_deck_box_{bot}",
        TURN=rules.turn,
        LEGAL=rules.legal,
        ODDS=rules.odds,
        APPLY=rules.apply,
        SCORE=rules.score,
        CHOOSE=BOTS[bot],
    )


def bot_games(n: int, bot: str, seed: int = 1, seats: int = 1, **options: object) -> tuple[Any, Any, Any]:
    """Play `n` games; the scores, the lengths, and the tables at the end."""
    game = uc.load("deck_box")
    start = game.lay_out(seats, game.read_options(options))
    return bot_games_from(start, n, bot, seed, seats)


def bot_games_from(start: Any, n: int, bot: str, seed: int = 1, seats: int = 1) -> tuple[Any, Any, Any]:
    """The same from a table that somebody has arranged."""
    game = uc.load("deck_box")
    tables = game.table_type.blank(n)
    scores, lengths, finished = np.zeros((n, seats), np.int64), np.zeros(n, np.int64), np.zeros(n, np.bool_)
    moves, weights = np.zeros(len(game.verbs), np.int64), np.zeros(len(game.verbs), np.int64)
    drawn = np.zeros(len(game.streams), np.int64)
    arrays = [hand_array(array) for array in (scores, lengths, finished, moves, weights, drawn)]
    player(bot)(game.box.rec, hand(start), hand_all(tables), seed, 0, *arrays, MOST_MOVES)
    assert finished.all()
    return scores[:, 0], lengths, tables

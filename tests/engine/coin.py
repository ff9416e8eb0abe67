"""The game that the engine's tests play, and ways to get a match of it into a wanted position."""

from __future__ import annotations

from typing import TYPE_CHECKING

import undercroft as uc

from .tiny_game import GAME

if TYPE_CHECKING:
    from undercroft.engine.match import Match

HEADS = uc.register(GAME)


def begin(*moves: str, seed: int = 7, practice: bool = False, **options: object) -> Match:
    """A match without charms, unless asked for, in which these moves were played; "luck" lets luck play."""
    match = HEADS.start(seed=seed, practice=practice, **{"charms": False, **options})
    for move in moves:
        if move == "luck":
            match.roll()
        else:
            match.play(move)
    return match


def to_the_end(match: Match) -> Match:
    """The same match, played on by a player who takes the last move there is, and by luck."""
    while not match.is_over:
        if match.turn == uc.CHANCE:
            match.roll()
        else:
            match.play(match.moves()[-1])
    return match

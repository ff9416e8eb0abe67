"""Players who try games out. They know nothing of any game."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from undercroft.engine.chance import BOT_STREAM, draw
from undercroft.engine.game import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from undercroft.engine.game import Game
    from undercroft.engine.match import Match
    from undercroft.engine.options import Options
    from undercroft.engine.verbs import Move

    Player = Callable[[Match], Move]

FAR_TOO_LONG = 20_000  # moves


def any_options(game: Game, random: Random) -> Options:
    """Options that somebody might choose: half of the games by the book, else anything."""
    if random.random() < 0.5:
        return game.read_options({})
    return game.read_options({option.name: random.choice(option.words) for option in game.options})


class Curious:
    """A seeded player who likes best the verb that he has played least."""

    def __init__(self, seed: int) -> None:
        self.random, self.played = Random(seed), Counter[str]()  # noqa: S311  # a game, not a secret

    def __call__(self, match: Match) -> Move:
        """The move to play now."""
        moves = match.moves()
        rarest = min((self.played[move.verb], move.verb) for move in moves)[1]
        self.played[rarest] += 1
        return self.random.choice([move for move in moves if move.verb == rarest])


class Simple:
    """The play-outs' random player, at a match."""

    def __init__(self) -> None:
        self.count = -1

    def __call__(self, match: Match) -> Move:
        """The move to play now."""
        self.count += 1
        moves = match.moves()
        return moves[draw(match.bot_seed, 0, BOT_STREAM, self.count, len(moves))]


def play(match: Match, player: Player, most: int = FAR_TOO_LONG) -> Iterator[Match]:
    """Play to the end, or for `most` moves; the match is handed out before each move, and at the end."""
    for _ in range(most):
        yield match
        if match.is_over:
            return
        if match.turn == CHANCE:
            match.roll()
        else:
            match.play(player(match))
    yield match


def play_through(match: Match, player: Player) -> Match:
    """The same match, at its end."""
    for _position in play(match, player):
        pass
    return match

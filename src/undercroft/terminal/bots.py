"""Who plays by itself at the keyboard's table: which bots people are offered, and what they are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.bots import RANDOM, find_player
from undercroft.engine.errors import BadOption, did_you_mean
from undercroft.engine.thinking import Thinking

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.words import Words

USUAL = "normal"


def offered(game: Game) -> tuple[str, ...]:
    """The bots that people are offered: the game's levels, or else all but the random player."""
    return game.levels or tuple(name for name in game.bots if name != RANDOM)


def seat_bots(game: Game, names: list[str], seats: int) -> dict[int, str]:
    """The bots on the last seats, by seat."""
    for name in names:
        if not _is_known(game, name):
            raise BadOption(f"--bots {name!r}: there is no such bot; {did_you_mean(name, offered(game))}")
    if len(names) >= seats:
        raise BadOption(f"--bots: {len(names)} bots for {seats} seats; leave one for a person, or add --seats")
    return dict(enumerate(names, seats - len(names)))


def known_bots(game: Game, bots: dict[int, str], seats: int) -> dict[int, str]:
    """Those of a saved game's bots that there are."""
    known = {seat: bot for seat, bot in bots.items() if 0 <= seat < seats and _is_known(game, bot)}
    return known if len(known) < seats else {}


def _is_known(game: Game, name: str) -> bool:
    try:
        find_player(game.package, name)
    except BadOption:
        return False
    return True


def is_thinker(game: Game, name: str) -> bool:
    """Whether a bot takes its time before it moves."""
    return isinstance(find_player(game.package, name), Thinking)


def bot_name(words: Words, name: str) -> str:
    """What a bot is called."""
    return words.say(f"bot-{name}") if f"bot-{name}" in words else name

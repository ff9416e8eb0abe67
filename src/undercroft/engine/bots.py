"""Who can play by itself: the random player, those that a game brings in its `guide`, and those who think.

A bot is a `@rule` that gets the table as its seat sees it, never the table itself:

    choose(box, seen, seat, moves, n, seed, game, count, notes) -> one of the first `n` of `moves`

For dice of its own it draws from BOT_STREAM at (seed, game, count): the seed is one for bots, see `seed_for_bots`, and
`count` is how many moves players have made.
`notes` is an array of numbers to reckon in, as long as the guide's NOTES says, for all or for each bot; what is in it
at first means nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeVar

from .chance import BOT_STREAM, MAX_SEED, draw
from .compiling import rule
from .errors import BadOption, IllegalMove, did_you_mean
from .records import Rec
from .thinking import GREEDY, Thinking

if TYPE_CHECKING:
    from .game import Game
    from .match import Match
    from .verbs import Move

RANDOM, SEARCH = "random", "search"
Number = TypeVar("Number", int, float)


@rule
def choose_random(
    box: Rec,  # noqa: ARG001
    seen: Rec,  # noqa: ARG001
    seat: int,  # noqa: ARG001
    moves: Any,
    n: int,
    seed: int,
    game: int,
    count: int,
    notes: Any,  # noqa: ARG001
) -> int:
    """The random player: every legal move is as likely."""
    return moves[draw(seed, game, BOT_STREAM, count, n)]  # type: ignore[no-any-return]


def seed_for_bots(seed: int) -> int:
    """The seed that bots of a match draw from. Nobody can tell the match's own from it, and so foretell its luck."""
    return int.from_bytes(sha256(f"bots:{seed}".encode()).digest()[:8], "big") % (MAX_SEED + 1)


def bots_of(package: str) -> dict[str, Any]:
    """The bots that play a game by rules of thumb, by name: `@rule`s, as fast as the game."""
    guide = _guide(package)
    return {RANDOM: choose_random, **(guide.BOTS if guide else {})}


def levels_of(package: str) -> dict[str, str | Thinking]:
    """The levels of play that a game offers, from the weakest on: each is one of its bots, or a way of thinking."""
    return getattr(_guide(package), "LEVELS", {})


def notes_of(package: str, names: tuple[str, ...]) -> int:
    """How many numbers these bots of a game want to reckon in."""
    wanted: int | dict[str, int] = getattr(_guide(package), "NOTES", {})
    return wanted if isinstance(wanted, int) else max(1, *(wanted.get(name, 0) for name in names))


def heavy_of(package: str) -> tuple[str, ...]:
    """The bots of a game that reckon so much that a kernel chooses for them, in a match, too."""
    return getattr(_guide(package), "HEAVY", ())


def sure_of(package: str) -> Any:
    """A game's rule `sure(box, seen)`, if its guide has one: whether its bots' choice needs no second thought here."""
    return getattr(_guide(package), "sure", None)


def _guide(package: str) -> Any:
    return import_module(f"{package}.guide") if find_spec(f"{package}.guide") else None


def find_player(package: str, name: str) -> str | Thinking:
    """The bot or the way of thinking that a name stands for."""
    levels, bots = levels_of(package), bots_of(package)
    if name in levels:
        return levels[name]
    if name.partition(":")[0] == SEARCH:
        return _search(name, GREEDY if GREEDY in bots else RANDOM)
    if name not in bots:
        raise BadOption(f"bot {name!r}: there is no such bot; {did_you_mean(name, [*bots, *levels])}")
    return name


def _search(name: str, guide: str) -> Thinking:
    """A search of so many play-outs, as in "search:500", or of so many seconds, as in "search:0.5s"."""
    budget = name.partition(":")[2] or str(Thinking.play_outs)
    try:
        if budget.endswith("s"):
            return Thinking(play_outs=None, seconds=_positive(float(budget[:-1])), guide=guide)
        return Thinking(play_outs=_positive(int(budget)), guide=guide)
    except ValueError:
        raise BadOption(f"bot {name!r}: say how many play-outs or seconds, such as search:500 or search:0.5s") from None


def _positive(number: Number) -> Number:
    if not 0 < number < 1e9:
        raise ValueError
    return number


def read_bots(package: str, given: str, seats: int) -> tuple[str, ...]:
    """The bots that "greedy" or "greedy,random" stands for: one for all seats, or one for each."""
    names = [_fast(package, name.strip()) for name in given.split(",")]
    if len(names) not in (1, seats):
        raise BadOption(f"bot {given!r}: {len(names)} bots for {seats} seats; give one for all, or one for each")
    return tuple(names) if len(set(names)) > 1 else (names[0],)


def _fast(package: str, name: str) -> str:
    player = find_player(package, name)
    if isinstance(player, Thinking):
        raise BadOption(f"bot {name!r}: it thinks before each move; let it play in the arena, or take {GREEDY!r}")
    return player


@dataclass(frozen=True)
class Bot:
    """A player of one game, by name. Get one with `game.bot(name)`."""

    game: Game
    name: str

    def choose(self, match: Match, seat: int | None = None) -> Move:
        """What it plays for the seat to move, from what that seat may know."""
        if seat is not None and seat != match.turn:
            raise IllegalMove(f"{self.name}: it is not the turn of seat {seat}")
        return match.choose(self.name)

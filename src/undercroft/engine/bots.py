"""Who can play by itself: the random player, and those that a game brings in its `guide.py`.

A bot is a `@rule` that gets the table as its seat sees it, never the table itself:

    choose(box, seen, seat, moves, n, seed, game, count, notes) -> one of the first `n` of `moves`

For dice of its own it draws from BOT_STREAM at (seed, game, count): `count` is how many moves players have made.
`notes` is an array of numbers to reckon in, as long as the guide's NOTES says; what is in it at first means nothing.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from .chance import BOT_STREAM, draw
from .compiling import bind, rule
from .errors import BadOption, did_you_mean
from .records import Rec

RANDOM = "random"
SEATS = 4  # more players than this no game has


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


def bots_of(package: str) -> dict[str, Any]:
    """The bots that can play a game, by name."""
    guide = _guide(package)
    return {RANDOM: choose_random, **(guide.BOTS if guide else {})}


def notes_of(package: str, names: tuple[str, ...]) -> int:
    """How many numbers these bots of a game want to reckon in."""
    return 1 if names == (RANDOM,) else int(_guide(package).NOTES)


def _guide(package: str) -> Any:
    return import_module(f"{package}.guide") if find_spec(f"{package}.guide") else None


def read_bots(package: str, given: str, seats: int) -> tuple[str, ...]:
    """The bots that "normal" or "normal,random" stands for: one for all seats, or one for each."""
    known, names = bots_of(package), [name.strip() for name in given.split(",")]
    for name in names:
        if name not in known:
            raise BadOption(f"bot {name!r}: there is no such bot; {did_you_mean(name, known)}")
    if len(names) not in (1, seats):
        raise BadOption(f"bot {given!r}: {len(names)} bots for {seats} seats; give one for all, or one for each")
    return tuple(names) if len(set(names)) > 1 else (names[0],)


# Stand for the bots of the seats in the template below; see `bind`.
FIRST = SECOND = THIRD = FOURTH = cast("Any", None)


def _choose_by_seat(box, seen, seat, moves, n, seed, game, count, notes):  # type: ignore[no-untyped-def]
    """Let the seat's own bot choose. A template, bound to the bots of a table."""
    if seat == 0:
        return FIRST(box, seen, seat, moves, n, seed, game, count, notes)
    if seat == 1:
        return SECOND(box, seen, seat, moves, n, seed, game, count, notes)
    if seat == 2:
        return THIRD(box, seen, seat, moves, n, seed, game, count, notes)
    return FOURTH(box, seen, seat, moves, n, seed, game, count, notes)


@cache
def chooser(package: str, names: tuple[str, ...]) -> Any:
    """The bots of a table as one."""
    known = bots_of(package)
    if len(names) == 1:
        return known[names[0]]
    first, second, third, fourth = (known[names[min(seat, len(names) - 1)]] for seat in range(SEATS))
    bound = f"choose_{package.replace('.', '_')}_{'_'.join(names)}"
    return bind(_choose_by_seat, bound, FIRST=first, SECOND=second, THIRD=third, FOURTH=fourth)

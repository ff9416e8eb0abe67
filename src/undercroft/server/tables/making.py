"""New tables: from a request, from a position of another table, from a record."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import undercroft as uc
from undercroft.engine.errors import BadOption

from ..problems import Refused
from ..store.schema import BOT, MOVE, SIT, START, Change, Header
from ..wire.tables import MAX_SEED, VERSION
from .dealer import News, now, number
from .proof import new_nonce

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.engine.game import Game
    from undercroft.engine.options import Options

    from ..wire.tables import CreateTable
    from .table import Table

Made = tuple[Header, list[Change]]
FIRST = 1  # the holder of whoever makes a table: the number of the change by which they sit down


def find_game(id: str) -> Game:
    """The game of this id."""
    if id not in uc.games():
        raise Refused("no_game")
    return uc.load(id)


def check_request(game: Game, wanted: CreateTable) -> Options:
    """The options of a new table; whatever does not fit the game is refused."""
    least, most = game.seats
    if not least <= wanted.seats <= most:
        kind = "range" if least < most else "one" if most == 1 else "exact"
        raise Refused("bad_seats", kind=kind, least=least, most=most)
    if len(wanted.bots) >= wanted.seats:
        raise Refused("too_many_bots")
    if not set(wanted.bots) <= set(game.bots):
        raise Refused("no_bot", bots=", ".join(game.bots))
    if wanted.undo == "practice" and wanted.seats - len(wanted.bots) > 1 and not wanted.hot_seat:
        raise Refused("practice_alone")
    if wanted.seed is not None and game.secrets and wanted.seats - len(wanted.bots) > 1:
        raise Refused("seed_secrets")
    if wanted.companion and wanted.undo != "practice":
        raise Refused("companion_practice")
    if wanted.companion and game.secrets:
        raise Refused("companion_secrets")
    known = {option.name: option for option in game.options}
    for name, value in wanted.options.items():
        if name not in known:
            raise Refused("no_option", option=name)
        try:
            known[name].read(value)
        except BadOption:
            raise Refused("bad_option", option=name, values=", ".join(known[name].words)) from None
    return game.read_options(wanted.options)


def from_request(game: Game, wanted: CreateTable, options: Options) -> Callable[[str], Made]:
    """A new table. Whoever plays alone or with bots, or has everybody at one screen, need not press start."""
    people = wanted.seats - len(wanted.bots)
    hot_seat = wanted.hot_seat and people > 1
    news = [News(SIT, seat, FIRST, wanted.nickname) for seat in range(people if hot_seat else 1)]
    news += [News(SIT, seat, BOT, bot) for seat, bot in enumerate(wanted.bots, people)]
    if hot_seat or people == 1:
        news.append(News(START, 0, FIRST))

    def make(code: str) -> Made:
        header = Header(
            code=code,
            **_rules(game),
            seats=wanted.seats,
            options=dict(options),
            seed=new_seed() if wanted.seed is None else wanted.seed,
            nonce=new_nonce(),
            seed_chosen=wanted.seed is not None,
            odds=wanted.odds,
            undo=wanted.undo,
            analysis=False,
            hot_seat=hot_seat,
            given=VERSION if wanted.companion else 0,  # no luck of ours: there is nothing to prove
            created=now(),
            stand_in=wanted.stand_in,
            companion=wanted.companion,
        )
        return header, number(news, 0)

    return make


def from_position(table: Table, at: int, same_luck: bool, nickname: str) -> Callable[[str], Made]:
    """A table to try things at: the first moves of another, all seats for one person, everything can be taken back."""
    of, moves = table.header, table.match.record().moves[:at]
    news = [News(SIT, seat, FIRST, nickname) for seat in range(of.seats)]
    news.append(News(START, 0, FIRST))
    news += [News(MOVE, move, mover) for move, mover in zip(moves, table.movers, strict=False)]

    def make(code: str) -> Made:
        header = Header(
            code=code,
            **_rules(table.game),
            seats=of.seats,
            options=of.options,
            seed=of.seed if same_luck else new_seed(),
            nonce=new_nonce(),
            seed_chosen=same_luck,
            odds=of.odds,
            undo="practice",
            analysis=True,
            hot_seat=of.seats > 1,
            given=0 if same_luck and not of.companion else at,
            created=now(),
        )
        return header, number(news, 0)

    return make


def _rules(game: Game) -> dict[str, Any]:
    return {"game": game.id, "rules": game.version, "box": game.box.fingerprint}


def new_seed() -> int:
    """A seed from the operating system."""
    return secrets.randbelow(MAX_SEED + 1)

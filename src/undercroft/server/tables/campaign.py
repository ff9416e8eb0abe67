"""Campaigns: each match that counts adds a result to the sheets of its heroes, stored with its last move.

Sheets are kept by nickname and hero. They are worked out from results and the ticks given for them; ticks that nobody
has given yet wait, for ever if need be.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any, cast

import sqlalchemy as sa

import undercroft as uc
from undercroft.engine.errors import BadSheet

from ..problems import Refused
from ..store.schema import Enrolled, campaign_heroes, campaign_results, campaign_ticks
from ..store.store import Conflict
from .honours import folded

if TYPE_CHECKING:
    from undercroft.engine.campaigns import Campaign, Played, Tick
    from undercroft.engine.game import Game
    from undercroft.engine.match import Match
    from undercroft.engine.options import Options

    from ..store.store import Rows, Store
    from ..wire.tables import CreateTable
    from .table import Table

Key = tuple[str, int]  # a table's code and a hero's place there
History = dict[Key, tuple[Enrolled, dict[str, Any], "list[Tick] | None"]]  # results and ticks, in their order


# When a table is made


async def join(store: Store, game: Game, wanted: CreateTable, options: Options) -> tuple[Options, list[Enrolled]]:
    """The options of a new table with what its heroes bring, and the heroes; none if it is not part of a campaign."""
    if wanted.campaign is None:
        return options, []
    if wanted.undo == "practice":
        raise Refused("campaign_practice")
    if game.campaign is None or not game.campaign.counts(options):
        raise Refused("campaign_not_here")
    chosen: dict[str, Any] = dict(options)
    heroes = game.campaign.heroes(game.start(seed=0, seats=wanted.seats, **chosen))
    names = [*wanted.campaign.names, *[wanted.nickname] * wanted.seats]
    enrolled = [
        Enrolled("", place, seat, names[seat], folded(names[seat]), game.id, hero, 0)
        for place, (seat, hero) in enumerate(heroes)
    ]
    sheets = [_sheet(await _history(store, each), each.hero) for each in enrolled]
    try:
        return game.campaign.bring(game.box, options, sheets, wanted.campaign.focus), enrolled
    except BadSheet:
        raise Refused("bad_focus") from None


async def enrol(store: Store, table: Table, heroes: list[Enrolled]) -> None:
    """Note the heroes of a table that was just made."""
    code, at = table.header.code, table.header.created
    table.campaign = [Enrolled(**{**asdict(each), "code": code, "at": at}) for each in heroes]
    await _add(store, {campaign_heroes: [asdict(each) for each in table.campaign]})
    table.show_again()


async def remember(store: Store, table: Table) -> None:
    """Note the heroes of a table that was brought back."""
    if table.game.campaign:
        query = sa.select(campaign_heroes).where(campaign_heroes.c.code == table.header.code)
        rows = await store.find(query.order_by(campaign_heroes.c.place))
        table.campaign = [Enrolled(**row._mapping) for row in rows]


# When a match ends


def ended(table: Table, match: Match, at: int) -> Rows:
    """The results that are stored with the last move of a match; they are stored once, whatever happens."""
    if not match.is_over or table.header.practice or not table.campaign:
        return {}
    result = _rules(table.game).result(match)
    return {
        campaign_results: [
            {"code": hero.code, "place": hero.place, "result": result, "at": at} for hero in table.campaign
        ]
    }


async def give(store: Store, table: Table, holds: tuple[int, ...], place: int, ticks: list[Tick], at: int) -> None:
    """Give all ticks of a hero's match, once."""
    hero = next((each for each in table.campaign if each.place == place), None)
    if hero is None:
        raise Refused("no_campaign")
    if hero.seat not in holds:
        raise Refused("not_yours")
    history = await _history(store, hero)
    if (hero.code, place) not in history:
        raise Refused("not_over")
    result = history[hero.code, place][1]
    try:
        _rules(table.game).give(table.game.box, hero.hero, _sheet(history, hero.hero), result, ticks)
    except BadSheet:
        raise Refused("bad_ticks") from None
    row = {"code": hero.code, "place": place, "ticks": [list(tick) for tick in ticks], "at": at}
    await _add(store, {campaign_ticks: [row]})


# What is shown


async def at_table(store: Store, table: Table) -> dict[str, Any]:
    """The heroes of a campaign at a table, with their sheets before and after."""
    if not table.campaign:
        raise Refused("no_campaign")
    return {"heroes": [_hero(table.game, hero, await _history(store, hero)) for hero in table.campaign]}


def _hero(game: Game, hero: Enrolled, history: History) -> dict[str, Any]:
    rules, key = _rules(game), (hero.code, hero.place)
    result, ticks = history[key][1:] if key in history else (None, None)
    before = _sheet(history, hero.hero, until=key)
    now = _sheet(history, hero.hero)
    return {
        "place": hero.place,
        "seat": hero.seat,
        "hero": hero.hero,
        "nickname": hero.nickname,
        "before": rules.show(game.box, hero.hero, before),
        "after": rules.show(game.box, hero.hero, _sheet(history, hero.hero, after=key)) if ticks is not None else None,
        "result": result,
        "earned": result["ticks"] if result else None,
        "spaces": rules.spaces(game.box, hero.hero, now, result) if result and ticks is None else {},
        "given": ticks is not None,
    }


async def sheets_of(store: Store, nickname: str) -> dict[str, Any]:
    """Somebody's sheets in every game that has a campaign."""
    games = [game for id in uc.games() if (game := uc.load(id)).campaign]
    return {"nickname": nickname, "games": [await _in_game(store, game, nickname) for game in games]}


async def _in_game(store: Store, game: Game, nickname: str) -> dict[str, Any]:
    rules, history = _rules(game), await _history_of(store, folded(nickname), game.id)
    heroes = dict.fromkeys(each[0].hero for each in history.values())
    due = [(*each[:2], _sheet(history, each[0].hero)) for each in history.values() if each[2] is None]
    return {
        "game": game.id,
        "sheets": [rules.show(game.box, hero, _sheet(history, hero)) for hero in heroes],
        "due": [
            {
                "code": hero.code,
                "place": hero.place,
                "hero": hero.hero,
                "result": result,
                "earned": result["ticks"],
                "spaces": rules.spaces(game.box, hero.hero, sheet, result),
            }
            for hero, result, sheet in due
        ],
    }


# What is stored


async def _history(store: Store, hero: Enrolled) -> History:
    return await _history_of(store, hero.name, hero.game)


async def _history_of(store: Store, name: str, game: str) -> History:
    """Somebody's matches that are over, in the order they ended."""
    of, results, ticks = campaign_heroes, campaign_results, campaign_ticks
    same = [sa.and_(*(results.c[key] == other.c[key] for key in ("code", "place"))) for other in (of, ticks)]
    query = (
        sa.select(of, results.c.result, results.c.at.label("ended"), ticks.c.ticks)
        .select_from(of.join(results, same[0]).join(ticks, same[1], isouter=True))
        .where(of.c.name == name, of.c.game == game)
        .order_by(results.c.at, results.c.code, results.c.place)
    )
    found: History = {}
    for row in (each._mapping for each in await store.find(query)):
        hero = Enrolled(**{column.name: row[column.name] for column in of.c} | {"at": row["ended"]})
        given = None if row["ticks"] is None else [(talent, kind) for talent, kind in row["ticks"]]
        found[hero.code, hero.place] = (hero, row["result"], given)
    return found


def _sheet(history: History, hero: str, until: Key | None = None, after: Key | None = None) -> list[Played]:
    """The matches of one hero: all, those before one, or those up to one."""
    played: list[Played] = []
    for key, (of, result, ticks) in history.items():
        if key == until:
            break
        if of.hero == hero:
            played.append({"result": result, "ticks": ticks})
        if key == after:
            break
    return played


async def _add(store: Store, rows: Rows) -> None:
    try:
        await store.add(rows)
    except Conflict:
        raise Refused("ticks_given") from None


def _rules(game: Game) -> Campaign:
    return cast("Campaign", game.campaign)

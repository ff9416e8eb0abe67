"""Match records: what a table hands out at the end, and what `undercroft export` and `import` write and read.

A record of ours is one of the engine's (see `engine/record.py`) with notes about the table, which the engine skips.
"""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from undercroft.engine.errors import BadRecord, UndercroftError

from ..tables.dealer import News, now, number
from ..tables.keeping import CODE_LENGTH, LETTERS, TRIES, new_code
from ..tables.nicknames import LONGEST, tidy
from ..tables.proof import new_nonce
from ..tables.table import Table
from ..wire.tables import VERSION, TableNotes
from .schema import BOT, MOVE, SIT, START, Change, Header
from .store import Conflict

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.match import Match
    from undercroft.engine.record import Record

    from .store import Store

NONCE = re.compile(r"[0-9a-f]{1,32}")
NOBODY = 0  # a holder that no token speaks for


class StillRunning(UndercroftError):
    """A match that is not over: its record would show the luck to come, and what seats hide from each other."""


def record_of(table: Table) -> dict[str, Any]:
    """The whole match of a table."""
    from undercroft.engine.record import FORMAT

    header = table.header
    notes = {name: getattr(header, name) for name in TableNotes.model_fields if name not in ("nicknames", "bots")}
    notes["nicknames"] = [person.nickname if person and not person.is_bot else None for person in table.people]
    notes["bots"] = [table.bot_on(seat) for seat in range(header.seats)]
    return {"undercroft": FORMAT, **asdict(table.match.record()), "table": notes}


async def export_match(store: Store, code: str, unfinished: bool) -> tuple[str, int]:
    """The record of a table as text, and how many moves it has."""
    found = await store.load(code.upper())
    if found is None:
        raise BadRecord(f"table {code!r}: there is no table with this code in this database; check the code")
    try:
        table = Table(*found)
    except UndercroftError as problem:
        raise BadRecord(f"table {code!r}: {problem}") from None
    if not table.match.is_over and not unfinished:
        raise StillRunning(
            f"table {code!r} is still being played: its record would show the luck to come and what seats hide; "
            "finish it first, or add --unfinished to move it elsewhere"
        )
    return json.dumps(record_of(table), ensure_ascii=False, separators=(",", ":")) + "\n", table.match.played


async def import_match(store: Store, text: str, name: str) -> tuple[str, int]:
    """Make a table of a record, with its old code if that is free; its code, and how many moves it has.

    Nobody's token holds a seat of it: of a finished match the names stay, in a running one the seats are free.
    """
    from undercroft.engine.record import Record, replay

    record = Record.from_json(text, name)
    match = replay(record)
    notes = _notes(text, name, match)
    news = _news(match, record, notes)
    for code in (notes.code, *(new_code() for _try in range(TRIES))):
        if len(code) == CODE_LENGTH and set(code) <= set(LETTERS):
            try:
                await store.create(_header(code, match, notes), news)
            except Conflict:
                continue
            return code, match.played
    raise BadRecord(f"{name}: no free code was found for the table; try again")


def _notes(text: str, name: str, match: Match) -> TableNotes:
    """What a record says about its table; a record that was not made at a table says nothing."""
    data = json.loads(text).get("table")
    if data is None:
        return TableNotes(
            code="",
            nonce=new_nonce(),
            seed_chosen=True,  # whoever brings a record may know its seed
            odds="off",
            undo="practice" if match.practice else "turn",
            analysis=False,
            hot_seat=False,
            given=0,
            nicknames=[None] * match.seats,
        )
    try:
        notes = TableNotes.model_validate(data)
    except ValidationError as problem:
        field = ".".join(str(part) for part in problem.errors()[0]["loc"]) or "table"
        raise BadRecord(f"{name}: the field 'table.{field}' cannot be used; the record is damaged") from None
    fits = len(notes.nicknames) == match.seats and len(notes.bots) in (0, match.seats)
    both = any(nickname and bot for nickname, bot in zip(notes.nicknames, notes.bots, strict=False))
    if not fits or both or (notes.undo == "practice") != match.practice:
        raise BadRecord(f"{name}: the fields of 'table' do not fit the match; the record is damaged")
    if not NONCE.fullmatch(notes.nonce) or not 0 <= notes.given <= VERSION:
        field = "given" if NONCE.fullmatch(notes.nonce) else "nonce"
        raise BadRecord(f"{name}: the field 'table.{field}' cannot be used; the record is damaged")
    return notes.model_copy(
        update={
            "nicknames": [_nickname(name, nickname) for nickname in notes.nicknames],
            "bots": [_bot(name, bot, match.game) for bot in notes.bots],
        }
    )


def _nickname(name: str, nickname: str | None) -> str | None:
    if nickname is None:
        return None
    if (tidied := tidy(nickname)) is None:
        raise BadRecord(f"{name}: the nickname {nickname[:LONGEST]!a} cannot be used; the record is damaged")
    return tidied


def _bot(name: str, bot: str | None, game: Game) -> str | None:
    if bot is None or bot in game.bots:
        return bot
    known = ", ".join(game.bots)
    raise BadRecord(f"{name}: the bot {bot[:LONGEST]!a} is not known; these play {game.id}: {known}")


def _news(match: Match, record: Record, notes: TableNotes) -> list[Change]:
    names = enumerate(notes.nicknames) if match.is_over else ()
    news = [News(SIT, seat, NOBODY, nickname) for seat, nickname in names if nickname is not None]
    news += [News(SIT, seat, BOT, bot) for seat, bot in enumerate(notes.bots) if bot is not None]
    if match.played or match.seats == 1:
        news.append(News(START, 0, NOBODY))
    replayed = match.at(0)
    for move in record.moves:
        news.append(News(MOVE, move, replayed.turn))
        replayed.play(move)
    return number(news, 0)


def _header(code: str, match: Match, notes: TableNotes) -> Header:
    return Header(
        code=code,
        game=match.game.id,
        rules=match.game.version,
        box=match.game.box.fingerprint,
        seats=match.seats,
        options=dict(match.options),
        seed=match.seed,
        nonce=notes.nonce,
        seed_chosen=notes.seed_chosen or not match.is_over,  # whoever brings it may know what is to come
        odds=notes.odds,
        undo=notes.undo,
        analysis=notes.analysis,
        hot_seat=notes.hot_seat,
        given=notes.given,
        created=now(),
    )

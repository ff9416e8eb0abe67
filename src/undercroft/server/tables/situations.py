"""A table as one person knows it, as data. Everything here is built from what the engine says a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pydantic_core import to_json

from undercroft.engine.game import CHANCE, OVER, WATCHER

from .honours import shown
from .seat_rights import awaited, decides_about_bots, may_ask_stand_in, may_fill, may_free

if TYPE_CHECKING:
    from undercroft.engine.match import Match
    from undercroft.engine.options import OptionValue

    from .table import Table


def situation(table: Table, holder: int | None) -> bytes:
    """What somebody knows of the table now, as JSON; made once for each version."""
    holds = table.holds(holder)
    key = (holds, table.looks_from(holds))
    if key not in table.shown:
        table.shown[key] = to_json(_situation(table, *key))
    return table.shown[key]


def _situation(table: Table, holds: tuple[int, ...], seat: int | None) -> dict[str, Any]:
    header, match, over = table.header, table.match, table.match.is_over
    view = view_of(match, seat)
    return {
        "code": header.code,
        "game": header.game,
        "version": table.version,
        "state": table.state,
        "seat": seat,
        "holds": holds,
        "seats": [_seat(table, each, score) for each, score in enumerate(view["score"])],
        "options": option_words(header.options),
        "odds": header.odds,
        "undo": header.undo,
        "practice": header.practice,
        "analysis": header.analysis,
        "hot_seat": header.hot_seat,
        "stand_in": header.stand_in,
        "companion": header.companion,
        "commitment": table.commitment,
        "seed": header.seed if over else None,
        "seed_chosen": header.seed_chosen,
        "turn": turn_of(match),
        "opening": table.opening(viewer(seat)),
        "view": view,
        "moves": offers(table, holds),
        "may": {
            "roll": table.started and match.turn == CHANCE and bool(holds) and not header.companion,
            "undo": table.may_undo(holds),
            "restart": table.may_restart(holds),
            **_may_about_seats(table, holds),
        },
        "opened": match.opened,
        "winners": match.winners,
        "campaign": bool(table.campaign),
        "honours": shown(table, seat),
        "sealed": table.is_sealed,
        "wish": _wish(table),
        "seatings": len(table.seat_log.entries),
    }


def _may_about_seats(table: Table, holds: tuple[int, ...]) -> dict[str, Any]:
    person = table.people[holds[0]] if holds else None
    holder, wish = person.holder if person else None, table.wishes.now
    return {
        "bots": decides_about_bots(table, holder),
        "fill": may_fill(table, holder),
        "stand_in": may_ask_stand_in(table, holder),
        "free": may_free(table, holder),
        "answer": wish is not None and holder in awaited(table, wish),
    }


def _wish(table: Table) -> dict[str, Any] | None:
    """What somebody asks for."""
    wish = table.wishes.now
    if wish is None or table.match.is_over:
        return None
    return {
        "number": wish.number,
        "seat": wish.seat,
        "nickname": wish.nickname,
        "agreed": [seat for seat, person in enumerate(table.people) if person and person.holder in wish.agreed],
        "granted": not awaited(table, wish),
    }


def _seat(table: Table, seat: int, score: int) -> dict[str, Any]:
    person = table.people[seat]
    return {
        "nickname": person.nickname if person and not person.is_bot else None,
        "connected": table.connected(seat),
        "score": score,
        "kind": "free" if person is None else "bot" if person.is_bot else "person",
        "bot": table.bot_on(seat),
        "stand_in": table.stands_in(seat),
        "failed": seat in table.failed,
    }


def viewer(seat: int | None) -> int:
    """The engine's number for somebody who looks from this seat, or from none."""
    return WATCHER if seat is None else seat


def turn_of(match: Match) -> int | str:
    """Whose turn it is, as it goes over the wire."""
    return {CHANCE: "chance", OVER: "over"}.get(match.turn, match.turn)


def view_of(match: Match, seat: int | None) -> dict[str, Any]:
    """What is seen from this seat."""
    seen = match.view(viewer(seat))
    return {name: seen[name] for name in ("played", "turn", "score", "prompt", "table")}


def offers(table: Table, holds: tuple[int, ...]) -> list[dict[str, Any]]:
    """The moves that somebody who holds these seats can make now; where luck is told, what may fall."""
    match = table.match
    if not table.started or not table.may_play(holds):
        return []
    seat = match.turn if match.turn in holds else holds[0]
    return [
        {
            "id": move.id,
            "verb": move.verb,
            "args": move.args,
            "text": move.text,
            "said": match.say(move, seat).data(),
        }
        for move in match.moves()
    ]


def option_words(options: dict[str, Any]) -> dict[str, str]:
    """A match's options as a person would write them."""
    return {name: option_word(value) for name, value in options.items()}


def option_word(value: OptionValue) -> str:
    """One value of an option, as a person would write it."""
    return value if isinstance(value, str) else "yes" if value else "no"


def live_message(table: Table, holder: int | None, since: int) -> bytes:
    """What goes through a WebSocket after a change: the situation, and the log from move `since` on."""
    seat = table.looks_from(table.holds(holder))
    body = situation(table, holder)
    log = table.story.since(table.match, viewer(seat), since)
    # The situation is ready-made JSON: the fields that are this line's alone are put before its first.
    return b'{"type":"situation","since":%d,"log":%b,' % (since, log) + body[1:]

"""The campaign as whoever keeps sheets needs it: see `engine/campaigns.py`. The arithmetic is in `sheets.py`."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from undercroft.engine.errors import BadSheet

from . import sheets as s

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.engine.campaigns import Played, Tick
    from undercroft.engine.game import Box
    from undercroft.engine.match import Match
    from undercroft.engine.options import Options

NO_TICKS = (0, 0, 0)


def counts(options: Options) -> bool:
    """The guided first game is not part of a campaign."""
    return options["lesson"] == "off"


def heroes(match: Match) -> list[tuple[int, str]]:
    """The seat and the id of each hero."""
    table, names = match.table, match.game.box.names["heroes"]
    return [(hero % int(table.seats), names[int(table.kind[hero])]["id"]) for hero in range(table.n_heroes)]


def bring(box: Box, options: Options, sheets: Sequence[Sequence[Played]], focuses: Sequence[str | None]) -> Options:
    """The talents that are owned: basic ones, and those of one focus for each hero (OD-47)."""
    return {**options, "talents": s.talents_option(box, [_sheet(box, sheet) for sheet in sheets], focuses)}


def result(match: Match) -> dict[str, Any]:
    """What counts of a match that is over, and the ticks it earned (OD-45)."""
    found = s.result_of(match)
    return {**asdict(found), "ticks": s.ticks_earned(found)}


def give(box: Box, hero: str, sheet: Sequence[Played], result: dict[str, Any], ticks: Sequence[Tick]) -> None:
    """Refuse ticks that the dungeon's dots, the talents or the number earned do not allow (OD-46)."""
    s.after(box, _sheet(box, sheet, hero), _result(result), ticks)


def spaces(box: Box, hero: str, sheet: Sequence[Played], result: dict[str, Any]) -> dict[str, list[int]]:
    """The free spaces that ticks for this result can go to (OD-46)."""
    free = s.spaces(box, _sheet(box, sheet, hero), _result(result).dots)
    return {talent: list(counts) for talent, counts in free.items()}


def show(box: Box, hero: str, sheet: Sequence[Played]) -> dict[str, Any]:
    """Games, guardians, and each talent with its ticks (OD-50)."""
    worked_out = _sheet(box, sheet, hero)
    names = {each["id"]: each["name"] for each in box.names["heroes"]}
    return {
        "hero": hero,
        "name": names[hero],
        "games": worked_out.games,
        "beaten": list(worked_out.beaten),
        "ticks_in_all": sum(sum(ticks) for ticks in worked_out.ticks.values()),
        "owned": s.talents_of(box, worked_out),
        "talents": [_talent(box, worked_out, talent) for talent in box.names["talents"]],
    }


def _talent(box: Box, sheet: s.Sheet, talent: dict[str, Any]) -> dict[str, Any]:
    printed = box.names["abilities"][talent["ability"]]
    return {
        "id": talent["id"],
        "name": printed["name"],
        "text": printed["text"],
        "group": talent["group_id"],
        "group_name": talent["group_name"],
        "ticks": list(sheet.ticks.get(talent["id"], NO_TICKS)),
        "of": list(talent["ticks"]),
        "owned": s.has(box, sheet, talent["id"]),
    }


def _result(data: dict[str, Any]) -> s.Result:
    return s.Result(**{name: value for name, value in data.items() if name != "ticks"})


def _sheet(box: Box, played: Sequence[Played], hero: str = "") -> s.Sheet:
    """A sheet from its matches. Two that ended at once may have filled the same space: then the later tick is void."""
    sheet = s.Sheet(hero)
    for each in played:
        result = _result(each["result"])
        for tick in each["ticks"] or ():
            try:
                sheet = s.tick(box, sheet, *tick, result.dots)
            except BadSheet:
                continue
        sheet = s.after(box, sheet, result, [])
    return sheet

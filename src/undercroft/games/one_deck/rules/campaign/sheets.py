"""Campaign sheets: what a game earns, where ticks may go, and what a sheet brings to the next game (OD-45 to OD-50)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from undercroft.engine.errors import BadSheet, did_you_mean

from ...table import FEARLESS, FLOORS, NOVICE, STANDARD, VETERAN, WON

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from undercroft.engine.game import Box
    from undercroft.engine.match import Match

COLOURS = ("circle", "square", "pentagon")  # a dungeon of one, two or three dots allows the first so many
EXTRA_TICKS = {NOVICE: 0, STANDARD: 1, VETERAN: 2, FEARLESS: 3}
FOR_THE_GUARDIAN = 3
NOVICE_LEVEL = 2


@dataclass(frozen=True)
class Result:
    """What counts of a finished game."""

    dungeon: str
    dots: int
    difficulty: int  # as the rules number it
    floors_left: int
    level: int
    won: bool

    @property
    def reached_guardian(self) -> bool:
        """Whether the group went down from the last floor."""
        return self.floors_left == FLOORS


def result_of(match: Match) -> Result:
    """What counts of a match that is over."""
    table, box = match.table, match.game.box
    dungeon = int(table.dungeon)
    return Result(
        dungeon=box.names["dungeons"][dungeon]["id"],
        dots=int(box.rec.difficulty[dungeon]),
        difficulty=int(table.difficulty),
        floors_left=int(table.floor),
        level=int(table.level) + 1,
        won=bool(table.wait == WON),
    )


def ticks_earned(result: Result) -> int:
    """One for each floor left, one for each level gained, three for the guardian, and the difficulty's (OD-45, OD-49).

    They are earned after a defeat, too; but the fearless must have reached the guardian for theirs.
    """
    first = NOVICE_LEVEL if result.difficulty == NOVICE else 1
    extra = EXTRA_TICKS[result.difficulty]
    if result.difficulty == FEARLESS and not result.reached_guardian:
        extra = 0
    return result.floors_left + (result.level - first) + FOR_THE_GUARDIAN * result.won + extra


@dataclass(frozen=True)
class Sheet:
    """A player's campaign with one hero: ticks for each talent and colour, games played, guardians beaten (OD-50)."""

    hero: str
    ticks: Mapping[str, tuple[int, int, int]] = field(default_factory=dict)
    games: int = 0
    beaten: tuple[str, ...] = ()  # dungeons whose guardian fell


def has(box: Box, sheet: Sheet, talent: str) -> bool:
    """Whether a talent is owned: all its spaces are ticked (OD-46)."""
    wanted = _talent(box, talent)["ticks"]
    return all(got >= want for got, want in zip(sheet.ticks.get(talent, (0, 0, 0)), wanted, strict=True))


def talents_of(box: Box, sheet: Sheet) -> list[str]:
    """The talents that a sheet owns."""
    return [talent["id"] for talent in box.names["talents"] if has(box, sheet, talent["id"])]


def spaces(box: Box, sheet: Sheet, dots: int) -> dict[str, tuple[int, int, int]]:
    """The free spaces of each talent that ticks from a dungeon with so many dots may go to (OD-46)."""
    free = {}
    for talent in box.names["talents"]:
        got = sheet.ticks.get(talent["id"], (0, 0, 0))
        left = [want - have if colour < dots else 0 for colour, (want, have) in _colours(talent["ticks"], got)]
        if any(left):
            free[talent["id"]] = (left[0], left[1], left[2])
    return free


def _colours(wanted: Sequence[int], got: Sequence[int]) -> list[tuple[int, tuple[int, int]]]:
    return list(enumerate(zip(wanted, got, strict=True)))


def after(box: Box, sheet: Sheet, result: Result, ticks: Sequence[tuple[str, str]]) -> Sheet:
    """The sheet after a game, with ticks given to (talent, colour). Ticks left over are lost."""
    earned = ticks_earned(result)
    if len(ticks) > earned:
        raise BadSheet(f"{len(ticks)} ticks given, but the game earned {earned}; give no more than that")
    marked = sheet
    for talent, colour in ticks:
        marked = tick(box, marked, talent, colour, result.dots)
    beaten = {*sheet.beaten, result.dungeon} if result.won else sheet.beaten
    return replace(marked, games=sheet.games + 1, beaten=tuple(sorted(beaten)))


def tick(box: Box, sheet: Sheet, talent: str, colour: str, dots: int) -> Sheet:
    """One tick, if the dungeon's dots and the talent allow it (OD-46)."""
    if colour not in COLOURS:
        raise BadSheet(f"ticks {colour!r}: there is no such space; {did_you_mean(colour, COLOURS)}")
    wanted, place = _talent(box, talent)["ticks"], COLOURS.index(colour)
    got = list(sheet.ticks.get(talent, (0, 0, 0)))
    if place >= dots:
        raise BadSheet(f"ticks {colour!r}: a dungeon with {dots} dots allows {' and '.join(COLOURS[:dots])} only")
    if got[place] >= wanted[place]:
        raise BadSheet(f"ticks {talent!r}: it has no free {colour} left; choose another talent")
    got[place] += 1
    return replace(sheet, ticks={**sheet.ticks, talent: (got[0], got[1], got[2])})


def _talent(box: Box, id: str) -> dict[str, Any]:
    known = {talent["id"]: talent for talent in box.names["talents"]}
    if id not in known:
        raise BadSheet(f"talent {id!r}: there is no such talent; {did_you_mean(id, tuple(known))}")
    talent: dict[str, Any] = known[id]
    return talent


def talents_option(box: Box, sheets: Sequence[Sheet | None], focuses: Sequence[str | None], places: int = 4) -> str:
    """The game's option `talents` for these heroes: basic talents, and those of one focus each (OD-47)."""
    parts = []
    for place in range(places):
        sheet = sheets[place] if place < len(sheets) else None
        focus = focuses[place] if place < len(focuses) else None
        parts.append("+".join(_active(box, sheet, focus)) or "none" if sheet else "none")
    return "/".join(parts)


def _active(box: Box, sheet: Sheet, focus: str | None) -> list[str]:
    groups = [*dict.fromkeys(talent["group_id"] for talent in box.names["talents"])]
    if focus is not None and focus not in groups[1:]:
        raise BadSheet(f"focus {focus!r}: there is no such focus; {did_you_mean(focus, tuple(groups[1:]))}")
    return [
        talent["id"]
        for talent in box.names["talents"]
        if talent["group_id"] in (groups[0], focus) and has(box, sheet, talent["id"])
    ]

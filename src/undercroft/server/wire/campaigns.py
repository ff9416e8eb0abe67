"""What goes over the wire about campaigns, as types; see `wire.py`."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from .tables import Names, Wire


class GiveTicks(Wire):
    """All ticks that a hero's match has earned: for each the talent and the kind of space."""

    place: Annotated[int, Field(ge=0, le=63)]
    ticks: list[Annotated[list[Annotated[str, Field(max_length=40)]], Field(min_length=2, max_length=2)]] = Field(
        max_length=64
    )


class Talent(Wire):
    """A talent on a campaign sheet: ticks so far and spaces, of each kind."""

    id: str
    name: Names
    text: Names
    group: str
    group_name: Names
    ticks: list[int]
    of: list[int]
    owned: bool


class Sheet(Wire):
    """A player's campaign with one hero."""

    hero: str
    name: Names
    games: int
    beaten: list[str]
    ticks_in_all: int
    owned: list[str]
    talents: list[Talent]


class DueTicks(Wire):
    """Ticks that a match has earned and that wait to be given."""

    code: str
    place: int
    hero: str
    result: dict[str, Any]
    earned: int
    spaces: dict[str, list[int]]


class CampaignOf(Wire):
    """Somebody's sheets in one game."""

    game: str
    sheets: list[Sheet]
    due: list[DueTicks]


class Campaigns(Wire):
    """Somebody's sheets in every game that has a campaign."""

    nickname: str
    games: list[CampaignOf]


class CampaignHero(Wire):
    """A hero of a campaign at a table: the sheet before the match, and after it once its ticks were given."""

    place: int
    seat: int
    hero: str
    nickname: str
    before: Sheet
    after: Sheet | None
    result: dict[str, Any] | None
    earned: int | None
    spaces: dict[str, list[int]]
    given: bool


class TableCampaign(Wire):
    """The heroes of a campaign at a table."""

    heroes: list[CampaignHero]

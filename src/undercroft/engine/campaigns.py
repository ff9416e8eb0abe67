"""Campaigns: what heroes take along from one match to the next. A game's part `campaign` says how.

Whoever keeps sheets, a server or a terminal, stores plain data: for each match and hero the result, and the ticks that
were given for it. A sheet is worked out from these, so nothing is ever overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypedDict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .game import Box
    from .match import Match
    from .options import Options

Tick = tuple[str, str]  # a talent, and the kind of its space


class Played(TypedDict):
    """A finished match of a hero's campaign."""

    result: dict[str, Any]  # what `result` told
    ticks: list[Tick] | None  # those given for it; None while they wait to be given


class Campaign(Protocol):
    """The functions of that module. Bad ticks and bad focuses are a BadSheet, in one sentence."""

    def counts(self, options: Options) -> bool:
        """Whether a match with these options can be part of a campaign."""

    def heroes(self, match: Match) -> list[tuple[int, str]]:
        """The heroes of a match: the seat that plays each, and its id."""

    def bring(
        self, box: Box, options: Options, sheets: Sequence[Sequence[Played]], focuses: Sequence[str | None]
    ) -> Options:
        """The options of a match to which each hero brings what is on the sheet."""

    def result(self, match: Match) -> dict[str, Any]:
        """What counts of a match that is over, as plain data; `ticks` is how many it earned."""

    def give(self, box: Box, hero: str, sheet: Sequence[Played], result: dict[str, Any], ticks: Sequence[Tick]) -> None:
        """Check that these ticks can be given for a result."""

    def spaces(self, box: Box, hero: str, sheet: Sequence[Played], result: dict[str, Any]) -> dict[str, list[int]]:
        """The free spaces of each talent that ticks for a result can go to."""

    def show(self, box: Box, hero: str, sheet: Sequence[Played]) -> dict[str, Any]:
        """A sheet for people, as plain JSON data."""

"""Who may do what about the seats of a table: what people are offered, and what their requests are held against."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import Table
    from .wishes import Wish


def decides_about_bots(table: Table, holder: int | None) -> bool:
    """Whether somebody says which bots play, and how strong: whoever opened the table, nobody else."""
    return holder is not None and holder == table.host and not table.match.is_over


def may_fill(table: Table, holder: int | None) -> list[int]:
    """The seats that were left, on which anybody who sits may let the usual bot play, so that the game goes on."""
    if holder is None or not _is_running(table) or not table.usual_bot:
        return []
    return [seat for seat, person in enumerate(table.people) if person is None]


def may_ask_stand_in(table: Table, holder: int | None) -> list[int]:
    """The seats for which somebody may ask for a bot that plays on until their people are back."""
    if holder is None or not _is_running(table) or not table.usual_bot:
        return []
    return [seat for seat in _away(table, holder, table.patience.stand_in) if not table.stands_in(seat)]


def may_free(table: Table, holder: int | None) -> list[int]:
    """The seats that whoever opened the table may free, because those who sit there do not come back."""
    if holder is None or holder != table.host or table.match.is_over:
        return []
    return _away(table, holder, table.patience.free)


def awaited(table: Table, wish: Wish) -> set[int]:
    """The holders who have to agree and have not yet; where nothing is hidden, nobody has to."""
    return {person.holder for person in table.persons} - wish.agreed if table.is_sealed else set()


def _is_running(table: Table) -> bool:
    return table.started and not table.match.is_over


def _away(table: Table, holder: int, seconds: float) -> list[int]:
    """The seats of others who have been away for so long."""
    mine = table.holds(holder)
    return [seat for seat in range(table.header.seats) if seat not in mine and table.is_away(seat, seconds)]

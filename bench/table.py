"""The one table: its rows, as text for people and as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bench.targets import Target

HEADINGS = ("game", "measured", "value", "target", "verdict")
SCALES = ((1e6, " M"), (1e3, " k"))


@dataclass(frozen=True)
class Row:
    """A measured number; None if it could not be measured."""

    game: str
    measured: str
    value: float | None
    unit: str = ""
    target: Target | None = None

    @property
    def met(self) -> bool | None:
        """Whether the target is met; None if there is none or nothing was measured."""
        return None if self.target is None or self.value is None else self.target.met_by(self.value)

    def cells(self) -> tuple[str, ...]:
        """The row as text."""
        value = "not measured" if self.value is None else show(self.value, self.unit)
        verdict = {None: "", True: "met", False: "not met"}[self.met]
        return (self.game, self.measured, value, self.wanted(), verdict)

    def wanted(self) -> str:
        """The target as text."""
        if self.target is None:
            return ""
        return f"{'≥' if self.target.at_least else '<'} {show(self.target.bound, self.unit)}"

    def data(self) -> dict[str, object]:
        """The row as JSON data."""
        bound = None if self.target is None else self.target.bound
        return {
            "game": self.game,
            "measured": self.measured,
            "value": self.value,
            "unit": self.unit,
            "target": bound,
            "met": self.met,
        }


def show(number: float, unit: str) -> str:
    """A number to three digits, with its unit."""
    if unit == "/s":
        for scale, letter in SCALES:
            if number >= scale:
                return f"{_three_digits(number / scale)}{letter}{unit}"
    return f"{_three_digits(number)} {unit}".strip()


def _three_digits(number: float) -> str:
    return f"{number:.0f}" if number >= 100 else f"{number:.3g}"


def markdown(rows: list[Row]) -> str:
    """The table as Markdown that is also easy to read as it stands."""
    lines = [HEADINGS, *(row.cells() for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADINGS))]
    text = [_line(line, widths) for line in lines]
    rule = [("-" * (width - 1) + ":") if column in (2, 3) else "-" * width for column, width in enumerate(widths)]
    return "\n".join([text[0], f"| {' | '.join(rule)} |", *text[1:]])


def _line(cells: tuple[str, ...], widths: list[int]) -> str:
    padded = [
        cell.rjust(width) if column in (2, 3) else cell.ljust(width)
        for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ]
    return f"| {' | '.join(padded)} |"

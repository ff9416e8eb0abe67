"""What is measured, and in which order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

import undercroft as uc
from bench import assignments, peers, rows, spiel, targets
from bench.machine import compiled_ways
from bench.processes import Numbers, ProbeError, measure, time_program, time_until_said
from undercroft.kernels.ways import NATIVE

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bench.table import Row

STARTS = 5  # a start-up time is the best of so many
T = TypeVar("T")
Step = tuple[str, "Callable[[], object]"]  # what is measured, in words, and how


@dataclass
class Suite:
    """One run over all games."""

    home: Path  # an empty folder for what is kept from one process to the next
    seconds: float  # of a stretch of measuring
    repeats: int  # stretches, of which the best counts
    tell: Callable[[str], None]  # told what is going on
    found: dict[tuple[str, str], object] = field(default_factory=dict)  # by game and what was measured

    def rows(self) -> list[Row]:
        """Measure everything."""
        steps = [(game, *step) for game in uc.games() for step in self.steps_of(game)]
        steps += [("", *step) for step in self.steps_of_program()]
        for number, (game, what, measuring) in enumerate(steps, 1):
            self.tell(f"{number} of {len(steps)}  {game}{': ' if game else ''}{what}")
            try:
                self.found[game, what] = measuring()
            except ProbeError as problem:  # the rest is still worth having
                self.tell(f"not measured: {problem}")
        return [row for game in uc.games() for row in self.rows_of(game)] + self.rows_of_program()

    def steps_of(self, game: str) -> list[Step]:
        """What is measured of one game. Loading comes first: it keeps what it compiles for the others."""
        home = self.home / game

        def run(module: str) -> Step:
            return module, lambda: measure(module, game, home, self.seconds, self.repeats)

        native = ("native", lambda: time_until_said("build", game, home))
        return [
            ("first loading", lambda: measure("loading", game, home, self.seconds, self.repeats)),
            ("loading", lambda: fastest(lambda: measure("loading", game, home, self.seconds, self.repeats))),
            *([native] if NATIVE in compiled_ways() else []),
            ("first move", lambda: best(lambda: time_until_said("first_move", game, home))),
            run("matches"),
            run("playouts"),
            *([run("peers")] if peers.is_here(game) else []),
            *([run("odds")] if uc.load(game).chances else []),
            *([run("assignments")] if game in assignments.GAMES else []),
            *([run("searches")] if uc.load(game).levels else []),
            *([run("spiel")] if spiel.is_here(game) else []),
            *([run("serving")] if game in targets.SERVER_MILLISECONDS else []),
        ]

    def steps_of_program(self) -> list[Step]:
        """What is measured of no game."""
        return [
            ("listing", lambda: best(lambda: time_program(["games"], self.home))),
            ("footprint", lambda: measure("footprint", "", self.home, self.seconds, self.repeats)),
            ("fresh", lambda: measure("fresh", "", self.home, self.seconds, self.repeats)),
        ]

    def rows_of(self, game: str) -> list[Row]:
        """What was found about one game."""

        def numbers(what: str) -> Numbers:
            return self._found(game, what, {})

        return [
            *rows.match_rows(game, numbers("matches")),
            *rows.start_rows(game, self._found(game, "first move", None), numbers("serving")),
            *rows.speed_rows(game, numbers("playouts")),
            *rows.peer_rows(game, peers.PEERS.get(game, ""), numbers("peers")),
            *rows.odds_rows(game, numbers("odds")),
            *rows.assignment_rows(game, numbers("assignments")),
            *rows.search_rows(game, numbers("searches")),
            *rows.spiel_rows(game, spiel.NEAREST.get(game, ""), numbers("spiel")),
            *rows.making_rows(game, numbers("first loading"), numbers("loading"), self._found(game, "native", None)),
            *rows.table_rows(game, numbers("playouts")),
        ]

    def rows_of_program(self) -> list[Row]:
        """What was found about no game."""
        empty: Numbers = {}
        return rows.program_rows(
            self._found("", "listing", None), self._found("", "footprint", empty), self._found("", "fresh", empty)
        )

    def _found(self, game: str, what: str, otherwise: T) -> T:
        found: T = self.found.get((game, what), otherwise)  # type: ignore[assignment]
        return found


def best(measuring: Callable[[], float]) -> float:
    """The shortest of some times: what else the computer did can only lengthen them."""
    return min(measuring() for _ in range(STARTS))


def fastest(measuring: Callable[[], Numbers]) -> Numbers:
    """The numbers of the run whose first one is the shortest time."""
    return min((measuring() for _ in range(STARTS)), key=lambda numbers: next(iter(numbers.values())))

"""What is measured, and in which order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import undercroft as uc
from bench import assignments, peers, spiel, targets
from bench.processes import Numbers, ProbeError, measure, time_program, time_until_said
from bench.rows import assignment_rows, odds_rows, peer_rows, search_rows, speed_rows, spiel_rows, table_rows
from bench.table import Row

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

STARTS = 5  # a start-up time is the best of so many
STEPS_OF_A_GAME = 4
T = TypeVar("T")


@dataclass
class Suite:
    """One run over all games."""

    home: Path  # an empty folder for the rules compiled meanwhile
    seconds: float  # of a stretch of measuring
    repeats: int  # stretches, of which the best counts
    tell: Callable[[str], None]  # told what is going on
    step: int = 0

    def rows(self) -> list[Row]:
        """Measure everything."""
        found = [row for game in uc.games() for row in self.rows_of(game)]
        listing = self._do("listing the games", lambda: best(lambda: time_program(["games"], self.home)))
        return [*found, Row("", "`undercroft games`, start to end", listing, "s", targets.LIST_GAMES_SECONDS)]

    def rows_of(self, game: str) -> list[Row]:
        """Measure one game. Compiling comes first: it fills the cache for the others."""
        home = self.home / game
        cold = self._do(
            f"{game}: compiling all rules with an empty cache", lambda: time_until_said("compile_all", game, home)
        )
        first = self._do(f"{game}: first move", lambda: best(lambda: time_until_said("first_move", game, home)))
        compiled = self._play(game, home, interpreted=False)
        interpreted = self._play(game, home, interpreted=True)
        peer = self._measure_more(game, home, "a peer", "bench.peers") if peers.is_here(game) else {}
        odds = self._measure_more(game, home, "odds", "bench.odds") if uc.load(game).chances else {}
        dice = game in assignments.GAMES
        best_of_dice = self._measure_more(game, home, "best dice", "bench.assignments") if dice else {}
        search = self._measure_more(game, home, "search", "bench.searches") if uc.load(game).levels else {}
        theirs = self._measure_more(game, home, "the search of OpenSpiel", "bench.spiel") if spiel.is_here(game) else {}
        return [
            *speed_rows(game, compiled, interpreted),
            *peer_rows(game, peers.PEERS.get(game, ""), peer),
            *odds_rows(game, odds),
            *assignment_rows(game, best_of_dice),
            *search_rows(game, search),
            *spiel_rows(game, spiel.NEAREST.get(game, ""), theirs),
            Row(game, "compiling all rules, empty cache", cold, "s"),
            Row(game, "first move, from nothing", first, "s", targets.FIRST_MOVE_SECONDS),
            *table_rows(game, compiled),
        ]

    def _play(self, game: str, home: Path, interpreted: bool) -> Numbers:
        found = self._do(
            f"{game}: random games, {'interpreted' if interpreted else 'compiled'}",
            lambda: measure(game, home, self.seconds, self.repeats, interpreted),
        )
        return found or {}

    def _measure_more(self, game: str, home: Path, what: str, module: str) -> Numbers:
        found = self._do(f"{game}: {what}", lambda: measure(game, home, self.seconds, self.repeats, module=module))
        return found or {}

    def _do(self, what: str, measuring: Callable[[], T]) -> T | None:
        """Measure one thing. What cannot be measured is told and left out: the rest is still worth having."""
        self.step += 1
        self.tell(f"{self.step} of {self._steps()}  {what}")
        try:
            return measuring()
        except ProbeError as problem:
            self.tell(f"not measured: {problem}")
            return None

    def _steps(self) -> int:
        more = sum(
            peers.is_here(game)
            + spiel.is_here(game)
            + (uc.load(game).chances is not None)
            + (game in assignments.GAMES)
            + bool(uc.load(game).levels)
            for game in uc.games()
        )
        return 1 + STEPS_OF_A_GAME * len(uc.games()) + more


def best(measuring: Callable[[], float]) -> float:
    """The shortest of some times: what else the computer did can only lengthen them."""
    return min(measuring() for _ in range(STARTS))

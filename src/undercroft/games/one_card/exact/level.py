"""A level being worked out: its positions found, then valued, layer by layer, as far as time allows."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import product
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple, TypedDict

from undercroft.engine.game import CHANCE
from undercroft.engine.records import copy_of
from undercroft.games.one_card import GAME
from undercroft.games.one_card.table import BARBARIAN, ORDER, SEND, WIZARD
from undercroft.kernels.exact import solve
from undercroft.kernels.ways import memory_for

from .asking import LEVEL, position_of
from .graph import CLEARED, FULL, make_graph
from .keeping import read, save
from .valuing import NO_POWER, ONCE_A_LEVEL, ONCE_A_TURN

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from undercroft.engine.records import Rec

USUAL_IN_A_TURN, MOST_IN_A_TURN = 20_000, 200_000  # positions between two starts of turns; room for more takes longer
LARGE = 5_000  # starts of turns; more take about a second, and are kept in a file
CHUNK = 500  # starts of turns explored between two looks at the clock

Progress = Callable[[str, int, int], None]


class Advice(TypedDict):
    """What is known about a position."""

    value: float  # the chance to clear the level, less HEALTH_WORTH for each health lost then
    moves: list[tuple[int, float]]  # what each move is worth, the best first; none on luck's turn
    states: int  # starts of turns that were looked at


class Stopwatch(NamedTuple):
    """When to stop, and whom to tell how far it is."""

    until: float | None
    progress: Progress

    def tell(self, stage: str, done: int, known: int) -> None:
        """Report; then OutOfTime if it is."""
        self.progress(stage, done, known)
        if self.until is not None and time.perf_counter() > self.until:
            raise OutOfTime


class OutOfTime(Exception):
    """There is no answer yet."""


class TooLarge(Exception):
    """There is no room for an answer."""


class Level:
    """What is known about a level."""

    def __init__(self, box: Rec, table: Rec, most: int, file: Path, way: str) -> None:
        self.box, self.most, self.file, self.way = box, most, file, way
        self.power = {BARBARIAN: ONCE_A_TURN, WIZARD: ONCE_A_LEVEL}.get(int(table.hero), NO_POWER)
        if self.power == ONCE_A_LEVEL and table.power_used:
            self.power = NO_POWER
        self._lock = Lock()
        self._begin(table)
        if self.power != ONCE_A_TURN and read(file, self._memory, self.graph):
            self._valued = self.about.n_starts
            self._is_read = True

    def _begin(self, table: Rec) -> None:
        """Nothing is known yet."""
        self._memory = memory_for(GAME, self.way)
        self._box = self._memory.record(GAME.box_type, self.box)
        self.graph = make_graph(self._memory, table, self.most)
        self.about = self.graph.about.plain
        self.about.power = self.power
        self._memory.run("begin", self._box, self.graph)
        self._memory.run("set_goal", self.graph)
        self.is_full = False
        self._valuing: Iterator[tuple[int, int]] | None = None
        self._valued = 0  # starts of turns whose values are known
        self._is_read = False  # they come from a file, and nothing is known but values

    def advice(self, table: Rec, watch: Stopwatch) -> Advice | None:
        """What can be said of a table of this level, if time and room are enough."""
        with self._lock:
            try:
                found = self._ask(table) if self._is_valued() else None
                if found is None:
                    if self._is_read:
                        self._begin(table)
                    self._add(table)
                    self._work(watch)
                    found = self._ask(table)
            except (OutOfTime, TooLarge):
                return None
            return found

    # Answering

    def _ask(self, table: Rec) -> Advice | None:
        """The answer from what is known; None if something is not."""
        rules, out = GAME.rules, [0] * len(GAME.verbs)
        self.about.missed = 0
        value = self._value(table)
        moves = []
        if rules.turn(self.box, table) != CHANCE:
            count = rules.legal(self.box, table, out)
            moves = [(move, self._value(self._played(table, move))) for move in out[:count]]
            moves.sort(key=lambda pair: -pair[1])
        if self.about.missed:
            return None
        return Advice(value=value, moves=moves, states=self.about.n_starts)

    def _value(self, table: Rec) -> float:
        for most in (USUAL_IN_A_TURN, MOST_IN_A_TURN):
            found = solve(self._memory, LEVEL, self._box, table, self.graph, most)
            if found:
                return found.value
        raise TooLarge

    def _played(self, table: Rec, move: int) -> Rec:
        after = copy_of(table)
        GAME.rules.apply(self.box, after, move)
        return after

    # Working it out

    def _add(self, table: Rec) -> None:
        """A turn may start from here. While monsters move: from where they can end."""
        if table.phase in (ORDER, SEND):
            out = [0] * len(GAME.verbs)
            for move in out[: GAME.rules.legal(self.box, table, out)]:
                self._add(self._played(table, move))
            return
        place = self._memory.run("place_of", self.graph, position_of(table))
        if place < CLEARED:
            raise TooLarge
        self._memory.run("add_start", self.graph, place)

    def _is_valued(self) -> bool:
        return bool(self._valued) and self._valued == self.about.n_starts

    def _work(self, watch: Stopwatch) -> None:
        """Find all positions, then value them."""
        about = self.about
        if about.n_explored < about.n_starts:
            self._valuing = None
        while not self.is_full and (found := self._memory.run("explore", self._box, self.graph, CHUNK)):
            self.is_full = found == FULL
            watch.tell("explore", about.n_explored, about.n_starts)
        if self.is_full:
            raise TooLarge
        if self._valuing is None:
            self._valuing = self._value_layers()
        for done, known in self._valuing:
            watch.tell("value", done, known)
        self._valuing = None
        self._valued = about.n_starts
        if self.power != ONCE_A_TURN and self._valued >= LARGE:  # a barbarian's turn needs more than values
            save(self.file, self._memory, self.graph)

    def _value_layers(self) -> Iterator[tuple[int, int]]:
        """Value everything; (layers done, layers) after each sweep."""
        run, totals = self._memory.run, range(1, self.about.most_total + 1)
        layers = list(product(totals, range(1, self.box.health + 1)))
        passes = [NO_POWER, ONCE_A_LEVEL] if self.power == ONCE_A_LEVEL else [self.power]
        for number, power in enumerate(passes):
            if number:
                run("forget", self.graph)
            for index, (total, health) in enumerate(layers):
                if health == 1:
                    run("list_positions", self.graph, total)
                while run("sweep", self.graph, health, power):
                    yield number * len(layers) + index, len(passes) * len(layers)

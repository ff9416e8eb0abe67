"""A level being worked out: its positions found, then valued, layer by layer, as far as time allows."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict

import numpy as np

from undercroft.engine.arrays import hand_array, hand_over
from undercroft.engine.compiling import native
from undercroft.engine.exact import solve
from undercroft.engine.game import CHANCE
from undercroft.engine.records import copy_of
from undercroft.games.one_card import GAME
from undercroft.games.one_card.table import BARBARIAN, ORDER, SEND, WIZARD

from .asking import LEVEL, position_of
from .exploring import add_start, begin, explore
from .graph import CLEARED, FULL, MOST_HEALTH, make_graph, place_of
from .keeping import read, save
from .valuing import NO_POWER, ONCE_A_LEVEL, ONCE_A_TURN, forget, list_positions, set_goal, sweep

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from undercroft.engine.records import Rec

MOST_IN_A_TURN = 200_000  # positions between two starts of turns
LARGE = 5_000  # starts of turns; more take about a second, and are kept in a file
CHUNK = 500  # starts of turns explored between two looks at the clock
SETTLED = 1e-7  # values that grow by less in a round are taken as they are
HEALTH_WORTH = 1e-5  # what a cleared level is worth less for each health lost

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

    def __init__(self, box: Rec, table: Rec, most: int, file: Path) -> None:
        self.box, self.most, self.file = box, most, file
        self.power = {BARBARIAN: ONCE_A_TURN, WIZARD: ONCE_A_LEVEL}.get(int(table.hero), NO_POWER)
        if self.power == ONCE_A_LEVEL and table.power_used:
            self.power = NO_POWER
        self._lock = Lock()
        self._begin(table)
        if self.power != ONCE_A_TURN and read(file, self.graph):
            self._valued = int(self.graph.about.n_starts)
            self._is_read = True

    def _begin(self, table: Rec) -> None:
        """Nothing is known yet."""
        self.graph = make_graph(table, self.most)
        self.graph.about.power = self.power
        for health in range(1, MOST_HEALTH + 1):
            self.graph.about.worth[health] = 1 - HEALTH_WORTH * (MOST_HEALTH - health)
        native(begin)(hand_over(self.box), self.graph)
        native(set_goal)(self.graph)
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
        self.graph.about.missed = 0
        value = self._value(table)
        moves = []
        if rules.turn(self.box, table) != CHANCE:
            count = rules.legal(self.box, table, out)
            moves = [(move, self._value(self._played(table, move))) for move in out[:count]]
            moves.sort(key=lambda pair: -pair[1])
        if self.graph.about.missed:
            return None
        return Advice(value=value, moves=moves, states=int(self.graph.about.n_starts))

    def _value(self, table: Rec) -> float:
        found = solve(GAME, LEVEL, self.box, table, self.graph, MOST_IN_A_TURN)
        if found is None:
            raise TooLarge
        return found.value

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
        place = native(place_of)(self.graph, position_of(table))
        if place < CLEARED:
            raise TooLarge
        native(add_start)(self.graph, place)

    def _is_valued(self) -> bool:
        return bool(self._valued) and self._valued == self.graph.about.n_starts

    def _work(self, watch: Stopwatch) -> None:
        """Find all positions, then value them."""
        about = self.graph.about
        if about.n_explored < about.n_starts:
            self._valuing = None
        while not self.is_full and (found := native(explore)(hand_over(self.box), self.graph, CHUNK)):
            self.is_full = found == FULL
            watch.tell("explore", int(about.n_explored), int(about.n_starts))
        if self.is_full:
            raise TooLarge
        if self._valuing is None:
            self._valuing = self._value_layers()
        for done, known in self._valuing:
            watch.tell("value", done, known)
        self._valuing = None
        self._valued = int(about.n_starts)
        if self.power != ONCE_A_TURN and self._valued >= LARGE:  # a barbarian's turn needs more than values
            save(self.file, self.graph)

    def _value_layers(self) -> Iterator[tuple[int, int]]:
        """Value everything; (layers done, layers) after each sweep."""
        layers = self._layers()
        passes = [NO_POWER, ONCE_A_LEVEL] if self.power == ONCE_A_LEVEL else [self.power]
        for number, power in enumerate(passes):
            if number:
                native(forget)(self.graph)
            for index, (starts, middles, health) in enumerate(layers):
                while native(sweep)(self.graph, starts, middles, health, power) > SETTLED:
                    yield number * len(layers) + index, len(passes) * len(layers)

    def _layers(self) -> list[tuple[Any, Any, int]]:
        """Places of starts, and of all positions, by the monsters' health together; each with the adventurer's."""
        known = int(self.graph.about.n_positions)
        totals, is_start = np.zeros(known, np.int8), np.zeros(known, np.bool_)
        native(list_positions)(self.graph, hand_array(totals), hand_array(is_start))
        layers = []
        for total in range(1, int(totals.max()) + 1):
            places = np.flatnonzero(totals == total).astype(np.int32)
            starts = hand_array(places[is_start[places]])
            layers += [(starts, hand_array(places), health) for health in range(1, int(self.box.health) + 1)]
        return layers

"""A level being worked out: its positions found, then valued, layer by layer, as far as time allows.

Any thread may ask. One is answered at a time, and in all levels one works at a time: so memory grows in one place.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from contextlib import contextmanager
from itertools import product
from threading import TIMEOUT_MAX, Lock
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict

from undercroft.engine.game import CHANCE
from undercroft.engine.records import copy_of
from undercroft.games.one_card import GAME
from undercroft.games.one_card.table import BARBARIAN, ORDER, SEND, WIZARD
from undercroft.kernels.exact import solve
from undercroft.kernels.ways import memory_for

from .asking import LEVEL, position_of
from .graph import CLEARED, END, FULL, POSITION, SLOTS, WAY, make_graph
from .keeping import read, save
from .shelf import make_room, note_use
from .valuing import NO_POWER, ONCE_A_LEVEL, ONCE_A_TURN

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from undercroft.engine.records import Rec

USUAL_IN_A_TURN, MOST_IN_A_TURN = 20_000, 200_000  # positions between two starts of turns; room for more takes longer
LARGE = 5_000  # starts of turns; more take about a second, and are kept in a file
MOST_GIVEN_UP = 1_000  # tables without an answer that are remembered
BESIDES = 32_000_000  # bytes: what is reckoned on, and the program itself
NUMBER = 4  # bytes
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

    @contextmanager
    def wait_for(self, lock: Lock) -> Iterator[None]:
        """Hold a lock; OutOfTime if others hold it for too long."""
        left = math.inf if self.until is None else max(0.0, self.until - time.perf_counter())
        if not lock.acquire(timeout=min(left, TIMEOUT_MAX)):
            raise OutOfTime
        try:
            yield
        finally:
            lock.release()


class OutOfTime(Exception):
    """There is no answer yet."""


class TooLarge(Exception):
    """There is no room for an answer."""


_working = Lock()  # held by the level whose memory may grow


class Level:
    """What is known about a level."""

    def __init__(self, box: Rec, table: Rec, most: int, file: Path, way: str) -> None:
        self.box, self.most, self.file, self.way = box, most, file, way
        self.power = {BARBARIAN: ONCE_A_TURN, WIZARD: ONCE_A_LEVEL}.get(int(table.hero), NO_POWER)
        if self.power == ONCE_A_LEVEL and table.power_used:
            self.power = NO_POWER
        self.is_full = False  # there is no room for it, and never will be
        self.size = 0  # bytes of memory
        self._given_up: set[bytes] = set()
        self._lock = Lock()
        self._forget()

    def advice(self, table: Rec, watch: Stopwatch) -> Advice | None:
        """What can be said of a table of this level, if time and room are enough."""
        try:
            with watch.wait_for(self._lock):
                return None if self.is_full else self._advice(table, watch)
        except OutOfTime:
            return None

    def _advice(self, table: Rec, watch: Stopwatch) -> Advice | None:
        state = GAME.table_type.state(table)
        if state in self._given_up:
            return None
        try:
            found = self._ask(table) if self._is_valued() else None
            if found is None:
                with watch.wait_for(_working):
                    found = self._learn(table, watch)
        except (TooLarge, MemoryError):
            found = None
        if found is None and len(self._given_up) < MOST_GIVEN_UP:
            self._given_up.add(state)
        return found

    def _learn(self, table: Rec, watch: Stopwatch) -> Advice | None:
        """The answer, after reading or working out what is missing."""
        try:
            return self._learned(table, watch)
        except (OutOfTime, TooLarge):
            raise
        except MemoryError:
            self.is_full = True
            raise TooLarge from None
        except BaseException:  # whatever it is, nobody knows what is half done
            self._forget()
            raise
        finally:
            self.size = self._measure()

    def _learned(self, table: Rec, watch: Stopwatch) -> Advice | None:
        if self._memory is None:
            self._begin(table)
            self._read()
            if self._is_valued() and (found := self._ask(table)):
                return found
        if self._is_read:
            self._begin(table)
        self._add(table)
        self._work(watch)
        return self._ask(table)

    def _measure(self) -> int:
        """How many bytes of memory are used. Those laid out that nobody has touched yet are none."""
        if self.is_full or self.about is None:
            self._forget()
            return 0
        positions = self.about.n_positions * (POSITION.size + 3 * NUMBER)
        ways, ends = self.about.n_ways * WAY.size, self.about.n_ends * END.size
        return int(positions + ways + ends + NUMBER * SLOTS * self.most + BESIDES)

    def _forget(self) -> None:
        """Give all memory back."""
        self._memory: Any = None
        self._box: Any = None
        self.graph: Any = None
        self.about: Any = None
        self._valuing: Iterator[tuple[int, int]] | None = None
        self._valued = 0  # starts of turns whose values are known
        self._is_read = False  # they come from a file, and nothing is known but values

    def _begin(self, table: Rec) -> None:
        """Nothing is known yet."""
        self._forget()
        self._memory = memory_for(GAME, self.way)
        self._box = self._memory.record(GAME.box_type, self.box)
        self.graph = make_graph(self._memory, table, self.most)
        self.about = self.graph.about.plain
        self.about.power = self.power
        self._memory.run("begin", self._box, self.graph)
        self._memory.run("set_goal", self.graph)

    def _read(self) -> None:
        """Take up the values that are kept in a file, if there are any."""
        if self.power != ONCE_A_TURN and read(self.file, self._memory, self.graph):
            self._valued = self.about.n_starts
            self._is_read = True
            note_use(self.file)

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
            self.is_full = True
            raise TooLarge
        self._memory.run("add_start", self.graph, place)

    def _is_valued(self) -> bool:
        return bool(self._valued) and self._valued == self.about.n_starts

    def _work(self, watch: Stopwatch) -> None:
        """Find all positions, then value them."""
        about = self.about
        if about.n_explored < about.n_starts:
            self._valuing = None
        while found := self._memory.run("explore", self._box, self.graph, CHUNK):
            if found == FULL:
                self.is_full = True
                raise TooLarge
            watch.tell("explore", about.n_explored, about.n_starts)
        if self._valuing is None:
            self._valuing = self._value_layers()
        for done, known in self._valuing:
            watch.tell("value", done, known)
        self._valuing = None
        self._valued = about.n_starts
        if self.power != ONCE_A_TURN and self._valued >= LARGE:  # a barbarian's turn needs more than values
            save(self.file, self._memory, self.graph)
            make_room(self.file.parent)

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

"""Search for every game: Monte-Carlo tree search, compiled with the game's rules.

One simulation goes down the tree, plays the game out from there with the game's guide, and counts what came of it for
every move on the way. Luck is drawn as it falls. The search gets the table as its seat sees it and never the table
itself: in a game with secrets every simulation deals the blanks anew, and the others play by the guide, each from what
they know in that deal.

Several trees can grow side by side, one on each core; what their roots say is added up.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from math import sqrt
from typing import Any, NamedTuple, cast

import numpy as np

from undercroft.engine.arrays import hand_all, hand_array, hand_over
from undercroft.engine.bots import RANDOM, chooser, notes_of, sure_of
from undercroft.engine.compiling import bind, native, rule
from undercroft.engine.game import CHANCE, OVER, Game
from undercroft.engine.playouts import look_away, looker
from undercroft.engine.records import SAID, Rec, copy_of
from undercroft.engine.thinking import Thinking

from .tree import (
    HIDDEN,
    LEAST,
    NONE,
    ROOT,
    Tree,
    back_up,
    first_child,
    is_open,
    make_tree,
    narrow,
    open_up,
    pick_weighted,
    select,
    start_at_root,
    step,
    told_by,
)

NODES_EACH = 24  # room in the tree, for each simulation
FEWEST_NODES, MOST_NODES = 256, 1 << 20
MOST_MOVES = 20_000  # a game that does not end is given up, and counts as it stands
FIRST_SLICE, MOST_IN_SLICE = 4, 64  # simulations between two looks at the clock: the first time, and at most
PACE = 0.02  # seconds that a slice should take
SLOPE = 0.1  # how much points count beside winning
CAUTION = 2.0  # a move is judged by the least that it may be worth: its mean, less so many times its standard error

WIN, POINTS, LEVEL = "win", "points", "level"
Row = tuple[
    int, int, float, float, float
]  # a move, its visits, and sums of its worth, of the square of that, and of what is shown


@dataclass(frozen=True)
class Thought:
    """What a search found out about one move."""

    move: int
    visits: int
    worth: float  # what the search goes by
    doubt: float  # how far that may be off: its standard error
    shown: float  # what people are told of it
    of: str = WIN  # and what that is: the chance to win, or to clear a level, or the points in the end
    is_known: bool = False  # worked out, and not found by trying
    wins: float | None = None  # the chance to win, where points are told and one can win all the same


class Aim(NamedTuple):
    """What a game is played for."""

    least: int
    most: int
    win: int  # the score from which a seat has won
    wins: bool  # whether winning is what counts, and not points
    as_one: bool  # whether all seats win or lose together
    tells_points: bool  # whether people are told points, and not the chance to win

    @property
    def of(self) -> str:
        """What people are told; see `Thought`."""
        return POINTS if self.tells_points else WIN

    def share_of_wins(self, worth: float, points: float) -> float | None:
        """How many games were won, if these are the mean worth and the mean points of games; see `judge`."""
        if not (self.wins and self.tells_points):
            return None
        return min(1.0, max(0.0, worth - SLOPE * (points - self.least) / (self.most - self.least)))


class Room(NamedTuple):
    """What one simulation needs besides the tree."""

    tables: Any  # one
    seen: Any  # what a seat sees, and a blank
    moves: Any
    weights: Any
    notes: Any
    scores: Any
    worths: Any
    shown: Any


def aim_of(game: Game, seats: int) -> Aim:
    """What is played for at a table with so many seats.

    Where nobody plays against anybody and the score has steps, a chance to win that is small wherever one stands would
    say nothing: there people are told how far they get.
    """
    least, most = game.scores
    wins, as_one = game.win is not None or seats > 1, seats == 1 or game.together
    tells_points = not wins or (as_one and most - least > 1)
    return Aim(least, most, least if game.win is None else game.win, wins, as_one, tells_points)


def make_room(game: Game, seats: int, guide: str) -> Room:
    """Room for simulations on one core."""
    listed, notes = len(game.verbs), notes_of(game.package, (guide,))
    arrays: list[Any] = [np.zeros(size, np.int64) for size in (listed, listed, notes, seats)]
    arrays += [np.zeros(seats), np.zeros(seats)]
    blank = game.table_type.blank
    return Room(hand_all(blank()), hand_all(blank(2)), *map(hand_array, arrays))


# One simulation


@rule
def nothing_hidden(box: Rec, seen: Rec, seat: int, seed: int, number: int) -> None:
    """Where everybody sees everything, there are no blanks to fill."""


@rule
def never_sure(box: Rec, seen: Rec) -> bool:  # noqa: ARG001
    """Every choice is worth a thought."""
    return False


@rule
def everybody_knows(box: Rec, table: Rec, seat: int, move: int) -> bool:  # noqa: ARG001
    """Where everybody sees everything, everybody is told every move."""
    return True


# Stand for the rules of one game and its guide in the templates below; see `bind`.
SECRETS = False
TURN = LEGAL = ODDS = APPLY = SCORE = LOOK = CHOOSE = SURE = DEAL = KNOWS = cast("Any", None)


def _simulate(  # type: ignore[no-untyped-def]
    box, start, seat, seats, aim, tree, room, seed, first, count, with_tree
) -> None:
    """Simulations `first`… of `seed` from `start`, which is what `seat` sees. A template.

    The rules are called in one place each, whether the line is still in the tree or is played out: compiling them into
    the search is what takes the time.
    """
    for number in range(first, first + count):
        room.tables[0] = start
        table = room.tables[0]
        DEAL(box, table, seat, seed, number)
        start_at_root(tree)
        in_tree, drawn, length, turn = with_tree, 0, 0, TURN(box, table)
        while turn != OVER and length < MOST_MOVES:
            n = LEGAL(box, table, room.moves)
            is_choice = False
            if turn == CHANCE:
                ODDS(box, table, room.weights)
                if in_tree and not SECRETS:
                    narrow(tree, room.moves, room.weights, n)
                move = room.moves[pick_weighted(room.weights, n, seed, number, drawn)]
                drawn += 1
            else:
                move = HIDDEN
                LOOK(box, table, turn, room.seen)
                is_choice = (turn == seat or not SECRETS) and (length == 0 or not SURE(box, room.seen[0]))
                if not (in_tree and is_choice and is_open(tree)):
                    move = CHOOSE(box, room.seen[0], turn, room.moves, n, seed, number, length, room.notes)
                    in_tree = in_tree and (not is_choice or open_up(tree, room.moves, n, move))
                if in_tree and is_choice:
                    move = select(tree, room.moves, n)
            if in_tree and (turn == CHANCE or is_choice or SECRETS):
                key = move if KNOWS(box, table, seat, move) else HIDDEN
                in_tree = step(tree, turn, key)
            APPLY(box, table, move)
            length += 1
            turn = TURN(box, table)
        SCORE(box, table, room.scores)
        judge(aim, room, seats)
        if with_tree:
            back_up(tree, room.worths, room.shown, seats)


@rule
def judge(aim: Aim, room: Room, seats: int) -> None:
    """What a result is worth to each seat: a win most of all, shared among equals who are rivals; and points."""
    best, equals = LEAST, 0
    for seat in range(seats):
        if room.scores[seat] > best:
            best, equals = 1.0 * room.scores[seat], 0
        equals += room.scores[seat] == best
    for seat in range(seats):
        points = (room.scores[seat] - aim.least) / (aim.most - aim.least)
        won = 0.0
        if aim.wins and room.scores[seat] == best and best >= aim.win:
            won = 1.0 if aim.as_one else 1.0 / equals
        room.worths[seat] = won + SLOPE * points
        room.shown[seat] = 1.0 * room.scores[seat] if aim.tells_points else won


@cache
def compiled_search(package: str, guide: str) -> Callable[..., None]:
    """The search of one game, as native code."""
    rules, name = import_module(f"{package}.rules"), f"{package.replace('.', '_')}_{guide}"
    same = {each.upper(): getattr(rules, each) for each in ("turn", "legal", "odds", "apply", "score")}
    bound = bind(
        _simulate,
        f"simulate_{name}",
        **same,
        LOOK=look_away if guide == RANDOM else looker(package),
        CHOOSE=chooser(package, (guide,)),
        SURE=never_sure if guide == RANDOM else sure_of(package) or never_sure,
        DEAL=getattr(rules, "deal", nothing_hidden),
        KNOWS=getattr(rules, "knows", everybody_knows),
        SECRETS=hasattr(rules, "knows"),
    )
    return native(bound)


# Thinking


def think(
    game: Game,
    seen: Rec,
    seat: int,
    seats: int,
    thinking: Thinking,
    seed: int,
    trusted: int = HIDDEN,
    stop: Callable[[], bool] | None = None,
) -> list[Thought]:
    """What a search says about the moves of `seat`, the best first; `seen` is the table as it sees it.

    Who else has thought about it can name a move to be `trusted`: another has to do clearly better.
    """
    aim = aim_of(game, seats)
    start = copy_of(seen)
    start.n_said = SAID  # no room for events: nobody will hear of them
    start = hand_over(start)
    until = None if thinking.seconds is None else time.monotonic() + thinking.seconds

    def has_to_stop() -> bool:
        return (until is not None and time.monotonic() >= until) or (stop is not None and stop())

    def grow(core: int) -> list[Row]:
        share = None if thinking.play_outs is None else -(-thinking.play_outs // thinking.cores)
        return _grow_tree(game, start, seat, seats, thinking, share, seed + core, trusted, has_to_stop)

    if thinking.cores == 1:
        return _added_up([grow(0)], aim)
    with ThreadPoolExecutor(thinking.cores) as pool:
        return _added_up(list(pool.map(grow, range(thinking.cores))), aim)


def _grow_tree(
    game: Game,
    start: Rec,
    seat: int,
    seats: int,
    thinking: Thinking,
    share: int | None,
    seed: int,
    trusted: int,
    has_to_stop: Callable[[], bool],
) -> list[Row]:
    """One tree, on one core."""
    nodes = MOST_NODES if share is None else min(MOST_NODES, FEWEST_NODES + share * NODES_EACH)
    tree = make_tree(nodes, thinking.explore, trusted)
    room, aim = make_room(game, seats, thinking.guide), aim_of(game, seats)
    simulate, done = compiled_search(game.package, thinking.guide), 0
    count = FIRST_SLICE
    while (share is None or done < share) and not (done and has_to_stop()):
        count = count if share is None else min(count, share - done)
        began = time.monotonic()
        simulate(game.box.handed, start, seat, seats, aim, tree, room, seed, done, count, True)
        done += count
        took = time.monotonic() - began
        count = max(1, min(MOST_IN_SLICE, 2 * count, int(count * PACE / took) if took > 0 else MOST_IN_SLICE))
    return _root(tree)


def _root(tree: Tree) -> list[Row]:
    """What the root of a tree says of each move."""
    found = []
    child = native(first_child)(tree, ROOT)
    while child != NONE:
        move, visits, worth, squares, shown, child = native(told_by)(tree, child)
        found.append((int(move), int(visits), float(worth), float(squares), float(shown)))
    return found


def _added_up(trees: list[list[Row]], aim: Aim) -> list[Thought]:
    """The roots of all trees as one, the best move first."""
    sums: dict[int, list[float]] = {}
    for move, *numbers in (row for tree in trees for row in tree):
        sums[move] = [before + more for before, more in zip(sums.get(move, [0] * len(numbers)), numbers, strict=True)]
    thoughts = [_thought(move, numbers, aim, _spread(list(sums.values()))) for move, numbers in sums.items()]
    return sorted(thoughts, key=lambda thought: (thought.doubt * CAUTION - thought.worth, -thought.visits))


def _spread(rows: list[list[float]]) -> float:
    """How much games differ in worth, whatever the move: their variance."""
    visits, worth, squares, _shown = (sum(column) for column in zip(*rows, strict=True))
    return max(0.0, squares / visits - (worth / visits) ** 2) if visits else 0.0


def _thought(move: int, sums: list[float], aim: Aim, spread: float) -> Thought:
    """Sums as means, and how far the mean may be off; of what was never tried, nothing is known.

    What was tried but once may well differ as much as games do: one lucky game does not count for sure.
    """
    visits, worth, squares, shown = sums
    if not visits:
        return Thought(move, 0, LEAST, 0.0, 0.0, aim.of)
    mean = worth / visits
    variance = max(0.0, squares / visits - mean * mean) + spread / visits
    wins = aim.share_of_wins(mean, shown / visits)
    return Thought(move, int(visits), mean, sqrt(variance / visits), shown / visits, aim.of, wins=wins)

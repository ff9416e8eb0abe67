"""Thinking by search, in every game: trees grow as long as time or play-outs allow, and say what each move is worth.

Several trees can grow side by side, one on each core; what their roots say is added up.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from typing import TYPE_CHECKING

from undercroft.engine.records import SAID, copy_of
from undercroft.engine.thinking import POINTS, WIN, Thought
from undercroft.kernels.playouts import bot_number
from undercroft.kernels.search import SLOPE, Aim, make_room
from undercroft.kernels.tree import HIDDEN, LEAST, NONE, ROOT, Tree, make_tree
from undercroft.kernels.ways import memory_for, way_for

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.records import Rec
    from undercroft.engine.thinking import Thinking

NODES_EACH = 24  # room in the tree, for each simulation
FEWEST_NODES, MOST_NODES = 256, 1 << 20
FIRST_SLICE, MOST_IN_SLICE = 4, 64  # simulations between two looks at the clock: the first time, and at most
PACE = 0.02  # seconds that a slice should take
CAUTION = 2.0  # a move is judged by the least that it may be worth: its mean, less so many times its standard error

Row = tuple[
    int, int, float, float, float
]  # a move, its visits, and sums of its worth, of the square of that, and of what is shown


def told_by(aim: Aim) -> str:
    """What people are told; see `Thought`."""
    return POINTS if aim.tells_points else WIN


def share_of_wins(aim: Aim, worth: float, points: float) -> float | None:
    """How many games were won, if these are the mean worth and the mean points of games; see `judge`."""
    if not (aim.wins and aim.tells_points):
        return None
    return min(1.0, max(0.0, worth - SLOPE * (points - aim.least) / (aim.most - aim.least)))


def aim_of(game: Game, seats: int) -> Aim:
    """What is played for at a table with so many seats.

    Where nobody plays against anybody and the score has steps, a chance to win that is small wherever one stands would
    say nothing: there people are told how far they get.
    """
    least, most = game.scores
    wins, as_one = game.win is not None or seats > 1, seats == 1 or game.together
    tells_points = not wins or (as_one and most - least > 1)
    return Aim(least, most, least if game.win is None else game.win, wins, as_one, tells_points)


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
    way = way_for(game)
    until = None if thinking.seconds is None else time.monotonic() + thinking.seconds

    def has_to_stop() -> bool:
        return (until is not None and time.monotonic() >= until) or (stop is not None and stop())

    def grow(core: int) -> list[Row]:
        share = None if thinking.play_outs is None else -(-thinking.play_outs // thinking.cores)
        return _grow_tree(game, way, start, seat, seats, thinking, share, seed + core, trusted, has_to_stop)

    if thinking.cores == 1:
        return _added_up([grow(0)], aim)
    with ThreadPoolExecutor(thinking.cores) as pool:
        return _added_up(list(pool.map(grow, range(thinking.cores))), aim)


def _grow_tree(
    game: Game,
    way: str,
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
    memory, aim = memory_for(game, way), aim_of(game, seats)
    nodes = MOST_NODES if share is None else min(MOST_NODES, FEWEST_NODES + share * NODES_EACH)
    tree = make_tree(memory, nodes, thinking.explore, trusted)
    room = make_room(memory, seats, thinking.guide)
    records = (memory.record(game.box_type, game.box.rec), memory.record(game.table_type, start))
    about = (*records, seat, seats, bot_number(game.package, thinking.guide), aim, tree, room, seed)
    done, count = 0, FIRST_SLICE
    while (share is None or done < share) and not (done and has_to_stop()):
        count = count if share is None else min(count, share - done)
        began = time.monotonic()
        memory.run("simulate", *about, done, count, True)
        done += count
        took = time.monotonic() - began
        count = max(1, min(MOST_IN_SLICE, 2 * count, int(count * PACE / took) if took > 0 else MOST_IN_SLICE))
    return _root(tree)


def _root(tree: Tree) -> list[Row]:
    """What the root of a tree says of each move."""
    nodes, found = tree.nodes.plain, []
    child = nodes[ROOT].first
    while child != NONE:
        node = nodes[child]
        found.append((node.move, node.visits, node.worth, node.squares, node.shown))
        child = node.next
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
        return Thought(move, 0, LEAST, 0.0, 0.0, told_by(aim))
    mean = worth / visits
    variance = max(0.0, squares / visits - mean * mean) + spread / visits
    wins = share_of_wins(aim, mean, shown / visits)
    return Thought(move, int(visits), mean, sqrt(variance / visits), shown / visits, told_by(aim), wins=wins)

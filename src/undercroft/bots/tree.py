"""The tree of a search: nodes in one array of fixed size, and how to walk it.

A node stands for a move that was played, and holds what came of it. Its children are a list: one for each move that was
looked at. Where seats know different things, every seat has a tree of its own, and a move that it is not told is HIDDEN
in it: so nobody's choice in the search depends on what they would not know at the table.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from undercroft.engine.chance import draw, pick
from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec, hand, hand_all, hand_array

NONE = 0  # no node; the roots are numbered from 1
HIDDEN = -1  # a move that the seat of a tree is not told
DEEPEST = 512  # moves of a line that are kept; what follows is played out
SEARCH_STREAM = 253  # luck in a search
LEAST, MOST = -1e300, 1e300
GUIDED = 0.5  # how much of the trust goes to the guide's move, before anything was tried
WIDTH, WIDENING = 2.0, 0.5  # outcomes of luck that are looked at after n visits: WIDTH * n ** WIDENING

NODE = np.dtype(
    [
        ("move", "<i4"),
        ("next", "<i4"),  # the next child of the same parent
        ("first", "<i4"),  # its first child
        ("last", "<i4"),  # its last child
        ("children", "<i4"),
        ("visits", "<i4"),
        ("prior", "<f8"),  # how much the move is trusted before it was tried
        ("worth", "<f8"),  # to whom played the move, added up over the visits
        ("squares", "<f8"),  # the squares of it, added up
        ("shown", "<f8"),  # the same as people would say it: wins, or points
    ]
)
STATE = np.dtype(
    [
        ("used", "<i8"),
        ("depth", "<i8"),
        ("trusted", "<i8"),  # the move that is trusted at the root, whatever the guide says
        ("least", "<f8"),
        ("most", "<f8"),
        ("explore", "<f8"),
    ]
)


class Tree(NamedTuple):
    """The memory of a search."""

    state: Rec  # how many nodes are used, and the least and the most that came of a line so far
    nodes: Any
    at: Any  # in each tree, the node that has been reached
    path: Any  # [tree, depth]: the nodes on the way there
    by: Any  # [depth]: who played


def make_tree(trees: int, nodes: int, explore: float, trusted: int = HIDDEN) -> Tree:
    """An empty tree with room for so many nodes, for each of so many seats that know different things."""
    state = np.zeros(1, STATE)
    state["used"], state["least"], state["most"], state["explore"] = 1 + trees, MOST, LEAST, explore
    state["trusted"] = trusted
    path = np.zeros((trees, DEEPEST + 1), np.int64)
    arrays: list[Any] = [np.zeros(trees, np.int64), path, np.zeros(DEEPEST + 1, np.int64)]
    return Tree(hand(state), hand_all(np.zeros(1 + trees + nodes, NODE)), *map(hand_array, arrays))


@rule
def start_at_roots(tree: Tree) -> None:
    """Begin a line."""
    tree.state.depth = 0
    for each in range(len(tree.at)):
        tree.at[each] = 1 + each
        tree.path[each, 0] = 1 + each


@rule
def tree_of(tree: Tree, seat: int) -> int:
    """The tree in which a seat chooses."""
    return seat if len(tree.at) > 1 else 0


@rule
def find(tree: Tree, parent: int, move: int) -> int:
    """The child for a move, or NONE."""
    child = tree.nodes[parent].first
    while child != NONE and tree.nodes[child].move != move:
        child = tree.nodes[child].next
    return child  # type: ignore[no-any-return]


@rule
def add(tree: Tree, parent: int, move: int, prior: float) -> int:
    """A new child; NONE if there is no room left."""
    child = tree.state.used
    if child == len(tree.nodes):
        return NONE
    tree.state.used = child + 1
    tree.nodes[child].move = move
    tree.nodes[child].prior = prior
    if tree.nodes[parent].first == NONE:
        tree.nodes[parent].first = child
    else:
        tree.nodes[tree.nodes[parent].last].next = child
    tree.nodes[parent].last = child
    tree.nodes[parent].children += 1
    return child  # type: ignore[no-any-return]


@rule
def is_open(tree: Tree, seat: int) -> bool:
    """Whether moves of the seat to move are in the tree already."""
    return tree.nodes[tree.at[tree_of(tree, seat)]].first != NONE  # type: ignore[no-any-return]


@rule
def open_up(tree: Tree, seat: int, moves: Any, n: int, guided: int) -> bool:
    """Put every move of the seat into the tree; not at a leaf, and not if there is no room for all."""
    parent = tree.at[tree_of(tree, seat)]
    if parent == NONE or tree.nodes[parent].visits == 0 or tree.state.used + n > len(tree.nodes):
        return False
    likely = tree.state.trusted if tree.state.depth == 0 and tree.state.trusted != HIDDEN else guided
    for index in range(n):
        prior = (1.0 - GUIDED) / n
        if moves[index] == likely:
            prior += GUIDED
        add(tree, parent, moves[index], prior)
    return True


@rule
def select(tree: Tree, seat: int, moves: Any, n: int) -> int:
    """The move to look at next: good so far, or trusted and seldom tried."""
    parent = tree.at[tree_of(tree, seat)]
    untried = mean_of_children(tree, parent, moves, n)
    trust = tree.state.explore * sqrt(tree.nodes[parent].visits)
    chosen, best = moves[0], LEAST
    child = tree.nodes[parent].first
    for index in range(n):
        if child == NONE or tree.nodes[child].move != moves[index]:
            child = find(tree, parent, moves[index])
        visits = tree.nodes[child].visits
        value = tree.nodes[child].worth / visits if visits > 0 else untried
        prior = tree.nodes[child].prior if child != NONE else 1.0 / n  # in another deal it was not allowed
        promise = scaled(tree, value) + trust * prior / (1 + visits)
        if promise > best:
            chosen, best = moves[index], promise
        child = tree.nodes[child].next
    return chosen  # type: ignore[no-any-return]


@rule
def mean_of_children(tree: Tree, parent: int, moves: Any, n: int) -> float:
    """What the moves tried so far were worth on the whole."""
    total, visits = 0.0, 0
    child = tree.nodes[parent].first
    for index in range(n):
        if child == NONE or tree.nodes[child].move != moves[index]:
            child = find(tree, parent, moves[index])
        total += tree.nodes[child].worth
        visits += tree.nodes[child].visits
        child = tree.nodes[child].next
    return total / visits if visits > 0 else 0.0


@rule
def scaled(tree: Tree, value: float) -> float:
    """A value between 0, the least, and 1, the most that came of a line so far."""
    width = tree.state.most - tree.state.least
    return (value - tree.state.least) / width if width > 0.0 else 0.5


@rule
def narrow(tree: Tree, moves: Any, weights: Any, n: int) -> None:
    """Where luck has many outcomes, only those that came before are looked at; more of them with every visit."""
    node = tree.at[0]
    children = tree.nodes[node].children
    if len(tree.at) > 1 or children == 0 or children < WIDTH * tree.nodes[node].visits ** WIDENING:
        return
    for index in range(n):
        if find(tree, node, moves[index]) == NONE:
            weights[index] = 0


@rule
def pick_weighted(weights: Any, n: int, seed: int, number: int, count: int) -> int:
    """Let luck choose among the first `n` by their weights."""
    total = 0
    for index in range(n):
        total += weights[index]
    return pick(weights, n, draw(seed, number, SEARCH_STREAM, count, total))


@rule
def step(tree: Tree, each: int, key: int) -> bool:
    """Go on to the child for a move in one of the trees; True if it is new. Without room, nothing more is kept."""
    parent = tree.at[each]
    if parent == NONE:
        return False
    child = find(tree, parent, key)
    is_new = child == NONE
    if is_new:
        child = add(tree, parent, key, 1.0)
    tree.at[each] = child
    return is_new


@rule
def note(tree: Tree, seat: int) -> None:
    """Keep where the trees have got to, and who played."""
    tree.state.depth += 1
    tree.by[tree.state.depth] = seat
    for each in range(len(tree.at)):
        tree.path[each, tree.state.depth] = tree.at[each]


@rule
def back_up(tree: Tree, worths: Any, shown: Any, seats: int) -> None:
    """What came of the line counts for every node on its way."""
    for seat in range(seats):
        tree.state.least = min(tree.state.least, worths[seat])
        tree.state.most = max(tree.state.most, worths[seat])
    for each in range(len(tree.at)):
        for depth in range(tree.state.depth + 1):
            node = tree.path[each, depth]
            if node == NONE:
                break
            tree.nodes[node].visits += 1
            seat = tree.by[depth]
            if depth > 0 and seat >= 0:
                tree.nodes[node].worth += worths[seat]
                tree.nodes[node].squares += worths[seat] * worths[seat]
                tree.nodes[node].shown += shown[seat]


@rule
def first_child(tree: Tree, parent: int) -> int:
    """The first child of a node, or NONE."""
    return tree.nodes[parent].first  # type: ignore[no-any-return]


@rule
def told_by(tree: Tree, node: int) -> tuple[int, int, float, float, float, int]:
    """A node's move, visits and sums; and its next sibling."""
    found = tree.nodes[node]
    return found.move, found.visits, found.worth, found.squares, found.shown, found.next

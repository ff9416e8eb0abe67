"""The tree of a search: nodes in one array of fixed size, and how to walk it.

A node stands for a move that was played, and holds what came of it. Its children are a list: one for each move that was
looked at. Where seats know different things, a move that the searching seat is not told is HIDDEN: so its choice in the
search never depends on what it would not know at the table.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

from undercroft.engine.chance import draw, pick
from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec, RecordType

from .kernel import Many, Numbers, One
from .memory import Memory

NONE, ROOT = 0, 1  # no node, and the first one
HIDDEN = -1  # a move that the searching seat is not told
DEEPEST = 512  # moves of a line that are kept; what follows is played out
SEARCH_STREAM = 253  # luck in a search
LEAST, MOST = -1e300, 1e300
GUIDED = 0.5  # how much of the trust goes to the guide's move, before anything was tried
WIDTH, WIDENING = 2.0, 0.5  # outcomes of luck that are looked at after n visits: WIDTH * n ** WIDENING

NODE = RecordType(
    (
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
    )
)
STATE = RecordType(
    (
        ("used", "<i8"),
        ("depth", "<i8"),
        ("trusted", "<i8"),  # the move that is trusted at the root, whatever the guide says
        ("least", "<f8"),
        ("most", "<f8"),
        ("explore", "<f8"),
    )
)


class Tree(NamedTuple):
    """The memory of a search."""

    state: Rec  # how many nodes are used, and the least and the most that came of a line so far
    nodes: Any
    path: Any  # the nodes on the way to the one that has been reached
    by: Any  # who played each


TREE = Tree(One(STATE), Many(NODE), Numbers(), Numbers())


def make_tree(memory: Memory, nodes: int, explore: float, trusted: int = HIDDEN) -> Tree:
    """An empty tree with room for so many nodes besides its root."""
    state = memory.record(STATE)
    state.plain.used, state.plain.least, state.plain.most, state.plain.explore = ROOT + 1, MOST, LEAST, explore
    state.plain.trusted = trusted
    walk = [memory.numbers("q", DEEPEST + 1) for _each in range(2)]
    return Tree(state, memory.records(NODE, ROOT + 1 + nodes), *walk)


@rule
def start_at_root(tree: Tree) -> None:
    """Begin a line."""
    tree.state.depth = 0
    tree.path[0] = ROOT


@rule
def here(tree: Tree) -> int:
    """The node that has been reached."""
    return tree.path[tree.state.depth]  # type: ignore[no-any-return]


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
def is_open(tree: Tree) -> bool:
    """Whether moves of the seat to move are in the tree already."""
    return tree.nodes[here(tree)].first != NONE  # type: ignore[no-any-return]


@rule
def open_up(tree: Tree, moves: Any, n: int, guided: int) -> bool:
    """Put every move of the seat to move into the tree; not at a leaf, and not if there is no room for all."""
    parent = here(tree)
    if tree.nodes[parent].visits == 0 or tree.state.used + n > len(tree.nodes):
        return False
    likely = tree.state.trusted if tree.state.depth == 0 and tree.state.trusted != HIDDEN else guided
    for index in range(n):
        prior = (1.0 - GUIDED) / n
        if moves[index] == likely:
            prior += GUIDED
        add(tree, parent, moves[index], prior)
    return True


@rule
def select(tree: Tree, moves: Any, n: int) -> int:
    """The move to look at next: good so far, or trusted and seldom tried."""
    parent = here(tree)
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
    node = here(tree)
    children = tree.nodes[node].children
    if children == 0 or children < WIDTH * tree.nodes[node].visits ** WIDENING:
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
def step(tree: Tree, seat: int, key: int) -> bool:
    """Go on to the child for a move; False if the line leaves the tree there: the child is new, or there is no room."""
    parent = here(tree)
    child = find(tree, parent, key)
    is_new = child == NONE
    if is_new:
        child = add(tree, parent, key, 1.0)
    if child == NONE or tree.state.depth == DEEPEST:
        return False
    tree.state.depth += 1
    tree.path[tree.state.depth] = child
    tree.by[tree.state.depth] = seat
    return not is_new


@rule
def back_up(tree: Tree, worths: Any, shown: Any, seats: int) -> None:
    """What came of the line counts for every node on its way."""
    for seat in range(seats):
        tree.state.least = min(tree.state.least, worths[seat])
        tree.state.most = max(tree.state.most, worths[seat])
    for depth in range(tree.state.depth + 1):
        node, seat = tree.path[depth], tree.by[depth]
        tree.nodes[node].visits += 1
        if depth > 0 and seat >= 0:
            tree.nodes[node].worth += worths[seat]
            tree.nodes[node].squares += worths[seat] * worths[seat]
            tree.nodes[node].shown += shown[seat]

"""Exact answers to small questions: how likely is it, how much is it worth, if the best is played from here?

Every line of play is followed to its end, as native code, with the game's own rules: at a seat's turn the best move
counts, at luck's turn the mean of what can come. A position met again is not worked out again: positions are kept in a
table of fixed size, by the bytes of their state. All seats play for the same thing, and no line may lead back to where
it was. If more positions come up than there is room for, there is no answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from undercroft.engine.compiling import bind, rule
from undercroft.engine.game import CHANCE, OVER
from undercroft.engine.records import SAID, WORD, Rec, RecordType

from .kernel import Kernel, Kind, Many, Numbers, One

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.engine.game import Game

    from .memory import Block, Memory

UNDECIDED = -1e300  # what `worth` says where the question is still open
NO_LIMIT = 1e300
DEEPEST = 256  # moves in a line

KNOWN, OPENED = 0, 1
TOO_LARGE, GOES_ROUND, NO_MOVE = -1, -2, -3  # why there is no answer
MISTAKES = {GOES_ROUND: "a line of play leads back to where it was", NO_MOVE: "nobody can move, and nothing is decided"}

LOW_63 = 0x7FFFFFFFFFFFFFFF
MULTIPLIER = 0x1E3779B97F4A7C15
SHIFT = 29
SLOTS = 2  # for each position there is room for, at least


@rule
def no_limit(box: Rec, table: Rec, given: Any) -> float:  # noqa: ARG001
    """Nothing is known about the most that can come of a table."""
    return NO_LIMIT


@rule
def every_move(box: Rec, table: Rec, given: Any, moves: Any, n: int) -> int:  # noqa: ARG001
    """All moves have to be looked at."""
    return n


@rule
def as_it_lies(box: Rec, table: Rec, given: Any) -> None:
    """No two positions are known to be alike."""


@dataclass(frozen=True)
class Question:
    """What is asked, as rules of a game."""

    name: str  # unlike that of any other question about the game
    given: Kind  # whatever the question is about, as a kernel takes it: a record, or rows of them

    # worth(box, table, given): what a line that ends here is worth, or UNDECIDED. It decides where nobody can move.
    worth: Any

    # most(box, table, given): the most that can come of this table; a move worth that is not improved upon.
    most: Any = no_limit

    # thin(box, table, given, moves, n): put first the moves worth looking at and return how many: none that is left out
    # is better than all of them. Luck's outcomes stay in order; the last may be left out if that changes no mean.
    thin: Any = every_move

    # merge(box, table, given): change the table into the one that stands for all that are worth as much.
    merge: Any = as_it_lies


@dataclass(frozen=True)
class Answer:
    """An exact value, and how many positions it took."""

    value: float
    states: int


class Space(NamedTuple):
    """The memory of a search: the line that is followed, and the positions kept.

    Few arrays, and a record for the rest: compiled functions pass a record on for nothing.
    """

    line: Rec  # see `_line_type`; a row for each move of the line
    tables: Any
    words: Any  # the bytes of the tables
    slots: Any  # an open-addressing hash table: 1 + the place of a position, or 0
    keys: Any  # the bytes of the positions kept
    values: Any


def line_type(game: Game, deepest: int = DEEPEST) -> RecordType:
    """What is known about each table of the line that is followed."""
    listed = (deepest, len(game.verbs))
    return RecordType(
        (
            ("met", "<i8"),  # positions kept
            ("masks", "<i8", _words(game.table_type.state_size)),  # which bytes are state
            ("count", "<i8", deepest),  # moves to look at
            ("at", "<i8", deepest),  # the next of them
            ("total", "<i8", deepest),  # luck's weights; 0 at a seat's turn
            ("place", "<i8", deepest),  # where the position is kept
            ("best", "<f8", deepest),  # of the moves so far; at luck's turn the weighted sum so far
            ("most", "<f8", deepest),
            ("moves", "<i8", listed),
            ("weights", "<i8", listed),
        )
    )


def space_kind(game: Game, deepest: int = DEEPEST) -> Space:
    """A space as a kernel takes it."""
    kept = (Numbers("q", 2), Numbers("i"), Numbers("q", 2), Numbers("d"))
    return Space(One(line_type(game, deepest)), Many(game.table_type), *kept)


def _words(size: int) -> int:
    return -(-size // WORD)


def make_space(memory: Memory, budget: int, deepest: int = DEEPEST) -> Space:
    """Room for so many positions. With none, nothing is kept."""
    game, kind = memory.game, memory.game.table_type
    line = memory.record(line_type(game, deepest))
    masks = (b"\xff" * kind.state_size).ljust(_words(kind.state_size) * WORD, b"\0")
    line.plain.masks[:] = memoryview(masks).cast("q")
    tables = memory.records(kind, deepest)
    slots = memory.numbers("i", 1 << (SLOTS * budget - 1).bit_length() if budget else 0)
    keys = memory.numbers("q", budget, _words(kind.state_size))
    return Space(line, tables, tables.as_numbers("q"), slots, keys, memory.numbers("d", budget))


# The positions kept


@rule
def find(space: Space, depth: int) -> int:
    """The slot of the position at this depth, or the empty slot where it belongs."""
    hashed = 0
    for word in range(len(space.line.masks)):
        hashed = ((hashed ^ (space.words[depth, word] & space.line.masks[word])) * MULTIPLIER) & LOW_63
        hashed ^= hashed >> SHIFT
    slot = hashed & (len(space.slots) - 1)
    while space.slots[slot] > 0 and not is_kept_at(space, depth, space.slots[slot] - 1):
        slot = (slot + 1) & (len(space.slots) - 1)
    return slot


@rule
def is_kept_at(space: Space, depth: int, place: int) -> bool:
    """Whether the position kept at this place is the one at this depth."""
    for word in range(len(space.line.masks)):
        if space.keys[place, word] != space.words[depth, word] & space.line.masks[word]:
            return False
    return True


@rule
def keep(space: Space, depth: int, slot: int) -> None:
    """Keep the position at this depth; its value is not known yet."""
    place = space.line.met
    space.line.met = place + 1
    space.slots[slot] = place + 1
    space.line.place[depth] = place
    space.values[place] = UNDECIDED
    for word in range(len(space.line.masks)):
        space.keys[place, word] = space.words[depth, word] & space.line.masks[word]


# Following a line


# Stand for rules of the game, of the question, and for the templates below; see `bind`.
TURN = LEGAL = ODDS = APPLY = WORTH = MOST = THIN = MERGE = EXPAND = LOOK = FOLLOW = cast("Any", None)


def _expand(box, given, space, depth) -> int:  # type: ignore[no-untyped-def]
    """List what can be played at this depth. A template, bound to each question."""
    table = space.tables[depth]
    turn = TURN(box, table)
    if turn == OVER:
        return NO_MOVE
    count = LEGAL(box, table, space.line.moves[depth])
    count = THIN(box, table, given, space.line.moves[depth], count)
    space.line.count[depth] = count
    space.line.at[depth] = 0
    space.line.total[depth] = 0
    if turn == CHANCE:
        ODDS(box, table, space.line.weights[depth])
        for outcome in range(count):
            space.line.total[depth] += space.line.weights[depth, outcome]
    space.line.best[depth] = 0.0 if turn == CHANCE else UNDECIDED
    space.line.most[depth] = NO_LIMIT if turn == CHANCE else MOST(box, table, given)
    return OPENED if count > 0 else NO_MOVE


def _look(box, given, space, depth) -> int:  # type: ignore[no-untyped-def]
    """KNOWN if the value of the table at this depth is, and lies in `best`; else list its moves. A template."""
    table = space.tables[depth]
    space.line.best[depth] = WORTH(box, table, given)
    if space.line.best[depth] != UNDECIDED:
        return KNOWN
    if len(space.slots) == 0:
        return EXPAND(box, given, space, depth)  # type: ignore[no-any-return]
    MERGE(box, table, given)
    slot = find(space, depth)
    if space.slots[slot] > 0:
        space.line.best[depth] = space.values[space.slots[slot] - 1]
        return GOES_ROUND if space.line.best[depth] == UNDECIDED else KNOWN
    if space.line.met == len(space.values):
        return TOO_LARGE
    keep(space, depth, slot)
    return EXPAND(box, given, space, depth)  # type: ignore[no-any-return]


def _follow(box, given, space) -> int:  # type: ignore[no-untyped-def]
    """Work out the table at depth 0, which has been expanded; its value lies in `best` then. A template."""
    depth = 0
    while True:
        at = space.line.at[depth]
        if at < space.line.count[depth] and space.line.best[depth] < space.line.most[depth]:
            if depth + 1 == len(space.line.at):
                return TOO_LARGE
            space.tables[depth + 1] = space.tables[depth]
            APPLY(box, space.tables[depth + 1], space.line.moves[depth, at])
            found = LOOK(box, given, space, depth + 1)
            if found == KNOWN:
                count_in(space, depth)
            elif found == OPENED:
                depth += 1
            else:
                return found  # type: ignore[no-any-return]
        else:
            close(space, depth)
            if depth == 0:
                return KNOWN
            depth -= 1
            count_in(space, depth)


@rule
def count_in(space: Space, depth: int) -> None:
    """The value of the table one deeper is known: it counts for the table at this depth."""
    at = space.line.at[depth]
    value = space.line.best[depth + 1]
    if space.line.total[depth] > 0:
        space.line.best[depth] += space.line.weights[depth, at] * value
    elif value > space.line.best[depth]:
        space.line.best[depth] = value
    space.line.at[depth] = at + 1


@rule
def close(space: Space, depth: int) -> None:
    """All that counts for the table at this depth has been looked at."""
    if space.line.total[depth] > 0:
        space.line.best[depth] /= space.line.total[depth]
    if len(space.slots) > 0:
        space.values[space.line.place[depth]] = space.line.best[depth]


def _solve(box, start, given, space) -> int:  # type: ignore[no-untyped-def]
    """Work out the table `start`. A template."""
    space.tables[0] = start
    found = LOOK(box, given, space, 0)
    return FOLLOW(box, given, space) if found == OPENED else found  # type: ignore[no-any-return]


class Search(NamedTuple):
    """The rules of a question."""

    expand: Callable[..., int]
    follow: Callable[..., int]
    solve: Callable[..., int]


def search_for(game: Game, question: Question) -> Search:
    """The search for the answer to one question."""
    rules, name = game.rules, question.name
    expand = bind(
        _expand,
        f"expand_{name}",
        TURN=rules.turn,
        LEGAL=rules.legal,
        ODDS=rules.odds,
        THIN=question.thin,
        MOST=question.most,
    )
    look = bind(_look, f"look_{name}", WORTH=question.worth, MERGE=question.merge, EXPAND=expand)
    follow = bind(_follow, f"follow_{name}", APPLY=rules.apply, LOOK=look)
    whole = bind(_solve, f"solve_{name}", LOOK=look, FOLLOW=follow)
    return Search(expand, follow, whole)


def question_kernel(game: Game, question: Question) -> Kernel:
    """The kernel that answers a question."""
    takes = (One(game.box_type), One(game.table_type), question.given, space_kind(game))
    return Kernel(_kernel_name(question), search_for(game, question).solve, takes, int)


def _kernel_name(question: Question) -> str:
    return f"solve_{question.name}"


def solve(memory: Memory, question: Question, box: Block, table: Rec, given: Any, budget: int) -> Answer | None:
    """The answer for a table, or None if it takes more than `budget` positions."""
    with memory.for_a_while():
        start, space = memory.record(memory.game.table_type, table), make_space(memory, budget)
        start.plain.n_said = SAID  # no room for events: nobody will hear of them
        found = memory.run(_kernel_name(question), box, start, given, space)
        line = space.line.plain
        if found in MISTAKES:
            raise ValueError(f"question {question.name!r} about {memory.game.id}: {MISTAKES[found]}")
        return None if found == TOO_LARGE else Answer(line.best[0], line.met)

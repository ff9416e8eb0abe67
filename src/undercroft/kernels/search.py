"""Monte-Carlo tree search for every game, as a kernel made of its rules.

One simulation goes down the tree, plays the game out from there with the game's guide, and counts what came of it for
every move on the way. Luck is drawn as it falls. The search gets the table as its seat sees it and never the table
itself: in a game with secrets every simulation deals the blanks anew, and the others play by the guide, each from what
they know in that deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from undercroft.engine.bots import notes_of, sure_of
from undercroft.engine.compiling import bind, rule
from undercroft.engine.game import CHANCE, OVER

from .kernel import Kernel, Many, Numbers, One
from .playouts import chooser, looker
from .tree import HIDDEN, LEAST, TREE, back_up, is_open, narrow, open_up, pick_weighted, select, start_at_root, step

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.records import Rec

    from .memory import Memory

MOST_MOVES = 20_000  # a game that does not end is given up, and counts as it stands
SLOPE = 0.1  # how much points count beside winning


class Aim(NamedTuple):
    """What a game is played for."""

    least: int
    most: int
    win: int  # the score from which a seat has won
    wins: bool  # whether winning is what counts, and not points
    as_one: bool  # whether all seats win or lose together
    tells_points: bool  # whether people are told points, and not the chance to win


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


def make_room(memory: Memory, seats: int, guide: str) -> Room:
    """Room for simulations on one core."""
    game = memory.game
    listed, notes = len(game.verbs), notes_of(game.package, (guide,))
    numbers = [memory.numbers("q", size) for size in (listed, listed, notes, seats)]
    numbers += [memory.numbers("d", seats) for _each in range(2)]
    return Room(memory.records(game.table_type, 1), memory.records(game.table_type, 2), *numbers)


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
    box, start, seat, seats, guide, aim, tree, room, seed, first, count, with_tree
) -> None:
    """Simulations `first`… of `seed` from `start`, which is what `seat` sees; all play by one guide. A template.

    The rules are called in one place each, whether the line is still in the tree or is played out: compiling them into
    the search is what takes the time.
    """
    for number in range(first, first + count):
        room.tables[0] = start
        table = room.tables[0]
        DEAL(box, table, seat, seed, number)
        start_at_root(tree)
        in_tree, drawn, length, turn = with_tree != 0, 0, 0, TURN(box, table)
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
                is_sure = False
                if guide != 0:  # the random player need not know the table, and is never sure
                    LOOK(box, table, turn, room.seen)
                    is_sure = length > 0 and SURE(box, room.seen[0])
                is_choice = (turn == seat or not SECRETS) and not is_sure
                if not (in_tree and is_choice and is_open(tree)):
                    move = CHOOSE(box, room.seen[0], guide, turn, room.moves, n, seed, number, length, room.notes)
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
        if with_tree != 0:
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
        if aim.wins != 0 and room.scores[seat] == best and best >= aim.win:
            won = 1.0 if aim.as_one != 0 else 1.0 / equals
        room.worths[seat] = won + SLOPE * points
        room.shown[seat] = 1.0 * room.scores[seat] if aim.tells_points != 0 else won


_AIM = cast("Any", Aim)(*(int,) * 6)  # as a kernel takes it


def simulate_of(game: Game) -> Kernel:
    """The kernel that searches."""
    rules, table = game.rules, game.table_type
    same: dict[str, Any] = {each.upper(): getattr(rules, each) for each in ("turn", "legal", "odds", "apply", "score")}
    bound = bind(
        _simulate,
        "simulate",
        **same,
        LOOK=looker(game.package),
        CHOOSE=chooser(game.package),
        SURE=sure_of(game.package) or never_sure,
        DEAL=getattr(rules, "deal", nothing_hidden),
        KNOWS=getattr(rules, "knows", everybody_knows),
        SECRETS=hasattr(rules, "knows"),
    )
    numbers = (Numbers(),) * 4
    room = Room(Many(table), Many(table), *numbers, Numbers("d"), Numbers("d"))
    about = (One(game.box_type), One(table), int, int, int)
    return Kernel("simulate", bound, (*about, _AIM, TREE, room, int, int, int, int))

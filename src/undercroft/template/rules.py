"""The rules, in the order of the turn: throw the die, again and again, and stop in time."""

from undercroft.engine.compiling import rule
from undercroft.engine.game import CHANCE, OVER
from undercroft.engine.records import EVERYONE, Rec, say

from .moves import FACE, STOP, THROW, face_in, verb_of
from .table import CHOOSE, DONE, POT_BANKED, POT_LOST, ROLL


@rule
def setup(box: Rec, table: Rec, options: Rec) -> None:
    """Everybody begins with nothing: a blank table is full of zeros."""
    table.seats = options.seats


@rule
def turn(box: Rec, table: Rec) -> int:
    """Whose move it is: a seat's, luck's or nobody's any more."""
    if table.phase == DONE:
        return OVER
    return CHANCE if table.phase == ROLL else table.seat


@rule
def legal(box: Rec, table: Rec, out: Rec) -> int:
    """The moves allowed now; on luck's turn, what it can bring."""
    if table.phase == ROLL:
        for face in range(6):
            out[face] = FACE + face
        return 6
    out[0], out[1] = THROW, STOP
    return 2 if table.pot > 0 else 1


@rule
def odds(box: Rec, table: Rec, out: Rec) -> int:
    """How likely each of them is, and the stream that luck comes from: a fair die, from the first."""
    for face in range(6):
        out[face] = 1
    return 0


@rule
def apply(box: Rec, table: Rec, move: int) -> None:
    """Play a move that is allowed."""
    verb = verb_of(move)
    if verb == THROW:
        table.phase = ROLL
    elif verb == FACE:
        take_face(table, face_in(move) + 1)
    else:
        bank_pot(box, table)


@rule
def take_face(table: Rec, face: int) -> None:
    """A one loses the pot and ends the turn; anything else goes into it."""
    table.phase = CHOOSE
    table.die = face
    if face == 1:
        say(table, POT_LOST, EVERYONE, table.seat, table.pot, 0)
        next_seat(table)
    else:
        table.pot += face


@rule
def bank_pot(box: Rec, table: Rec) -> None:
    """The pot is safe; whoever reaches the goal ends the game."""
    say(table, POT_BANKED, EVERYONE, table.seat, table.pot, 0)
    table.bank[table.seat] += table.pot
    if table.bank[table.seat] >= box.goal:
        table.phase = DONE
    else:
        next_seat(table)


@rule
def next_seat(table: Rec) -> None:
    """The pot is empty, and the next one is to play."""
    table.pot = 0
    table.seat = (table.seat + 1) % table.seats


@rule
def score(box: Rec, table: Rec, out: Rec) -> None:
    """What each has in the bank; the highest score wins."""
    for seat in range(table.seats):
        out[seat] = table.bank[seat]

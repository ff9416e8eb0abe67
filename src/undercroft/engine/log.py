"""What happened in a match, as each seat may know it: told once for every move, and kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from .game import OPEN, Secrets
from .verbs import Move

if TYPE_CHECKING:
    from .match import Match
    from .words import Said

HIDDEN = -1  # the id of a move that the reader may not know


@dataclass(frozen=True)
class Step:
    """A line of the log: who played what, and what happened by itself afterwards.

    A move that the reader may not know has the id HIDDEN, no arguments, and for its verb the id of what is said of it.
    """

    number: int
    seat: int
    move: Move
    said: Said
    events: tuple[Said, ...]


class Log:
    """The log of a match. Seats are told what they may know; what is no secret any more, everybody is told."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._told: dict[int, tuple[Match, list[Step]]] = {}  # for each reader, up to where it was asked

    def since(self, seat: int, number: int) -> list[Step]:
        """The lines from move `number` on."""
        opened = self._match.opened
        if not opened:
            return self._tell(seat)[number:]
        return [*self._tell(OPEN)[number:opened], *self._tell(seat)[max(number, opened) :]]

    def _tell(self, seat: int) -> list[Step]:
        match = self._match
        follower, steps = self._told.get(seat) or (match.at(0), [])
        if follower.made != match.made[: follower.played]:  # moves were taken back
            follower, steps = match.at(0), []
        for id in match.made[follower.played :]:
            mover, said = follower.turn, follower.say(match.game.verbs.move(id), seat)
            move = match.game.verbs.move(id) if _knows(follower, seat, id) else Move(HIDDEN, said.id, (), said.id)
            follower.play(id)
            steps.append(Step(follower.played - 1, mover, move, said, follower.events(seat)))
        self._told[seat] = (follower, steps)
        return steps


def _knows(match: Match, seat: int, move: int) -> bool:
    """Whether the reader is told which move this is."""
    if seat == OPEN or not match.game.secrets:
        return True
    return bool(cast("Secrets", match.game.rules).knows(match.game.box.rec, match.table, seat, move))

"""One table in memory: its match, who sits where, and what was stored of it. It changes by stored changes alone."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import undercroft as uc
from undercroft.engine.errors import UndercroftError
from undercroft.engine.game import CHANCE

from ..http.tokens import Ticket
from ..problems import Refused
from ..store.schema import BACK, BOT, JOIN, MOVE, PLAYED, SIT, STAND_IN, START, UNDO, Change, Enrolled, Header
from .proof import commitment
from .seat_log import Person, SeatLog, sits
from .secrecy import keeps_secrets
from .story import Story
from .wishes import Wishes

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.engine.game import Game
    from undercroft.engine.match import Match

    from ..live.clock import Alarm
    from ..live.reviews import Kept

MINUTE = 60
USUAL = "normal"  # how strong the bot is that plays on for somebody, if the game has such a one
MARK = 12  # characters of the commitment that tell tables apart


@dataclass(frozen=True)
class Patience:
    """For how many seconds somebody is away until others may do something about it."""

    stand_in: float = 60  # ask for a bot that plays on
    free: float = 600  # free the seat


class Line(Protocol):
    """Somebody who looks at the table through a WebSocket."""

    holder: int | None

    def wake(self) -> None:
        """The table has changed."""

    def go_back(self, keep: int) -> None:
        """All moves but the first `keep` were taken back."""


class Table:
    """A table that somebody plays at or looks at."""

    def __init__(
        self,
        header: Header,
        changes: list[Change],
        clock: Callable[[], float] = time.monotonic,
        patience: Patience | None = None,
    ) -> None:
        self.header, self._clock, self.patience = header, clock, patience or Patience()
        self.game = game_of(header)
        self.commitment = commitment(header.seed, header.nonce)
        self.lock = asyncio.Lock()  # held by whoever changes the table
        self.lines: set[Line] = set()
        self.watch: Callable[[Table], None] = lambda _table: None  # told of every change; see bots.py
        self.bot_plays = False  # whether one is about to
        self.touched = clock()
        self._left: dict[int, float] = {}  # when each person sat down, asked for the table, or stopped looking at it
        self.wishes = Wishes(clock)
        self.alarm: Alarm | None = None  # when a bot has to step in for somebody; see bots.py
        self.kept: dict[int, list[str]] = {}  # for each seat whose honours are stored, what was new; see honours.py
        self.campaign: list[Enrolled] = []  # the heroes whose sheets are kept; see campaign.py
        self._openings: dict[int, list[dict[str, Any]]] = {}
        self.reload(changes)

    def reload(self, changes: list[Change]) -> None:
        """Build everything from what is stored."""
        self.version = self.last_play = self.last_undo = 0
        self.started = False
        self.people: list[Person | None] = [None] * self.header.seats
        self.failed: set[int] = set()  # the seats whose bots' thinking has failed, so that simpler ones moved for them
        self.movers: list[int] = []
        self.story, self.seat_log = Story(), SeatLog()
        self._names: dict[int, str] = {}  # of everybody who ever sat here, by holder
        self._asked: set[int] = set()  # seats for which a bot was asked to play on, until their people are back
        self._stood: set[int] = set()  # seats that the log says a bot plays on for
        for line in self.lines:
            line.go_back(0)
        self.shown: dict[Any, bytes] = {}  # situations of this version, ready-made
        self._sealed: bool | None = None  # once somebody asks for it
        self.reckoned: dict[
            tuple[str, int, int], asyncio.Future[bytes]
        ] = {}  # by last play and viewer; see reckoner.py
        self.review: Kept | None = None  # of a finished match; see reviews.py
        moves: list[int] = []
        for change in changes:
            self._note(change)
            if change.kind == MOVE:
                moves.append(change.value)
            elif change.kind == UNDO:
                del moves[change.value :]
        self._asked.clear()  # whoever is away may be back in a moment
        self.match = self.begin()
        for number, move in enumerate(moves):
            mover = self.match.turn
            try:
                self.match.play(move)
            except UndercroftError:
                raise Refused("damaged") from None
            if mover != self.movers[number]:
                raise Refused("damaged")

    def begin(self) -> Match:
        """The match before its first move."""
        header = self.header
        return self.game.start(seed=header.seed, seats=header.seats, practice=header.practice, **header.options)

    def opening(self, viewer: int) -> list[dict[str, Any]]:
        """What happened by itself when the table was laid out, as this viewer may know it."""
        if viewer not in self._openings:
            self._openings[viewer] = [said.data() for said in self.begin().events(viewer)]
        return self._openings[viewer]

    # Following what was stored

    def follow(self, changes: list[Change]) -> None:
        """Do what has just been stored."""
        for change in changes:
            self._note(change)
            if change.kind == MOVE:
                self.story.play(self.match, self.game.verbs.move(change.value))
            elif change.kind == UNDO:
                self.match = self.match.at(change.value)
                self.story.go_back(change.value)
                for line in self.lines:
                    line.go_back(change.value)
        self._sealed = None
        self.show_again()

    def _note(self, change: Change) -> None:
        self.version = change.number
        if change.kind in PLAYED:
            self.last_play = change.number
        else:
            self._note_seat(change)
        if change.kind == START:
            self.started = True
        elif change.kind == MOVE:
            self.movers.append(change.mover)
        elif change.kind == UNDO:
            self.last_undo = change.number
            del self.movers[change.value :]

    def _note_seat(self, change: Change) -> None:
        """A change of a seat, for all that depends on who sits there, and for the log."""
        seat = change.value
        before = self.people[seat]
        if change.kind in (STAND_IN, BACK):
            (self._stood.add if change.kind == STAND_IN else self._stood.discard)(seat)
            if change.kind == STAND_IN and change.mover != BOT:
                self._asked.add(seat)
        else:
            self.people[seat] = sits(change)
            self._stood.discard(seat)
            self._asked.discard(seat)
            self.failed.discard(seat)
        if change.kind in (SIT, JOIN) and change.mover != BOT:
            self._names[change.mover] = change.note or ""
            self.look_away(change.mover)
            self.wishes.taken(seat)
        self.seat_log.note(change, before, self.people[seat], len(self.movers), self._names.get)

    def show_again(self) -> None:
        """Tell everybody who looks at the table that it has changed."""
        self.shown.clear()
        self._asked = {seat for seat in self._asked if not self.connected(seat)}
        for line in self.lines:
            line.wake()
        self.watch(self)

    # Who is here

    @property
    def state(self) -> str:
        """Waiting, running or over."""
        return "over" if self.match.is_over else "running" if self.started else "waiting"

    @property
    def mark(self) -> str:
        """What tells this table from any other that may once have its code."""
        return self.commitment[:MARK]

    def holds(self, holder: int | None) -> tuple[int, ...]:
        """The seats that a person holds."""
        return tuple(seat for seat, person in enumerate(self.people) if person and person.holder == holder)

    def seated(self, holder: int) -> tuple[int, ...]:
        """The seats of somebody who sits here. They may have been left while a request waited for its turn."""
        holds = self.holds(holder)
        if not holds:
            raise Refused("token_left")
        return holds

    def bot_on(self, seat: int) -> str | None:
        """The name of the bot on this seat, if there is one."""
        person = self.people[seat]
        return person.nickname if person and person.is_bot else None

    @property
    def bots(self) -> list[int]:
        """The seats on which bots play."""
        return [seat for seat in range(self.header.seats) if self.bot_on(seat)]

    @property
    def has_people(self) -> bool:
        """Whether anybody sits here but bots."""
        return bool(self.persons)

    def admit(self, ticket: Ticket) -> int:
        """The holder that a token speaks for, if it is for this table and its seat was not given up."""
        if (ticket.code, ticket.mark) != (self.header.code, self.mark):
            raise Refused("other_table")
        if not self.holds(ticket.holder):
            raise Refused("token_left")
        self.look_away(ticket.holder)  # whoever asks is not gone, even without a line
        return ticket.holder

    def ticket(self, holder: int) -> Ticket:
        """What a person's token says."""
        return Ticket(self.header.code, self.mark, holder)

    def connected(self, seat: int) -> bool:
        """Whether whoever sits on this seat looks at the table right now; a bot always does."""
        person = self.people[seat]
        return person is not None and (person.is_bot or any(line.holder == person.holder for line in self.lines))

    def look_away(self, holder: int) -> None:
        """Somebody does not look at the table, from now on."""
        self._left[holder] = self._clock()

    def is_away(self, seat: int, seconds: float = 0) -> bool:
        """Whether whoever sits on this seat has been away for so long."""
        return self._away_in(seat, seconds) == 0.0

    def _away_in(self, seat: int, seconds: float) -> float | None:
        """In how many seconds the person on this seat will have been away for so long; None if they are here."""
        person = self.people[seat]
        if person is None or person.is_bot or self.connected(seat):
            return None
        return max(0.0, self._left[person.holder] + seconds - self._clock())

    def steps_in_after(self, seat: int) -> float | None:
        """For how many seconds a bot waits until it steps in for the person on this seat; None if it never will."""
        if not self.is_watched:
            return None
        if seat in self._asked:
            return self._away_in(seat, 0)
        return self._away_in(seat, self.header.stand_in * MINUTE) if self.header.stand_in else None

    def next_alarm(self) -> float | None:
        """In how many seconds the table may look otherwise, although nobody does anything; None if never."""
        waits = self.wishes.ends_in()
        for seat in range(self.header.seats):
            after = (self.patience.stand_in, self.patience.free)
            found = [self.steps_in_after(seat), *(self._away_in(seat, seconds) for seconds in after)]
            waits += [wait for wait in found if wait]
        return None if self.match.is_over else min(waits, default=None)

    @property
    def is_watched(self) -> bool:
        """Whether anybody who sits here looks at the table: without them nobody plays on."""
        return any(line.holder is not None for line in self.lines)

    def note_failure(self, seat: int, failed: bool) -> None:
        """A simpler bot is about to move for the one that plays this seat, or none need do so any more."""
        (self.failed.add if failed else self.failed.discard)(seat)

    def stands_in(self, seat: int) -> bool:
        """Whether a bot plays on for the person on this seat, who is away."""
        return self.started and self.steps_in_after(seat) == 0.0 and self.usual_bot is not None

    @property
    def usual_bot(self) -> str | None:
        """The bot that plays on for somebody, if the game has one."""
        levels = self.game.levels or tuple(bot for bot in self.game.bots if bot != "random")
        return USUAL if USUAL in levels else next(iter(levels), None)

    def player_on(self, seat: int) -> str | None:
        """The name of the bot that plays this seat now: one that sits there, or that stands in for somebody."""
        return self.bot_on(seat) or (self.usual_bot if self.stands_in(seat) else None)

    def comings_and_goings(self, by: int | None = None) -> list[tuple[str, int, int]]:
        """What the log of seats does not say yet, as kind, seat and mover: who is back, and that a bot plays `by`."""
        back = [(BACK, seat, person.holder) for seat in sorted(self._stood) if (person := self._back_on(seat))]
        steps_in = by is not None and not self.bot_on(by) and by not in self._stood
        return [*back, (STAND_IN, by, BOT)] if by is not None and steps_in else back

    def _back_on(self, seat: int) -> Person | None:
        return self.people[seat] if self.connected(seat) else None

    @property
    def persons(self) -> list[Person]:
        """Whoever sits here and is no bot; somebody with several seats several times."""
        return [person for person in self.people if person and not person.is_bot]

    @property
    def host(self) -> int | None:
        """The holder who decides about bots and empty chairs: whoever opened the table.

        When they have left, it is whoever has sat there longest.
        """
        return min((person.holder for person in self.persons), default=None)

    @property
    def is_sealed(self) -> bool:
        """Whether a seat knows what others may not: then nobody sits down unless everybody agrees."""
        if self._sealed is None:
            self._sealed = self.started and keeps_secrets(self.match)
        return self._sealed

    def looks_from(self, holds: tuple[int, ...]) -> int | None:
        """The seat whose view somebody gets who holds these seats; None for a watcher.

        With several seats on one screen that is the seat to move or, while luck speaks, the one that moved last.
        """
        if len(holds) <= 1:
            return holds[0] if holds else None
        if self.match.turn in holds:
            return self.match.turn
        return next((mover for mover in reversed(self.movers) if mover in holds), holds[0])

    def may_play(self, holds: tuple[int, ...]) -> bool:
        """Whether whoever holds these seats is to move or, where luck is told, to tell what fell."""
        tells = self.header.companion and self.match.turn == CHANCE
        return self.match.turn in holds or (tells and bool(holds))

    # What may be taken back; the engine decides, this only says what it will say

    def may_undo(self, holds: tuple[int, ...]) -> bool:
        """Whether the last move can be taken back by somebody who holds these seats."""
        if self.header.companion:
            return self._takes_back(holds) and bool(self.movers)
        movers = iter(reversed(self.movers))
        along = (CHANCE, *self.bots) if self.header.practice else ()
        last = next((mover for mover in movers if mover not in along), None)
        return self._takes_back(holds) and last in holds and not self._has_shown(last)

    def may_restart(self, holds: tuple[int, ...]) -> bool:
        """Whether the whole turn can be taken back."""
        may = self._takes_back(holds) and bool(self.movers) and self.movers[-1] in holds
        return may and not self._has_shown(self.movers[-1])

    def _has_shown(self, mover: int) -> bool:
        """Whether the last move has shown somebody what was hidden."""
        return self.game.secrets and self.match.why_no_undo(mover, self.bots) is not None

    def _takes_back(self, holds: tuple[int, ...]) -> bool:
        # Once the seed has been shown, only practice goes on.
        ended = self.match.is_over and not self.header.practice
        return bool(holds) and self.started and self.header.undo != "none" and not ended


def game_of(header: Header) -> Game:
    """The game of a table, if its rules are still the same."""
    try:
        game = uc.load(header.game)
    except uc.UnknownGame:
        raise Refused("old_rules") from None
    if (game.version, game.box.fingerprint) != (header.rules, header.box):
        raise Refused("old_rules")
    return game

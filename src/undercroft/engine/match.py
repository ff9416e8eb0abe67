"""One game being played: a box, a table, and the record of its moves."""

from __future__ import annotations

from collections.abc import Collection
from copy import copy
from fractions import Fraction
from typing import Any, cast

from .bookmarks import EVERY, Bookmark, Bookmarks
from .bots import bots_of, find_player, heavy_of, notes_of, seed_for_bots
from .chance import draw, pick
from .errors import BadSeat, CannotUndo, IllegalMove
from .game import CHANCE, OPEN, OVER, WATCHER, Event, Game, Secrets
from .helpers import CHOOSER, THINKER, helper
from .hindsight import has_shown
from .log import HIDDEN, Log, Step
from .options import Options
from .pictures import plain
from .record import CHECK_EVERY, Record, table_hash
from .records import EVERYONE, Rec, numbers
from .thinking import Thinking
from .verbs import Move
from .words import Said

FIRST_GAME = 0  # a match is game 0 of its seed; play-outs count on


class Match:
    """A running game. Start one with `game.start(…)`, or bring one back with `uc.replay(record)`."""

    def __init__(self, game: Game, seats: int, seed: int, options: Options, practice: bool = False) -> None:
        self.game, self.seats, self.seed, self.options, self.practice = game, seats, seed, options, practice
        self.bot_seed = seed_for_bots(seed)  # what bots draw from: with the match's own they could foretell it
        self._box = game.box.rec
        self._weights = [0] * len(game.verbs)
        self._out = [0] * len(game.verbs)
        self._log = Log(self)
        self._reset()

    def _reset(self) -> None:
        self._table = self.game.lay_out(self.seats, self.options)
        self._moves: list[int] = []
        self._movers: list[int] = []
        self._drawn = [0] * len(self.game.streams)
        self._checks: list[tuple[int, str]] = []
        self._opened = 0
        self._bookmarks = Bookmarks()
        self.look_round()

    def look_round(self) -> None:
        """See whose turn it is and what is allowed, once for each position. Call it after changing `table` by hand."""
        self._shown: dict[int, Rec] = {}
        self._turn = self.game.rules.turn(self._box, self._table)
        count = 0 if self._turn == OVER else self.game.rules.legal(self._box, self._table, self._out)
        self._legal = self._out[:count]

    # What is going on

    @property
    def turn(self) -> int:
        """The seat to move, CHANCE or OVER."""
        return self._turn

    @property
    def table(self) -> Rec:
        """The table itself, with all that is hidden: for tests and tools, never for a seat."""
        return self._table

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._turn == OVER

    @property
    def score(self) -> list[int]:
        """What each seat has won, or has so far."""
        out = [0] * self.seats
        self.game.rules.score(self._box, self._table, out)
        return out

    @property
    def winners(self) -> list[int]:
        """Who has won a match of several seats: whom the game names, else the highest score, if that is enough."""
        if not self.is_over or self.seats == 1:
            return []
        table = self.game.look.describe(self.game.box, self._looked_at(WATCHER), WATCHER)
        named = (table.get("result") or {}).get("winners")
        if named is not None:
            return [int(seat) for seat in named]
        best = max(self.score)
        lost = self.game.win is not None and best < self.game.win
        return [] if lost else [seat for seat, score in enumerate(self.score) if score == best]

    @property
    def played(self) -> int:
        """How many moves were made, luck's among them."""
        return len(self._moves)

    @property
    def made(self) -> tuple[int, ...]:
        """The ids of the moves that were made."""
        return tuple(self._moves)

    @property
    def movers(self) -> tuple[int, ...]:
        """Who made them: seats, or CHANCE."""
        return tuple(self._movers)

    @property
    def opened(self) -> int:
        """How many of the first moves hold no secret any more: everybody may know all about them."""
        return self._opened

    def moves(self, seat: int | None = None) -> list[Move]:
        """The moves allowed now; on luck's turn its outcomes, each with its odds.

        With `seat`, as that seat knows them: luck's odds by all that it has seen.
        """
        if self.is_over:
            return []
        rules, out = self.game.rules, [0] * len(self.game.verbs)
        table = self._table if seat is None else self._looked_at(seat)
        legal = self._legal if seat is None else out[: rules.legal(self._box, table, out)]
        if self._turn != CHANCE:
            return [self.game.verbs.move(move) for move in legal]
        rules.odds(self._box, table, out)
        weights = out[: len(legal)]
        return [
            self.game.verbs.move(move, Fraction(weight, sum(weights)))
            for move, weight in zip(legal, weights, strict=True)
        ]

    def _odds(self) -> tuple[list[int], int]:
        stream = self.game.rules.odds(self._box, self._table, self._weights)
        return self._weights[: len(self._legal)], stream

    def choose(self, bot: str) -> Move:
        """What a bot would play for the seat to move. It knows what the seat may know, and no more."""
        if self._turn < 0:
            raise IllegalMove(f"{bot}: it is nobody's turn to choose; roll, or start another game")
        player = find_player(self.game.package, bot)
        if isinstance(player, Thinking):
            return cast("Move", helper(THINKER).choose(self, player))
        seen, about = self.seen(self._turn), (self.bot_seed, FIRST_GAME, self.choices)
        if player in heavy_of(self.game.package):
            chosen = helper(CHOOSER).choose(self.game, player, seen, self._turn, self._legal, *about)
            return self.game.verbs.move(chosen)
        moves, notes = [*self._legal], numbers(notes_of(self.game.package, (player,)))
        chooses: Any = bots_of(self.game.package)[player]
        return self.game.verbs.move(chooses(self._box, seen, self._turn, moves, len(moves), *about, notes))

    @property
    def choices(self) -> int:
        """How many moves were made that were not luck's."""
        return sum(mover != CHANCE for mover in self._movers)

    # Playing

    def play(self, move: Move | int | str) -> Move:
        """Play a move: a `Move`, its id or its text. An illegal one raises IllegalMove and changes nothing."""
        id = self._find(move)
        if id not in self._legal:
            raise IllegalMove(self._refusal(id))
        if self._turn == CHANCE:
            self._drawn[self._odds()[1]] += 1
        self._movers.append(self._turn)
        self._moves.append(id)
        self._table.n_said = 0
        self.game.rules.apply(self._box, self._table, id)
        if len(self._moves) % CHECK_EVERY == 0:
            self._checks.append((len(self._moves), self.hash()))
        if self.game.secrets and cast("Secrets", self.game.rules).shown(self._box, self._table):
            self._opened = len(self._moves)
        self.look_round()
        if len(self._moves) % EVERY == 0:
            self._bookmarks.note(self._bookmark())
        return self.game.verbs.move(id)

    def _find(self, move: Move | int | str) -> int:
        if isinstance(move, Move):
            return move.id
        return self.game.verbs.parse(move) if isinstance(move, str) else move

    def _refusal(self, id: int) -> str:
        move = self.game.verbs.move(id)
        if self.is_over:
            return f"{move}: the game is over; undo, or start another"
        if self._turn == CHANCE and self.game.secrets:  # what can come is what lies hidden
            return f"{move}: not allowed now; it is luck's turn: roll"
        some = ", ".join(str(self.game.verbs.move(legal)) for legal in self._legal[:8])
        more = f" and {len(self._legal) - 8} more" if len(self._legal) > 8 else ""
        return f"{move}: not allowed now; allowed: {some}{more}"

    def roll(self) -> Move:
        """Let luck play its one die or card, from the match's seed."""
        if self._turn != CHANCE:
            raise IllegalMove("roll: it is not luck's turn; play one of the moves")
        weights, stream = self._odds()
        at = draw(self.seed, FIRST_GAME, stream, self._drawn[stream], sum(weights))
        return self.play(self._legal[pick(weights, len(weights), at)])

    @property
    def roller(self) -> int | None:
        """On luck's turn, in whose hand the dice are: whom the game names, else whoever has moved last."""
        if self._turn != CHANCE:
            return None
        rolling = self.game.look.describe(self.game.box, self._looked_at(WATCHER), WATCHER).get("rolling") or {}
        last = next((mover for mover in reversed(self._movers) if mover != CHANCE), None)
        by: int | None = rolling.get("by", last)
        return by

    def undo(self, seat: int | None = None, bots: Collection[int] = ()) -> int:
        """Take back the last move, and return how many moves that were.

        Luck, moves that have shown somebody what was hidden and, if `seat` is given, other seats' moves stay: what is
        known cannot be unknown. In practice everything can be taken back; the moves of luck, and of `bots`' seats, go
        with the decision before them, and fall the same way again.
        """
        if reason := self.why_no_undo(seat, bots):
            raise CannotUndo(reason)
        return self.go_back(self._last_choice(bots) - 1)

    def why_no_undo(self, seat: int | None = None, bots: Collection[int] = ()) -> str | None:
        """Why `undo(seat, bots)` would be refused, as in `CannotUndo`; None if it would not."""
        return self._wall(self._last_choice(bots), seat)

    def _last_choice(self, bots: Collection[int]) -> int:
        """How many moves there are up to the one that `undo` is about."""
        keep = len(self._moves)
        while self.practice and keep and self._movers[keep - 1] in (CHANCE, *bots):
            keep -= 1
        return keep

    def _wall(self, keep: int, seat: int | None) -> str | None:
        """Why the last of the first `keep` moves cannot be taken back."""
        if not keep:
            return "start"
        if self._movers[keep - 1] == CHANCE:
            return "rolled"
        if seat is not None and self._movers[keep - 1] != seat:
            return "other"
        return "seen" if not self.practice and has_shown(self, keep - 1) else None

    def restart_turn(self, seat: int | None = None) -> int:
        """Take back every move since luck or another seat last spoke, or something was shown; return how many."""
        keep = len(self._moves)
        if reason := self._wall(keep, seat):
            raise CannotUndo(reason)
        mover = self._movers[-1]
        while not self._wall(keep, mover):
            keep -= 1
        return self.go_back(keep)

    def go_back(self, keep: int) -> int:
        """Take back every move but the first `keep`, whoever made them; return how many that were."""
        if keep == self.played:
            return 0
        moves, mark = self._moves, self._bookmarks.go_back(keep)
        if mark is None:
            self._reset()
        else:
            self._return_to(mark)
        for move in moves[self.played : keep]:
            self.play(move)
        return len(moves) - keep

    def _bookmark(self) -> Bookmark:
        size = self.game.table_type.seen_size
        return Bookmark(self.played, bytes(self._table.buffer[:size]), tuple(self._drawn), self._opened)

    def _return_to(self, mark: Bookmark) -> None:
        self._table = self.game.table_type.plain()
        self._table.buffer[: len(mark.table)] = mark.table
        self._moves, self._movers = self._moves[: mark.played], self._movers[: mark.played]
        self._checks = [check for check in self._checks if check[0] <= mark.played]
        self._drawn, self._opened = [*mark.drawn], mark.opened
        self.look_round()

    def at(self, number: int) -> Match:
        """The match as it stood after its first `number` moves, to look at or to play on from."""
        if not 0 <= number <= self.played:
            raise IllegalMove(
                f"move {number}: this match has {self.played} moves; give a number from 0 to {self.played}"
            )
        earlier = self.clone()
        earlier.go_back(number)
        return earlier

    def clone(self) -> Match:
        """A copy that shares nothing with this match."""
        other = copy(self)
        other._table = self._table.copy()
        other._weights, other._out, other._legal = [*self._weights], [*self._out], [*self._legal]
        other._moves, other._movers, other._drawn = [*self._moves], [*self._movers], [*self._drawn]
        other._checks, other._log = [*self._checks], Log(other)
        other._bookmarks, other._shown = self._bookmarks.copy(), {}
        return other

    # What a seat sees

    def view(self, seat: int = 0) -> dict[str, Any]:
        """What that seat sees, as plain JSON data."""
        seen = self._looked_at(seat)
        prompt = self.game.look.prompt(self.game.box, seen, seat)
        return {
            "game": self.game.id,
            "seat": seat,
            "turn": {CHANCE: "chance", OVER: "over"}.get(self._turn, self._turn),
            "played": self.played,
            "score": self.score,
            "prompt": prompt.data(),
            "table": self.game.look.describe(self.game.box, seen, seat),
        }

    def prompt(self, seat: int = 0) -> Said:
        """What the seat is asked to do."""
        return self.game.look.prompt(self.game.box, self._looked_at(seat), seat)

    def say(self, move: Move, seat: int = 0) -> Said:
        """A move in words, as data: message `move-ID` offers it, `done-ID` tells that it was played."""
        return self.game.look.say_move(self.game.box, self._looked_at(seat), move)

    def picture(self, language: str, seat: int = 0, styled: bool = False) -> str:
        """The table in characters; `styled` leaves marks such as `[you]…[/you]` in it for whoever can show colours."""
        box, words = self.game.box.for_pictures, self.game.words(language)
        drawn = self.game.look.picture(box, self._looked_at(seat), words)
        return drawn if styled else plain(drawn)

    def log(self, seat: int = 0, since: int = 0) -> list[Step]:
        """What happened, from move number `since` on, as this seat may know it."""
        return self._log.since(seat, since)

    def events(self, seat: int = 0) -> tuple[Said, ...]:
        """What happened by itself after the last move."""
        seen, table = self._looked_at(seat), self._table
        rows = [[table.said[n, column] for column in range(5)] for n in range(table.n_said)]
        return tuple(
            self.game.look.say_event(self.game.box, seen, Event(kind, a, b, c))
            for kind, to, a, b, c in rows
            if to in (EVERYONE, seat) or seat == OPEN
        )

    def seen(self, seat: int) -> Rec:
        """What that seat, a WATCHER or OPEN may know of the table, as a record of the caller's own."""
        return self.game.table_type.without_scratch(self._looked_at(seat))

    def _looked_at(self, seat: int) -> Rec:
        """The same as one record for all who look at this position; on its scratch only may be written."""
        if seat in self._shown:
            return self._shown[seat]
        if seat not in (WATCHER, OPEN) and not 0 <= seat < self.seats:
            raise BadSeat(
                f"seat {seat}: this match has {'only seat 0' if self.seats == 1 else f'seats 0 to {self.seats - 1}'}"
            )
        self._shown[seat] = self.game.see(self._table, seat)
        return self._shown[seat]

    # Keeping it

    def hash(self) -> str:
        """A short hash of the position."""
        return table_hash(self.game.table_type.state(self._table))

    def record(self) -> Record:
        """All that is needed to bring the match back."""
        checks = [*self._checks]
        if not checks or checks[-1][0] != self.played:
            checks.append((self.played, self.hash()))
        return Record(
            game=self.game.id,
            rules=self.game.version,
            box=self.game.box.fingerprint,
            seats=self.seats,
            options=dict(self.options),
            practice=self.practice,
            seed=self.seed,
            moves=tuple(self._moves),
            checks=tuple(checks),
        )

    def export(self, seat: int) -> dict[str, Any]:
        """What this seat may take home of a running match, as plain JSON data: no seed, no hash, no hidden move."""
        steps = [
            {
                "seat": step.seat,
                "move": None if step.move.id == HIDDEN else step.move.text,
                "said": step.said.data(),
                "events": [event.data() for event in step.events],
            }
            for step in self.log(seat)
        ]
        about = {"game": self.game.id, "rules": self.game.version, "box": self.game.box.fingerprint}
        return {**about, "seats": self.seats, "options": dict(self.options), "steps": steps, "view": self.view(seat)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]  # a match changes

    def __repr__(self) -> str:
        return f"<Match of {self.game.id}, seed {self.seed}, {self.played} moves, score {self.score}>"

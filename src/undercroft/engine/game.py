"""What a game is, and the list of those there are.

A game is a folder with the same rooms as every other. `table` says what lies on the table, `moves` what can be done;
`content` is what is printed (box.yaml, and what reads it), `rules` plays, `look` shows and tells, `guide` plays by
itself, `words/` are the sentences. A room is one file, or a folder where one file would be long. `__init__.py` holds a
`Game` with what a menu needs to know; the rest is loaded when it is played.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Protocol, TypedDict, cast

from .errors import BadOption, BadSeat, UnknownGame, did_you_mean
from .helpers import CROWDS, THINKER, helper
from .options import AnyOption, Options, Printed, read_options
from .pictures import sheltered

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from .bots import Bot
    from .campaigns import Campaign
    from .content import Entry
    from .languages import Names
    from .match import Match
    from .records import Rec, RecordType
    from .results import PlayOuts
    from .verbs import Move, Verbs
    from .words import Said, Words

PARTS = ("odds", "campaign", "exact", "kernels", "quests")  # what a game can bring besides; see `Game.parts`
CHANCE = -1  # the seat number of luck
OVER = -2  # nobody's turn: the game has ended
WATCHER = -3  # in the place of a seat: somebody who looks on, and may know what everybody may
OPEN = -4  # in the place of a seat: somebody for whom every card lies open; only for what is no secret any more


class Rules(Protocol):
    """The functions in a game's `rules`. All are `@rule`s; `box`, `table` and `seen` are records.

    Who calls them: Match for people, play-outs and bots for millions of games. `undercroft.testing` has the promises
    below checked for every game.
    """

    def setup(self, box: Rec, table: Rec, options: Rec) -> None:
        """Lay out a blank table. `options` has `seats` and the game's options as numbers."""

    def turn(self, box: Rec, table: Rec) -> int:
        """Whose move it is: a seat, CHANCE or OVER."""

    def legal(self, box: Rec, table: Rec, out: Any) -> int:
        """Write the moves allowed now, each once, and return how many: at least one unless the game is OVER."""

    def odds(self, box: Rec, table: Rec, out: Any) -> int:
        """Write the weight (a whole number) of each outcome that `legal` lists; return the stream luck comes from.

        Called on CHANCE's turn only. One die or one card is one move.
        """

    def apply(self, box: Rec, table: Rec, move: int) -> None:
        """Play a move that `legal` lists."""

    def score(self, box: Rec, table: Rec, out: Any) -> None:
        """Write what each seat has won; before the end, what it has so far."""


class Secrets(Rules, Protocol):
    """What the `rules.py` of a game in which seats know different things has on top.

    In other games a seat sees the whole table: the engine copies it. Here beside `see`, in its module, SHOWN names the
    fields that everybody sees as they are; HIDDEN those of which a number is blank (0) to whom it is hidden; and
    DERIVED, if there are any, those that are worked out from what the viewer may know. Each field but scratch is in
    one of them; `undercroft.testing` proves them true.

    There `turn`, `legal`, `odds`, `score` and a seat's moves can also be played on what `see` wrote: on the table as
    that seat knows it. Where it knows too little, luck's outcomes are those that it must reckon with, and `apply` does
    what can be foretold. So a move that leads to something else in truth has shown the seat something.
    """

    def see(self, box: Rec, table: Rec, seat: int, seen: Rec) -> None:
        """Copy into the blank table `seen` what this seat, or a WATCHER, may know, and nothing else; for OPEN, all."""

    def deal(self, box: Rec, seen: Rec, seat: int, seed: int, number: int) -> None:
        """Fill the blanks of `seen`, as `seat` (or a WATCHER) sees it, at random: a table at which it may well sit.

        Every way to fill them comes up as often as luck alone would bring it about; what others have played gives no
        hint. The same seed and number of the deal give the same table: draw from DEAL_STREAM at (seed, number).
        """

    def knows(self, box: Rec, table: Rec, seat: int, move: int) -> bool:
        """Whether `seat` (or a WATCHER) is told which move this is, when it is played now."""

    def shown(self, box: Rec, table: Rec) -> bool:
        """Whether all that has been hidden so far is open to everybody now: then everybody may read the whole log."""


class Look(Protocol):
    """The functions in a game's `look`: what a seat sees, for people. `seen` is the table as that seat knows it.

    One such table is shown to all of them until the next move: they may reckon on its scratch, and change nothing else.
    """

    def describe(self, box: Box, seen: Rec, seat: int) -> dict[str, Any]:
        """The table as plain JSON data, for whatever draws it, with what helps to choose a move.

        Some fields mean the same in every game that has them. `rolling`, on luck's turn: {"by": the seat whose hand the
        dice are in, "at_once": whether they belong to the choice before them (they do, unless said), and "what" and
        "count" for the words `roll-yours` and `roll-awaited`}. `result`, at the end: {"winners": seats}.
        `lesson`, in a guided game: {"id": the message that explains what is to be done}.

        Where the page has no board for a game it shows all others, each under what the message `table-NAME` says:
        numbers, texts in all languages, sentences, lists and groups of them. It draws {"die": a number or None} and
        {"card": a text in all languages, or None if it is face down, "text": what is on it}. `seats` is a list with
        one group for each seat.
        """

    def prompt(self, box: Box, seen: Rec, seat: int) -> Said:
        """What `seat` is asked to do now, or is waiting for."""

    def say_move(self, box: Box, seen: Rec, move: Move) -> Said:
        """A move as an offer and as a fact: messages `move-ID` and `done-ID` share the id and arguments given here."""

    def say_event(self, box: Box, seen: Rec, event: Event) -> Said:
        """Something that happened by itself after a move."""

    def picture(self, box: Box, seen: Rec, words: Words) -> str:
        """The table drawn in characters, at most 80 wide. `box` is the one `for_pictures`.

        Marks say what things are, for those who see colours: [you], [foe], [wall], [faint], each closed as in [/you].
        """


class HonourList(TypedDict):
    """All honours of a game, by their ids; its words have `rank-ID`, `achievement-ID` and `achievement-ID-how`."""

    ranks: list[str]  # from the worst to the best
    achievements: list[str]  # in the order to show them


class Honours(TypedDict):
    """What a finished match brought a seat."""

    rank: str | None
    achievements: list[str]
    score: int


class Honoured(Protocol):
    """What a game's `look` may offer besides, both or none: honours, kept for each player by the server."""

    HONOURS: HonourList

    def honours(self, box: Box, seen: Rec, seat: int) -> Honours | None:
        """What a finished match brought this seat; None if it does not count, as with others at the table.

        Whether it was practice is not the game's concern.
        """


class Odds(Protocol):
    """The functions of the part `odds`, where a game brings it: chances worth knowing before a choice."""

    def odds(self, box: Box, seen: Rec, seat: int) -> dict[str, Any] | None:
        """What can be said of this table, as plain JSON data; None if nothing, or nothing in a reasonable time."""


@dataclass(frozen=True)
class Event:
    """Something that happened by itself; the kinds are in the game's `table.py`."""

    kind: int
    a: int
    b: int
    c: int


@dataclass(frozen=True)
class Box:
    """What is printed: the numbers for the rules, the names for people, and a hash of the file they come from."""

    rec: Rec
    names: Mapping[str, Any]
    fingerprint: str

    @cached_property
    def for_pictures(self) -> Box:
        """The same, with names that are safe among the marks of a picture; see `pictures.py`."""
        return replace(self, names=sheltered(self.names))


@dataclass(frozen=True)
class Game:
    """A game that can be played."""

    id: str
    version: int  # of the rules; goes up when stored records would play differently
    name: Names
    seats: tuple[int, int]  # fewest and most players
    minutes: tuple[int, int]
    scores: tuple[int, int]  # the worst and the best score there is
    win: int | None  # the score from which a seat has won; None if only comparing scores tells
    streams: tuple[str, ...]  # the names of its streams of luck
    options: tuple[AnyOption, ...]
    package: str
    secrets: bool = False  # whether seats know different things; then its rules are `Secrets`
    together: bool = False  # whether all seats win or lose as one
    luck_waits: bool = True  # whether luck waits to be asked: dice are rolled by hand, drawn cards come by themselves
    parts: Mapping[str, str] = field(default_factory=dict)  # what it brings besides: the module of each of PARTS
    box_file: Path | None = field(default=None)  # another box than the game's own

    @cached_property
    def rules(self) -> Rules:
        """Its rules."""
        return cast("Rules", self._module("rules"))

    @cached_property
    def bots(self) -> tuple[str, ...]:
        """The names of those who can play it by themselves."""
        from .bots import bots_of

        return tuple(dict.fromkeys([*bots_of(self.package), *self.levels]))

    @cached_property
    def levels(self) -> tuple[str, ...]:
        """Those of them that people are offered to play with, from the weakest on."""
        from .bots import levels_of

        return tuple(levels_of(self.package))

    def bot(self, name: str) -> Bot:
        """One of those who can play it by themselves."""
        from .bots import Bot, find_player

        find_player(self.package, name)
        return Bot(self, name)

    @cached_property
    def look(self) -> Look:
        """What people see of a table."""
        return cast("Look", self._module("look"))

    @cached_property
    def chances(self) -> Odds | None:
        """What works out odds, if the game has it."""
        return cast("Odds | None", self.part("odds"))

    @cached_property
    def campaign(self) -> Campaign | None:
        """What heroes take along from match to match, if the game has it."""
        return cast("Campaign | None", self.part("campaign"))

    @cached_property
    def verbs(self) -> Verbs:
        """All moves there are."""
        return cast("Verbs", self._module("moves").VERBS)

    @cached_property
    def table_type(self) -> RecordType:
        """The layout of a table."""
        return cast("RecordType", self._module("table").TABLE)

    @cached_property
    def box_type(self) -> RecordType:
        """The layout of its box."""
        return cast("RecordType", self._module("content").BOX)

    @cached_property
    def box(self) -> Box:
        """What is printed, read from the box file and checked."""
        from .content import read_content

        load = cast("Callable[[Entry], Box]", self._module("content").load)
        return load(read_content(self.box_file or self.shelf / "box.yaml", self.shelf))

    @cached_property
    def folder(self) -> Path:
        """Where the game's files are."""
        return Path(str(import_module(self.package).__file__)).parent

    @cached_property
    def shelf(self) -> Path:
        """Where its box file is: beside what reads it."""
        return Path(str(self._module("content").__file__)).parent

    def part(self, name: str) -> Any:
        """What it brings besides, by this name; None if it does not."""
        return self._module(self.parts[name]) if name in self.parts else None

    def words(self, language: str) -> Words:
        """The game's words in this language."""
        from .words import words_for

        return words_for(language, self.folder / "words")

    def with_box(self, file: Path) -> Game:
        """The same rules with another content file: what a designer plays with."""
        options = tuple(
            each.of(lambda: other.box) if isinstance(each, Printed) else each  # asked when `other` is there
            for each in self.options
        )
        other = replace(self, box_file=file, options=options)
        return other

    def start(
        self, *, seed: int | None = None, seats: int | None = None, practice: bool = False, **options: object
    ) -> Match:
        """A new match. Without a seed, luck comes from the operating system."""
        from .match import Match

        return Match(self, self.check_seats(seats), self.check_seed(seed), self.read_options(options), practice)

    def play_out(
        self,
        n: int,
        *,
        seed: int = 0,
        seats: int | None = None,
        bot: str = "random",
        cores: int | None = None,
        **options: object,
    ) -> PlayOuts:
        """Play `n` games in a kernel, on all cores: the same for a seed. `bot` is one, or one for each seat."""
        from .results import gather

        seats = self.check_seats(seats)
        start = self.lay_out(seats, self.read_options(options))
        return gather([*helper(CROWDS).play_out(self, start, seats, n, self.check_seed(seed), bot, cores)], seats)

    def odds(self, match: Match, seat: int = 0) -> dict[str, Any] | None:
        """Chances worth knowing now, as plain JSON data from what this seat may know; None if there are none to tell.

        May take about a second; the same position is answered at once the second time.
        """
        return self.chances.odds(self.box, match.seen(seat), seat) if self.chances else None

    def advise(self, match: Match, seat: int | None = None) -> dict[str, Any] | None:
        """The best move for the seat to move, what it is worth, the next best, and why, as plain JSON data.

        It takes less than a second. None if it is not the turn of `seat`, or nobody's.
        """
        if match.turn < 0 or seat not in (None, match.turn):
            return None
        return cast("dict[str, Any]", helper(THINKER).advise(match).data())

    @property
    def honour_list(self) -> HonourList | None:
        """All honours there are in this game, if it has any."""
        return cast("HonourList | None", getattr(self.look, "HONOURS", None))

    def honours(self, match: Match, seat: int = 0) -> Honours | None:
        """What a match brought this seat: nothing before its end, or in a game without honours."""
        if self.honour_list is None or not match.is_over:
            return None
        return cast("Honoured", self.look).honours(self.box, match.seen(seat), seat)

    def read_options(self, given: Mapping[str, object]) -> Options:
        """All options: those given, checked, and the defaults."""
        return read_options(self.id, self.options, given)

    def check_seats(self, seats: int | None) -> int:
        """The number of players: the fewest there can be, unless given."""
        fewest, most = self.seats
        if seats is None:
            return fewest
        if not fewest <= seats <= most:
            players = f"{fewest}" if fewest == most else f"{fewest} to {most}"
            raise BadSeat(f"{self.id} is for {players} player{'s' * (most > 1)}, not {seats}")
        return seats

    @staticmethod
    def check_seed(seed: int | None) -> int:
        """The seed: a random one, unless given."""
        import secrets

        from .chance import MAX_SEED

        if seed is None:
            return secrets.randbelow(MAX_SEED + 1)
        if type(seed) is not int or not 0 <= seed <= MAX_SEED:
            raise BadOption(f"seed {seed!r}: a seed is a whole number from 0 to {MAX_SEED}")
        return seed

    def lay_out(self, seats: int, options: Options) -> Rec:
        """A table at the start of a game."""
        from .records import RecordType

        numbers = {"seats": seats, **{option.name: option.number(options[option.name]) for option in self.options}}
        chosen = RecordType(tuple((name, "<i8") for name in numbers)).plain()
        for name, number in numbers.items():
            setattr(chosen, name, number)
        table = self.table_type.plain()
        self.rules.setup(self.box.rec, table, chosen)
        return table

    def see(self, table: Rec, seat: int) -> Rec:
        """What a seat, a WATCHER or OPEN may know of a table, as a table of its own; its scratch is blank."""
        if not self.secrets:
            return self.table_type.without_scratch(table)
        seen = self.table_type.plain()
        cast("Secrets", self.rules).see(self.box.rec, table, seat, seen)
        return seen

    def _module(self, name: str) -> Any:
        return import_module(f"{self.package}.{name}")


_registered: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Add a game that does not live in `undercroft.games`."""
    _registered[game.id] = game
    return game


def games() -> list[str]:
    """The ids of all games: those registered, ours, and those from outside that can be loaded."""
    from .outside import find_all

    ours = [name for name in packaged() if name not in _registered]
    return [*_registered, *ours, *(id for id in find_all() if id not in _registered)]


def load(id: str) -> Game:
    """The game of this id."""
    if id in _registered:
        return _registered[id]
    if id in packaged():
        return cast("Game", import_module(f"undercroft.games.{id}").GAME)
    from .outside import find

    if game := find(id):
        return game
    here = f"; the one in the folder {id} comes with --game-path {id}" if (Path(id) / "__init__.py").is_file() else ""
    raise UnknownGame(f"game {id!r}: there is no such game{here}; {did_you_mean(id, games())}")


def packaged() -> Iterator[str]:
    """The ids of our own games."""
    folder = Path(__file__).parent.parent / "games"
    yield from (module.name for module in iter_modules([str(folder)]) if module.ispkg)

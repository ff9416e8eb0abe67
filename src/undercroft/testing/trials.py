"""A game on trial: with how many players, how long it is looked at, and what is said when it breaks a promise."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from itertools import islice
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from undercroft.engine.game import WATCHER
from undercroft.engine.outside import place_in, reason_of
from undercroft.engine.records import Plain
from undercroft.engine.words import Said, words_for

from .players import Curious, any_options, play

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from undercroft.engine.game import Game
    from undercroft.engine.match import Match
    from undercroft.engine.records import Rec

WORDS = Path(__file__).parent / "words"
USUAL_LENGTH = 150  # moves of a game; of longer ones fewer are played


class Broken(AssertionError):
    """A promise that a game has broken, as a sentence about it."""

    def __init__(self, id: str, /, **args: Any) -> None:
        if "viewer" in args:
            args["viewer"] = Said("viewer", {"seat": args["viewer"], "number": args["viewer"] + 1})
        self.said = Said(f"broken-{id}", args)
        super().__init__(self.text("en"))

    def text(self, language: str) -> str:
        """The sentence."""
        return words_for(language, WORDS).put(self.said)


def hold(kept: object, id: str, /, **args: Any) -> None:
    """Go on if a promise was kept."""
    if not kept:
        raise Broken(id, **args)


@dataclass(frozen=True)
class Effort:
    """How much a game is played for each check that looks at every position."""

    games: int = 25
    positions: int = 700
    length: int = 1  # so many times less often, because its games are so long
    apart: int = 11  # moves from one position to the next, where there is only time for a few
    hidden: int = 20  # positions at least in which something must be hidden, where seats have secrets

    def often(self, times: int) -> int:
        """How many times something is done that takes as long as a game is."""
        return max(1, times // self.length)


def effort_for(game: Game) -> Effort:
    """What can be asked of somebody who waits for it."""
    match = game.start(seed=1)
    for _position in play(match, Curious(1)):
        pass
    return Effort(games=10, positions=400, hidden=1, length=max(1, match.played // USUAL_LENGTH))


class Trial:
    """A game with so many players; it remembers the match that is being looked at."""

    def __init__(self, game: Game, seats: int, effort: Effort) -> None:
        self.game, self.seats, self.effort = game, seats, effort
        self.match: Match | None = None

    def start(self, seed: int) -> Match:
        """A match with options that depend on the seed."""
        chosen: Any = any_options(self.game, Random(seed))  # noqa: S311  # a game, not a secret
        self.match = self.game.start(seed=seed, seats=self.seats, **chosen)
        return self.match

    def positions(self, games: int | None = None) -> Iterator[Match]:
        """Every position of some random games, as many as there is time for."""
        player = Curious(self.seats)
        seeds = range(self.effort.games if games is None else games)
        found = (match for seed in seeds for match in play(self.start(seed), player))
        yield from islice(found, self.effort.often(self.effort.positions))

    def samples(self, games: int = 6, each: int = 7) -> Iterator[Match]:
        """Some positions of some random games, further apart."""
        apart = self.effort.apart
        for seed in range(games):
            yield from islice(play(self.start(seed), Curious(seed)), seed, seed + each * apart, apart)

    def state(self, table: Rec) -> bytes:
        """The bytes that say what the position is."""
        return self.game.table_type.state(table)

    @property
    def viewers(self) -> tuple[int, ...]:
        """All who look at a table: the seats, and somebody who looks on."""
        return (WATCHER, *range(self.seats))


def keep(promise: Callable[[Trial], None], trial: Trial) -> None:
    """See whether a game keeps a promise. If not, Broken says so, and when that was; so it does if a rule crashes."""
    trial.match = None
    try:
        promise(trial)
    except Broken as broken:
        raise _dated(broken.said, trial) from None
    except Exception as problem:
        raise _dated(_crash(problem, trial.game), trial) from problem


def _dated(said: Said, trial: Trial) -> Broken:
    match = trial.match
    if match is None:
        return Broken("in", what=said)
    return Broken("at", what=said, seats=match.seats, seed=str(match.seed), played=match.played)


def _crash(problem: Exception, game: Game) -> Said:
    """What to say of something that went wrong in a game, or because of it."""
    place: Any = place_in(problem, game.folder) or {"en": "", "fr": ""}
    named = getattr(problem, "name", None)
    record = getattr(problem, "obj", None)
    if isinstance(problem, AttributeError) and isinstance(record, Plain):
        names = [name for name, *_rest in record.fields]
        about = {"place": place, "field": str(named), "known": ", ".join(names)}
        near = get_close_matches(str(named), names, n=1)
        return Said("broken-field-near", {**about, "near": near[0]}) if near else Said("broken-field", about)
    return Said("broken-crash", {"place": place, "reason": reason_of(problem)})

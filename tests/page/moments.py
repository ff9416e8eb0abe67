"""Moments of games: looked for in this process, where a move costs little, so that a page can be opened at them.

The same seed brings the same luck on a server: what was played here can be stored there, see server.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

import undercroft as uc
from undercroft.engine.game import CHANCE
from undercroft.server.wire.tables import CreateTable, JoinCampaign, Odds

if TYPE_CHECKING:
    from undercroft.engine.match import Match
    from undercroft.engine.options import Options

MOST_SEEDS, MOST_STEPS = 200, 500

Data = dict[str, Any]
Met = Callable[[Data, Data], bool]  # of what lies on the table, and of the situation
Choice = Callable[[Data, np.random.Generator], str]  # the text of a move in a situation


@dataclass(frozen=True, eq=False)
class Moment:
    """What is looked for, and at which tables: how they are made, and what is played there."""

    game: str
    met: Met
    choice: Choice | str  # or the name of a bot that decides
    seats: int = 1
    apart: bool = False  # whether everybody has a device of their own
    odds: Odds = "off"
    after: int = 0  # seeds up to this one are passed by
    options: Mapping[str, str] = field(default_factory=dict)
    campaign: Mapping[str, Any] | None = None

    def wanted(self, nickname: str, seed: int | None = None) -> CreateTable:
        """What the server is asked for."""
        return CreateTable(
            game=self.game,
            options=dict(self.options),
            seats=self.seats,
            seed=seed,
            odds=self.odds,
            nickname=nickname,
            hot_seat=self.seats > 1 and not self.apart,
            campaign=None if self.campaign is None else JoinCampaign(**self.campaign),
        )

    @property
    def others(self) -> range:
        """The seats of those who sit down by themselves."""
        return range(1, self.seats if self.apart else 1)


@dataclass(frozen=True)
class Found:
    """Where a moment is: the seed, and every move with its mover. `before_last` counts those before the last step."""

    moment: Moment
    options: Options
    seed: int
    moves: list[tuple[int, int]]
    before_last: int
    situation: Data


def found(moment: Moment, options: Options) -> Found:
    """The first table, seed by seed, that comes to this moment; looked for once."""
    if moment not in _FOUND:
        _FOUND[moment] = _find(moment, options)
    return _FOUND[moment]


_FOUND: dict[Moment, Found] = {}


def _find(moment: Moment, options: Options) -> Found:
    for seed in range(moment.after + 1, moment.after + MOST_SEEDS):
        search = Search(moment, options, seed)
        if search.succeeds():
            return Found(moment, options, seed, search.moves, search.before_last, search.situation)
    raise AssertionError(f"{moment.game} does not come to this moment")


class Search:
    """A table that is played until it comes to a moment."""

    def __init__(self, moment: Moment, options: Options, seed: int) -> None:
        chosen: dict[str, Any] = dict(options)
        self._moment, self._luck = moment, np.random.default_rng(seed)
        self._match = uc.load(moment.game).start(seed=seed, seats=moment.seats, **chosen)
        self.moves: list[tuple[int, int]] = []
        self._go_on()
        self.before_last = len(self.moves)
        self.situation = known(self._match)

    def succeeds(self) -> bool:
        """Play until the moment is there, or will not come any more."""
        for _step in range(MOST_STEPS):
            if self._moment.met(self.situation["view"]["table"], self.situation):
                return True
            if self._match.is_over:
                return False
            self._step()
        return False

    def _step(self) -> None:
        """One decision, or luck that was waited for; as the server plays them."""
        self.before_last = len(self.moves)
        if self._match.turn == CHANCE:
            self._roll()
        else:
            mover, choice = self._match.turn, self._moment.choice
            move = self._match.choose(choice) if isinstance(choice, str) else choice(self.situation, self._luck)
            self.moves.append((self._match.play(move).id, mover))
            self._go_on()
        self.situation = known(self._match)

    def _go_on(self) -> None:
        if not self._match.game.luck_waits:
            self._roll()

    def _roll(self) -> None:
        while self._match.turn == CHANCE:
            self.moves.append((self._match.roll().id, CHANCE))


def known(match: Match) -> Data:
    """What whoever is to move knows, told as the server tells it; the first seat, while luck speaks or at the end."""
    seat = max(match.turn, 0)
    view, moves = match.view(seat), match.moves() if match.turn >= 0 else []
    offers = [{"id": move.id, "verb": move.verb, "args": move.args, "text": move.text} for move in moves]
    return {"turn": view["turn"], "seat": seat, "view": view, "moves": offers}


def one_of(luck: np.random.Generator, texts: list[str]) -> str:
    """Any of these."""
    return texts[int(luck.integers(len(texts)))]


def verb_of(text: str) -> str:
    """The first word of a move."""
    return text.split()[0]


def texts_of(now: Data) -> list[str]:
    """The moves of a situation as text, such as "beat fighter goblin 3"."""
    return [move["text"] for move in now["moves"]]


def first_liked(texts: list[str], liked: tuple[str, ...]) -> list[str]:
    """The moves of the first of these verbs that is offered."""
    return next((some for verb in liked if (some := [text for text in texts if verb_of(text) == verb])), [])


# Moments that several games have


def can(verb: str) -> Met:
    """Somebody may do this."""
    return lambda _table, now: any(move["verb"] == verb for move in now["moves"])

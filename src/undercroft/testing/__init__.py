"""Whether a game keeps what every game promises: for `undercroft check`, and for tests.

from undercroft.testing import check_game

def test_it_keeps_what_every_game_promises():
check_game(GAME)
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from .knowing import KNOWING, SECRECY
from .promises import FIRST, PROMISES
from .trials import Broken, Effort, Trial, effort_for, keep
from .wording import WORDING, Travels, the_board_on_the_page_has_labels

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from undercroft.engine.game import Game

    Promise = Callable[[Trial], None]

__all__ = ["Broken", "Effort", "Trial", "check_game", "keep", "problems_of", "promises_of", "remarks_on"]

OURS = "undercroft.games."


def check_game(game: Game) -> None:
    """Play a game as anybody might; an AssertionError says in sentences which promises it breaks."""
    problems = [f"- {problem.text('en')}" for problem in problems_of(game)]
    if problems:
        raise AssertionError("\n".join([f"{game.id}:", *problems]))


def problems_of(game: Game) -> Iterator[Broken]:
    """All that is wrong with a game, each once, as it is found."""
    basic = _each_once(_broken(game, FIRST, Effort(games=5, positions=400)))
    yield from basic
    if not basic:
        yield from _each_once(_broken(game, promises_of(game), effort_for(game)))


def promises_of(game: Game) -> tuple[Promise, ...]:
    """What this game promises, beside the first things."""
    labelled = () if game.package.startswith(OURS) else (the_board_on_the_page_has_labels,)
    return (*PROMISES, *KNOWING, *(SECRECY if game.secrets else ()), *WORDING, *labelled)


def remarks_on(game: Game) -> Iterator[Broken]:
    """What may be wrong, or may only be rare: moves that never came up, and messages that were never said."""
    effort = replace(effort_for(game), games=50, positions=2000)
    travels = Travels(game, (match for trial in _trials(game, effort) for match in trial.positions()))
    for verb in sorted(travels.verbs_left()):
        yield Broken("note-verb", verb=verb)
    if left := sorted(travels.messages_left()):
        yield Broken("note-messages", ids=", ".join(left))


def _broken(game: Game, promises: Iterable[Promise], effort: Effort) -> Iterator[Broken]:
    """The promises that are broken, each with the fewest players with whom it is."""
    for promise in promises:
        for trial in _trials(game, effort):
            try:
                keep(promise, trial)
            except Broken as broken:
                yield broken
                break


def _each_once(problems: Iterable[Broken]) -> list[Broken]:
    """A crash breaks every promise; it is told where it first came up."""
    return list({repr(problem.said.args["what"]): problem for problem in reversed(list(problems))}.values())[::-1]


def _trials(game: Game, effort: Effort) -> Iterator[Trial]:
    fewest, most = game.seats
    yield from (Trial(game, seats, effort) for seats in range(fewest, most + 1))

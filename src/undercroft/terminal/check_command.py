"""`undercroft check`: whether a game keeps what every game promises, told in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from undercroft.engine.errors import BadGame

from .finding_games import find_any_game
from .program import program_words

if TYPE_CHECKING:
    from undercroft.engine.game import Game

BROKEN = 1  # the exit code if a promise is broken


def check(
    game: Annotated[str, typer.Argument(metavar="GAME", help="the id or the folder of a game")],
    lang: Annotated[str | None, typer.Option("--lang", metavar="fr|en", help="language")] = None,
) -> None:
    """Play a game as anybody might, and say what is wrong with it."""
    from undercroft.testing import problems_of, remarks_on

    from .commands import find_language

    language = find_language(lang)
    words, found = program_words(language), _found(game, language)
    wrong = 0
    for problem in problems_of(found):
        wrong += 1
        typer.echo(f"- {problem.text(language)}")
    if wrong:
        typer.echo(words.say("check-wrong", game=found.id, count=wrong))
        raise typer.Exit(BROKEN)
    for remark in remarks_on(found):
        typer.echo(f"- {remark.text(language)}")
    typer.echo(words.say("check-good", game=found.id))


def _found(name: str, language: str) -> Game:
    """The game, or why it cannot be loaded, in the language asked for."""
    try:
        return find_any_game(name)
    except BadGame as problem:
        typer.echo(problem.said[language], err=True)
        raise typer.Exit(BROKEN) from None

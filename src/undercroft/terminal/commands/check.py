"""`undercroft check`: whether a game keeps what every game promises, told in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from undercroft.engine.errors import BadGame
from undercroft.engine.languages import LANGUAGES
from undercroft.engine.outside import place_in

from ..program import program_words
from .finding_games import find_any_game

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.testing import Broken

BROKEN = 1  # the exit code if a promise is broken


def check(
    game: Annotated[str, typer.Argument(metavar="GAME", help="the id or the folder of a game")],
    lang: Annotated[str | None, typer.Option("--lang", metavar="fr|en", help="language")] = None,
) -> None:
    """Play a game as anybody might, and say what is wrong with it. Ctrl-C stops it and says where it was."""
    from .app import find_language

    language = find_language(lang)
    words, found = program_words(language), _found(game, language)
    try:
        problems, remarks = _asked(found)
    except KeyboardInterrupt as stop:  # as a rule because it never comes to an end
        place = place_in(stop, found.folder) or dict.fromkeys(LANGUAGES, "")
        typer.echo(words.say("check-stopped", game=found.id, place=place), err=True)
        raise
    for each in (*problems, *remarks):
        typer.echo(f"- {each.text(language)}")
    if problems:
        typer.echo(words.say("check-wrong", game=found.id, count=len(problems)))
        raise typer.Exit(BROKEN)
    typer.echo(words.say("check-good", game=found.id))


def _asked(game: Game) -> tuple[list[Broken], list[Broken]]:
    """What is wrong with a game, and what may be; nobody waits for a compiler here."""
    from undercroft.kernels.module import module_file, read_fresh
    from undercroft.kernels.ways import PLAIN, using
    from undercroft.testing import problems_of, remarks_on

    with using(None if module_file(game).exists() and read_fresh(game) else PLAIN):
        problems = list(problems_of(game))
        return problems, [] if problems else list(remarks_on(game))


def _found(name: str, language: str) -> Game:
    """The game, or why it cannot be loaded, in the language asked for."""
    try:
        return find_any_game(name)
    except BadGame as problem:
        typer.echo(problem.said[language], err=True)
        raise typer.Exit(BROKEN) from None

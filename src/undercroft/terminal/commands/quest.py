"""Commands for authors of quests. Any game with a part `quests` can have them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import undercroft as uc
from undercroft.engine.pictures import plain

from ..program import program_words

if TYPE_CHECKING:
    from undercroft.engine.game import Game

app = typer.Typer(no_args_is_help=True, help="Check and draw quest files.", rich_markup_mode=None)

BAD_INPUT = 2  # the exit code for what a user can put right

QuestFile = Annotated[Path, typer.Argument(metavar="FILE", help="a quest file (YAML)")]
Language = Annotated[str | None, typer.Option("--lang", metavar="fr|en", help="language; your system's if left out")]


@app.command()
def check(file: QuestFile, lang: Language = None) -> None:
    """Say whether a quest file can be played and won, or what is wrong in it and where."""
    game, tools = _tools(file)
    found = tools.check(game)
    words, own = (made(_language(lang)) for made in (program_words, game.words))
    counts = {"rooms": found["rooms"], "features": found["features"]}
    for is_error, line, said in found["findings"]:
        told = {"file": file.name, "line": str(line), "reason": own.put(said)}
        typer.echo(words.say("quest-error" if is_error else "quest-warning", **told))
    is_bad = any(is_error for is_error, _line, _said in found["findings"])
    typer.echo(words.say("quest-bad" if is_bad else "quest-good", file=file.name, name=found["name"], **counts))
    if is_bad:
        raise typer.Exit(BAD_INPUT)


@app.command()
def draw(file: QuestFile) -> None:
    """Draw the map of a quest file, every room of it."""
    game, tools = _tools(file)
    typer.echo(plain(tools.draw(game)))


def _tools(file: Path) -> tuple[Game, Any]:
    """The first game that knows quests, with this file as its box, and its tools."""
    for id in uc.games():
        game = uc.load(id)
        if "quests" in game.parts:
            return game.with_box(file), game.part("quests")
    raise uc.UnknownGame("quest: no game here is played with quest files; install one that is")


def _language(given: str | None) -> str:
    from undercroft.engine.words import user_language

    return user_language() if given is None else program_words(given).language

"""Commands for authors of quests. Any game with a `quest_tools.py` in its folder can have them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import undercroft as uc

from .program import program_words

if TYPE_CHECKING:
    from undercroft.engine.game import Game

app = typer.Typer(no_args_is_help=True, help="Check and draw quest files.", rich_markup_mode=None)

QuestFile = Annotated[Path, typer.Argument(metavar="FILE", help="a quest file (YAML)")]
Language = Annotated[str | None, typer.Option("--lang", metavar="fr|en", help="language; your system's if left out")]
STYLE_MARKS = ("you", "foe", "wall", "faint")


@app.command()
def check(file: QuestFile, lang: Language = None) -> None:
    """Say whether a quest file can be played, or what is wrong in it and where."""
    game, tools = _tools(file)
    found = tools.check(game)
    language = _language(lang)
    counts = {"rooms": found["rooms"], "features": found["features"]}
    typer.echo(program_words(language).say("quest-good", file=file.name, name=found["name"], **counts))


@app.command()
def draw(file: QuestFile) -> None:
    """Draw the map of a quest file, every room of it."""
    game, tools = _tools(file)
    drawn: str = tools.draw(game)
    for mark in STYLE_MARKS:
        drawn = drawn.replace(f"[{mark}]", "").replace(f"[/{mark}]", "")
    typer.echo(drawn)


def _tools(file: Path) -> tuple[Game, Any]:
    """The first game that knows quests, with this file as its box, and its tools."""
    for id in uc.games():
        game = uc.load(id)
        if (game.folder / "quest_tools.py").exists():
            return game.with_box(file), import_module(f"{game.package}.quest_tools")
    raise uc.UnknownGame("quest: no game here is played with quest files; install one that is")


def _language(given: str | None) -> str:
    from undercroft.engine.words import user_language

    return user_language() if given is None else program_words(given).language

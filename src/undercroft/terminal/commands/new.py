"""`undercroft new`: the folder of a tiny game that works, to make another one of."""

from __future__ import annotations

import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

import undercroft as uc

from ..program import program_words

TEMPLATE = Path(__file__).parents[2] / "template"
PLACEHOLDER = TEMPLATE.name
LETTERS = "TP"  # before the numbers of its rules
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.pyc", "kernels.wasm")


def new(
    game: Annotated[str, typer.Argument(metavar="GAME", help="its id: small letters, digits and underscores")],
    lang: Annotated[str | None, typer.Option("--lang", metavar="fr|en", help="language")] = None,
) -> None:
    """Write the folder of a tiny game that works; make yours of it."""
    from .app import find_language

    words, folder = program_words(find_language(lang)), Path(game)
    if reason := why_not(game, folder):
        raise uc.BadOption(words.say("new-not", game=game, reason=reason))
    try:
        write_game(folder, game)
    except OSError as problem:
        raise uc.BadOption(words.say("new-cannot", folder=str(folder), reason=str(problem.strerror))) from problem
    typer.echo(words.say("new-done", game=game, files=sum(file.is_file() for file in folder.rglob("*"))))


def why_not(id: str, folder: Path) -> str | None:
    """Why a game cannot have this id here: a word that the messages know."""
    from undercroft.engine.outside import ID

    if not ID.fullmatch(id):
        return "id"
    if id in uc.games():
        return "taken"
    if folder.exists():
        return "folder"
    return "module" if find_spec(id) else None


def write_game(folder: Path, id: str) -> None:
    """Write the template under another name."""
    shutil.copytree(TEMPLATE, folder, ignore=LEFT_OUT)
    for file in [file for file in folder.rglob("*") if file.is_file()]:
        text = file.read_text("utf-8").replace(PLACEHOLDER.capitalize(), id.replace("_", " ").capitalize())
        text = text.replace(f'"{PLACEHOLDER}"', f'"{id}"').replace(f"{LETTERS}-", f"{id[:2].upper()}-")
        file.write_text(text, "utf-8")
        file.rename(file.with_name(file.name.replace(PLACEHOLDER, id)))

"""Games for commands: by id or by folder; and `--game-path`, which may stand anywhere on a command line."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from typer.core import TyperGroup

import undercroft as uc
from undercroft.engine.errors import did_you_mean

if TYPE_CHECKING:
    from undercroft.engine.game import Game

GAME_PATH = "--game-path"


def find_any_game(name: str) -> Game:
    """A game by its id or, if it is nobody's yet, by its folder: a package with a GAME."""
    if name not in uc.games() and (Path(name) / "__init__.py").is_file():
        return add_game(Path(name))
    try:
        return uc.load(name)
    except uc.UnknownGame:
        known = did_you_mean(name, uc.games())
        raise uc.UnknownGame(f"game {name!r}: there is no such game, and no such folder; {known}") from None


def add_game(folder: Path) -> Game:
    """The game in a folder, for this command and for all that it starts."""
    from undercroft.engine.outside import add_folder

    return add_folder(folder)


def with_path(command: str, game: Game) -> str:
    """A command about a game, to be typed later: one whose game lies in a folder names that."""
    from undercroft.engine.outside import FOLDERS

    is_named = str(game.folder) in os.environ.get(FOLDERS, "").split(os.pathsep)
    return f"{command} {GAME_PATH} {shlex.quote(str(game.folder))}" if is_named else command


class Program(TyperGroup):
    """The program's commands, each of which takes `--game-path`, wherever that stands."""

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override,unused-ignore]
        """Put it in front, where the program itself reads it."""
        before, after = (args[: args.index("--")], args[args.index("--") :]) if "--" in args else (args, [])
        taken: list[str] = []
        rest: list[str] = []
        waiting = iter(before)
        for each in waiting:
            if each == GAME_PATH:
                taken += [each, *([folder] if (folder := next(waiting, None)) is not None else [])]
            else:
                (taken if each.startswith(f"{GAME_PATH}=") else rest).append(each)
        return super().parse_args(ctx, [*taken, *rest, *after])

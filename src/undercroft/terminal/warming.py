"""Compiling rules before they are needed, behind progress bars: one game here, several in as many processes."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import undercroft as uc

from .sitting import program_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.engine.game import Game


def warm(game: Game, language: str) -> None:
    """Compile a game's rules, unless that was done before."""
    if not game.is_warm:
        game.box  # noqa: B018  # a broken box is refused before any waiting
        _behind_bars([game], language, lambda _game, tell: game.warm_up(tell))


def warm_all(games: list[Game], language: str) -> None:
    """Compile the rules of several games side by side, as many at once as there are cores."""
    cold = [game for game in games if not game.is_warm]
    if len(cold) < 2 or (os.cpu_count() or 1) < 2:
        for game in cold:
            warm(game, language)
    elif cold:
        _behind_bars(cold, language, _in_a_process)


def report(game: Game) -> None:
    """Compile a game's rules and print how far that is, for the process that has asked for it."""

    def tell(done: int, total: int) -> None:
        sys.stdout.write(f"{done} {total}\n")
        sys.stdout.flush()

    game.warm_up(tell)


def _in_a_process(game: Game, tell: Callable[[int, int], None]) -> None:
    command = [sys.executable, "-m", "undercroft", "warm-up", game.id, "--report"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout or ():
            done, total = line.split()
            tell(int(done), int(total))
    if process.returncode:
        raise uc.UndercroftError(f"{game.id}: its rules could not be compiled; see above")


def _behind_bars(
    games: list[Game], language: str, compile_rules: Callable[[Game, Callable[[int, int], None]], None]
) -> None:
    """Do it for each game, with a bar; as many at once as there are cores."""
    words, console = program_words(language), Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with (
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars,
        ThreadPoolExecutor(os.cpu_count()) as threads,
    ):

        def do(game: Game) -> None:
            message = words.say("warm", game=game.name[language])
            if not console.is_terminal:
                console.print(message)
            task = bars.add_task(message, total=None)
            compile_rules(game, lambda done, total: bars.update(task, completed=done, total=total))

        if len(games) == 1:
            do(games[0])  # in this thread: the compiler need not share it
        else:
            list(threads.map(do, games))

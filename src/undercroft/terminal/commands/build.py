"""`undercroft build`: the kernels of games made anew from their rules; for those who write rules."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer

import undercroft as uc

from ..program import program_words
from .finding_games import find_any_game

if TYPE_CHECKING:
    from undercroft.engine.game import Game

UNLIKE = 1  # the exit code if something was not built, or is not what it was built from
GRACE = 2  # seconds: whoever is asked to stop may tidy up


def build(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]…", help="ids or folders of games; all games if left out")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="only say whether building them again gives the same bytes")
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="build also what is made of today's rules")] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="fr|en", help="language")] = None,
) -> None:
    """Build the kernels of all games, or of some, after their rules have changed. Ctrl-C stops it."""
    from undercroft.kernels.build import CannotBuild
    from undercroft.kernels.module import read_fresh

    from .app import find_language

    language = find_language(lang)
    words, is_good = program_words(language), True
    wanted = [find_any_game(name) for name in dict.fromkeys(games or uc.games())]
    if not (check or force):
        fresh = [game for game in wanted if read_fresh(game) is not None]
        wanted = [game for game in wanted if game not in fresh]
        for game in fresh:
            typer.echo(words.say("build-fresh", game=game.id))
    with TemporaryDirectory() as folder, Builders(Path(folder)) as builders:
        for made in as_completed([builders.begin(game) for game in wanted]):
            try:
                game, module, seconds = made.result()
            except CannotBuild as problem:
                typer.echo(str(problem), err=True)
                is_good = False
                continue
            came = _compare(game, module) if check else _put(game, module)
            is_good = is_good and came != "build-differs"
            typer.echo(words.say(came, game=game.id, seconds=round(seconds, 1), size=round(len(module) / 1000)))
    if not is_good:
        raise typer.Exit(UNLIKE)


def _compare(game: Game, module: bytes) -> str:
    """Whether the module that lies beside the rules is the same."""
    from undercroft.kernels.module import module_file

    file = module_file(game)
    return "build-same" if file.exists() and file.read_bytes() == module else "build-differs"


def _put(game: Game, module: bytes) -> str:
    """Put a module beside the rules, whole or not at all."""
    from undercroft.kernels.module import module_file

    file = module_file(game)
    part = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        part.write_bytes(module)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return "build-done"


class Builders:
    """As many games at once as there are cores, each in a process of its own; none goes on when this ends."""

    def __init__(self, folder: Path) -> None:
        from undercroft.kernels.playouts import available_cores

        self._folder = folder
        self._threads = ThreadPoolExecutor(available_cores())
        self._running: list[subprocess.Popen[str]] = []

    def __enter__(self) -> Builders:
        return self

    def __exit__(self, *_problem: object) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for process in self._running:
            if process.poll() is None:
                process.send_signal(signal.SIGTERM if os.name == "nt" else signal.SIGINT)
        for process in self._running:
            with suppress(subprocess.TimeoutExpired):
                process.wait(GRACE)
            process.kill()
        self._threads.shutdown()

    def begin(self, game: Game) -> Future[tuple[Game, bytes, float]]:
        """Build a game's module as soon as a core is free."""
        return self._threads.submit(self._build, game)

    def _build(self, game: Game) -> tuple[Game, bytes, float]:
        """The module of a game, and how long it took to make."""
        from undercroft.kernels.build import finish_building, start_building

        began, file = time.monotonic(), self._folder / f"{game.id}.wasm"
        process = start_building(game, module=file)
        self._running.append(process)
        finish_building(game, process)
        return game, file.read_bytes(), time.monotonic() - began

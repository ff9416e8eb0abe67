"""`undercroft play`: a new game, or one that was left, at this keyboard."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import undercroft as uc

from .finding_games import with_path
from .kernels_option import Kernels

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.match import Match

    from ..sitting import Sitting


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="the game's id, as `undercroft games` lists it")],
    seed: Annotated[int | None, typer.Option("--seed", help="the same seed gives the same luck")] = None,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="fr|en", help="language; your system's if left out")
    ] = None,
    chosen: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="an option of the game")
    ] = None,
    box: Annotated[
        Path | None, typer.Option("--box", metavar="FILE", help="another content file than the game's own")
    ] = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="go on from a saved game")] = None,
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", help="with --load: from after its first N moves")
    ] = None,
    new: Annotated[bool, typer.Option("--new", help="a new game, even if one is running")] = False,
    seats: Annotated[int | None, typer.Option("--seats", help="how many players, round one screen")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots", metavar="NAME[,NAME]…", help="who plays the last seats by itself: easy, normal, hard, best"
        ),
    ] = None,
    practice: Annotated[bool, typer.Option("--practice", help="everything can be undone, rolls too")] = False,
    companion: Annotated[
        bool, typer.Option("--companion", help="you have the real dice and cards, and tell what came up")
    ] = False,
    plain: Annotated[bool, typer.Option("--plain", help="lines of plain text instead of the whole screen")] = False,
    no_picture: Annotated[
        bool, typer.Option("--no-picture", help="with --plain: the board only when you type b")
    ] = False,
    campaign: Annotated[
        str | None, typer.Option("--campaign", metavar="NAME", help="with the sheets of this campaign")
    ] = None,
    focus: Annotated[
        list[str] | None, typer.Option("--focus", metavar="GROUP", help="with --campaign: the next hero's focus")
    ] = None,
    kernels: Kernels = None,
) -> None:
    """Play a game. A running one goes on; it is saved after every move."""
    from undercroft.kernels.ways import using

    from .. import saves
    from ..bots import known_bots, seat_bots
    from ..campaigns import Book
    from .app import find_game, find_language, read_options

    loaded = find_game(game, box)
    language = find_language(lang)
    book = Book.open(campaign) if campaign else None
    if book and (practice or companion or load or box or bots):
        raise uc.BadOption(
            "--campaign does not go with --practice, --companion, --load, --box or --bots; leave one of them out"
        )
    if companion and bots and loaded.secrets:
        raise uc.BadOption(f"--companion: in {game} you would see a bot's cards; leave out --bots")
    fresh = new or practice or any(given is not None for given in (seed, seats, bots, box)) or bool(chosen)
    running = [] if fresh or load else saves.running(game)
    running = book.running(running) if book else running
    running = [path for path in running if saves.is_companion(path)] if companion else running
    if load or running:
        source = load or running[0]
        sat = _resume(loaded, source, at)
        path = saves.new_file(game) if load else source
        playing = known_bots(loaded, saves.bots_in(source), sat.seats)
        companion = companion or saves.is_companion(source)
    else:
        names = [name.strip() for name in bots.split(",")] if bots else []
        seats = max(loaded.seats[0], len(names) + 1) if seats is None else seats
        playing = seat_bots(loaded, names, seats)
        sat = loaded.start(seed=seed, seats=seats, practice=practice or companion, **read_options(chosen))
        path = saves.new_file(game)
        if book:
            brought: dict[str, Any] = dict(book.bring(loaded, sat, focus or []))
            sat = loaded.start(seed=sat.seed, seats=seats, **brought)
            book.begin(loaded, sat, path)
    with using(kernels):
        sit_down(sat, path, language, plain=plain, pictures=not no_picture, bots=playing, companion=companion)
    if campaign:
        from .campaign import told

        for line in told(Book.open(campaign), language):
            typer.echo(line)


def read_match(game: Game, file: Path, at: int | None) -> Match:
    """The match of a saved game, or as it stood after its first `at` moves."""
    from undercroft.engine.record import Record, replay

    record = Record.read(file)
    try:
        match = replay(record, game)
    except uc.BadRecord as problem:
        raise uc.BadRecord(f"{file.name}: {problem}") from None
    if at is not None and not 0 <= at <= match.played:
        raise uc.BadRecord(f"--at {at}: {file.name} has {match.played} moves; give a number from 0 to {match.played}")
    return match if at is None else match.at(at)


def _resume(game: Game, file: Path, at: int | None) -> Match:
    try:
        return read_match(game, file, at)
    except uc.BadRecord as problem:
        if at is None:
            raise uc.BadRecord(f"{problem}; `--new` starts another game") from None
        raise


def sit_down(
    match: Match,
    path: Path,
    language: str,
    plain: bool,
    pictures: bool = True,
    bots: dict[int, str] | None = None,
    companion: bool = False,
) -> None:
    """Play on the whole screen, or in plain text where there is none."""
    from ..companion import Companion
    from ..sitting import Sitting

    def announce(text: str, is_new: bool) -> None:
        if is_new:
            typer.echo(text)

    sitting: Sitting | None = (Companion if companion else Sitting)(match, language, path, bots, announce)
    is_plain = plain or not sys.stdin.isatty() or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"
    while sitting:
        sitting = _play_once(sitting, is_plain, pictures)


def _play_once(sitting: Sitting, is_plain: bool, pictures: bool) -> Sitting | None:
    """One sitting; the next, if somebody wants to play on from an earlier table."""
    try:
        if is_plain:
            from ..plain.play import play_plain

            return play_plain(sitting, pictures)
        from ..screen.table import Table

        return Table(sitting).sit()
    finally:
        if not sitting.match.is_over:
            again = f"undercroft play {sitting.match.game.id}{' --companion' * sitting.is_companion}"
            typer.echo(sitting.program.say("kept", command=with_path(again, sitting.match.game)))

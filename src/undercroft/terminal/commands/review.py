"""`undercroft review`: the decisions of a saved game that cost most."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import undercroft as uc

from .finding_games import with_path
from .kernels_option import Kernels


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a saved game that is over")],
    seconds: Annotated[
        float | None, typer.Option("--seconds", metavar="S", min=1, max=3600, help="how long to look, in all")
    ] = None,
    box: Annotated[Path | None, typer.Option("--box", metavar="FILE", help="another content file")] = None,
    lang: Annotated[str | None, typer.Option("--lang", metavar="fr|en", help="language")] = None,
    kernels: Kernels = None,
) -> None:
    """Say which decisions of a finished game cost most. Ctrl-C stops it and keeps what is known."""
    from undercroft.engine.record import Record
    from undercroft.kernels.ways import using

    from .. import saves
    from ..looking_back import LookingBack
    from ..plain.play import wrapped
    from ..plain.review import watch
    from ..program import program_words
    from .app import find_game, find_language
    from .play import read_match

    language, game = find_language(lang), find_game(Record.read(file).game, box)
    match = read_match(game, file, None)
    if not match.is_over:
        raise uc.BadRecord(f"{file.name}: this game is not over; `undercroft advise` says what to play now")
    bots = saves.bots_in(file)
    with using(kernels):
        looking = LookingBack(match, [seat for seat in range(match.seats) if seat not in bots], seconds)
        watch(looking, language)
    for line in wrapped(looking.lines(language)):
        typer.echo(line)
    if looking.costly:
        number = looking.costly[0].number
        look, play = f"undercroft replay {file} --at {number}", f"undercroft play {game.id} --load {file} --at {number}"
        again = {"look": with_path(look, game), "play": with_path(play, game)}
        typer.echo(program_words(language).say("review-again", **again, number=number + 1))

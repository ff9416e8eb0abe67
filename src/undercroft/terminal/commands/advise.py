"""`undercroft advise`: a hint for a saved game."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import undercroft as uc

from .kernels_option import Kernels

if TYPE_CHECKING:
    from undercroft.engine.match import Match


def advise(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a saved game")],
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="for the table after the first N moves")] = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", metavar="S", min=0.05, max=3600, help="how long to think")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print the hint as JSON")] = False,
    box: Annotated[Path | None, typer.Option("--box", metavar="FILE", help="another content file")] = None,
    lang: Annotated[str | None, typer.Option("--lang", metavar="fr|en", help="language")] = None,
    kernels: Kernels = None,
) -> None:
    """Say what to play in a saved game, from what the player to move may know."""
    from undercroft.engine.record import Record
    from undercroft.kernels.ways import using

    from .app import find_game, find_language
    from .play import read_match

    language, game = find_language(lang), find_game(Record.read(file).game, box)
    match = read_match(game, file, at)
    _check_choice(match, file)
    with using(kernels):
        hint = think(match, seconds)
    if as_json:
        about = {"game": game.id, "played": match.played, "seat": match.turn}
        typer.echo(json.dumps({**about, **hint}, ensure_ascii=False, indent=2))
        return
    from ..hints import hint_lines
    from ..program import program_words

    asked = game.words(language).put(match.prompt(match.turn))
    typer.echo(program_words(language).say("advise-at", played=match.played, seat=match.turn + 1, prompt=asked))
    for line in hint_lines(match, hint, language):
        typer.echo(line)


def think(match: Match, seconds: float | None) -> dict[str, object]:
    """A hint as data: after so long a thought, or the usual moment."""
    from undercroft.bots.advice import advise as find
    from undercroft.bots.advice import advisor

    thinking = advisor(match.game)
    return find(match, thinking if seconds is None else replace(thinking, seconds=seconds)).data()


def _check_choice(match: Match, file: Path) -> None:
    """There is something to advise only where somebody has a choice."""
    if match.turn >= 0:
        return
    number = match.played
    while number and match.at(number).turn < 0:
        number -= 1
    remedy = f"--at {number} is the last choice before that" if match.at(number).turn >= 0 else "roll first"
    happens = "the game is over" if match.is_over else "luck decides"
    raise uc.BadRecord(f"{file.name}: after {match.played} moves {happens}, there is nothing to advise; {remedy}")

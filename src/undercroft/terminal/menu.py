"""The menu one sees when the program is started without a command."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import typer

import undercroft as uc
from undercroft.engine.words import user_language

from . import saves
from .sitting import program_words

if TYPE_CHECKING:
    from collections.abc import Callable


def menu() -> None:
    """Show what can be done until something was chosen, or the input ends."""
    language = user_language()
    while True:
        entries = _entries(language)
        words = program_words(language)
        typer.echo(words.say("menu-title"))
        for number, (label, _deed) in enumerate(entries, 1):
            typer.echo(f"{number:>3}  {label}")
        typer.echo(f"{words.say('menu-choose')} ", nl=False)
        line = sys.stdin.readline()
        if not line:
            typer.echo()
            return
        answer = line.strip()
        if not (answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(entries)):
            typer.echo()
            continue
        chosen = entries[int(answer) - 1][1](language)
        if chosen is None:
            return
        language = chosen


def _entries(language: str) -> list[tuple[str, Callable[[str], str | None]]]:
    """What can be chosen, each with what it does; that returns the language to go on in, or None to stop."""
    words = program_words(language)
    entries: list[tuple[str, Callable[[str], str | None]]] = []
    for id in uc.games():
        name = uc.load(id).name[language]
        if saves.running(id):
            played = saves.moves_in(saves.running(id)[0])
            entries.append((words.say("menu-resume", game=name, played=played), _play(id, new=False)))
        entries.append((words.say("menu-play", game=name), _play(id, new=True)))
    entries.append((words.say("menu-language"), lambda language: "en" if language == "fr" else "fr"))
    entries.append((words.say("menu-quit"), lambda _language: None))
    return entries


def _play(id: str, new: bool) -> Callable[[str], None]:
    from .commands import play

    return lambda language: play(id, lang=language, new=new, seats=_seats(id, language) if new else None)


def _seats(id: str, language: str) -> int | None:
    """How many play, where that is a question; anything that is no answer means the fewest."""
    least, most = uc.load(id).seats
    if least == most:
        return None
    typer.echo(f"{program_words(language).say('menu-seats', least=least, most=most)} ", nl=False)
    answer = sys.stdin.readline().strip()
    return int(answer) if answer in [str(count) for count in range(least, most + 1)] else least

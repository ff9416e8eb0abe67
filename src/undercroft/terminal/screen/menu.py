"""The menu one sees when the program is started without a command."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import typer

import undercroft as uc
from undercroft.engine.words import user_language

from .. import saves
from ..bots import USUAL, bot_name, offered
from ..program import program_words

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
    from ..commands.play import play

    def begin(language: str) -> None:
        if not new:
            return play(id, lang=language)
        seats = _seats(id, language)
        bots = _bots(id, seats, language)
        return play(id, lang=language, new=True, seats=seats, bots=bots, companion=_companion(id, bots, language))

    return begin


def _seats(id: str, language: str) -> int | None:
    """How many play, where that is a question; anything that is no answer means the fewest."""
    least, most = uc.load(id).seats
    if least == most:
        return None
    asked = program_words(language).say("menu-seats", least=least, most=most)
    return _number(asked, range(least, most + 1), least)


def _bots(id: str, seats: int | None, language: str) -> str | None:
    """Who plays by itself, where there is somebody who can; anything that is no answer means all seats but one."""
    game = uc.load(id)
    names, most = offered(game), (seats or game.seats[0]) - 1
    if not names or not most:
        return None
    count = _number(program_words(language).say("menu-bots", most=most), range(most + 1), most)
    return ",".join([_level(names, language)] * count) if count else None


def _level(names: tuple[str, ...], language: str) -> str:
    """How good the bots are, where that is a question; anything that is no answer means the usual."""
    words, usual = program_words(language), names.index(USUAL) if USUAL in names else 0
    listed = ", ".join(f"{number} {bot_name(words, name)}" for number, name in enumerate(names, 1))
    asked = words.say("menu-level", levels=listed, usual=usual + 1)
    return names[_number(asked, range(1, len(names) + 1), usual + 1) - 1] if len(names) > 1 else names[0]


def _companion(id: str, bots: str | None, language: str) -> bool:
    """Whether people have the real dice and cards, where that is a question; no answer means the usual way.

    Who tells the cards that a bot draws would see what they must not.
    """
    if bots and uc.load(id).secrets:
        return False
    words = program_words(language)
    typer.echo(f"{words.say('menu-companion')} ", nl=False)
    return sys.stdin.readline().strip().casefold() in words.say("menu-yes").split()


def _number(asked: str, allowed: range, usual: int) -> int:
    typer.echo(f"{asked} ", nl=False)
    answer = sys.stdin.readline().strip()
    return int(answer) if answer in [str(count) for count in allowed] else usual

"""A game's rules and options as text, in our own words."""

from __future__ import annotations

from textwrap import fill
from typing import TYPE_CHECKING

from undercroft.engine.content import read_content
from undercroft.engine.errors import UnknownGame
from undercroft.engine.options import label

from ..program import program_words

if TYPE_CHECKING:
    from undercroft.engine.game import Game

WIDTH = 80


def rules_text(game: Game, language: str) -> str:
    """Every rule with its number."""
    words, file = program_words(language), game.folder / "rulebook.yaml"
    if not file.exists():
        raise UnknownGame(words.say("rules-none", game=game.id))
    content = read_content(file)
    lines = [words.say("rules-title", game=game.name[language]), ""]
    for number, rule in content.entries():
        lines.append(fill(f"{number}  {rule.names()[language]}", WIDTH, subsequent_indent=" " * 7))
    return "\n".join(lines)


def options_text(game: Game, language: str) -> str:
    """Every option with its values."""
    words = game.words(language)
    lines = [program_words(language).say("options-title", game=game.name[language])]
    for option in game.options:
        lines += ["", f"{option.name}: {words.say(f'option-{option.name}')}"]
        values = sorted(option.words, key=lambda value: option.read(value) != option.default)
        lines += [f"    {value:<12}{words.text(label(option, value))}" for value in values]
    return "\n".join(lines)

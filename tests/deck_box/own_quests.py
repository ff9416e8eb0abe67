"""Quests that tests write: the first of ours with some lines changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .set_up import GAME

if TYPE_CHECKING:
    from pathlib import Path

    import undercroft as uc

OWN = (GAME.shelf / "quests" / "dimming_lamp.yaml").read_text(encoding="utf-8")
TRIGGERS = OWN[OWN.index("triggers:\n") : OWN.index("links:")]
CHEST = "          - test: { skill: strength, need: 1, who: actor }\n"


def changed(*changes: tuple[str, str]) -> str:
    """Our first quest, where each of these texts, which stand there once, is another."""
    text = OWN
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def game_of(folder: Path, text: str) -> uc.Game:
    """The game with this quest in the place of the first."""
    file = folder / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    return GAME.with_box(file)


def with_triggers(folder: Path, triggers: str, *more: tuple[str, str]) -> uc.Game:
    """The game with these triggers in the first quest."""
    return game_of(folder, changed((TRIGGERS, f"triggers:\n{triggers}"), *more))


def says(text: str) -> str:
    """An effect that only says something."""
    return f"{{ say: {{ en: {text}, fr: {text} }} }}"

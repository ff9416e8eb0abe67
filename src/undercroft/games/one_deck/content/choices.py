"""What the box gives to choose from before a game: its dungeons, its heroes, its talents."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from undercroft.engine.options import Option, Several
from undercroft.engine.words import Said

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.engine.game import Box

HEROES = 4  # at most; the layout of the table, which says so too, is read only when a game is played
TALENT_BITS = 15  # of each hero, whatever the box has


def dungeon(box: Box) -> Option:
    """The dungeons, each with how hard it is."""
    labels = {
        each["id"]: Said("dungeon-of", {"name": each["name"], "difficulty": int(box.rec.difficulty[number])})
        for number, each in enumerate(box.names["dungeons"])
    }
    return Option("dungeon", tuple(labels), labels)


def hero(place: int) -> Callable[[Box], Option]:
    """The heroes for a place. Each place starts with another; the rules count on from it."""

    def heroes(box: Box) -> Option:
        labels = {each["id"]: each["name"] for each in box.names["heroes"]}
        ids, first = tuple(labels), place % len(labels)
        return Option(f"hero_{place + 1}", ids[first:] + ids[:first], labels)

    return heroes


def talents(box: Box) -> Several:
    """The talents in their groups, the basic ones first."""
    printed, abilities = box.names["talents"], box.names["abilities"]
    labels = {each["id"]: _talent(abilities[each["ability"]]) for each in printed}
    groups = (tuple(each["id"] for each in group) for _name, group in groupby(printed, lambda each: each["group"]))
    return Several("talents", tuple(groups), HEROES, TALENT_BITS, {"none": Said("option-talents-none"), **labels})


def _talent(ability: dict[str, dict[str, str]]) -> Said:
    return Said("talent-of", {"name": ability["name"], "text": ability["text"]})

"""Names for people: what heroes, enemies, items and squares are called in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.words import Said

from .. import table as t
from ..moves import LETTERS, SQUARE_NAMES
from ..rules.stack import ASSAULT, ROLLING, STRUCK

if TYPE_CHECKING:
    from undercroft.engine.game import Box
    from undercroft.engine.languages import Names
    from undercroft.engine.records import Rec


def told(box: Box, sort: str, number: int) -> dict[str, Any]:
    """What people read on a card of this sort."""
    cards: list[dict[str, Any]] = list(box.names[sort].values())
    return cards[number]


def id_of(box: Box, sort: str, number: int) -> str:
    """The id of a card in the content files."""
    return str(list(box.names[sort])[number])


def hero_name(box: Box, seen: Rec, hero: int) -> Any:
    """A hero's name; before the card is chosen, a number."""
    if seen.card[hero] == t.NOBODY:
        return Said("hero-number", {"number": hero + 1})
    return told(box, "heroes", int(seen.card[hero]))["name"]


def foe_name(box: Box, seen: Rec, kind: int) -> Names:
    """The name of a kind of enemy in this quest."""
    name: Names = told(box, "enemies", int(seen.cards[kind]))["name"]
    return name


def foe(box: Box, seen: Rec, enemy: int) -> dict[str, Any]:
    """An enemy on the map in a sentence: its name and its letter."""
    return {"enemy": foe_name(box, seen, int(seen.kind[enemy])), "letter": LETTERS[enemy].upper()}


def tagged(box: Box, seen: Rec, tag: int) -> dict[str, Any]:
    """An enemy as events name it; it may be gone."""
    return {"enemy": foe_name(box, seen, tag // t.TAG), "letter": LETTERS[tag % t.TAG - t.HEROES].upper()}


def figure(box: Box, seen: Rec, tag: int) -> Any:
    """A hero or an enemy, as events name them, inside a sentence."""
    return hero_name(box, seen, tag) if tag < t.HEROES else Said("figure-enemy", tagged(box, seen, tag))


def item_name(box: Box, item: int) -> Names:
    """The name of an item."""
    name: Names = told(box, "items", item)["name"]
    return name


def place(square: int) -> str:
    """The name of a square."""
    return SQUARE_NAMES[square]


def purpose_of_roll(seen: Rec) -> str:
    """What the dice are rolled for."""
    frame = int(seen.frames[seen.n_frames - 1, 0]) if seen.n_frames else 0
    return {ASSAULT: "attack", STRUCK: "defence", ROLLING: "test"}.get(frame, "encounter")


def quest_of(box: Box, seen: Rec) -> dict[str, Any] | None:
    """What people read of a printed quest."""
    return None if seen.quest == t.GENERATED else box.names["quests"][int(seen.quest)]


def room_title(box: Box, seen: Rec, room: int) -> Any:
    """The title of a room."""
    quest = quest_of(box, seen)
    if quest:
        return quest["rooms"][room]["title"]
    return told(box, "tiles", int(seen.face[room]))["name"]


def name_of_counter(box: Box, seen: Rec, counter: int) -> Any:
    """A counter as the quest calls it; see `counter-NAME` among the words."""
    quest = quest_of(box, seen)
    name = quest["counters"][counter] if quest else ""
    return Said(f"counter-{name}") if name in KNOWN_COUNTERS else name


KNOWN_COUNTERS = ("wick", "dark")

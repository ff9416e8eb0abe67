"""The guided first game's part of the box: hero, dungeon, deck, and the luck that is prepared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.records import write

from ..table import CARDS
from .layout import LESSON_CARDS, LESSON_DICE

if TYPE_CHECKING:
    from undercroft.engine.content import Entry

FACES = "123456"


def read_lesson(entry: Entry, box: Any, names: dict[str, Any]) -> None:
    """Write the lesson into the box."""
    entry.only("hero", "dungeon", "damage", "deck", "cards", "dice")
    heroes, dungeons = (tuple(each["id"] for each in names[part]) for part in ("heroes", "dungeons"))
    box.lesson_hero, box.lesson_dungeon = entry["hero"].choice(heroes), entry["dungeon"].choice(dungeons)
    box.lesson_damage = entry["damage"].whole(0, box.guardian_health[box.lesson_dungeon] - 1)
    _cards(entry["deck"], box, names, "deck", CARDS)
    _cards(entry["cards"], box, names, "cards", LESSON_CARDS)
    faces = "".join(entry["dice"].text().split())
    if len(faces) > LESSON_DICE or not set(faces) <= set(FACES):
        entry["dice"].wrong(f"these are no dice; write at most {LESSON_DICE} faces, from 1 to 6")
    box.lesson_n_dice = len(faces)
    write(box.lesson_dice, map(int, faces))


def _cards(entry: Entry, box: Any, names: dict[str, Any], part: str, most: int) -> None:
    """A list of cards, each as "goblin 2": the second of the two goblins."""
    kinds = [each["id"] for each in names["kinds"]]
    known: dict[str, int] = {}
    for card in range(box.n_cards):
        kind = kinds[box.card_kind[card]]
        known[f"{kind} {1 + sum(name.split()[0] == kind for name in known)}"] = card
    places = [item.choice(tuple(known)) for item in entry.items(1, most)]
    numbers = [tuple(known.values())[place] for place in places]
    if part == "deck" and len(set(numbers)) < len(numbers):
        entry.wrong("names a card twice; a deck has each card once")
    setattr(box, f"lesson_n_{part}", len(numbers))
    write(getattr(box, f"lesson_{part}"), numbers)

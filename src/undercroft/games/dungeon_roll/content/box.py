"""The box of Dungeon Roll: reads `box.yaml` and checks it. The heroes are read in `cards.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.game import Box
from undercroft.engine.records import box_type, fill, write

from ..moves import MOST_DICE, MOST_HEROES
from ..table import DUNGEON_FACES, FACES, GOBLIN, NOTHING, PARTY_FACES, SCALES, SOURCES, TOKENS, TREASURES
from .cards import read_heroes

if TYPE_CHECKING:
    from undercroft.engine.content import Entry

ANY = MOST_DICE
NO_HERO = 2 * MOST_HEROES  # the row of somebody without a hero; the others are 2 x card + side
ROWS = NO_HERO + 1

# What a treasure does
NO_USE, PORTAL, BAIT, EMPTY_LAIR, REVIVE, AS_FACE = range(6)
DOES = ("none", "portal", "bait", "ring", "revive", *PARTY_FACES)
FIXED = {"town_portal": "portal", "dragon_bait": "bait", "scroll_token": "scroll"}  # the rules know these by name
EDITIONS = ("prototype", "published")
MOST_POINTS = 20  # that a treasure is worth

BOX = box_type(
    [
        ("party_dice", "i1"),
        ("dungeon_dice", "i1"),
        ("delves", "i1"),
        ("last_level", "i1"),
        ("comes_at", "i1"),
        ("count", "i1", (len(EDITIONS), len(TREASURES))),
        ("points", "i1", len(TREASURES)),
        ("pair", "i1", len(TREASURES)),
        ("treasure_does", "i1", len(TREASURES)),
        ("n_heroes", "i1"),
        ("hero_set", "i1", MOST_HEROES),
        ("level_up", "i1", MOST_HEROES),
        # A row for each side of each hero: how many dice of a dungeon face a source deals with, with the specialty and
        # without; the types it can be against the dragon, a bit each, with and without; how many more it beats.
        ("can", "i1", (ROWS, len(SOURCES), FACES)),
        ("can_plainly", "i1", (ROWS, len(SOURCES), FACES)),
        ("types", "i1", (ROWS, len(SOURCES))),
        ("types_plainly", "i1", (ROWS, len(SOURCES))),
        ("extra", "i1", (ROWS, len(SOURCES))),
        ("fighters", "i1", ROWS),
        ("form_from", "i1", ROWS),  # a face, or NOTHING
        ("form_to", "i1", ROWS),
        ("form_reroll", "i1", ROWS),
        ("form_set", "i1", ROWS),
        ("form_faces", "i1", (ROWS, FACES)),
        ("form_draws", "i1", ROWS),
        ("roll_from", "i1", ROWS),  # a face, or NOTHING
        ("roll_to", "i1", ROWS),
        ("early_loot", "i1", ROWS),
        ("level_reroll", "i1", ROWS),  # a face, or NOTHING
        ("end_discard", "i1", ROWS),
        ("ultimate", "i1", ROWS),  # what it does
        ("ultimate_phases", "i1", ROWS),  # a bit each, from the monster phase on
        ("ultimate_a", "i1", ROWS),
        ("ultimate_b", "i1", ROWS),
    ]
)


def load(content: Entry) -> Box:
    """The box of a content file."""
    content.only("dice", "delves", "last_level", "dragon", "party", "treasures", "heroes")
    box = BOX.plain()
    _numbers(content, box)
    _party(content["party"], box)
    _treasures(content["treasures"], box)
    heroes = read_heroes(content["heroes"], box)
    return Box(box, {"heroes": heroes}, content.fingerprint)


def _numbers(content: Entry, box: Any) -> None:
    content["dice"].only("party", "dungeon")
    content["dragon"].only("comes_at", "companions")
    box.party_dice = content["dice"]["party"].whole(1, MOST_DICE)
    box.dungeon_dice = content["dice"]["dungeon"].whole(1, MOST_DICE)
    box.delves = content["delves"].whole(1, 3)
    box.last_level = content["last_level"].whole(1, 20)
    box.comes_at = content["dragon"]["comes_at"].whole(1, MOST_DICE)
    fill(box.fighters, content["dragon"]["companions"].whole(1, 3))
    for field in (box.form_from, box.form_to, box.roll_from, box.roll_to, box.level_reroll):
        fill(field, NOTHING)


def _party(entry: Entry, box: Any) -> None:
    """What each face of a party die deals with, the same in every row."""
    entry.only(*PARTY_FACES)
    for face, name in enumerate(PARTY_FACES):
        entry[name].only(*DUNGEON_FACES[GOBLIN:])
        for target in range(GOBLIN, FACES):
            number = _number(entry[name][DUNGEON_FACES[target]])
            for row in range(ROWS):
                box.can[row, face, target] = box.can_plainly[row, face, target] = number
        for row in range(ROWS):
            box.types[row, face] = box.types_plainly[row, face] = 0 if name == "scroll" else 1 << face


def _number(entry: Entry) -> int:
    if entry.is_word("any"):
        return ANY
    if not entry.is_whole():
        entry.wrong(f"this is no number of dice; write any, or a whole number from 0 to {MOST_DICE}")
    return entry.whole(0, MOST_DICE)


def _treasures(entry: Entry, box: Any) -> None:
    entry.only(*TREASURES)
    for kind, name in enumerate(TREASURES):
        treasure = entry[name]
        treasure.only(*EDITIONS, "points", "does", *(("pair",) if kind == SCALES else ()))
        for edition, of in enumerate(EDITIONS):
            box.count[edition, kind] = treasure[of].whole(0, 20)
        box.points[kind] = treasure["points"].whole(0, MOST_POINTS)
        box.pair[kind] = treasure["pair"].whole(0, MOST_POINTS) if kind == SCALES else 0
        does = _does(treasure["does"], name)
        box.treasure_does[kind] = min(does, AS_FACE)
        if does >= AS_FACE:
            _like(box, TOKENS + kind, does - AS_FACE)


def _like(box: Any, source: int, face: int) -> None:
    """Let a source be what a face is, in every row."""
    for row in range(ROWS):
        for can in (box.can, box.can_plainly):
            write(can[row, source], can[row, face])
        for types in (box.types, box.types_plainly):
            types[row, source] = types[row, face]


def _does(entry: Entry, name: str) -> int:
    """What a treasure does. Some can do only the one thing, and nothing else can do it."""
    does = entry.choice(DOES)
    if FIXED.get(name, DOES[does]) != DOES[does]:
        entry.wrong(f"a {name} can only do one thing; write {FIXED[name]}")
    if name not in FIXED and DOES[does] in FIXED.values():
        entry.wrong(
            f"no {name} can do that; write one of {', '.join(word for word in DOES if word not in FIXED.values())}"
        )
    return does

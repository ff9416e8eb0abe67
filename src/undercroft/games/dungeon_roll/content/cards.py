"""The heroes' cards: specialties and ultimates from YAML into rows of numbers, one for each side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.records import write

from ..moves import MOST_DICE, MOST_HEROES
from ..table import ALLY, COMPANIONS, DUNGEON_FACES, GOBLIN, HERO, PARTY_FACES, SCROLL, SOURCES, TOKENS, TREASURES

if TYPE_CHECKING:
    from undercroft.engine.content import Entry

SIDES = ("novice", "master")
SETS = ("base", "pack")
PHASES = ("monster", "loot", "dragon", "regroup")
MONSTERS = DUNGEON_FACES[GOBLIN : GOBLIN + 3]

# What an ultimate does
NO_ULTIMATE, ACT_AS, SWEEP, EMPTY, BEATS, BEATS_EACH, ROLLS, CALLS, RECRUITS, CHARMS, PAYS, RALLIES, DIGS = range(13)
ULTIMATES = (
    "act_as",
    "sweep",
    "empty_lair",
    "beat",
    "beat_one_each",
    "reroll",
    "call_dragons",
    "recruit",
    "charm",
    "pay_to_clear",
    "rally",
    "dig",
)
SPECIALTIES = (
    "swap",
    "wild",
    "turn_on_form",
    "reroll_on_form",
    "set_on_form",
    "draw_on_form",
    "turn_on_roll",
    "early_loot",
    "extra",
    "fighters",
    "reroll_each_level",
    "discard_at_end",
)


def read_heroes(entry: Entry, box: Any) -> list[dict[str, Any]]:
    """Fill the heroes' rows; return their names and texts."""
    heroes: list[dict[str, Any]] = []
    for card, hero in enumerate(entry.items(0, MOST_HEROES)):
        hero.only("id", "set", "level_up", *SIDES)
        if any(hero["id"].text() == other["id"] for other in heroes):
            hero["id"].wrong("another hero has this id; give each its own")
        box.hero_set[card] = hero["set"].choice(SETS)
        box.level_up[card] = hero["level_up"].whole(1, 100)
        sides = {name: _side(hero[name], box, 2 * card + side) for side, name in enumerate(SIDES)}
        heroes.append({"id": hero["id"].text(), "set": hero["set"].text(), **sides})
    box.n_heroes = len(heroes)
    return heroes


def _side(entry: Entry, box: Any, row: int) -> dict[str, Any]:
    """One side of a card."""
    entry.only("name", "specialty", "ultimate")
    specialty, ultimate = entry["specialty"], entry["ultimate"]
    specialty.only("text", maybe=SPECIALTIES)
    ultimate.only("name", "text", "phases", maybe=ULTIMATES)
    _ultimate(ultimate, box, row)
    for name, effect in specialty.entries():
        if name != "text":
            _READ[name](effect, box, row)
    return {
        "name": entry["name"].names(),
        "specialty": specialty["text"].names(),
        "ultimate": {"name": ultimate["name"].names(), "text": ultimate["text"].names()},
    }


# Specialties


def _companion(entry: Entry) -> int:
    return entry.choice(PARTY_FACES[:COMPANIONS])


def _sources(box: Any, row: int, face: int) -> list[int]:
    """The sources that show this face: its dice, and treasures, allies and heroes that serve as it."""
    others = [source for source in range(TOKENS, len(SOURCES)) if box.types_plainly[row, source] >> face & 1]
    return [face, *others]


def _tokens_like_scrolls(box: Any, row: int) -> list[int]:
    """Treasures that stand for a scroll: they deal with potions alone."""
    return [
        TOKENS + kind
        for kind in range(len(TREASURES))
        if not box.types_plainly[row, TOKENS + kind] and any(box.can_plainly[row, TOKENS + kind])
    ]


def _serve_as(box: Any, row: int, source: int, faces: list[int]) -> None:
    """Let a source also do what these faces do."""
    for face in faces:
        write(box.can[row, source], map(max, box.can[row, source], box.can_plainly[row, face]))
        box.types[row, source] |= 1 << face


def _swap(entry: Entry, box: Any, row: int) -> None:
    faces = [_companion(item) for item in entry.items(2, 2)]
    for face, other in (faces, faces[::-1]):
        for source in _sources(box, row, face):
            _serve_as(box, row, source, [other])


def _wild(entry: Entry, box: Any, row: int) -> None:
    face = entry.choice(PARTY_FACES)
    sources = [face, *_tokens_like_scrolls(box, row)] if face == SCROLL else _sources(box, row, face)
    for source in sources:
        _serve_as(box, row, source, list(range(COMPANIONS)))


def _extra(entry: Entry, box: Any, row: int) -> None:
    for source in _sources(box, row, _companion(entry)):
        box.extra[row, source] = 1


def _turn_on_form(entry: Entry, box: Any, row: int) -> None:
    box.form_from[row], box.form_to[row] = (item.choice(PARTY_FACES) for item in entry.items(2, 2))


def _turn_on_roll(entry: Entry, box: Any, row: int) -> None:
    faces = DUNGEON_FACES[GOBLIN:]
    box.roll_from[row], box.roll_to[row] = (item.choice(faces) + GOBLIN for item in entry.items(2, 2))


def _set_on_form(entry: Entry, box: Any, row: int) -> None:
    box.form_set[row] = 1
    for name, number in entry.entries():
        if name not in PARTY_FACES:
            number.wrong(f"{name!r} is no face of a party die; they are {', '.join(PARTY_FACES)}")
        box.form_faces[row, PARTY_FACES.index(name)] = number.whole(1, MOST_DICE)
    dice = sum(box.form_faces[row])
    if not 1 <= dice <= box.party_dice:
        entry.wrong(f"a party of {dice} dice; there are {box.party_dice} in the box")


def _flag(field: str) -> Any:
    def read(entry: Entry, box: Any, row: int) -> None:
        entry.yes()
        getattr(box, field)[row] = 1

    return read


def _whole(field: str, least: int, most: int) -> Any:
    def read(entry: Entry, box: Any, row: int) -> None:
        getattr(box, field)[row] = entry.whole(least, most)

    return read


def _level_reroll(entry: Entry, box: Any, row: int) -> None:
    box.level_reroll[row] = GOBLIN + entry.choice(MONSTERS)


_READ: dict[str, Any] = {
    "swap": _swap,
    "wild": _wild,
    "turn_on_form": _turn_on_form,
    "reroll_on_form": _flag("form_reroll"),
    "set_on_form": _set_on_form,
    "draw_on_form": _whole("form_draws", 1, 10),
    "turn_on_roll": _turn_on_roll,
    "early_loot": _flag("early_loot"),
    "extra": _extra,
    "fighters": _whole("fighters", 1, 3),
    "reroll_each_level": _level_reroll,
    "discard_at_end": _whole("end_discard", 1, 100),
}


# Ultimates


def _ultimate(entry: Entry, box: Any, row: int) -> None:
    """One effect, and the phases it can be used in."""
    effects = [(name, effect) for name, effect in entry.entries() if name in ULTIMATES]
    if len(effects) != 1:
        entry.wrong(f"{len(effects)} effects; an ultimate does exactly one of {', '.join(ULTIMATES)}")
    for phase in entry["phases"].items(1, len(PHASES)):
        box.ultimate_phases[row] |= 1 << phase.choice(PHASES)
    name, effect = effects[0]
    box.ultimate[row] = does = ULTIMATES.index(name) + 1
    if does == ACT_AS:
        _serve_plainly(box, row, HERO, [_companion(item) for item in effect.items(1, COMPANIONS)])
    elif does in (BEATS, RALLIES):
        box.ultimate_a[row] = effect.whole(1, MOST_DICE)
    elif does == RECRUITS:
        _recruits(effect, box, row)
    elif does == CHARMS:
        most, into = effect.items(2, 2)
        box.ultimate_a[row] = most.whole(1, MOST_DICE)
        box.ultimate_b[row] = into.choice(DUNGEON_FACES[GOBLIN:]) + GOBLIN
    elif does == DIGS:
        box.ultimate_a[row], box.ultimate_b[row] = (item.whole(0, 10) for item in effect.items(2, 2))
    else:
        effect.yes()


def _recruits(effect: Entry, box: Any, row: int) -> None:
    face, companion, most = effect.items(3, 3)
    box.ultimate_a[row] = face.choice(MONSTERS) + GOBLIN
    box.ultimate_b[row] = most.whole(1, 2)
    _serve_plainly(box, row, ALLY, [_companion(companion)])


def _serve_plainly(box: Any, row: int, source: int, faces: list[int]) -> None:
    """What a hero or an ally is by nature, before a specialty adds to it."""
    most = [max(numbers) for numbers in zip(*(box.can_plainly[row, face] for face in faces), strict=True)]
    for can in (box.can, box.can_plainly):
        write(can[row, source], most)
    for types in (box.types, box.types_plainly):
        types[row, source] = sum(1 << face for face in faces)

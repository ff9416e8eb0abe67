"""What happens in Dungeon Roll, told in sentences: moves as offers and as facts, and what follows by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.words import Said

from .. import table as t
from ..moves import STACKS
from ..rules.companions import pool, row_of
from .describing import PURPOSES, ally_face, hero_of, recruited_face

if TYPE_CHECKING:
    from undercroft.engine.game import Box, Event
    from undercroft.engine.records import Rec
    from undercroft.engine.verbs import Move

RENAMED = ("elixir",)  # treasures that the published game calls otherwise


# Names


def _player(seen: Rec, seat: int) -> dict[str, Any]:
    """Who: somebody alone is addressed, several are told apart by their numbers."""
    return {"seat": seat + 1, "alone": "yes" if seen.seats == 1 else "no"}


def _count(face: str, count: int) -> Said:
    return Said(f"many-{face}", {"count": count})


def _treasure(seen: Rec, kind: int) -> Said:
    """A treasure by the name it has in this edition."""
    name = t.TREASURES[kind]
    published = seen.rules == t.PUBLISHED and name in RENAMED
    return Said(f"treasure-{name}-published" if published else f"treasure-{name}")


def _source(box: Box, seen: Rec, source: int) -> Said:
    """Who does a companion's work: a die, a treasure, an ally or the hero."""
    if source < t.TOKENS:
        return Said(f"one-{t.PARTY_FACES[source]}")
    if source == t.HERO:
        return Said("the-hero", {"by": _ultimate(box, seen)["ultimate"]})
    types = int(box.rec.types_plainly[row_of(seen), source])
    if not types:
        return Said("the-treasure", {"treasure": _treasure(seen, source - t.TOKENS)})
    is_ally = source == t.ALLY
    means = Said(f"face-{recruited_face(box.rec, seen)}") if is_ally else _treasure(seen, source - t.TOKENS)
    return Said("by-means", {"who": Said(f"one-{t.PARTY_FACES[types.bit_length() - 1]}"), "by": means})


def _at_work(box: Box, seen: Rec, source: int, face: int, number: int) -> Said:
    """The same, with the companion it stands in for if it could not do that alone."""
    who, row = _source(box, seen, source), row_of(seen)
    if number <= box.rec.can_plainly[row, source, face]:
        return who
    added = int(box.rec.types[row, source]) & ~int(box.rec.types_plainly[row, source])
    one_more = added and not added & (added - 1)
    other = t.PARTY_FACES[added.bit_length() - 1] if one_more else "companion"
    return Said("stand-in", {"who": who, "other": Said(f"kind-{other}", {"count": 1})})


def _ultimate(box: Box, seen: Rec) -> dict[str, Any]:
    """The adventurer's ultimate by name, and what it does."""
    hero = hero_of(box, seen, int(seen.adventurer))
    return {"ultimate": hero["ultimate"]["name"], "text": _clause(hero["ultimate"]["text"])} if hero else {}


def _clause(text: dict[str, str]) -> dict[str, str]:
    """A card's sentence as the end of an offer, which has no full stop."""
    return {language: sentence.rstrip(".") for language, sentence in text.items()}


# Moves


def say_move(box: Box, seen: Rec, move: Move) -> Said:
    """A move in words: messages `move-ID` and `done-ID`, where the id is mostly the verb."""
    tell = _TELL.get(move.verb)
    if tell is None:
        return Said(move.verb)
    told = tell(box, seen, *move.args)
    return told if isinstance(told, Said) else Said(move.verb, told)


def _die(_box: Box, _seen: Rec, face: int) -> dict[str, Any]:
    return {"face": Said(f"face-{t.PARTY_FACES[face]}")}


def _monster(_box: Box, _seen: Rec, face: int) -> dict[str, Any]:
    return {"face": Said(f"face-{t.DUNGEON_FACES[face]}")}


def _hero(box: Box, seen: Rec, card: int) -> dict[str, Any]:
    """A hero's card, from its novice side."""
    side = box.names["heroes"][card]["novice"]
    return {
        **_player(seen, int(seen.adventurer)),
        "hero": side["name"],
        "specialty": side["specialty"],
        "ultimate": side["ultimate"]["name"],
        "text": _clause(side["ultimate"]["text"]),
    }


def _beat(box: Box, seen: Rec, source: int, monster: int, number: int) -> dict[str, Any]:
    face = t.GOBLIN + monster
    return {
        "who": _at_work(box, seen, source, face, number + 1),
        "what": _count(t.DUNGEON_FACES[face], number + 1),
    }


def _target(_box: Box, seen: Rec, monster: int) -> Said:
    """One monster more, for what the stage is about."""
    return Said(PURPOSES[t.TARGET][seen.purpose], {"what": Said(f"one-{t.DUNGEON_FACES[t.GOBLIN + monster]}")})


def _open(box: Box, seen: Rec, source: int, number: int) -> dict[str, Any]:
    return {"who": _at_work(box, seen, source, t.CHEST, number + 1), "what": _count("chest", number + 1)}


def _quaff(box: Box, seen: Rec, source: int, number: int) -> dict[str, Any]:
    return {"who": _source(box, seen, source), "what": _count("potion", number + 1), "count": number + 1}


def _read(box: Box, seen: Rec, token: int) -> dict[str, Any]:
    return {"who": _source(box, seen, t.TOKENS + t.SCROLL_TOKEN if token else t.SCROLL)}


def _use(_box: Box, seen: Rec, kind: int) -> Said:
    """Each treasure that does something of its own has its own sentence."""
    args = {"treasure": _treasure(seen, kind), "level": int(seen.level), "count": int(seen.lair)}
    return Said(f"use-{t.TREASURES[kind]}", args)


def _bait(_box: Box, _seen: Rec, face: int) -> dict[str, Any]:
    return {"what": Said(f"one-{t.DUNGEON_FACES[t.GOBLIN + face]}")}


def _recruit(box: Box, seen: Rec, number: int) -> dict[str, Any]:
    return {
        **_ultimate(box, seen),
        "count": number + 1,
        "what": _count(recruited_face(box.rec, seen), number + 1),
        "who": Said(f"kind-{ally_face(box.rec, seen)}", {"count": number + 1}),
    }


def _specialty(box: Box, seen: Rec) -> dict[str, Any]:
    return {"what": Said(f"one-{t.DUNGEON_FACES[box.rec.level_reroll[row_of(seen)]]}")}


def _onward(_box: Box, seen: Rec) -> Said:
    """From monsters to loot, and from there past what is left of it."""
    left = int(seen.dungeon[t.CHEST] + seen.dungeon[t.POTION])
    return Said("loot" if seen.phase == t.MONSTER else "onward", {"count": left})


def _seek(box: Box, seen: Rec) -> dict[str, Any]:
    level = int(seen.level) + 1
    return {"level": level, "count": min(level, int(pool(box.rec, seen)))}


_TELL: dict[str, Any] = {
    "die": _die,
    "monster": _monster,
    "draw": lambda _box, seen, kind: {"treasure": _treasure(seen, kind)},
    "deal": _hero,
    "take": _hero,
    "beat": _beat,
    "target": _target,
    "open": _open,
    "quaff": _quaff,
    "revive": lambda _box, _seen, face: {"what": Said(f"one-{t.PARTY_FACES[face]}")},
    "read": _read,
    "choose": lambda _box, _seen, stack, number: {"what": _count(STACKS[stack], number + 1)},
    "reroll": lambda _box, seen: {"count": int(seen.party_chosen + seen.dungeon_chosen)},
    "use": _use,
    "bait": _bait,
    "ultimate": _ultimate,
    "recruit": _recruit,
    "pay": lambda box, seen, kind: {**_ultimate(box, seen), "treasure": _treasure(seen, kind)},
    "discard": lambda _box, seen, kind: {"treasure": _treasure(seen, kind)},
    "specialty": _specialty,
    "fight": lambda box, seen, source: {"who": _source(box, seen, source)},
    "onward": _onward,
    "retire": lambda _box, seen: {"level": int(seen.level)},
    "seek": _seek,
}


# What happens by itself


def say_event(box: Box, seen: Rec, event: Event) -> Said:
    """An event in words; the numbers it comes with are listed at the events of `table.py`."""
    name, tell = _EVENTS[event.kind]
    return Said(f"event-{name}", tell(box, seen, event.a, event.b, event.c))


def _converted(_box: Box, _seen: Rec, count: int, face: int, into: int) -> dict[str, Any]:
    return {"what": _count(t.PARTY_FACES[face], count), "who": Said(f"kind-{t.PARTY_FACES[into]}", {"count": count})}


def _left_behind(_box: Box, _seen: Rec, chests: int, potions: int, _c: int) -> dict[str, Any]:
    if chests and potions:
        return {"what": Said("both", {"a": _count("chest", chests), "b": _count("potion", potions)})}
    return {"what": _count("chest", chests) if chests else _count("potion", potions)}


def _turned(box: Box, seen: Rec, seat: int, card: int, _c: int) -> dict[str, Any]:
    return {**_player(seen, seat), "hero": box.names["heroes"][card]["master"]["name"]}


def _achieved(_box: Box, _seen: Rec, _seat: int, which: int, _c: int) -> dict[str, Any]:
    id = f"achievement-{t.ACHIEVEMENTS[which]}"
    return {"achievement": Said(id), "how": Said(f"{id}-how")}


def _at_level(_box: Box, seen: Rec, seat: int, level: int, _c: int) -> dict[str, Any]:
    return {**_player(seen, seat), "level": level}


def _delve(box: Box, seen: Rec, seat: int, delve: int, _c: int) -> dict[str, Any]:
    return {**_player(seen, seat), "delve": delve + 1, "delves": int(box.rec.delves)}


_EVENTS: dict[int, tuple[str, Any]] = {
    t.DELVE_STARTS: ("delve-starts", _delve),
    t.PARTY_CONVERTED: ("party-converted", _converted),
    t.LEVEL_STARTS: ("level-starts", lambda _box, _seen, level, count, _c: {"level": level, "count": count}),
    t.DICE_CONVERTED: (
        "dice-converted",
        lambda _box, _seen, face, into, _c: {
            "what": Said(f"one-{t.DUNGEON_FACES[face]}"),
            "into": Said(f"one-{t.DUNGEON_FACES[into]}"),
        },
    ),
    t.DRAGON_COMES: ("dragon-comes", lambda _box, _seen, count, _b, _c: {"count": count}),
    t.DRAGON_SLAIN: ("dragon-slain", lambda _box, _seen, _seat, level, won: {"level": level, "points": won}),
    t.LEVEL_CLEARED: ("level-cleared", lambda _box, _seen, level, _b, _c: {"level": level}),
    t.EMPTY_BOX: ("empty-box", lambda _box, _seen, count, _b, _c: {"count": count}),
    t.HERO_TURNS: ("hero-turns", _turned),
    t.FLED: ("fled", _at_level),
    t.RETIRED: ("retired", _at_level),
    t.PORTED: ("ported", _at_level),
    t.ALLIES_LEAVE: (
        "allies-leave",
        lambda box, seen, count, _b, _c: {"what": _count(recruited_face(box.rec, seen), count), "count": count},
    ),
    t.LOOT_LEFT: ("loot-left", _left_behind),
    t.ACHIEVED: ("achieved", _achieved),
    t.GAME_ENDS: ("game-ends", lambda *_args: {}),
    t.GAVE_UP: ("gave-up", lambda _box, seen, seat, count, _c: {**_player(seen, seat), "count": count}),
}

"""What a player sees of Welcome to the Dungeon, as data; in words see `saying.py`, in characters `drawing.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.game import WATCHER

from .. import table as t
from ..rules.dungeon import hit_points
from ..rules.knowledge import is_turned
from ..rules.pile import bag, copies_in, open_card, place_in_pile
from .drawing import draw
from .saying import card, prompt, say_event, say_move

if TYPE_CHECKING:
    from undercroft.engine.game import Box
    from undercroft.engine.records import Rec
    from undercroft.engine.words import Words

__all__ = ["describe", "picture", "prompt", "say_event", "say_move"]

PHASES = (
    *("first", "hero", "draw", "redraw", "choose", "bid", "place"),
    *("name", "flip", "swap", "axe", "drink", "over"),
)
OUTCOMES = (None, "success", "failure", "different")
LUCK = {t.FIRST: "first", t.HERO: "hero", t.DRAW: "card", t.REDRAW: "card"}


def describe(box: Box, seen: Rec, seat: int) -> dict[str, Any]:  # noqa: ARG001 - `seen` is what the seat knows
    """The table as plain data. Seats count from 0; a monster that this seat may not know is null."""
    return {
        "phase": PHASES[seen.phase],
        "round": int(seen.rounds),
        "seat": None if seen.phase == t.DONE else int(seen.seat),
        "seats": [_player(seen, each) for each in range(seen.seats)],
        "adventurer": _adventurer(box, seen) if seen.rounds else None,
        "equipment": [_tile(box, seen, tile) for tile in range(t.TILES)] if seen.rounds else [],
        "deck": int(seen.deck),
        "dungeon": [_in_dungeon(box, seen, number) for number in range(seen.n_pile)],
        "hand": card(box, seen.hand),
        "run": _run(box, seen) if seen.runner else None,
        "monsters": [_monster(box, seen, kind) for kind in range(1, t.KINDS + 1)],
        "adventurers": [_sheet(box, hero) for hero in range(t.HEROES)] if seen.phase == t.CHOOSE else [],
        "rolling": _rolling(seen),
        "result": {"winners": [int(seen.winner) - 1]} if seen.winner else None,
    }


def _player(seen: Rec, seat: int) -> dict[str, Any]:
    """What lies before a player: successes, the red side of the aid card, and pairs of tile and monster set aside."""
    return {
        "successes": int(seen.successes[seat]),
        "failures": int(seen.failures[seat]),
        "out": bool(seen.failures[seat] >= t.ENOUGH),
        "passed": bool(seen.passed[seat]),
        "added": sum(int(seen.pile_by[place]) == seat + 1 for place in range(seen.n_pile)),
        "aside": [tile + 1 for tile in range(t.TILES) if seen.tile_by[tile] == seat + 1],
    }


def _adventurer(box: Box, seen: Rec) -> dict[str, Any]:
    """The adventurer of this round; `total` is what it would enter with, or has entered with."""
    hero = int(seen.hero)
    printed = int(box.rec.hit_points[hero])
    name = box.names["adventurers"][hero]["name"]
    total = int(hit_points(box.rec, seen))
    return {"id": t.ADVENTURERS[hero], "name": name, "hit_points": printed, "total": total}


def _tile(box: Box, seen: Rec, tile: int) -> dict[str, Any]:
    """A tile and where it is: ready, used up in this dungeon, or gone with a monster."""
    by, is_spent = int(seen.tile_by[tile]), seen.spent >> tile & 1
    return {
        "number": tile + 1,
        **box.names["adventurers"][int(seen.hero)]["tiles"][tile],
        "state": "gone" if by else "spent" if is_spent else "ready",
        "by": by - 1 if by else None,
        "monster": card(box, seen.tile_card[tile]),
    }


def _in_dungeon(box: Box, seen: Rec, number: int) -> dict[str, Any]:
    """A card of the pile; they are listed in the order in which they are turned over."""
    place = place_in_pile(seen, number)
    return {
        "by": int(seen.pile_by[place]) - 1,
        "monster": card(box, seen.pile[place]),
        "turned": bool(is_turned(seen, place)),
    }


def _run(box: Box, seen: Rec) -> dict[str, Any]:
    """How things stand in the dungeon."""
    is_open = seen.phase in (t.SWAP, t.AXE, t.DRINK)
    return {
        "runner": int(seen.runner) - 1,
        "hit_points": int(seen.hp),
        "left": int(seen.n_pile - seen.turned),
        "open": card(box, open_card(seen)) if is_open else None,
        "named": card(box, seen.named),
        "protected": bool(seen.armed),
        "down": bool(seen.down),
        "swapped": card(box, seen.swapped),
        "outcome": OUTCOMES[seen.outcome],
    }


def _monster(box: Box, seen: Rec, kind: int) -> dict[str, Any]:
    """A line of the checklist: how many of a kind this seat knows to be where, and which tiles stop it."""
    places = [place for place in range(seen.n_pile) if seen.pile[place] == kind]
    shown = [place for place in places if is_turned(seen, place)]
    return {
        **(card(box, kind) or {}),
        "copies": int(box.rec.copies[kind]),
        "put": len(places) - len(shown),
        "shown": len(shown) + int(seen.swapped == kind),
        "removed": sum(int(seen.tile_card[tile]) == kind for tile in range(t.TILES)),
        "hand": int(seen.hand == kind),
        "unknown": int(copies_in(bag(box.rec, seen), kind)),
        "stopped_by": [tile + 1 for tile in range(t.TILES) if _stops(box, seen, tile, kind)],
    }


def _stops(box: Box, seen: Rec, tile: int, kind: int) -> bool:
    """Whether a tile that is left stops this kind by itself."""
    is_ready = seen.rounds and not seen.tile_by[tile] and not seen.spent >> tile & 1
    is_named = box.rec.does[seen.hero, tile] == t.IGNORE_NAMED and seen.named == kind
    return bool(is_ready and (is_named or box.rec.against[seen.hero, tile] >> kind & 1))


def _sheet(box: Box, hero: int) -> dict[str, Any]:
    """An adventurer to choose from."""
    names = box.names["adventurers"][hero]
    return {
        "id": t.ADVENTURERS[hero],
        "name": names["name"],
        "hit_points": int(box.rec.hit_points[hero]),
        "equipment": names["tiles"],
    }


def _rolling(seen: Rec) -> dict[str, Any] | None:
    """What luck is asked for, and by whom: always one card, and at once."""
    if seen.phase not in LUCK:
        return None
    return {"what": LUCK[seen.phase], "count": 1, "by": int(seen.seat), "at_once": True}


def picture(box: Box, seen: Rec, words: Words) -> str:
    """Tiles and players to the left, the monsters to the right, the dungeon below."""
    return draw(describe(box, seen, WATCHER), words)

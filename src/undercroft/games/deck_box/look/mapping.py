"""The map as plain data: the rooms that were explored, their exits, and the things of the quest in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import table as t
from ..content.layout import SYMBOLS
from ..rules.heroes.entering import behind_exit
from ..rules.map.squares import gate_of, named
from .telling import id_of, quest_of, room_title, told

if TYPE_CHECKING:
    from undercroft.engine.game import Box
    from undercroft.engine.records import Rec

ARROWS = ("u", "r", "d", "l")


def describe_map(box: Box, seen: Rec) -> dict[str, Any]:
    """Rooms, features and things left on the floor."""
    rooms = [room for room in range(int(seen.n_rooms)) if int(seen.explored) >> room & 1]
    dropped = [
        {"square": int(seen.dropped[hero]), "objects": int(seen.dropped_objects[hero])}
        for hero in range(t.HEROES)
        if seen.dropped[hero] != t.NOWHERE
    ]
    return {
        "rooms": [_room(box, seen, room) for room in rooms],
        "planned": int(seen.n_rooms),
        "features": _features(box, seen),
        "dropped": dropped,
    }


def _room(box: Box, seen: Rec, room: int) -> dict[str, Any]:
    face, turned = int(seen.face[room]), int(seen.turned[room])
    ground = [SYMBOLS[box.rec.ground[face, turned, cell]] for cell in range(t.CELLS)]
    return {
        "number": room + 1,
        "tile": id_of(box, "tiles", face),
        "name": told(box, "tiles", face)["name"],
        "title": room_title(box, seen, room),
        "x": int(seen.room_x[room]),
        "y": int(seen.room_y[room]),
        "arrow": ARROWS[turned],
        "grid": ["".join(ground[row * 9 : row * 9 + 9]) for row in range(9)],
        "exits": [_exit(box, seen, room, side) for side in range(4) if ground[gate_of(side)] == "+"],
    }


def _exit(box: Box, seen: Rec, room: int, side: int) -> dict[str, Any]:
    """An exit and what is behind it: a passage, a room to explore, a locked one, or nothing (DB-15)."""
    if int(seen.open[room]) >> side & 1:
        state = "open"
    elif behind_exit(box.rec, seen, room, side) != t.NOBODY:
        state = "unexplored"
    else:
        beyond = int(seen.plan[room, side])
        state = "closed" if beyond == t.NOBODY or int(seen.explored) >> beyond & 1 else "locked"
    square = int(named(seen, room * t.CELLS + gate_of(side)))
    return {"side": t.SIDES[side], "state": state, "square": square}


def _features(box: Box, seen: Rec) -> list[dict[str, Any]]:
    quest = quest_of(box, seen)
    if quest is None:
        return []
    found = []
    for number, feature in enumerate(quest["features"]):
        room = int(box.rec.feature_room[seen.quest, number])
        if int(seen.explored) >> room & 1:
            square = int(named(seen, room * t.CELLS + int(box.rec.feature_cell[seen.quest, number])))
            late = bool(box.rec.feature_late[seen.quest, number]) and not seen.boss_down
            used = bool(int(seen.features) >> number & 1)
            found.append({"number": number + 1, **feature, "square": square, "used": used, "too_early": late})
    return found

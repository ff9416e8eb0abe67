"""The plan of a quest: which rooms lie where, how they are joined, and what may be wrong with that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..table import SIDES

if TYPE_CHECKING:
    from undercroft.engine.content import Entry

WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west
WIDEST = 9  # rooms side by side that a picture 80 characters wide can show


@dataclass(frozen=True)
class Plan:
    """Where each room lies, and the sides on which its tile has an exit."""

    places: list[tuple[int, int]]
    exits: list[int]  # a bit for each side

    @classmethod
    def of_quest(cls, box: Any, number: int) -> Plan:
        """The plan of a quest in the box."""
        rooms = range(box.n_rooms[number])
        places = [(box.room_x[number, room], box.room_y[number, room]) for room in rooms]
        tiles = [(box.room_face[number, room], box.room_turn[number, room]) for room in rooms]
        return cls(places, [box.exits[tile] for tile in tiles])

    def neighbour(self, room: int, side: int) -> int | None:
        """The room that lies on that side, joined or not."""
        x, y = self.places[room]
        beside = (x + WAYS[side][0], y + WAYS[side][1])
        return self.places.index(beside) if beside in self.places else None

    def joined(self, room: int, side: int) -> int | None:
        """The room behind the exit on that side: both tiles have one there. The way out of the dungeon stays shut."""
        other = self.neighbour(room, side)
        if other is None or not self.exits[room] >> side & 1 or not self.exits[other] >> (side ^ 2) & 1:
            return None
        outdoors = (room == 0 and side == SIDES.index("S")) or (other == 0 and side == SIDES.index("N"))
        return None if outdoors else other

    def reached(self) -> set[int]:
        """The rooms that can be reached from the first."""
        found = {0}
        while True:
            more = {self.joined(room, side) for room in found for side in range(4)} - found - {None}
            if not more:
                return found
            found |= {room for room in more if room is not None}


def check_links(entry: Entry, plan: Plan, rooms: list[str]) -> None:
    """The links of a quest say which rooms are joined: they must be those that the tiles' exits join."""
    listed = set()
    for link in entry.items(0, 40):
        first, side_entry, second = link.items(3, 3)
        side = side_entry.choice(SIDES)
        a, b = first.choice(tuple(rooms)), second.choice(tuple(rooms))
        if plan.neighbour(a, side) != b:
            link.wrong(f"{rooms[b]!r} does not lie on side {SIDES[side]} of {rooms[a]!r}; see their `at`")
        for room, there in ((a, side), (b, side ^ 2)):
            if not plan.exits[room] >> there & 1:
                link.wrong(f"the tile of {rooms[room]!r}, as it is turned, has no exit on side {SIDES[there]}")
        listed |= {(a, side), (b, side ^ 2)}
    for room in range(len(rooms)):
        for side in range(4):
            other = plan.joined(room, side)
            if other is not None and (room, side) not in listed:
                entry.wrong(f"{rooms[room]!r} and {rooms[other]!r} have exits that meet; add [{rooms[room]}, "
                            f"{SIDES[side]}, {rooms[other]}]")  # fmt: skip
    unreached = [rooms[room] for room in range(len(rooms)) if room not in plan.reached()]
    if unreached:
        entry.wrong(f"no way leads to {', '.join(unreached)}; join every room to the first")
    across = [x for x, _y in plan.places]
    if max(across) - min(across) >= WIDEST:
        entry.wrong(f"the map is more than {WIDEST} rooms wide; turn it, or leave rooms out")

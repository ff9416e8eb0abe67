"""Reading a quest: its map page, its encounters and its own rules (DB-44), and checking that it can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..moves import FEATURES
from ..table import COUNTERS, KIND_NAMES, NOBODY, ROOMS
from .layout import AT_RECOVERY, BY_COUNTER, TRIGGERS, WALL
from .plan import Plan, check_links
from .programs import Programs
from .tiles import turned

if TYPE_CHECKING:
    from undercroft.engine.content import Entry

DIFFICULTIES = ("easy", "normal", "hard", "very_hard")
ARROWS = ("u", "r", "d", "l")
SIDE_NAMES = ("normal", "hard")
FAR = 16  # how far from the start a room can be
WINS = ("boss_defeated", "counter_and_all_on_green")
LOSSES = ("round_limit", "counter_at_least")


class QuestFile:
    """One quest as it is read into place `number` of the box."""

    def __init__(self, box: Any, number: int, ids: dict[str, tuple[str, ...]], programs: Programs) -> None:
        self.box, self.number, self.ids, self.programs = box, number, ids, programs
        self.rooms: list[str] = []
        self.features: list[dict[str, Any]] = []
        self.needed: list[tuple[Entry, str]] = []  # flags that rooms wait for

    def read(self, entry: Entry) -> dict[str, Any]:
        """What people read of the quest; the numbers go into the box."""
        told = ("name", "intro", "win_text")
        entry.only(*told, "difficulty", "special", "enemies", "win", "lose", "triggers", "links", "rooms")
        self.programs.new_quest()
        self._enemies(entry["enemies"])
        rooms = self._rooms(entry["rooms"])
        check_links(entry["links"], Plan.of_quest(self.box, self.number), self.rooms)
        self._triggers(entry["triggers"])
        self._win(entry["win"])
        self._lose(entry["lose"])
        self._check_needed()
        return {
            **{name: entry[name].names() for name in told},
            "difficulty": DIFFICULTIES[entry["difficulty"].choice(DIFFICULTIES)],
            "special": [rule.names() for rule in entry["special"].items(0, 9)],
            "rooms": rooms,
            "features": self.features,
            "counters": list(self.programs.counters),
            "flags": list(self.programs.flags),
            "line_of_win": entry["win"].line,
        }

    def _set(self, field: str, *index_and_value: int) -> None:
        *index, value = index_and_value
        numbers = getattr(self.box, field)
        numbers[(self.number, *index) if index else self.number] = value

    def _enemies(self, entry: Entry) -> None:
        entry.only("side", *KIND_NAMES)
        self._set("quest_hard", entry["side"].choice(SIDE_NAMES))
        for kind, name in enumerate(KIND_NAMES):
            card = entry[name].choice(self.ids["enemies"])
            if self.box.foe_kind[card] != kind:
                entry[name].wrong(f"{entry[name].text()!r} is a {KIND_NAMES[self.box.foe_kind[card]]} card")
            self._set("quest_cards", kind, card)

    def _rooms(self, entry: Entry) -> list[dict[str, Any]]:
        told: list[dict[str, Any]] = []
        for index, (id, room) in enumerate(entry.entries()):
            if index == ROOMS:
                room.wrong(f"one room too many; a quest can have {ROOMS}")
            room.only("tile", "at", "arrow", "title", "text", maybe=("do", "roll", "needs", "features"))
            self._place(index, room)
            self.rooms.append(id)
            self._set("encounter", index, self.programs.encounter(room))
            told.append({"id": id, "line": room.line, "title": room["title"].names(), "text": room["text"].names()})
            for feature_id, feature in () if (some := room.get("features")) is None else some.entries():
                self._feature(index, feature_id, feature)
        if not told:
            entry.wrong("no room at all; the first one is where heroes start")
        self._set("n_rooms", len(told))
        self._set("n_features", len(self.features))
        return told

    def _place(self, index: int, room: Entry) -> None:
        face, turns = room["tile"].choice(self.ids["tiles"]), room["arrow"].choice(ARROWS)
        x, y = (part.whole(-FAR, FAR) for part in room["at"].items(2, 2))
        if index == 0 and not (self.box.is_entrance[face] and turns == 0 and (x, y) == (0, 0)):
            room.wrong("the first room is where heroes start: a tile marked start, at [0, 0], arrow u")
        for other in range(index):
            if (x, y) == (self.box.room_x[self.number, other], self.box.room_y[self.number, other]):
                room["at"].wrong(f"the room {self.rooms[other]!r} is there already; choose another place")
            if self.box.tile_card[face] == self.box.tile_card[self.box.room_face[self.number, other]]:
                room["tile"].wrong(f"this card lies in the room {self.rooms[other]!r} already, this face or the other")
        for field, value in (("room_face", face), ("room_turn", turns), ("room_x", x), ("room_y", y)):
            self._set(field, index, value)
        self._needs(index, room)

    def _needs(self, index: int, room: Entry) -> None:
        """The flags that must be set before the room can be explored."""
        mask = 0
        for flag in () if (needs := room.get("needs")) is None else needs.items(1, 8):
            mask |= 1 << self.programs.number(self.programs.flags, flag, 15)
            self.needed.append((flag, flag.text()))
        self._set("room_needs", index, mask)

    def _feature(self, room: int, id: str, entry: Entry) -> None:
        entry.only("at", "label", "do", maybe=("retry", "after_boss"))
        number = len(self.features)
        if number == FEATURES:
            entry.wrong(f"one feature too many; a quest can have {FEATURES}")
        column, row = (part.whole(0, 8) for part in entry["at"].items(2, 2))
        face, turns = self.box.room_face[self.number, room], self.box.room_turn[self.number, room]
        cell = turned(row * 9 + column, turns)
        if self.box.ground[face, turns, cell] == WALL:
            entry["at"].wrong("there is a wall; choose a square of the tile, as printed")
        for field, name in (("feature_retry", "retry"), ("feature_late", "after_boss")):
            if there := entry.get(name):
                there.yes()
                self._set(field, number, 1)
        self._set("feature_room", number, room)
        self._set("feature_cell", number, cell)
        self._set("feature_program", number, self.programs.effects(entry["do"]))
        self.features.append({"id": id, "label": entry["label"].names()})

    def _triggers(self, entry: Entry) -> None:
        triggers = entry.items(0, TRIGGERS)
        self._set("n_triggers", len(triggers))
        for index, trigger in enumerate(triggers):
            when = trigger["when"].choice(("recovery", "boss_first_fall"))
            timed = ("every", "offset") if when == AT_RECOVERY else ()
            trigger.only("when", "do", *timed, maybe=("if_counter", "room"))
            self._set("trigger_when", index, when)
            self._set("trigger_counter", index, NOBODY)
            if when == AT_RECOVERY:
                every = trigger["every"].whole(1, 50)
                self._set("trigger_every", index, every)
                self._set("trigger_offset", index, trigger["offset"].whole(0, every - 1))
            if counted := trigger.get("if_counter"):
                counter, least = self._counter(counted)
                self._set("trigger_counter", index, counter)
                self._set("trigger_least", index, least)
            room = trigger.get("room")
            self._set("trigger_room", index, room.choice(tuple(self.rooms)) if room else NOBODY)
            self._set("trigger_program", index, self.programs.effects(trigger["do"]))

    def _counter(self, entry: Entry, *more: str) -> tuple[int, int]:
        entry.only(*more, "name", "at_least")
        if entry["name"].text() not in self.programs.counters:
            entry["name"].wrong("nothing in this quest changes that counter; name one that an effect changes")
        return self.programs.number(self.programs.counters, entry["name"], COUNTERS), entry["at_least"].whole(1, 100)

    def _win(self, entry: Entry) -> None:
        by = entry["type"].choice(WINS)
        self._set("win_by", by)
        if by == BY_COUNTER:
            counter, least = self._counter(entry, "type")
            self._set("win_counter", counter)
            self._set("win_least", least)
        else:
            entry.only("type")

    def _lose(self, entry: Entry) -> None:
        """Besides the death of all heroes (DB-41)."""
        self._set("extra_flag", NOBODY)
        known = set[int]()
        for loss in entry.items(0, len(LOSSES)):
            kind = loss["type"].choice(LOSSES)
            if kind in known:
                loss.wrong("there is one of this type already; keep one of them")
            known.add(kind)
            if kind == 0:
                loss.only("type", "round", maybe=("plus_flag",))
                self._set("last_round", loss["round"].whole(1, 200))
                if extra := loss.get("plus_flag"):
                    extra.only("name", "add")
                    self.needed.append((extra["name"], extra["name"].text()))
                    self._set("extra_flag", self.programs.number(self.programs.flags, extra["name"], 15))
                    self._set("extra_rounds", extra["add"].whole(1, 100))
            else:
                counter, least = self._counter(loss, "type")
                self._set("lose_counter", counter)
                self._set("lose_least", least)

    def _check_needed(self) -> None:
        """A flag that is waited for must be set by something."""
        for entry, name in self.needed:
            if name not in self.programs.flags_set:
                entry.wrong(f"nothing in this quest sets the flag {name!r}; let an effect set it: {{ flag: {name} }}")

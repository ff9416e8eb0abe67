"""Whether a quest can be won at all, and whether luck alone can make it impossible: for `undercroft quest check`.

Rooms, flags, counters and the boss are followed until nothing new comes of them: once with every die on the heroes'
side (what is not reached then is never reached), once with every die against them (what is reached then, always is).
Enemies and falls of heroes are left out: whether a quest is hard is for playing to find out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from ..rules.rounds import MOST_ROUNDS
from ..table import COUNTERS, HEROES, MOST_COUNTED, NOBODY
from .layout import AT_BOSS_FALL, BY_BOSS
from .plan import Plan
from .programs import COUNT, END, FLAG, IS_BOSS, JUMP, NEXT_HERO, ON_ROLL, SPAWN, TEST  # fmt: skip

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from undercroft.engine.game import Box

FEWEST = 2  # heroes who set out


class Change(NamedTuple):
    """What a program does to flags, boss and counters.

    A counter `v` becomes max(v + by, at_least): such functions follow each other, and their larger (or smaller) is
    bounded by another of the kind.
    """

    flags: int = 0
    boss: bool = False
    by: tuple[int, ...] = (0,) * COUNTERS
    at_least: tuple[int, ...] = (0,) * COUNTERS

    def then(self, other: Change) -> Change:
        """First this, then that."""
        by = tuple(a + b for a, b in zip(self.by, other.by, strict=True))
        floors = zip(self.at_least, other.by, other.at_least, strict=True)
        at_least = tuple(max(floor + more, other_floor) for floor, more, other_floor in floors)
        return Change(self.flags | other.flags, self.boss or other.boss, by, at_least)


NOTHING = Change()


class Reader:
    """Reads what programs come to, for a number of heroes, with luck or without."""

    def __init__(self, box: Any, heroes: int, lucky: bool) -> None:
        self._rows, self._heroes, self._lucky = box.program, heroes, lucky
        self._known: dict[tuple[int, bool], Change] = {}

    def change(self, start: int, until_passed: bool = False) -> Change:
        """What the program that begins in this row does; `until_passed`: its tests are tried again until passed."""
        key = (start, until_passed and not self._lucky)
        if key not in self._known:
            self._known[key] = self._whole(*key)
        return self._known[key]

    def _whole(self, start: int, passed: bool) -> Change:
        """A program from its last row back to the first: what comes after a row is known when it is read."""
        end = start
        while self._rows[end, 0] != END:
            end += 1
        after = {end: NOTHING}
        for row in range(end - 1, start - 1, -1):
            after[row] = self._from(row, after, passed)
        return after[start]

    def _from(self, row: int, after: dict[int, Change], passed: bool) -> Change:
        """What happens from this row on; inside a loop over the heroes, as far as the end of its body."""
        op, a, b, *more = (int(number) for number in self._rows[row])
        if op == JUMP:
            return after[a] if a > row else NOTHING
        if op == ON_ROLL:
            return self._either(after[target] for target in (a, b, *more[:4]))
        if op == TEST:
            return after[row + 1] if passed else self._either((after[row + 1], after[more[1]]))
        if op == NEXT_HERO:
            change = NOTHING
            for _hero in range(self._heroes if self._lucky else 1):
                change = change.then(after[row + 1])
            return change.then(after[a])
        return self._effect(op, a, b, more).then(after[row + 1])

    def _effect(self, op: int, a: int, b: int, more: list[int]) -> Change:
        if op == FLAG:
            return Change(flags=1 << a)
        if op == COUNT:
            return Change(by=tuple(b if counter == a else 0 for counter in range(COUNTERS)))
        if op == SPAWN:
            return Change(boss=bool(more[1] & IS_BOSS) and b * self._heroes + more[0] > 0)
        return NOTHING

    def _either(self, changes: Iterable[Change]) -> Change:
        """One of these: the best of each with luck, without it what they have in common."""
        first, *others = changes
        choose = max if self._lucky else min
        for other in others:
            flags = first.flags | other.flags if self._lucky else first.flags & other.flags
            boss = first.boss or other.boss if self._lucky else first.boss and other.boss
            by = tuple(map(choose, first.by, other.by))
            first = Change(flags, boss, by, tuple(map(choose, first.at_least, other.at_least)))
        return first


@dataclass
class Reached:
    """How far heroes can come."""

    rooms: set[int] = field(default_factory=lambda: {0})
    flags: int = 0
    boss: bool = False
    counters: tuple[int, ...] = (0,) * COUNTERS


class Quest:
    """A quest of a box as it is looked through."""

    def __init__(self, box: Any, number: int) -> None:
        self.box, self.number, self.plan = box, number, Plan.of_quest(box, number)

    def get(self, name: str, *index: int) -> int:
        """A number of this quest."""
        return int(getattr(self.box, name)[(self.number, *index) if index else self.number])

    def reached(self, heroes: int, lucky: bool) -> Reached:
        """How far so many heroes can come."""
        reader, reached = Reader(self.box, heroes, lucky), Reached()
        while True:
            after = self._further(reached, reader, lucky)
            if after == reached:
                return reached
            reached = after

    def _further(self, now: Reached, reader: Reader, lucky: bool) -> Reached:
        flags, boss = 0, False
        sources = list(self._sources(now, reader, lucky))
        for change, _times in sources:
            flags, boss = flags | change.flags, boss or change.boss
        counters = [_count(counter, sources, lucky) for counter in range(COUNTERS)]
        rooms = now.rooms | {other for room in now.rooms for other in self._beside(room, flags)}
        return Reached(rooms, flags, boss, tuple(min(count, MOST_COUNTED) for count in counters))

    def _sources(self, now: Reached, reader: Reader, lucky: bool) -> Iterator[tuple[Change, int]]:
        """What can change anything, and how often."""
        for room in now.rooms:
            yield reader.change(self.get("encounter", room)), 1
        for feature in range(self.get("n_features")):
            late, again = self.get("feature_late", feature), bool(self.get("feature_retry", feature))
            if self.get("feature_room", feature) in now.rooms and (now.boss or not late):
                change = reader.change(self.get("feature_program", feature), again)
                yield change, MOST_COUNTED if again and lucky else 1
        for trigger in range(self.get("n_triggers")):
            counter, least = self.get("trigger_counter", trigger), self.get("trigger_least", trigger)
            if counter == NOBODY or now.counters[counter] >= least:
                times = self._times(trigger, now)
                if times:
                    yield reader.change(self.get("trigger_program", trigger)), times

    def _times(self, trigger: int, now: Reached) -> int:
        """How often a trigger can go off."""
        if self.get("trigger_when", trigger) == AT_BOSS_FALL:
            return 1 if now.boss else 0
        every, offset = self.get("trigger_every", trigger), self.get("trigger_offset", trigger)
        last = self.get("last_round") or MOST_ROUNDS
        extra = self.get("extra_flag")
        if extra != NOBODY and now.flags >> extra & 1:
            last += self.get("extra_rounds")
        return sum(round_ % every == offset for round_ in range(1, min(last, MOST_ROUNDS) + 1))

    def _beside(self, room: int, flags: int) -> Iterator[int]:
        """The rooms that can be explored from this one."""
        for side in range(4):
            other = self.plan.joined(room, side)
            if other is not None and not self.get("room_needs", other) & ~flags:
                yield other

    def is_won(self, reached: Reached) -> bool:
        """Whether that is far enough."""
        if self.get("win_by") == BY_BOSS:
            return reached.boss
        return reached.counters[self.get("win_counter")] >= self.get("win_least")

    def has_boss(self, heroes: int) -> bool:
        """Whether a boss comes anywhere in the quest, reached or not."""
        reader = Reader(self.box, heroes, True)
        starts = [self.get("encounter", room) for room in range(self.get("n_rooms"))]
        starts += [self.get("feature_program", feature) for feature in range(self.get("n_features"))]
        starts += [self.get("trigger_program", trigger) for trigger in range(self.get("n_triggers"))]
        return any(reader.change(start).boss for start in starts)


def _count(counter: int, sources: list[tuple[Change, int]], lucky: bool) -> int:
    """How far a counter comes at most, or surely. Only one of the programs can be the first, which starts from 0."""
    changes = [(change.by[counter], change.at_least[counter], times) for change, times in sources]
    if lucky:
        return sum(times * max(by, at_least, 0) for by, at_least, times in changes)
    first = max((at_least - max(by, 0) for by, at_least, _times in changes), default=0)
    return max(first, 0) + sum(times * max(by, 0) for by, _at_least, times in changes)


class Finding(NamedTuple):
    """Something about a quest that its author should know; `id` and `args` are a message."""

    is_error: bool  # nobody can ever win it
    line: int
    id: str
    args: dict[str, Any]


def findings(box: Box, number: int = 0) -> list[Finding]:
    """What keeps a quest from being won, or may do so; nothing if it always can be."""
    quest, told = Quest(box.rec, number), box.names["quests"][number]
    parties = range(FEWEST, HEROES + 1)
    best = {heroes: quest.reached(heroes, True) for heroes in parties}
    lost = [heroes for heroes in parties if not quest.is_won(best[heroes])]
    if lost:
        everybody = len(lost) == len(parties)
        found = [_why_never(quest, told, best[lost[0]], lost, everybody)]
        return [*found, *_locked(quest, told, best[lost[0]], everybody, "quest-locked")]
    never = _locked(quest, told, best[HEROES], False, "quest-locked")
    if never:
        return never
    worst = next((far for n in parties if not quest.is_won(far := quest.reached(n, False))), None)
    if worst is None:
        return []
    return _locked(quest, told, worst, False, "quest-luck-locked") or [_luck(quest, told, worst)]


def _why_never(quest: Quest, told: dict[str, Any], far: Reached, lost: list[int], everybody: bool) -> Finding:
    who = {"heroes": "all" if everybody else str(len(lost)), "list": ", ".join(map(str, lost))}
    if quest.get("win_by") != BY_BOSS:
        counter = quest.get("win_counter")
        args = {"counter": told["counters"][counter], "most": far.counters[counter], "least": quest.get("win_least")}
        return Finding(everybody, told["line_of_win"], "quest-counter-short", {**args, **who})
    if quest.has_boss(lost[0]):
        return Finding(everybody, told["line_of_win"], "quest-boss-unreached", who)
    return Finding(everybody, told["line_of_win"], "quest-no-boss", who)


def _locked(quest: Quest, told: dict[str, Any], far: Reached, is_error: bool, id: str) -> list[Finding]:
    """The rooms that stay locked: what they need is not to be had before them."""
    found = []
    for room, page in enumerate(told["rooms"]):
        missing = quest.get("room_needs", room) & ~far.flags
        if room not in far.rooms and missing:
            flags = ", ".join(flag for index, flag in enumerate(told["flags"]) if missing >> index & 1)
            found.append(Finding(is_error, page["line"], id, {"room": page["id"], "flags": flags}))
    return found


def _luck(quest: Quest, told: dict[str, Any], far: Reached) -> Finding:
    """What does not come with every result of the dice."""
    if quest.get("win_by") == BY_BOSS:
        return Finding(False, told["line_of_win"], "quest-luck-boss", {})
    counter = quest.get("win_counter")
    args = {"counter": told["counters"][counter], "sure": far.counters[counter], "least": quest.get("win_least")}
    return Finding(False, told["line_of_win"], "quest-luck-counter", args)

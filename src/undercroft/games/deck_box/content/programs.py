"""Programs: what an encounter, a feature, an ability or an item does, as rows of an opcode and its parameters.

`effects.py` executes them. Lists of effects in a content file become rows here; tests and die rolls become jumps.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from undercroft.engine.content import quoted
from undercroft.engine.records import write

from ..table import COLOURS, COUNTERS, DICE, KEYWORDS, SKILLS
from .layout import PROGRAM, ROW

if TYPE_CHECKING:
    from undercroft.engine.content import Entry

# What encounters, features and triggers do
(
    END, JUMP, ON_ROLL, TEST, FOR_EACH, NEXT_HERO, SPAWN, PLACE_ALL, HIT, DAMAGE, HEAL, ENERGY, TREASURE, DRAW, FLAG,
    COUNT, SAY, STAND_UP, BITE,
) = range(19)  # fmt: skip
# What abilities and items do
(
    ATTACK_EACH, ATTACK, DEFEND, RALLY, SHARPEN, HEAL_ONE, GAIN, ACTION, RING, HARM, GLIDE, FORESEE, REROLL, STILL,
    HIDE, REVIVE, KEEPSAKE,
) = range(32, 49)  # fmt: skip

WHO = ("explorer", "actor", "all", "room", "weakest")
TESTERS = ("explorer", "actor", "best", "each")
EXPLORER, ACTOR, ALL, ROOM, LEAST_HEALTH = range(5)
BEST, EACH = 2, 3
AMOUNTS = {"hit": (1, DICE), "item": (1, DICE), "damage": (1, 15), "heal": (1, 15), "energy": (-15, 15),
           "treasure": (-15, 15)}  # fmt: skip
ON_WHO = {"hit": HIT, "damage": DAMAGE, "heal": HEAL, "energy": ENERGY, "treasure": TREASURE, "item": DRAW}
EFFECTS = ("test", *ON_WHO, "spawn", "flag", "counter", "say", "revive_boss", "dark_bite")
AROUND, BURST = range(2)
AREAS = ("around", "burst")
ATTACKS = ("melee", "ranged")
IS_BOSS, HAS_HEALTH, IS_MELEE, IS_RANGED = 1, 2, 4, 8
THROUGH, STRAIGHT = 1, 2
SEEN, BESIDE, SELF = range(3)
NEAR = ("seen", "beside", "self")
IN_PARTY = re.compile(r"([0-9]*)P([+-][0-9]+)?")
MOST_EACH, MOST_MORE = 9, 20  # for each hero, and besides: the largest number is 9P+20
LONGEST_ID = 40


class Programs:
    """All programs of a box, one after the other, with the texts and the names of flags and counters they use."""

    def __init__(self, box: Any) -> None:
        self._rows = box.program
        self.length = 1  # row 0 ends at once: the program of what does nothing
        self.texts: list[dict[str, str]] = []
        self._for_each = False  # whether a test for each hero is being read
        self.new_quest()

    def copy_for(self, box: Any) -> Programs:
        """The same for a copy of the box, to add to."""
        copy = Programs(box)
        copy.length, copy.texts = self.length, list(self.texts)
        return copy

    def new_quest(self) -> None:
        """Flags and counters belong to one quest."""
        self.flags: list[str] = []
        self.flags_set: set[str] = set()
        self.counters: list[str] = []

    def encounter(self, entry: Entry) -> int:
        """The program of a place's `do` and `roll`; it starts at the row returned."""
        start = self.length
        if effects := entry.get("do"):
            self._effects(effects)
        if lines := entry.get("roll"):
            self._roll(lines)
        self._add(lines or effects or entry, END)
        return start

    def effects(self, entry: Entry) -> int:
        """The program of a list of effects."""
        start = self.length
        self._effects(entry)
        self._add(entry, END)
        return start

    def _add(self, entry: Entry, *row: int) -> int:
        if self.length == PROGRAM:
            entry.wrong(f"the quests do more than there is room for ({PROGRAM} steps); take something away")
        write(self._rows[self.length], row)
        self.length += 1
        return self.length - 1

    def _effects(self, entry: Entry) -> None:
        for effect in entry.items(0, 20):
            self._effect(effect)

    def _roll(self, entry: Entry) -> None:
        """One die for the whole encounter; what no line names means nothing (DB-44)."""
        start, ends, named = self._add(entry, ON_ROLL), [], set[int]()
        for line in entry.items(1, 6):
            line.only("on", "do")
            first, last = (face.whole(1, 6) for face in line["on"].items(2, 2))
            faces = set(range(first, last + 1))
            if not faces or faces & named:
                line["on"].wrong("each result of the die must stand in one line only, as in [1, 2]; change the numbers")
            named |= faces
            for face in faces:
                self._rows[start, face] = self.length
            self._effects(line["do"])
            ends.append(self._add(line, JUMP))
        for face in set(range(1, 7)) - named:
            self._rows[start, face] = self.length
        for end in ends:
            self._rows[end, 1] = self.length

    def _effect(self, entry: Entry) -> None:
        name = next(iter(dict(entry.entries())), "")
        if name not in EFFECTS:
            entry.wrong(f"no such effect; known: {', '.join(EFFECTS)}")
        if name == "test":
            self._test(entry)
            return
        entry.only(name)
        value = entry[name]
        if name in ON_WHO:
            value.only("who", "amount")
            least, most = AMOUNTS[name]
            self._add(value, ON_WHO[name], value["who"].choice(WHO), value["amount"].whole(least, most))
        elif name == "spawn":
            self._spawn(value)
        elif name == "flag":
            self.flags_set.add(value.text())
            self._add(value, FLAG, self.number(self.flags, value, 15))
        elif name == "counter":
            value.only("name", "add")
            counter = self.number(self.counters, value["name"], COUNTERS)
            self._add(value, COUNT, counter, value["add"].whole(-20, 20))
        elif name == "say":
            self.texts.append(value.names())
            self._add(value, SAY, len(self.texts) - 1)
        elif name == "revive_boss":
            self._add(value, STAND_UP, *per_hero(value))
        else:
            self._add(value, BITE, value.whole(1, 5))

    def number(self, names: list[str], entry: Entry, most: int) -> int:
        """The number of a flag or counter, a new one if it was not named before."""
        name = entry.text()
        if len(name) > LONGEST_ID or "\n" in name:
            entry.wrong(f"a name of {len(name)} characters; take one line of at most {LONGEST_ID}")
        if name not in names:
            if len(names) == most:
                entry.wrong(f"one name too many; a quest can have {most} of this sort")
            names.append(name)
        return names.index(name)

    def _spawn(self, entry: Entry) -> None:
        """The boss is placed first, the others as printed (DB-16)."""
        groups = entry.items(1, 6)
        for group in groups:
            group.only("colour", "count", maybe=("health", "type", "boss"))
        for group in sorted(groups, key=lambda group: group.get("boss") is None):
            self._group(group)
        self._add(entry, PLACE_ALL)

    def _group(self, group: Entry) -> None:
        flags, health = 0, (0, 0)
        if boss := group.get("boss"):
            boss.yes()
            flags |= IS_BOSS
        if printed := group.get("health"):
            flags, health = flags | HAS_HEALTH, per_hero(printed)
        if type_ := group.get("type"):
            flags |= (IS_MELEE, IS_RANGED)[type_.choice(ATTACKS)]
        self._add(group, SPAWN, group["colour"].choice(COLOURS), *per_hero(group["count"]), flags, *health)

    def _test(self, entry: Entry) -> None:
        entry.only("test", maybe=("pass", "fail"))
        test = entry["test"]
        test.only("skill", "need", "who")
        who = test["who"].choice(TESTERS)
        if who == EACH and self._for_each:
            test["who"].wrong("a test for each hero stands inside another; let one of them be for the actor")
        inside, self._for_each = self._for_each, self._for_each or who == EACH
        loop = self._add(test, FOR_EACH) + 1 if who == EACH else 0
        next_hero = self._add(test, NEXT_HERO) if who == EACH else 0
        skill, need = test["skill"].choice(SKILLS), test["need"].whole(1, 4)
        row = self._add(test, TEST, skill, need, ACTOR if who == EACH else who)
        if passed := entry.get("pass"):
            self._effects(passed)
        end = self._add(test, JUMP)
        self._rows[row, 4] = self.length
        if failed := entry.get("fail"):
            self._effects(failed)
        self._rows[end, 1] = self.length
        if who == EACH:
            self._add(test, JUMP, loop)
            self._rows[next_hero, 1] = self.length
        self._for_each = inside


def per_hero(entry: Entry) -> tuple[int, int]:
    """A number that may grow with the heroes, such as 2P-1: how many for each, and how many more (DB-44)."""
    word = entry.word()
    found = IN_PARTY.fullmatch(word)
    if not found:
        if not word.isdigit():
            entry.wrong(f"{quoted(word)} is not a number; write one, or one that counts heroes, such as P or 2P-1")
        return 0, entry.whole(0, 20)
    each, more = found[1] or "1", found[2] or "+0"
    if len(word) > LONGEST_ID or int(each) > MOST_EACH or abs(int(more)) > MOST_MORE:
        entry.wrong(f"{quoted(word)} is out of bounds; it must be from 0P-{MOST_MORE} to {MOST_EACH}P+{MOST_MORE}")
    return int(each), int(more)


def card_effect(entry: Entry) -> list[int]:
    """The one effect of an ability or an item, as a row."""
    name = next(iter(dict(entry.entries())), "")
    if name not in CARD_EFFECTS:
        entry.wrong(f"no such effect; known: {', '.join(CARD_EFFECTS)}")
    entry.only(name)
    row = CARD_EFFECTS[name](entry[name])
    return row + [0] * (ROW - len(row))


def _amount(opcode: int, value: Entry) -> list[int]:
    value.only("amount")
    return [opcode, value["amount"].whole(1, 10)]


def _near(opcode: int, value: Entry) -> list[int]:
    value.only("amount", "who")
    return [opcode, value["amount"].whole(1, 10), value["who"].choice(NEAR)]


def _attack_each(value: Entry) -> list[int]:
    value.only("area", "with", "dice", "mod")
    area, mode = value["area"].choice(AREAS), value["with"].choice(ATTACKS)
    return [ATTACK_EACH, area, mode, value["dice"].whole(1, 8), value["mod"].whole(-3, 5)]


def _attack(value: Entry) -> list[int]:
    value.only("with", "dice", "mod", "keywords")
    mode, dice = value["with"].choice(ATTACKS), value["dice"].whole(1, 8)
    return [ATTACK, mode, dice, value["mod"].whole(-3, 5), keywords(value["keywords"])]


def _glide(value: Entry) -> list[int]:
    value.only("squares", maybe=("through", "straight"))
    flags = 0
    for name, flag in (("through", THROUGH), ("straight", STRAIGHT)):
        if there := value.get(name):
            there.yes()
            flags |= flag
    return [GLIDE, value["squares"].whole(1, 5 if flags & THROUGH else 12), flags]


def _keep(value: Entry) -> list[int]:
    value.only(maybe=("speed", "defence", "skills"))
    return [KEEPSAKE, *(part.whole(-3, 3) if (part := value.get(n)) else 0 for n in ("speed", "defence", "skills"))]


CARD_EFFECTS: dict[str, Any] = {
    "attack_each": _attack_each,
    "attack": _attack,
    "defend": lambda value: _near(DEFEND, value),
    "rally": lambda value: _amount(RALLY, value),
    "sharpen": lambda value: _amount(SHARPEN, value),
    "heal": lambda value: _near(HEAL_ONE, value),
    "energy": lambda value: _amount(GAIN, value),
    "action": lambda value: _amount(ACTION, value),
    "ring": lambda value: _amount(RING, value),
    "harm": lambda value: _amount(HARM, value),
    "glide": _glide,
    "explore": lambda value: _amount(FORESEE, value),
    "reroll": lambda value: _amount(REROLL, value),
    "stun": lambda value: _amount(STILL, value),
    "hide": lambda value: _amount(HIDE, value),
    "revive": lambda value: _amount(REVIVE, value),
    "keep": _keep,
}


def keywords(entry: Entry) -> int:
    """A list of keywords, a bit each."""
    return sum({1 << word.choice(KEYWORDS) for word in entry.items(0, len(KEYWORDS))})

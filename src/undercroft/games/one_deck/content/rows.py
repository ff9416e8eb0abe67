"""Reading rows: squares ("S6w!:ht"), effects in force, and the skills with their steps."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .. import table as t
from . import effects as e
from .layout import ABILITIES, DICE_OF_A_STEP, ROWS, SHIELD, SQUARES, STEPS, WIDE, X_VALUE

if TYPE_CHECKING:
    from undercroft.engine.content import Entry

SQUARE = re.compile(r"([SAMN])(\d{1,2}|X)(w?)(!?)(?::([htpk]+))?")
DIE = re.compile(r"([SAMH])([1-6]?)")
LETTERS = "SAMHN"
MARKS = ("likely", "original")
USES = {"combat": t.COMBAT | t.GUARDIAN, "peril": t.PERIL, "guardian": t.GUARDIAN}


@dataclass
class Printing:
    """A box being filled: how many rows of each kind it has so far, and the names that go with them."""

    box: Any
    squares: int = 0
    rows: int = 1  # row 0 is no effect
    steps: int = 0
    abilities: list[dict[str, Any]] = field(default_factory=list)

    # Squares

    def add_squares(self, entries: list[Entry]) -> tuple[int, int]:
        """The first of some squares, and how many they are."""
        first = self.squares
        for entry in entries:
            self._add_square(entry)
        return first, len(entries)

    def _add_square(self, entry: Entry) -> None:
        found = SQUARE.fullmatch(entry.text())
        if not found:
            entry.wrong(
                f"{entry.text()!r} is not a box; write colour (S, A, M, N), value or X, w if wide, ! for a shield, "
                "then : and its icons (h, t, p, k), such as S6w!:ht"
            )
        if self.squares == SQUARES:
            entry.wrong(f"too many boxes; there can be {SQUARES}")
        colour, value, wide, shield, icons = found.groups()
        box, row = self.box, self.squares
        if value != "X" and not wide and not 1 <= int(value) <= t.VALUES:
            entry.wrong(f"a single die cannot show {value}; give 1 to {t.VALUES}, or make the box wide (w)")
        box.sq_colour[row] = LETTERS.index(colour)
        box.sq_value[row] = X_VALUE if value == "X" else int(value)
        box.sq_marks[row] = WIDE * bool(wide) | SHIELD * bool(shield)
        for letter, name in (("h", "hearts"), ("t", "time"), ("p", "poison"), ("k", "skulls")):
            getattr(box, f"sq_{name}")[row] = (icons or "").count(letter)
        self._find_alike(row)
        self.squares += 1

    def _find_alike(self, row: int) -> None:
        names = ("colour", "value", "marks", "hearts", "time", "poison", "skulls")
        columns = [getattr(self.box, f"sq_{name}") for name in names]
        same = (other for other in range(row) if all(column[other] == column[row] for column in columns))
        self.box.sq_alike[row] = next(same, row)

    # Effects in force

    def add_effect(self, entry: Entry) -> int:
        """An effect's row."""
        name = tuple(e.EFFECTS)[entry["does"].choice(tuple(e.EFFECTS))]
        number, fields = e.EFFECTS[name]
        entry.only("does", *fields)
        if self.rows == ROWS:
            entry.wrong(f"too many effects; there can be {ROWS - 1}")
        self.box.row[self.rows] = number
        for column, one in zip("abc", fields, strict=False):
            getattr(self.box, f"row_{column}")[self.rows] = _parameter(one, entry[one])
        self.rows += 1
        return self.rows - 1

    # Skills, potions, talents

    def add_ability(self, entry: Entry, id: str, *more: str) -> int:
        """A skill, potion or talent; `more` are fields that its caller reads."""
        entry.only("name", "text", *more, maybe=("cost", "use", "do", "one_of", "always", "mark"))
        number = len(self.abilities)
        if number == ABILITIES:
            entry.wrong(f"too many skills, potions and talents; there can be {ABILITIES}")
        box = self.box
        box.ab_colour[number] = t.NONE
        if "cost" in entry:
            self._cost(entry["cost"], number)
        box.ab_use[number] = read_use(entry["use"]) if "use" in entry else 0
        self._steps(entry, number)
        if "always" in entry:
            always = entry["always"]
            always.only("does", "n")
            box.ab_gift[number] = tuple(e.GIFTS.values())[always["does"].choice(tuple(e.GIFTS))]
            box.ab_gift_n[number] = always["n"].whole(1, 9)
        names = {"id": id, "name": entry["name"].names(), "text": entry["text"].names(), "mark": read_mark(entry)}
        self.abilities.append(names)
        return number

    def _cost(self, entry: Entry, number: int) -> None:
        ((name, amount),) = list(entry.entries())[:1] or [("", entry)]
        if name not in ("strength", "agility", "mana") or len(list(entry.entries())) != 1:
            entry.wrong("a cost is one of strength, agility or mana with a number, such as { mana: 4 }")
        self.box.ab_n[number] = amount.whole(1, 12)
        self.box.ab_cost[number] = e.MANA if name == "mana" else e.DICE_OF
        self.box.ab_colour[number] = t.MAGIC if name == "mana" else t.COLOURS.index(name)

    def _steps(self, entry: Entry, number: int) -> None:
        if "do" in entry and "one_of" in entry:
            entry.wrong("give either `do` or `one_of`, not both")
        box = self.box
        box.ab_first[number] = self.steps
        ways = [entry["do"].items(1, 8)] if "do" in entry else []
        if "one_of" in entry:
            ways = [way.items(1, 8) for way in entry["one_of"].items(2, 3)]
            box.ab_ways[number] = len(ways)
        for way, steps in enumerate(ways, int(box.ab_ways[number] > 0)):
            for step in steps:
                self._step(step, way)
        box.ab_steps[number] = self.steps - box.ab_first[number]

    def _step(self, entry: Entry, way: int) -> None:
        name = tuple(e.STEPS)[entry["op"].choice(tuple(e.STEPS))]
        op, needed, maybe = e.STEPS[name]
        entry.only("op", *needed, maybe=maybe)
        if self.steps == STEPS:
            entry.wrong(f"too many steps of skills; there can be {STEPS}")
        box, row = self.box, self.steps
        box.st_op[row], box.st_way[row] = op, way
        box.st_faces[row] = read_faces(entry["values"]) if "values" in entry else 0b1111110
        box.st_colour[row] = entry["colour"].choice(t.COLOURS) if "colour" in entry else t.NONE
        box.st_flags[row] = sum(flag for word, flag in e.FLAGS.items() if word in entry and read_yes(entry[word]))
        _READ_STEP[op](box, row, entry)
        self.steps += 1


def _parameter(name: str, entry: Entry) -> int:
    if name == "values":
        return read_faces(entry)
    return entry.choice(t.COLOURS[:3]) if name == "colour" else entry.whole(1, 30)


def read_faces(entry: Entry) -> int:
    """Values as a set, a bit each."""
    return sum(1 << value for value in {item.whole(1, t.VALUES) for item in entry.items(1, t.VALUES)})


def read_yes(entry: Entry) -> bool:
    """Yes or no."""
    if entry.scalar() not in (True, False):
        entry.wrong("write true or false")
    return bool(entry.scalar())


def read_use(entry: Entry) -> int:
    """Where a skill can be used; what works in combat works against the guardian."""
    use = 0
    for item in entry.items(0, 3):
        use |= tuple(USES.values())[item.choice(tuple(USES))]
    return use


def read_mark(entry: Entry) -> str | None:
    """What is not sure about an entry."""
    return MARKS[entry["mark"].choice(MARKS)] if "mark" in entry else None


# The steps' own fields


def _read_dice(box: Any, row: int, entry: Entry) -> None:
    """Dice to gain or roll: "H6" shows a 6, "H" is rolled."""
    only = entry["only"].choice(("mana", "shields")) if "only" in entry else t.NONE
    dice = entry["dice"].items(1, DICE_OF_A_STEP)
    box.st_n_dice[row] = len(dice)
    for place, die in enumerate(dice):
        found = DIE.fullmatch(die.text())
        if not found or bool(found[2]) != (box.st_op[row] == e.GAIN):
            die.wrong(f"{die.text()!r} is not a die; write a colour (S, A, M, H), with its value if it is gained")
        kind = LETTERS.index(found[1])
        box.st_kinds[row, place] = t.FOR_MANA + only if only != t.NONE else kind
        box.st_values[row, place] = int(found[2] or 0)


def _read_n(entry: Entry) -> int:
    return e.ALL_DICE if entry.scalar() == "all" else entry.whole(1, 12)


def _read_increase(box: Any, row: int, entry: Entry) -> None:
    box.st_n[row], box.st_to[row] = _read_n(entry["dice"]), entry["by"].whole(1, 5)


def _read_count(box: Any, row: int, entry: Entry) -> None:
    box.st_n[row] = _read_n(entry["dice"])


def _read_change(box: Any, row: int, entry: Entry) -> None:
    box.st_n[row], box.st_to[row] = _read_n(entry["dice"]), entry["to"].whole(1, t.VALUES)


def _read_recolour(box: Any, row: int, entry: Entry) -> None:
    box.st_n[row] = _read_n(entry["dice"])
    box.st_colour[row], box.st_to[row] = entry["from"].choice(t.COLOURS), entry["to"].choice(t.COLOURS)


def _read_trade(box: Any, row: int, entry: Entry) -> None:
    found = DIE.fullmatch(entry["for"].text())
    if not found or not found[2]:
        entry["for"].wrong(f"{entry['for'].text()!r} is not a die with its value; write one such as S6")
    box.st_n[row] = e.ALL_DICE
    box.st_faces[row] = 1 << entry["value"].whole(1, t.VALUES)
    box.st_n_dice[row], box.st_kinds[row, 0] = 1, LETTERS.index(found[1])
    box.st_values[row, 0] = int(found[2])


def _read_ignore(box: Any, row: int, entry: Entry) -> None:
    box.st_to[row], box.st_n[row] = entry["icon"].choice(e.ICONS), entry["n"].whole(1, 9)
    box.st_other[row] = entry["guardian"].whole(1, 9) if "guardian" in entry else box.st_n[row]


def _read_heal(box: Any, row: int, entry: Entry) -> None:
    box.st_n[row] = entry["n"].whole(1, 9)
    box.st_other[row] = entry["at_start"].whole(1, 9) if "at_start" in entry else box.st_n[row]


def _read_vanish(box: Any, row: int, entry: Entry) -> None:
    box.st_n[row] = entry["time"].whole(0, 9)


_READ_STEP = {
    e.GAIN: _read_dice,
    e.ROLL_DICE: _read_dice,
    e.INCREASE: _read_increase,
    e.REROLL: _read_count,
    e.CHANGE: _read_change,
    e.RECOLOUR: _read_recolour,
    e.TRADE: _read_trade,
    e.EXILE: _read_count,
    e.IGNORE: _read_ignore,
    e.HEAL: _read_heal,
    e.VANISH: _read_vanish,
}

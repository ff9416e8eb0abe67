"""Fluent, in which our words are written, as far as we use it: text, variables, choices and functions.

    done-roll = { CAP($name) } rolls { $count ->
        [one] a die
       *[other] { $count } dice
    }.

Terms, attributes and references to other messages are refused. A message is read when it is first said: of the hundreds
in a file a command says a few. The page reads the same files with the reader that Mozilla wrote for browsers. The one
that Mozilla wrote for Python reads every message at once and brings the data of all languages along, so it takes longer
to start than a whole game; `tests/engine/test_fluent.py` compares ours with it.
"""

from __future__ import annotations

import re
from decimal import ROUND_HALF_EVEN, Decimal
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Value: TypeAlias = "str | int | float"
Args: TypeAlias = "Mapping[str, Any]"
Function: TypeAlias = "Callable[..., str]"

NEXT_ENTRY = re.compile(r"^(?=[A-Za-z#-])", re.MULTILINE)
HEAD = re.compile(r"([A-Za-z][A-Za-z0-9_-]*) *=")
TEXT = re.compile(r"[^{}\n]+")
LINES = re.compile(r"\n((?: *\n)*)( *)")
SPACES = re.compile(r" *")
BLANK = re.compile(r"[ \n]*")
NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
NUMBER = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")
OPTION = re.compile(rf"({NAME.pattern}) *: *({NUMBER.pattern})")
STRING = re.compile(r'"((?:[^"\\\n]|\\["\\])*)"')
NO_TEXT = ("", "[", "*", ".", "}")  # what ends a text when it stands first on a line
MOST_DIGITS = 3  # behind the point, unless said


class Manner(NamedTuple):
    """How a language writes numbers, and of which it uses the singular."""

    groups: str
    point: str
    is_one: Callable[[float], bool]


MANNERS = {
    "en": Manner(",", ".", lambda number: abs(number) == 1),
    "fr": Manner("\u202f", ",", lambda number: abs(number) < 2),
}


class Messages:
    """The messages of one language; the first of those with one id counts."""

    def __init__(self, language: str, functions: Mapping[str, Function]) -> None:
        self._manner = MANNERS[language]
        self._functions = {"NUMBER": self._number, **functions}
        self._texts: dict[str, str] = {}
        self._known: dict[str, Pattern] = {}

    def add(self, text: str) -> None:
        """Add those of a file."""
        for entry in NEXT_ENTRY.split(text):
            if head := HEAD.match(entry):
                self._texts.setdefault(head[1], entry[head.end() :])

    def __contains__(self, id: str) -> bool:
        return id in self._texts

    def say(self, id: str, args: Args) -> str:
        """The message `id` with these arguments; LookupError if there is no such message, or an argument is missing."""
        if id not in self._known:
            self._known[id] = Reader(id, self._texts[id], self._functions, self._manner).message()
        return self._known[id].say(args)

    def _number(self, value: Value, **digits: int) -> str:
        """Fluent's own function."""
        least, most = digits.pop("minimumFractionDigits", 0), digits.pop("maximumFractionDigits", MOST_DIGITS)
        if digits:
            raise LookupError(f"NUMBER: {', '.join(digits)} is not known here")
        return shown(value, self._manner, least, most)


def shown(value: Value, manner: Manner, least: int = 0, most: int = MOST_DIGITS) -> str:
    """A value as people read it; a number with so many digits behind the point."""
    if isinstance(value, str):
        return value
    if not isinstance(value, (int, float)):
        raise LookupError(f"{value!r} is neither a text nor a number")
    number = Decimal(str(value + 0)).quantize(Decimal(1).scaleb(-most), ROUND_HALF_EVEN)
    whole, _point, digits = f"{number:,f}".partition(".")
    digits = digits.rstrip("0").ljust(least, "0")
    return whole.replace(",", manner.groups) + (manner.point + digits if digits else "")


class Pattern:
    """A text with places that are filled in."""

    def __init__(self, parts: list[str | Callable[[Args], str]]) -> None:
        self._parts = parts

    def say(self, args: Args) -> str:
        """The text with its places filled in."""
        return "".join([part if isinstance(part, str) else part(args) for part in self._parts])


class Reader:
    """Reads one message."""

    def __init__(self, id: str, text: str, functions: Mapping[str, Function], manner: Manner) -> None:
        self._id, self._text, self._at = id, text.rstrip(), 0
        self._functions, self._manner = functions, manner

    def message(self) -> Pattern:
        """What the message says."""
        found = self._pattern()
        self._take(BLANK)
        if self._at < len(self._text):
            self._wrong("what stands here is not known")
        return found

    def _pattern(self) -> Pattern:
        """Text and places, up to the end or to what cannot be text; what all lines are indented by is taken away."""
        parts: list[Any] = []
        self._take(SPACES)
        while True:
            if text := self._take(TEXT):
                parts.append(text[0])
            elif self._take_word("{"):
                parts.append(self._place())
            elif (lines := LINES.match(self._text, self._at)) and self._text[lines.end() :][:1] not in NO_TEXT:
                self._at = lines.end()
                parts.append((1 + lines[1].count("\n"), len(lines[2])))
            else:
                break
        margin = min((part[1] for part in parts if isinstance(part, tuple)), default=0)
        for index, part in enumerate(parts):
            if isinstance(part, tuple):
                parts[index] = "\n" * (part[0] if index else 0) + " " * (part[1] - margin)
        if parts and isinstance(parts[-1], str):
            parts[-1] = parts[-1].rstrip()
        return Pattern(parts)

    def _place(self) -> Callable[[Args], str]:
        """What stands between braces: a value, or a choice by one."""
        value, manner = self._value(), self._manner
        self._take(BLANK)
        if self._take_word("->"):
            return self._choice(value)
        self._need("}")
        return lambda args: shown(value(args), manner)

    def _value(self) -> Callable[[Args], Value]:
        self._take(BLANK)
        if self._take_word("$"):
            name = self._need_name()
            return lambda args: args[name]
        if text := self._take(STRING):
            said = text[1].replace('\\"', '"').replace("\\\\", "\\")
            return lambda _args: said
        if number := self._take(NUMBER):
            value = _to_number(number[0])
            return lambda _args: value
        return self._call(self._need_name())

    def _call(self, name: str) -> Callable[[Args], Value]:
        """A function with its arguments."""
        if name not in self._functions:
            self._wrong(f"there is no function {name}; known: {', '.join(self._functions)}")
        function = self._functions[name]
        given: list[Callable[[Args], Value]] = []
        named: dict[str, Value] = {}
        self._need("(")
        self._take(BLANK)
        while not self._take_word(")"):
            if option := self._take(OPTION):
                named[option[1]] = _to_number(option[2])
            else:
                given.append(self._value())
            self._take(BLANK)
            self._take_word(",")
            self._take(BLANK)
        return lambda args: function(*(value(args) for value in given), **named)

    def _choice(self, value: Callable[[Args], Value]) -> Callable[[Args], str]:
        """One of several patterns: by the value itself, or by whether its language counts it as one."""
        variants: list[tuple[Value, Pattern]] = []
        usual: Pattern | None = None
        self._take(BLANK)
        while not self._take_word("}"):
            is_usual = self._take_word("*")
            self._need("[")
            self._take(BLANK)
            number = self._take(NUMBER)
            key: Value = _to_number(number[0]) if number else self._need_name()
            self._need("]")
            variants.append((key, self._pattern()))
            usual = variants[-1][1] if is_usual else usual
            self._take(BLANK)
        if usual is None:
            self._wrong("a choice needs one variant with a star, for all other values")
        is_one, otherwise = self._manner.is_one, usual

        def choose(args: Args) -> str:
            by = value(args)
            count = "" if isinstance(by, str) else "one" if is_one(by) else "other"
            return next((pattern for key, pattern in variants if key in (by, count)), otherwise).say(args)

        return choose

    # The next letters

    def _take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self._text, self._at)
        self._at = found.end() if found else self._at
        return found

    def _take_word(self, word: str) -> bool:
        found = self._text.startswith(word, self._at)
        self._at += len(word) * found
        return found

    def _need(self, word: str) -> None:
        self._take(BLANK)
        if not self._take_word(word):
            self._wrong(f"{word} is missing here")

    def _need_name(self) -> str:
        name = self._take(NAME)
        if not name:
            self._wrong("a name is missing here")
        return name[0]

    def _wrong(self, reason: str) -> NoReturn:
        line = self._text.count("\n", 0, self._at) + 1
        raise ValueError(f"message {self._id}, line {line} of it: {reason}: {self._text[self._at :][:20]!r}")


def _to_number(text: str) -> float:
    return float(text) if "." in text else int(text)

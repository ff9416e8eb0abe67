"""Content files spoilt at random: lines, values, types, nesting, anchors, numbers, encodings, ends cut off.

Most of what comes of it is refused; what is small enough a change is read, and played.
"""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import yaml

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
NUMBERS = (
    *("0", "1", "-1", "2", "3", "7", "13", "20", "100", "127", "128", "32768", "9" * 12, "9" * 5000, "1_000", "0x7f"),
    *("0x" + "f" * 5000, "1:30", "1:" * 900 + "1", "1e3", "1e999", ".nan", "-.inf", "0.5", "P", "2P-1", "P-4", "9P+20"),
    *("10P", "100P", "99999P+1", "1" * 31 + "P", "P+99999", "\u0663P", "²"),
)
VALUES = (
    *("", "null", "~", "true", "no", "[]", "{}", "''", '""', "' '", "[/foe]", "'[/you][foe]'", "'[bold'", '"\\e[2J"'),
    *('"\\x00"', '"\\ud800"', "2001-99-99", "2001-01-01", "!!int ''", "!!int x", "!!bool maybe", "!!float ''"),
    *("!!null x", "!!timestamp x", "!!binary '*'", "!!set {a}", "!!python/object:os.system x", "!unknown x", "!file"),
    *("!file mine.yaml", "!file ../mine.yaml", "!file [a, b]", "!file " + "a" * 300, "*nowhere", "&a [*a]"),
    *("&a { b: *a }", "<<", "? a", "- - - -", "|", ">-", "%TAG", "@", "`", "'", '"', "[", "]", "{", "}", ": :", "#"),
    *("---", "...", "a" * 70, "a" * 3000, "é" * 50, "名" * 9, "👺", "\u202eevil", "a\u00a0b", "\t", "{ en: a, fr: b }"),
    *("[1, 2]", "[" * 40 + "]" * 40, "[" * 3000, "{a: " * 100, "- " * 100),
)
BOMB = "bomb: [&a [x, x], &b [*a, *a, *a, *a, *a, *a, *a, *a]"
NUMBER, VALUE, NAME = re.compile(r"(?<![\w.])-?\d+"), re.compile(r": +\S[^\n]*"), re.compile(r"[A-Za-z_]\w*(?=:)")


def spoil(text: str, random: Random, times: int) -> bytes:
    """The text of a content file, changed in one way or in several."""
    change = changed_text if "!file" in text else random.choice((changed_text, changed_tree))
    text = change(text, random, times)
    return random.choice(BYTES)(text, random) if random.random() < 0.06 else text.encode("utf-8", "replace")


# Changes of the text


def changed_text(text: str, random: Random, times: int) -> str:
    for _time in range(times):
        text = random.choice(TEXT)(text, random)
    return text


def _of_lines(change: Callable[[list[str], int, Random], None]) -> Callable[[str, Random], str]:
    def changed(text: str, random: Random) -> str:
        lines = text.splitlines() or [""]
        change(lines, random.randrange(len(lines)), random)
        return "\n".join(lines) + "\n"

    return changed


def _replace(pattern: re.Pattern[str], new: Callable[[str, Random], str]) -> Callable[[str, Random], str]:
    """One place of this pattern is another."""

    def changed(text: str, random: Random) -> str:
        found = list(pattern.finditer(text))
        if not found:
            return text
        one = random.choice(found)
        return text[: one.start()] + new(one[0], random) + text[one.end() :]

    return changed


def _delete(lines: list[str], at: int, _random: Random) -> None:
    del lines[at]


def _repeat(lines: list[str], at: int, random: Random) -> None:
    lines.insert(random.randrange(len(lines) + 1), lines[at])


def _swap(lines: list[str], at: int, random: Random) -> None:
    other = random.randrange(len(lines))
    lines[at], lines[other] = lines[other], lines[at]


def _indent(lines: list[str], at: int, random: Random) -> None:
    lines[at] = random.choice(
        (" " + lines[at], "    " + lines[at], "\t" + lines[at], lines[at][1:], lines[at].lstrip())
    )


def _put_in(lines: list[str], at: int, random: Random) -> None:
    lines.insert(at, random.choice(VALUES))


def _bomb(lines: list[str], at: int, _random: Random) -> None:
    names = "abcdefghijklmnopqrstu"
    more = [f", &{name} [{', '.join(['*' + before] * 9)}]" for before, name in pairwise(names[1:])]
    lines.insert(at, BOMB + "".join(more) + "]")


def _cut(text: str, random: Random) -> str:
    return text[: random.randrange(len(text) + 1)]


def _cut_out(text: str, random: Random) -> str:
    start = random.randrange(len(text) + 1)
    return text[:start] + text[start + random.randrange(200) :]


def _anchor(text: str, random: Random) -> str:
    """A value that is another's as well."""
    return _replace(VALUE, lambda _old, _random: ": *here")(
        _replace(VALUE, lambda old, _random: f": &here{old[1:]}")(text, random), random
    )


TEXT: tuple[Callable[[str, Random], str], ...] = (
    *(_of_lines(change) for change in (_delete, _repeat, _swap, _indent, _put_in)),
    _of_lines(_bomb),
    *(_replace(NUMBER, lambda _old, random: random.choice(NUMBERS)) for _weight in range(3)),
    *(_replace(VALUE, lambda _old, random: f": {random.choice(VALUES)}") for _weight in range(2)),
    _replace(NAME, lambda _old, random: random.choice(("", "a", "name", "do", "a" * 70, "[/foe]", "é"))),
    _cut,
    _cut_out,
    _anchor,
)


# Changes of what it says: nearer to what can be played


def changed_tree(text: str, random: Random, times: int) -> str:
    """Written as JSON, which is YAML."""
    tree = named(yaml.load(text, Loader=LOADER))  # noqa: S506  # a safe loader
    for _time in range(times):
        places = places_in(tree)
        if not places:
            break
        where, key = random.choice(places)
        random.choice(TREE)(where, key, places, random)
    return json.dumps(tree, ensure_ascii=False, indent=1)


def named(tree: Any) -> Any:
    """The same with texts for names: YAML takes `on` for true."""
    if isinstance(tree, dict):
        return {"on" if key is True else str(key): named(value) for key, value in tree.items()}
    return [named(each) for each in tree] if isinstance(tree, list) else tree


def places_in(tree: Any) -> list[tuple[Any, Any]]:
    """Every place in a tree: where, and its key or index there."""
    found = []
    waiting = [tree]
    while waiting:
        where = waiting.pop()
        keys = list(where) if isinstance(where, dict) else range(len(where)) if isinstance(where, list) else ()
        found += [(where, key) for key in keys]
        waiting += [where[key] for key in keys]
    return found


def _nudge(where: Any, key: Any, places: list[Any], random: Random) -> None:
    """A number is a little more or less; a text is one that stands elsewhere."""
    numbers = [(place, index) for place, index in places if type(place[index]) is int]
    if isinstance(where[key], str) or not numbers:
        _take_over(where, key, places, random)
        return
    place, index = random.choice(numbers)
    place[index] += random.choice((-3, -2, -1, 1, 2, 3, 10))


def _take_over(where: Any, key: Any, places: list[Any], random: Random) -> None:
    """What stands at another place, of the same sort if there is one."""
    alike = [place[index] for place, index in places if type(place[index]) is type(where[key])]
    where[key] = json.loads(json.dumps(random.choice(alike)))


def _count_heroes(where: Any, key: Any, places: list[Any], random: Random) -> None:
    counts = [(place, index) for place, index in places if index in ("count", "health", "revive_boss")]
    place, index = random.choice(counts or [(where, key)])
    place[index] = random.choice((0, 1, 3, 20, "P", "P-2", "P-3", "2P", "3P-4", "9P+20", "9P-20", "10P"))


def _remove(where: Any, key: Any, _places: list[Any], _random: Random) -> None:
    del where[key]


def _double(where: Any, key: Any, _places: list[Any], random: Random) -> None:
    if isinstance(where, list):
        where.extend([json.loads(json.dumps(where[key]))] * random.choice((1, 1, 2, 30)))
    else:
        where[f"{key}2"] = json.loads(json.dumps(where[key]))


def _other_type(where: Any, key: Any, _places: list[Any], random: Random) -> None:
    old = where[key]
    where[key] = random.choice((None, True, 0, -1, 10**30, 0.5, "", "P", "[/foe]", [], {}, [old], {"a": old}, str(old)))


TREE = (_nudge, _nudge, _nudge, _take_over, _take_over, _count_heroes, _remove, _double, _other_type)


# Changes of the bytes


def _flipped(text: str, random: Random) -> bytes:
    data = bytearray(text.encode("utf-8", "replace") or b" ")
    for _byte in range(random.randrange(1, 4)):
        data[random.randrange(len(data))] = random.randrange(256)
    return bytes(data)


BYTES: tuple[Callable[[str, Random], bytes], ...] = (
    _flipped,
    lambda text, _random: text.encode("latin-1", "replace"),
    lambda text, _random: text.encode("utf-16", "replace"),
    lambda text, _random: text.encode("utf-8-sig", "replace"),
    lambda text, _random: text.replace("\n", "\r\n").encode("utf-8", "replace"),
    lambda text, _random: text.replace("\n", "\r").encode("utf-8", "replace"),
    lambda text, random: (text * random.choice((2, 30))).encode("utf-8", "replace"),
    lambda text, _random: text.encode("utf-8", "replace") + b"\x00",
)

"""Records with something wrong in them: each of them could be a file that somebody hands in."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

Data = dict[str, Any]

ODD: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 7, 31, 64, 2**31, 2**53, -(2**63), 10**30, 10**4200, 0.5, 1e300),
    *(float("nan"), float("inf"), "", "x", "7", "yes", "none", "random", "best", "Bot 2", "y" * 1000, "z" * 100_000),
    *("\ud800", "\udfff", "a\ud83d", "\u0000", "\u202e", "\ufeff", "é" * 30, "a+b/none", "/", "+", "__class__", "../x"),
    *([], {}, [[]], {"a": 1}, [None], [0] * 500, [[0, "x"]], {"\ud800": 1}, {"__proto__": {}}),
]
FRAGMENTS = ['"', "{", "}", "[", "]", ",", ":", "null", "\\ud800", "\\", "\\u", "9" * 5000, "-", "1e999", "NaN", "\x00"]
FRAGMENTS += [
    "\ufeff",
    "\n",
    "/*",
    "'",
    "true",
    '"moves":[]',
    '"table":{}',
    "[" * 3000,
    '{"a":' * 3000,
    "é",
    "\U0001f409",
]
CHANGES = (1, 1, 2, 4)


def mutated(base: Data, random: Random) -> str:
    """The text of a record that has been changed in some places, each time in others."""
    data = deepcopy(base)
    for _change in range(random.choice(CHANGES)):
        random.choice(DATA_CHANGES)(data, random)
    text = json.dumps(data, ensure_ascii=random.random() < 0.5)
    if random.random() < 0.3:
        text = random.choice(TEXT_CHANGES)(text, random)
    return text


# Changes of data


def _set_field(data: Data, random: Random) -> None:
    holder = _some_holder(data, random)
    if holder:
        holder[random.choice(list(holder))] = deepcopy(random.choice(ODD))


def _drop_field(data: Data, random: Random) -> None:
    holder = _some_holder(data, random)
    if holder:
        del holder[random.choice(list(holder))]


def _add_field(data: Data, random: Random) -> None:
    _some_holder(data, random)[str(random.choice(ODD))[:50]] = deepcopy(random.choice(ODD))


def _swap_fields(data: Data, random: Random) -> None:
    holder = _some_holder(data, random)
    if holder:
        one, other = random.choices(list(holder), k=2)
        holder[one], holder[other] = holder[other], holder[one]


def _change_list(data: Data, random: Random) -> None:
    """Change one of the lists: drop, double, exchange, cut, or put in what does not belong there."""
    lists = [value for holder in _holders(data) for value in holder.values() if isinstance(value, list) and value]
    if not lists:
        return
    chosen = random.choice(lists)
    at, other = random.randrange(len(chosen)), random.randrange(len(chosen))
    match random.randrange(7):
        case 0:
            del chosen[at]
        case 1:
            chosen.insert(at, chosen[other])
        case 2:
            chosen[at], chosen[other] = chosen[other], chosen[at]
        case 3:
            del chosen[at:]
        case 4:
            chosen[at] = deepcopy(random.choice(ODD))
        case 5:
            chosen.extend(chosen * 3)
        case _:
            chosen[at] = random.randrange(200)


def _some_holder(data: Data, random: Random) -> Data:
    return random.choice(_holders(data))


def _holders(data: Data) -> list[Data]:
    """The record, and what has fields in it."""
    return [data, *(value for value in data.values() if isinstance(value, dict))]


# Changes of text


def _cut(text: str, random: Random) -> str:
    return text[: random.randrange(len(text))]


def _put_in(text: str, random: Random) -> str:
    at = random.randrange(len(text))
    return text[:at] + random.choice(FRAGMENTS) + text[at:]


def _take_out(text: str, random: Random) -> str:
    at = random.randrange(len(text))
    return text[:at] + text[at + random.randint(1, 20) :]


def _change_letter(text: str, random: Random) -> str:
    at = random.randrange(len(text))
    return text[:at] + chr(random.choice((random.randrange(32, 127), random.randrange(0xD7FF)))) + text[at + 1 :]


def _double(text: str, random: Random) -> str:
    return text * random.randint(2, 3)


DATA_CHANGES = (_set_field, _set_field, _drop_field, _add_field, _swap_fields, _change_list, _change_list, _change_list)
TEXT_CHANGES = (_cut, _put_in, _put_in, _take_out, _change_letter, _double)

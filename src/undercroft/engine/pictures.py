"""Pictures in characters: marks such as `[you]…[/you]` around what has a colour, and names that may hold anything.

A name is drawn with a stand-in for each bracket, so that none is taken for a mark: `[/you]` can be a monster's name.
"""

from __future__ import annotations

import re
from typing import Any

MARKS = ("you", "foe", "wall", "faint")
MARK = re.compile(rf"\[/?(?:{'|'.join(MARKS)})\]")
BRACKET, STAND_IN = "[", "\ue000"  # of private use: content files may not hold it


def sheltered(names: Any) -> Any:
    """The same names, in the same lists and groups, with stand-ins for brackets."""
    if isinstance(names, str):
        return names.replace(BRACKET, STAND_IN)
    if isinstance(names, dict):
        return {key: sheltered(value) for key, value in names.items()}
    return [sheltered(each) for each in names] if isinstance(names, list | tuple) else names


def parts(drawn: str) -> list[tuple[str, str]]:
    """A picture as (mark, text), part by part; the mark of plain text is empty."""
    found, mark, at = [], "", 0
    for each in MARK.finditer(drawn):
        found.append((mark, drawn[at : each.start()]))
        mark, at = each[0].strip("[]").partition("/")[0], each.end()
    found.append((mark, drawn[at:]))
    return [(mark, text.replace(STAND_IN, BRACKET)) for mark, text in found if text]


def plain(drawn: str) -> str:
    """A picture without its marks."""
    return MARK.sub("", drawn).replace(STAND_IN, BRACKET)

"""Reading YAML that somebody else wrote: what a file may hold has bounds, so that none can keep the program busy.

What is beyond them, or no YAML at all, is refused in a sentence with file and line before anything is built of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

import yaml

from .errors import BadContent

if TYPE_CHECKING:
    from pathlib import Path

MOST_BYTES = 100_000  # our largest file has a fifth of that
MOST_VALUES = 20_000  # what is repeated with an alias counts each time
DEEPEST = 30  # lists and groups of fields inside each other; a quest of ours needs nine
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
LONGEST_REASON = 120


def read_yaml(path: Path) -> tuple[str, yaml.Node]:
    """A file's text, and what it says."""
    text = _text(path)
    try:
        _check_bounds(path, text)
        node = yaml.compose(text, Loader=LOADER)
    except (yaml.YAMLError, ValueError, OverflowError) as problem:
        raise BadContent(_broken(path, text, problem)) from None
    if node is None:
        raise BadContent(f"{path}: the file is empty; copy the game's own box.yaml and change it")
    return text, node


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            _refuse(path, data.count(b"\n"), f"the file has more than {MOST_BYTES} bytes; make several files of it")
        return data.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
    except FileNotFoundError:
        raise BadContent(f"{path}: there is no such file; give the path of a YAML file") from None
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start)
        _refuse(path, line, "cannot be read (no letter begins like this); give a readable text file in UTF-8")
    except (OSError, ValueError) as problem:
        raise BadContent(f"{path}: cannot be read ({problem}); give a readable text file in UTF-8") from None


def _check_bounds(path: Path, text: str) -> None:
    """Walk through the file without building anything of it. An alias counts as much as what it repeats."""
    values = 0
    sizes: dict[str, int] = {}  # of what has an anchor
    begun: list[tuple[str | None, int]] = []  # lists and groups that are open: the anchor, and `values` before
    event: Any
    for event in yaml.parse(text, Loader=LOADER):
        line = event.start_mark.line
        if isinstance(event, yaml.AliasEvent):
            name = str(event.anchor)
            if name in [anchor for anchor, _before in begun]:
                _refuse(path, line, f"*{_short(name)} stands inside what it repeats, without end; write it out")
            values += sizes.get(name, 1)
        elif isinstance(event, yaml.ScalarEvent):
            values += 1
            sizes |= {event.anchor: 1} if event.anchor else {}
        elif isinstance(event, yaml.CollectionStartEvent):
            begun.append((event.anchor, values))
            values += 1
            if len(begun) > DEEPEST:
                _refuse(path, line, f"more than {DEEPEST} lists or fields inside each other; write it flatter")
        elif isinstance(event, yaml.CollectionEndEvent):
            anchor, before = begun.pop()
            sizes |= {anchor: values - before} if anchor else {}
        if values > MOST_VALUES:
            _refuse(path, line, f"more than {MOST_VALUES} values so far, repeated ones counted; take something away")


def _broken(path: Path, text: str, problem: Exception) -> str:
    """What is wrong with a file that is no YAML, and in which line."""
    mark = getattr(problem, "problem_mark", None) or getattr(problem, "context_mark", None)
    place = getattr(problem, "position", None)
    number = mark.line if mark else text.count("\n", 0, place) if isinstance(place, int) else None
    line = "" if number is None else f" line {number + 1}"
    reason = getattr(problem, "problem", None) or getattr(problem, "reason", None) or "it cannot be understood"
    return f"{path.name}{line}: not well-formed YAML, {_short(reason)}; check indentation, colons and quotes there"


def _refuse(path: Path, line: int, reason: str) -> NoReturn:
    raise BadContent(f"{path.name} line {line + 1}: {reason}")


def _short(text: str) -> str:
    """A part of a sentence: in one line, and not too long."""
    line = "".join(char if char.isprintable() else " " for char in text)
    return line if len(line) <= LONGEST_REASON else line[: LONGEST_REASON - 1] + "…"

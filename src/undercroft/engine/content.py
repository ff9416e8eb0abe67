"""Reading content files: YAML with file, line, field and reason for everything that is wrong in it.

`Entry` is a place in the file. A game's `box.py` walks it and asks for what it needs:

    for name, kind in content["monsters"].entries():
        kind.only("name", "speed")
        speed = kind["speed"].whole(0, 20)

A long file may be split: where an entry is the name of another file, `follow` reads that one.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import yaml

from .errors import BadContent, did_you_mean
from .languages import LANGUAGES, Names

if TYPE_CHECKING:
    from collections.abc import Iterator


def read_content(path: Path, read: list[str] | None = None) -> Entry:
    """The top of a content file; `read` holds the hashes of the files read before it, if it belongs to one of them."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadContent(f"{path}: there is no such file; give the path of a YAML file") from None
    except (OSError, UnicodeDecodeError) as problem:
        raise BadContent(f"{path}: cannot be read ({problem}); give a readable text file in UTF-8") from None
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        node = yaml.compose(text, Loader=loader)
    except yaml.YAMLError as problem:
        raise BadContent(_broken(path, problem)) from None
    if node is None:
        raise BadContent(f"{path}: the file is empty; copy the game's own box.yaml and change it")
    read = [] if read is None else read
    read.append(hashlib.sha256(text.encode()).hexdigest()[:16])
    return Entry(path, "", node, read)


def _broken(path: Path, problem: yaml.YAMLError) -> str:
    mark = getattr(problem, "problem_mark", None)
    line = f" line {mark.line + 1}" if mark else ""
    reason = getattr(problem, "problem", None) or "it cannot be understood"
    return f"{path.name}{line}: not well-formed YAML, {reason}; check indentation, colons and quotes there"


class Entry:
    """A value in a content file that knows where it stands."""

    def __init__(self, path: Path, field: str, node: yaml.Node, read: list[str], line: int | None = None) -> None:
        self.path, self.field, self._node = path, field, node
        self.read = read  # a hash of each file read so far
        self._line = node.start_mark.line + 1 if line is None else line
        self._known: dict[str, Entry] | None = None  # the fields, once they were asked for

    @property
    def fingerprint(self) -> str:
        """A hash of the whole file, and of those that were followed from it."""
        if len(self.read) == 1:
            return self.read[0]
        return hashlib.sha256(" ".join(self.read).encode()).hexdigest()[:16]

    def wrong(self, reason: str) -> NoReturn:
        """Refuse this entry: `reason` says what is wrong and what would be right."""
        where = f"{self.path.name} line {self._line}"
        raise BadContent(f"{where}, {self.field}: {reason}" if self.field else f"{where}: {reason}")

    def _child(self, field: str, node: yaml.Node, line: int | None = None) -> Entry:
        return Entry(self.path, f"{self.field}.{field}" if self.field else field, node, self.read, line)

    def follow(self) -> Entry:
        """The top of the file that is named here, beside this file; this entry itself if no file is named."""
        if not isinstance(self._node, yaml.ScalarNode):
            return self
        path = self.path.parent / self.text()
        if not path.is_file():
            self.wrong(f"{self.text()!r} is no file beside this one; name one, or write what it would hold here")
        return read_content(path, self.read)

    def _fields(self) -> dict[str, Entry]:
        if self._known is not None:
            return self._known
        if not isinstance(self._node, yaml.MappingNode):
            self.wrong("this must hold named fields, each on a line like `name: value`")
        fields: dict[str, Entry] = {}
        for key, value in self._node.value:
            if not isinstance(key, yaml.ScalarNode):
                self._child("?", key).wrong("a field's name must be a single word; write `name: value`")
            name = str(key.value)
            entry = self._child(name, value, key.start_mark.line + 1)
            if name in fields:
                entry.wrong("this field stands here twice; keep one of them")
            fields[name] = entry
        self._known = fields
        return fields

    def only(self, *names: str, maybe: tuple[str, ...] = ()) -> None:
        """Refuse fields other than these, and require every one of `names`."""
        fields = self._fields()
        for name, entry in fields.items():
            if name not in (*names, *maybe):
                entry.wrong(f"no such field here; {did_you_mean(name, (*names, *maybe))}")
        for name in names:
            self[name]

    def __getitem__(self, name: str) -> Entry:
        fields = self._fields()
        if name not in fields:
            self.wrong(f"the field {name!r} is missing; add it")
        return fields[name]

    def get(self, name: str) -> Entry | None:
        """A field that may be missing."""
        return self._fields().get(name)

    def entries(self) -> Iterator[tuple[str, Entry]]:
        """The named fields, in the order of the file."""
        yield from self._fields().items()

    def items(self, least: int, most: int) -> list[Entry]:
        """The items of a list."""
        if not isinstance(self._node, yaml.SequenceNode):
            self.wrong("this must be a list, each item on a line that starts with `- `")
        if not least <= len(self._node.value) <= most:
            self.wrong(f"{len(self._node.value)} items; there must be {_between(least, most)}")
        return [self._child(f"[{index + 1}]", node) for index, node in enumerate(self._node.value)]

    def whole(self, least: int, most: int) -> int:
        """A whole number."""
        value = self._scalar()
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(f"{value!r} is not a whole number; write one, {_between(least, most)}")
        if not least <= value <= most:
            self.wrong(f"{value} is out of bounds; it must be {_between(least, most)}")
        return value

    def yes(self) -> None:
        """The word `true`: for a field that is there or is not."""
        if self._scalar() is not True:
            self.wrong("this can only be true; write true, or leave the field out")

    def is_word(self, word: str) -> bool:
        """Whether this word stands here."""
        return isinstance(self._node, yaml.ScalarNode) and self._node.value == word

    def word(self) -> str:
        """A single value as it is written, whether it is a text or a number."""
        self._scalar()
        return str(self._node.value)

    def text(self) -> str:
        """A text that is not empty."""
        value = self._scalar()
        if not isinstance(value, str) or not value.strip():
            self.wrong(f"{value!r} is not a text; write one, in quotes if need be")
        return value

    def choice(self, known: tuple[str, ...]) -> int:
        """The index of one of the `known` words."""
        value = self.text()
        if value not in known:
            self.wrong(f"{value!r} is not known here; {did_you_mean(value, known)}")
        return known.index(value)

    def names(self) -> Names:
        """The same text in every language."""
        self.only(*LANGUAGES)
        return {language: self[language].text() for language in LANGUAGES}

    def _scalar(self) -> Any:
        if not isinstance(self._node, yaml.ScalarNode):
            self.wrong("this must be a single value, not a list or a group of fields")
        try:
            return yaml.SafeLoader("").construct_object(self._node)
        except (yaml.YAMLError, ValueError):  # a tag that is not known or does not fit: the text as it stands
            return self._node.value


def _between(least: int, most: int) -> str:
    return f"exactly {least}" if least == most else f"from {least} to {most}"

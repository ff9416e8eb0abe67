"""Reading content files: YAML with file, line, field and reason for everything that is wrong in it.

`Entry` is a place in the file. A game's `box.py` walks it and asks for what it needs:

    for name, kind in content["monsters"].entries():
        kind.only("name", "speed")
        speed = kind["speed"].whole(0, 20)

A long file can be cut: `cards: !file cards.yaml` stands for what is in that file, which lies beside it or, for a
designer who changes only a part, in the game's own folder. An item of a list can be such a file, too.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, cast

import yaml
from yaml.constructor import SafeConstructor

from .errors import BadContent, did_you_mean
from .languages import LANGUAGES, Names

if TYPE_CHECKING:
    from collections.abc import Iterator


OTHER_FILE = "!file"
TEXT = "tag:yaml.org,2002:str"


def read_content(path: Path, *own: Path) -> Entry:
    """The top of a content file. Files that it names and that are not beside it are looked for in the folders `own`."""
    text, node = _read(path)
    digest = hashlib.sha256(text.encode())
    if isinstance(node, yaml.MappingNode):
        node.value = [(key, _follow(value, path.name, (path.parent, *own), digest)) for key, value in node.value]
    return Entry(path.name, "", node, digest.hexdigest()[:16])


def _follow(node: yaml.Node, file: str, folders: tuple[Path, ...], digest: Any) -> yaml.Node:
    """What a value stands for: what is in the file that it names, or itself with such files in the place of items."""
    if node.tag == OTHER_FILE:
        text, part = _read(_found(node, file, folders))
        digest.update(text.encode())
        cast("Any", part).file = str(node.value)
        return part
    if isinstance(node, yaml.SequenceNode):
        node.value = [_follow(item, file, folders, digest) for item in node.value]
    return node


def _found(node: yaml.Node, file: str, folders: tuple[Path, ...]) -> Path:
    """The file that `node` names, in the first of the folders that has it."""
    here = f"{file} line {node.start_mark.line + 1}"
    if not isinstance(node, yaml.ScalarNode) or not node.value:
        raise BadContent(f"{here}: {OTHER_FILE} stands for one file; write its name behind it: {OTHER_FILE} cards.yaml")
    name = str(node.value)
    for folder in folders:
        if (folder / name).is_file():
            return folder / name
    raise BadContent(f"{here}: there is no file {name!r} beside this one; put it there, or correct the name")


def _read(path: Path) -> tuple[str, yaml.Node]:
    """A file's text, and what it says."""
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
    return text, node


def _broken(path: Path, problem: yaml.YAMLError) -> str:
    mark = getattr(problem, "problem_mark", None)
    line = f" line {mark.line + 1}" if mark else ""
    reason = getattr(problem, "problem", None) or "it cannot be understood"
    return f"{path.name}{line}: not well-formed YAML, {reason}; check indentation, colons and quotes there"


class Entry:
    """A value in a content file that knows where it stands."""

    def __init__(self, file: str, field: str, node: yaml.Node, fingerprint: str, line: int | None = None) -> None:
        self.file, self.field, self._node = file, field, node
        self.fingerprint = fingerprint  # of the whole file
        self._line = node.start_mark.line + 1 if line is None else line
        self._known: dict[str, Entry] | None = None  # the fields, once they were asked for

    def wrong(self, reason: str) -> NoReturn:
        """Refuse this entry: `reason` says what is wrong and what would be right."""
        where = f"{self.file} line {self._line}"
        raise BadContent(f"{where}, {self.field}: {reason}" if self.field else f"{where}: {reason}")

    def _child(self, field: str, node: yaml.Node, line: int | None = None) -> Entry:
        field = f"{self.field}.{field}" if self.field else field
        if other := getattr(node, "file", None):  # it came from a file of its own
            return Entry(other, field, node, self.fingerprint)
        return Entry(self.file, field, node, self.fingerprint, line)

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
        """Refuse fields other than these, and require every one of them but those that `maybe` are there."""
        fields = self._fields()
        for name, entry in fields.items():
            if name not in (*names, *maybe):
                entry.wrong(f"no such field here; {did_you_mean(name, (*names, *maybe))}")
        for name in names:
            self[name]

    def __contains__(self, name: str) -> bool:
        return name in self._fields()

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
        value = self.scalar()
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(f"{value!r} is not a whole number; write one, {_between(least, most)}")
        if not least <= value <= most:
            self.wrong(f"{value} is out of bounds; it must be {_between(least, most)}")
        return value

    def is_whole(self) -> bool:
        """Whether a whole number stands here."""
        return isinstance(self._node, yaml.ScalarNode) and type(self.scalar()) is int

    def yes(self) -> None:
        """The word `true`: for a field that is there or is not."""
        if self.scalar() is not True:
            self.wrong("this can only be true; write true, or leave the field out")

    def is_word(self, word: str) -> bool:
        """Whether this word stands here."""
        return isinstance(self._node, yaml.ScalarNode) and self._node.value == word

    def word(self) -> str:
        """A single value as it is written, whether it is a text or a number."""
        self.scalar()
        return str(self._node.value)

    def text(self) -> str:
        """A text that is not empty."""
        value = self.scalar()
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

    def scalar(self) -> Any:
        """A single value: a text, a number, true or false, or nothing."""
        if not isinstance(self._node, yaml.ScalarNode):
            self.wrong("this must be a single value, not a list or a group of fields")
        if self._node.tag == TEXT:
            return self._node.value
        try:
            return SafeConstructor().construct_object(self._node)
        except (yaml.YAMLError, ValueError):  # a tag that is not known or does not fit: the text as it stands
            return self._node.value


def _between(least: int, most: int) -> str:
    return f"exactly {least}" if least == most else f"from {least} to {most}"

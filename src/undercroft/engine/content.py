"""Reading content files: YAML with file, line, field and reason for everything that is wrong in it.

`Entry` is a place in the file. A game's `content` walks it and asks for what it needs:

    for name, kind in content["monsters"].entries():
        kind.only("name", "speed")
        speed = kind["speed"].whole(0, 20)

A long file can be cut: `cards: !file cards.yaml` stands for what is in that file, which lies beside it or, for a
designer who changes only a part, in the game's own folder. An item of a list can be such a file, too.
"""

from __future__ import annotations

import hashlib
import re
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, cast

import yaml
from yaml.constructor import SafeConstructor

from .errors import BadContent, did_you_mean
from .languages import LANGUAGES, Names
from .yaml_files import read_yaml

if TYPE_CHECKING:
    from collections.abc import Iterator


OTHER_FILE = "!file"
TEXT = "tag:yaml.org,2002:str"
LONGEST_NAME, LONGEST_TEXT = 60, 2000  # of a field; of what people read
LONGEST_VALUE = 40  # of a number, and of what is quoted
LONGEST_REASON = 600
MOST_FILES = 60  # that one file can name
NOT_SHOWN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ue000-\uf8ff\U000f0000-\U0010fffd]")


def read_content(path: Path, *own: Path) -> Entry:
    """The top of a content file. Files that it names and that are not beside it are looked for in the folders `own`."""
    text, node = read_yaml(path)
    parts = _Parts(path.name, (path.parent, *own), hashlib.sha256(text.encode()))
    if isinstance(node, yaml.MappingNode):
        node.value = [(key, parts.follow(value)) for key, value in node.value]
    return Entry(path.name, "", node, parts.digest.hexdigest()[:16])


class _Parts:
    """The files that a content file names, and a hash over all of it."""

    def __init__(self, file: str, folders: tuple[Path, ...], digest: Any) -> None:
        self.digest = digest
        self._file, self._folders, self._count = file, folders, 0

    def follow(self, node: yaml.Node) -> yaml.Node:
        """What a value stands for: what is in the file that it names, or itself with such files in place of items."""
        if node.tag == OTHER_FILE:
            return self._read(node)
        if isinstance(node, yaml.SequenceNode):
            node.value = [self.follow(item) for item in node.value]
        return node

    def _read(self, node: yaml.Node) -> yaml.Node:
        self._count += 1
        if self._count > MOST_FILES:
            line = node.start_mark.line + 1
            raise BadContent(f"{self._file} line {line}: more than {MOST_FILES} other files; put some of them together")
        text, part = read_yaml(_found(node, self._file, self._folders))
        self.digest.update(text.encode())
        cast("Any", part).file = str(node.value)
        return part


def _found(node: yaml.Node, file: str, folders: tuple[Path, ...]) -> Path:
    """The file that `node` names, in the first of the folders that has it."""
    here = f"{file} line {node.start_mark.line + 1}"
    if not isinstance(node, yaml.ScalarNode) or not node.value:
        raise BadContent(f"{here}: {OTHER_FILE} stands for one file; write its name behind it: {OTHER_FILE} cards.yaml")
    name = str(node.value)
    for folder in folders:
        with suppress(OSError):  # a name that no file can have
            if (folder / name).is_file():
                return folder / name
    raise BadContent(f"{here}: there is no file {quoted(name)} beside this one; put it there, or correct the name")


class Entry:
    """A value in a content file that knows where it stands."""

    def __init__(self, file: str, field: str, node: yaml.Node, fingerprint: str, line: int | None = None) -> None:
        self.file, self.field, self._node = file, field, node
        self.fingerprint = fingerprint  # of the whole file
        self.line: int = node.start_mark.line + 1 if line is None else line
        self._known: dict[str, Entry] | None = None  # the fields, once they were asked for

    def wrong(self, reason: str) -> NoReturn:
        """Refuse this entry: `reason` says what is wrong and what would be right."""
        where = f"{self.file} line {self.line}"
        if len(reason) > LONGEST_REASON:
            reason = f"{reason[: LONGEST_REASON // 2]} … {reason[-LONGEST_REASON // 2 :]}"
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
            if len(name) > LONGEST_NAME or not name.isprintable():
                self._child("?", key).wrong(
                    f"{quoted(name)} cannot be a field's name; take {LONGEST_NAME} characters at most, all visible"
                )
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
            self.wrong(f"{quoted(value)} is not a whole number; write one, {_between(least, most)}")
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
            self.wrong(f"{quoted(value)} is not a text; write one, in quotes if need be")
        if len(value) > LONGEST_TEXT:
            self.wrong(f"{len(value)} characters; a text has at most {LONGEST_TEXT}, so shorten it")
        if unseen := NOT_SHOWN.search(value):
            self.wrong(f"the character {unseen[0]!a} in it cannot be shown; take it out")
        return value

    def choice(self, known: tuple[str, ...]) -> int:
        """The index of one of the `known` words."""
        value = self.text()
        if value not in known:
            self.wrong(f"{quoted(value)} is not known here; {did_you_mean(value, known)}")
        return known.index(value)

    def names(self) -> Names:
        """The same text in every language."""
        self.only(*LANGUAGES)
        return {language: self[language].text() for language in LANGUAGES}

    def scalar(self) -> Any:
        """A single value: a text, a number, true or false, or nothing."""
        if not isinstance(self._node, yaml.ScalarNode):
            self.wrong("this must be a single value, not a list or a group of fields")
        text: str = self._node.value
        if self._node.tag == TEXT or len(text) > LONGEST_VALUE:
            return text
        try:
            return SafeConstructor().construct_object(self._node)
        except (yaml.YAMLError, ValueError, TypeError, LookupError, AttributeError, ArithmeticError):
            return text  # a tag that is not known or does not fit: the text as it stands


def quoted(value: object) -> str:
    """A value in a sentence about it."""
    shown = repr(value)
    return shown if len(shown) <= LONGEST_VALUE else f"{shown[:LONGEST_VALUE]}…"


def _between(least: int, most: int) -> str:
    return f"exactly {least}" if least == most else f"from {least} to {most}"

"""Matches on paper: the rules' version, the options and every move, luck's among them, with hashes of the table.

Replaying a record needs no random numbers. The seed is there so that a game that goes on keeps its luck.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import BadRecord, UndercroftError
from .game import load
from .options import Printed

if TYPE_CHECKING:
    from .game import Game
    from .match import Match

FORMAT = 1
CHECK_EVERY = 32
LARGEST = 10**40  # of the numbers in a record that are worth a word
LONGEST = 200  # of the texts in it: names of games, options and their values, hashes


@dataclass(frozen=True)
class Record:
    """A match on paper."""

    game: str
    rules: int
    box: str
    seats: int
    options: dict[str, Any]
    practice: bool
    seed: int
    moves: tuple[int, ...]
    checks: tuple[tuple[int, str], ...]

    def to_json(self, **notes: object) -> str:
        """The record as text, with notes that are no part of the match; the same always gives the same bytes."""
        data = {"undercroft": FORMAT, **asdict(self), **notes}
        return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"

    @classmethod
    def from_json(cls, text: str, name: str = "record") -> Record:
        """Read a record; `name` is what to call it when something is wrong with it."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise BadRecord(f"{name}: not a record, or one cut short; a record is one JSON object") from None
        if not isinstance(data, dict) or not _is_number(data.get("undercroft"), 1):
            raise BadRecord(f"{name}: not a record of Undercroft; the field 'undercroft' with the format is missing")
        if not _is_text(text, data):
            raise BadRecord(f"{name}: it holds half a character, which is no text; the record is damaged")
        if data["undercroft"] > FORMAT:
            newer = data["undercroft"]
            raise BadRecord(
                f"{name}: written by a newer Undercroft (format {newer}, known: {FORMAT}); update the program"
            )
        return cls(**{field: _read(name, data, field) for field in _FIELDS})

    def save(self, path: Path, **notes: object) -> None:
        """Write the record to a file, whole or not at all; for notes see `to_json`."""
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, unfinished = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(self.to_json(**notes))
                file.flush()
                os.fsync(file.fileno())
            os.replace(unfinished, path)
        except BaseException:
            Path(unfinished).unlink(missing_ok=True)
            raise

    @classmethod
    def read(cls, path: Path) -> Record:
        """Read a record from a file."""
        try:
            text = path.read_text(encoding="utf-8")
        except FileNotFoundError:
            raise BadRecord(f"{path}: there is no such file; give the path of a saved game") from None
        except (OSError, UnicodeDecodeError):
            raise BadRecord(f"{path}: cannot be read as text; give the path of a saved game") from None
        return cls.from_json(text, path.name)


def table_hash(state: bytes) -> str:
    """A short hash of a position."""
    return hashlib.sha256(state).hexdigest()[:16]


def replay(record: Record | str, game: Game | None = None) -> Match:
    """The match that a record (or its text) tells of, checked move by move."""
    if isinstance(record, str):
        record = Record.from_json(record)
    try:
        return _replayed(record, game)
    except BadRecord:
        former = _as_before(record, game)
        if former == record:
            raise
        return _replayed(former, game)


def _as_before(record: Record, game: Game | None) -> Record:
    """What a record may mean that was kept when the values of another box had no names of their own."""
    printed = {each.name: each for each in game.options if isinstance(each, Printed)} if game else {}
    options = {
        name: printed[name].by_place(value) if name in printed else value for name, value in record.options.items()
    }
    return replace(record, options=options)


def _replayed(record: Record, game: Game | None) -> Match:
    """A record played again, from its start."""
    match = _laid_out(record, game)
    checks = dict(record.checks)
    if max(checks, default=0) > len(record.moves):
        missing = max(checks) - len(record.moves)
        raise BadRecord(f"record: its last moves are missing, {missing} or more; the record is damaged")
    if checks.get(0, match.hash()) != match.hash():
        raise BadRecord("record: the table at the start is not as it was; the record was changed or is damaged")
    for number, move in enumerate(record.moves, 1):
        if not 0 <= move < len(match.game.verbs):
            raise BadRecord(f"record, move {number}: move {_short(move)}: there is no such move; the record is damaged")
        try:
            match.play(move)
        except UndercroftError as problem:
            raise BadRecord(f"record, move {number}: {problem}; the record is damaged") from None
        if number in checks and checks[number] != match.hash():
            raise BadRecord(f"record, move {number}: the table is not as it was; the record was changed or is damaged")
    return match


def _laid_out(record: Record, game: Game | None) -> Match:
    """The match at its start."""
    from .match import Match

    try:
        game = game or load(record.game)
        _check_same_rules(record, game)
        options, seats = game.read_options(record.options), game.check_seats(record.seats)
        return Match(game, seats, game.check_seed(record.seed), options, record.practice)
    except BadRecord:
        raise
    except UndercroftError as problem:
        raise BadRecord(f"record: {problem}") from None


def _check_same_rules(record: Record, game: Game) -> None:
    if record.game != game.id:
        raise BadRecord(f"record: it is of {record.game}, not of {game.id}; load that game")
    if record.rules != game.version:
        remedy = "update the program" if record.rules > game.version else "replay it with the version that wrote it"
        raise BadRecord(
            f"record: played by version {record.rules} of the rules, this is version {game.version}; {remedy}"
        )
    if record.box != game.box.fingerprint:
        raise BadRecord("record: played with another box file; give the same one with --box")


_FIELDS = ("game", "rules", "box", "seats", "options", "practice", "seed", "moves", "checks")


def _read(name: str, data: dict[str, Any], field: str) -> Any:
    """One field of a record, with its type checked."""
    if field not in data:
        raise BadRecord(f"{name}: the field {field!r} is missing; the record is damaged")
    value = data[field]
    if field == "moves":
        if isinstance(value, list) and all(type(move) is int for move in value):
            return tuple(value)
    elif field == "checks":
        if isinstance(value, list) and all(_is_check(check) for check in value):
            return tuple((number, text) for number, text in value)
    elif _KINDS[field](value):
        return value
    raise BadRecord(
        f"{name}: the field {field!r} holds {_short(value)}, which cannot stand there; the record is damaged"
    )


def _is_number(value: Any, least: int = -LARGEST) -> bool:
    return type(value) is int and least <= value <= LARGEST


def _is_word(value: Any) -> bool:
    return type(value) is str and len(value) <= LONGEST


def _is_switch(value: Any) -> bool:
    return type(value) is bool


def _is_chosen(value: Any) -> bool:
    return isinstance(value, dict) and all(len(repr(part)) <= LONGEST for pair in value.items() for part in pair)


_KINDS = {
    **dict.fromkeys(("rules", "seats", "seed"), _is_number),
    **dict.fromkeys(("game", "box"), _is_word),
    "options": _is_chosen,
    "practice": _is_switch,
}


def _is_check(check: Any) -> bool:
    return isinstance(check, list) and len(check) == 2 and _is_number(check[0], 0) and _is_word(check[1])


def _is_text(text: str, data: Any) -> bool:
    """Whether all that was read can be written: JSON can name half of a pair of surrogates, which is no character."""
    try:
        if "\\u" in text:
            json.dumps(data, ensure_ascii=False).encode()
        text.encode()
    except (UnicodeEncodeError, RecursionError):
        return False
    return True


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."

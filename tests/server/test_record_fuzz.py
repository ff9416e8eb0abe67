"""Records that came to harm: each is refused in one clear sentence, or is a game that can be played on.

UNDERCROFT_FUZZ says how many are tried, on top of those that once did harm.
"""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pytest

import undercroft as uc
from undercroft.engine.errors import UndercroftError
from undercroft.engine.record import FORMAT, Record, replay
from undercroft.server.store.records import import_match
from undercroft.server.store.store import Store
from undercroft.server.tables.situations import situation
from undercroft.server.tables.table import Table
from undercroft.terminal.commands.play import read_match
from undercroft.terminal.story import tell_story

from .mutations import mutated

HOW_MANY = int(os.environ.get("UNDERCROFT_FUZZ", "2000"))
MOST_MOVES = 12  # of a match that is harmed: replaying takes most of the time
MOST_SECONDS = 5  # of a core, for one record
LONGEST_SENTENCE = 1000
GAMES = {"one_card", "dungeon_roll", "welcome", "one_deck", "deck_box"}
GOLDEN = Path(__file__).parent.parent / "golden"
NOTES: dict[str, Any] = {
    "code": "BCDFGH",
    "nonce": "0" * 32,
    "seed_chosen": True,
    "odds": "off",
    "undo": "turn",
    "analysis": False,
    "hot_seat": False,
    "given": 0,
}


def noted(record: Record) -> dict[str, Any]:
    """A record as a table hands it out."""
    game, seats = uc.load(record.game), record.seats
    names = ["Ann", *[None] * (seats - 1)]
    bots = [None, *[game.levels[-1]] * (seats - 1)]
    return {"undercroft": FORMAT, **asdict(record), "table": {**NOTES, "nicknames": names, "bots": bots}}


def bases() -> list[dict[str, Any]]:
    """Records of all games, the fewest and the most seats: whole where they are short, and their beginnings."""
    found = []
    for game in map(uc.load, uc.games()):
        for seats in sorted(set(game.seats)):
            file = GOLDEN / f"{game.id}-{seats}.record.json"
            if file.exists():
                match = uc.replay(file.read_text(encoding="utf-8"))
                found.append(noted(match.at(min(MOST_MOVES, match.played)).record()))
    return found


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A database."""
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    yield store
    await store.close()


async def outcome(store: Store, file: Path, text: str) -> str:
    """What becomes of a record: "refused" in one sentence by both who read it, or "a game"."""
    file.write_text(text, encoding="utf-8", errors="surrogatepass")
    try:
        content = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        content = ""
    by_import = by_replay = None
    try:
        code, _moves = await import_match(store, content, file.name)
    except UndercroftError as problem:
        by_import = sentence(problem)
    else:
        await play_on(store, code)
    try:
        match = read_match(uc.load(Record.read(file).game), file, None)
    except UndercroftError as problem:
        by_replay = sentence(problem)
    else:
        assert all(line.encode() for line in tell_story(match, "en") if line)
    assert by_import or not by_replay, "what cannot be replayed is not taken in"
    return "refused" if by_import and by_replay else "refused at the table" if by_import else "a game"


def sentence(problem: UndercroftError) -> str:
    """What is told: one line that can be printed."""
    said = str(problem)
    assert said.encode()
    assert "\n" not in said.strip()
    assert 10 < len(said) < LONGEST_SENTENCE
    assert "Traceback" not in said
    assert "database does not work" not in said
    return said


async def play_on(store: Store, code: str) -> None:
    """A table that was taken in is there, is shown, and goes on."""
    found = await store.load(code)
    assert found is not None
    table = Table(*found)
    assert json.loads(situation(table, None))["code"] == code
    match = table.match
    if not match.is_over:
        match.play(match.moves()[0])


async def test_a_harmed_record_is_refused_in_a_sentence_or_is_a_game(store: Store, tmp_path: Path) -> None:
    found, outcomes = bases(), Counter[str]()
    assert {base["game"] for base in found} == GAMES
    for number in range(HOW_MANY):
        random = Random(number)  # noqa: S311
        text = mutated(random.choice(found), random)
        began = time.process_time()
        try:
            outcomes[await outcome(store, tmp_path / "record.json", text)] += 1
        except Exception as problem:
            raise AssertionError(f"record {number}: {text[:2000]}") from problem
        assert time.process_time() - began < MOST_SECONDS, f"record {number} took too long"
    assert outcomes["refused"] > HOW_MANY / 2
    assert outcomes["a game"] > 0


async def test_an_unharmed_record_is_a_game(store: Store, tmp_path: Path) -> None:
    for base in bases():
        assert await outcome(store, tmp_path / "record.json", json.dumps(base)) == "a game"
        assert replay(json.dumps(base)).played == len(base["moves"])


# What once did harm


def harmed(**changes: Any) -> str:
    """A record of Welcome in which some fields are others; those named `table_…` are of the table."""
    base = next(base for base in bases() if base["game"] == "welcome")
    notes = {name.removeprefix("table_"): value for name, value in changes.items() if name.startswith("table_")}
    fields = {name: value for name, value in changes.items() if not name.startswith("table_")}
    return json.dumps({**base, **fields, "table": {**base["table"], **notes}})


HUGE = 10**4200
HARM: list[tuple[dict[str, Any], str]] = [
    ({"table_bots": [None, "clever"]}, r"the bot 'clever' is not known; these play welcome: random, .*best"),
    ({"table_bots": [None, "\ud800"]}, "half a character"),
    ({"table_bots": ["best", "best"]}, "do not fit the match"),
    ({"table_nicknames": ["\ud800", None]}, "half a character"),
    ({"table_nicknames": ["A\u202eB", None]}, r"the nickname 'A\\u202eB' cannot be used"),
    ({"table_nicknames": ["x" * 100, None]}, "the nickname 'x+' cannot be used"),
    ({"table_nonce": "\ud83d"}, "half a character"),
    ({"table_nonce": "0" * 33}, "'table.nonce' cannot be used"),
    ({"table_given": HUGE}, "'table.given' cannot be used"),
    ({"table_given": -1}, "'table.given' cannot be used"),
    ({"seed": HUGE}, "the field 'seed' holds 1000000000000.*, which cannot stand there"),
    ({"seats": HUGE}, "the field 'seats' holds"),
    ({"rules": HUGE}, "the field 'rules' holds"),
    ({"undercroft": HUGE}, "the format is missing"),
    ({"undercroft": 0}, "the format is missing"),
    ({"moves": [HUGE], "checks": []}, r"move 1: move 10+\.\.\.: there is no such move"),
    ({"checks": [[HUGE, ""]]}, "the field 'checks' holds"),
    ({"checks": [[-1, ""]]}, "the field 'checks' holds"),
    ({"options": {"x" * 100_000: "y"}}, "the field 'options' holds"),
    ({"options": {"\ud800": "y"}}, "half a character"),
    ({"game": "g" * 100_000}, "the field 'game' holds"),
]


@pytest.mark.parametrize(("changes", "said"), HARM)
async def test_what_once_did_harm_is_told_in_a_sentence(store: Store, changes: dict[str, Any], said: str) -> None:
    with pytest.raises(uc.BadRecord, match=said) as refusal:
        await import_match(store, harmed(**changes), "match.json")
    sentence(refusal.value)

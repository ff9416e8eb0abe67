"""What `quest check` says of quests that cannot be won, or not always."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from tests.rulebook import rule
from undercroft.games.deck_box.content.winning import findings
from undercroft.terminal.commands.app import app

from .own_quests import CHEST, TRIGGERS, changed, game_of
from .set_up import GAME

if TYPE_CHECKING:
    from pathlib import Path

RUNNER = CliRunner()
BY_COUNTER = ("win: { type: boss_defeated }", "win: { type: counter_and_all_on_green, name: hats, at_least: 3 }")
HAT = f"          - {{ counter: {{ name: hats, add: 1 }} }}\n{CHEST}"
KEY = "          - { flag: key }\n"
LAST_ROOM, CHEST_ROOM = "    tile: 15A\n", "    tile: 2B\n"
LOCK = "    needs: [key]\n"
PASSED = "            pass:\n              - { treasure: { who: actor, amount: 4 } }\n"
KEY_IF_PASSED = f"{PASSED}              - {{ flag: key }}\n"
FAILED = (
    "            fail:\n              - { hit: { who: actor, amount: 1 } }\n              - { treasure: { who: actor"
)
RETRY = "        at: [4, 2]\n"


def told(folder: Path, *changes: tuple[str, str]) -> list[tuple[str, str, int]]:
    """What is found: how bad, which message, and in which line."""
    game = game_of(folder, changed(*changes))
    return [("error" if each.is_error else "warning", each.id, each.line) for each in findings(game.box)]


def line_of(text: str, *changes: tuple[str, str]) -> int:
    """The line in which this stands."""
    return changed(*changes).split(text, maxsplit=1)[0].count("\n") + 1


@rule("DB-44")
def test_our_own_quests_can_always_be_won() -> None:
    for number in range(len(GAME.box.names["quests"])):
        assert findings(GAME.box, number) == []


def without_boss() -> list[tuple[str, str]]:
    text = changed()
    lines = [line for line in text.splitlines() if "boss: true" in line]
    return [(line, line.replace(", boss: true", "")) for line in lines]


CASES = {
    "no boss": (without_boss(), "error", "quest-no-boss", "win:"),
    "a boss behind a lock whose key lies with it": (
        [(LAST_ROOM, LAST_ROOM + LOCK), (
            "          - { spawn: [{ colour: red, count: 1, health: P+3, boss: true }",
            f"{KEY}          - {{ spawn: [{{ colour: red, count: 1, health: P+3, boss: true }}",
        )],
        "error", "quest-boss-unreached", "win:",
    ),
    "a counter out of reach": ([BY_COUNTER, (CHEST, HAT)], "error", "quest-counter-short", "win:"),
    "a key that only a boss beaten elsewhere frees": (
        [(LAST_ROOM, LAST_ROOM + LOCK), (CHEST, KEY + CHEST), (RETRY, f"{RETRY}        after_boss: true\n")],
        "error", "quest-boss-unreached", "win:",
    ),
    "a key that waits for a counter that never comes": (
        [(LAST_ROOM, LAST_ROOM + LOCK), (CHEST, HAT), (
            TRIGGERS,
            "triggers:\n  - when: recovery\n    every: 1\n    offset: 0\n"
            "    if_counter: { name: hats, at_least: 2 }\n    do:\n      - { flag: key }\n",
        )],
        "error", "quest-boss-unreached", "win:",
    ),
    "a room for show that stays locked": (
        [(CHEST_ROOM, CHEST_ROOM + LOCK), (CHEST, KEY + CHEST)], "warning", "quest-locked", "  r4:",
    ),
    "a key for whoever passes a test": (
        [(LAST_ROOM, LAST_ROOM + LOCK), (PASSED, KEY_IF_PASSED)], "warning", "quest-luck-locked", "  r6:",
    ),
    "a boss with some results of the die": (
        [("P+3, boss: true }", "P+3 }")], "warning", "quest-luck-boss", "win:",
    ),
    "a counter for whoever passes a test": (
        [("win: { type: boss_defeated }", "win: { type: counter_and_all_on_green, name: hats, at_least: 1 }"),
         (PASSED, f"{PASSED}              - {{ counter: {{ name: hats, add: 1 }} }}\n")],
        "warning", "quest-luck-counter", "win:",
    ),
}  # fmt: skip


@rule("DB-44")
@pytest.mark.parametrize("case", CASES)
def test_what_keeps_a_quest_from_being_won_is_found_with_its_line(case: str, tmp_path: Path) -> None:
    changes, level, id, where = CASES[case]
    found = told(tmp_path, *changes)
    assert found[0] == (level, id, line_of(f"\n{where}", *changes) + 1)


@rule("DB-44")
def test_the_lock_is_named_beside_what_lies_behind_it(tmp_path: Path) -> None:
    found = told(tmp_path, *CASES["a boss behind a lock whose key lies with it"][0])
    assert [id for _level, id, _line in found] == ["quest-boss-unreached", "quest-locked"]


CAN_BE_WON = {
    "a key that comes when a test fails, too": [
        (LAST_ROOM, LAST_ROOM + LOCK), (PASSED, KEY_IF_PASSED),
        (FAILED, FAILED.replace("fail:\n", f"fail:\n    {KEY}", 1)),
    ],
    "a test that may be tried again": [
        (LAST_ROOM, LAST_ROOM + LOCK), (PASSED, KEY_IF_PASSED), (RETRY, f"{RETRY}        retry: true\n"),
    ],
    "a key on the way": [(LAST_ROOM, LAST_ROOM + LOCK), (CHEST, KEY + CHEST)],
    "a counter that goes up every round": [BY_COUNTER, (
        TRIGGERS,
        "triggers:\n  - when: recovery\n    every: 7\n    offset: 0\n"
        "    do:\n      - { counter: { name: hats, add: 1 } }\n",
    )],
    "a counter that goes down first": [BY_COUNTER, (
        CHEST,
        "          - { counter: { name: hats, add: -5 } }\n"
        f"          - {{ counter: {{ name: hats, add: 3 }} }}\n{CHEST}",
    )],
    "a thing for each hero": [
        ("win: { type: boss_defeated }", "win: { type: counter_and_all_on_green, name: hats, at_least: 1 }"),
        (CHEST, CHEST.replace("actor", "each")),
        (PASSED, f"{PASSED}              - {{ counter: {{ name: hats, add: 1 }} }}\n"),
        (FAILED, FAILED.replace("fail:\n", "fail:\n              - { counter: { name: hats, add: 1 } }\n", 1)),
    ],
}  # fmt: skip


@rule("DB-44")
@pytest.mark.parametrize("case", CAN_BE_WON)
def test_nothing_is_said_of_a_quest_that_can_be_won(case: str, tmp_path: Path) -> None:
    assert told(tmp_path, *CAN_BE_WON[case]) == []


@rule("DB-44")
def test_too_few_heroes_are_told_how_many_are_wanted(tmp_path: Path) -> None:
    text = changed().replace("colour: red, count: 1,", "colour: red, count: P-2,")
    (found,) = findings(game_of(tmp_path, text).box)
    assert (found.is_error, found.id, found.args["list"]) == (False, "quest-no-boss", "2")
    text = changed().replace("colour: red, count: 1,", "colour: red, count: P-3,")
    assert findings(game_of(tmp_path, text).box)[0].args["list"] == "2, 3"


@rule("DB-44")
def test_the_rounds_of_a_quest_bound_what_comes_in_time(tmp_path: Path) -> None:
    rises = ("triggers:\n  - when: recovery\n    every: 4\n    offset: 0\n    do:\n"
             "      - { counter: { name: hats, add: 1 } }\n")  # fmt: skip
    lost = "lose: [] # but for the death of all heroes\n"
    for last, found in ((12, []), (11, [("error", "quest-counter-short", 10)])):
        limit = (lost, f"lose: [{{ type: round_limit, round: {last} }}]\n")
        assert told(tmp_path, BY_COUNTER, (TRIGGERS, rises), limit) == found


# As it is printed


def checked(folder: Path, language: str, *changes: tuple[str, str]) -> tuple[int, list[str]]:
    file = folder / "mine.yaml"
    file.write_text(changed(*changes), encoding="utf-8")
    done = RUNNER.invoke(app, ["quest", "check", str(file), "--lang", language])
    return done.exit_code, done.output.splitlines()


def test_what_nobody_can_win_is_an_error_in_both_languages(tmp_path: Path) -> None:
    code, (reason, result) = checked(tmp_path, "en", *without_boss())
    assert code == 2
    assert reason.startswith("mine.yaml line 10: no boss ever comes")
    assert "can be read, but not won" in result
    code, (reason, result) = checked(tmp_path, "fr", *without_boss())
    assert code == 2
    assert reason.startswith("mine.yaml ligne 10\u00a0: aucun boss n’apparaît")
    assert "ne peut pas être gagnée" in result


def test_bad_luck_is_a_warning_in_both_languages(tmp_path: Path) -> None:
    changes = CASES["a key for whoever passes a test"][0]
    code, (reason, result) = checked(tmp_path, "en", *changes)
    assert code == 0
    assert "a warning: with bad luck the room r6 stays locked: it waits for key, " in reason
    assert "can be played" in result
    code, (reason, result) = checked(tmp_path, "fr", *changes)
    assert code == 0
    assert "avertissement\u00a0: avec de la malchance, la pièce r6 reste fermée\u00a0: elle attend key" in reason
    assert "est jouable" in result

"""`python3 run.py test --quick`: every file of the program touches tests, a few, and those that one would name."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import changed, checks

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "undercroft"
SOURCES = sorted(PACKAGE.rglob("*.py"))
MOST = 12


def names(file: str) -> list[str]:
    return [test.relative_to(ROOT / "tests").as_posix() for test in changed.tests_of(ROOT / file)]


def test_every_source_touches_some_tests_and_not_many():
    assert len(SOURCES) > 100
    for source in SOURCES:
        tests = changed.tests_of(source)
        assert 0 < len(tests) <= MOST, source
        assert all(test.exists() for test in tests)


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("src/undercroft/games/one_deck/rules/loot.py", ["one_deck/test_loot.py"]),
        ("src/undercroft/server/http/limits.py", ["server/test_limits.py"]),
        ("src/undercroft/engine/records.py", ["engine/test_record.py", "engine/test_records.py"]),
        ("tests/welcome/test_odds.py", ["welcome/test_odds.py"]),
        ("tests/page/test_turns.py", []),  # a browser takes longer than whoever changes a line will wait
        ("docs/bots.md", []),
    ],
)
def test_the_tests_of_a_file_are_those_named_after_it(file: str, tests: list[str]):
    assert names(file) == tests


def test_a_file_without_tests_of_its_name_is_tested_by_the_rules_it_cites():
    found = names("src/undercroft/games/welcome/rules/dungeon.py")
    assert "welcome/test_dungeon.py" in found
    assert "welcome/test_rounds.py" not in found


def test_what_tests_share_touches_the_tests_that_use_it():
    assert names("tests/deck_box/situations.py") == ["deck_box/test_words.py"]


def test_one_game_of_each_is_played_whatever_has_changed():
    games = {test.partition("[")[2].rpartition("-")[0] for test in changed.one_of_each()}
    assert games == set(checks.GAMES)
    nothing = changed.touched([])
    assert set(changed.one_of_each()) <= {argument for check in nothing for argument in check.tool}
    assert checks.PAGE not in nothing
    assert checks.PAGE in changed.touched([ROOT / "web" / "index.html"])


def test_what_is_changed_is_found_also_where_git_is_not(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PATH", "")
    assert changed.changed_files() == []

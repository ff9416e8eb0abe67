"""Which checks a change touches: the tests of the changed files, and one game of each.

The tests of a file are those that are named after it or import it; failing that, those of the rules that it cites, or
of the files that import it. They are found by reading, not by running.
"""

from __future__ import annotations

import ast
import re
import subprocess
from functools import cache
from pathlib import Path

from .checks import MYPY, PAGE, RUFF, Check
from .failures import ROOT

PACKAGE, TESTS = ROOT / "src" / "undercroft", ROOT / "tests"
GOLDEN = "tests/test_golden.py::test_the_golden_playthrough_is_as_it_was"
HOUSE = ["tests/test_house.py", "tests/test_rulebook.py"]
RULE = re.compile(r"\b[A-Z]{1,2}-\d\d\b")
MAIN = "origin/main"


def changed_files() -> list[Path]:
    """What differs from what is shared: on a branch since it left the main one, and what is not yet committed."""
    base = _git("merge-base", "HEAD", MAIN) or ["HEAD"]
    names = {*_git("diff", "--name-only", base[0]), *_git("ls-files", "--others", "--exclude-standard")}
    return [ROOT / name for name in sorted(names) if (ROOT / name).is_file()]


def touched(files: list[Path]) -> list[Check]:
    """The checks for these changed files."""
    tests = sorted({test.relative_to(ROOT).as_posix() for file in files for test in tests_of(file)})
    checks = [
        Check("pytest, what the changed files touch", ("pytest", *tests)),
        Check("pytest, one game of each, and the house", ("pytest", *one_of_each(), *HOUSE)),
        MYPY,
        *RUFF,
    ]
    if not tests:
        checks = checks[1:]
    return [PAGE, *checks] if any(file.is_relative_to(ROOT / "web") for file in files) else checks


def one_of_each() -> list[str]:
    """The golden playthrough of each game with the fewest players."""
    kept = [file.stem.removesuffix(".record").rpartition("-") for file in (TESTS / "golden").glob("*.record.json")]
    fewest = {game: min(seats for other, _, seats in kept if other == game) for game, _, _seats in kept}
    return [f"{GOLDEN}[{game}-{seats}]" for game, seats in sorted(fewest.items())]


def tests_of(file: Path) -> list[Path]:
    """The test files that a change of this file touches."""
    if file.is_relative_to(TESTS):
        return _tests_of_a_test(file)
    if file.is_relative_to(ROOT / "tools") or (file.parent == ROOT and file.suffix in (".py", ".toml")):
        return [*sorted((TESTS / "start").glob("test_set_up*.py")), TESTS / "start" / "test_pins.py"]
    if not file.is_relative_to(PACKAGE) or file.suffix not in (".py", ".yaml", ".ftl"):
        return []
    near = _folder_of_tests(file)
    return _named_after(file, near) or _importing(file, near) or _proving(file, near) or _of_importers(file, near)


def _tests_of_a_test(file: Path) -> list[Path]:
    """A test file itself; of what only tests share, the test files beside it that import it."""
    if file.name.startswith("test_"):
        return [] if file.is_relative_to(TESTS / "page") else [file]
    return [test for test in _beside(file.parent) if file.stem in _words(test)]


def _folder_of_tests(file: Path) -> Path:
    """Where the tests of a file are: a folder of the same name, as deep as there is one; else those of a start."""
    parts = [part for part in file.relative_to(PACKAGE).parts[:-1] if part != "games"]
    return next((TESTS / part for part in reversed(parts) if (TESTS / part).is_dir()), TESTS / "start")


def _named_after(file: Path, near: Path) -> list[Path]:
    """Tests with the file's name; singular and plural are the same."""
    stem = file.stem.rstrip("s")
    return [test for test in _beside(near) if test.stem.removeprefix("test_").rstrip("s") == stem]


def _importing(file: Path, near: Path) -> list[Path]:
    """Tests that import the file."""
    module = ".".join(["undercroft", *file.relative_to(PACKAGE).with_suffix("").parts])
    return [test for test in _beside(near) if module in _imports(test)]


def _proving(file: Path, near: Path) -> list[Path]:
    """Tests of the rules that the file cites; those that prove the most of them, if they are many."""
    cited = set(RULE.findall(file.read_text("utf-8")))
    proved = {test: len(cited & _words(test)) for test in _beside(near)}
    return sorted((test for test in proved if proved[test]), key=lambda test: -proved[test])[:MOST]


MOST = 6  # test files for one changed file


def _of_importers(file: Path, near: Path) -> list[Path]:
    """Tests of the files that import this one."""
    name = re.compile(rf"\bimport\b.*\b{file.stem}\b|\.{file.stem} import\b")
    importers = [other for other in sorted(file.parent.glob("*.py")) if other != file and name.search(_text(other))]
    found = [test for other in importers for test in _named_after(other, near) or _importing(other, near)]
    return sorted(set(found))[:MOST] or _beside(near)[:MOST]


@cache
def _beside(folder: Path) -> list[Path]:
    return sorted(folder.glob("test_*.py"))


@cache
def _text(file: Path) -> str:
    return file.read_text("utf-8")


@cache
def _words(file: Path) -> set[str]:
    return set(re.findall(r"[\w-]+", _text(file)))


@cache
def _imports(test: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(_text(test))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.update({node.module, *(f"{node.module}.{alias.name}" for alias in node.names)})
    return found


def _git(*arguments: str) -> list[str]:
    """What git says, line by line; nothing where it has nothing to say, or is not there."""
    try:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, check=False)
    except FileNotFoundError:
        return []
    return done.stdout.decode("utf-8", "replace").splitlines() if done.returncode == 0 else []

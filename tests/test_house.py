"""The rules of the house: what may import what, how long a file may be, and what no file may say."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "undercroft"
PARTS = sorted(folder.name for folder in PACKAGE.iterdir() if (folder / "__init__.py").exists())
SCREENS = [part for part in PARTS if part not in ("engine", "games")]
GAMES = sorted(folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").exists())
MOST_LINES = 600
CODE = (".py", ".pyi", ".yaml", ".ftl", ".ts", ".svelte", ".css", ".html")
# Spelt so that this file does not contain them.
MACHINE_PATHS = tuple("/" + name + "/" for name in ("work", "root", "Users"))


def imports(file: Path) -> set[str]:
    """Every module that a file imports, by its full name; of `from a import b` both a and a.b."""
    package = list(file.relative_to(PACKAGE.parent).parent.parts)
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            found.update({module, *(f"{module}.{alias.name}" for alias in node.names)})
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            found.update(_constant(node.args[0]))
    return found


def _constant(node: ast.expr) -> set[str]:
    return {node.value} if isinstance(node, ast.Constant) else set()


def parts_used(file: Path) -> set[str]:
    """The parts of our package that a file imports from, such as "engine"; a game is "games.ID"."""
    below = [name.split(".")[1:] for name in imports(file) if name.startswith("undercroft.")]
    return {".".join(names[: 2 if names[0] == "games" else 1]) for names in below if names[0] in PARTS}


def sources(part: str) -> list[Path]:
    found = sorted((PACKAGE / part).rglob("*.py"))
    assert found
    return found


def test_imports_are_found_however_they_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", tmp_path / "undercroft")
    file = tmp_path / "undercroft" / "engine" / "deep" / "x.py"
    file.parent.mkdir(parents=True)
    file.write_text(
        "import undercroft.lab.report\nfrom undercroft import bots\ndef f():\n    from ..games.one_card import rules\n"
        "    from ... import server\n    from ...terminal import menu\n    import_module('undercroft.envs.gym')\n"
    )
    wanted = {"lab.report", "bots", "server", "terminal.menu", "envs.gym", "engine.games.one_card.rules"}
    assert {f"undercroft.{name}" for name in wanted} < imports(file)


@pytest.mark.parametrize("file", sources("engine"), ids=lambda file: file.name)
def test_the_engine_stands_alone(file: Path) -> None:
    assert parts_used(file) <= {"engine"}


@pytest.mark.parametrize("file", sources("engine"), ids=lambda file: file.name)
def test_the_engine_names_no_game(file: Path) -> None:
    assert GAMES
    text = file.read_text(encoding="utf-8")
    assert [game for game in GAMES if re.search(rf"\b{game}\b", text)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_the_engine_kernels_and_itself_only(game: str) -> None:
    for file in sources(f"games/{game}"):
        assert parts_used(file) <= {"engine", "kernels", f"games.{game}"}, file.name


@pytest.mark.parametrize("file", sources("kernels"), ids=lambda file: file.name)
def test_kernels_stand_on_the_engine(file: Path) -> None:
    assert parts_used(file) <= {"engine", "kernels"}


@pytest.mark.parametrize("part", SCREENS)
def test_what_is_written_for_all_games_imports_none(part: str) -> None:
    for file in sources(part):
        assert not {used for used in parts_used(file) if used.startswith("games")}, file.name


@pytest.mark.parametrize("file", sources("bots"), ids=lambda file: file.name)
def test_bots_stand_on_engine_and_kernels(file: Path) -> None:
    assert parts_used(file) <= {"engine", "kernels", "bots"}


@pytest.mark.parametrize("file", sorted(PACKAGE.glob("*.py")), ids=lambda file: file.name)
def test_the_package_itself_imports_no_single_game(file: Path) -> None:
    assert not {used for used in parts_used(file) if used.startswith("games.")}


def privates_of(name: str, text: str) -> set[str]:
    """The private names of a class, in this text."""
    (found,) = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef) and node.name == name]
    names = {node.name for node in found.body if isinstance(node, ast.FunctionDef)}
    names |= {node.attr for node in ast.walk(found) if isinstance(node, ast.Attribute) and _is(node.value, "self")}
    return {name for name in names if name.startswith("_") and not name.startswith("__")}


def _is(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def reached_for(names: set[str], text: str) -> list[str]:
    """Where a text uses one of these names of something that is not its own."""
    tree = ast.walk(ast.parse(text))
    taken = [node for node in tree if isinstance(node, ast.Attribute) and node.attr in names]
    return [ast.unparse(node) for node in taken if not _is(node.value, "self")]


def test_nobody_reaches_for_the_privates_of_a_match() -> None:
    names = privates_of("Match", (PACKAGE / "engine" / "match.py").read_text(encoding="utf-8"))
    assert {"_table", "_moves", "_movers", "_looked_at"} < names
    assert reached_for(names, "match._table.x = self._table + match.table") == ["match._table"]
    files = [file for folder in ("src", "tests", "bench") for file in (ROOT / folder).rglob("*.py")]
    taken = {str(file.relative_to(ROOT)): reached_for(names, file.read_text(encoding="utf-8")) for file in files}
    taken.pop("src/undercroft/engine/match.py")
    assert {file: names for file, names in taken.items() if names} == {}


def test_no_file_of_code_is_too_long() -> None:
    files = [file for folder in ("src", "tests", "bench") for file in (ROOT / folder).rglob("*") if file.suffix in CODE]
    assert len(files) > 30
    lines = {str(file.relative_to(ROOT)): len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}


def tracked_files() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    return [ROOT / name for name in listed.decode().split("\0") if (ROOT / name).is_file()]


def test_no_file_names_a_path_of_somebodys_machine() -> None:
    files = tracked_files()
    assert ROOT / "pyproject.toml" in files
    said = [
        f"{file.relative_to(ROOT)}: {path}"
        for file in files
        for path in MACHINE_PATHS
        if re.search(rf"(?<![\w.:]){path}".encode(), file.read_bytes())
    ]
    assert said == []


def test_a_menu_needs_neither_numpy_nor_numba() -> None:
    script = "import sys, undercroft; print(undercroft.games(), sorted({'numpy', 'numba', 'yaml'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    listed, _, loaded = done.stdout.strip().rpartition(" [")
    assert GAMES[0] in listed
    assert loaded == "]"

"""Games from outside are found, by what announces them or by their folders; whatever is wrong is one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import undercroft as uc
from undercroft.engine.errors import BadGame
from undercroft.engine.outside import FOLDERS, add_folder, find_all

from ..terminal.test_commands import refuse, run

if TYPE_CHECKING:
    from .conftest import Make


def announce(site: Path, package: str, **points: str) -> None:
    """As an installed package does."""
    about = site / f"{package}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    lines = [f"{name} = {value}" for name, value in points.items()]
    (about / "entry_points.txt").write_text("\n".join(["[undercroft.games]", *lines, ""]), "utf-8")


def program(*arguments: str, path: Path | None = None, **variables: str) -> tuple[int, str, str]:
    """What the program answers, in a process of its own."""
    paths = os.pathsep.join(filter(None, (str(path) if path else "", os.environ.get("PYTHONPATH", ""))))
    surroundings = {**os.environ, "PYTHONPATH": paths, "UNDERCROFT_LANG": "en", **variables}
    command = [sys.executable, "-m", "undercroft", *arguments]
    done = subprocess.run(command, env=surroundings, capture_output=True, encoding="utf-8", check=False)
    return done.returncode, done.stdout, done.stderr


# Where games are found


def test_an_installed_package_announces_its_games(make: Make, tmp_path: Path) -> None:
    folder = make()
    announce(tmp_path, "a-package", **{folder.name: folder.name})
    code, printed, told = program("games", path=tmp_path)
    assert (code, told) == (0, "")
    assert printed.splitlines()[-1].startswith(f"{folder.name} ")
    assert program("rules", folder.name, path=tmp_path)[1].count("-0") == 3


def test_what_is_wrong_with_an_announced_game_is_told_once_and_the_others_can_be_played(
    make: Make, tmp_path: Path
) -> None:
    good, bad = make(), make({"__init__.py": [("seats=(2, 4)", "seats=(2, 4")]})
    announce(tmp_path, "some", **{good.name: good.name, bad.name: bad.name, "nowhere": "no_such.module"})
    code, printed, told = program("games", path=tmp_path)
    assert code == 0
    assert [line.split()[0] for line in printed.splitlines()] == [*uc.games()[1:], good.name]  # the tiny game is ours
    lines = sorted(told.splitlines())
    assert len(lines) == 2
    assert f"the game cannot be loaded; {bad.name}/__init__.py line " in "".join(lines)
    assert "some (no_such.module): there is no Python package 'no_such.module'" in "".join(lines)
    code, printed, told = program("rules", bad.name, path=tmp_path)
    assert (code, printed) == (2, "")
    assert "SyntaxError" in told


def test_a_game_that_is_announced_by_another_name_is_refused(make: Make, tmp_path: Path) -> None:
    folder = make()
    announce(tmp_path, "some", other=folder.name)
    told = program("rules", "other", path=tmp_path)[2]
    assert f"announced as 'other', but its GAME has the id '{folder.name}'" in told


def test_a_variable_names_folders(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = make(), make()
    monkeypatch.setenv(FOLDERS, os.pathsep.join(map(str, (one, two))))
    assert {one.name, two.name} <= set(uc.games())
    assert uc.load(one.name).folder == one
    monkeypatch.setenv(FOLDERS, "")
    assert one.name not in uc.games()


@pytest.mark.parametrize("order", [("{path}", "{rest}"), ("{rest}", "{path}"), ("{rest}", "{path=}")])
def test_a_game_path_may_stand_anywhere(order: tuple[str, ...], make: Make) -> None:
    folder = make()
    words = {"{path}": ["--game-path", str(folder)], "{path=}": [f"--game-path={folder}"], "{rest}": []}
    words["{rest}"] = ["options", folder.name, "--lang", "en"]
    assert "Options of" in run(*(word for part in order for word in words[part]))


def test_our_own_games_are_loaded_without_looking_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.engine.outside._look", None)
    assert uc.load("one_card").id == "one_card"


# What can be wrong with them


@pytest.mark.parametrize(
    ("changes", "english", "french"),
    [
        ({"__init__.py": [("GAME =", "OTHER =")]}, "holds no GAME", "ne contient pas de GAME"),
        ({"__init__.py": [("from undercroft.engine.game", "from undercroft.engine.gme")]}, "line 3: Module", "ligne 3"),
        ({"__init__.py": [("version=1,", "version=1, colour=3,")]}, "line 5: TypeError", "ligne 5"),
        ({"__init__.py": [("GAME =", "import sys\n\nsys.exit(3)\nGAME =")]}, "line 7: SystemExit: 3", "ligne 7"),
        ({"__init__.py": [("__name__", '"elsewhere"')]}, "write `package=__name__`", "écrivez `package=__name__`"),
        ({"__init__.py": [('"fr": ', '"de": ')]}, "its name is missing in 'fr'", "son nom manque en 'fr'"),
        ({"words/fr.ftl": [("about =", "abuot =")]}, "`about` is missing", "`about` manque"),
    ],
)
def test_what_is_wrong_is_told_in_both_languages(
    changes: dict[str, list[tuple[str, str]]], english: str, french: str, make: Make
) -> None:
    folder = make(changes)
    with pytest.raises(BadGame) as refused:
        add_folder(folder)
    assert english in refused.value.said["en"]
    assert french in refused.value.said["fr"]
    assert folder.name not in find_all()


@pytest.mark.parametrize("id", ["Pig", "1st", "a-b", "", "x" * 41])
def test_a_bad_id_is_refused(id: str, make: Make) -> None:
    folder = make()
    about = folder / "__init__.py"
    about.write_text(about.read_text("utf-8").replace(f'"{folder.name}"', repr(id), 1), "utf-8")
    with pytest.raises(BadGame, match="is no id for a game: use small letters"):
        add_folder(folder)


def test_an_id_that_is_taken_is_refused(make: Make) -> None:
    ours = make()
    about = ours / "__init__.py"
    about.write_text(about.read_text("utf-8").replace(f'id="{ours.name}"', 'id="welcome"'), "utf-8")
    with pytest.raises(BadGame, match="the id 'welcome' is taken by the game in Undercroft"):
        add_folder(ours)
    one, two = make(), make()
    about = two / "__init__.py"
    about.write_text(about.read_text("utf-8").replace(f'id="{two.name}"', f'id="{one.name}"'), "utf-8")
    add_folder(one)
    with pytest.raises(BadGame, match=f"the id '{one.name}' is taken by the game in {one}"):
        add_folder(two)
    assert uc.load(one.name).folder == one


@pytest.mark.parametrize("file", ["rules.py", "box.yaml", "words/fr.ftl"])
def test_a_file_that_is_missing_is_named(file: str, make: Make) -> None:
    folder = make()
    (folder / file).unlink()
    with pytest.raises(BadGame, match=f"the file {file} is missing"):
        add_folder(folder)


def test_a_folder_that_is_no_game_is_refused(
    tmp_path: Path, make: Make, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = refuse(monkeypatch, capsys, "games", "--game-path", str(tmp_path / "nothing"))
    assert "a game is a folder with an `__init__.py` that holds a GAME" in told
    told = refuse(monkeypatch, capsys, "--game-path", str(make().rename(tmp_path / "two-words")), "games")
    assert "Python cannot import a folder of this name" in told
    told = refuse(monkeypatch, capsys, "--game-path", str(make().rename(tmp_path / "colorsys")), "games")
    assert "Python already has a module 'colorsys'" in told


def test_a_crash_in_a_rule_is_told_with_file_and_line(make: Make) -> None:
    folder = make({"rules.py": [("    table.die = face\n", "    table.die = 1 // (face - face)\n")]})
    saved = folder.parent / "game.json"
    saved.write_text(add_folder(folder).start(seed=1).record().to_json(), "utf-8")
    command = ("simulate", folder.name, "-n", "1", "--game-path", str(folder))
    for language, said in (("en", "broke off; "), ("fr", "s’arrête là")):
        code, _printed, told = program(*command, UNDERCROFT_LANG=language, UNDERCROFT_KERNELS="plain")
        assert code == 1
        assert f"{folder.name}/rules.py " in told
        assert "`take_face`" in told
        assert "ZeroDivisionError" in told
        assert said in told
        assert "Traceback" not in told


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("if verb == THROW:", "if verb = THROW:", "rules.py line 48: SyntaxError: "),
        ("EVERYONE, Rec, say", "EVERYBODY, Rec, say", "rules.py line 5: ImportError: cannot import name"),
        ("    table.seats = options.seats", "    table.seast = 3", "rules.py line 14, in `setup`: AttributeError: "),
    ],
)
def test_what_is_wrong_in_its_rules_is_told_when_it_is_played(before: str, after: str, told: str, make: Make) -> None:
    folder = make({"rules.py": [(before, after)]})
    code, _printed, said = program("play", folder.name, "--plain", "--game-path", str(folder))
    assert code == 1
    assert f"The game {folder.name} broke off; {folder.name}/{told}" in said
    assert "Traceback" not in said


def test_a_game_without_a_rulebook_says_so(
    make: Make, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = make()
    (folder / "rulebook.yaml").unlink()
    told = refuse(monkeypatch, capsys, "rules", folder.name, "--game-path", str(folder), "--lang", "en")
    assert told == f"{folder.name} has no rulebook.yaml: its rules are told nowhere.\n"


def test_a_folder_here_that_is_not_asked_for_is_mentioned(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = make()
    monkeypatch.chdir(folder.parent)
    with pytest.raises(
        uc.UnknownGame, match=f"the one in the folder {folder.name} comes with --game-path {folder.name};"
    ):
        uc.load(folder.name)

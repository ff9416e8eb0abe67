"""`undercroft new` writes a game that works; `undercroft check` tells what is wrong with one, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from undercroft.engine.outside import add_folder
from undercroft.template import GAME as TEMPLATE
from undercroft.terminal.commands.app import app
from undercroft.testing import check_game, problems_of, remarks_on

from ..terminal.test_commands import refuse

if TYPE_CHECKING:
    from .conftest import Make

NO_END = [("if table.bank[table.seat] >= box.goal:", "if table.bank[table.seat] < 0:")]
NO_END += [("table.bank[table.seat] += table.pot", "table.bank[table.seat] = 0")]
MEMORY = [
    ('"""The rules, in', 'COUNT = [0]\n"""The rules, in'),
    ("table.pot += face", "table.pot += face + COUNT[0] % 2"),
]
MEMORY += [("    table.die = face\n", "    table.die = face\n    COUNT[0] += 1\n")]
FORGETFUL = """
SHOWN = ("seats", "phase", "seat", "die", "pot", "bank")


@rule
def see(box: Rec, table: Rec, seat: int, seen: Rec) -> None:
    seen.seats, seen.phase, seen.seat, seen.die = table.seats, table.phase, table.seat, table.die
    for each in range(table.seats):
        seen.bank[each] = table.bank[each]


@rule
def deal(box: Rec, seen: Rec, seat: int, seed: int, number: int) -> None:
    pass


@rule
def knows(box: Rec, table: Rec, seat: int, move: int) -> bool:
    return True


@rule
def shown(box: Rec, table: Rec) -> bool:
    return False


@rule
def score("""


def checked(folder: Path, language: str = "en") -> tuple[int, str]:
    """What `undercroft check` answers."""
    result = CliRunner().invoke(app, ["check", str(folder), "--lang", language], catch_exceptions=False)
    return result.exit_code, result.output


# A new game


def test_the_template_keeps_what_every_game_promises_and_says_all_it_has_words_for() -> None:
    check_game(TEMPLATE)
    assert [remark.text("en") for remark in remarks_on(TEMPLATE)] == []


def test_a_new_game_is_whole_and_small_and_bears_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, ["new", "tiny_pig", "--lang", "en"], catch_exceptions=False)
    assert result.output.startswith("tiny_pig/ is a whole game, in 12 files.")
    files = [file for file in (tmp_path / "tiny_pig").rglob("*") if file.is_file()]
    text = "".join(file.read_text("utf-8") for file in files)
    assert len(files) == 12
    assert sum(bool(line.strip()) for line in text.splitlines()) < 250
    assert "emplate" not in text
    assert "TP-" not in text
    assert "TI-01" in text
    game = add_folder(tmp_path / "tiny_pig")
    assert (game.id, game.name["fr"]) == ("tiny_pig", "Tiny pig")
    assert checked(tmp_path / "tiny_pig", "en") == (0, "tiny_pig keeps what every game promises.\n")
    assert checked(tmp_path / "tiny_pig", "fr") == (0, "tiny_pig tient ce que tout jeu promet.\n")


@pytest.mark.parametrize(
    ("id", "english", "french"),
    [
        ("Pig", "that is no id for a game", "ce n’est pas un identifiant"),
        ("welcome", "there is a game of this id already", "un jeu porte déjà cet identifiant"),
        ("colorsys", "Python has a module of this name", "Python a déjà un module de ce nom"),
        ("here", "there is something of this name here", "il y a déjà quelque chose de ce nom ici"),
    ],
)
def test_a_name_that_cannot_be_is_refused(
    id: str,
    english: str,
    french: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "here").mkdir()
    assert english in refuse(monkeypatch, capsys, "new", id, "--lang", "en")
    assert french in refuse(monkeypatch, capsys, "new", id, "--lang", "fr")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["here"]


# What is wrong is found


@pytest.mark.parametrize(
    ("changes", "english", "french"),
    [
        ({"words/fr.ftl": [("done-stop =", "# done-stop =")]}, "fr.ftl lacks: done-stop.", "dans fr.ftl : done-stop."),
        ({"words/en.ftl": [("{ $pot }.", "{ $pto }.")]}, "event-banked does not use", "event-banked n’emploie pas"),
        (
            {"words/fr.ftl": [("move-stop = ", "move-stop = { ")]},
            "fr.ftl: message move-stop",
            "fr.ftl : message move-s",
        ),
        (
            {"look.py": [('"pot": int', '"pile": int(seen.pot),\n        "pot": int')]},
            "no message table-pile",
            "table-pile",
        ),
        (
            {"look.py": [('"prompt-wait"', '"prompt-wiat"')]},
            "The message prompt-wiat is said, but",
            "prompt-wiat est dit",
        ),
        ({"look.py": [('{"seat": event.a + 1, "pot"', '{"seat": event.a + 1, "pto"')]}, "cannot be said", "être dit"),
        ({"look.py": [('"pot": int(seen.pot),', '"pot": seen.bank,')]}, "not plain data", "simples données"),
        ({"look.py": [('+{seen.pot}"', '+{seen.pot}" + "-" * 80')]}, "columns wide, and may be 80", "80 au plus"),
        (
            {"rules.py": [("out[0], out[1] = THROW, STOP", "out[0], out[1] = THROW, THROW")]},
            "“throw” twice",
            "« throw »",
        ),
        ({"rules.py": [("return 2 if table.pot > 0 else 1", "return 0")]}, "legal lists no move", "aucun coup"),
        ({"rules.py": [("table.pot += face", "table.pto += face")]}, "is “pot” meant?", "est-ce « pot » ?"),
        ({"rules.py": [("out[face] = 1", "out[face] = face")]}, "“face 1” the weight 0", "« face 1 » le poids 0"),
        ({"rules.py": [("return 0\n", "return 3\n")]}, "odds returns stream 3", "odds rend la suite 3"),
        (
            {"rules.py": [("return CHANCE if", "table.die = 0\n    return CHANCE if")]},
            "turn changes the f",
            "turn change le",
        ),
        ({"rules.py": [("@rule\ndef legal", "def legal")]}, "legal is not marked with @rule", "pas marqué @rule"),
        ({"rules.py": NO_END}, "The game does not end: after 20,000", "La partie ne finit pas"),
        ({"rules.py": MEMORY}, "A replay comes to another table", "Une partie rejouée arrive à une autre"),
        ({"__init__.py": [("(0, 105)", "(0, 20)")]}, "scores go from 0 to 20", "les scores vont de 0 à 20"),
        ({"table.py": [('("pot"', '("copy"')]}, "“copy” has a name", "« copy » porte un nom"),
        (
            {"guide.py": [("return STOP if", "return 0 if")]},
            "“face 1”, which is not allowed",
            "« face 1 », qui n’est pas",
        ),
        (
            {
                "__init__.py": [("options=()", "options=(), secrets=True")],
                "rules.py": [("@rule\ndef score(", FORGETFUL)],
            },
            "No seat ever sees the field “pot”",
            "Aucun siège ne voit le champ « pot »",
        ),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_what_is_wrong_is_told_in_both_languages(
    changes: dict[str, list[tuple[str, str]]], english: str, french: str, make: Make
) -> None:
    problems = list(problems_of(add_folder(make(changes))))
    assert any(english in problem.text("en") for problem in problems), [problem.text("en") for problem in problems]
    plainly = [problem.text("fr").replace("\u00a0", " ") for problem in problems]
    assert any(french in text for text in plainly), plainly


def test_a_crash_names_file_line_and_rule(make: Make) -> None:
    folder = make({"rules.py": [("table.pot += face", "table.pot += face // (face - 2)")]})
    line = (folder / "rules.py").read_text("utf-8").partition("face // (face")[0].count("\n") + 1
    code, said = checked(folder)
    assert code == 1
    assert f"{folder.name}/rules.py line {line}, in `take_face`: ZeroDivisionError: integer division" in said
    assert "seed 0, after " in said
    assert said.endswith(f"\n{folder.name}: one thing is wrong.\n")


def test_a_game_that_cannot_be_loaded_is_told_in_the_language_asked_for(make: Make) -> None:
    folder = make({"__init__.py": [("GAME =", "OTHER =")]})
    assert "ne contient pas de GAME" in checked(folder, "fr")[1]
    assert "holds no GAME" in checked(folder, "en")[1]


def test_what_may_be_wrong_is_remarked_but_breaks_nothing(make: Make) -> None:
    folder = make(
        {"moves.py": [("    stop=(),", "    stop=(),\n    shout=(),"), ("THROW, STOP =", "THROW, STOP, SHOUT =")]}
    )
    for language in ("en", "fr"):
        file = folder / "words" / f"{language}.ftl"
        file.write_text(file.read_text("utf-8") + "\nprompt-never = Never.\n", "utf-8")
    code, said = checked(folder)
    assert code == 0
    assert "“shout” never came up" in said
    assert "Never said in the games that were tried: prompt-never." in said


def test_a_test_fails_with_the_same_sentences(make: Make) -> None:
    game = add_folder(make({"words/fr.ftl": [("table-pot =", "# table-pot =")]}))
    with pytest.raises(AssertionError, match=rf"^{game.id}:\n- fr.ftl lacks: table-pot\.$"):
        check_game(game)


def test_who_stops_it_is_told_where_it_was(make: Make) -> None:
    folder = make({"rules.py": [("    table.pot += face", "    raise KeyboardInterrupt")]})  # as Ctrl-C does it
    for language, said in (("en", "does it come to an end?"), ("fr", "cela finit-il ?")):
        result = CliRunner().invoke(app, ["check", str(folder), "--lang", language])
        told = result.output.replace("\u00a0", " ")
        assert f"{folder.name}/rules.py " in told
        assert "`take_face`" in told
        assert said in told
        assert result.exit_code != 0

"""Whatever keeps `python3 run.py` from starting is one sentence; what only an engineer reads is in a log file."""

from __future__ import annotations

import ast
import errno
import runpy
import tokenize
from pathlib import Path
from typing import Any

import pytest
from tools import environment, failures, words

from .clone import ROOT, Clone

# What the tools print, shortened, as it was seen.
UV_OFFLINE = (
    "error: Request failed after 3 retries\n  Caused by: Failed to fetch: `https://packages/simple/six/`\n"
    "  Caused by: error sending request for url (https://packages/simple/six/)\n"
    "  Caused by: client error (Connect)\n  Caused by: dns error: failed to lookup address information"
)
PIP_OFFLINE = (
    "WARNING: Retrying (Retry(total=0, connect=None, read=None, redirect=None, status=None)) after connection broken "
    "by 'NewConnectionError('<pip._vendor.urllib3.connection.HTTPSConnection object>: Failed to establish a new "
    "connection: [Errno 111] Connection refused')': /simple/six/\n"
    "ERROR: Could not find a version that satisfies the requirement six==1.17.0 (from versions: none)\n"
    "ERROR: No matching distribution found for six==1.17.0"
)
PIP_FULL = "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device"
UV_FULL = (
    "error: Failed to install: six-1.17.0.whl\n  Caused by: failed to copy file: No space left on device (os error 28)"
)
PIP_HASH = (
    "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE. If you have updated the package "
    "versions, please update the hashes.\n    six==1.17.0:\n        Expected sha256 47\n             Got        ff"
)
UV_HASH = "error: Failed to download `six==1.17.0`\n  Caused by: Hash mismatch for `six==1.17.0`"
PIP_NONE = (
    "ERROR: Could not find a version that satisfies the requirement llvmlite==0.50.0 (from versions: none)\n"
    "ERROR: No matching distribution found for llvmlite==0.50.0"
)
PIP_BUILD = "  error: subprocess-exited-with-error\nERROR: Failed building wheel for llvmlite"
NO_ENSUREPIP = (
    "The virtual environment was not created successfully because ensurepip is not\navailable.  On Debian/Ubuntu "
    "systems, you need to install the python3-venv\npackage"
)
NO_VENV = "/usr/bin/python3: No module named venv"
LOCKED = "ERROR: Could not install packages due to an OSError: [Errno 13] Permission denied: '/srv/x'"


@pytest.mark.parametrize(
    ("output", "en", "fr"),
    [
        (UV_OFFLINE, "could not be fetched", "n’ont pas pu être téléchargés"),
        (PIP_OFFLINE, "could not be fetched", "n’ont pas pu être téléchargés"),
        (PIP_FULL, "The disk is full", "Le disque est plein"),
        (UV_FULL, "The disk is full", "Le disque est plein"),
        (PIP_HASH, "is not the one that Undercroft was tested with", "n’est pas celui avec lequel"),
        (UV_HASH, "is not the one that Undercroft was tested with", "n’est pas celui avec lequel"),
        (PIP_NONE, "is not offered for Python", "n’existe pas pour Python"),
        (PIP_BUILD, "is not offered for Python", "n’existe pas pour Python"),
        (NO_ENSUREPIP, "cannot make virtual environments", "ne sait pas faire d’environnement virtuel"),
        (NO_VENV, "cannot make virtual environments", "ne sait pas faire d’environnement virtuel"),
        (LOCKED, "may not be written to", "ne peut pas être modifié"),
        ("some words\nValueError: seven\n", "Setting up failed: ValueError: seven", "L’installation a échoué"),
        ("", "Setting up failed: no reason was given", "L’installation a échoué"),
    ],
)
def test_what_a_tool_says_becomes_a_sentence(output: str, en: str, fr: str, monkeypatch: pytest.MonkeyPatch):
    for language, wanted in (("en", en), ("fr", fr)):
        monkeypatch.setenv("UNDERCROFT_LANG", language)
        said = failures.explain(output)
        assert wanted in said
        assert "\n" not in said


@pytest.mark.parametrize(
    ("code", "words"),
    [(errno.ENOSPC, "The disk is full"), (errno.EROFS, "(/x) may not"), (errno.EACCES, "may not be written to (/x)")],
)
def test_what_the_system_says_becomes_a_sentence(code: int, words: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("UNDERCROFT_LANG", "en")
    said = failures.reason_of(OSError(code, "no", "/x"))
    assert words.replace("(/x) may not", "may not be written to (/x)") in said


@pytest.mark.parametrize("at", ["venv", "packages", "link"])
def test_a_full_disk_at_any_step_is_a_sentence_and_heals(tmp_path: Path, at: str):
    clone = Clone(tmp_path)
    clone.fail(at, UV_FULL)
    code, printed, told = clone.start("games")
    assert (code, printed) == (1, "")
    assert told.splitlines()[-1].startswith("The disk is full: Undercroft and the packages it needs take about ")
    clone.mend()
    assert clone.start("games")[:2] == (0, "undercroft games\n")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_nobody_thought_of_is_a_sentence_with_a_log(tmp_path: Path, lang: str):
    clone = Clone(tmp_path)
    (clone.folder / "requirements" / "player.txt").unlink()
    code, _printed, told = clone.start("games", UNDERCROFT_LANG=lang)
    assert code == 1
    assert told.count("\n") == 1
    assert told.startswith({"en": "Undercroft could not be started: ", "fr": "Undercroft n’a pas pu"}[lang])
    log = Path(told.strip().rpartition(": ")[2].rstrip(")"))
    assert log.read_text().startswith("Traceback")


def test_a_log_that_cannot_be_written_keeps_nothing_from_being_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(failures, "ENVIRONMENT", tmp_path / "none")
    monkeypatch.setattr(failures.tempfile, "gettempdir", lambda: str(tmp_path / "none, either"))
    assert failures.keep_log("words") is None


def test_a_clone_that_is_not_whole_is_told_about(tmp_path: Path):
    clone = Clone(tmp_path)
    (clone.folder / "tools" / "failures.py").unlink()
    code, _printed, told = clone.start("games")
    assert code == 1
    assert told.startswith("This folder is not complete: ")
    assert told.count("\n") == 1


def test_a_tool_that_cannot_be_started_is_told_about(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("UNDERCROFT_LANG", "en")
    with pytest.raises(failures.SetUpError, match="the program /no/such/tool could not be started"):
        environment.run_quietly(["/no/such/tool"])


# Which Python


def test_an_old_python_can_read_run_py_and_says_what_it_needs():
    with tokenize.open(ROOT / "run.py") as file:
        tree = ast.parse(file.read())
    modern = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Match, ast.AsyncFunctionDef)
    assert not [node for node in ast.walk(tree) if isinstance(node, modern)]
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        assert function.returns is None
        assert all(argument.annotation is None for argument in function.args.args)
    run = runpy.run_path(str(ROOT / "run.py"), run_name="imported")
    assert run["too_old"]((3, 11), "en") is None
    assert run["too_old"]((3, 10), "en").startswith("Undercroft needs Python 3.11 or newer, and this is Python 3.10")
    assert run["too_old"]((2, 7), "fr").startswith("Undercroft demande Python 3.11")
    assert run["OLDEST"] == failures.TESTED[0]


def test_a_python_newer_than_those_tested_gets_the_newest_packages(monkeypatch: pytest.MonkeyPatch, capsys: Any):
    asked: list[list[str]] = []
    monkeypatch.setenv("UNDERCROFT_LANG", "en")
    monkeypatch.setattr(environment, "run_quietly", asked.append)
    monkeypatch.setattr(environment, "TESTED", ((3, 1), (3, 2)))
    environment.install_packages(dev=False, uv="uv")
    assert asked[0][-2:] == ["--editable", "."]
    assert "was tested with Python 3.1 to 3.2" in capsys.readouterr().err


def test_every_sentence_is_there_in_both_languages():
    for en, fr in words.SENTENCES.values():
        assert en != fr
        assert {part for part in en.split() if part.startswith("{")} <= set(fr.replace(" :", ":").split()) | set(
            en.split()
        )

"""Whatever goes wrong when the program is started, it says so in one sentence; the traceback is in a log file."""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path
from string import Formatter

import pytest

from undercroft.failures import SENTENCES, STAMP
from undercroft.version import __version__

from .entry import SCRIPT, SOURCES, Place
from .entry import STAMP as STAMP_OF_RUN

ROOT = SOURCES.parent
DAMAGED = "def (\n"
INSTALL = "install Undercroft again, with `pipx reinstall undercroft` or `pip install --force-reinstall undercroft`"
RUN = "start `python3 run.py` again, it installs it anew"


@pytest.fixture
def place(tmp_path: Path) -> Place:
    """A computer in small."""
    return Place(tmp_path)


# Packages that cannot be loaded


def test_the_installed_program_goes_through_the_door() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["scripts"] == {"undercroft": "undercroft.start:main"}
    assert SCRIPT == "from undercroft.start import main; main()"


@pytest.mark.parametrize("how", [("-c", SCRIPT), ("-m", "undercroft"), ("-m", "undercroft.server")])
def test_with_no_package_at_all_it_still_speaks(place: Place, how: tuple[str, str]) -> None:
    place.packages = []
    ended = place.run(place.command(*how))
    told = "The package typer, which Undercroft needs, cannot be loaded (No module named 'typer')"
    assert ended.sentence() == f"{told}: {INSTALL}. (Details: {place.log})"
    assert ended.code == 1
    assert "ModuleNotFoundError: No module named 'typer'" in place.log.read_text("utf-8")


@pytest.mark.parametrize(
    ("package", "text", "command", "reason"),
    [
        ("typer", DAMAGED, ["games"], "SyntaxError: invalid syntax (__init__.py, line 1)"),
        ("rich", "{}['console']", ["simulate", "one_card", "-n", "1"], "KeyError: 'console'"),
        (
            "yaml",
            "raise OSError('libyaml.so: cannot open shared object file')",
            ["play", "one_card", "--plain"],
            "OSError: libyaml.so: cannot open shared object file",
        ),
        (
            "sqlalchemy",
            "raise ModuleNotFoundError('No module named \\'sqlalchemy\\'', name='sqlalchemy')",
            ["serve", "--no-browser", "--port", "0"],
            "No module named 'sqlalchemy'",
        ),
    ],
)
def test_a_package_that_cannot_be_loaded_is_named(
    place: Place, package: str, text: str, command: list[str], reason: str
) -> None:
    place.break_package(package, text)
    ended = place.start(*command)
    named = f"The package {package}, which Undercroft needs, cannot be loaded ({reason})"
    assert ended.sentence().startswith(f"{named}: {INSTALL}. (Details: ")
    assert ended.code == 1
    assert "Traceback" in place.log.read_text("utf-8")


def test_a_package_that_another_one_lacks_is_the_one_that_is_named(place: Place) -> None:
    lacking = (
        "try:\n    import lost\nexcept ImportError as problem:\n    raise ImportError('odd', name='typer') from problem"
    )
    place.break_package("typer", lacking)
    assert (
        place.start("games").sentence().startswith("The package lost, which Undercroft needs, cannot be loaded (No mod")
    )


def test_it_speaks_french_without_its_packages(place: Place) -> None:
    place.break_package("typer", "raise RuntimeError('broken')")
    ended = place.start("games", UNDERCROFT_LANG="fr")
    told = ended.sentence()
    assert told.startswith("Le paquet typer, dont Undercroft a besoin, ne peut pas être chargé (RuntimeError: broken)")
    assert told.endswith(f"(Détails\u00a0: {place.log})")


def test_a_part_of_python_that_is_missing_is_not_blamed_on_us(place: Place) -> None:
    place.stamp.touch()
    place.break_package("sqlite3", "raise ModuleNotFoundError('No module named \\'_sqlite3\\'', name='_sqlite3')")
    ended = place.start("serve", "--no-browser", "--port", "0")
    assert ended.sentence().startswith("This Python is not complete (No module named '_sqlite3'): install it again")
    assert place.stamp.exists()


@pytest.mark.parametrize("missing", ["asyncpg", "greenlet"])
def test_the_extra_that_brings_postgresql_is_named(place: Place, missing: str) -> None:
    place.stamp.touch()
    place.break_package(missing, f"raise ModuleNotFoundError('No module named \\'{missing}\\'', name='{missing}')")
    ended = place.start("serve", "--no-browser", "--port", "0", "--database", "postgresql://me@127.0.0.1:1/nothing")
    assert "the extra postgres: `pipx inject undercroft asyncpg greenlet`" in ended.sentence()
    assert place.stamp.exists()


# What run.py has installed, it installs anew


def test_a_damaged_environment_of_run_py_is_made_anew_by_it(place: Place) -> None:
    assert STAMP == STAMP_OF_RUN
    place.stamp.touch()
    place.break_package("typer", DAMAGED)
    for _start in range(2):
        assert f"): {RUN}. (Details: " in place.start("games").sentence()
        assert not place.stamp.exists()


def test_an_environment_that_cannot_be_changed_must_be_removed(place: Place) -> None:
    place.stamp.touch()
    (place.environment / "undercroft.void" / "full").mkdir(parents=True)
    place.break_package("typer", DAMAGED)
    told = place.start("games").sentence()
    assert f"): delete the folder {place.environment}, then start `python3 run.py` again. (Details: " in told


@pytest.mark.parametrize("has_stamp", [False, True])
def test_a_damaged_file_of_our_own_is_told_apart(place: Place, tmp_path: Path, has_stamp: bool) -> None:
    if has_stamp:
        place.stamp.touch()
    place.sources = tmp_path / "copy"
    leave_out = shutil.ignore_patterns("page", "__pycache__")
    shutil.copytree(SOURCES / "undercroft", place.sources / "undercroft", ignore=leave_out)
    (place.sources / "undercroft" / "terminal" / "commands" / "rules.py").write_text(DAMAGED, "utf-8")
    told = place.start("rules", "one_card").sentence()
    assert told.startswith(
        "A part of Undercroft itself cannot be loaded (SyntaxError: invalid syntax (rules.py, line 1))"
    )
    assert ("get its files anew" if has_stamp else INSTALL) in told
    (place.sources / "undercroft" / "terminal" / "words" / "en.ftl").unlink()
    assert "A part of Undercroft itself cannot be loaded (FileNotFoundError: " in place.start("games").sentence()
    assert place.stamp.exists() is has_stamp  # run.py would only link the same files again


# What nobody has foreseen, and its log


FAULT = "def program(): raise ValueError('postgresql://me:se@cret@host/x is odd')"


def test_what_nobody_has_foreseen_is_told_and_logged(place: Place) -> None:
    ended = place.execute(FAULT)
    reason = "ValueError: postgresql://me:***@host/x is odd"
    assert ended.sentence() == f"Something went wrong in Undercroft ({reason}). (Details: {place.log})"
    assert ended.code == 1
    log = place.log.read_text("utf-8")
    assert re.match(rf"\d{{4}}-\d\d-\d\dT[\d:+-]+  Undercroft {re.escape(__version__)}, Python 3\.\d+\.\d+", log)
    assert "arguments: first 'second word'\nTraceback (most recent call last):\n" in log
    assert log.endswith(f"{reason}\n\n")
    assert place.log.stat().st_mode & 0o077 == 0
    place.execute(FAULT)
    assert place.log.read_text("utf-8").count("Traceback") == 2


def test_the_log_does_not_grow_without_end(place: Place) -> None:
    place.log.parent.mkdir(parents=True)
    place.log.write_text("x" * 1_000_001)
    place.execute("def program(): raise ValueError('y' * 5_000_000)")
    kept = {file.name: file.stat().st_size for file in place.log.parent.iterdir()}
    assert kept.pop("undercroft.old.log") == 1_000_001
    assert 100_000 < kept.pop("undercroft.log") < 110_000
    assert kept == {}


def test_where_the_log_has_no_place_it_is_put_anywhere(place: Place) -> None:
    place.home.touch()
    told = place.execute(FAULT).sentence()
    (log,) = place.temporary.iterdir()
    assert told.endswith(f"(Details: {log})")
    assert "is odd" in log.read_text("utf-8")


def test_what_a_user_can_put_right_has_no_log(place: Place) -> None:
    ended = place.start("play", "one_crad")
    assert ended.sentence() == "game 'one_crad': there is no such game; did you mean 'one_card'? (known: " + (
        "deck_box, dungeon_roll, one_card, one_deck, welcome)"
    )
    assert ended.code == 2
    assert place.start("games", "--nonsense").code == 2
    assert not place.log.exists()


def test_ctrl_c_needs_no_words(place: Place) -> None:
    assert place.execute("def program(): raise KeyboardInterrupt") == (130, "", "")


# Known causes


@pytest.mark.parametrize("spoken", ["en", "fr"])
def test_a_file_where_a_folder_should_be_is_told_about(place: Place, spoken: str) -> None:
    place.home.touch()
    ended = place.start("play", "one_card", "--plain", UNDERCROFT_LANG=spoken)
    wanted = place.home / "data" / "running"
    sentence = {
        "en": f"{wanted} cannot be made: a file is where a folder should be; UNDERCROFT_HOME chooses another folder.",
        "fr": f"{wanted} ne peut pas être créé\u00a0: un fichier tient la place d’un dossier\u00a0; "
        "UNDERCROFT_HOME choisit un autre dossier.",
    }
    assert ended.sentence().startswith(sentence[spoken])
    assert ended.code == 1


def test_a_home_that_nobody_knows_is_told_about(place: Place) -> None:
    ended = place.start("play", "one_card", "--plain", UNDERCROFT_HOME="", XDG_DATA_HOME="~nobody.of.this.name/data")
    assert ended.sentence().startswith("Your home folder is not known: set HOME, or UNDERCROFT_HOME to a folder of")


@pytest.mark.parametrize(
    "program",
    [SCRIPT, "import sys; from undercroft.start import run; run(lambda: sys.stdout.write('written at the end'))"],
)
def test_a_disk_that_is_full_is_told_about(place: Place, program: str) -> None:
    full = place.run(["sh", "-c", 'exec "$@" >/dev/full', "sh", *place.command("-c", program, "games")])
    assert full.sentence().startswith("The disk is full: make room, then start this again. (Details: ")
    assert full.code == 1


def test_a_database_without_room_is_a_full_disk(place: Place) -> None:
    ended = place.execute(
        "import sqlite3",
        "from undercroft.server.store.store import StorageTrouble",
        "def program():",
        "    database = sqlite3.connect(':memory:')",
        "    try:",
        "        database.executescript('PRAGMA max_page_count=1; CREATE TABLE a (b); CREATE TABLE c (d)')",
        "    except sqlite3.OperationalError as problem:",
        "        raise StorageTrouble('the database does not work') from problem",
    )
    assert ended.sentence() == "The disk is full: make room, then start this again."
    assert ended.code == 2


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (
            "def program(): raise PermissionError(13, 'Permission denied', os.environ['UNDERCROFT_HOME'] + '/data/x')",
            "/home/data/x may not be used: see to its rights; UNDERCROFT_HOME chooses another folder. (",
        ),
        (
            "def program(): raise PermissionError(13, 'Permission denied', '/elsewhere')",
            "/elsewhere may not be used: see to its rights. (",
        ),
        (
            "def program(): raise OSError(30, 'Read-only file system', '/elsewhere')",
            "/elsewhere cannot be written: that disk is read-only. (",
        ),
        ("def program(): raise OSError(28, 'No space left', '/elsewhere')", "The disk is full (/elsewhere): make room"),
        ("def program(): bytearray(1 << 62)", "There is not enough memory: close other programs"),
        (
            "def program(): os.mkdir('gone'); os.chdir('gone'); os.rmdir('../gone'); os.getcwd()",
            "The folder that you are in is gone: go to another one",
        ),
    ],
    ids=["no rights", "no rights elsewhere", "read-only", "disk full", "no memory", "no folder"],
)
def test_a_known_cause_has_its_own_words(place: Place, tmp_path: Path, lines: str, told: str) -> None:
    ended = place.run(
        place.command("-c", f"import os\nfrom undercroft.start import run\n{lines}\nrun(program)"), cwd=tmp_path
    )
    assert told in ended.sentence()
    assert ended.code == 1


def test_too_many_open_files_are_told_about_even_if_there_can_be_no_log(place: Place) -> None:
    ended = place.execute(
        "import resource",
        "def program():",
        "    resource.setrlimit(resource.RLIMIT_NOFILE, (20, 20))",
        "    files = [open(os.devnull)]",
        "    while True: files.append(open(os.devnull))",
    )
    told = "Too many files are open: close other programs, or allow more with `ulimit -n 4096`, then start this again."
    assert ended.sentence() == f"{told} (The details could not be written to a file.)"


# Words


def test_every_sentence_says_the_same_in_both_languages() -> None:
    for id, (english, french) in SENTENCES.items():
        filled = [{name for _text, name, _spec, _how in Formatter().parse(text) if name} for text in (english, french)]
        assert filled[0] == filled[1], id
        assert english != french, id

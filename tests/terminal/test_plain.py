"""Play in plain text: through a pipe, with undo, log, both languages, save and resume."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from threading import Timer

import pytest

import undercroft as uc
from tests.patience import PATIENCE
from undercroft.engine.record import Record

from .test_commands import run

START = ["play", "one_card", "--seed", "3", "--lang", "en"]


def test_a_turn_is_played_by_numbers_and_by_words():
    said = run(*START, typed="\n1\nstep a2\n3\nend\nq\n")
    assert "You rolled 5, 2 and 5" in said
    assert "You give 5 to Speed, 2 to Attack and 5 to Defence." in said
    assert "You step to a2." in said
    assert "You step to a1." in said
    assert "Your game is kept. Go on with: undercroft play one_card" in said


def test_every_line_fits_80_columns_and_has_no_colour_codes():
    for language in ("en", "fr"):
        said = run("play", "one_card", "--seed", "3", "--lang", language, typed="\n1\n1\nend\n?\nl\nq\n")
        assert max(len(line) for line in said.splitlines()) <= 80
        assert "\x1b" not in said


def test_undo_takes_back_a_move_but_not_a_roll():
    said = run(*START, typed="\n1\n1\nu\nu\nu\nq\n")
    assert said.count("You take back one move.") == 2
    assert "The dice have been rolled since" in said


def test_the_turn_is_restarted_in_one_go():
    assert "You take back 3 moves." in run(*START, typed="\n1\n1\n1\nr\nq\n")


def test_in_practice_even_the_roll_is_taken_back_and_falls_the_same_again():
    said = run(*START, "--practice", typed="\n1\n3\n1\n\nu\n1\n\nq\n")
    rolls = [line for line in said.splitlines() if line.startswith("You rolled")]
    assert rolls[-1] == rolls[-2]


def test_the_language_changes_in_the_middle_of_a_game():
    said = run(*START, typed="\nfr\n1\nen\nq\n")
    assert "Vous avez 5, 2 et 5" in said
    assert said.rstrip().endswith("undercroft play one_card")


def test_log_board_rules_and_help_are_there():
    said = run(*START, typed="\nl\nb\nrules\n?\nq\n")
    assert said.count("You roll a 5.") == 4
    assert "OC-20" in said
    assert "Enter alone rolls the dice." in said


@pytest.mark.parametrize("typed", ["99", "-1", "jump", "step", "step z9", "attack 1", "²"])
def test_nonsense_is_answered_and_changes_nothing(typed: str, saves_folder: Path):
    run(*START, typed=f"\n1\n{typed}\nq\n")
    (file,) = (saves_folder / "running").iterdir()
    assert len(Record.read(file).moves) == 4


def test_a_game_goes_on_where_it_was_left(saves_folder: Path):
    run(*START, typed="\n1\n1\nq\n")
    said = run("play", "one_card", "--lang", "en", typed="q\n")
    assert "You take up your game again after 5 moves." in said
    assert "4 speed and 3 attack left" in said
    run("play", "one_card", "--new", typed="q\n")
    assert len(list((saves_folder / "running").iterdir())) == 2


def test_a_finished_game_is_kept_apart_and_its_end_told(saves_folder: Path):
    said = run(*START, typed="\n1\nend\n1\n" * 60)
    assert "Your score: 0 of 12." in said
    assert not list((saves_folder / "running").iterdir())
    (file,) = (saves_folder / "finished").iterdir()
    assert uc.replay(Record.read(file)).is_over


def test_a_game_is_taken_up_from_the_middle_of_a_record(saves_folder: Path):
    run(*START, typed="\n1\n1\nq\n")
    (file,) = (saves_folder / "running").iterdir()
    said = run("play", "one_card", "--load", str(file), "--at", "3", "--lang", "en", typed="q\n")
    assert "You rolled 5, 2 and 5" in said
    assert len(Record.read(file).moves) == 5


def test_pictures_can_be_left_out_for_a_screen_reader():
    said = run(*START, "--no-picture", typed="\n1\nq\n")
    assert "┌" not in said
    assert "6 speed and 3 attack left" in said


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGKILL])
def test_neither_ctrl_c_nor_a_crash_loses_a_running_game(tmp_path: Path, sent: int):
    home = {**os.environ, "UNDERCROFT_HOME": str(tmp_path)}
    program = subprocess.Popen(
        [sys.executable, "-m", "undercroft", *START],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=home,
        text=True,
    )
    assert program.stdin
    assert program.stdout
    program.stdin.write("\n1\n1\n")
    program.stdin.flush()
    too_long = Timer(PATIENCE, program.kill)
    too_long.start()
    said = ""
    while not re.search(r"4 speed and 3 attack left.*> $", said, re.DOTALL):  # it waits for the next line
        letter = program.stdout.read(1)
        assert letter, said
        said += letter
    too_long.cancel()
    program.send_signal(sent)
    _out, errors = program.communicate(timeout=PATIENCE)
    assert "Traceback" not in errors
    (file,) = (tmp_path / "data" / "running").iterdir()
    assert len(Record.read(file).moves) == 5


def test_luck_is_asked_for_in_the_words_of_the_game() -> None:
    """Cards are not rolled."""
    said = run("play", "deck_box", "--seed", "60", "--lang", "en", "--plain", "--new", typed="1\n" * 8 + "q\n")
    assert "  1  Turn over the cards" in said
    assert "Roll the dice" not in said

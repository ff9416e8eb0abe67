"""Interpreted and compiled rules play the same games: more than a thousand, with all options, to the last byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import undercroft as uc

from .players import seatings
from .ways import Job

ROOT = Path(__file__).parent.parent
BY_THE_BOOK, CHANGED, MIXED = 120, 30, 25  # games with no option changed, with one, and with any
MOST_GAMES = 300  # of one game in all: interpreted rules are slow, and some games have many options and seats

# Where a game takes long: mixtures that hold every value, each with one number of players; so many games of each.
LONG = {"deck_box": 1, "one_deck": 10}


def jobs() -> list[Job]:
    """What is to be played: every value of every option is in it."""
    wanted: list[Job] = []
    for id, seats in seatings():
        options = uc.load(id).options
        values = [(option, word) for option in options for word in option.words]
        changed = [{option.name: word} for option, word in values if option.read(word) != option.default]
        random = Random(id)  # noqa: S311
        mixed = [{option.name: random.choice(option.words) for option in options} for _ in changed]
        if id in LONG:
            longest = max(len(option.words) for option in options)
            mixtures = [{each.name: each.words[n % len(each.words)] for each in options} for n in range(1, longest)]
            wanted += [Job(game=id, seats=seats, options={}, first=0, n=2 * LONG[id])]
            spread = mixtures[seats - uc.load(id).seats[0] :: seat_counts(id)]
            wanted += [Job(game=id, seats=seats, options=each, first=0, n=LONG[id]) for each in spread]
            continue
        share = min(1, MOST_GAMES / seat_counts(id) / (BY_THE_BOOK + (CHANGED + MIXED) * len(changed)))
        for most, chosen in ((BY_THE_BOOK, [{}]), (CHANGED, changed), (MIXED, mixed)):
            n = max(1, round(most * share))
            wanted += [Job(game=id, seats=seats, options=each, first=7 * n, n=n) for each in chosen]
    return wanted


def seat_counts(id: str) -> int:
    """How many numbers of players a game allows."""
    fewest, most = uc.load(id).seats
    return most - fewest + 1


def process(interpreted: bool, wanted: list[Job]) -> subprocess.Popen[str]:
    environment = {**os.environ, "UNDERCROFT_INTERPRETED": str(int(interpreted))}
    command = [sys.executable, "-m", "tests.ways", json.dumps(wanted)]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


def output(running: subprocess.Popen[str]) -> list[list[str]]:
    printed, _ = running.communicate(timeout=600)
    assert running.returncode == 0
    return json.loads(printed)


@pytest.fixture(scope="module")
def both() -> list[tuple[Job, list[str], list[str]]]:
    """Each job with what became of its games, interpreted and compiled."""
    wanted = jobs()
    halves = wanted[::2], wanted[1::2]
    running = [*(process(True, half) for half in halves), *(process(False, half) for half in halves)]
    results = [output(each) for each in running]
    pairs = [zip(halves[half], results[half], results[2 + half], strict=True) for half in (0, 1)]
    return [row for half in pairs for row in half]


@pytest.mark.parametrize(("id", "seats"), seatings())
def test_interpreted_and_compiled_rules_play_the_same_games(
    both: list[tuple[Job, list[str], list[str]]], id: str, seats: int
) -> None:
    mine = [row for row in both if (row[0]["game"], row[0]["seats"]) == (id, seats)]
    for job, interpreted, compiled in mine:
        assert len(interpreted) == len(compiled) == job["n"]
        for number, (one, other) in enumerate(zip(interpreted, compiled, strict=True), job["first"]):
            assert one == other, f"game {number} with {job['options']}"
    different = {outcome for _job, outcomes, _ in mine for outcome in outcomes}
    assert len(different) > len(mine), "the games differ among themselves"

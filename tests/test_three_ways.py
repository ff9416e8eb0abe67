"""Plainly, portably and natively: the same games to the last byte, with all options; the same searches and odds."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import undercroft as uc
from undercroft.engine.bots import bots_of
from undercroft.kernels.ways import SETTING, WAYS

from .players import seatings
from .ways import Job

ROOT = Path(__file__).parent.parent
BY_THE_BOOK, CHANGED, MIXED = 120, 30, 25  # games with no option changed, with one, and with any
MOST_GAMES = 120  # of one game in all: plain rules are slow, and some games have many options and seats
POSITIONS = 3  # that are searched, and whose odds are reckoned, for each number of players

# Where a game takes long: mixtures that hold every value, each with one number of players; so many games of each.
LONG = {"deck_box": 1, "one_deck": 10}
# Odds that take plain Python minutes are compared in the other two ways only; smaller ones are in the games' tests.
SLOW_ODDS = {"one_card", "dungeon_roll", "one_deck"}


def games_of(id: str, seats: int) -> list[Job]:
    """What is to be played: every value of every option is in it, and every bot."""
    options = uc.load(id).options
    values = [(option, word) for option in options for word in option.words]
    changed = [{option.name: word} for option, word in values if option.read(word) != option.default]
    random = Random(id)  # noqa: S311
    mixed = [{option.name: random.choice(option.words) for option in options} for _ in changed]
    bots = [job("games", id, seats, bot=bot, n=1) for bot in list(bots_of(uc.load(id).package))[1:]]
    if id in LONG:
        longest = max(len(option.words) for option in options)
        mixtures = [{each.name: each.words[n % len(each.words)] for each in options} for n in range(1, longest)]
        spread = mixtures[seats - uc.load(id).seats[0] :: seat_counts(id)]
        long = [job("games", id, seats, options=each, n=LONG[id]) for each in spread]
        return [job("games", id, seats, n=2 * LONG[id]), *long, *bots]
    share = min(1, MOST_GAMES / seat_counts(id) / (BY_THE_BOOK + (CHANGED + MIXED) * len(changed)))
    wanted = []
    for most, chosen in ((BY_THE_BOOK, [{}]), (CHANGED, changed), (MIXED, mixed)):
        n = max(1, round(most * share))
        wanted += [job("games", id, seats, options=each, first=7 * n, n=n) for each in chosen]
    return [*wanted, *bots]


def looks_at(id: str, seats: int) -> list[Job]:
    """Which positions are searched and reckoned."""
    guides = list(bots_of(uc.load(id).package))[:2]
    searches = [job("searches", id, seats, bot=guide, n=POSITIONS) for guide in guides]
    return [*searches, job("odds", id, seats, n=POSITIONS)]


def job(
    what: str, game: str, seats: int, bot: str = "random", first: int = 0, n: int = 1, **more: dict[str, str]
) -> Job:
    return Job(what=what, game=game, seats=seats, options=more.get("options", {}), bot=bot, first=first, n=n)


def seat_counts(id: str) -> int:
    """How many numbers of players a game allows."""
    fewest, most = uc.load(id).seats
    return most - fewest + 1


def share(way: str, one: Job) -> Job | None:
    """What of a job is done in this way: plain Python, a hundred times as slow, looks at the last position only."""
    fewest = uc.load(one["game"]).seats[0]
    if way != "plain" or (one["what"] == "games" and (one["bot"] == "random" or one["seats"] == fewest)):
        return one
    if one["what"] == "games" or (one["what"] == "odds" and one["game"] in SLOW_ODDS):
        return None
    return {**one, "first": one["n"] - 1, "n": 1}


def process(way: str, wanted: list[Job]) -> subprocess.Popen[str]:
    environment = {**os.environ, SETTING: way}
    command = [sys.executable, "-m", "tests.ways", json.dumps(wanted)]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


def output(running: subprocess.Popen[str]) -> list[list[str]]:
    printed, _ = running.communicate()
    assert running.returncode == 0
    return json.loads(printed)


@pytest.fixture(scope="module")
def found() -> dict[str, list[tuple[Job, list[str]]]]:
    """Each way with its jobs, and what came of them."""
    jobs = [each for id, seats in seatings() for each in (*games_of(id, seats), *looks_at(id, seats))]
    wanted = {way: [(each, mine) for each in jobs if (mine := share(way, each))] for way in WAYS}
    running = {way: process(way, [mine for _whole, mine in pairs]) for way, pairs in wanted.items()}
    return {
        way: [(whole, came) for (whole, _mine), came in zip(wanted[way], output(each), strict=True)]
        for way, each in running.items()
    }


@pytest.mark.parametrize("what", ["games", "searches", "odds"])
@pytest.mark.parametrize(("id", "seats"), seatings())
def test_all_ways_come_to_the_same(
    found: dict[str, list[tuple[Job, list[str]]]], id: str, seats: int, what: str
) -> None:
    def mine(way: str) -> list[tuple[Job, list[str]]]:
        return [row for row in found[way] if (row[0]["what"], row[0]["game"], row[0]["seats"]) == (what, id, seats)]

    portable, plain = mine("portable"), mine("plain")
    assert portable
    assert portable == mine("native")
    assert [job for job, _came in plain] == [job for job, _came in portable if share("plain", job)]
    whole = {json.dumps(job): came for job, came in portable}
    assert all(came and whole[json.dumps(job)][-len(came) :] == came for job, came in plain)
    if what == "games":
        different = {outcome for _job, outcomes in portable for outcome in outcomes}
        assert len(different) >= len(portable), "the games differ among themselves"

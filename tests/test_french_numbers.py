"""Numbers in French, wherever somebody reads them: a comma, a space between thousands, a space that stays before %."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import yaml
from rich.console import Console

import undercroft as uc
from tests.test_conformance_words import word_folders
from undercroft.bots.review import Judged, Weighed
from undercroft.engine.game import games
from undercroft.engine.match import Match
from undercroft.engine.results import measure, rate
from undercroft.engine.words import words_for
from undercroft.lab.arena import Outcome
from undercroft.lab.simulate import Report
from undercroft.terminal.commands.arena import tables
from undercroft.terminal.commands.report import show_report
from undercroft.terminal.hints import hint_lines, points_told
from undercroft.terminal.looking_back import LookingBack
from undercroft.testing.wording import messages_of

WRONG = (
    re.compile(r"\d\.\d"),  # a point
    re.compile(r"\d,\d{3},\d|\d,\d{3}\.\d"),  # commas between thousands
    re.compile(r"(?<![\d,.])\d{5,}"),  # thousands that nothing keeps apart
    re.compile(r"(?<![\u00a0\u202f])%"),  # nothing, or a space at which a line may end
)
NO_NUMBERS = re.compile(r"127\.0\.0\.1|CC BY \d\.\d|9007199254740991")  # an address, a licence, a seed to be typed
PLACE = {"place": ""}  # a file and a line, before what is wrong there
SHARES = (0.0, 0.0004, 0.004, 0.3333, 0.5, 0.624, 0.9989, 0.9999, 1.0)


def folder_of(file: Path) -> str:
    """What a file of words is called in the list of tests."""
    return f"{file.parent.parent.name}/{file.parent.name}"


def wrong(text: str) -> list[str]:
    """What a French reader would stumble over."""
    plain = NO_NUMBERS.sub("", text)
    return [found[0] for each in WRONG for found in each.finditer(plain)]


@pytest.mark.parametrize("text", ["12%", "12 %", "1.5", "1,234,567", "1,234.5", "12345"])
def test_a_number_written_in_another_way_is_found(text: str) -> None:
    assert wrong(text)


@pytest.mark.parametrize("text", ["12\u00a0%", "12,5\u202f%", "1\u202f234,5", "0,0001", "1234", "3."])
def test_numbers_as_they_are_written_in_french_are_let_through(text: str) -> None:
    assert not wrong(text)


# The words themselves


@pytest.mark.parametrize("folder", word_folders(), ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("number", [0.25, 1.5, 12345.5])
def test_every_message_writes_its_numbers_in_the_french_way(folder: Path, number: float) -> None:
    words, text = words_for("fr", folder), (folder / "fr.ftl").read_text(encoding="utf-8")
    names = dict.fromkeys(re.findall(r"(?:CAP|PLAYER)\(\$(\w+)\)", text), 2)  # of people and things
    for id, used in messages_of(folder, "fr").items():
        assert wrong(words.say(id, **{**dict.fromkeys(used, number), **names, **PLACE})) == [], id


@pytest.mark.parametrize("id", games())
def test_every_printed_text_writes_its_numbers_in_the_french_way(id: str) -> None:
    for file in uc.load(id).folder.rglob("*.yaml"):
        yaml.SafeLoader.add_constructor("!file", lambda loader, node: loader.construct_scalar(node))
        for text in french(yaml.safe_load(file.read_text(encoding="utf-8"))):
            assert wrong(text) == [], f"{file.name}: {text}"


def french(data: Any) -> list[str]:
    """All French texts in some content."""
    if isinstance(data, dict):
        own = [data["fr"]] if isinstance(data.get("fr"), str) else []
        return [*own, *(text for value in data.values() for text in french(value))]
    return [text for item in data for text in french(item)] if isinstance(data, list) else []


@pytest.mark.parametrize("file", sorted((Path(uc.__file__).parents[2] / "web" / "src").rglob("fr.ftl")), ids=folder_of)
def test_the_page_s_own_messages_do_so_too(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert {line: wrong(line) for line in lines if not line.startswith("#") and wrong(line)} == {}


# What commands print


def a_match() -> Match:
    """One at its first choice."""
    match = uc.load("one_card").start(seed=3)
    while match.turn == uc.CHANCE:
        match.roll()
    return match


@pytest.mark.parametrize("of", ["win", "level"])
def test_hints(of: str) -> None:
    match = a_match()
    first, second = match.moves()[:2]
    for best in SHARES:
        for other in SHARES:
            hint: dict[str, Any] = {"of": of, "why": "close", "games": 123456}
            hint |= {"best": {"move": first.text, "value": best}, "next": {"move": second.text, "value": other}}
            assert wrong("\n".join(hint_lines(match, hint, "fr"))) == []


def test_a_share_that_is_almost_nothing_has_its_comma_too() -> None:
    match = a_match()
    first, second = (move.text for move in match.moves()[:2])
    hint: dict[str, Any] = {"of": "win", "why": "close", "games": 1234}
    hint |= {"best": {"move": first, "value": 0.0009}, "next": {"move": second, "value": 0.0004}}
    lines = hint_lines(match, hint, "fr")
    assert " 0,1\u00a0%" in lines[1]
    assert "(<0,1\u00a0%)" in lines[2]


def test_points_and_the_chance_to_win_beside_them() -> None:
    assert points_told(a_match(), 1234.56, 0.034, "fr") == "1\u202f234,6 niveaux vidés, 3\u00a0% de victoires"


def test_a_simulation() -> None:
    scores = measure([0, 3, 12, 1234.5])
    report = Report(
        game="one_card",
        bot="random",
        seed=7,
        seats=1,
        options={},
        asked=20000,
        games=12345,
        unfinished=12000,
        scores=(scores,),
        wins=rate(1234, 12345),
        seat_wins=(),
        lengths=measure([1000.25, 23456]),
        distribution={0: 11111, 12: 1234},
        seconds=12.345,
        games_per_second=23456.7,
        moves_per_second=1234567.8,
        cores=2,
    )
    said = StringIO()
    show_report(Console(file=said, width=200), report, "One Card Dungeon", "fr")
    assert wrong(said.getvalue()) == []
    assert "9,9959\u00a0%" in said.getvalue()
    assert "312,3750" in said.getvalue()
    english = StringIO()
    show_report(Console(file=english, width=200), report, "One Card Dungeon", "en")
    assert "9.9959%" in english.getvalue()
    assert "312.3750" in english.getvalue()


def test_tables_of_the_arena() -> None:
    bouts = [Outcome(("greedy", "random"), seed, (2, 0), (0,) if seed % 7 else (1,), 40) for seed in range(1500)]
    alone = [Outcome(("greedy",), seed, (seed % 5,), (), 40) for seed in range(1500)]
    for outcomes in (bouts, alone):
        said = StringIO()
        for table in tables("Welcome", ["greedy", "random"], outcomes, 4, "fr"):
            Console(file=said, width=200).print(table)
        assert wrong(said.getvalue()) == []
        assert "1\u202f500" in said.getvalue()


def test_ratings_have_a_sign() -> None:
    words = words_for("fr", Path(uc.__file__).parent / "terminal" / "words")
    assert words.say("arena-rated", sign="minus", rating=1234) == "−1\u202f234"
    assert words.say("arena-rated", sign="plus", rating=0) == "+0"


def test_what_is_said_when_looking_back() -> None:
    match = a_match()
    move = match.moves()[0]
    match.play(move)
    looking = LookingBack(match, [0])
    for of in ("win", "level", "points"):
        for value in SHARES:
            weighed = Weighed(move, a_match().say(move), value, 0.025)
            judged = Judged(3, 0, of, weighed, weighed, 0.1, True, False)
            assert wrong(looking.sentence(judged, "fr")) == []

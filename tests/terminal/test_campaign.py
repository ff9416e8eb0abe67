"""Campaigns at the keyboard: sheets in a file, each match counted once, ticks given by a command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import undercroft as uc
from undercroft.terminal import saves
from undercroft.terminal.campaigns import Book, names

from .test_commands import refuse, run

GAME = uc.load("one_deck")


def to_the_end(path: Path) -> None:
    """Somebody plays a running game until the heroes fall."""
    match = uc.replay(path.read_text(encoding="utf-8"))
    while not match.is_over:
        match.roll() if match.turn == uc.CHANCE else match.play(match.moves()[-1])
    saves.save(match, path)


def begun(*more: str) -> Path:
    run("play", "one_deck", "--campaign", "Delvers", "--plain", "--lang", "en", *more)
    return saves.running("one_deck")[0]


def test_a_match_is_counted_once_and_its_ticks_are_given() -> None:
    to_the_end(begun("--seed", "3"))
    for _time in range(2):
        shown = run("campaign", "delvers", "--lang", "en")
        assert "Warrior · games: 1 · guardians beaten: 0" in shown
        assert "2 ticks wait to be given" in shown
    assert names() == run("campaign").split() == ["delvers"]
    shown = run("campaign", "delvers", "--give", "warrior=veteran.circle,veteran.circle", "--lang", "en")
    assert "○2/6" in shown
    assert "wait" not in shown
    assert "parties\u00a0: 1" in run("campaign", "delvers", "--lang", "fr")


def test_a_running_match_of_the_campaign_goes_on() -> None:
    path = begun("--seed", "3")
    other = saves.save(GAME.start(seed=1), saves.new_file("one_deck"))
    assert "after 0 moves" not in run("play", "one_deck", "--campaign", "delvers", "--plain", "--lang", "en")
    assert len(Book.open("delvers").entries) == 1
    assert {each.name for each in saves.running("one_deck")} == {path.name, other.name}
    to_the_end(other)
    assert Book.open("delvers").due(GAME, "warrior") is None


def test_what_is_owned_comes_along() -> None:
    book = Book.open("delvers")
    for match in range(3):
        to_the_end(begun("--seed", str(3 + match), "--new"))
        book = Book.open("delvers")
        book.give("warrior=veteran.circle,veteran.circle")
    begun("--new")
    record = json.loads(saves.running("one_deck")[0].read_text(encoding="utf-8"))
    assert record["options"]["talents"] == "veteran/none/none/none"


def test_the_end_tells_what_was_earned() -> None:
    told = run("play", "one_deck", "--campaign", "x", "--plain", "--lang", "en", "--seed", "3", typed="\n" * 3 + "q\n")
    assert "earned" not in told
    to_the_end(saves.running("one_deck")[0])
    again = run("play", "one_deck", "--campaign", "x", "--plain", "--lang", "en", "--seed", "4", typed="q\n")
    assert "Warrior has earned 2 ticks. Give them: undercroft campaign x --give warrior=" in again


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("play", "one_deck", "--campaign", "a/b"), "a name has 1 to 24 letters"),
        (("play", "one_deck", "--campaign", "a", "--practice"), "does not go with --practice"),
        (("play", "one_card", "--campaign", "a"), "not part of a campaign"),
        (("play", "one_deck", "--campaign", "a", "--focus", "coking"), "there is no such focus"),
        (("campaign", "a", "--give", "warrior=veteran.circle"), "no ticks of 'warrior' wait"),
    ],
)
def test_what_cannot_be_done_is_told(
    args: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in refuse(monkeypatch, capsys, *args)


def test_ticks_that_do_not_fit_leave_the_sheet_as_it_was(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    to_the_end(begun("--seed", "3"))
    said = refuse(monkeypatch, capsys, "campaign", "delvers", "--give", "warrior=veteran.square")
    assert "a dungeon with 1 dots allows circle only" in said
    assert Book.open("delvers").due(GAME, "warrior") is not None


def test_a_file_that_is_no_campaign_is_told_about(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = saves.folder() / "campaigns" / "odd.json"
    file.parent.mkdir(parents=True)
    file.write_text("{}")
    assert "odd.json: this is not a campaign" in refuse(monkeypatch, capsys, "campaign", "odd")

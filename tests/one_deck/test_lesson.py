"""The guided first game: every text once, won by following the advice, and nothing breaks for those who do not."""

from __future__ import annotations

from collections import Counter
from io import StringIO
from pathlib import Path
from random import Random

import pytest

import undercroft as uc
from tests.plainly import PLAINLY
from undercroft.engine.languages import LANGUAGES
from undercroft.engine.match import Match
from undercroft.games.one_deck.guide import odds
from undercroft.games.one_deck.rules.campaign.keeping import counts
from undercroft.games.one_deck.rules.lesson import TOPICS
from undercroft.terminal.plain.play import play_plain
from undercroft.terminal.sitting import Sitting

from .set_up import GAME, begin

FEW = PLAINLY


def guided(**options: object) -> Match:
    return GAME.start(seed=1, lesson="first", **options)


def lesson(match: Match) -> dict:
    return match.view()["table"]["lesson"]


def step(match: Match) -> None:
    """Luck speaks, or the advice is followed."""
    if match.turn == uc.CHANCE:
        match.roll()
    else:
        match.play(lesson(match)["move"])


def test_following_the_advice_everything_is_told_once_and_the_guardian_falls() -> None:
    match, told = guided(), []
    while True:
        now = lesson(match)
        if now["new"]:
            told.append(now["id"])
            assert (now["step"], now["of"]) == (len(told), len(TOPICS))
        assert (now["move"] is None) == (match.turn < 0)
        if match.is_over:
            break
        assert match.turn != uc.CHANCE or len(match.moves()) == 1  # prepared to the end
        step(match)
    assert sorted(told) == sorted(f"lesson-{topic}" for topic in TOPICS)
    assert told[0] == "lesson-time"
    assert told[-1] == "lesson-end"
    assert match.score == [4]
    assert len(match.view()["table"]["dungeon"]["floors"]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_short(language: str) -> None:
    words = GAME.words(language)
    for topic in TOPICS:
        assert 40 < len(words.say(f"lesson-{topic}")) < 320


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_prints_each_text_once(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match, typed = guided(), []
    while not match.is_over:
        if match.turn == uc.CHANCE:
            verb = match.moves()[0].verb
            while match.turn == uc.CHANCE and match.moves()[0].verb == verb:
                match.roll()
            typed.append("")
        else:
            move = match.game.verbs.move(lesson(match)["move"])
            typed.append(str(move))
            match.play(move)
    monkeypatch.setattr("sys.stdin", StringIO("\n".join(typed) + "\n"))
    play_plain(Sitting(guided(), language, tmp_path / "running" / "lesson.json"), pictures=False)
    printed = " ".join(capsys.readouterr().out.split())
    for topic in TOPICS:
        text = " ".join(GAME.words(language).say(f"lesson-{topic}").split())
        assert printed.count(text) == 1, topic


@pytest.mark.parametrize("seed", range(2 if FEW else 12))
def test_whoever_plays_otherwise_meets_the_same_rules(seed: int) -> None:
    match, random = guided(), Random(seed)  # noqa: S311
    told: Counter[str] = Counter()
    for _move in range(60 if FEW else 600):
        if match.is_over:
            break
        if match.turn == uc.CHANCE:
            match.roll()
        else:
            advice = lesson(match)["move"]
            assert advice in {move.id for move in match.moves()}
            match.play(random.choice(match.moves()))
        told[lesson(match)["id"]] += lesson(match)["new"]
    assert max(told.values()) <= 1
    assert uc.replay(match.record().to_json()) == match


def test_taking_back_takes_the_explanation_back() -> None:
    match = GAME.start(seed=1, lesson="first", practice=True)
    while lesson(match)["id"] != "lesson-doors":
        step(match)
    match.undo()
    assert lesson(match)["id"] == "lesson-explore"


def test_luck_is_the_same_for_every_seed_while_it_is_prepared() -> None:
    one, other = (GAME.start(seed=seed, lesson="first") for seed in (1, 2))
    for _move in range(40):
        assert one.moves() == other.moves()
        step(one)
        step(other)


def test_the_odds_do_not_know_what_is_prepared() -> None:
    # If they did, every play-out of a door would come out the same.
    match = guided()
    while not match.is_over:
        told = odds.odds(GAME.box, match.seen(0), 0, 20)
        if told and max(told["choices"][0]["wounds"]["shares"]) < 1:
            return
        step(match)
    pytest.fail("every fight was certain")


def test_it_is_for_one_hero_alone_and_no_campaign() -> None:
    assert begin(4, lesson="first")["n_heroes"] == 1
    assert begin(2, seats=2, lesson="first").view["lesson"] is None
    assert begin().view["lesson"] is None
    assert begin(lesson="first", hero_1="mage", dungeon="lichs_tomb").view["dungeon"]["id"] == "dragons_cave"
    assert not counts(guided().options)
    assert counts(GAME.start(seed=1).options)

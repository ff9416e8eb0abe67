"""Looking back at a finished game: sentences, curve, another look, practice; in text, on the screen, from a file."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.widgets import OptionList, Static

import undercroft as uc
from tests.patience import PATIENCE, until
from undercroft.bots import review as reviewing
from undercroft.bots.review import Judged, Review
from undercroft.engine.match import Match
from undercroft.terminal import saves
from undercroft.terminal.looking_back import LookingBack, practice
from undercroft.terminal.plain import review as review_plain
from undercroft.terminal.screen import curve
from undercroft.terminal.screen.page import Page
from undercroft.terminal.screen.review import LookBack
from undercroft.terminal.screen.table import Table
from undercroft.terminal.sitting import Sitting

from .test_commands import refuse, run, saved_game

PLAIN = ["play", "one_card", "--seed", "5", "--plain", "--no-picture"]


def lost(game: str = "one_card", seed: int = 5, seats: int = 1) -> Match:
    """A game of always the last move there is."""
    match = uc.load(game).start(seed=seed, seats=seats)
    while not match.is_over:
        match.roll() if match.turn == uc.CHANCE else match.play(match.moves()[-1])
    return match


def looked_at(match: Match, seats: list[int]) -> LookingBack:
    looking = LookingBack(match, seats)
    looking.start()
    assert looking.wait(PATIENCE)
    return looking


def finished(folder: Path, language: str = "en") -> Sitting:
    return Sitting(lost(), language, folder / "running" / "one_card-test.json")


# What is said


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_costly_decisions_are_told_under_a_curve_that_is_also_told_in_words(language: str) -> None:
    looking = looked_at(lost(), [0])
    lines = looking.lines(language)
    assert len(looking.costly) > 0
    assert lines[0] == {"en": "The decisions that cost most", "fr": "Les décisions qui ont le plus coûté"}[language]
    assert lines[1].startswith("100\u00a0% ")
    assert lines[4].startswith("  0\u00a0% ")
    assert lines[6].startswith({"en": "The chance to clear the level", "fr": "La chance de finir le niveau"}[language])
    best = {"en": "Best: ", "fr": "Le mieux\u00a0: "}[language]
    numbered = [line for line in lines if best in line]
    assert len(numbered) == len(looking.costly)
    first = looking.costly[0]
    assert f" {first.number + 1}" in numbered[0]
    assert numbered[0].startswith("  1  ")


def test_the_decisions_of_several_people_are_numbered_through() -> None:
    looking = looked_at(lost("welcome", 3, 2), [0, 1])
    lines = looking.lines("en")
    assert [line for line in lines if line.endswith("the decisions that cost most")] == [
        "Player 1: the decisions that cost most",
        "Player 2: the decisions that cost most",
    ]
    told = [line for line in lines if ". Best: " in line]
    assert [line.split()[0] for line in told] == [str(number) for number in range(1, len(looking.costly) + 1)]


def test_what_was_stopped_says_how_far_it_came(monkeypatch: pytest.MonkeyPatch) -> None:
    judge: Callable[..., Judged] = Review._judge

    def then_stop(review: Review, *args: object) -> Judged:
        looking.stop()
        return judge(review, *args)

    looking = LookingBack(lost(), [0])
    monkeypatch.setattr(Review, "_judge", then_stop)
    looking.start()
    assert looking.wait(PATIENCE)
    done, total = looking.done_of
    assert done < total
    assert looking.lines("en")[0] == f"Stopped: {done} of {total} decisions were looked at."
    assert "None so far." in looking.lines("en")


def test_where_nobody_had_a_choice_that_is_said() -> None:
    assert looked_at(lost(), []).lines("en") == ["There was nothing to decide."]


def test_the_table_before_a_decision_is_shown_as_it_was_seen() -> None:
    match = lost("welcome", 3, 2)
    looking = looked_at(match, [0, 1])
    chosen = looking.costly[-1]
    shown = looking.picture(chosen, "en")
    assert shown[0] == match.at(chosen.number).picture("en", chosen.seat)
    assert shown[-1] == looking.sentence(chosen, "en")


# The curve


def test_a_curve_is_as_high_as_the_chance() -> None:
    drawn = curve.draw([(0, 1.0), (50, 0.5), (90, 0.0)], 100, 0.0, 1.0)
    assert [len(line) for line in drawn] == [curve.WIDTH] * curve.HEIGHT
    column = ["".join(line[at] for line in drawn) for at in (0, 40, 63)]
    assert column == ["████", "  ██", "   ▁"]


def test_numbers_under_a_curve_stand_where_the_moves_were() -> None:
    marked = curve.marks([99, 0, 0], 100, 4)
    assert marked.index("5") == 0
    assert marked.index("6") == 1
    assert marked.index("4") == 63
    assert curve.draw([(0, 0.5)], 100, 0, 1) == []


def test_points_are_drawn_between_the_fewest_and_the_most() -> None:
    assert curve.bounds([(0, 12.0), (9, 30.5)], is_share=False) == (12.0, 30.5)
    assert curve.bounds([(0, 0.4), (9, 0.6)], is_share=True) == (0.0, 1.0)


# Practice


def test_one_plays_on_from_before_a_decision_in_a_game_of_its_own(tmp_path: Path) -> None:
    sat = finished(tmp_path)
    again = practice(sat, 3)
    assert (again.match.played, again.match.practice, again.match.turn) == (3, True, 0)
    assert again.match.record().moves == sat.match.record().moves[:3]
    assert saves.running("one_card") == [again.path]
    assert sat.path.parent.name == "finished", "the game that was played stays as it was"


# In plain text


def to_the_end(typed: str) -> str:
    """A game in plain text, to its end; then this is typed."""
    match, lines = uc.load("one_card").start(seed=5), []
    while not match.is_over:
        lines.append("" if match.turn == uc.CHANCE else str(len(match.moves())))
        if match.turn != uc.CHANCE:
            match.play(match.moves()[-1])
        while lines[-1] == "" and match.turn == uc.CHANCE:
            match.roll()
    return run(*PLAIN, "--lang", "en", typed="\n".join(lines) + "\n" + typed)


def test_after_a_game_nothing_is_looked_at_unless_somebody_asks() -> None:
    for typed in ("", "\n", "q\n"):
        said = to_the_end(typed)
        assert said.count("r  What cost most") == 1
        assert "The decisions that cost most" not in said


def test_a_game_in_plain_text_is_looked_back_at_and_played_on(tmp_path: Path) -> None:
    said = to_the_end("r\n1\n9\np1\nq\n")
    assert "The decisions that cost most" in said
    look, wrong, again = said.split("> ")[-4:-1]
    assert "┌" in look or "#" in look
    assert ". Best: " in look
    assert "“9” is not a number" in wrong
    assert "You take up your game again" in again
    (file,) = (tmp_path / "running").iterdir()
    assert uc.Record.read(file).practice
    assert max(map(len, said.splitlines())) <= 80


def test_ctrl_c_keeps_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    looking, waited = LookingBack(lost(), [0]), []

    def wait(seconds: float) -> bool:
        waited.append(seconds)
        if len(waited) == 2:
            raise KeyboardInterrupt
        return len(waited) > 2 and LookingBack.wait(looking, PATIENCE)

    monkeypatch.setattr(looking, "wait", wait)
    review_plain.watch(looking, "en")
    assert looking.is_stopped
    assert not looking.is_running


# A saved game


@pytest.mark.parametrize(("language", "best"), [("en", "Best: "), ("fr", "Le mieux\u00a0: ")])
def test_a_saved_game_is_looked_back_at(language: str, best: str, tmp_path: Path) -> None:
    said = run("review", str(saved_game(tmp_path)), "--lang", language)
    assert best in said
    assert "undercroft replay " in said
    assert "undercroft play one_card --load " in said


def test_one_says_how_long_to_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []
    monkeypatch.setattr(Review, "run", lambda review, _stop: asked.append(review._seconds))
    for seconds in ([], ["--seconds", "2.5"]):
        run("review", str(saved_game(tmp_path)), *seconds)
    assert asked == [reviewing.SECONDS, 2.5]


def test_of_a_game_against_bots_only_people_are_looked_at(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lost("welcome", 3, 2).record().save(file, bots={1: "easy"})
    assert "Player 2" not in run("review", str(file), "--lang", "en")


def test_a_running_game_and_a_broken_file_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    lost().at(3).record().save(file)
    assert "this game is not over" in refuse(monkeypatch, capsys, "review", str(file))
    file.write_text(file.read_text()[:-9])
    assert "cut short" in refuse(monkeypatch, capsys, "review", str(file))
    assert "no such file" in refuse(monkeypatch, capsys, "review", str(tmp_path / "none.json"))


# On the screen


async def found(app: Table) -> OptionList:
    """Wait until all is known."""
    listed = app.screen.query_one("#costly", OptionList)
    await until(lambda: listed.option_count)
    return listed


@pytest.mark.parametrize("key", ["r", "1", "enter"])
async def test_on_the_screen_the_end_offers_to_look_back(key: str, tmp_path: Path) -> None:
    app = Table(finished(tmp_path))
    async with app.run_test(size=(80, 24)) as pilot:
        moves = app.query_one("#moves", OptionList)
        assert "What cost most" in str(moves.get_option_at_index(0).prompt)
        await pilot.press(key)
        assert isinstance(app.screen, LookBack)
        await pilot.press("escape", "escape")


@pytest.fixture
def may_think(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """No decision is looked at before this is set."""
    opened, judge = threading.Event(), Review._judge

    def slowly(review: Review, *args: object) -> Judged:
        assert opened.wait(PATIENCE)
        return judge(review, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Review, "_judge", slowly)
    return opened


async def test_a_decision_is_looked_at_again_and_played_on_from(tmp_path: Path, may_think: threading.Event) -> None:
    app = Table(finished(tmp_path))
    async with app.run_test(size=(80, 40)) as pilot:
        await pilot.press("r")
        assert "Looking at the decisions" in str(app.screen.query_one("#known", Static).content)
        may_think.set()
        listed = await found(app)
        sentence = str(listed.get_option_at_index(0).prompt)
        assert ". Best: " in sentence
        await pilot.press("enter")
        assert isinstance(app.screen, Page)
        await pilot.press("escape", "p")
    again = app.return_value
    assert again is not None
    assert again.match.practice
    assert f"Move {again.match.played + 1}:" in sentence


async def test_a_key_stops_looking_and_keeps_what_is_known(tmp_path: Path, may_think: threading.Event) -> None:
    app = Table(finished(tmp_path))
    async with app.run_test(size=(80, 40)) as pilot:
        await pilot.press("r", "escape")
        may_think.set()
        await until(lambda: str(app.screen.query_one("#known", Static).content).startswith("Stopped: 1 of "))
        await pilot.press("escape")
        assert not isinstance(app.screen, LookBack)
        await pilot.press("r")
        assert "Stopped: 1 of " in str(app.screen.query_one("#known", Static).content), "it is not worked out again"


def test_a_game_that_nobody_thinks_about_is_not_looked_back_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sat = finished(tmp_path)
    monkeypatch.setitem(vars(sat.match.game), "levels", ())
    assert not Table(sat)._offers_review
    asked = review_plain.Afterwards(sat, lambda _lines: pytest.fail("nothing is offered"), lambda: "r")
    assert asked.run() is None

"""Bots at the keyboard's table: they take the last seats and play by themselves, and are there again the next time."""

from __future__ import annotations

import json
from pathlib import Path
from threading import Event

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

import undercroft as uc
from tests.patience import PATIENCE, until
from undercroft.engine.errors import CannotUndo
from undercroft.engine.match import Match
from undercroft.engine.verbs import Move
from undercroft.terminal import saves
from undercroft.terminal.bots import bot_name, offered
from undercroft.terminal.program import program_words
from undercroft.terminal.screen.page import Page
from undercroft.terminal.screen.table import Table
from undercroft.terminal.sitting import Announce, Sitting

from .test_commands import refuse, run

GAME = uc.load("welcome")


def sitting(folder: Path, bots: dict[int, str], seats: int = 2, practice: bool = False) -> Sitting:
    match = GAME.start(seed=3, seats=seats, practice=practice)
    return Sitting(match, "en", folder / "running" / "welcome-test.json", bots)


def play_on(sat: Sitting) -> None:
    """Always the last move there is, to the end."""
    while not sat.match.is_over:
        sat.play(sat.offers()[-1][1])


def test_it_is_always_a_persons_turn(tmp_path: Path) -> None:
    sat = sitting(tmp_path, {1: "normal", 2: "easy"}, seats=3)
    while not sat.match.is_over:
        assert sat.match.turn == sat.seat == 0
        sat.play(sat.offers()[-1][1])


def test_beside_bots_one_person_needs_no_curtain(tmp_path: Path) -> None:
    assert not sitting(tmp_path, {1: "normal"}).is_covered
    assert sitting(tmp_path, {2: "normal"}, seats=3).is_covered


def test_what_bots_do_is_told_with_their_name(tmp_path: Path) -> None:
    sat = sitting(tmp_path, {1: "normal"})
    play_on(sat)
    assert any(line.startswith("Bot 2: ") for line in sat.story())
    assert any(line.startswith("Player 1: ") for line in sat.story())


def test_a_bots_move_stays_but_goes_along_in_practice(tmp_path: Path) -> None:
    sat = sitting(tmp_path, {1: "random"})
    while 1 not in sat.match.movers:
        sat.play(sat.offers()[-1][1])
    with pytest.raises(CannotUndo):
        sat.undo()
    sat = sitting(tmp_path, {1: "random"}, practice=True)
    played = sat.match.played
    while 1 not in sat.match.movers[played:]:
        played = sat.match.played
        sat.play(sat.offers()[-1][1])
    sat.undo()
    assert (sat.match.played, sat.match.turn) == (played, 0)


def test_bots_are_kept_with_the_game(tmp_path: Path) -> None:
    sat = sitting(tmp_path, {1: "easy"})
    assert saves.bots_in(sat.path) == {1: "easy"}
    assert uc.replay(sat.path.read_text()).played == sat.match.played, "a record is none the worse for it"
    sat.path.write_text(json.dumps({"bots": 3}))
    assert saves.bots_in(sat.path) == {}


def test_a_game_against_bots_in_plain_text_and_taken_up_again() -> None:
    first = run("play", "welcome", "--bots", "normal", "--seed", "3", "--plain", "--lang", "en", typed="1\n1\nq\n")
    again = run("play", "welcome", "--plain", "--lang", "en", typed="1\n" * 3)
    assert "Player 1 ·" in first
    assert "Bot 2: " in again
    assert "Hand the keyboard" not in first + again


@pytest.mark.parametrize(
    ("bots", "seats", "problem"),
    [
        ("clever", "2", "--bots 'clever': there is no such bot; known: easy, normal, hard, best"),
        ("hrad", "2", "--bots 'hrad': there is no such bot; did you mean 'hard'?"),
        ("normal,easy", "2", "leave one for a person"),
        ("normal", "9", "2 to 4"),
    ],
)
def test_bad_bots_are_refused_with_a_sentence(
    bots: str, seats: str, problem: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert problem in refuse(monkeypatch, capsys, "play", "welcome", "--bots", bots, "--seats", seats, "--plain")


@pytest.mark.parametrize(("language", "listed"), [("en", "3 hard, 4 best"), ("fr", "3 difficile, 4 le meilleur")])
def test_the_menu_asks_for_bots_and_their_level(language: str, listed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_LANG", language)
    said = run("menu", typed=f"{uc.games().index('welcome') + 1}\n3\n\n1\nq\n")
    assert "(Enter: 2)" in said or "(Entrée : 2)" in said
    assert listed in said
    assert "Hand the keyboard" not in said
    (file,) = saves.running("welcome")
    assert saves.bots_in(file) == {1: "easy", 2: "easy"}


def test_without_an_answer_bots_play_at_the_usual_level(monkeypatch: pytest.MonkeyPatch) -> None:
    run("menu", typed=f"{uc.games().index('welcome') + 1}\n2\n\n\nq\n")
    (file,) = saves.running("welcome")
    assert saves.bots_in(file) == {1: "normal"}


def test_where_a_game_has_no_levels_its_other_bots_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    assert offered(GAME) == GAME.levels == ("easy", "normal", "hard", "best")
    monkeypatch.setitem(vars(GAME), "levels", ())
    assert set(offered(GAME)) == set(GAME.bots) - {"random"}


# Bots who think


def thoughtful(folder: Path, announce: Announce | None = None) -> Sitting:
    match = GAME.start(seed=4, seats=2)  # the person goes first
    return Sitting(match, "en", folder / "running" / "welcome-test.json", {1: "search:20"}, announce)


def test_who_thinks_is_named_once_a_turn_and_the_game_kept_before(tmp_path: Path) -> None:
    heard = []

    def listen(text: str, is_new: bool) -> None:
        heard.append((text, is_new, uc.Record.read(sat.path).moves if is_new else ()))

    sat = thoughtful(tmp_path)
    sat.announce = listen
    played = list[tuple[int, ...]]()
    while not sat.match.is_over:
        sat.match.play(sat.offers()[-1][1] or "")
        played.append(sat.match.record().moves)
        sat._go_on(sat.match.played)
    assert {text for text, _is_new, _moves in heard} == {"Bot 2 (search:20) is thinking…"}
    firsts = [moves for _text, is_new, moves in heard if is_new]
    assert 0 < len(firsts) <= len(played)
    assert all(any(moves[: len(before)] == before for before in played) for moves in firsts)


def test_levels_are_named_in_the_players_language(tmp_path: Path) -> None:
    words = program_words("fr")
    assert words.say("thinking", seat=2, bot=bot_name(words, "hard")) == "Le robot 2 (difficile) réfléchit…"
    assert bot_name(words, "search:20") == "search:20"


def test_a_thinking_bot_is_announced_in_plain_text_and_taken_up_again() -> None:
    start = ["play", "welcome", "--plain", "--lang", "en"]
    first = run(*start, "--bots", "search:20", "--seed", "3", typed="1\n1\nq\n")
    again = run(*start, typed="1\n" * 4)
    assert "Bot 2 (search:20) is thinking…" in first + again
    assert "Bot 2: " in again


@pytest.fixture
def may_move(monkeypatch: pytest.MonkeyPatch) -> Event:
    """While this is clear, no bot moves."""
    opened, choose = Event(), Match.choose
    opened.set()

    def slowly(match: Match, bot: str) -> Move:
        assert opened.wait(PATIENCE)
        return choose(match, bot)

    monkeypatch.setattr(Match, "choose", slowly)
    return opened


async def pass_the_turn(app: Table, pilot: Pilot[None]) -> None:
    """Pass, and see that the bot thinks."""
    await pilot.press("2")
    await until(lambda: "is thinking…" in shown(app))


def shown(app: Table) -> str:
    return str(app.screen_stack[0].query_one("#prompt", Static).content)


async def test_on_the_screen_one_waits_for_a_thinker_without_freezing(tmp_path: Path, may_move: Event) -> None:
    sat = thoughtful(tmp_path)
    may_move.clear()
    app = Table(sat)
    async with app.run_test(size=(80, 24)) as pilot:
        await pass_the_turn(app, pilot)
        played = sat.match.played
        await pilot.press("1", "z", "g", "h", "r")
        assert (sat.match.played, sat.language) == (played, "en"), "nothing is touched meanwhile"
        assert app.screen is app.screen_stack[0]
        await pilot.press("l")
        assert isinstance(app.screen, Page), "but one can read"
        may_move.set()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert sat.match.played > played
        assert "thinking" not in shown(app), "the board under the page has gone on"


async def test_one_need_not_wait_for_a_thinker_to_leave(tmp_path: Path, may_move: Event) -> None:
    sat = thoughtful(tmp_path)
    may_move.clear()
    app = Table(sat)
    async with app.run_test(size=(80, 24)) as pilot:
        await pass_the_turn(app, pilot)
        await pilot.press("q")
    kept = uc.Record.read(sat.path).moves
    may_move.set()
    assert GAME.verbs.move(kept[-1]).text == "pass", "the last move of a person is kept"

"""The commands: what they print, and what they say to bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import undercroft as uc
from undercroft.terminal.commands.app import app, main

MOVES_TO_DEATH = 400


def run(*args: str, typed: str = "") -> str:
    """The output of a command that succeeds."""
    result = CliRunner().invoke(app, list(args), input=typed, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def refuse(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """The one sentence that a command answers to bad input; its exit code is 2."""
    monkeypatch.setattr("sys.argv", ["undercroft", *args])
    with pytest.raises(SystemExit) as stop:
        main()
    assert stop.value.code == 2
    said = capsys.readouterr().err
    assert "Traceback" not in said
    return said


def saved_game(folder: Path, seed: int = 5) -> Path:
    """A finished game of the first legal moves, as a file."""
    match = uc.load("one_card").start(seed=seed)
    while not match.is_over and match.played < MOVES_TO_DEATH:
        match.roll() if match.turn == uc.CHANCE else match.play(match.moves()[-1])
    path = folder / "game.json"
    match.record().save(path)
    return path


def test_games_are_listed_in_the_language_asked_for():
    assert "One Card Dungeon (solo, 15-30 min). Clear twelve levels" in run("games", "--lang", "en")
    assert "One Card Dungeon (en solo, 15-30 min). Videz douze niveaux" in run("games", "--lang", "fr")


def test_rules_and_options_are_told_in_both_languages():
    assert "OC-27" in run("rules", "one_card", "--lang", "en")
    assert "Portée" in run("rules", "one_card", "--lang", "fr")
    assert "paladin" in run("options", "one_card", "--lang", "fr")
    assert run("options", "one_card", "--lang", "en").index("closed") < run("options", "one_card").index("mid_touch")


def test_a_simulation_reports_as_a_table_and_as_json():
    table = run("simulate", "one_card", "-n", "300", "--seed", "4", "--lang", "en")
    assert "300 games" in table
    assert "95 % interval" in table
    report = json.loads(run("simulate", "one_card", "-n", "300", "--seed", "4", "--json"))
    assert report["games"] == 300
    assert report["wins"] == {"rate": 0.0, "low": 0.0, "high": pytest.approx(0.01264, abs=1e-4)}
    assert sum(report["distribution"].values()) == 300


def test_a_simulation_does_not_depend_on_the_number_of_cores():
    one, two = (
        json.loads(run("simulate", "one_card", "-n", "200", "--seed", "9", "--json", "--cores", cores))
        for cores in "12"
    )
    assert one["scores"] == two["scores"]
    assert one["lengths"] == two["lengths"]


def test_a_replay_tells_the_whole_story(tmp_path: Path):
    story = run("replay", str(saved_game(tmp_path)), "--lang", "en")
    assert story.startswith("Level 1 begins: Spider × 2.")
    assert "You fall" in story
    assert "Your score: 0 of 12." in story


def test_a_replay_shows_the_table_at_any_move_and_before_every_roll(tmp_path: Path):
    path = str(saved_game(tmp_path))
    assert "Lancez les trois dés d’énergie." in run("replay", path, "--at", "0", "--lang", "fr")
    assert run("replay", path, "--boards").count("┌") > 2


def test_the_version_is_told():
    assert run("--version").strip() == uc.__version__


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["play", "one_crad"], "game 'one_crad': there is no such game; did you mean 'one_card'?"),
        (["simulate", "chess"], "game 'chess': there is no such game"),
        (
            ["play", "one_card", "--set", "hero=wizzard"],
            "option hero: 'wizzard' is not one of its values; did you mean",
        ),
        (["play", "one_card", "--set", "heros=wizard"], "one_card has no option 'heros'; did you mean 'hero'?"),
        (["play", "one_card", "--set", "hero"], "--set 'hero': an option needs a value; write --set NAME=VALUE"),
        (["play", "one_card", "--seed", "-1"], "seed -1: a seed is a whole number from 0 to"),
        (["simulate", "one_card", "--bot", "clever"], "bot 'clever': there is no such bot; known: random"),
        (["simulate", "one_card", "--seats", "2"], "one_card is for 1 player, not 2"),
        (["games", "--lang", "de"], "language 'de': known: en, fr"),
        (["replay", "nothing.json"], "nothing.json: there is no such file"),
        (["play", "one_card", "--box", "nothing.yaml"], "nothing.yaml: there is no such file"),
        (["play", "one_card", "--load", "nothing.json"], "nothing.json: there is no such file"),
    ],
)
def test_bad_input_gets_one_sentence(args: list[str], said: str, monkeypatch, capsys):
    answer = refuse(monkeypatch, capsys, *args)
    assert answer.startswith(said)
    assert answer.count("\n") == 1


def test_a_damaged_record_is_refused_and_not_overwritten(tmp_path: Path, monkeypatch, capsys):
    path = saved_game(tmp_path)
    path.write_text(damaged := path.read_text()[:-30])
    assert "cut short" in refuse(monkeypatch, capsys, "replay", str(path))
    assert "cut short" in refuse(monkeypatch, capsys, "play", "one_card", "--load", str(path))
    assert path.read_text() == damaged


def test_a_box_that_is_wrong_is_refused_with_its_line(tmp_path: Path, monkeypatch, capsys):
    box = tmp_path / "mine.yaml"
    text = (uc.load("one_card").shelf / "box.yaml").read_text(encoding="utf-8")
    box.write_text(text.replace("speed: 5", "speed: fast", 1), encoding="utf-8")
    answer = refuse(monkeypatch, capsys, "simulate", "one_card", "--box", str(box))
    assert answer.startswith(
        "mine.yaml line 16, monsters.spider.speed: 'fast' is not a whole number; write one, from 0"
    )


def test_a_designers_box_is_played(tmp_path: Path):
    box = tmp_path / "mine.yaml"
    text = (uc.load("one_card").shelf / "box.yaml").read_text(encoding="utf-8")
    box.write_text(text.replace("attack: 4", "attack: 1", 1), encoding="utf-8")
    tame = json.loads(run("simulate", "one_card", "-n", "300", "--json", "--box", str(box)))
    fierce = json.loads(run("simulate", "one_card", "-n", "300", "--json"))
    assert tame["scores"][0]["mean"] > fierce["scores"][0]["high"]


@pytest.fixture
def english_menu(monkeypatch):
    """The menu with one game, whatever other tests have registered."""
    monkeypatch.setenv("UNDERCROFT_LANG", "en")
    monkeypatch.setattr(uc, "games", lambda: ["one_card"])


@pytest.mark.usefixtures("english_menu")
def test_the_menu_offers_the_games_and_both_languages():
    said = run("menu", typed="nonsense\n2\n3\n")
    assert said.count("1  Play One Card Dungeon") == 2
    assert "1  Jouer à One Card Dungeon" in said


@pytest.mark.usefixtures("english_menu")
def test_a_game_is_played_and_resumed_from_the_menu():
    assert "You roll a" in run("menu", typed="1\n\n\nq\n")
    assert "Go on with One Card Dungeon (3 moves)" in run("menu", typed="4\n")

"""`undercroft arena`: what it prints, that it goes on where it was stopped, and what it says to bad input."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from undercroft.lab import arena

from .test_commands import refuse, run

WELCOME = ["arena", "welcome", "greedy", "random", "--cores", "1", "--lang", "en"]


def rows(said: str) -> list[list[str]]:
    """The cells of all lines of the tables."""
    return [[cell.strip() for cell in line.strip("│").split("│")] for line in said.splitlines() if line[:1] == "│"]


def test_pairs_and_ratings_are_told() -> None:
    said = run(*WELCOME, "-n", "10")
    assert "Welcome to the Dungeon: one against another" in said
    assert "Welcome to the Dungeon: ratings" in said
    pair, *ratings = rows(said)
    assert pair[:2] == ["greedy – random", "10"]
    assert re.fullmatch(r"\d+\.\d\u00a0% \(\d+\.\d – \d+\.\d\)", pair[2])
    assert sorted(bot for bot, _rating in ratings) == ["greedy", "random"]
    assert "+0" in [rating for _bot, rating in ratings]


def test_who_plays_alone_is_told_with_its_score_in_french() -> None:
    said = run("arena", "one_card", "greedy", "random", "-n", "6", "--cores", "1", "--lang", "fr")
    assert "chacun pour soi" in said
    alone = {row[0]: row for row in rows(said) if len(row) == 4}
    assert set(alone) == {"greedy", "random"}
    assert alone["random"][1:3] == ["6", "0,0\u00a0% (0,0 – 39,0)"]
    assert max(map(len, said.splitlines())) <= 80
    assert "classement" in said


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    run(*WELCOME, "-n", "4", "--out", str(out))
    first = out.read_text()
    said = run(*WELCOME, "-n", "6", "--out", str(out))
    assert out.read_text().startswith(first)
    assert len(out.read_text().splitlines()) == 1 + 6
    assert rows(said)[0][1] == "6"
    assert run(*WELCOME, "-n", "6", "--out", str(out)) == said, "nothing is played twice"
    assert len(out.read_text().splitlines()) == 1 + 6


def test_the_same_seed_gives_the_same_results() -> None:
    once, again = (run(*WELCOME, "-n", "6", "--seed", "7") for _time in range(2))
    assert once == again


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["welcome", "gredy", "random"], "bot 'gredy': there is no such bot; did you mean 'greedy'?"),
        (["welcome", "greedy", "greedy"], "bots greedy, greedy: one of them is named twice"),
        (["welcome", "greedy"], "welcome is played against each other here; name at least two bots"),
        (["welcome", "greedy", "search:many"], "bot 'search:many': say how many play-outs or seconds"),
        (["welcome", "greedy", "random", "--seats", "7"], "welcome is for 2 to 4 players, not 7"),
        (["welcome", "greedy", "random", "--seed", "-1"], "seed -1: a seed is a whole number from 0"),
        (["chess", "greedy"], "game 'chess': there is no such game"),
        (["one_card", "greedy", "--set", "hero=wizzard"], "option hero: 'wizzard' is not one of its values"),
    ],
)
def test_bad_input_gets_one_sentence(
    args: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = refuse(monkeypatch, capsys, "arena", *args)
    assert answer.startswith(said)
    assert answer.count("\n") == 1


@pytest.mark.parametrize("kept", [True, False])
def test_stopped_it_tells_what_there_is_and_goes_on(
    kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, left = tmp_path / "results.jsonl", iter(range(3))

    def stopped(bout: arena.Bout) -> arena.Outcome:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return fight(bout)

    fight = arena.fight
    with monkeypatch.context() as patch:
        patch.setattr(arena, "fight", stopped)
        said = run(*WELCOME, "-n", "6", *(["--out", str(out)] if kept else []))
    assert rows(said)[0][:2] == ["greedy – random", "3"]
    assert "Stopped after 3 of 6 games." in said
    assert ("The same command goes on from here." in said) == kept
    if kept:
        again = run(*WELCOME, "-n", "6", "--out", str(out))
        assert rows(again) == rows(run(*WELCOME, "-n", "6")), "as if it had never been stopped"
        assert "Stopped" not in again


def test_results_of_other_bots_in_the_file_do_not_count(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    run(*WELCOME, "-n", "8", "--out", str(out))
    said = run("arena", "welcome", "greedy", "easy", "-n", "2", "--cores", "1", "--lang", "en", "--out", str(out))
    assert rows(said)[0][:2] == ["greedy – easy", "2"]
    assert "Stopped" not in said


@pytest.mark.parametrize("name", [".", "nowhere/results.jsonl", "noise"])
def test_what_cannot_be_kept_is_refused_before_anything_is_played(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "noise").write_bytes(b"\xff\xfe")
    monkeypatch.setattr(arena, "fight", lambda _bout: pytest.fail("nothing is to be played"))
    answer = refuse(monkeypatch, capsys, *WELCOME, "--out", str(tmp_path / name))
    assert answer.startswith("--out ")
    assert answer.endswith("name another file\n")


def test_results_of_something_else_are_refused_and_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "results.jsonl"
    run(*WELCOME, "-n", "2", "--out", str(out))
    kept = out.read_text()
    other = ["arena", "one_card", "greedy", "random", "--out", str(out)]
    assert "another game, box or options" in refuse(monkeypatch, capsys, *other)
    assert out.read_text() == kept
    out.write_text("once upon a time")
    assert "not the results of an arena" in refuse(monkeypatch, capsys, *WELCOME, "--out", str(out))

"""The list of games."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

import undercroft as uc
from undercroft.engine import game as registry
from undercroft.engine.game import games

from .coin import HEADS


def test_every_folder_of_games_is_listed_and_loads_as_what_it_is_called() -> None:
    folders = {file.parent.name for file in (Path(str(uc.__file__)).parent / "games").glob("*/__init__.py")}
    assert folders
    assert folders <= set(games())
    assert all(uc.load(folder).id == folder for folder in folders)


def test_the_list_can_be_asked_for_again_when_a_game_of_it_was_loaded() -> None:
    packaged = next(id for id in games() if uc.load(id).package.startswith("undercroft.games."))
    uc.load(packaged)
    assert uc.games() == games()


def test_a_registered_game_is_listed_once_and_loads() -> None:
    uc.register(HEADS)
    assert games().count("heads") == 1
    assert uc.load("heads") is HEADS


def test_a_registered_game_stands_before_one_of_the_same_id(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    packaged = games()[0]
    mine = uc.register(dataclasses.replace(uc.load(packaged), version=99))
    assert uc.load(packaged) is mine
    assert games().count(packaged) == 1


@pytest.mark.parametrize("id", ["haeds", "Heads"])
def test_an_unknown_game_is_refused_with_the_nearest(id: str) -> None:
    with pytest.raises(
        uc.UnknownGame, match=rf"game '{id}': there is no such game; did you mean 'heads'\? \(known: .*heads"
    ):
        uc.load(id)


@pytest.mark.parametrize("id", ["", "zzzzzz", "games", "../engine", "one_card.rules"])
def test_what_is_no_game_at_all_is_refused(id: str) -> None:
    with pytest.raises(uc.UnknownGame, match=r"there is no such game; .*known: .*heads"):
        uc.load(id)


def test_a_game_with_another_box_plays_by_the_same_rules(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(
        (HEADS.shelf / "box.yaml").read_text(encoding="utf-8").replace("short: 4", "short: 1"), encoding="utf-8"
    )
    mine = HEADS.with_box(file)
    match = mine.start(charms=False)
    for move in ("lay 1", "toss", "coin heads"):
        match.play(move)
    assert match.is_over
    assert mine.box.fingerprint != HEADS.box.fingerprint
    assert HEADS.start(charms=False).view()["table"]["goal"] == 4

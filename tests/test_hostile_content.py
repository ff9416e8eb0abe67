"""Content files of strangers, for every game: what would break the program is refused, and any name can be drawn."""

from __future__ import annotations

import shutil
from dataclasses import replace
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import undercroft as uc
from undercroft.engine.languages import LANGUAGES
from undercroft.engine.pictures import parts, plain, sheltered
from undercroft.terminal.screen.table import styled

from .engine.test_yaml_files import REFUSED
from .mutating import spoil
from .players import Curious, packaged, play

if TYPE_CHECKING:
    from pathlib import Path

    from undercroft.engine.game import Game

HOSTILE = "[/foe][you]x[/you][bold red][/][b"  # as it would stand before a name
SPOILT = 25  # boxes of each game

every_game = pytest.mark.parametrize("id", packaged())


def own_files(id: str, folder: Path) -> Path:
    """A copy of all that a game reads; returns the box file."""
    game = uc.load(id)
    for file in game.shelf.rglob("*.yaml"):
        copy = folder / file.relative_to(game.shelf)
        copy.parent.mkdir(exist_ok=True)
        shutil.copy(file, copy)
    return folder / "box.yaml"


@every_game
@pytest.mark.parametrize("case", ["3,000 brackets", "a list that contains itself", "a bomb of 2 kB", "a large file"])
def test_a_box_beyond_all_bounds_is_refused(id: str, case: str, tmp_path: Path) -> None:
    box = own_files(id, tmp_path)
    text, _line, reason = REFUSED[case]
    box.write_text(box.read_text(encoding="utf-8") + str(text), encoding="utf-8")
    with pytest.raises(uc.BadContent) as refused:
        assert uc.load(id).with_box(box).box
    assert str(refused.value).startswith("box.yaml line ")
    assert reason.split(";", maxsplit=1)[0] in str(refused.value)


@every_game
def test_a_spoilt_box_is_refused_in_a_sentence_or_can_be_played(id: str, tmp_path: Path) -> None:
    own_files(id, tmp_path)
    files = sorted(tmp_path.rglob("*.yaml"))
    for number in range(SPOILT):
        random = Random(f"{id} {number}")  # noqa: S311
        file = random.choice(files)
        kept = file.read_bytes()
        file.write_bytes(spoil(kept.decode(), random, random.choice((1, 1, 2))))
        try:
            said = refusal_or_play(uc.load(id).with_box(tmp_path / "box.yaml"), number)
        except Exception as problem:
            raise AssertionError(f"box {number}, {file.name}: {problem!r}") from problem
        assert said is None or (".yaml" in said and said.isprintable()), said
        file.write_bytes(kept)


def refusal_or_play(game: Game, seed: int) -> str | None:
    """Why a box is refused; else the beginning of a game is played with it."""
    try:
        assert game.box
    except uc.BadContent as refused:
        return str(refused)
    for _match in islice(play(game.start(seed=seed), Curious(seed), 20), 20):
        pass
    return None


# Names


def hostile(names: Any) -> Any:
    """The same names, each with what looks like marks before it."""
    if isinstance(names, str):
        return HOSTILE + names
    if isinstance(names, dict):
        return {key: hostile(value) for key, value in names.items()}
    return [hostile(each) for each in names] if isinstance(names, list | tuple) else names


def with_hostile_names(id: str) -> Game:
    game = replace(uc.load(id))
    texts = {sort: hostile(told) for sort, told in game.box.names.items()}
    game.__dict__["box"] = replace(game.box, names=texts)
    return game


@every_game
def test_a_picture_shows_names_as_they_are(id: str) -> None:
    game, seen = with_hostile_names(id), 0
    for match in islice(play(game.start(seed=3), Curious(3), 60), 0, None, 6):
        for language in LANGUAGES:
            drawn, bare = match.picture(language, styled=True), match.picture(language)
            assert styled(drawn).plain == plain(drawn) == bare
            assert {mark for mark, _text in parts(drawn)} <= {"", "you", "foe", "wall", "faint"}
            seen += bare.count("[/foe]") + bare.count("[you]")
    assert seen, "no name was drawn"


def test_marks_and_names_are_told_apart() -> None:
    name = sheltered({"en": "[/you] the [foe]"})["en"]
    drawn = f"a [you]{name}[/you] b [wall]#[/wall]"
    assert parts(drawn) == [("", "a "), ("you", "[/you] the [foe]"), ("", " b "), ("wall", "#")]
    assert plain(drawn) == "a [/you] the [foe] b #"

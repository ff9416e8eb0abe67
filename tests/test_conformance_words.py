"""What every game says: each sentence that random games give rise to is there in both languages and can be read."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, ast

import undercroft as uc
from undercroft.engine.game import games
from undercroft.engine.languages import LANGUAGES
from undercroft.testing import Effort, Trial, keep
from undercroft.testing.wording import WORDING, Travels, both_languages_say_the_same, entries_of

from .players import Curious, any_options, play, seatings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from undercroft.engine.match import Match

OTHER_BOXES = {
    "one_deck": Path(__file__).parent / "one_deck" / "forest.yaml"
}  # with what a game's own box does not have
SITUATIONS = {
    "deck_box": "tests.deck_box.situations",
    "one_deck": "tests.one_deck.situations",
}  # from which to play on: random play seldom comes to them
MOVES_FROM_THERE = 60
POSITIONS = 6000  # of a game in all: enough for a curious player to come upon everything that is not very rare
VERY_RARE = {
    "one_card": {"prompt-won", "event-won"},
    "dungeon_roll": {  # said in tests/dungeon_roll/test_words.py
        *("move-pay", "done-pay", "move-extra", "done-extra", "prompt-extra"),  # of heroes who are masters
        *("prompt-last", "prompt-wait-last", "event-empty-box"),
    },
    "welcome": {"prompt-must-pass"},  # said in tests/welcome/test_bidding.py
}

every_game = pytest.mark.parametrize("id", games())


@pytest.mark.parametrize(("id", "seats"), seatings())
@pytest.mark.parametrize("promise", WORDING, ids=lambda promise: promise.__name__)
def test_a_game_keeps_its_promise(promise: Callable[[Trial], None], id: str, seats: int) -> None:
    keep(promise, Trial(uc.load(id), seats, Effort(positions=100)))


# The sentences of some games


@cache
def travels(id: str) -> Travels:
    """All that was said in some games, and the verbs that could be played."""
    boxes = [uc.load(id), *([uc.load(id).with_box(OTHER_BOXES[id])] if id in OTHER_BOXES else [])]
    sat = [(game, seats) for game in boxes for _id, seats in seatings([id])]
    random = [positions(game, seats, POSITIONS // len(sat)) for game, seats in sat]
    return Travels(uc.load(id), chain(*random), arranged(id))


def arranged(id: str) -> Iterator[Match]:
    """Positions that follow on situations which a game's tests arrange."""
    player = Curious(1)
    for start in import_module(SITUATIONS[id]).matches() if id in SITUATIONS else ():
        yield from play(start, player, MOVES_FROM_THERE)


def positions(game: uc.Game, seats: int, count: int) -> Iterator[Match]:
    """So many positions of games with all kinds of options."""
    player = Curious(seats)
    every = (
        match
        for seed in range(count)
        for match in play(game.start(seed=seed, seats=seats, **any_options(game, Random(seed))), player)  # noqa: S311
    )
    return islice(every, count)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_can_be_put_into_words(id: str, language: str) -> None:
    travels(id).can_be_put_into_words(language)


@every_game
def test_random_games_come_upon_every_verb(id: str) -> None:
    """So that no verb is left without words unnoticed."""
    rare = {name.removeprefix("move-") for name in VERY_RARE.get(id, set())}
    assert travels(id).verbs_left() - rare == set()


@every_game
def test_no_message_of_a_move_prompt_or_event_is_left_over(id: str) -> None:
    """A message that no random game gives rise to is either misspelt or very rare; those are named here."""
    assert travels(id).messages_left() <= VERY_RARE.get(id, set())


# The files


def word_folders() -> list[Path]:
    """Every folder of ours with words: the games', and the screens'."""
    folders = (Path(str(uc.__file__)).parent, *(uc.load(id).folder for id in games()))
    return sorted({file.parent for folder in folders for file in folder.rglob("en.ftl")})


every_folder = pytest.mark.parametrize("folder", word_folders(), ids=lambda folder: folder.parent.name)


@every_folder
def test_both_languages_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    both_languages_say_the_same(folder)


@every_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_mozillas_reader_finds_the_same_messages_and_none_broken(folder: Path, language: str) -> None:
    file = folder / f"{language}.ftl"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    assert [entry.id.name for entry in body if isinstance(entry, ast.Message)] == [id for id, _text in entries_of(file)]

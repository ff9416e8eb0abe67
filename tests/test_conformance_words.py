"""What every game says: each sentence that random games give rise to is there in both languages and can be read."""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from functools import cache
from importlib import import_module
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import undercroft as uc
from undercroft.engine.game import WATCHER, games
from undercroft.engine.languages import LANGUAGES
from undercroft.engine.words import Said

from .players import Curious, any_options, play, seatings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.engine.match import Match
    from undercroft.engine.verbs import Move

OTHER_BOXES = {
    "one_deck": Path(__file__).parent / "one_deck" / "forest.yaml"
}  # with what a game's own box does not have
SITUATIONS = {
    "deck_box": "tests.deck_box.situations",
    "one_deck": "tests.one_deck.situations",
}  # from which to play on: random play seldom comes to them
MOVES_FROM_THERE = 60
POSITIONS = 6000  # of a game in all: enough for a curious player to come upon everything that is not very rare
ENOUGH = 200  # moves of one verb that are put into words
PICTURES = 100
COLUMNS = 80
MARK = re.compile(r"\[(/?)([a-z]+)\]")

every_game = pytest.mark.parametrize("id", games())


# The sentences of some games


@cache
def travels(id: str) -> tuple[dict[str, Said], frozenset[str]]:
    """All that was said in some games by their ids and arguments, and the verbs that were played."""
    said: dict[str, Said] = {}
    verbs = Counter[str]()
    boxes = [uc.load(id), *([uc.load(id).with_box(OTHER_BOXES[id])] if id in OTHER_BOXES else [])]
    sat = [(game, seats) for game in boxes for _id, seats in seatings([id])]
    random = [positions(game, seats, POSITIONS // len(sat)) for game, seats in sat]
    for match in chain(*random):
        moves = [move for move in match.moves() if verbs[move.verb] < ENOUGH]
        said.update((key(sentence), sentence) for sentence in sentences(match, moves))
        verbs.update(move.verb for move in moves)
    for match in arranged(id):
        said.update((key(sentence), sentence) for sentence in sentences(match, match.moves()))
        verbs.update(move.verb for move in match.moves())
    return said, frozenset(verbs)


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


def sentences(match: Match, moves: list[Move]) -> Iterator[Said]:
    """What is said in this position, and of these moves, to any seat or to somebody who looks on."""
    for seat in (WATCHER, *range(match.seats)):
        yield match.prompt(seat)
        if seat > 0 and not match.game.secrets:
            continue  # it is told the same as seat 0
        yield from match.events(seat)
        for move in moves:
            told = match.say(move, seat)
            yield from (Said(f"{kind}-{told.id}", told.args) for kind in ("move", "done"))


def key(said: Said) -> str:
    """The sentence as text; fails if it is not plain JSON data."""
    return json.dumps(said.data(), sort_keys=True)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_can_be_put_into_words(id: str, language: str) -> None:
    words = uc.load(id).words(language)
    for said in travels(id)[0].values():
        assert said.id in words, f"{said.id} is missing in {language}"
        text = words.put(said)
        assert text.strip() == text != ""
        assert not re.search(r"[{}]|  |\bNone\b|\bSaid\(", text), text


@every_game
def test_random_games_come_upon_every_verb(id: str) -> None:
    """So that no verb is left without words unnoticed."""
    rare = {name.removeprefix("move-") for name in VERY_RARE.get(id, set())}
    assert {verb.name for verb in uc.load(id).verbs} - travels(id)[1] - rare == set()


@every_game
def test_sentences_have_plain_numbers_and_texts(id: str) -> None:
    for text, said in travels(id)[0].items():
        assert json.loads(text) == said.data()


# The files


class Variables(Visitor):
    """The variables and messages that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def entries(folder: Path, language: str) -> list[Any]:
    return FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body


def variables(folder: Path, language: str) -> dict[str, set[str]]:
    """For each message of a language the variables that it uses."""
    found = {}
    for entry in entries(folder, language):
        if isinstance(entry, ast.Message):
            used = Variables()
            used.visit(entry)
            found[entry.id.name] = used.names
    return found


def word_folders() -> list[Path]:
    """Every folder of ours with words: the games', and the screens'."""
    folders = (Path(str(uc.__file__)).parent, *(uc.load(id).folder for id in games()))
    return sorted({file.parent for folder in folders for file in folder.rglob("en.ftl")})


every_folder = pytest.mark.parametrize("folder", word_folders(), ids=lambda folder: folder.parent.name)


@every_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_words_has_no_broken_and_no_repeated_message(folder: Path, language: str) -> None:
    broken = [entry.content for entry in entries(folder, language) if isinstance(entry, ast.Junk)]
    assert broken == []
    ids = [entry.id.name for entry in entries(folder, language) if isinstance(entry, ast.Message)]
    assert sorted(set(ids)) == sorted(ids)


@every_folder
def test_both_languages_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    assert variables(folder, "en") == variables(folder, "fr")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_each_of_its_values_has_a_name(id: str, language: str) -> None:
    game = uc.load(id)
    wanted = {f"option-{option.name}" for option in game.options}
    wanted |= {f"option-{option.name}-{word}" for option in game.options for word in option.words}
    there = {name for name in variables(game.folder / "words", language) if name.startswith("option-")}
    assert there == wanted


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_told_as_an_offer_and_as_a_fact(id: str, language: str) -> None:
    messages = set(variables(uc.load(id).folder / "words", language))
    offers, facts = ({name[5:] for name in messages if name.startswith(start)} for start in ("move-", "done-"))
    assert offers == facts != set()
    assert "about" in messages


@every_game
def test_no_message_of_a_move_prompt_or_event_is_left_over(id: str) -> None:
    """A message that no random game gives rise to is either misspelt or very rare; those are named here."""
    kinds = ("move-", "done-", "prompt-", "event-")
    there = {name for name in variables(uc.load(id).folder / "words", "en") if name.startswith(kinds)}
    said = {said.id for said in travels(id)[0].values()}
    assert there - said <= VERY_RARE.get(id, set())


VERY_RARE = {
    "one_card": {"prompt-won", "event-won"},
    "dungeon_roll": {  # said in tests/dungeon_roll/test_words.py
        *("move-pay", "done-pay", "move-extra", "done-extra", "prompt-extra"),  # of heroes who are masters
        *("prompt-last", "prompt-wait-last", "event-empty-box"),
    },
    "welcome": {"prompt-must-pass"},  # said in tests/welcome/test_bidding.py
}


# The pictures


def width(line: str) -> int:
    """The columns that a line takes in a terminal."""
    return sum(1 + (unicodedata.east_asian_width(char) in "WF") for char in line if not unicodedata.combining(char))


@pytest.mark.parametrize(("id", "seats"), seatings())
def test_a_picture_is_at_most_80_columns_wide(id: str, seats: int) -> None:
    for number, match in enumerate(positions(uc.load(id), seats, PICTURES)):
        for language in LANGUAGES:
            lines = match.picture(language, number % seats).splitlines()
            assert max(width(line) for line in lines) <= COLUMNS
            assert all(line == line.rstrip() for line in lines)


@pytest.mark.parametrize(("id", "seats"), seatings())
def test_the_marks_of_a_picture_are_closed_where_they_were_opened(id: str, seats: int) -> None:
    for match in play(uc.load(id).start(seed=1, seats=seats), Curious(1), PICTURES):
        for line in match.picture("en", styled=True).splitlines():
            marks = MARK.findall(line)
            assert [mark[0] for mark in marks] == ["", "/"] * (len(marks) // 2)
            assert [mark[1] for mark in marks[::2]] == [mark[1] for mark in marks[1::2]]
            assert {mark[1] for mark in marks} <= {"you", "foe", "wall", "faint"}

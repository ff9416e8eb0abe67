"""What every game says: each sentence that games give rise to is there in both languages, and can be read."""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from typing import TYPE_CHECKING, Any

from undercroft.engine.content import read_content
from undercroft.engine.fluent import HEAD, MANNERS, NEXT_ENTRY, Reader
from undercroft.engine.game import WATCHER
from undercroft.engine.languages import LANGUAGES
from undercroft.engine.words import Said

from .players import Curious, play
from .trials import Broken, Trial, hold

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from undercroft.engine.game import Game
    from undercroft.engine.match import Match
    from undercroft.engine.verbs import Move

ENOUGH = 200  # moves of one verb that are put into words
PICTURES = 100
COLUMNS = 80
MARK = re.compile(r"\[(/?)([a-z]+)\]")
MARKS = {"you", "foe", "wall", "faint"}
VARIABLE = re.compile(r"\$([A-Za-z][A-Za-z0-9_-]*)")
COMMENT = re.compile(r"#[^\n]*\s*")
TOLD = ("move-", "done-", "prompt-", "event-")  # messages that come up by themselves
UNREADABLE = re.compile(r"[{}]|  |\bNone\b|\bSaid\(")
NOT_DRAWN = ("rolling", "result", "lesson")  # what the page knows the meaning of, see `Look.describe`
PIECES = ({"die"}, {"card"}, {"card", "text"}, {"id", "args"}, {*LANGUAGES})  # drawn or said as a whole
FUNCTIONS: dict[str, Any] = {"NUMBER": None, "CAP": None, "PLAYER": None}


# The files


def entries_of(file: Path) -> Iterator[tuple[str, str]]:
    """The messages of a file with their texts; Broken says what is none."""
    for entry in NEXT_ENTRY.split(file.read_text(encoding="utf-8")):
        if head := HEAD.match(entry):
            yield head[1], entry[head.end() :]
        elif entry.strip() and not COMMENT.fullmatch(entry):
            raise Broken("words-junk", file=file.name, text=entry.strip().splitlines()[0][:60])


def messages_of(folder: Path, language: str) -> dict[str, set[str]]:
    """For each message of a language the variables that it uses; Broken if it is broken, or stands there twice."""
    file, found = folder / f"{language}.ftl", dict[str, set[str]]()
    for id, text in entries_of(file):
        hold(id not in found, "words-twice", file=file.name, message=id)
        try:
            Reader(id, text, FUNCTIONS, MANNERS[language]).message()
        except ValueError as problem:
            raise Broken("words-broken", file=file.name, reason=str(problem)) from None
        hold(text.strip(" \n"), "words-empty", file=file.name, message=id)
        found[id] = set(VARIABLE.findall(text))
    return found


def both_languages_say_the_same(folder: Path) -> None:
    """The same messages, with the same variables."""
    one, other = (messages_of(folder, language) for language in LANGUAGES)
    for here, there, language in ((one, other, LANGUAGES[1]), (other, one, LANGUAGES[0])):
        missing = [id for id in here if id not in there]
        hold(not missing, "words-missing", file=f"{language}.ftl", ids=", ".join(missing))
    for id, names in one.items():
        unlike = sorted(names ^ other[id])
        hold(not unlike, "words-variables", message=id, names=", ".join(f"${name}" for name in unlike))


def files_of_words_are_whole(trial: Trial) -> None:
    """What the game says, and what its options and moves are called."""
    game, folder = trial.game, trial.game.folder / "words"
    both_languages_say_the_same(folder)
    messages = messages_of(folder, LANGUAGES[0])
    hold("about" in messages, "words-missing", file="en.ftl", ids="about")
    wanted = {f"option-{option.name}" for option in game.options}
    wanted |= {f"option-{option.name}-{word}" for option in game.options for word in option.words}
    there = {name for name in messages if name.startswith("option-")}
    hold(not wanted - there, "words-missing", file="en.ftl", ids=", ".join(sorted(wanted - there)))
    hold(not there - wanted, "words-left", ids=", ".join(sorted(there - wanted)))
    offers, facts = ({name[5:] for name in messages if name.startswith(start)} for start in ("move-", "done-"))
    for alone in sorted(offers ^ facts):
        here, missing = ("move", "done") if alone in offers else ("done", "move")
        raise Broken("words-pair", here=f"{here}-{alone}", missing=f"{missing}-{alone}")


def the_rulebook_is_told_in_both_languages(trial: Trial) -> None:
    """If there is one."""
    file = trial.game.folder / "rulebook.yaml"
    for _number, rule in read_content(file).entries() if file.exists() else ():
        rule.names()


def the_board_on_the_page_has_labels(trial: Trial) -> None:
    """Where no board is drawn for a game, the page shows what `describe` gives, each under its name."""
    messages = {id for language in LANGUAGES for id in messages_of(trial.game.folder / "words", language)}
    for match in trial.samples():
        for name in _names_in({k: v for k, v in match.view()["table"].items() if k not in NOT_DRAWN}):
            hold(f"table-{name}" in messages, "words-label", name=name)


def _names_in(table: Any) -> Iterator[str]:
    """The names of all that is drawn with one: not of what a die, a card or a sentence is made of."""
    if isinstance(table, dict) and set(table) in PIECES:
        return
    if isinstance(table, dict):
        for name, value in table.items():
            yield from () if name == "seats" else (name,)
            yield from _names_in(value)
    elif isinstance(table, list | tuple):
        for value in table:
            yield from _names_in(value)


# The sentences of some games


class Travels:
    """All that was said in some positions by their ids and arguments, and the verbs that could be played.

    Of a verb that comes up again and again, not all moves are put into words; where a position was chosen, all are.
    """

    def __init__(self, game: Game, positions: Iterable[Match], chosen: Iterable[Match] = ()) -> None:
        self.game = game
        self.said: dict[str, Said] = {}
        self.verbs = Counter[str]()
        for match in positions:
            self._listen(match, [move for move in match.moves() if self.verbs[move.verb] < ENOUGH])
        for match in chosen:
            self._listen(match, match.moves())

    def _listen(self, match: Match, moves: list[Move]) -> None:
        self.said.update((_key(sentence), sentence) for sentence in _sentences(match, moves))
        self.verbs.update(move.verb for move in moves)

    def can_be_put_into_words(self, language: str) -> None:
        """Each sentence, in this language."""
        words = self.game.words(language)
        for said in self.said.values():
            hold(said.id in words, "said-missing", message=said.id, file=f"{language}.ftl")
            try:
                text = words.put(said)
            except LookupError as problem:
                raise Broken("said-wrong", message=said.id, file=f"{language}.ftl", reason=str(problem)) from None
            hold(text.strip() == text != "" and not UNREADABLE.search(text), "said-odd", message=said.id, text=text)

    def verbs_left(self) -> set[str]:
        """Those that could never be played."""
        return {verb.name for verb in self.game.verbs} - self.verbs.keys()

    def messages_left(self) -> set[str]:
        """Those of a move, a prompt or an event that were never said."""
        there = {name for name in messages_of(self.game.folder / "words", "en") if name.startswith(TOLD)}
        return there - {said.id for said in self.said.values()}


def _sentences(match: Match, moves: list[Move]) -> Iterator[Said]:
    """What is said in this position, and of these moves, to any seat or to somebody who looks on."""
    for seat in (WATCHER, *range(match.seats)):
        yield match.prompt(seat)
        if seat > 0 and not match.game.secrets:
            continue  # it is told the same as seat 0
        yield from match.events(seat)
        for move in moves:
            told = match.say(move, seat)
            yield from (Said(f"{kind}-{told.id}", told.args) for kind in ("move", "done"))


def _key(said: Said) -> str:
    """The sentence as text; Broken if it is not plain JSON data."""
    try:
        text = json.dumps(said.data(), sort_keys=True)
    except (TypeError, ValueError, AttributeError):
        text = ""
    hold(text and json.loads(text) == said.data(), "said-data", message=getattr(said, "id", str(said)))
    return text


def everything_said_can_be_put_into_words(trial: Trial) -> None:
    """Whatever comes up in some games."""
    travels = Travels(trial.game, trial.positions())
    for language in LANGUAGES:
        travels.can_be_put_into_words(language)


# What is drawn


def what_is_seen_is_plain_data(trial: Trial) -> None:
    """So that it can go over a line, and into a file."""
    for match in trial.samples():
        for seat in trial.viewers:
            try:
                json.dumps(match.view(seat))
            except (TypeError, ValueError) as problem:
                raise Broken("view-data", reason=str(problem)) from None


def pictures_are_narrow_and_their_marks_closed(trial: Trial) -> None:
    """80 columns, in both languages; each mark closed on its line."""
    match = trial.start(1)
    for number, _match in enumerate(play(match, Curious(1), PICTURES)):
        for language in LANGUAGES:
            for line in match.picture(language, number % trial.seats, styled=True).splitlines():
                plain = MARK.sub("", line)
                hold(width(plain) <= COLUMNS, "picture-wide", columns=width(plain), text=plain[:60])
                hold(plain == plain.rstrip(), "picture-spaces", text=plain[:60])
                marks = MARK.findall(line)
                opened, closed = marks[::2], marks[1::2]
                paired = [("/", name) for _slash, name in opened] == closed and not any(slash for slash, _ in opened)
                hold(paired and {name for _slash, name in marks} <= MARKS, "picture-marks", text=line[:60])


def width(line: str) -> int:
    """The columns that a line takes in a terminal."""
    return sum(1 + (unicodedata.east_asian_width(char) in "WF") for char in line if not unicodedata.combining(char))


WORDING = (
    files_of_words_are_whole,
    the_rulebook_is_told_in_both_languages,
    everything_said_can_be_put_into_words,
    what_is_seen_is_plain_data,
    pictures_are_narrow_and_their_marks_closed,
)

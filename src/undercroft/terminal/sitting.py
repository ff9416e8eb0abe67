"""One person at one match, whatever shows it: the offers, the commands, the words, and a save after every move."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from undercroft.engine.errors import CannotUndo, IllegalMove, UndercroftError
from undercroft.engine.game import CHANCE
from undercroft.engine.words import Words, words_for

from . import saves

if TYPE_CHECKING:
    from undercroft.engine.match import Match
    from undercroft.engine.verbs import Move

WORDS = Path(__file__).parent / "words"


def program_words(language: str) -> Words:
    """The words of the program itself."""
    return words_for(language, WORDS)


def last_word(match: Match, language: str) -> str:
    """How a match stands at its end."""
    return program_words(language).say(
        "ended",
        score=match.score[0],
        best=match.game.scores[1],
        moves=match.played,
        seed=str(match.seed),
        practice="yes" if match.practice else "no",
    )


class Sitting:
    """A person playing a match."""

    def __init__(self, match: Match, language: str, path: Path) -> None:
        self.match, self.path = match, path
        self.speak(language)
        self.path = saves.save(match, path)

    def speak(self, language: str) -> None:
        """Go on in this language."""
        self.language = language
        self.words = self.match.game.words(language)
        self.program = program_words(language)

    # What is offered

    @property
    def rolls(self) -> bool:
        """Whether the next thing is to roll the dice."""
        return self.match.turn == CHANCE

    @property
    def prompt(self) -> str:
        """What the person is asked."""
        return self.words.put(self.match.prompt())

    def offers(self) -> list[tuple[str, Move | None]]:
        """The moves to choose from, in words; None stands for rolling the dice."""
        if self.match.is_over:
            return []
        if self.rolls:
            return [(self.program.say("roll"), None)]
        return [(self._say("move", move), move) for move in self.match.moves()]

    def _say(self, form: str, move: Move) -> str:
        said = self.match.say(move)
        return self.words.say(f"{form}-{said.id}", **said.args)

    # What is done; each returns what happened, in sentences

    def begin(self) -> list[str]:
        """What has happened so far: the start, or the last turn of a game taken up again."""
        if not self.match.played:
            return [self.words.put(event) for event in self.match.events()]
        return [self.program.say("resumed", played=self.match.played), *self.story(max(0, self.match.played - 6))]

    def play(self, move: Move | str | None) -> list[str]:
        """Play a move, or roll all dice there are to roll now."""
        since = self.match.played
        if move is not None:
            self.match.play(move)
        else:
            while self.rolls:
                self.match.roll()
        self.path = saves.save(self.match, self.path)
        return self.story(since)

    def undo(self, whole_turn: bool = False) -> list[str]:
        """Take back the last move, or all since the last roll."""
        count = self.match.restart_turn() if whole_turn else self.match.undo()
        self.path = saves.save(self.match, self.path)
        return [self.program.say("undone", count=count)]

    def excuse(self, problem: UndercroftError) -> str:
        """Why something was not done, in the person's language where it is about play."""
        if isinstance(problem, CannotUndo):
            return self.program.say(f"undo-{problem.reason}")
        if isinstance(problem, IllegalMove):
            return self.program.say("illegal", reason=str(problem))
        return str(problem)

    def story(self, since: int = 0) -> list[str]:
        """Everything that happened from this move on."""
        lines = []
        for step in self.match.log(since=since):
            lines.append(self.words.say(f"done-{step.said.id}", **step.said.args))
            lines += [self.words.put(event) for event in step.events]
        return lines

    def ending(self) -> str:
        """The last word on a finished game."""
        return last_word(self.match, self.language)

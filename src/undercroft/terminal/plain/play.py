"""Play in lines of plain text: for pipes, screen readers, and terminals that can do no more."""

from __future__ import annotations

import sys
from functools import partial
from shutil import get_terminal_size
from textwrap import fill
from typing import TYPE_CHECKING

from undercroft.engine.errors import UndercroftError
from undercroft.engine.languages import LANGUAGES

from ..commands.rules import WIDTH, rules_text
from ..hints import hint_lines
from .review import Afterwards

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..sitting import Sitting


def play_plain(sitting: Sitting, pictures: bool = True) -> Sitting | None:
    """Play until the game ends, the person quits or the input does. The game is saved whatever happens.

    Another sitting is returned if somebody wants to play on from an earlier table.
    """
    return Conversation(sitting, pictures).run()


def wrapped(lines: list[str]) -> list[str]:
    """The lines of a text, none of them too long to read."""
    whole = "\n".join(lines).splitlines()
    return [fill(line, WIDTH, subsequent_indent="     ") if len(line) > WIDTH else line for line in whole]


class Conversation:
    """Question and answer, a line each."""

    def __init__(self, sitting: Sitting, pictures: bool) -> None:
        self.sitting, self.pictures = sitting, pictures
        self.commands: dict[str, Callable[[], None]] = {
            "u": lambda: self._tell(sitting.undo()),
            "undo": lambda: self._tell(sitting.undo()),
            "r": lambda: self._tell(sitting.undo(whole_turn=True)),
            "restart": lambda: self._tell(sitting.undo(whole_turn=True)),
            "h": lambda: self._show(self._hint()),
            "hint": lambda: self._show(self._hint()),
            "l": lambda: self._show(sitting.story()),
            "log": lambda: self._show(sitting.story()),
            "b": lambda: self._show([sitting.picture()]),
            "board": lambda: self._show([sitting.picture()]),
            "rules": lambda: self._show([rules_text(sitting.match.game, sitting.language)]),
            "?": lambda: self._show([self._help()]),
            "help": lambda: self._show([self._help()]),
            **{language: partial(self._speak, language) for language in LANGUAGES},
        }

    def run(self) -> Sitting | None:
        """Play, and look back."""
        if not self.sitting.is_covered:
            self._tell(self.sitting.begin())
        while not self.sitting.match.is_over:
            if self.sitting.is_covered:
                self._show([*self._blank(), self.sitting.curtain()])
            answer = self._ask()
            if answer is None or answer in ("q", "quit", "exit"):
                return None
            if self.sitting.is_covered:
                self._tell(self.sitting.uncover())
            else:
                self._answer(answer)
        self._show([self.sitting.ending()])
        return Afterwards(self.sitting, self._show, self._ask).run()

    @staticmethod
    def _blank() -> list[str]:
        """Lines that push what the last person saw off the screen."""
        return [""] * get_terminal_size().lines if sys.stdout.isatty() else [""]

    def _ask(self) -> str | None:
        """The next line, or None when there is none any more."""
        sys.stdout.write("> ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            sys.stdout.write("\n")
            return None
        if not sys.stdin.isatty():  # so that a transcript shows what was typed
            sys.stdout.write(line if line.endswith("\n") else line + "\n")
        return line.strip().lower()

    def _answer(self, answer: str) -> None:
        try:
            if answer in self.commands:
                self.commands[answer]()
            else:
                self._play(answer)
        except UndercroftError as problem:
            self._show([self.sitting.excuse(problem)])

    def _play(self, answer: str) -> None:
        offers = self.sitting.offers()
        if answer == "":
            return self._tell(self.sitting.play(offers[0][1])) if len(offers) == 1 else self._tell([], is_whole=True)
        told = self.sitting.answer(answer)
        return self._show(self.sitting.unclear(answer)) if told is None else self._tell(told)

    def _hint(self) -> list[str]:
        match = self.sitting.match
        hint = match.game.advise(match, self.sitting.seat)
        return hint_lines(match, hint, self.sitting.language) if hint else [self.sitting.program.say("hint-none")]

    def _speak(self, language: str) -> None:
        self.sitting.speak(language)
        self._tell([])

    def _tell(self, happened: list[str], is_whole: bool = False) -> None:
        """What happened, the table, and what can be done; a very long list only if it `is_whole`."""
        self._show(happened)
        if self.sitting.is_covered:
            return
        if self.pictures:
            self._show(["", self.sitting.picture()])
        self._show(["", self.sitting.prompt, *self._listed(is_whole)])

    def _listed(self, is_whole: bool) -> list[str]:
        offers = self.sitting.offers()
        if self.sitting.has_to_find and not is_whole:
            return [self.sitting.program.say("find-plain", count=len(offers))]
        return [f"{number:>3}  {words}" for number, (words, _move) in enumerate(offers, 1)]

    def _help(self) -> str:
        example = next((str(move) for _words, move in self.sitting.offers() if move), "end")
        form = "help-companion" if self.sitting.is_companion else "help"
        return self.sitting.program.say(form, example=example)

    @staticmethod
    def _show(lines: list[str]) -> None:
        for line in wrapped(lines):
            sys.stdout.write(line + "\n")
        sys.stdout.flush()

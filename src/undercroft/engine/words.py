"""Words for people: messages in Fluent files, one for each language, shared by the terminal and the page."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from .errors import UndercroftError, did_you_mean
from .fluent import Messages
from .languages import LANGUAGES, PLAYER, Names
from .languages import user_language as user_language  # whoever needs words needs to know in which language

if TYPE_CHECKING:
    from collections.abc import Mapping


class Said(NamedTuple):
    """A sentence as data: the id of a message and its arguments. It is put into words in the reader's language.

    An argument is a number, a text, a text in every language (`{"en": "Spider", "fr": "Araignée"}`), or a sentence.
    """

    id: str
    args: Mapping[str, Any] = {}

    def data(self) -> dict[str, Any]:
        """The sentence as plain JSON data."""
        args = {name: value.data() if isinstance(value, Said) else value for name, value in self.args.items()}
        return {"id": self.id, "args": args}


class Words:
    """The messages of one language, from several files; a later file may not repeat an id of an earlier one."""

    def __init__(self, language: str, *folders: Path) -> None:
        if language not in LANGUAGES:
            raise UndercroftError(f"language {language!r}: {did_you_mean(language, LANGUAGES)}")
        self.language = language
        self._messages = Messages(language, {"CAP": _capital, "PLAYER": self._player})
        for folder in folders:
            self._messages.add((folder / f"{language}.ftl").read_text(encoding="utf-8"))

    def __contains__(self, message: str) -> bool:
        return message in self._messages

    def say(self, id: str, **args: Any) -> str:
        """The message `id` with its arguments filled in."""
        try:
            return self._messages.say(id, {name: self._mine(value) for name, value in args.items()})
        except LookupError as problem:
            raise LookupError(f"message {id} in {self.language}: {problem}") from None

    def put(self, said: Said) -> str:
        """A sentence that came as data."""
        return self.say(said.id, **said.args)

    def text(self, value: Said | Names) -> str:
        """A sentence that came as data, or a text that is there in every language."""
        return str(self._mine(value))

    def _player(self, seat: Any) -> str:
        """Fluent function: what the player of a seat, counted from 1, is called; the page knows better names."""
        return f"{PLAYER[self.language]} {seat}"

    def _mine(self, value: Any) -> Any:
        if isinstance(value, Said):
            return self.put(value)
        return value[self.language] if isinstance(value, dict) else value


def _capital(text: Any) -> str:
    """Fluent function: a name at the start of a sentence."""
    return str(text)[:1].upper() + str(text)[1:]


@cache
def words_for(language: str, *folders: Path) -> Words:
    """`Words`, read once."""
    return Words(language, *folders)

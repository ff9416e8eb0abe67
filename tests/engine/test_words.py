"""Words: messages in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import undercroft as uc
from undercroft.engine.words import Said, Words, user_language

from .coin import HEADS

if TYPE_CHECKING:
    from pathlib import Path


def test_a_message_is_said_in_each_language() -> None:
    said = Said("event-charm", {"charm": {"en": "gold", "fr": "or"}})
    assert HEADS.words("en").put(said) == "Gold is your charm."
    assert HEADS.words("fr").put(said) == "Or : c’est votre charme."


def test_numbers_choose_the_plural() -> None:
    assert [HEADS.words("en").say("move-lay", coins=n) for n in (1, 2)] == ["Lay a coin", "Lay 2 coins"]


def test_a_sentence_can_stand_in_a_sentence() -> None:
    said = Said("picture-goal", {"goal": Said("option-length-long")})
    assert HEADS.words("en").put(said) == "Who has Long wins."
    assert said.data() == {"id": "picture-goal", "args": {"goal": {"id": "option-length-long", "args": {}}}}


@pytest.mark.parametrize("language", ["de", "", "EN", "english"])
def test_a_language_we_do_not_speak_is_refused(language: str) -> None:
    with pytest.raises(uc.UndercroftError, match=f"language '{language}': .*known: en, fr"):
        HEADS.words(language)


def test_a_missing_argument_is_an_error_and_names_the_message() -> None:
    with pytest.raises(LookupError, match=r"message event-banked in fr: .*coins"):
        HEADS.words("fr").say("event-banked", seat=1)


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(LookupError):
        HEADS.words("en").say("no-such-message")


def test_words_know_which_messages_they_have() -> None:
    assert "move-lay" in HEADS.words("en")
    assert "move-fly" not in HEADS.words("en")


def test_words_come_from_several_files_and_the_first_wins(tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder, text in zip(folders, ["a = first\n", "a = second\nb = other\n"], strict=True):
        folder.mkdir()
        (folder / "en.ftl").write_text(text, encoding="utf-8")
    words = Words("en", *folders)
    assert (words.say("a"), words.say("b")) == ("first", "other")


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "en_GB", "LANG": "fr_FR"}, "en"),
        ({"LC_MESSAGES": "fr_CA", "LANG": "en_US"}, "fr"),
        ({"UNDERCROFT_LANG": "fr", "LC_ALL": "en_GB"}, "fr"),
    ],
)
def test_the_language_is_that_of_the_users_system(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], language: str
) -> None:
    for variable in ("UNDERCROFT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in settings.items():
        monkeypatch.setenv(variable, value)
    assert user_language() == language

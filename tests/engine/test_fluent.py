"""Our reader of Fluent says what the one that Mozilla wrote for Python says."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import undercroft
from undercroft.engine.fluent import MANNERS, Messages
from undercroft.engine.languages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

SOURCES = Path(undercroft.__file__).parent
FILES = sorted(SOURCES.rglob("words/*.ftl"))
FUNCTIONS: dict[str, Callable[..., Any]] = {
    "CAP": lambda text: str(text)[:1].upper() + str(text)[1:],
    "PLAYER": lambda seat: f"P{seat}",
}
ANYTHING = (0, 1, 2, 12, 1234, 1234567, -1, 0.5, 1.0, 1.5, 2.0, 2.675, 1.0005, 99.95, -1234.5, "spider", "l’or")
TRIES = 12  # of every message, each time with other arguments

TEXTS = r"""
# A comment
plain = Some text, with "quotes" and (brackets).
spaced   =    no space before or behind { "" }
number = { $a } and { $b }
digits = { NUMBER($a, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { NUMBER($b, maximumFractionDigits: 0) }
literals = { "{" }{ "\"" }{ "\\" }{ "" }{ 5 } { 2.50 } { "  two" }
call = { CAP($a) }, { CAP( "small" ) }, { PLAYER(3) }
lines =
    One line,
    another,

      one further in
    and { $a }
    { $b }.
begun = Here
    and there
        and further in
choice = { $a ->
    [0] no dice
    [1] exactly one
    [one] one die
   *[other] { $a } dice
} in { $b ->
    [spider] a web
    [1.5] half
   *[none] nothing
        at all
}.
nested = { $a ->
    [one] { $b ->
        [one] both
       *[other] first
    }
   *[spider] { CAP($b) }: { $a }
    }
after = A letter
### Another comment
Accents-and_9 = déjà – « vu »
"""


class Names(Visitor):  # type: ignore[misc]
    """The variables of a message, and the words that it chooses by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent calls it by this name
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.words.add(node.key.name)
        self.generic_visit(node)


def readings(text: str, language: str) -> list[tuple[str, dict[str, Any], str, str]]:
    """Every message with some arguments: what we say, and what Mozilla's reader says."""
    ours = Messages(language, FUNCTIONS)
    ours.add(text)
    theirs = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    theirs.add_resource(FluentResource(text))
    found = []
    for message in FluentParser().parse(text).body:
        assert not isinstance(message, ast.Junk), message.content
        if not isinstance(message, ast.Message):
            continue
        names, random = Names(), Random(message.id.name)  # noqa: S311
        names.visit(message)
        pool = (*ANYTHING, *sorted(names.words - {"one", "other"}))  # Mozilla's takes these texts for a number
        for _try in range(TRIES if names.variables else 1):
            args = {name: random.choice(pool) for name in sorted(names.variables)}
            if "NUMBER(" in text:
                args = {name: value if isinstance(value, (int, float)) else 7 for name, value in args.items()}
            expected, errors = theirs.format_pattern(theirs.get_message(message.id.name).value, args)
            assert errors == []
            found.append((message.id.name, args, ours.say(message.id.name, args), str(expected)))
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCES)))
def test_every_message_of_ours_is_read_as_by_others(file: Path) -> None:
    found = readings(file.read_text("utf-8"), file.stem)
    assert len(found) > 50
    for id, args, ours, theirs in found:
        assert ours == theirs, (id, args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_we_read_of_fluent_is_read_as_by_others(language: str) -> None:
    found = readings(TEXTS, language)
    assert len({id for id, *_rest in found}) == TEXTS.count("=")
    for id, args, ours, theirs in found:
        assert ours == theirs, (id, args)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a = { b }", "there is no function b; known: NUMBER, CAP, PLAYER: ' }'"),
        ("a = { -term }", "a name is missing here: '-term }'"),
        ("a = { $x", "} is missing here: ''"),
        ("a = text }", "what stands here is not known: '}'"),
        ("a = text\n    .title = more", "line 2 of it: what stands here is not known: '.title = more'"),
        ("a = { $x ->\n    [one] b\n}", "line 3 of it: a choice needs one variant with a star"),
        ("a = { $x ->\n   *[one b\n}", "] is missing here: 'b\\n}'"),
        ("a = { CAP $x }", "( is missing here"),
    ],
)
def test_what_we_do_not_read_is_refused_with_its_place(text: str, reason: str) -> None:
    messages = Messages("en", FUNCTIONS)
    messages.add(text)
    with pytest.raises(ValueError, match="message a, ") as refusal:
        messages.say("a", {"x": 1})
    assert reason in str(refusal.value)


@pytest.mark.parametrize("text", ["{ $b }", "{ NUMBER($a, style: 1) }"])
def test_what_cannot_be_said_is_no_silent_gap(text: str) -> None:
    messages = Messages("en", FUNCTIONS)
    messages.add(f"a = {text}")
    with pytest.raises(LookupError):
        messages.say("a", {"a": 1})


@pytest.mark.parametrize("value", [None, [1], {"en": "a"}])
def test_only_texts_and_numbers_are_said(value: object) -> None:
    messages = Messages("en", FUNCTIONS)
    messages.add("a = { $a }")
    with pytest.raises(LookupError, match="is neither a text nor a number"):
        messages.say("a", {"a": value})


def test_every_language_has_its_manner_of_writing_numbers() -> None:
    assert tuple(MANNERS) == tuple(LANGUAGES)

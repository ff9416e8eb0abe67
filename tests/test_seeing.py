"""The check of what seats see finds what is wrong; test_conformance.py asks it of every game."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from undercroft.engine.game import OPEN, WATCHER
from undercroft.engine.records import Rec, table_type
from undercroft.testing.seeing import DERIVED, SHOWN, Checker, declared, kinds_of

from .engine.coin import HEADS, begin
from .engine.tiny_game import table as heads_table

if TYPE_CHECKING:
    from collections.abc import Callable


def test_a_new_field_has_to_be_declared() -> None:
    layout = table_type([*heads_table.TABLE.fields[:9], ("omen", "i1")], aside=[("tosses", "<i2")])
    with pytest.raises(AssertionError, match="rules: the field “omen” of the table is new; name it in SHOWN"):
        kinds_of(layout, *declared(HEADS))


@pytest.mark.parametrize(
    ("kind", "name", "problem"),
    [
        (SHOWN, "charm", "the field “charm” is in SHOWN and in HIDDEN; it can only be one of them"),
        (DERIVED, "omen", "“omen” is no field of the table that is seen"),
        (SHOWN, "said", "“said” is no field of the table that is seen"),
    ],
)
def test_what_is_declared_has_to_fit_the_table(kind: str, name: str, problem: str) -> None:
    where, said = declared(HEADS)
    with pytest.raises(AssertionError, match=problem):
        kinds_of(HEADS.table_type, where, {**said, kind: (*said[kind], name)})


def forgets(table: Rec, seen: Rec, viewer: int) -> None:
    seen.pot = 0


def makes_up(table: Rec, seen: Rec, viewer: int) -> None:
    seen.charm[2] = 3


def whispers(table: Rec, seen: Rec, viewer: int) -> None:
    seen.charm[1] = table.charm[1] if table.charm[1] == 3 else seen.charm[1]


def hints(table: Rec, seen: Rec, viewer: int) -> None:
    seen.charm[1] = table.charm[1] if table.charm[0] == 1 else seen.charm[1]


def counts_what_is_hidden(table: Rec, seen: Rec, viewer: int) -> None:
    seen.tosses = table.charm[0] + table.charm[1]


def takes_it_from_the_table(table: Rec, seen: Rec, viewer: int) -> None:
    seen.tosses = table.tosses


def counts_what_is_seen(table: Rec, seen: Rec, viewer: int) -> None:
    seen.tosses = table.tosses if viewer == OPEN else seen.pot + seen.laid


def check_heads(worse: Callable[[Rec, Rec, int], None], **said: tuple[str, ...]) -> None:
    """Check a `see` that does something else besides."""

    def look(table: Rec, viewer: int) -> Rec:
        seen = HEADS.see(table, viewer)
        worse(table, seen, viewer)
        return seen

    where, declaration = declared(HEADS)
    kinds = kinds_of(HEADS.table_type, where, {**declaration, **said})
    match = begin("charm 1", "charm 3", "lay 2", "toss", "coin heads", charms=True)
    for viewer in (WATCHER, 0, 1):
        Checker(HEADS.table_type, kinds, look, Random(1)).check(match.table, viewer)  # noqa: S311


@pytest.mark.parametrize(
    ("worse", "problem"),
    [
        (forgets, "Somebody who looks on sees the field “pot” as"),
        (makes_up, "sees the field “charm” as .* nor blank"),
        (whispers, "Whether somebody who looks on sees the field “charm” depends on its value"),
        (hints, "What somebody who looks on sees depends on the field “charm”"),
    ],
)
def test_a_see_that_does_something_else_is_found_out(worse: Callable[[Rec, Rec, int], None], problem: str) -> None:
    with pytest.raises(AssertionError, match=problem):
        check_heads(worse)


def test_what_is_derived_may_not_come_from_what_is_hidden() -> None:
    said = {SHOWN: tuple(name for name in declared(HEADS)[1][SHOWN] if name != "tosses"), DERIVED: ("tosses",)}
    check_heads(counts_what_is_seen, **said)
    with pytest.raises(AssertionError, match="sees depends on the field “charm”"):
        check_heads(counts_what_is_hidden, **said)
    with pytest.raises(AssertionError, match="sees depends on the field “tosses”"):
        check_heads(takes_it_from_the_table, **said)


def test_one_table_is_shown_to_all_who_look_until_the_next_move() -> None:
    seen: list[Rec] = []

    class Spy:
        def __getattr__(self, name: str) -> Any:
            def look(box: Any, table: Rec, *rest: Any) -> Any:
                seen.append(table)
                return getattr(HEADS.look, name)(box, table, *rest)

            return look

    game = replace(HEADS)
    game.__dict__["look"] = Spy()
    match = game.start(seed=1, charms=False)
    match.view(0), match.prompt(0), match.say(match.moves()[0], 0), match.picture("en", 0), match.view(0)
    assert len(seen) > 4
    assert len({id(each) for each in seen}) == 1
    match.play("lay 1")
    match.view(0)
    assert seen[-1] is not seen[0]
    assert seen[-1].laid == 1
    match.undo()
    match.view(0)
    assert seen[-1].laid == 0

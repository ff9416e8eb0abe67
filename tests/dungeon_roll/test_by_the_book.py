"""What the game allows, compared with the same rules written a second time, in arranged and in played positions."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rulebook import rule

from . import by_the_book as book
from .set_up import DICE, HEROES, TRIED_OFTEN, Table, delve
from .telling import told

PARTY = ("champion", "fighter", "cleric", "mage", "thief", "scroll")
DUNGEON = ("goblin", "skeleton", "ooze", "chest", "potion", "dragon")
KINDS = ("town_portal", "dragon_bait", "ring", "elixir", "scroll_token", "sword", "talisman", "sceptre", "tools")
EVERY_CARD = [(None, "novice"), *product(HEROES, ("novice", "master"))]


def some(names: tuple[str, ...], least: int, most: int) -> st.SearchStrategy[str]:
    picks = st.lists(st.sampled_from(names), min_size=least, max_size=most)
    return picks.map(lambda chosen: told(names, [chosen.count(name) for name in names]))


@st.composite
def levels(draw: st.DrawFn, hero: str | None, side: str) -> Table:
    """A level just rolled: any party, dungeon, lair and hand, with any options."""
    lair = draw(st.integers(0, 2))
    return delve(
        party=draw(some(PARTY, 0, 5 if hero == "viking" else DICE)),
        dungeon=draw(some(DUNGEON, 1, DICE - lair)),
        level=draw(st.integers(1, 10)),
        lair=lair,
        hero=hero,
        side=side,
        ready=draw(st.booleans()),
        treasures=draw(some(KINDS, 0, 4)),
        rules=draw(st.sampled_from(("prototype", "published"))),
        scroll_phases=draw(st.sampled_from(("monster", "all"))),
    )


def between_actions(table: Table) -> bool:
    return not table.match.is_over and table.match.turn >= 0 and not table.stage


@rule("DR-09", "DR-10", "DR-11", "DR-12", "DR-13", "DR-14", "DR-17", "DR-19", "DR-22", "DR-27", "DR-41")
@pytest.mark.parametrize(("hero", "side"), EVERY_CARD)
def test_what_is_allowed_is_what_the_book_allows(hero: str | None, side: str) -> None:
    @TRIED_OFTEN
    @given(levels(hero, side), st.lists(st.integers(0, 999), min_size=12, max_size=12))
    def check(table: Table, picks: list[int]) -> None:
        for pick in picks:
            if table.phase == "form" or table.match.is_over:
                return
            legal = table.legal()
            if between_actions(table):
                assert set(legal) == book.allowed(book.position(table))
            table.play(legal[pick % len(legal)])

    check()


@rule("DR-22", "DR-41")
@pytest.mark.parametrize(("hero", "side"), EVERY_CARD)
def test_the_dragon_is_fought_by_the_groups_the_book_names_and_no_others(hero: str | None, side: str) -> None:
    @TRIED_OFTEN
    @given(some(PARTY, 2, 5), some(KINDS[4:], 0, 2), st.booleans())
    def check(party: str, treasures: str, ready: bool) -> None:
        given = {"hero": hero, "side": side, "treasures": treasures, "ready": ready}
        table = delve(party=party, lair=3, level=4, **given).until("dragon")
        assert set(complete_fights(table)) == book.fights(book.position(table))

    check()


def complete_fights(table: Table) -> list[tuple[str, ...]]:
    """Every way to fight the dragon to the end: the fighters in rising order of names. Each must end with its death."""
    ends = []
    for source in table.legal("fight"):
        after = table.copy().play(f"fight {source}")
        if after.stage == "fight":
            assert after.legal("fight"), "a fight that cannot be completed"
            ends += [tuple(sorted((source, *rest))) for rest in complete_fights(after)]
        else:
            assert after.lair == 0
            ends.append((source,))
    return ends


@rule("DR-14", "DR-20", "DR-21")
@pytest.mark.parametrize(("hero", "side"), EVERY_CARD)
def test_a_phase_stops_only_where_something_can_be_done(hero: str | None, side: str) -> None:
    @TRIED_OFTEN
    @given(levels(hero, side), st.lists(st.integers(0, 999), min_size=8, max_size=8))
    def check(table: Table, picks: list[int]) -> None:
        for pick in picks:
            if table.phase == "form" or table.match.is_over:
                return
            legal = table.legal()
            if between_actions(table):
                assert stops_rightly(book.position(table), legal)
            table.play("onward" if "onward" in legal else legal[pick % len(legal)])

    check()


def stops_rightly(at: book.Position, legal: list[str]) -> bool:
    """Portal and ring are as good when regrouping: no phase waits for them."""
    if at.monsters:
        return at.phase == "monster"
    if at.phase in ("monster", "loot"):
        return bool(set(legal) - {"onward", "use town_portal", "use ring"})
    return at.phase == ("dragon" if at.lair >= 3 else "regroup")

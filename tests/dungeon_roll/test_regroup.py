"""Regrouping: to the tavern, or deeper."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.rulebook import rule

from .set_up import delve, regroup


@rule("DR-26")
@pytest.mark.parametrize("level", [1, 4, 9])
def test_retiring_gives_experience_for_the_level_and_ends_the_delve(level: int) -> None:
    table = regroup(level=level, experience=2).play("retire")
    assert (table.experience, table.delve, table.phase) == (2 + level, 2, "form")


@rule("DR-27")
@pytest.mark.parametrize("level", [10, 11])
def test_ruling_25_at_level_10_or_more_one_must_retire(level: int) -> None:
    table = regroup(level=level)
    assert table.legal() == ["retire"]
    assert table.play("retire").experience == level


@rule("DR-27", "DR-28")
def test_at_level_9_one_may_go_on() -> None:
    table = regroup(level=9)
    assert table.legal() == ["retire", "seek"]
    assert table.play("seek").level == 10


@rule("DR-24", "DR-27")
@pytest.mark.parametrize("level", [9, 10])
def test_ruling_25_a_dragon_at_level_9_or_10_forces_retirement(level: int) -> None:
    table = delve(party="fighter, cleric, mage", lair=3, level=level)
    table.play("fight fighter", "fight cleric", "fight mage", "draw ring")
    assert table.legal() == ["retire"]
    assert table.play("retire").experience == level + 1


@rule("DR-25")
def test_the_lair_stays_and_all_other_dungeon_dice_go_back() -> None:
    table = delve(party="thief", dungeon="2 chest, 2 dragon, potion", level=5).play("onward")
    assert (table.phase, table.lair, table.dungeon) == ("regroup", 2, "")


@rule("DR-28")
def test_seeking_glory_keeps_the_party_as_it_lies() -> None:
    table = regroup(party="champion, 2 mage, scroll", level=2).play("seek")
    assert (table.party, table.graveyard, table.level) == ("champion, 2 mage, scroll", 3, 3)
    assert table.in_the_air == (0, 3, 0)


@rule("DR-28")
@pytest.mark.parametrize(
    ("level", "lair", "rolled"),
    [(1, 0, 1), (3, 2, 3), (5, 2, 5), (6, 2, 5), (6, 1, 6), (7, 0, 7), (8, 0, 7), (10, 2, 5)],
)
def test_ruling_7_as_many_dice_as_the_level_or_all_there_are(level: int, lair: int, rolled: int) -> None:
    assert regroup(level=level - 1, lair=lair).play("seek").in_the_air == (0, rolled, 0)


@rule("DR-29")
def test_once_rolled_there_is_no_way_back() -> None:
    table = regroup(level=3).play("seek")
    assert table.match.turn == uc.CHANCE
    table.meet("goblin")
    assert table.match.turn == uc.CHANCE  # not even between two dice
    table.meet("2 goblin, ooze")
    assert {"retire", "seek", "onward"}.isdisjoint(table.legal())
    assert table.play("flee").experience == 0


@rule("DR-29")
def test_experience_of_earlier_delves_is_kept_when_fleeing() -> None:
    assert delve(party="", dungeon="goblin", level=8, experience=4).play("flee").experience == 4


@rule("DR-26", "DR-28")
def test_what_can_be_done_when_regrouping() -> None:
    treasures = "town_portal, dragon_bait, ring, elixir, scroll_token, sword, talisman, sceptre, tools"
    table = regroup(party="scroll, mage", level=3, lair=1, treasures=treasures)
    assert set(table.legal()) == {"retire", "seek", "use town_portal", "use ring"}


@rule("DR-35")
def test_ruling_15_without_dice_in_the_lair_the_ring_is_not_offered() -> None:
    assert regroup(level=3, treasures="ring").legal() == ["retire", "seek"]

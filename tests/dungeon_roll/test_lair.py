"""Dragon faces go to the lair and stay there."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import delve, regroup, start


@rule("DR-06")
def test_a_dragon_goes_to_the_lair_at_once() -> None:
    table = start().form("7 fighter").meet("dragon")
    assert (table.lair, table.dungeon) == (1, "")


@rule("DR-06")
def test_a_dragon_is_in_the_lair_before_the_other_dice_are_rolled() -> None:
    table = regroup(level=2).play("seek", "monster dragon")
    assert (table.lair, table.dungeon, table.in_the_air) == (1, "", (0, 2, 0))
    table.meet("goblin, dragon")
    assert (table.lair, table.dungeon) == (2, "goblin")


@rule("DR-06", "DR-25")
def test_dragons_stay_from_level_to_level() -> None:
    table = delve(party="3 fighter", dungeon="dragon, goblin", level=2, lair=1).play("beat fighter goblin 1")
    assert (table.phase, table.lair) == ("regroup", 2)
    table.play("seek")
    assert table.lair == 2


@rule("DR-06")
@pytest.mark.parametrize("end", ["retire", "use town_portal"])
def test_the_lair_is_empty_when_the_next_delve_starts(end: str) -> None:
    table = regroup(level=4, lair=2, treasures="town_portal").play(end).form("7 mage")
    assert (table.lair, table.in_the_air) == (0, (0, 1, 0))


@rule("DR-06")
def test_the_lair_is_empty_after_fleeing() -> None:
    assert delve(party="fighter", dungeon="goblin", lair=2, level=3).play("flee").lair == 0


@rule("DR-06", "DR-14")
def test_a_dragon_of_a_reroll_goes_to_the_lair_at_once() -> None:
    table = delve(party="2 scroll", dungeon="2 goblin", level=2).play("read scroll", "choose goblin 2", "reroll")
    table.meet("dragon, ooze")
    assert (table.lair, table.dungeon, table.phase) == (1, "ooze", "monster")


@rule("DR-07")
def test_a_scroll_cannot_reroll_the_lair() -> None:
    table = delve(party="scroll, mage", dungeon="goblin", lair=2, level=3).play("read scroll")
    assert {choice.split()[0] for choice in table.legal("choose")} == {"mage", "goblin"}


@rule("DR-07")
def test_an_ability_cannot_reroll_the_lair() -> None:
    """Ruling 39: the Commander's reroll leaves the lair alone."""
    table = delve("mage", "goblin", lair=2, level=3, hero="mercenary", side="master").play("ultimate")
    assert {choice.split()[0] for choice in table.legal("choose")} == {"mage", "goblin"}
    table.play("choose goblin 1", "reroll").meet("dragon")
    assert table.lair == 3


@rule("DR-07")
def test_a_lair_alone_gives_a_scroll_nothing_in_the_dungeon_to_reroll() -> None:
    table = delve(party="scroll", dungeon="dragon", lair=1, level=2)
    assert "read scroll" not in table.legal()
    assert table.phase == "regroup"

"""Scrolls: any number of active dice are rolled again, together, once."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import delve


@rule("DR-14")
def test_ruling_1_a_scroll_rerolls_any_number_of_party_and_dungeon_dice_together() -> None:
    table = delve(party="2 mage, thief, scroll", dungeon="2 goblin, ooze, chest", level=4)
    table.play("read scroll", "choose mage 2", "choose goblin 1", "choose chest 1")
    assert (table.stage, table.purpose, table.chosen) == ("choose", "scroll", (2, 2))
    assert (table.party, table.dungeon) == ("thief", "goblin, ooze")
    table.play("reroll")
    assert table.in_the_air == (2, 2, 0)
    table.form("champion, scroll").meet("potion, skeleton")
    assert (table.party, table.dungeon) == ("champion, thief, scroll", "goblin, skeleton, ooze, potion")
    assert (table.phase, table.stage, table.chosen, table.in_the_air) == ("monster", "", (0, 0), (0, 0, 0))


@rule("DR-08", "DR-14")
def test_ruling_1_the_scroll_is_in_the_graveyard_before_the_roll() -> None:
    table = delve(party="scroll", dungeon="2 goblin", level=2).play("read scroll")
    assert (table.party, table.graveyard) == ("", 7)
    assert {choice.split()[0] for choice in table.legal("choose")} == {"goblin"}


@rule("DR-14")
def test_ruling_1_another_scroll_may_be_rerolled_or_read_next() -> None:
    table = delve(party="3 scroll", dungeon="goblin").play(
        "read scroll", "choose scroll 1", "choose goblin 1", "reroll"
    )
    table.form("mage").meet("ooze")
    assert (table.party, table.graveyard) == ("mage, scroll", 5)
    table.play("read scroll", "choose ooze 1", "reroll").meet("skeleton")
    assert (table.party, table.dungeon) == ("mage", "skeleton")


@rule("DR-14")
def test_ruling_1_at_least_one_die_is_rolled() -> None:
    table = delve(party="scroll", dungeon="goblin").play("read scroll")
    assert "reroll" not in table.legal()
    assert table.play("choose goblin 1").legal() == ["reroll"]


@rule("DR-14")
def test_all_dice_or_one_die_may_be_chosen() -> None:
    table = delve(party="scroll", dungeon="3 goblin", level=3).play("read scroll")
    assert {"goblin 1", "goblin 2", "goblin 3"} <= set(table.legal("choose"))
    table.play("choose goblin 3", "reroll").meet("3 ooze")
    assert table.dungeon == "3 ooze"


@rule("DR-14")
def test_dice_are_rolled_once() -> None:
    table = delve(party="scroll", dungeon="goblin").play("read scroll", "choose goblin 1", "reroll").meet("goblin")
    assert table.legal() == ["flee"]


@rule("DR-14")
@pytest.mark.parametrize("token", ["", "scroll_token"])
def test_ruling_2_loot_is_rerolled_in_the_monster_phase_even_without_a_monster(token: str) -> None:
    party, scroll = ("thief", token) if token else ("thief, scroll", "scroll")
    table = delve(party=party, dungeon="chest", treasures=token)
    assert table.phase == "monster"
    assert {f"read {scroll}", "onward"} <= set(table.legal())
    assert not table.legal("open")
    table.play(f"read {scroll}", "choose chest 1", "reroll").meet("goblin")
    assert (table.phase, table.dungeon) == ("monster", "goblin")


@rule("DR-14")
def test_ruling_2_the_last_monster_beaten_leaves_time_to_read() -> None:
    table = delve(party="fighter, thief, scroll", dungeon="goblin, chest", level=2).play("beat fighter goblin 1")
    assert (table.phase, table.legal()) == ("monster", ["read scroll", "onward"])
    assert table.play("onward").phase == "loot"


@rule("DR-14")
def test_ruling_2_no_scroll_is_read_in_the_loot_phase() -> None:
    table = delve(party="thief, scroll", dungeon="chest", treasures="scroll_token").play("onward")
    assert table.phase == "loot"
    assert table.legal("read") == []


@rule("DR-14")
def test_ruling_2_no_scroll_is_read_before_the_dragon() -> None:
    table = delve(party="2 fighter, cleric, scroll", lair=3, level=3, treasures="scroll_token").play("onward")
    assert table.phase == "dragon"
    assert table.legal() == ["flee"]


@rule("DR-14")
def test_ruling_2_the_phase_goes_on_when_no_scroll_can_be_read() -> None:
    assert delve(party="thief", dungeon="chest").phase == "loot"
    assert delve(party="scroll", dungeon="dragon").phase == "regroup"  # nothing else to roll


@rule("DR-14")
def test_ruling_12_nothing_comes_between_the_scroll_and_its_roll() -> None:
    table = delve(party="mage, scroll", dungeon="goblin", treasures="town_portal, elixir, ring, sword", lair=1)
    table.play("read scroll")
    assert {move.split()[0] for move in table.legal()} == {"choose"}
    table.play("choose goblin 1")
    assert {move.split()[0] for move in table.legal()} == {"choose", "reroll"}


@rule("DR-14")
def test_the_order_in_which_dice_are_chosen_makes_no_other_position() -> None:
    ways = [("choose mage 1", "choose goblin 1"), ("choose goblin 1", "choose mage 1")]
    offered = [delve(party="mage, scroll", dungeon="goblin").play("read scroll") for _ in ways]
    ends = {table.play(*way, "reroll").match.hash() for table, way in zip(offered, ways, strict=True)}
    assert len(ends) == 1

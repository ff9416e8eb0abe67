"""The loot phase: chests, potions, and what is left lying."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import delve

ALL_TREASURES = (
    "3 sword, 3 talisman, 3 sceptre, 3 tools",
    "4 town_portal, 4 dragon_bait, 4 ring, 3 elixir, 3 scroll_token",
)


@rule("DR-17")
@pytest.mark.parametrize(
    ("companion", "most"), [("thief", 3), ("champion", 3), ("fighter", 1), ("cleric", 1), ("mage", 1)]
)
def test_how_many_chests_a_companion_opens(companion: str, most: int) -> None:
    table = delve(party=companion, dungeon="3 chest", level=3)
    assert table.legal("open") == [f"{companion} {number}" for number in range(1, most + 1)]


@rule("DR-17")
def test_a_scroll_opens_nothing() -> None:
    """Ruling 10: nor does a scroll token."""
    table = delve(party="scroll", dungeon="2 chest", level=2, treasures="scroll_token").play("onward")
    assert table.legal("open") == []


@rule("DR-08", "DR-18")
def test_each_chest_opened_gives_a_treasure() -> None:
    table = delve(party="thief, mage", dungeon="3 chest", level=3).play("open thief 2")
    assert (table.party, table.graveyard, table.dungeon) == ("mage", 6, "chest")
    assert table.in_the_air == (0, 0, 2)
    table.play("draw ring", "draw sword")
    assert (table.treasures, table.phase) == ("ring, sword", "loot")
    assert table.play("open mage 1", "draw ring").treasures == "2 ring, sword"


@rule("DR-18")
def test_with_no_treasure_left_a_chest_gives_one_experience() -> None:
    table = delve(party="thief", dungeon="3 chest", level=3, treasures=ALL_TREASURES, seats=2, experience=1)
    table.play("open thief 3")
    assert (table.experience, table.in_the_air, table.phase) == (4, (0, 0, 0), "regroup")


@rule("DR-18")
def test_the_last_treasure_is_drawn_before_experience_is_given() -> None:
    hands = ("2 sword, 3 talisman, 3 sceptre, 3 tools", ALL_TREASURES[1])
    table = delve(party="thief", dungeon="3 chest", level=3, treasures=hands, seats=2).play("open thief 3")
    assert table.legal() == ["draw sword"]
    table.play("draw sword")
    assert (table.experience, table.hand(0)) == (2, ALL_TREASURES[0])


@rule("DR-19")
@pytest.mark.parametrize("face", ["champion", "fighter", "cleric", "mage", "thief", "scroll"])
def test_any_party_die_drinks_any_number_of_potions(face: str) -> None:
    table = delve(party=face, dungeon="3 potion", level=3)
    if table.phase == "monster":  # time to read the scroll
        table.play("onward")
    assert table.legal("quaff") == [f"{face} 1", f"{face} 2", f"{face} 3"]


@rule("DR-19")
@pytest.mark.parametrize("face", ["champion", "fighter", "cleric", "mage", "thief", "scroll"])
def test_a_potion_brings_a_die_back_on_a_face_of_one_s_choice(face: str) -> None:
    table = delve(party="mage", dungeon="potion").play("quaff mage 1")
    assert (table.stage, table.graveyard, table.party) == ("raise", 7, "")
    assert len(table.legal("revive")) == 6
    table.play(f"revive {face}")
    assert (table.party, table.graveyard, table.phase) == (face, 6, "regroup")


@rule("DR-19")
def test_each_potion_brings_one_die_back() -> None:
    table = delve(party="mage, thief", dungeon="3 potion", level=3).play("quaff mage 2")
    assert table.number("left") == 2
    table.play("revive champion", "revive scroll")
    assert (table.party, table.graveyard, table.dungeon, table.phase) == (
        "champion, thief, scroll",
        4,
        "potion",
        "loot",
    )


@rule("DR-08", "DR-19")
def test_ruling_5_the_die_that_drinks_may_be_the_one_that_comes_back() -> None:
    table = delve(party="7 mage", dungeon="potion")
    assert table.graveyard == 0
    table.play("quaff mage 1", "revive champion")
    assert (table.party, table.graveyard) == ("champion, 6 mage", 0)


@rule("DR-19")
def test_ruling_9_no_more_potions_than_there_are_dice_to_bring_back() -> None:
    table = delve(party="6 mage", dungeon="4 potion", level=4)  # one in the graveyard, and the one that drinks
    assert table.legal("quaff") == ["mage 1", "mage 2"]


@rule("DR-19")
def test_ruling_9_dice_that_came_back_can_be_used_at_once() -> None:
    table = delve(party="fighter", dungeon="2 potion, 3 chest", level=5).play("quaff fighter 1", "revive thief")
    table.play("open thief 3", "draw ring", "draw ring", "draw tools")
    assert table.treasures == "2 ring, tools"


@rule("DR-19", "DR-37")
def test_ruling_10_tokens_open_and_drink_as_the_face_they_stand_for() -> None:
    treasures = "scroll_token, sword, talisman, sceptre, tools"
    table = delve(party="", dungeon="2 chest, 2 potion", level=4, treasures=treasures).play("onward")
    assert table.legal("open") == ["sword 1", "talisman 1", "sceptre 1", "tools 1", "tools 2"]
    quaffs = [f"{token} {number}" for token in treasures.split(", ") for number in (1, 2)]
    assert table.legal("quaff") == quaffs


@rule("DR-19")
def test_ruling_9_a_token_that_drinks_brings_no_die_of_its_own() -> None:
    table = delve(party="6 scroll", dungeon="2 potion", level=2, treasures="sword").play("onward")
    assert "sword 1" in table.legal("quaff")
    assert "sword 2" not in table.legal("quaff")
    full = delve(party="7 scroll", dungeon="potion", treasures="sword").play("onward")
    assert full.legal("quaff") == ["scroll 1"]


@rule("DR-37")
def test_ruling_13_a_token_cannot_be_drawn_from_the_chest_that_it_opens() -> None:
    table = delve(party="", dungeon="2 chest", level=2, treasures="3 tools").play("open tools 2")
    assert "draw tools" not in table.legal()
    table.play("draw ring")
    assert "draw tools" not in table.legal()
    table.play("draw ring")
    assert table.treasures == "2 ring, 2 tools"
    assert delve(party="thief", dungeon="chest", treasures="2 tools").play("open thief 1").odds()["draw tools"] > 0


@rule("DR-17")
def test_ruling_8_chests_wait_until_all_monsters_are_gone() -> None:
    table = delve(party="2 thief", dungeon="goblin, chest, potion", level=3)
    assert table.legal("open") == table.legal("quaff") == []
    table.play("beat thief goblin 1")
    assert table.legal("open") == ["thief 1"]
    assert table.legal("quaff") == ["thief 1"]


@rule("DR-20")
def test_chests_and_potions_may_be_left_and_go_back_to_the_pool_when_regrouping() -> None:
    table = delve(party="thief, mage", dungeon="2 chest, potion", level=3).play("onward")
    assert (table.phase, table.dungeon, table.party) == ("regroup", "", "mage, thief")
    assert table.play("seek").in_the_air == (0, 4, 0)


@rule("DR-20")
def test_some_may_be_left() -> None:
    table = delve(party="2 thief", dungeon="3 chest", level=3).play("open thief 1", "draw ring", "onward")
    assert (table.phase, table.treasures, table.party) == ("regroup", "ring", "thief")


@rule("DR-20")
def test_the_phase_goes_on_by_itself_when_nothing_can_be_done() -> None:
    assert delve(party="", dungeon="2 chest, potion", level=3).phase == "regroup"
    assert delve(party="2 scroll", dungeon="chest").play("onward").phase == "regroup"
    assert delve(party="7 mage", dungeon="dragon", treasures="elixir").phase == "regroup"
    assert delve(party="thief", dungeon="chest").play("open thief 1", "draw ring").phase == "regroup"


@rule("DR-20", "DR-34")
def test_ruling_11_the_phase_waits_for_a_bait_that_could_call_the_dragon() -> None:
    table = delve(party="", dungeon="chest", lair=2, level=3, treasures="dragon_bait")
    assert table.phase == "loot"
    assert table.play("bait chest").lair == 3
    assert table.phase == "dragon"

"""Mercenary, Knight, Half-Goblin and Enchantress, and who they become."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import delve, regroup, start

BOTH_SIDES = pytest.mark.parametrize("side", ["novice", "master"])


# Mercenary and Commander


@rule("DR-41")
def test_ruling_29_the_mercenary_rerolls_chosen_dice_of_the_opening_roll_once() -> None:
    table = start("mercenary").form("3 fighter, 2 scroll, 2 mage")
    assert (table.phase, table.stage, table.purpose) == ("muster", "choose", "muster")
    table.play("choose fighter 2", "choose scroll 2", "reroll")
    assert (table.party, table.in_the_air) == ("fighter, 2 mage", (4, 0, 0))
    table.form("4 champion")
    assert (table.party, table.in_the_air) == ("4 champion, fighter, 2 mage", (0, 1, 0))


@rule("DR-41")
def test_the_mercenary_may_keep_the_opening_roll() -> None:
    table = start("mercenary").form("7 scroll").play("keep")
    assert (table.party, table.in_the_air) == ("7 scroll", (0, 1, 0))


@rule("DR-41")
def test_the_mercenary_rerolls_in_every_delve_the_commander_never() -> None:
    table = regroup(hero="mercenary", level=1).play("retire").form("7 scroll")
    assert table.phase == "muster"
    table = regroup(hero="mercenary", side="master", level=1).play("retire").form("7 scroll")
    assert table.in_the_air == (0, 1, 0)


@rule("DR-41")
def test_calculated_strike_beats_one_or_two_monsters_of_any_type() -> None:
    table = delve(party="", dungeon="goblin, skeleton, ooze", level=3, hero="mercenary").play("ultimate")
    assert (table.stage, table.purpose) == ("target", "strike")
    assert table.legal() == ["target goblin", "target skeleton", "target ooze"]
    table.play("target goblin")
    assert {"target skeleton", "target ooze", "enough"} == set(table.legal())
    table.play("target ooze")
    assert (table.dungeon, table.stage, table.ready) == ("skeleton", "", False)


@rule("DR-41")
def test_calculated_strike_may_stop_after_one_and_needs_a_monster() -> None:
    table = delve(party="", dungeon="2 goblin", level=2, hero="mercenary").play("ultimate", "target goblin", "enough")
    assert (table.dungeon, table.phase) == ("goblin", "monster")
    alone = delve(party="", dungeon="goblin", hero="mercenary").play("ultimate", "target goblin")
    assert alone.phase == "regroup"
    assert "ultimate" not in delve(party="thief", dungeon="chest", hero="mercenary").legal()


@rule("DR-41")
@pytest.mark.parametrize("source", ["fighter", "sword"])
def test_ruling_30_the_commander_s_fighters_beat_one_more_monster_of_any_type(source: str) -> None:
    table = delve("fighter", "3 goblin, ooze", level=4, hero="mercenary", side="master", treasures="sword")
    table.play(f"beat {source} goblin 2")
    assert table.legal() == ["target goblin", "target ooze", "enough"]
    table.play("target ooze")
    assert (table.dungeon, table.stage) == ("goblin", "")


@rule("DR-41")
def test_ruling_30_the_extra_monster_is_optional_and_only_if_there_is_one() -> None:
    table = delve("2 fighter", "goblin, ooze", level=2, hero="mercenary", side="master").play("beat fighter goblin 1")
    table.play("enough")
    assert (table.dungeon, table.phase) == ("ooze", "monster")
    assert table.play("beat fighter ooze 1").phase == "regroup"


@rule("DR-41")
def test_the_commander_s_other_companions_beat_no_more() -> None:
    table = delve("champion, mage", "goblin, 2 ooze", level=3, hero="mercenary", side="master")
    assert table.play("beat champion goblin 1").stage == ""
    assert table.play("beat mage ooze 1").stage == ""


@rule("DR-41")
def test_ruling_39_battlefield_presence_rerolls_any_active_dice() -> None:
    table = delve("2 mage", "2 goblin, chest", level=3, hero="mercenary", side="master").play("ultimate")
    assert (table.stage, table.purpose) == ("choose", "hero")
    table.play("choose mage 2", "choose goblin 1", "choose chest 1", "reroll").form("2 thief").meet("ooze, potion")
    assert (table.party, table.dungeon, table.graveyard) == ("2 thief", "goblin, ooze, potion", 5)
    assert not table.ready


@rule("DR-41")
@pytest.mark.parametrize(("dungeon", "phase"), [("chest, dragon", "loot"), ("dragon", "dragon")])
def test_battlefield_presence_works_in_loot_and_dragon_phases(dungeon: str, phase: str) -> None:
    table = delve("2 mage, thief", dungeon, lair=2, level=3, hero="mercenary", side="master").until(phase)
    table.play("ultimate", "choose mage 1", "reroll").form("champion")
    assert (table.phase, table.party) == (phase, "champion, mage, thief")


# Knight and Dragon Slayer


@rule("DR-41")
@BOTH_SIDES
def test_the_knight_s_opening_scrolls_become_champions(side: str) -> None:
    table = regroup(hero="knight", side=side, level=1).play("retire").form("3 scroll, champion, 3 mage")
    assert table.party == "4 champion, 3 mage"


@rule("DR-41")
@BOTH_SIDES
def test_ruling_29_scrolls_rolled_or_revived_later_stay_scrolls(side: str) -> None:
    table = delve("mage, scroll", "goblin, potion", level=2, hero="knight", side=side)
    table.play("read scroll", "choose mage 1", "reroll").form("scroll")
    assert table.party == "scroll"
    revived = delve("mage", "potion", hero="knight", side=side).play("quaff mage 1", "revive scroll")
    assert revived.party == "scroll"


@rule("DR-41")
@BOTH_SIDES
def test_ruling_38_battlecry_turns_all_monsters_into_dragons(side: str) -> None:
    table = delve("mage", "goblin, skeleton, 2 ooze, chest", level=5, hero="knight", side=side).play("ultimate")
    assert (table.dungeon, table.lair, table.phase, table.ready) == ("chest", 4, "loot", False)
    assert table.play("onward").phase == "dragon"


@rule("DR-41")
def test_ruling_38_battlecry_needs_a_monster() -> None:
    assert "ultimate" not in delve("mage", "chest", hero="knight").legal()


@rule("DR-22", "DR-41")
def test_two_different_companions_beat_the_dragon_for_the_dragon_slayer_only() -> None:
    table = delve("2 fighter, mage", lair=3, level=3, hero="knight", side="master").play("fight fighter", "fight mage")
    assert (table.party, table.level, table.in_the_air) == ("fighter", 4, (0, 0, 1))
    assert delve("2 fighter", lair=3, level=3, hero="knight", side="master").legal("fight") == []
    assert delve("fighter, mage", lair=3, level=3, hero="knight").legal("fight") == []


# Half-Goblin and Chieftain


@rule("DR-41")
@BOTH_SIDES
def test_ruling_8_the_half_goblin_opens_and_drinks_among_monsters(side: str) -> None:
    table = delve("2 thief, mage", "goblin, 2 chest, potion", level=4, hero="half_goblin", side=side)
    assert table.phase == "monster"
    table.play("open thief 2", "draw ring", "draw sword", "quaff mage 1", "revive champion")
    assert (table.phase, table.treasures, table.party, table.dungeon) == (
        "monster",
        "ring, sword",
        "champion, thief",
        "goblin",
    )


@rule("DR-41")
def test_ruling_34_a_goblin_joins_the_half_goblin_as_a_thief() -> None:
    table = delve("", "2 goblin, 3 chest", level=5, hero="half_goblin").play("recruit 1")
    assert (table.allies, table.dungeon, table.ready) == (1, "goblin, 3 chest", False)
    assert table.legal("beat") == ["ally goblin 1"]
    assert table.legal("open") == ["ally 1", "ally 2", "ally 3"]


@rule("DR-41")
def test_ruling_34_the_chieftain_calls_one_or_two_goblins() -> None:
    table = delve("", "3 goblin, 2 chest", level=5, hero="half_goblin", side="master")
    assert table.legal("recruit") == ["1", "2"]
    table.play("recruit 2", "beat ally goblin 1", "open ally 2", "draw ring", "draw ring")
    assert (table.allies, table.phase, table.treasures) == (0, "regroup", "2 ring")
    assert delve("", "goblin", hero="half_goblin", side="master").legal("recruit") == ["1"]
    assert delve("thief", "ooze", hero="half_goblin", side="master").legal("recruit") == []


@rule("DR-22", "DR-41")
def test_ruling_34_a_monster_that_joined_stands_against_the_dragon() -> None:
    table = delve("fighter, cleric", "goblin, dragon", lair=2, level=3, hero="half_goblin").play("recruit 1")
    assert table.phase == "dragon"
    table.play("fight fighter", "fight cleric", "fight ally", "draw ring")
    assert (table.allies, table.graveyard, table.level, table.phase) == (0, 7, 4, "regroup")


@rule("DR-41")
def test_ruling_34_who_joined_is_not_rerolled_and_leaves_when_regrouping() -> None:
    table = delve("scroll, mage", "goblin", level=6, hero="half_goblin").play("recruit 1")
    assert table.play("read scroll").legal("choose") == ["mage 1"]
    table.play("choose mage 1", "reroll").form("mage")
    assert (table.phase, table.allies) == ("regroup", 0)
    assert table.play("seek").in_the_air == (0, 7, 0)


# Enchantress and Beguiler


@rule("DR-41")
@BOTH_SIDES
@pytest.mark.parametrize("source", ["scroll", "scroll_token"])
def test_the_enchantress_s_scrolls_serve_as_any_companion(source: str, side: str) -> None:
    held = {"treasures": source} if source == "scroll_token" else {"party": source}
    table = delve(dungeon="2 goblin, 2 skeleton, 2 ooze", level=6, hero="enchantress", side=side, **held)
    monsters = ("goblin", "skeleton", "ooze")
    assert table.legal("beat") == [f"{source} {monster} {number}" for monster in monsters for number in (1, 2)]
    assert table.legal("read") == [source]  # they keep their own power, too
    chests = delve(dungeon="2 chest", level=2, hero="enchantress", side=side, **held).play("onward")
    assert chests.legal("open") == [f"{source} 1", f"{source} 2"]


@rule("DR-41")
@BOTH_SIDES
def test_ruling_21_each_scroll_may_be_another_type_against_the_dragon(side: str) -> None:
    table = delve("2 scroll", lair=3, level=3, hero="enchantress", side=side, treasures="scroll_token").play("onward")
    table.play("fight scroll", "fight scroll", "fight scroll_token")
    assert (table.lair, table.level) == (0, 4)
    mixed = delve("champion, 2 scroll", lair=3, level=3, hero="enchantress", side=side).play("onward")
    mixed.play("fight champion", "fight scroll", "fight scroll")
    assert mixed.lair == 0


@rule("DR-41")
def test_charm_monster_turns_one_monster_into_a_potion() -> None:
    table = delve("mage", "goblin, 2 ooze", level=3, hero="enchantress").play("ultimate")
    assert (table.stage, table.purpose, table.legal()) == ("target", "charm", ["target goblin", "target ooze"])
    table.play("target ooze")
    assert (table.dungeon, table.stage, table.ready) == ("goblin, ooze, potion", "", False)


@rule("DR-41")
def test_ruling_37_mesmerize_turns_one_or_two_monsters_into_one_potion() -> None:
    table = delve("mage", "goblin, 2 ooze", level=3, hero="enchantress", side="master").play("ultimate")
    table.play("target goblin")
    assert set(table.legal()) == {"target ooze", "enough"}
    both = table.copy().play("target ooze")
    assert (both.dungeon, both.stage) == ("ooze, potion", "")
    one = table.play("enough")
    assert (one.dungeon, one.stage) == ("2 ooze, potion", "")


@rule("DR-41")
@BOTH_SIDES
def test_the_potion_made_can_be_drunk(side: str) -> None:
    table = delve("mage", "goblin", hero="enchantress", side=side).play("ultimate", "target goblin")
    assert (table.phase, table.legal("quaff")) == ("loot", ["mage 1"])


@rule("DR-22", "DR-41")
def test_a_goblin_that_joined_and_a_thief_are_the_same_type() -> None:
    table = delve("fighter, thief", "goblin, dragon", lair=2, level=3, hero="half_goblin").play("recruit 1")
    assert table.until("dragon").legal() == ["flee"]


@rule("DR-41")
def test_loot_rerolled_before_the_dragon_may_show_a_monster_to_be_beaten_first() -> None:
    table = delve("2 mage, thief", "chest, dragon", lair=2, level=3, hero="mercenary", side="master").until("dragon")
    table.play("ultimate", "choose chest 1", "reroll").meet("goblin")
    assert (table.phase, table.lair) == ("monster", 3)
    assert table.play("beat mage goblin 1").phase == "dragon"

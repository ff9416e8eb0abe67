"""What holds for every hero: level-up, specialty and ultimate, and that the card beats the rules."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import HEROES, delve, regroup, start

ALL_TREASURES = (
    "3 sword, 3 talisman, 3 sceptre, 3 tools",
    "4 town_portal, 4 dragon_bait, 4 ring, 3 elixir, 3 scroll_token",
)


@rule("DR-38")
@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize(("level", "side"), [(4, "novice"), (5, "master"), (6, "master")])
def test_ruling_32_a_hero_turns_as_soon_as_experience_reaches_the_number(hero: str, level: int, side: str) -> None:
    table = regroup(level=level, hero=hero).play("retire")
    assert (table.experience, table.side) == (level, side)


@rule("DR-38")
def test_ruling_32_experience_of_several_delves_adds_up() -> None:
    table = regroup(level=2, hero="knight", experience=3).play("retire")
    assert (table.experience, table.side) == (5, "master")


@rule("DR-33", "DR-38")
def test_a_portal_s_experience_turns_the_card_too() -> None:
    table = delve(party="", dungeon="goblin", level=5, hero="knight", treasures="town_portal").play("use town_portal")
    assert table.side == "master"


@rule("DR-18", "DR-38")
def test_ruling_32_experience_for_an_empty_box_turns_the_card_in_the_middle_of_a_delve() -> None:
    table = delve("thief", "chest", hero="mercenary", experience=4, ready=False, treasures=ALL_TREASURES, seats=2)
    table.play("open thief 1")
    assert (table.experience, table.side, table.ready, table.adventurer) == (5, "master", True, 0)


@rule("DR-38")
def test_ruling_32_points_of_unused_treasures_turn_no_card() -> None:
    table = regroup(level=1, hero="knight", experience=3, treasures="4 town_portal").play("retire")
    assert (table.experience, table.side) == (4, "novice")


@rule("DR-38")
def test_only_the_player_s_own_card_turns() -> None:
    table = regroup(level=7, hero="knight", seats=3).play("retire")
    assert table.rec.master.tolist()[:3] == [1, 0, 0]


@rule("DR-38")
def test_a_master_stays_a_master() -> None:
    table = delve(party="", dungeon="goblin", hero="knight", side="master").play("flee")
    assert table.side == "master"


@rule("DR-39")
def test_the_specialty_works_as_often_as_it_applies() -> None:
    table = delve(party="3 mage", dungeon="2 goblin, 2 goblin, 2 goblin", level=6, hero="spellsword")
    table.play("beat mage goblin 2", "beat mage goblin 2", "beat mage goblin 2")
    assert table.phase == "regroup"


@rule("DR-39")
def test_ruling_31_the_ultimate_is_used_once_a_side() -> None:
    table = delve(party="", dungeon="goblin", level=2, hero="knight").play("ultimate")
    assert (table.ready, table.phase) == (False, "regroup")
    table.seek("goblin")
    assert table.legal() == ["flee"]
    table.play("flee").form("7 mage").meet("goblin")
    assert "ultimate" not in table.legal()  # nor in the next delve


@rule("DR-39")
def test_ruling_31_the_level_up_readies_the_ultimate() -> None:
    table = regroup(level=5, hero="knight", ready=False).play("retire")
    assert (table.side, table.ready) == ("master", True)
    table.form("7 mage").meet("goblin").play("ultimate")
    assert not table.ready


@rule("DR-39")
def test_ruling_31_an_unused_novice_ultimate_is_lost_at_the_level_up() -> None:
    table = regroup(level=5, hero="mercenary", ready=True).play("retire").form("7 mage").meet("goblin")
    table.play("ultimate")
    assert table.purpose == "hero"  # Battlefield Presence; the Mercenary's own would be a strike
    table.play("choose goblin 1", "reroll").meet("goblin")
    assert "ultimate" not in table.legal()


@rule("DR-39")
def test_ruling_31_a_second_level_up_does_not_come() -> None:
    table = regroup(level=7, hero="knight", side="master", ready=False).play("retire")
    assert (table.side, table.ready) == ("master", False)


@rule("DR-39")
def test_an_ultimate_kept_is_ready_in_the_next_delve() -> None:
    table = regroup(level=2, hero="knight").play("retire").form("7 mage").meet("goblin")
    assert (table.side, "ultimate" in table.legal()) == ("novice", True)


@rule("DR-40")
def test_a_hero_s_text_beats_the_rules() -> None:
    assert delve(party="thief", dungeon="goblin, chest", level=2, hero="half_goblin").legal("open") == ["thief 1"]
    assert delve(party="fighter, mage", lair=3, level=3, hero="knight", side="master").legal("fight") == [
        "fighter",
        "mage",
    ]
    assert delve(party="scroll", dungeon="2 ooze", level=2, hero="enchantress").legal("beat") == [
        "scroll ooze 1",
        "scroll ooze 2",
    ]


@rule("DR-40")
def test_a_treasure_s_text_beats_the_rules() -> None:
    table = delve(party="", dungeon="goblin", level=6, treasures="town_portal").play("use town_portal")
    assert table.experience == 6  # though monsters are left (DR-16, DR-29)


@rule("DR-39")
@pytest.mark.parametrize("hero", HEROES)
def test_ruling_29_a_hero_without_a_party_or_dungeon_to_act_on_offers_no_ultimate_when_regrouping(hero: str) -> None:
    offered = {move.split()[0] for move in regroup(party="mage", level=3, lair=2, hero=hero).legal()}
    assert offered == ({"retire", "seek", "ultimate"} if hero == "archaeologist" else {"retire", "seek"})


@rule("DR-39")
def test_no_hero_no_ability() -> None:
    table = start().form("3 scroll, 4 mage").meet("goblin")
    assert table.party == "4 mage, 3 scroll"
    assert {"ultimate", "specialty"}.isdisjoint(table.legal())


@rule("DR-39", "DR-41")
def test_only_the_adventurer_s_own_hero_acts() -> None:
    table = delve("mage, scroll", "2 goblin", level=2, hero="knight", seats=2)  # seat 1 has the Spellsword
    assert table.rec.hero[1] == HEROES.index("spellsword")
    assert {move for move in table.legal() if "hero" in move or move.endswith("goblin 2")} == set()
    theirs = regroup("mage", level=1, hero="knight", seats=2, adventurer=1).seek("2 goblin")
    assert {"beat mage goblin 2", "beat hero goblin 2"} <= set(theirs.legal())
    assert "ultimate" not in theirs.legal()


@rule("DR-38")
def test_experience_and_level_up_are_the_adventurer_s() -> None:
    table = regroup(level=6, hero="knight", seats=2, adventurer=1).play("retire")
    assert table.rec.experience.tolist()[:2] == [0, 6]
    assert table.rec.master.tolist()[:2] == [0, 1]

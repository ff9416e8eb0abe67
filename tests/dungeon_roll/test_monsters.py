"""The monster phase: what each companion beats, where the dice go, and what happens if monsters are left."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.rulebook import rule

from .set_up import delve, regroup

MONSTERS = ("goblin", "skeleton", "ooze")


def beaten_by(companion: str) -> dict[str, list[int]]:
    """How many of three of each kind one companion can beat."""
    table = delve(party=companion, dungeon="2 goblin, 2 skeleton, 3 ooze", level=7)
    ways: dict[str, list[int]] = {monster: [] for monster in MONSTERS}
    for choice in table.legal("beat"):
        source, monster, number = choice.split()
        assert source == companion
        ways[monster].append(int(number))
    return ways


@rule("DR-09")
def test_a_fighter_beats_one_skeleton_one_ooze_or_any_number_of_goblins() -> None:
    assert beaten_by("fighter") == {"goblin": [1, 2], "skeleton": [1], "ooze": [1]}


@rule("DR-10")
def test_a_cleric_beats_one_goblin_one_ooze_or_any_number_of_skeletons() -> None:
    assert beaten_by("cleric") == {"goblin": [1], "skeleton": [1, 2], "ooze": [1]}


@rule("DR-11")
def test_a_mage_beats_one_goblin_one_skeleton_or_any_number_of_oozes() -> None:
    assert beaten_by("mage") == {"goblin": [1], "skeleton": [1], "ooze": [1, 2, 3]}


@rule("DR-12")
def test_a_thief_beats_one_of_any_kind() -> None:
    assert beaten_by("thief") == {"goblin": [1], "skeleton": [1], "ooze": [1]}


@rule("DR-13")
def test_a_champion_beats_any_number_of_one_kind() -> None:
    """Ruling 4: one use hits one face only; ruling 3: it may hit fewer than all."""
    assert beaten_by("champion") == {"goblin": [1, 2], "skeleton": [1, 2], "ooze": [1, 2, 3]}


@rule("DR-14")
def test_a_scroll_beats_nothing() -> None:
    assert beaten_by("scroll") == {"goblin": [], "skeleton": [], "ooze": []}


@rule("DR-08")
def test_a_companion_used_goes_to_the_graveyard_and_the_beaten_dice_to_the_pool() -> None:
    table = delve(party="2 fighter, mage", dungeon="3 goblin, ooze", level=4).play("beat fighter goblin 3")
    assert (table.party, table.graveyard) == ("fighter, mage", 5)
    assert (table.dungeon, table.lair) == ("ooze", 0)


@rule("DR-08")
def test_only_active_dice_can_be_used() -> None:
    table = delve(party="fighter", dungeon="goblin, ooze", level=2).play("beat fighter ooze 1")
    assert (table.party, table.graveyard) == ("", 7)
    assert table.legal("beat") == []
    with pytest.raises(uc.IllegalMove, match="not allowed now"):
        table.play("beat fighter goblin 1")


@rule("DR-08")
def test_ruling_6_beaten_dice_are_not_rolled_again_on_this_level() -> None:
    table = delve(party="2 fighter", dungeon="3 goblin, ooze", level=4).play("beat fighter goblin 3")
    assert table.match.turn == 0
    assert table.play("beat fighter ooze 1").phase == "regroup"
    table.play("seek")
    assert table.in_the_air == (0, 5, 0)


@rule("DR-13")
def test_ruling_3_fewer_than_all_may_be_beaten() -> None:
    table = delve(party="champion, thief", dungeon="3 ooze", level=3).play("beat champion ooze 2")
    assert (table.dungeon, table.phase) == ("ooze", "monster")
    assert table.play("beat thief ooze 1").phase == "regroup"


@rule("DR-08")
def test_dice_that_are_alike_are_one_choice() -> None:
    table = delve(party="3 thief", dungeon="2 goblin", level=2)
    assert table.legal("beat") == ["thief goblin 1"]


@rule("DR-16")
def test_fleeing_ends_the_delve_without_experience() -> None:
    table = delve(party="fighter", dungeon="skeleton, ooze", level=7, experience=3)
    table.play("beat fighter ooze 1")
    assert table.legal() == ["flee"]
    table.play("flee")
    assert (table.experience, table.delve, table.phase) == (3, 2, "form")


@rule("DR-16")
def test_who_does_not_beat_all_monsters_goes_no_further() -> None:
    table = delve(party="2 thief, fighter", dungeon="goblin, chest, potion", level=3)
    assert {"onward", "retire", "seek"}.isdisjoint(table.legal())
    assert not table.legal("open")
    assert not table.legal("quaff")
    table.play("beat fighter goblin 1")
    assert table.phase == "loot"


@rule("DR-16")
def test_ruling_27_fleeing_is_free_even_where_a_win_is_possible_and_keeps_treasures() -> None:
    table = delve(party="champion", dungeon="goblin", treasures="ring, 2 sword", level=5)
    assert "flee" in table.legal()
    table.play("beat champion goblin 1")
    assert "flee" not in table.legal()
    table = delve(party="champion", dungeon="goblin", treasures="ring, 2 sword", level=5).play("flee")
    assert (table.treasures, table.experience) == ("ring, 2 sword", 0)


@rule("DR-16", "DR-37")
def test_ruling_27_a_treasure_used_before_fleeing_stays_used() -> None:
    table = delve(party="fighter", dungeon="goblin, ooze", treasures="sword", level=2)
    assert table.play("beat sword goblin 1", "flee").treasures == ""


@rule("DR-15")
def test_hero_abilities_can_be_used_in_the_monster_phase() -> None:
    specialty = delve(party="mage", dungeon="3 goblin", level=3, hero="spellsword")
    assert "mage goblin 3" in specialty.legal("beat")
    ultimate = delve(party="mage", dungeon="3 goblin", level=3, hero="knight")
    assert "ultimate" in ultimate.legal()
    none = delve(party="mage", dungeon="3 goblin", level=3)
    assert none.legal() == ["beat mage goblin 1", "flee"]


@rule("DR-08", "DR-16")
def test_a_level_without_monsters_needs_no_fight() -> None:
    assert delve(party="fighter", dungeon="dragon").phase == "regroup"
    assert delve(party="fighter", dungeon="chest").phase == "loot"


@rule("DR-28")
def test_ruling_28_all_dice_are_there_again_for_the_next_delve() -> None:
    table = regroup(party="mage", level=4, lair=2).play("retire")
    assert table.in_the_air == (7, 0, 0)
    table.form("7 thief").meet("goblin")
    assert (table.party, table.graveyard, table.dungeon, table.lair) == ("7 thief", 0, "goblin", 0)

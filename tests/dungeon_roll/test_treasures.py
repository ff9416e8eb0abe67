"""The treasures one by one: one use each, at almost any time of one's own delve."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.rulebook import rule

from .set_up import delve, regroup, start

SITUATIONS = {
    "monster": {"party": "mage", "dungeon": "2 goblin, chest", "level": 4, "lair": 1},
    "loot": {"party": "mage", "dungeon": "2 chest", "level": 4, "lair": 1},
    "dragon": {"party": "mage", "lair": 3, "level": 4},
}
in_every_phase = pytest.mark.parametrize("phase", SITUATIONS)


# Town Portal


@rule("DR-33")
@in_every_phase
def test_ruling_16_a_town_portal_gives_the_level_at_once_and_ends_the_delve(phase: str) -> None:
    table = delve(**SITUATIONS[phase], treasures="2 town_portal", experience=2)
    assert table.phase == phase
    table.play("use town_portal")
    assert (table.experience, table.delve, table.phase, table.treasures) == (6, 2, "form", "town_portal")


@rule("DR-33")
def test_ruling_16_a_town_portal_works_when_regrouping() -> None:
    table = regroup(level=5, treasures="town_portal").play("use town_portal")
    assert (table.experience, table.delve, table.treasures) == (5, 2, "")


# Dragon Bait


@rule("DR-34")
@pytest.mark.parametrize("face", ["goblin", "skeleton", "ooze", "chest", "potion"])
def test_ruling_17_a_bait_turns_one_active_dungeon_die_of_any_face_into_a_dragon(face: str) -> None:
    dungeon = "2 goblin, 2 skeleton, ooze, chest, potion"
    table = delve(party="mage", dungeon=dungeon, level=7, treasures="2 dragon_bait")
    assert table.legal("bait") == ["goblin", "skeleton", "ooze", "chest", "potion"]
    before = sum(table.rec.dungeon)
    table.play(f"bait {face}")
    assert (table.lair, sum(table.rec.dungeon), table.treasures) == (1, before - 1, "dragon_bait")
    assert table.phase == "monster"


@rule("DR-34")
def test_ruling_17_the_last_monster_can_be_baited_away() -> None:
    assert delve(party="mage", dungeon="goblin", treasures="dragon_bait").play("bait goblin").phase == "regroup"


@rule("DR-21", "DR-34")
def test_ruling_17_three_baits_on_one_level_call_the_dragon() -> None:
    table = delve(party="mage", dungeon="goblin, ooze, chest", level=3, treasures="3 dragon_bait")
    table.play("bait goblin", "bait ooze", "bait chest")
    assert (table.phase, table.lair) == ("dragon", 3)


@rule("DR-34")
def test_ruling_11_and_17_loot_left_lying_can_be_baited_before_the_dragon() -> None:
    table = delve(party="mage", dungeon="chest, dragon", lair=2, level=3, treasures="dragon_bait").play("onward")
    assert (table.phase, table.dungeon, table.legal("bait")) == ("dragon", "chest", ["chest"])
    assert table.play("bait chest").lair == 4
    assert table.phase == "dragon"


@rule("DR-34")
def test_a_bait_needs_an_active_dungeon_die() -> None:
    assert delve(party="mage", lair=3, level=3, treasures="dragon_bait").legal() == ["flee"]


# Ring of Invisibility


@rule("DR-35")
@in_every_phase
def test_ruling_15_a_ring_empties_the_lair_in_any_phase(phase: str) -> None:
    table = delve(**SITUATIONS[phase], treasures="2 ring", experience=2).play("use ring")
    assert (table.lair, table.level, table.experience, table.treasures) == (0, 4, 2, "ring")
    assert (table.phase, table.in_the_air) == ("regroup" if phase == "dragon" else phase, (0, 0, 0))


@rule("DR-35")
def test_ruling_15_a_ring_when_regrouping_frees_the_dice_for_the_next_level() -> None:
    table = regroup(level=6, lair=2, treasures="ring").play("use ring")
    assert (table.phase, table.lair, table.treasures) == ("regroup", 0, "")
    assert table.play("seek").in_the_air == (0, 7, 0)


@rule("DR-35")
@in_every_phase
def test_a_ring_needs_a_lair_that_is_not_empty(phase: str) -> None:
    table = delve(**{**SITUATIONS[phase], "lair": 3 if phase == "dragon" else 0}, treasures="ring")
    assert ("use ring" in table.legal()) == (phase == "dragon")


# Potion, or Elixir


@rule("DR-36")
@in_every_phase
def test_ruling_14_a_potion_brings_one_die_back_on_a_chosen_face(phase: str) -> None:
    table = delve(**SITUATIONS[phase], treasures="2 elixir").until(phase).play("use elixir")
    assert len(table.legal("revive")) == len(table.legal()) == 6
    table.play("revive champion")
    assert (table.party, table.graveyard, table.treasures, table.phase) == ("champion, mage", 5, "elixir", phase)


@rule("DR-36")
def test_ruling_14_a_potion_needs_a_die_in_the_graveyard() -> None:
    table = delve(party="7 mage", dungeon="goblin", treasures="elixir")
    assert "use elixir" not in table.legal()
    assert "use elixir" in table.play("beat mage goblin 1").legal() or table.phase == "regroup"


@rule("DR-36")
def test_ruling_14_a_potion_is_no_use_when_regrouping() -> None:
    assert regroup(party="mage", level=2, treasures="elixir").legal() == ["retire", "seek"]


# Those that act as a face


@rule("DR-37")
@pytest.mark.parametrize(
    ("token", "strong"), [("sword", "goblin"), ("talisman", "skeleton"), ("sceptre", "ooze"), ("tools", "")]
)
def test_a_token_acts_as_the_companion_it_stands_for(token: str, strong: str) -> None:
    table = delve(party="", dungeon="2 goblin, 2 skeleton, 2 ooze", level=6, treasures=token)
    expected = [
        f"{token} {monster} {number}"
        for monster in ("goblin", "skeleton", "ooze")
        for number in ((1, 2) if monster == strong else (1,))
    ]
    assert table.legal("beat") == expected
    table.play(f"beat {expected[-1]}")
    assert (table.treasures, table.graveyard) == ("", 7)


@rule("DR-37")
def test_ruling_12_a_scroll_token_is_read_like_a_scroll() -> None:
    table = delve(party="mage", dungeon="goblin", treasures="scroll_token")
    assert table.legal("read") == ["scroll_token"]
    table.play("read scroll_token", "choose mage 1", "choose goblin 1", "reroll").form("thief").meet("chest")
    assert (table.party, table.dungeon, table.treasures, table.graveyard) == ("thief", "chest", "", 6)


@rule("DR-37")
def test_tokens_are_not_rerolled() -> None:
    table = delve(party="scroll", dungeon="goblin", treasures="sword, scroll_token").play("read scroll")
    assert table.legal("choose") == ["goblin 1"]


@rule("DR-37")
def test_ruling_5_a_used_token_goes_back_to_the_box_not_to_the_graveyard() -> None:
    table = delve(party="thief", dungeon="goblin, chest", level=2, treasures="sword").play("beat sword goblin 1")
    assert (table.treasures, table.graveyard) == ("", 6)
    assert table.play("open thief 1").odds()["draw sword"] == Fraction(3, 30)


@rule("DR-36")
def test_ruling_13_a_token_is_back_in_the_box_after_its_effect() -> None:
    table = delve(party="thief", dungeon="chest", treasures="elixir").play("use elixir", "revive mage", "open thief 1")
    assert table.odds()["draw elixir"] == Fraction(3, 30)


@rule("DR-33", "DR-36", "DR-37")
def test_ruling_12_only_the_adventurer_s_own_treasures_are_used() -> None:
    others = "town_portal, ring, elixir, sword, scroll_token, dragon_bait"
    table = delve(party="thief", dungeon="goblin", lair=1, seats=2, treasures=("", others))
    assert table.legal() == ["beat thief goblin 1", "flee"]


@rule("DR-37")
def test_ruling_12_no_treasure_is_used_while_dice_are_rolled() -> None:
    table = start("knight").arrange(treasures="town_portal")
    assert {move.split()[0] for move in table.legal()} == {"die"}
    table.form("7 mage")
    assert {move.split()[0] for move in table.legal()} == {"monster"}


@rule("DR-33", "DR-34", "DR-35", "DR-36")
def test_treasures_are_kept_from_delve_to_delve() -> None:
    table = regroup(level=1, treasures="town_portal, sword").play("retire").form("7 mage").meet("goblin")
    assert table.treasures == "town_portal, sword"
    assert {"use town_portal", "beat sword goblin 1"} <= set(table.legal())

"""Viking, Alchemist, Archaeologist and Tracker of the first hero pack, and who they become."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import Table, delve, regroup, start

BOTH_SIDES = pytest.mark.parametrize("side", ["novice", "master"])


def drawn_when_forming(table: Table) -> int:
    """How many treasures are drawn before the first monster phase; nothing else may happen."""
    draws = 0
    while table.phase in ("form", "muster") or table.in_the_air != (0, 0, 0):
        draws += "draw ring" in table.legal()
        table.play(next(move for move in ("draw ring", "die mage", "monster ooze") if move in table.legal()))
    assert (table.phase, table.party) == ("monster", "7 mage")
    return draws


# Viking and Undead Viking


@rule("DR-41")
@BOTH_SIDES
def test_the_viking_sets_five_champions_and_two_dice_aside(side: str) -> None:
    table = regroup("", hero="viking", side=side).play("retire")
    assert (table.party, table.graveyard, table.in_the_air) == ("5 champion", 0, (0, 1, 0))
    assert start("viking").party == "5 champion"


@rule("DR-41")
def test_the_viking_s_dice_set_aside_do_not_come_back() -> None:
    table = start("viking").meet("potion")
    assert table.legal("quaff") == ["champion 1"]
    table.play("quaff champion 1", "revive mage")
    assert (table.party, table.graveyard) == ("4 champion, mage", 0)


@rule("DR-41")
def test_ruling_29_the_undead_viking_s_skeletons_become_potions_at_every_roll() -> None:
    table = delve("2 scroll", "2 skeleton, goblin", level=3, hero="viking", side="master")
    assert table.dungeon == "goblin, 2 potion"
    table.play("read scroll", "choose goblin 1", "reroll").meet("skeleton")
    assert table.dungeon == "3 potion"
    assert delve("scroll", "2 skeleton", level=2, hero="viking").dungeon == "2 skeleton"


@rule("DR-41")
@BOTH_SIDES
@pytest.mark.parametrize("dungeon", ["goblin, dragon", "chest, dragon", "dragon"])
def test_viking_fury_empties_the_lair(dungeon: str, side: str) -> None:
    table = delve("2 champion", dungeon, lair=2, level=3, hero="viking", side=side)
    phase = table.phase
    assert phase == ("monster" if "goblin" in dungeon else "loot")
    table.play("ultimate")
    assert (table.lair, table.ready, table.level) == (0, False, 3)
    assert table.phase == ("regroup" if dungeon == "dragon" else phase)


# Alchemist and Thaumaturge


@rule("DR-41")
@BOTH_SIDES
def test_ruling_29_the_alchemist_s_chests_become_potions_at_every_roll(side: str) -> None:
    table = delve("2 scroll", "2 chest, goblin", level=3, hero="alchemist", side=side)
    assert table.dungeon == "goblin, 2 potion"
    table.play("read scroll", "choose goblin 1", "reroll").meet("chest")
    assert table.dungeon == "3 potion"


@rule("DR-41")
@pytest.mark.parametrize(
    ("side", "party", "rolled"), [("novice", "mage", 1), ("master", "mage", 2), ("master", "6 mage", 1)]
)
def test_graveyard_dice_are_rolled_into_the_party(side: str, party: str, rolled: int) -> None:
    table = delve(party, "goblin", hero="alchemist", side=side)
    graveyard = table.graveyard
    table.play("ultimate")
    assert (table.in_the_air, table.graveyard, table.ready) == ((rolled, 0, 0), graveyard - rolled, False)
    table.form(f"{rolled} thief" if rolled > 1 else "thief")
    assert table.rec.party[4] == rolled
    assert table.phase == "monster"


@rule("DR-41")
def test_without_a_graveyard_there_is_nothing_to_roll() -> None:
    assert "ultimate" not in delve("7 mage", "goblin", hero="alchemist").legal()


@rule("DR-41")
@pytest.mark.parametrize(("dungeon", "phase"), [("potion, dragon", "loot"), ("dragon", "dragon")])
def test_the_alchemist_s_ultimate_works_in_loot_and_dragon_phases(dungeon: str, phase: str) -> None:
    table = delve("fighter, mage", dungeon, lair=2, level=3, hero="alchemist").until(phase)
    table.play("ultimate", "die cleric")
    assert (table.phase, table.party) == (phase, "fighter, cleric, mage")


# Archaeologist and Tomb Raider


@rule("DR-41")
@BOTH_SIDES
def test_the_archaeologist_draws_two_treasures_when_forming_the_party(side: str) -> None:
    table = start("archaeologist")
    assert drawn_when_forming(table) == 2
    assert table.treasures == "2 ring"
    later = regroup(hero="archaeologist", side=side).play("retire")
    assert drawn_when_forming(later) == 2


@rule("DR-41")
@pytest.mark.parametrize(("side", "discards"), [("novice", 2), ("master", 1)])
def test_treasure_seeker_draws_two_and_then_discards(side: str, discards: int) -> None:
    table = delve("mage", "goblin", hero="archaeologist", side=side, treasures="sword").play("ultimate")
    assert table.in_the_air == (0, 0, 2)
    table.play("draw ring", "draw ring")
    assert (table.stage, table.number("left")) == ("discard", discards)
    assert set(table.legal()) == {"discard ring", "discard sword"}
    table.play(*["discard ring"] * discards)
    assert table.treasures == ("sword" if discards == 2 else "ring, sword")
    assert (table.phase, table.stage, table.ready) == ("monster", "", False)


@rule("DR-41")
@pytest.mark.parametrize(("dungeon", "phase"), [("chest, dragon", "loot"), ("dragon", "dragon")])
def test_treasure_seeker_works_in_later_phases(dungeon: str, phase: str) -> None:
    table = delve("2 mage", dungeon, lair=2, level=3, hero="archaeologist").until(phase)
    table.play("ultimate", "draw ring", "draw sword", "discard ring", "discard sword")
    assert table.phase == phase


@rule("DR-41")
def test_treasure_seeker_works_when_regrouping() -> None:
    table = regroup("mage", level=3, hero="archaeologist").play("ultimate", "draw ring", "draw sword")
    table.play("discard ring", "discard sword")
    assert (table.phase, table.legal()) == ("regroup", ["retire", "seek"])


@rule("DR-18", "DR-41")
def test_ruling_18_an_empty_box_gives_the_archaeologist_experience() -> None:
    hands = (
        "4 town_portal, 4 dragon_bait, 4 ring",
        "3 elixir, 3 scroll_token, 3 sword, 3 talisman, 3 sceptre, 3 tools",
    )
    table = delve("mage", "goblin", hero="archaeologist", treasures=hands, seats=2).play("ultimate")
    assert (table.experience, table.stage) == (2, "discard")


@rule("DR-31", "DR-41")
@BOTH_SIDES
def test_the_archaeologist_gives_up_six_treasures_when_the_game_ends(side: str) -> None:
    treasures = "2 town_portal, 4 ring, 2 sword"
    table = regroup(hero="archaeologist", side=side, delve=3, treasures=treasures, experience=10).play("retire")
    assert (table.phase, table.treasures, table.match.score) == ("done", "2 town_portal", [10 + 1 + 4])
    assert [event.args["count"] for event in table.match.events() if event.id == "event-gave-up"] == [6]


@rule("DR-31", "DR-41")
@pytest.mark.parametrize("treasures", ["", "ring, sword", "4 ring, 2 town_portal"])
def test_the_archaeologist_with_six_treasures_or_fewer_gives_up_all(treasures: str) -> None:
    table = regroup(hero="archaeologist", delve=3, treasures=treasures).play("retire")
    while not table.match.is_over:
        table.play(table.legal()[0])
    assert (table.treasures, table.match.score) == ("", [1])


@rule("DR-31", "DR-41")
@pytest.mark.parametrize(
    ("treasures", "kept"),
    [
        ("4 ring, 2 scales, town_portal", 2),
        ("4 ring, 4 scales", 4),
        ("3 ring, 4 scales, town_portal", 4),
        ("2 ring, 3 scales, 4 town_portal", 6),
        ("6 scales, 4 town_portal, ring", 10),
    ],
)
def test_what_the_archaeologist_keeps_is_worth_most(treasures: str, kept: int) -> None:
    table = regroup(hero="archaeologist", delve=3, treasures=treasures, rules="published").play("retire")
    assert table.match.score == [1 + kept]


@rule("DR-31", "DR-41")
def test_the_archaeologist_gives_up_treasures_also_when_another_player_s_delve_is_the_last() -> None:
    table = regroup(
        hero="archaeologist", seats=2, delve=3, adventurer=1, treasures=("4 ring, 4 town_portal", "3 sword")
    )
    table.play("retire")
    while not table.match.is_over:
        assert table.match.turn == 0
        table.play(table.legal()[0])
    assert sum(table.rec.treasures[0]) == 2
    assert table.hand(1) == "3 sword"


# Tracker and Ranger


@rule("DR-41")
@BOTH_SIDES
def test_the_tracker_rerolls_one_goblin_once_a_level(side: str) -> None:
    table = delve("mage", "3 goblin", level=3, hero="tracker", side=side).play("specialty")
    assert (table.dungeon, table.in_the_air) == ("2 goblin", (0, 1, 0))
    table.meet("chest")
    assert (table.dungeon, table.ready) == ("2 goblin, chest", True)
    assert "specialty" not in table.legal()
    again = regroup("mage", level=3, hero="tracker", side=side).seek("goblin").play("specialty").meet("dragon")
    assert again.seek("goblin").play("specialty").meet("dragon").lair == 2


@rule("DR-41")
def test_the_tracker_needs_a_goblin() -> None:
    assert "specialty" not in delve("mage", "ooze, skeleton", level=2, hero="tracker").legal()


@rule("DR-41")
def test_called_shot_beats_one_monster() -> None:
    table = delve("", "goblin, ooze", level=2, hero="tracker").play("ultimate")
    assert table.legal() == ["target goblin", "target ooze"]
    table.play("target ooze")
    assert (table.dungeon, table.stage, table.ready) == ("goblin", "", False)


@rule("DR-41")
def test_flurry_of_arrows_beats_one_of_each_type() -> None:
    table = delve("mage", "2 goblin, skeleton, 3 ooze", level=6, hero="tracker", side="master").play("ultimate")
    assert (table.dungeon, table.ready) == ("goblin, 2 ooze", False)

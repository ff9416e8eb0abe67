"""Spellsword, Minstrel, Occultist and Crusader, and who they become: two companions stand in for each other."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import delve

BOTH_SIDES = pytest.mark.parametrize("side", ["novice", "master"])
SWAPS = [
    ("spellsword", "fighter", "mage", {"goblin", "ooze"}),
    ("minstrel", "mage", "thief", {"ooze"}),
    ("occultist", "cleric", "mage", {"skeleton", "ooze"}),
    ("crusader", "fighter", "cleric", {"goblin", "skeleton"}),
]
TOKENS = {"fighter": "sword", "cleric": "talisman", "mage": "sceptre", "thief": "tools"}
swappers = pytest.mark.parametrize(("hero", "one", "other", "many"), SWAPS)


@rule("DR-41")
@BOTH_SIDES
@swappers
def test_either_face_beats_what_the_other_beats(hero: str, one: str, other: str, many: set[str], side: str) -> None:
    for face in (one, other, TOKENS[one], TOKENS[other]):
        held = {"treasures": face} if face in TOKENS.values() else {"party": face}
        table = delve(dungeon="2 goblin, 2 skeleton, 2 ooze", level=6, hero=hero, side=side, ready=False, **held)
        expected = [
            f"{face} {monster} {number}"
            for monster in ("goblin", "skeleton", "ooze")
            for number in ((1, 2) if monster in many else (1,))
        ]
        assert table.legal("beat") == expected


@rule("DR-41")
@BOTH_SIDES
def test_the_minstrel_s_mages_open_any_number_of_chests(side: str) -> None:
    table = delve(party="mage, thief, fighter", dungeon="2 chest", level=2, hero="minstrel", side=side)
    assert table.legal("open") == ["fighter 1", "mage 1", "mage 2", "thief 1", "thief 2"]


@rule("DR-41")
@BOTH_SIDES
@swappers
def test_ruling_21_two_of_a_kind_are_two_types_against_the_dragon(
    hero: str, one: str, other: str, many: set[str], side: str
) -> None:
    for face in (one, other):
        third = "champion"
        table = delve(party=f"{third}, 2 {face}", lair=3, level=3, hero=hero, side=side, ready=False)
        table.play(f"fight {third}", f"fight {face}", f"fight {face}")
        assert (table.lair, table.party, table.level) == (0, "", 4)


@rule("DR-41")
@BOTH_SIDES
@swappers
def test_ruling_21_but_never_three_types(hero: str, one: str, other: str, many: set[str], side: str) -> None:
    table = delve(party=f"3 {one}, 3 {other}", lair=3, level=3, hero=hero, side=side, ready=False)
    assert table.legal() == ["flee"]


@rule("DR-41")
@BOTH_SIDES
def test_ruling_29_the_die_itself_is_not_changed(side: str) -> None:
    table = delve(party="2 fighter", dungeon="2 ooze", level=2, hero="spellsword", side=side).play(
        "beat fighter ooze 2"
    )
    assert table.party == "fighter"


# Arcane Blade and Holy Strike: the hero serves once as a companion


@rule("DR-41")
@pytest.mark.parametrize(("hero", "many"), [("spellsword", {"goblin", "ooze"}), ("crusader", {"goblin", "skeleton"})])
def test_ruling_33_the_hero_beats_monsters_as_either_companion(hero: str, many: set[str]) -> None:
    table = delve(party="", dungeon="2 goblin, 2 skeleton, 2 ooze", level=6, hero=hero)
    expected = [
        f"hero {monster} {number}"
        for monster in ("goblin", "skeleton", "ooze")
        for number in ((1, 2) if monster in many else (1,))
    ]
    assert table.legal("beat") == expected
    table.play(f"beat {expected[0]}")
    assert (table.ready, table.graveyard, table.legal()) == (False, 7, ["flee"])


@rule("DR-41")
@pytest.mark.parametrize("hero", ["spellsword", "crusader"])
def test_ruling_33_the_hero_opens_a_chest_or_drinks(hero: str) -> None:
    table = delve(party="6 mage", dungeon="2 chest, 2 potion", level=4, hero=hero)
    assert "hero 1" in table.legal("open")
    assert "hero 2" not in table.legal("open")
    assert [choice for choice in table.legal("quaff") if "hero" in choice] == ["hero 1"]  # one die in the graveyard
    table.play("quaff hero 1", "revive champion")
    assert (table.party, table.ready) == ("champion, 6 mage", False)


@rule("DR-41")
@pytest.mark.parametrize(
    ("hero", "party", "fights"),
    [
        ("spellsword", "champion, mage", True),
        ("spellsword", "champion, fighter", True),
        ("spellsword", "fighter, mage", False),
        ("crusader", "mage, cleric", True),
        ("crusader", "fighter, cleric", False),
    ],
)
def test_ruling_33_the_hero_stands_against_the_dragon(hero: str, party: str, fights: bool) -> None:
    table = delve(party=party, lair=3, level=3, hero=hero)
    assert bool(table.legal("fight")) == fights
    if fights:
        table.play(*(f"fight {face}" for face in table.party.split(", ")), "fight hero")
        assert (table.lair, table.ready, table.level) == (0, False, 4)


@rule("DR-41")
@pytest.mark.parametrize("hero", ["spellsword", "crusader"])
def test_the_master_does_not_serve_as_a_companion(hero: str) -> None:
    table = delve(party="mage", dungeon="goblin", hero=hero, side="master")
    assert not [choice for choice in table.legal("beat") if "hero" in choice]


# Arcane Fury: the Battlemage


@rule("DR-41")
def test_ruling_35_the_battlemage_throws_everything_out() -> None:
    dungeon = "goblin, skeleton, ooze, chest, potion"
    table = delve(party="mage", dungeon=dungeon, lair=2, level=7, hero="spellsword", side="master").play("ultimate")
    assert (table.dungeon, table.lair, table.phase, table.level) == ("", 0, "regroup", 7)
    assert (table.party, table.graveyard, table.treasures) == ("mage", 6, "")
    assert not table.ready


@rule("DR-41")
@pytest.mark.parametrize("dungeon", ["2 chest, dragon", "dragon"])
def test_ruling_35_arcane_fury_works_in_the_loot_and_the_dragon_phase(dungeon: str) -> None:
    table = delve(party="mage", dungeon=dungeon, lair=2, level=3, hero="spellsword", side="master")
    table.until("loot" if "chest" in dungeon else "dragon")
    table.play("ultimate")
    assert (table.phase, table.dungeon, table.lair, table.level) == ("regroup", "", 0, 3)


# Divine Intervention: the Paladin


@rule("DR-41")
def test_ruling_36_the_paladin_pays_a_treasure_to_clear_the_level() -> None:
    table = delve(
        party="mage",
        dungeon="2 goblin, 2 chest, potion",
        lair=2,
        level=7,
        hero="crusader",
        side="master",
        treasures="2 ring, sword",
    )
    assert table.legal("pay") == ["ring", "sword"]
    table.play("pay ring")
    assert (table.dungeon.count("goblin"), table.lair, table.ready) == (0, 0, False)
    assert table.in_the_air == (0, 0, 2)
    table.play("draw tools", "draw tools")
    table.play("revive champion")
    assert (table.party, table.graveyard) == ("champion, mage", 5)
    assert (table.phase, table.level, table.treasures) == ("regroup", 7, "ring, sword, 2 tools")


@rule("DR-41")
def test_ruling_36_without_a_treasure_nothing_can_be_paid() -> None:
    table = delve(party="mage", dungeon="goblin", hero="crusader", side="master")
    assert table.legal("pay") == []
    assert "ultimate" not in table.legal()


@rule("DR-41")
def test_ruling_36_no_more_dice_come_back_than_lie_in_the_graveyard() -> None:
    table = delve("6 mage", "3 potion", level=3, hero="crusader", side="master", treasures="ring").play("pay ring")
    assert table.number("left") == 1
    table.play("revive thief")
    assert (table.party, table.phase) == ("6 mage, thief", "regroup")


@rule("DR-41")
def test_ruling_36_divine_intervention_is_no_victory_over_the_dragon() -> None:
    table = delve("mage", lair=3, level=4, hero="crusader", side="master", treasures="ring").play("pay ring")
    assert (table.phase, table.lair, table.level, table.treasures, table.number("dragons")) == ("regroup", 0, 4, "", 0)


# Bard Song, and the Bard's champions


@rule("DR-41")
@BOTH_SIDES
@pytest.mark.parametrize("dungeon", ["goblin, dragon", "chest, dragon", "dragon"])
def test_the_bard_song_empties_the_lair_in_every_phase(dungeon: str, side: str) -> None:
    table = delve(party="2 mage", dungeon=dungeon, lair=2, level=3, hero="minstrel", side=side)
    phase = {"goblin": "monster", "chest": "loot"}.get(dungeon.split(", ")[0], "dragon")
    table.until(phase).play("ultimate")
    assert (table.lair, table.ready, table.level) == (0, False, 3)
    assert table.phase == ("regroup" if phase == "dragon" else phase)


@rule("DR-41")
def test_the_bard_song_needs_a_die_in_the_lair() -> None:
    assert "ultimate" not in delve(party="mage", dungeon="goblin", hero="minstrel").legal()


@rule("DR-41")
def test_ruling_30_the_bard_s_champion_beats_one_more_monster() -> None:
    table = delve("champion, mage", "2 goblin, skeleton, ooze", level=4, hero="minstrel", side="master")
    table.play("beat champion goblin 2")
    assert (table.stage, table.purpose) == ("target", "extra")
    assert table.legal() == ["target skeleton", "target ooze", "enough"]
    table.play("target skeleton")
    assert (table.dungeon, table.stage, table.party) == ("ooze", "", "mage")


@rule("DR-41")
def test_ruling_30_only_the_bard_s_champions_beat_more() -> None:
    for hero, side, companion in (("minstrel", "novice", "champion"), ("minstrel", "master", "mage")):
        table = delve(companion, "goblin, ooze", level=2, hero=hero, side=side).play(f"beat {companion} goblin 1")
        assert table.stage == ""


# Animate Dead and Command Dead


@rule("DR-41")
def test_ruling_34_the_occultist_s_skeleton_joins_as_a_fighter() -> None:
    table = delve(party="", dungeon="3 skeleton, 3 goblin", level=6, hero="occultist")
    assert table.legal("recruit") == ["1"]
    table.play("recruit 1")
    assert (table.allies, table.dungeon, table.ready) == (1, "3 goblin, 2 skeleton", False)
    assert table.legal("beat") == ["ally goblin 1", "ally goblin 2", "ally goblin 3", "ally skeleton 1"]
    table.play("beat ally goblin 3")
    assert (table.allies, table.graveyard, table.dungeon) == (0, 7, "2 skeleton")


@rule("DR-41")
def test_ruling_34_the_necromancer_takes_one_or_two_skeletons() -> None:
    table = delve(party="", dungeon="3 skeleton", level=3, hero="occultist", side="master")
    assert table.legal("recruit") == ["1", "2"]
    table.play("recruit 2")
    assert (table.allies, table.dungeon) == (2, "skeleton")
    assert table.play("beat ally skeleton 1").phase == "regroup"
    assert table.allies == 0

"""Every card, as printed; and what each foe does."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.rulebook import rule
from undercroft.games.one_deck.look.describing import card as describe_card

from .set_up import GAME, before, card, card_with, facing, resting

QUIET = "lichs_tomb"

# kind: XP, boxes; then for both cards the icons of the item and the scroll
FOES = {
    "bandit": (3, "A8w:hh A3:h A4:t S5:tt S5:ht", "M backstab", "A cleave"),
    "beetle": (2, "A3! A4! S5! M3! A4:tt S6:ht", "M accuracy", "M crushing_blow"),
    "fire_elemental": (4, "M3:t A3:t M6:ht M11w:hht A6:ht", "M+ consistency", "A+ mana_fountain"),
    "glooping_ooze": (3, "M2! M3! S4:ht S4:ht M5:tt S6:ht", "M armor_crush", "S+ heroism"),
    "goblin": (2, "SXw! S3:h A4:t A4:ht S5:hh", "S shimmerblast", "S dodge"),
    "ice_elemental": (4, "S11w! S3:t M4:hh M5:ht M6:ht", "A+ lucky_familiar", "A+ flurry"),
    "ogre": (4, "S6w:h A4:t S9w:hh A5:ht S12w:hhh A6:ht", "S+ chaotic_aura", "M+ brute_force"),
    "phantom": (4, "S4! A4! A5:hh A6:ht S5:ht S6:hh", "S+ steady_hands", "A+ triple_strike"),
    "plague_rat": (2, "AXw! A3:ht S3:t S5:ht A5:tt", "A persistence", "A flameweave"),
    "shadow": (3, "A10w! S5:ht M3:ht M4:ht M5:ht", "A static_burst", "S+ heroism"),
    "skeleton": (2, "M2! M4! S3:t S5:ht A5:ht S6:tt", "A invisibility", "S clarity"),
    "wraith": (3, "M9w! S5! S3:tt S5:hh M6:ht", "S dexterity", "S haste"),
}
# kind: XP, the two ways with their time; then the cards
PERILS = {
    "arrow_wall": (2, "1 M6w:hhttt 0 A11w:hhhtt", "S dodge", "M mana"),
    "bear_traps": (2, "3 A6w:hht 0 A11w:hhhtt", "M mana", "A invisibility"),
    "boulder": (4, "3 M11w:hhhtt 0 A14w:hhhht", "M+ valor", "S+ critical_strikes"),
    "cave_in": (2, "2 S6w:httt 0 A11w:hhtt", "A flameweave", "M crushing_blow"),
    "flame_statues": (3, "3 M8w:hhttt 0 A14w:hhht", "S haste", "M backstab"),
    "force_wall": (4, "3 A11w:hhtttt 0 M14w:hhhhtt", "S+ crushing_fist", "M+ poison"),
    "locked_door": (2, "1 A8w:htttt 0 S11w:hhtt", "S shimmerblast", "M accuracy"),
    "pit_of_spikes": (3, "3 S8w:hhtt 0 A14w:hhhtt", "M armor_crush", "S dexterity"),
    "rune_puzzle": (2, "2 M6w:httt 0 S11w:hhhtt", "A persistence", "S clarity"),
    "spiked_log": (3, "2 S8w:hhht 0 A14w:hhhtt", "A cleave", "A static_burst"),
}
MARKED = {  # the copy of each that goes into a mixed deck
    "bandit": 2,
    "beetle": 2,
    "fire_elemental": 2,
    "glooping_ooze": 1,
    "goblin": 1,
    "ice_elemental": 2,
    "ogre": 2,
    "phantom": 1,
    "plague_rat": 1,
    "shadow": 2,
    "skeleton": 1,
    "wraith": 2,
    "arrow_wall": 1,
    "bear_traps": 1,
    "boulder": 2,
    "cave_in": 1,
    "flame_statues": 2,
    "force_wall": 1,
    "locked_door": 2,
    "pit_of_spikes": 2,
    "rune_puzzle": 2,
    "spiked_log": 2,
}


def written(box: dict[str, Any]) -> str:
    """A box as the lists above have it."""
    letter = {"strength": "S", "agility": "A", "magic": "M", "any": "N"}[box["colour"]]
    icons = "h" * box["hearts"] + "t" * box["time"] + "p" * box["poison"] + "k" * box["skulls"]
    value = "X" if box["value"] is None else box["value"]
    return f"{letter}{value}{'w' * box['wide']}{'!' * box['shield']}" + (f":{icons}" if icons else "")


def given(number: int) -> str:
    """Item and scroll of a card."""
    shown = describe_card(GAME.box, number)
    letters = {"strength": "S", "agility": "A", "magic": "M", "health": "+"}
    item = "".join(letters[name] * count for name, count in shown["item"].items())
    return f"{item} {shown['scroll']['id']}"


@rule("OD-06", "OD-07", "OD-33")
@pytest.mark.parametrize("foe", FOES)
def test_a_foe_as_printed(foe: str) -> None:
    xp, boxes, *cards = FOES[foe]
    shown = facing(foe, "", dungeon="dragons_cave", cubes=6).view["encounter"]
    own = [written(box) for box in shown["boxes"] if not box["dungeon"]]
    assert own == [box.replace("X", "4") for box in boxes.split()]  # one open door: X is 4
    assert shown["card"]["xp"] == xp
    assert [given(card(foe, copy)) for copy in (1, 2)] == cards


@rule("OD-17", "OD-33")
@pytest.mark.parametrize("peril", PERILS)
def test_a_peril_as_printed(peril: str) -> None:
    xp, ways, *cards = PERILS[peril]
    table = before(peril, dungeon=QUIET).play("fight")
    shown = table.view["encounter"]
    assert " ".join(f"{way['price']} {written(way)}" for way in shown["options"]) == ways
    assert shown["card"]["xp"] == xp
    assert [given(card(peril, copy)) for copy in (1, 2)] == cards


@rule("OD-02")
def test_there_are_44_cards_two_of_each_encounter_and_one_of_them_marked() -> None:
    kinds = [kind["id"] for kind in GAME.box.names["kinds"]]
    assert sorted(kinds) == sorted([*FOES, *PERILS])
    assert GAME.box.rec.n_cards == 44
    text = (GAME.shelf / "foes.yaml").read_text() + (GAME.shelf / "perils.yaml").read_text()
    marks = [mark == "true" for mark in re.findall(r"^    - \{.*marked: (\w+)", text, re.MULTILINE)]
    names = [(kind, copy) for kind in kinds for copy in (1, 2)]
    assert dict(name for name, mark in zip(names, marks, strict=True) if mark) == MARKED


# What foes do


@rule("OD-08", "OD-16")
def test_bandit_a_heroic_die_costs_three_dice_of_any_hero() -> None:
    assert "join" not in facing("bandit", "S5 M4").legal()
    table = facing("bandit", "S5 M4 | A2", heroes=2).play("join").pick("S5 M4").pick("A2", side=2).play("receive 1")
    assert (table.dice(1), table.dice(2)) == ("H2", "")


@rule("OD-16", "OD-33")
def test_beetle_gives_no_loot_if_a_shield_is_open() -> None:
    shields = [("A3", 1), ("A4", 2), ("S5", 3), ("M3", 4)]
    table = facing("beetle", "A3 A4 S5 M3")
    for die, box in shields:
        table.place(die, box)
    assert table.play("finish").pass_time().wait == "loot"
    table = facing("beetle", "A3 A4 S5")
    for die, box in shields[:3]:
        table.place(die, box)
    table.play("finish").pass_time()
    assert table.wait != "loot"
    assert table.rec.discard[card("beetle")] == 1
    assert sum(table["xp"]) == 0


@rule("OD-16")
def test_beetle_looks_at_the_dungeon_s_shields_too_unless_the_option_says_no() -> None:
    for whole, loot in (("all", False), ("card", True)):
        table = facing("beetle", "A3 A4 S5 M3", dungeon=QUIET, whole=whole)
        for die, box in (("A3", 1), ("A4", 2), ("S5", 3), ("M3", 4)):
            table.place(die, box)
        assert (table.play("finish").pass_time().wait == "loot") == loot


@rule("OD-16")
def test_fire_elemental_wounds_one_hero_of_the_group_s_choice() -> None:
    table = before("fire_elemental", heroes=2, dungeon=QUIET).play("fight")
    assert table.legal() == ["hit 1", "hit 2"]
    assert table.play("hit 2").wounds == [0, 1]


@rule("OD-22")
def test_glooping_ooze_each_1_rolled_costs_time_at_once_but_the_die_stays() -> None:
    table = before("glooping_ooze", dungeon=QUIET).play("fight").roll("1123456")
    assert table["time_due"] == 2
    assert table.pass_time().dice() == "M6 A5 A4 S3 S2 S1 S1"
    assert table.discarded == 2


@rule("OD-16")
@pytest.mark.parametrize("foe", ["goblin", "plague_rat"])
def test_swarm_grows_with_open_doors(foe: str) -> None:
    for doors, x in ((("ogre",), 8), ((), 4), (("ogre", "bandit", "beetle"), 16)):
        table = resting(doors=(*doors, foe)).play(f"enter {len(doors) + 1}")
        assert table["x"] == x


@rule("OD-16")
def test_swarm_does_not_count_closed_doors() -> None:
    assert facing("goblin", "", closed=3)["x"] == 4


@rule("OD-16")
def test_ice_elemental_takes_three_time_first() -> None:
    table = before("ice_elemental", dungeon=QUIET).play("fight")
    assert table["time_due"] == 3
    assert table.pass_time().wait == "roll"


@rule("OD-16")
def test_ogre_does_nothing() -> None:
    assert before("ogre", dungeon=QUIET).play("fight").wait == "roll"
    assert facing("ogre", "").view["encounter"]["ability"] is None


@rule("OD-22")
def test_phantom_discards_1s_and_3s_rolled() -> None:
    table = before("phantom", dungeon=QUIET).play("fight").roll("1234561")
    assert table.dice() == "A6 A5 S4 S2"
    assert table.supply == {"S": 6, "A": 6, "M": 8, "H": 6}


@rule("OD-16", "OD-27")
def test_shadow_takes_time_for_armor_and_kiting_when_they_act() -> None:
    table = facing("shadow", "", hero_1="paladin", dungeon=QUIET).play("finish")
    assert table["time_due"] == 1
    assert facing("shadow", "", hero_1="paladin", dungeon=QUIET, passives_fade="no").play("finish")["held"] == 1


@rule("OD-31")
def test_skeleton_takes_two_time_if_any_box_is_open() -> None:
    assert facing("skeleton", "").stop_now == (1 + 2, 5 + 2)


@rule("OD-16", "OD-35")
def test_wraith_turns_an_item_of_the_group_s_choice_into_experience() -> None:
    things = {"items": (card("ogre"),), "items_2": (card("goblin"),)}
    table = before("wraith", heroes=2, dungeon=QUIET, **things).play("fight")
    assert table.legal() == ["drain 1 1", "drain 2 1"]
    table.play("drain 1 1")
    assert table.view["heroes"][0]["items"] == []
    assert table["xp"][4] == 1
    assert before("wraith", dungeon=QUIET).play("fight").wait == "roll"  # nothing to take


@rule("OD-16", "OD-32")
def test_wraith_may_kill_by_taking_health_and_one_may_heal_first() -> None:
    table = before("wraith", dungeon=QUIET, items=(card("ogre"),), wounds=(6,), cubes=1).play("fight", "drain 1 1")
    assert table.wait == "save"
    dead = before("wraith", dungeon=QUIET, items=(card("ogre"),), wounds=(6,)).play("fight", "drain 1 1")
    assert dead.wait == "lost"


@rule("OD-38")
def test_wraith_s_experience_waits_for_the_end_of_the_encounter() -> None:
    table = before("wraith", dungeon=QUIET, items=(card("ogre"),)).arrange(xp=(0, 0, 0, 0, 1, 0, 0, 0, 0))
    table.play("fight", "drain 1 1")
    assert (table["level"], table["xp"][4], table.wait) == (0, 2, "roll")


def test_a_scroll_is_on_a_card() -> None:
    assert given(card_with("haste")).endswith("haste")

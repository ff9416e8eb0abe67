"""Every tile against every monster, and the tiles with rules of their own (WD-12, WD-20 to WD-26)."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.rulebook import rule

from .set_up import MONSTERS, POWER, Table, dungeon

WALL = ["wall_of_fire", "bracelet_of_protection"]
STOPPED = {  # by each tile that works by itself
    ("warrior", "torch"): {"goblin", "skeleton", "orc"},
    ("warrior", "holy_grail"): {"skeleton", "vampire", "lich"},
    ("warrior", "dragon_spear"): {"dragon"},
    ("barbarian", "torch"): {"goblin", "skeleton", "orc"},
    ("barbarian", "war_hammer"): {"golem"},
    ("mage", "holy_grail"): {"skeleton", "vampire", "lich"},
    ("mage", "demonic_pact"): {"demon"},
    ("rogue", "ring_of_power"): {"goblin", "skeleton"},
    ("rogue", "invisibility_cloak"): {"lich", "demon", "dragon"},
}


@rule("WD-12", "WD-20", "WD-24")
@pytest.mark.parametrize("monster", MONSTERS)
@pytest.mark.parametrize(("hero", "tile"), STOPPED)
def test_a_tile_stops_its_monsters_and_no_others(hero: str, tile: str, monster: str) -> None:
    table = dungeon(hero, [tile], [monster])
    before = table.hp
    table.play("flip")
    if monster not in STOPPED[hero, tile]:
        assert table.hp == before - POWER[monster]
    elif tile == "ring_of_power":
        assert table.hp == before + POWER[monster]
    else:
        assert table.hp == before


@rule("WD-10", "WD-12")
@pytest.mark.parametrize("monster", MONSTERS)
@pytest.mark.parametrize(("hero", "tile"), [("warrior", "plate_armor"), ("rogue", "buckler"), ("mage", "wall_of_fire")])
def test_armour_stops_nothing(hero: str, tile: str, monster: str) -> None:
    table = dungeon(hero, [tile], [monster])
    assert table.hp - POWER[monster] == table.play("flip").hp


@rule("WD-12")
@pytest.mark.parametrize(("hero", "tile"), STOPPED)
def test_a_tile_that_is_gone_stops_nothing(hero: str, tile: str) -> None:
    monster = min(STOPPED[hero, tile])
    table = dungeon(hero, [], [monster])
    assert table.hp - POWER[monster] == table.play("flip").hp


# The ring


@rule("WD-20")
def test_the_ring_raises_hit_points_above_those_at_the_start() -> None:
    table = dungeon("rogue", ["ring_of_power"], ["skeleton", "goblin", "skeleton", "goblin"])
    assert [table.play("flip").hp for _card in range(4)] == [5, 6, 8, 9]


@rule("WD-20", "WD-13")
def test_what_the_ring_would_bring_later_does_not_save_who_has_fallen() -> None:
    assert dungeon("rogue", ["ring_of_power"], ["skeleton", "goblin", "golem"]).play(*["flip"] * 3).hp == 1
    table = dungeon("rogue", ["ring_of_power"], ["golem", "skeleton", "goblin"]).play("flip")
    assert (table.hp, table.outcome) == (-2, "failure")


@rule("WD-20", "WD-21")
def test_the_ring_pays_for_a_monster_that_the_dagger_stops_too() -> None:
    table = dungeon("rogue", ["ring_of_power", "vorpal_blade"], ["skeleton", "goblin"]).play("name skeleton", "flip")
    assert (table.hp, table.said()) == (5, ["event-gains"])


# The vorpal blades


@rule("WD-21")
@pytest.mark.parametrize(("hero", "monster"), [("warrior", "golem"), ("rogue", "vampire"), ("warrior", "skeleton")])
def test_a_vorpal_blade_stops_all_of_the_kind_named_and_no_others(hero: str, monster: str) -> None:
    table = dungeon(hero, ["vorpal_blade"], [monster, monster, "goblin"]).play(f"name {monster}")
    assert [table.play("flip").hp for _card in range(3)] == [3, 3, 2]
    assert table.spent == []


@rule("WD-21")
def test_any_kind_can_be_named_before_the_first_card_whatever_lies_there() -> None:
    table = dungeon("warrior", ["vorpal_blade"], ["orc"])
    assert table.legal() == [f"name {monster}" for monster in MONSTERS]
    assert table.play("name dragon").legal() == ["flip"]


@rule("WD-21")
def test_nothing_is_named_without_a_blade_or_without_cards() -> None:
    assert dungeon("warrior", ["torch"], ["orc"]).phase == "flip"
    assert dungeon("warrior", ["vorpal_blade"], []).outcome == "success"


# The axe


@rule("WD-22")
def test_the_axe_stops_one_monster_of_ones_choice() -> None:
    table = dungeon("barbarian", ["vorpal_axe"], ["orc", "dragon", "goblin"]).play("flip")
    assert (table.legal(), table.hp) == (["axe", "face"], 4)
    assert table.play("face").hp == 1
    table.play("flip", "axe")
    assert (table.hp, table.spent, table.phase) == (1, ["vorpal_axe"], "flip")
    assert (table.play("flip").hp, table.outcome) == (0, "failure")


@rule("WD-22")
def test_the_axe_is_decided_on_before_the_next_card_is_known() -> None:
    table = dungeon("barbarian", ["vorpal_axe"], ["orc", "dragon"]).play("flip")
    unseen = table.match.view(1 - table.match.turn)["table"]["dungeon"][1]
    assert unseen["turned"] is False
    with pytest.raises(uc.IllegalMove):
        table.play("flip")


@rule("WD-22")
def test_the_axe_is_offered_only_for_a_monster_that_would_hurt() -> None:
    table = dungeon("barbarian", ["vorpal_axe", "torch"], ["orc", "dragon"]).play("flip")
    assert table.phase == "flip"
    assert table.play("flip").phase == "axe"


@rule("WD-22", "WD-26")
def test_the_potion_comes_after_the_axe() -> None:
    table = dungeon("barbarian", ["vorpal_axe", "healing_potion"], ["dragon", "goblin"]).play("flip", "face")
    assert (table.hp, table.spent) == (4, ["healing_potion"])
    assert table.play("flip").phase == "axe"


# Omnipotence


@rule("WD-23")
@pytest.mark.parametrize(
    ("pile", "outcome"),
    [
        (["dragon", "goblin", "orc"], "different"),
        (["dragon", "goblin", "goblin"], "failure"),
        (["dragon"], "different"),
    ],
)
def test_omnipotence_wins_if_all_monsters_were_different(pile: list[str], outcome: str) -> None:
    table = dungeon("mage", ["omnipotence"], pile)
    while table.phase == "flip":
        table.play("flip")
    assert (table.hp, table.outcome) == (-7, outcome)
    assert table.rec.turned == len(pile), "every card is turned over"


@rule("WD-23")
def test_monsters_that_were_stopped_count_for_omnipotence() -> None:
    table = dungeon("mage", ["omnipotence", "holy_grail"], ["skeleton", "skeleton", "dragon"]).play(*["flip"] * 3)
    assert table.outcome == "failure"


@rule("WD-23")
def test_monsters_set_aside_do_not_count_for_omnipotence() -> None:
    table = dungeon("mage", ["omnipotence"], ["dragon", "skeleton"], deck=["golem"])
    assert table.rec.tile_card.tolist().count(1) == 2, "both goblins were set aside"
    assert table.play("flip", "flip").outcome == "different"


@rule("WD-23")
def test_omnipotence_is_not_needed_by_who_survives() -> None:
    table = dungeon("mage", ["omnipotence", *WALL], ["goblin", "goblin"]).play("flip", "flip")
    assert table.outcome == "success"


@rule("WD-23", "WD-13")
def test_without_omnipotence_the_mage_falls_at_once() -> None:
    table = dungeon("mage", ["holy_grail"], ["dragon", "goblin"]).play("flip")
    assert (table.outcome, table.rec.turned) == ("failure", 1)


# The pact


@rule("WD-24")
def test_the_pact_stops_the_demon_and_the_next_card() -> None:
    table = dungeon("mage", ["demonic_pact"], ["demon", "dragon", "goblin"])
    assert [table.play("flip").hp for _card in range(3)] == [2, 2, 1]
    assert table.spent == ["demonic_pact"]


@rule("WD-24")
def test_the_pact_stops_no_card_before_the_demon_and_none_if_it_is_the_last() -> None:
    assert dungeon("mage", ["demonic_pact"], ["dragon", "demon"]).play("flip").outcome == "failure"
    table = dungeon("mage", ["demonic_pact"], ["goblin", "demon"]).play("flip", "flip")
    assert (table.hp, table.outcome) == (1, "success")


@rule("WD-24")
def test_the_pact_is_used_up_on_the_next_card_even_if_another_tile_stops_it() -> None:
    table = dungeon("mage", ["demonic_pact", "holy_grail"], ["demon", "lich", "dragon"])
    assert [table.play("flip").hp for _card in range(3)] == [2, 2, -7]


# Polymorph


def swap(pile: list[str], deck: list[str], kit: list[str], at: int = 1, **options: object) -> Table:
    """Use Polymorph on the card of this number; `deck` is what comes in its place."""
    table = dungeon("mage", ["polymorph", *kit], pile, deck, **options)
    for number in range(1, at + 1):
        table.play("flip", "polymorph" if number == at else "face")
    return table.play(f"card {deck[0]}")


@rule("WD-25")
def test_polymorph_brings_another_monster_which_has_to_be_faced() -> None:
    table = swap(["dragon", "orc"], ["goblin"], [])
    assert (table.hp, table.spent, table.phase) == (1, ["polymorph"], "flip")
    worse = swap(["demon"], ["dragon"], ["wall_of_fire"])
    assert (worse.hp, worse.outcome) == (-1, "failure")


@rule("WD-25")
def test_polymorph_can_be_used_on_any_open_card_once() -> None:
    table = dungeon("mage", ["polymorph", "holy_grail", *WALL], ["skeleton", "goblin", "orc"]).play("flip")
    assert table.legal() == ["polymorph", "face"], "also on a card that would be stopped"
    table.play("face", "flip", "polymorph", "card golem", "flip")
    assert table.outcome == "success", "no second time"


@rule("WD-25")
def test_the_new_card_comes_from_the_deck_and_the_old_one_is_out() -> None:
    table = dungeon("mage", ["polymorph", *WALL], ["dragon"], ["lich"]).play("flip", "polymorph")
    offered = {move.text.removeprefix("card ") for move in table.match.moves()}
    assert offered == set(table.deck)
    assert "dragon" not in offered


@rule("WD-25")
def test_with_an_empty_deck_there_is_no_polymorph() -> None:
    table = dungeon("mage", ["polymorph"], [*MONSTERS])
    assert len(table.deck) == 0
    assert table.play("flip").phase != "swap"


@rule("WD-25", "WD-12")
def test_the_new_card_can_be_stopped_by_any_tile() -> None:
    assert swap(["dragon"], ["lich"], ["holy_grail"]).hp == 2


@rule("WD-25", "WD-24")
def test_a_demon_that_comes_by_polymorph_calls_the_pact_and_one_that_goes_does_not() -> None:
    table = swap(["dragon", "golem", "goblin"], ["demon"], ["demonic_pact"]).play("flip", "flip")
    assert (table.hp, table.outcome) == (1, "success")
    assert swap(["demon", "dragon"], ["orc"], ["demonic_pact"]).outcome == "failure"


@rule("WD-25", "WD-24")
def test_a_card_that_takes_the_place_of_a_protected_one_is_protected() -> None:
    table = swap(["demon", "goblin", "goblin"], ["dragon"], ["demonic_pact"], at=2)
    assert (table.hp, table.said()) == (2, ["event-protected"])


@rule("WD-25", "WD-23")
def test_the_card_that_comes_by_polymorph_counts_for_omnipotence_and_the_other_does_not() -> None:
    assert swap(["dragon", "goblin", "goblin"], ["orc"], ["omnipotence"], at=3).outcome == "different"
    table = swap(["golem", "goblin", "dragon"], ["goblin"], ["omnipotence"]).play("flip", "flip")
    assert table.outcome == "failure"


@rule("WD-25", "WD-23")
@pytest.mark.parametrize(
    ("counts", "pile", "new", "outcome"),
    [
        ("final_line_up", ["dragon", "goblin", "goblin"], "orc", "different"),
        ("original_pile", ["dragon", "goblin", "goblin"], "orc", "failure"),
        ("final_line_up", ["dragon", "goblin", "orc"], "goblin", "failure"),
        ("original_pile", ["dragon", "goblin", "orc"], "goblin", "different"),
    ],
)
def test_what_omnipotence_looks_at_is_an_option(counts: str, pile: list[str], new: str, outcome: str) -> None:
    assert swap(pile, [new], ["omnipotence"], at=3, omnipotence_counts=counts).outcome == outcome


# The potion


@rule("WD-26")
@pytest.mark.parametrize(("hero", "back"), [("barbarian", 4), ("rogue", 3)])
def test_the_potion_brings_back_the_printed_hit_points_once(hero: str, back: int) -> None:
    armour = {"barbarian": ["chainmail", "leather_shield"], "rogue": ["mithril_armor", "buckler"]}[hero]
    table = dungeon(hero, ["healing_potion", *armour], ["dragon", "demon", "golem"])
    assert [table.play("flip").hp for _card in range(2)] == [2, back]
    assert (table.spent, table.said()) == (["healing_potion"], ["event-hit", "event-revived"])
    assert (table.play("flip").hp, table.outcome) == (back - 5, "failure")


@rule("WD-26")
def test_a_potion_on_the_last_card_is_a_success() -> None:
    table = dungeon("barbarian", ["chainmail", "healing_potion"], ["demon", "golem"]).play("flip", "flip")
    assert (table.hp, table.outcome) == (4, "success")


@rule("WD-26")
def test_the_potion_is_not_used_before_it_is_needed() -> None:
    table = dungeon("barbarian", ["chainmail", "leather_shield", "healing_potion"], ["goblin", "orc"]).play("flip")
    assert (table.hp, table.spent) == (10, [])


@rule("WD-26", "WD-20")
def test_the_ring_adds_to_what_the_potion_gave() -> None:
    kit = ["mithril_armor", "buckler", "healing_potion", "ring_of_power"]
    table = dungeon("rogue", kit, ["dragon", "golem", "goblin", "orc"])
    assert [table.play("flip").hp for _card in range(4)] == [2, 3, 4, 1]


@rule("WD-26", "WD-13")
def test_where_damage_adds_up_to_the_end_the_potion_can_wait() -> None:
    table = dungeon("barbarian", ["healing_potion"], ["golem", "dragon"], death="total_at_end").play("flip")
    assert (table.legal(), table.hp) == (["drink", "face"], -1)
    table.play("face", "flip")
    assert table.hp == -10
    assert (table.play("drink").hp, table.outcome) == (4, "success")


@rule("WD-26", "WD-13")
def test_where_damage_adds_up_to_the_end_a_potion_never_drunk_helps_nobody() -> None:
    table = dungeon("barbarian", ["healing_potion"], ["golem"], death="total_at_end").play("flip", "face")
    assert (table.hp, table.outcome) == (-1, "failure")

"""The achievements of the solo game: each one earned, and each one just missed. "20 naturel" has its own file."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import Table, delve, regroup, start

THREE = "fighter, cleric, mage"
FIGHT = ("fight fighter", "fight cleric", "fight mage")
ALMOST_ALL = "4 town_portal, 4 dragon_bait, 4 ring, 3 elixir, 3 scroll_token, 3 sword, 3 talisman, 3 sceptre"


def slay_another(table: Table) -> Table:
    """Another dragon on the next level, met with a fresh party."""
    return table.arrange(party=THREE, lair=2).seek("dragon").until("dragon").play(*FIGHT, "draw tools")


def one_slain(**given: object) -> Table:
    return delve(party=THREE, lair=3, level=2, **given).play(*FIGHT, "draw tools")


# Dragons


@rule("DR-43")
def test_two_dragons_in_one_delve() -> None:
    table = one_slain()
    assert table.achieved == set()
    assert slay_another(table).achieved == {"dragon_slayer"}


@rule("DR-43")
def test_two_dragons_in_two_delves_are_not_enough() -> None:
    table = one_slain().play("retire").until("regroup")
    assert slay_another(table).achieved == set()


@rule("DR-43")
def test_three_dragons_in_one_delve() -> None:
    table = slay_another(one_slain())
    assert "dragon_master" not in table.achieved
    assert slay_another(table).achieved == {"dragon_slayer", "dragon_master"}


@rule("DR-43")
def test_ruling_24_a_lair_emptied_is_no_dragon_slain() -> None:
    table = one_slain(treasures="ring").arrange(party=THREE, lair=2).seek("dragon").play("use ring")
    assert table.phase == "regroup"
    assert table.achieved == {"critical_hit"}  # a dragon met, and no companion used


@rule("DR-43")
def test_three_baits_on_one_level_and_the_dragon_killed() -> None:
    table = delve(party=THREE, dungeon="goblin, ooze, chest", level=3, treasures="3 dragon_bait")
    table.play("bait goblin", "bait ooze", "bait chest", *FIGHT)
    assert table.achieved == {"here_dragon"}


@rule("DR-43")
def test_two_baits_and_a_dragon_that_was_there_are_not_enough() -> None:
    table = delve(party=THREE, dungeon="goblin, ooze", lair=1, level=2, treasures="3 dragon_bait")
    assert table.play("bait goblin", "bait ooze", *FIGHT).achieved == set()


@rule("DR-43")
def test_three_baits_and_no_dragon_killed_are_not_enough() -> None:
    table = delve(party=THREE, dungeon="goblin, ooze, chest", level=3, treasures="3 dragon_bait, ring")
    assert "here_dragon" not in table.play("bait goblin", "bait ooze", "bait chest", "use ring").achieved


@rule("DR-43")
def test_three_baits_on_two_levels_are_not_enough() -> None:
    table = delve(party=THREE, dungeon="goblin, ooze", level=2, treasures="3 dragon_bait").play(
        "bait goblin", "bait ooze"
    )
    assert table.seek("goblin").play("bait goblin", *FIGHT).achieved.isdisjoint({"here_dragon"})


# Numbers


@rule("DR-43")
def test_ruling_42_seven_dungeon_dice_rolled_at_once_and_the_level_cleared() -> None:
    table = regroup(level=6).play("seek").meet("6 goblin, dragon")
    assert table.achieved == set()
    assert table.play("beat fighter goblin 6").achieved == {"never_tell_odds"}


@rule("DR-43")
@pytest.mark.parametrize(("level", "lair"), [(6, 0), (7, 1), (10, 2)])
def test_fewer_dungeon_dice_are_not_enough(level: int, lair: int) -> None:
    table = regroup(level=level - 1, lair=lair).play("seek").meet("goblin")
    while table.in_the_air[1]:
        table.meet("chest")
    assert table.play("beat fighter goblin 1", "onward").achieved == set()


@rule("DR-43")
@pytest.mark.parametrize("way_out", ["flee", "use town_portal"])
def test_ruling_42_leaving_seven_dice_behind_is_not_enough(way_out: str) -> None:
    table = regroup(level=6, treasures="town_portal").play("seek").meet("7 goblin")
    assert table.play(way_out).achieved == set()


@rule("DR-43")
@pytest.mark.parametrize(("party", "earned"), [("2 fighter", True), ("fighter", True), ("3 fighter", False)])
def test_ruling_41_a_level_cleared_with_fewer_party_dice_than_dungeon_dice(party: str, earned: bool) -> None:
    table = regroup(party, level=2).play("seek").meet("3 goblin")
    assert table.achieved == set()
    assert table.play("beat fighter goblin 3").achieved == ({"piece_of_cake"} if earned else set())


@rule("DR-43")
def test_ruling_41_dice_are_counted_when_the_level_starts() -> None:
    table = regroup("3 fighter", level=2).play("seek").meet("2 goblin, ooze")
    assert table.play("beat fighter goblin 1", "beat fighter goblin 1", "beat fighter ooze 1").achieved == set()


@rule("DR-43")
def test_outnumbered_and_fled_is_not_enough() -> None:
    assert regroup("2 fighter", level=2).play("seek").meet("3 goblin").play("flee").achieved == set()


@rule("DR-43")
@pytest.mark.parametrize(("party", "earned"), [("5 champion, 2 mage", True), ("4 champion, 3 mage", False)])
def test_a_party_of_five_champions(party: str, earned: bool) -> None:
    assert start().form(party).achieved == ({"elite"} if earned else set())


@rule("DR-43")
def test_champions_come_by_scrolls_potions_and_vikings_too() -> None:
    assert start("knight").form("3 scroll, 2 champion, 2 mage").achieved == {"elite"}
    potions = regroup("4 champion, mage", level=1).seek("potion").play("quaff mage 1", "revive champion")
    assert potions.achieved == {"elite"}
    assert start("viking").achieved == {"elite"}


@rule("DR-43")
@pytest.mark.parametrize(("tools", "earned"), [(2, True), (1, False)])
def test_the_box_emptied_of_all_treasures(tools: int, earned: bool) -> None:
    table = delve(party="thief", dungeon="chest", treasures=f"{ALMOST_ALL}, {tools} tools").until("loot")
    assert table.play("open thief 1", "draw tools").achieved == ({"bottomless_bag"} if earned else set())


@rule("DR-43")
@pytest.mark.parametrize(("level", "earned"), [(9, False), (10, True), (11, True)])
def test_a_delve_finished_at_level_10(level: int, earned: bool) -> None:
    assert regroup(level=level).play("retire").achieved == ({"dungeon_master"} if earned else set())


@rule("DR-43")
@pytest.mark.parametrize("way_out", ["flee", "use town_portal"])
def test_ruling_16_level_10_left_unexplored_is_not_finished(way_out: str) -> None:
    table = delve(party="mage", dungeon="goblin", level=10, treasures="town_portal")
    assert table.play(way_out).achieved == set()


# Critical hit


@rule("DR-43")
def test_ruling_44_a_level_cleared_by_a_scroll_alone() -> None:
    table = delve(party="scroll", dungeon="goblin").play("read scroll", "choose goblin 1", "reroll").meet("dragon")
    assert table.achieved == {"critical_hit"}


@rule("DR-43")
def test_ruling_44_a_level_cleared_by_an_ultimate_that_is_not_excluded() -> None:
    table = delve(party="mage", dungeon="goblin", hero="mercenary").play("ultimate", "target goblin")
    assert table.achieved == {"critical_hit"}


@rule("DR-43")
def test_ruling_44_a_scroll_that_drinks_is_no_companion() -> None:
    table = delve(party="2 scroll", dungeon="goblin").play("read scroll", "choose goblin 1", "reroll").meet("potion")
    table.play("onward", "quaff scroll 1", "revive mage")
    assert table.achieved == {"critical_hit"}


@rule("DR-43")
@pytest.mark.parametrize(
    ("given", "moves"),
    [
        ({"party": "mage", "dungeon": "goblin"}, ["beat mage goblin 1"]),
        ({"party": "mage", "dungeon": "goblin", "treasures": "sword"}, ["beat sword goblin 1"]),
        ({"party": "mage", "dungeon": "goblin", "hero": "spellsword", "side": "master"}, ["ultimate"]),
        ({"dungeon": "goblin", "hero": "crusader", "side": "master", "treasures": "ring"}, ["pay ring"]),
        (
            {"dungeon": "3 goblin", "level": 3, "hero": "half_goblin", "side": "master"},
            ["recruit 2", "beat ally goblin 1"],
        ),
        ({"party": "scroll", "dungeon": "goblin", "hero": "enchantress"}, ["beat scroll goblin 1"]),
    ],
)
def test_ruling_44_companions_tokens_and_two_ultimates_are_excluded(given: dict[str, str], moves: list[str]) -> None:
    table = delve(**given).play(*moves).until("regroup")
    assert "critical_hit" not in table.achieved


@rule("DR-43")
def test_ruling_44_nor_may_a_companion_open_or_drink() -> None:
    for move in ("quaff mage 1", "open mage 1"):
        table = delve(party="2 mage, scroll", dungeon="goblin, chest, potion", level=3)
        table.play("read scroll", "choose goblin 1", "reroll").meet("dragon").play(move)
        table.play("revive mage" if "quaff" in move else "draw ring").until("regroup")
        assert table.achieved == set()


@rule("DR-43")
def test_ruling_44_a_level_without_monster_or_dragon_is_no_feat() -> None:
    assert delve(party="mage", dungeon="chest").play("onward").achieved == set()
    assert delve(party="mage", dungeon="dragon").achieved == set()


@rule("DR-43")
def test_ruling_44_what_was_used_on_an_earlier_level_does_not_count() -> None:
    table = delve(party="mage", dungeon="goblin", treasures="dragon_bait").play("beat mage goblin 1")
    assert table.achieved == set()
    assert table.seek("goblin").play("bait goblin").achieved == {"critical_hit"}


# All of them


@rule("DR-43")
def test_achievements_belong_to_the_solo_game() -> None:
    assert regroup(level=10, seats=2).play("retire").achieved == set()


@rule("DR-43")
def test_achievements_are_kept_and_told_in_the_end() -> None:
    table = regroup(level=10).play("retire").until("regroup").play("retire")
    assert table.phase == "form"
    table.until("regroup").play("retire")
    assert table.achieved == {"dungeon_master"}
    assert table.result["achievements"] == ["dungeon_master"]

"""The dragon: when it comes, who beats it, and what that is worth."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.rulebook import rule

from .set_up import delve, regroup

THREE = "fighter, cleric, mage"
FIGHT = ("fight fighter", "fight cleric", "fight mage")


@rule("DR-21")
@pytest.mark.parametrize(("lair", "phase"), [(1, "regroup"), (2, "regroup"), (3, "dragon"), (4, "dragon")])
def test_ruling_19_the_dragon_comes_when_three_dice_lie_in_the_lair(lair: int, phase: str) -> None:
    assert delve(party=THREE, lair=lair, level=5).phase == phase


@rule("DR-21")
def test_the_dragon_comes_after_the_loot() -> None:
    table = delve(party="thief, mage", dungeon="goblin, chest, dragon", lair=2, level=3)
    assert (table.phase, table.lair) == ("monster", 3)
    assert table.play("beat thief goblin 1").phase == "loot"
    assert table.play("open mage 1", "draw ring").phase == "dragon"


@rule("DR-21")
def test_the_dragon_must_be_fought() -> None:
    table = delve(party=THREE, lair=3, level=3)
    assert {"onward", "retire", "seek"}.isdisjoint(table.legal())


@rule("DR-22")
def test_ruling_20_three_companions_of_different_types_beat_it() -> None:
    table = delve(party="2 fighter, cleric, mage, champion", lair=3, level=3).play("fight fighter")
    assert (table.stage, table.number("left")) == ("fight", 2)
    assert "fight fighter" not in table.legal()
    table.play("fight cleric", "fight mage")
    assert (table.party, table.graveyard) == ("champion, fighter", 5)
    assert (table.lair, table.in_the_air) == (0, (0, 0, 1))


@rule("DR-22")
@pytest.mark.parametrize(
    "party", ["7 champion", "3 fighter, 4 cleric", "champion, thief, 5 scroll", "fighter, mage", "7 scroll", ""]
)
def test_fewer_than_three_types_cannot_fight(party: str) -> None:
    table = delve(party=party, lair=3, level=3)
    if table.phase == "monster":  # a scroll could be read
        table.play("onward")
    assert table.phase == "dragon"
    assert table.legal() == ["flee"]


@rule("DR-22")
def test_a_champion_is_a_type_of_its_own() -> None:
    table = delve(party="2 champion, thief, mage", lair=3, level=3)
    table.play("fight champion", "fight mage", "fight thief")
    assert (table.party, table.lair) == ("champion", 0)


@rule("DR-22", "DR-37")
def test_treasures_that_act_as_a_companion_count() -> None:
    table = delve(party="champion", lair=3, level=3, treasures="sword, tools")
    table.play("fight champion", "fight sword", "fight tools", "draw ring")
    assert (table.treasures, table.graveyard, table.phase) == ("ring", 7, "regroup")


@rule("DR-22")
def test_ruling_20_a_sword_and_a_fighter_are_the_same_type() -> None:
    assert delve(party="fighter, mage", lair=3, level=3, treasures="sword").legal("fight") == []
    table = delve(party="fighter, mage, cleric", lair=3, level=3, treasures="sword")
    assert table.legal("fight") == ["fighter", "cleric", "mage", "sword"]
    assert table.play("fight fighter").legal() == ["fight cleric", "fight mage"]


@rule("DR-22")
def test_a_scroll_token_is_no_companion() -> None:
    table = delve(party="fighter, mage", lair=3, level=3, treasures="scroll_token, ring").play("onward")
    assert table.legal("fight") == []


@rule("DR-22")
def test_who_is_offered_can_always_be_joined_by_enough_others() -> None:
    table = delve(party="2 fighter, thief", lair=3, level=3, treasures="talisman")
    assert table.legal("fight") == ["fighter", "thief", "talisman"]
    assert table.play("fight thief").legal() == ["fight fighter", "fight talisman"]
    assert table.play("fight talisman").legal() == ["fight fighter"]
    assert (table.fighters, table.party) == (["thief", "talisman"], "2 fighter, thief")  # spent when all stand


@rule("DR-22")
def test_the_order_of_the_fighters_makes_no_other_position() -> None:
    one, other = (delve(party=THREE, lair=3, level=3) for _ in range(2))
    assert one.play(*FIGHT[:2]).match.hash() == other.play(*FIGHT[1::-1]).match.hash()


@rule("DR-23")
def test_failing_means_fleeing_without_experience() -> None:
    table = delve(party="fighter", lair=3, level=6, experience=2)
    assert table.legal() == ["flee"]
    table.play("flee")
    assert (table.experience, table.delve, table.phase) == (2, 2, "form")


@rule("DR-23")
def test_ruling_27_one_may_flee_from_a_dragon_one_could_beat() -> None:
    table = delve(party=THREE, lair=3, level=6)
    assert "flee" in table.legal()
    assert table.play("flee").experience == 0


@rule("DR-23")
def test_once_the_fight_has_begun_it_is_fought_to_the_end() -> None:
    table = delve(party=THREE, lair=3, level=3, treasures="ring, town_portal, elixir").until("dragon")
    assert table.play("fight fighter").legal() == ["fight cleric", "fight mage"]


@rule("DR-24")
def test_ruling_22_beating_it_raises_the_level_gives_a_treasure_and_empties_the_lair() -> None:
    table = delve(party=THREE, lair=4, level=3).play(*FIGHT)
    assert (table.level, table.lair, table.in_the_air, table.experience) == (4, 0, (0, 0, 1), 0)
    table.play("draw talisman")
    assert (table.phase, table.treasures) == ("regroup", "talisman")
    assert table.play("seek").level == 5
    assert table.in_the_air == (0, 5, 0)


@rule("DR-24", "DR-26")
def test_the_level_that_the_dragon_gave_counts_when_retiring() -> None:
    assert delve(party=THREE, lair=3, level=3).play(*FIGHT, "draw ring", "retire").experience == 4


@rule("DR-18", "DR-24")
def test_ruling_18_with_an_empty_box_the_dragon_gives_experience() -> None:
    hands = (
        "4 town_portal, 4 dragon_bait, 4 ring",
        "3 elixir, 3 scroll_token, 3 sword, 3 talisman, 3 sceptre, 3 tools",
    )
    table = delve(party=THREE, lair=3, level=3, treasures=hands, seats=2).play(*FIGHT)
    assert (table.experience, table.phase, table.level) == (1, "regroup", 4)


@rule("DR-24", "DR-37")
def test_ruling_13_a_token_that_fought_is_back_in_the_box_when_the_treasure_is_drawn() -> None:
    table = delve(party="champion, mage", lair=3, level=3, treasures="3 sword")
    table.play("fight champion", "fight mage", "fight sword")
    assert table.treasures == "2 sword"
    assert table.odds()["draw sword"] == Fraction(1, 28)


@rule("DR-23", "DR-35", "DR-33", "DR-36")
def test_ruling_23_tokens_and_ultimates_may_still_save_the_day() -> None:
    table = delve(party="fighter, mage", lair=3, level=5, treasures="town_portal, ring, elixir", hero="minstrel")
    table.until("dragon")
    assert {"use town_portal", "use ring", "use elixir", "ultimate", "flee"} == set(table.legal())
    table.play("use elixir", "revive cleric")
    assert (table.phase, table.legal("fight")) == ("dragon", ["fighter", "cleric", "mage"])


@rule("DR-24", "DR-35")
@pytest.mark.parametrize(
    ("hero", "side", "treasures", "move"),
    [
        (None, "novice", "ring", "use ring"),
        ("minstrel", "novice", "", "ultimate"),
        ("viking", "novice", "", "ultimate"),
        ("spellsword", "master", "", "ultimate"),
        ("crusader", "master", "tools", "pay tools"),
    ],
)
def test_ruling_24_emptying_the_lair_is_no_victory(hero: str | None, side: str, treasures: str, move: str) -> None:
    table = delve(party="2 mage", lair=3, level=4, hero=hero, side=side, treasures=treasures).play(move)
    assert (table.phase, table.lair, table.level, table.treasures) == ("regroup", 0, 4, "")
    assert (table.in_the_air, table.number("dragons")) == ((0, 0, 0), 0)


@rule("DR-25")
def test_two_dragons_wait_in_the_lair_for_a_third() -> None:
    table = regroup(party=THREE, level=2, lair=2).play("seek").meet("dragon, 2 chest")
    assert (table.phase, table.lair) == ("loot", 3)
    assert table.play("onward").phase == "dragon"

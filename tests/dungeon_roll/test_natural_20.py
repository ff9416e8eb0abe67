"""The achievement for twenty points without using the hero's card, and everything that is a use of it (ruling 43)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import Table, delve, regroup, start
from .telling import listed


def finish(table: Table) -> set[str]:
    """What is achieved when the game ends with many points."""
    table.until("regroup").arrange(delve=2).arrange_seat(0, experience=30)
    return table.play("retire").achieved


@rule("DR-43")
@pytest.mark.parametrize(("before", "earned"), [(10, True), (9, False)])
def test_ruling_43_twenty_points_without_a_hero(before: int, earned: bool) -> None:
    table = regroup(level=9, delve=3, experience=before, treasures="ring").play("retire")
    assert table.match.score == [before + 10]
    assert table.achieved == ({"natural_20"} if earned else set())


@rule("DR-43")
@pytest.mark.parametrize(("way", "earned"), [("beat mage goblin 2", False), ("beat mage goblin 1", True)])
def test_ruling_43_twenty_points_without_the_specialty(way: str, earned: bool) -> None:
    table = delve(party="2 mage", dungeon="2 goblin", level=6, hero="spellsword", side="master", delve=3, experience=15)
    table.play(way)
    if table.phase == "monster":
        table.play(way)
    assert table.play("retire").achieved == ({"natural_20"} if earned else set())


@rule("DR-43")
@pytest.mark.parametrize(
    ("hero", "party", "earned"),
    [
        ("spellsword", "champion, fighter, mage", True),
        ("spellsword", "champion, 2 fighter", False),
        ("knight", "champion, mage", False),
    ],
)
def test_ruling_43_the_specialty_against_the_dragon(hero: str, party: str, earned: bool) -> None:
    table = delve(party, lair=3, level=6, hero=hero, side="master", delve=3, experience=15).until("dragon")
    table.play(*(f"fight {face}" for face in listed(party)), "draw ring", "retire")
    assert table.match.score[0] >= 20
    assert ("natural_20" in table.achieved) == earned


@rule("DR-43")
def test_ruling_43_an_ultimate_in_an_earlier_delve_counts() -> None:
    table = delve(party="7 mage", dungeon="goblin", hero="knight").play("ultimate", "retire").until("regroup")
    table.arrange(delve=2, level=6).arrange_seat(0, experience=20)
    assert table.play("retire").match.score == [26]
    assert "natural_20" not in table.achieved


@rule("DR-43")
@pytest.mark.parametrize(("moves", "earned"), [(["keep"], True), (["choose mage 1", "reroll", "die mage"], False)])
def test_ruling_43_the_mercenary_s_reroll_is_a_use_of_the_card(moves: list[str], earned: bool) -> None:
    table = start("mercenary").form("7 mage").play(*moves).until("regroup").arrange(delve=2)
    table.arrange_seat(0, experience=30)
    assert ("natural_20" in table.play("retire").achieved) == earned


# hero, side, party, dungeon, the moves that use the card, and those that do nearly the same without it
SIDE_BY_SIDE = [
    ("mercenary", "master", "fighter, mage", "goblin, ooze", ["beat fighter goblin 1", "target ooze"],
     ["beat fighter goblin 1", "enough", "beat mage ooze 1"]),
    ("minstrel", "master", "champion, mage", "goblin, ooze", ["beat champion goblin 1", "target ooze"],
     ["beat champion goblin 1", "enough", "beat mage ooze 1"]),
    ("minstrel", "novice", "mage, thief", "2 chest", ["open mage 2", "draw ring", "draw ring"],
     ["open thief 2", "draw ring", "draw ring"]),
    ("half_goblin", "novice", "2 thief", "goblin, chest", ["open thief 1", "draw ring", "beat thief goblin 1"],
     ["beat thief goblin 1", "open thief 1", "draw ring"]),
    ("half_goblin", "novice", "thief", "goblin", ["recruit 1"], ["beat thief goblin 1"]),
    ("enchantress", "novice", "mage, scroll", "goblin", ["beat scroll goblin 1"], ["beat mage goblin 1"]),
    ("enchantress", "novice", "mage", "goblin", ["ultimate", "target goblin"], ["beat mage goblin 1"]),
    ("spellsword", "novice", "mage", "goblin", ["beat hero goblin 1"], ["beat mage goblin 1"]),
    ("crusader", "master", "mage", "goblin", ["pay sword"], ["beat mage goblin 1"]),
    ("tracker", "novice", "mage", "goblin", ["specialty", "monster dragon"], ["beat mage goblin 1"]),
    ("alchemist", "novice", "mage", "dragon, goblin", ["ultimate", "die mage", "beat mage goblin 1"],
     ["beat mage goblin 1"]),
]  # fmt: skip


@rule("DR-43")
@pytest.mark.parametrize(("hero", "side", "party", "dungeon", "with_it", "without"), SIDE_BY_SIDE)
def test_ruling_43_with_the_card_and_without(
    hero: str, side: str, party: str, dungeon: str, with_it: list[str], without: list[str]
) -> None:
    for moves, earned in ((with_it, False), (without, True)):
        table = delve(party, dungeon, level=2, hero=hero, side=side, treasures="sword" if hero == "crusader" else "")
        assert ("natural_20" in finish(table.play(*moves))) == earned, moves


@rule("DR-43")
@pytest.mark.parametrize(
    ("hero", "party", "dungeon"),
    [("knight", "scroll, 6 mage", "dragon"), ("alchemist", "7 mage", "chest"), ("viking", "", "dragon")],
)
def test_ruling_43_specialties_that_fire_by_themselves_count(hero: str, party: str, dungeon: str) -> None:
    assert "natural_20" not in finish(start(hero).form(party).meet(dungeon))


@rule("DR-43")
@pytest.mark.parametrize(("hero", "dungeon"), [("knight", "dragon"), ("alchemist", "potion")])
def test_ruling_43_unless_there_is_nothing_to_turn(hero: str, dungeon: str) -> None:
    assert "natural_20" in finish(start(hero).form("7 mage").meet(dungeon))


@rule("DR-43")
def test_ruling_43_the_archaeologist_s_draws_count() -> None:
    assert "natural_20" not in finish(start("archaeologist"))

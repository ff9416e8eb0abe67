"""Loot, limits, replacing, potions, levels."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from undercroft.games.one_deck import table as names

from .set_up import Table, card, card_with, resting

QUIET = "lichs_tomb"


def looting(number: int, **situation: object) -> Table:
    """A card has been beaten and is to be claimed."""
    table = resting(**{"dungeon": QUIET, **situation, "closed": 1})
    table.rec.cards[0], table.rec.looting = table.take_from_deck(number), 1
    return table.arrange(step=names.DO_LOOT)


@rule("OD-33")
def test_a_card_becomes_item_skill_potion_or_experience() -> None:
    assert looting(card("goblin")).legal() == ["xp", "item 1", "skill 1"]
    assert looting(card_with("clarity")).legal() == ["xp", "item 1", "potion"]


@rule("OD-33")
def test_an_item_goes_to_one_hero_of_the_group_s_choice() -> None:
    table = looting(card("goblin"), heroes=2)
    assert {"item 1", "item 2", "skill 1", "skill 2"} < set(table.legal())
    table.play("item 2")
    assert [len(hero["items"]) for hero in table.view["heroes"]] == [0, 1]


@rule("OD-33")
def test_experience_is_counted_by_the_card_s_worth() -> None:
    assert looting(card("ogre")).play("xp")["xp"][4] == 1


@rule("OD-34")
@pytest.mark.parametrize(
    ("heroes", "level", "items", "skills"),
    [(1, 1, 1, 2), (1, 2, 3, 3), (1, 3, 5, 4), (1, 4, 7, 5), (2, 1, 1, 1), (2, 2, 2, 2), (2, 3, 3, 3), (2, 4, 4, 4)],
)
def test_limits_of_each_level(heroes: int, level: int, items: int, skills: int) -> None:
    shown = resting(heroes, level=level).view["level"]
    assert (shown["items"], shown["skills"]) == (items, skills)


@rule("OD-34")
def test_a_full_hero_takes_no_more_items_or_skills() -> None:
    full = looting(card("goblin"), items=(card("ogre"),), skills=("cleave", "haste"))
    assert full.legal() == ["xp", "swap_item 1 1", "swap_skill 1 1", "swap_skill 1 2"]
    higher = looting(card("goblin"), items=(card("ogre"),), skills=("cleave", "haste"), level=2)
    assert {"item 1", "skill 1"} < set(higher.legal())


@rule("OD-34", "OD-48")
def test_own_and_basic_skills_do_not_count() -> None:
    table = looting(card("goblin"), skills=("cleave",)).arrange(basic=(0, -1, -1, -1))
    assert "skill 1" in table.legal()


@rule("OD-35")
def test_what_is_replaced_becomes_experience_at_once() -> None:
    table = looting(card("goblin"), items=(card("ogre"),)).play("swap_item 1 1")
    assert [item["kind"] for item in table.view["heroes"][0]["items"]] == ["goblin"]
    assert table["xp"][4] == 1
    table = looting(card("goblin"), skills=("cleave", "haste")).play("swap_skill 1 1")
    learned = [skill["id"] for skill in table.view["heroes"][0]["skills"] if skill["from"] == "learned"]
    assert sorted(learned) == ["haste", "shimmerblast"]
    assert sum(table["xp"]) == 1


@rule("OD-35")
def test_replacing_is_allowed_even_with_room() -> None:
    assert "swap_item 1 1" in looting(card("goblin"), items=(card("ogre"),), level=2).legal()


@rule("OD-35")
def test_nobody_has_a_skill_twice_but_two_heroes_may_have_the_same() -> None:
    other = card("arrow_wall")  # dodge, like the second goblin
    assert "skill 1" not in looting(other, skills=("dodge",)).legal()
    pair = looting(other, heroes=2, skills=("dodge",))
    assert "skill 1" not in pair.legal()
    assert "skill 2" in pair.legal()


@rule("OD-35", "OD-36")
def test_a_potion_is_identified_once() -> None:
    second = card("arrow_wall", 2)  # mana is on two cards
    assert "potion" in looting(second).legal()
    assert "potion" not in looting(second, known=("mana",)).legal()


@rule("OD-36")
def test_identifying_a_potion_gives_a_cube_up_to_the_supply() -> None:
    assert looting(card_with("mana"), cubes=1).play("potion")["cubes"] == 2
    assert looting(card_with("mana"), cubes=6).play("potion")["cubes"] == 6


@rule("OD-33", "OD-36")
def test_a_health_item_raises_health_and_does_not_heal() -> None:
    table = looting(card("ogre"), wounds=(3,)).play("item 1")
    assert (table.view["heroes"][0]["health"], table.wounds) == (7, [3])


@rule("OD-32", "OD-35")
def test_giving_up_health_for_another_item_may_kill() -> None:
    table = looting(card("goblin"), items=(card("ogre"),), wounds=(6,)).play("swap_item 1 1")
    assert table.wait == "lost"


# Levels


def levelling(xp: dict[int, int], **situation: object) -> Table:
    """After an encounter, with cards of these worths under the level card."""
    table = resting(**{"dungeon": QUIET, "closed": 1, **situation})
    for worth, count in xp.items():
        table.rec.xp[worth] = count
    return table.arrange(step=names.DO_LEVEL)


@rule("OD-38")
@pytest.mark.parametrize(("level", "price"), [(1, 6), (2, 8), (3, 10)])
def test_enough_experience_buys_a_level_and_a_cube(level: int, price: int) -> None:
    table = levelling({2: price // 2}, level=level, cubes=1)
    assert (table["level"], table["cubes"], sum(table["xp"])) == (level, 2, 0)
    assert levelling({2: price // 2 - 1}, level=level)["level"] == level - 1


@rule("OD-38")
def test_cards_leave_the_game_and_the_rest_stays() -> None:
    table = levelling({3: 2, 2: 1})  # 3 + 3 is the only way without a card too many
    assert (table["level"], table["xp"][2], table["gone"]) == (1, 1, 2)


@rule("OD-38")
def test_no_card_is_paid_that_is_not_needed() -> None:
    # 4 + 2 or 4 + 3 or 3 + 3: after the 4 nothing makes 4 + 3 + 2
    table = levelling({4: 1, 3: 2, 2: 1})
    assert table.legal() == ["spend 4", "spend 3"]
    table.play("spend 4")
    assert table.legal() == ["spend 3", "spend 2"]
    assert table.play("spend 2")["level"] == 1


@rule("OD-38")
def test_overpaying_is_lost_and_levels_repeat_while_there_is_enough() -> None:
    table = levelling({4: 4})
    assert (table["level"], table["xp"][4], table["cubes"]) == (2, 0, 2)  # 8 for 6, then 8


@rule("OD-38", "OD-34")
def test_loot_is_claimed_under_the_old_limits_then_the_group_levels_up() -> None:
    table = looting(card("goblin"), items=(card("ogre"),)).arrange(xp=(0, 0, 3, 0, 0, 0, 0, 0, 0))
    assert "item 1" not in table.legal()
    assert table.play("xp")["level"] == 1


@rule("OD-39")
def test_at_level_4_five_experience_buy_a_cube_if_one_wants() -> None:
    table = levelling({3: 2}, level=4)
    assert table.legal() == ["spend 3", "save"]
    table.play("spend 3", "spend 3")
    assert (table["level"], table["cubes"], table["gone"]) == (3, 1, 2)
    assert levelling({3: 2}, level=4).play("save")["cubes"] == 0
    assert levelling({3: 2}, level=4, cubes=6).wait != "spend"

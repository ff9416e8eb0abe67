"""The four classes: paladin, barbarian, ranger, wizard."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.rulebook import rule

from .set_up import Table, situation

FAR = {"e1": 2, "e2": 2}  # spiders too far from a5 to attack in the next turns


def second_turn(hero: str, dice: tuple[int, ...] = (3, 5, 2), **options: object) -> Table:
    """The start of the second turn of a level, in which dice 3, 5, 2 lie under speed, attack and defence."""
    table = situation(1, at="a5", monsters=FAR, hero=hero, **options).roll(*dice).play("give 123", "end")
    return settle(table)


def settle(table: Table) -> Table:
    """Answer the monsters' questions in any way."""
    while table.phase in ("order", "send"):
        table.play(table.legal()[0])
    return table


def next_level(table: Table) -> Table:
    """The start of the next level, whatever happens on this one."""
    if table.phase == "keep":
        table.play("throw")
    table.arrange({"a4": 1}, at="a5").roll(*[6] * (3 - table.rec.rolled))
    return table.play(table.legal("give") and f"give {table.legal('give')[0]}", "attack 1", "heal")


@rule("OC-05")
@pytest.mark.parametrize("verb", ["keep", "throw", "aim", "reroll"])
def test_without_a_class_there_are_no_powers(verb: str) -> None:
    table = situation(1, health=1).roll(1, 2, 3)
    assert table.legal(verb) == []
    assert second_turn("none").phase == "roll"


# Paladin


@rule("OC-05")
def test_a_paladin_has_nothing_to_keep_on_the_first_turn_of_a_level() -> None:
    assert situation(1, hero="paladin").phase == "roll"
    assert next_level(second_turn("paladin")).phase == "roll"


@rule("OC-05")
def test_a_paladin_may_keep_any_one_die_or_roll_all_three() -> None:
    table = second_turn("paladin")
    assert table.match.turn == 0
    assert table.legal() == ["keep speed", "keep attack", "keep defence", "throw"]


@rule("OC-05")
@pytest.mark.parametrize(("skill", "place"), [("speed", 0), ("attack", 1), ("defence", 2)])
def test_a_kept_die_stays_under_its_skill_and_two_are_rolled(skill: str, place: int) -> None:
    table = second_turn("paladin").play(f"keep {skill}")
    assert table.match.turn == uc.CHANCE
    table.roll(1, 6)
    assert table.phase == "give"  # two dice were enough
    energies = {each.energy[:3] for each in table.after_each().values()}
    assert len(energies) == 2
    for energy in energies:
        assert energy[place] == (3, 5, 2)[place]
        assert sorted(energy) == sorted([1, 6, (3, 5, 2)[place]])


@rule("OC-05")
def test_rolling_the_kept_number_again_does_not_free_the_kept_die() -> None:
    table = second_turn("paladin").play("keep attack").roll(5, 1)
    assert {each.energy[:3] for each in table.after_each().values()} == {(5, 5, 1), (1, 5, 5)}


@rule("OC-05")
def test_a_paladin_who_throws_all_dice_keeps_his_power() -> None:
    table = second_turn("paladin").play("throw").roll(1, 1, 4)
    assert len(table.legal("give")) == 3
    settle(table.play("give 123", "end"))
    assert table.legal() == ["keep speed", "keep attack", "keep defence", "throw"]


@rule("OC-05")
def test_a_paladin_keeps_a_die_once_a_level() -> None:
    table = settle(second_turn("paladin").play("keep attack").roll(1, 1).play("give 213", "end"))
    assert table.phase == "roll"
    assert table.play("die 1", "die 1", "die 1").phase == "give"


@rule("OC-05", "OC-26")
def test_a_paladin_s_power_is_back_on_the_next_level() -> None:
    table = next_level(second_turn("paladin").play("keep attack"))
    assert table.level == 2
    table.arrange({"a5": 3}, at="e1").roll(1, 2, 3).play("give 123", "end")
    assert settle(table).phase == "keep"


# Barbarian


@rule("OC-05")
@pytest.mark.parametrize(("health", "rerolls"), [(1, 1), (2, 0), (6, 0)])
def test_a_barbarian_rerolls_at_exactly_1_health(health: int, rerolls: int) -> None:
    table = situation(1, hero="barbarian", health=health).roll(1, 2, 3)
    assert table.legal().count("reroll") == rerolls


@rule("OC-05")
@pytest.mark.parametrize("hero", ["barbarian", "wizard"])
def test_a_reroll_takes_all_three_dice_and_the_second_result_stands(hero: str) -> None:
    table = situation(1, hero=hero, health=1).roll(1, 2, 3).play("reroll")
    assert table.match.turn == uc.CHANCE
    assert table.dice == (0, 0, 0)
    table.roll(4, 4, 4)
    assert table.dice == (4, 4, 4)
    assert table.legal() == ["give 123"]


@rule("OC-05")
def test_a_reroll_comes_after_the_roll_and_before_the_dice_are_given() -> None:
    table = situation(1, hero="wizard", monsters=FAR, at="a5")
    for move in ("die 1", "die 2", "die 3"):
        assert "reroll" not in table.legal()
        table.play(move)
    assert "reroll" in table.legal()
    assert "reroll" not in table.play("give 123").legal()


@rule("OC-05")
def test_a_barbarian_may_reroll_every_turn() -> None:
    table = situation(1, hero="barbarian", health=1, at="a5", monsters=FAR)
    for _turn in range(2):
        table.roll(1, 1, 6).play("reroll").roll(1, 1, 6)
        assert "reroll" not in table.legal()
        settle(table.arrange(FAR, at="a5").play("give 123", "end"))
        assert table.phase == "roll"


# Ranger


@rule("OC-06")
def test_a_ranger_may_put_the_die_for_speed_under_range() -> None:
    table = situation(1, hero="ranger", skills=(2, 1, 1, 2)).roll(3, 5, 2)
    assert table.legal("aim") == table.legal("give")
    table.play("aim 123")
    assert table.energy == (0, 5, 2, 3)
    assert table.points == (2, 6)  # speed stays at the skill alone


@rule("OC-06", "OC-12")
def test_a_ranger_s_die_makes_his_range_longer_that_turn_only() -> None:
    spiders = {"c4": 2}  # at range 5 from a5
    table = situation(1, hero="ranger", at="a5", monsters=spiders)
    table.roll(3, 5, 6).play("aim 123")
    assert table.legal("attack") == ["1"]
    settle(table.play("end")).arrange(spiders, at="a5").roll(3, 5, 6).play("give 123")
    assert table.energy[3] == 0
    assert table.legal("attack") == []


@rule("OC-06", "OC-12")
def test_a_ranger_who_aims_reaches_his_range_plus_the_die_and_no_more() -> None:
    for die, targets in [(2, []), (3, ["1"])]:  # 2 + 3 is the range of c4 from a5
        table = situation(1, hero="ranger", at="a5", monsters={"c4": 2}).roll(die, 5, 6).play("aim 123")
        assert table.legal("attack") == targets


@rule("OC-06", "OC-26")
def test_a_ranger_aims_once_a_level() -> None:
    table = settle(situation(1, hero="ranger", at="a5", monsters=FAR).roll(1, 2, 3).play("aim 123", "end"))
    assert table.roll(1, 2, 3).legal("aim") == []
    settle(table.play("give 123", "end"))
    assert next_level(table).roll(1, 2, 3).legal("aim") != []


@rule("OC-06")
def test_a_ranger_who_does_not_aim_may_do_so_later() -> None:
    assert second_turn("ranger").roll(1, 2, 3).legal("aim") != []


# Wizard


@rule("OC-05")
@pytest.mark.parametrize("health", [1, 2, 6])
def test_a_wizard_rerolls_at_any_health(health: int) -> None:
    assert "reroll" in situation(1, hero="wizard", health=health).roll(1, 2, 3).legal()


@rule("OC-05", "OC-26")
def test_a_wizard_rerolls_once_a_level() -> None:
    table = situation(1, hero="wizard", at="a5", monsters=FAR).roll(1, 2, 3).play("reroll").roll(1, 2, 3)
    settle(table.play("give 123", "end"))
    assert "reroll" not in table.roll(1, 2, 3).legal()
    settle(table.play("give 123", "end"))
    assert "reroll" in next_level(table).roll(1, 2, 3).legal()


@rule("OC-02")
@pytest.mark.parametrize("hero", ["paladin", "barbarian", "ranger", "wizard"])
def test_a_class_starts_with_the_same_skills_and_health(hero: str) -> None:
    table = situation(1, hero=hero)
    match = uc.load("one_card").start(seed=1, hero=hero)
    assert match.table.skills.tolist() == [1, 1, 1, 2]
    assert match.table.health == table.health == 6

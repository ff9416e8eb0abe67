"""The end of a level, rewards, the next level, and winning."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.rulebook import rule

from .set_up import Table, situation

SKILLS = ["speed", "attack", "defence", "range"]


def cleared(level: int = 1, health: int = 3, **options: object) -> Table:
    """The moment after the last monster of a level has died."""
    table = situation(
        level, at="c1", monsters={"c2": 1}, skills=(1, 2, 3, 4), energy=(3, 6, 1), health=health, **options
    )
    return table.play("attack 1")


@rule("OC-25")
def test_the_level_ends_at_once_when_the_last_monster_dies() -> None:
    table = cleared()
    assert table.phase == "reward"
    assert table.points == (0, 0)  # nothing more to do on this level
    assert table.health == 3  # no monster attacks any more


@rule("OC-25")
def test_the_level_goes_on_while_a_monster_lives() -> None:
    table = situation(1, at="c1", monsters={"c2": 1, "e5": 1}, energy=(3, 6, 1)).play("attack 1")
    assert table.phase == "act"


@rule("OC-25")
def test_the_player_must_take_exactly_one_of_five_rewards() -> None:
    assert cleared().legal() == [*(f"train {skill}" for skill in SKILLS), "heal"]
    for table in cleared().after_each().values():
        assert table.level == 2
        assert table.phase == "roll"


@rule("OC-25")
@pytest.mark.parametrize("skill", range(4))
def test_training_raises_one_skill_by_one_and_nothing_else(skill: int) -> None:
    table = cleared().play(f"train {SKILLS[skill]}")
    raised = [1, 2, 3, 4]
    raised[skill] += 1
    assert table.skills == tuple(raised)
    assert table.health == 3


@rule("OC-25", "OC-02")
@pytest.mark.parametrize("health", [1, 5, 6])
def test_healing_goes_back_to_6_and_trains_nothing(health: int) -> None:
    table = cleared(health=health).play("heal")
    assert table.health == 6
    assert table.skills == (1, 2, 3, 4)


@rule("OC-26")
@pytest.mark.parametrize("level", range(1, 12))
def test_the_next_level_is_set_up_from_the_card(level: int) -> None:
    table, fresh = cleared(level).play("train speed"), situation(level + 1)
    assert table.level == level + 1
    assert table.at == fresh.at
    assert table.monsters == fresh.monsters
    assert table.dice == table.energy[:3] == (0, 0, 0)


@rule("OC-26", "OC-04")
def test_the_next_level_starts_with_energy() -> None:
    table = cleared().play("heal")
    assert table.match.turn == uc.CHANCE
    table.roll(1, 2, 3).play("give 123")
    assert table.points == (2, 4)  # nothing was kept from before


@rule("OC-26")
def test_health_and_skills_carry_over_to_the_next_level() -> None:
    table = cleared(health=2).play("train range")
    assert table.health == 2
    assert table.skills == (1, 2, 3, 5)


@rule("OC-27")
def test_killing_the_dragons_of_level_12_wins() -> None:
    table = situation(12, at="c1", monsters={"c2": 1, "b1": 1, "d1": 1}, skills=(1, 6, 1, 2), energy=(1, 6, 1))
    table.play("attack 1", "attack 2")
    assert table.phase == "act"
    table = cleared(12)
    assert table.phase == "won"
    assert table.match.turn == uc.OVER
    assert table.legal() == []
    assert table.match.score == [12]


@rule("OC-27")
def test_only_level_12_wins() -> None:
    assert [cleared(level).phase for level in range(1, 13)] == ["reward"] * 11 + ["won"]


@rule("OC-25", "OC-26", "OC-27")
def test_a_whole_game_has_twelve_levels_and_eleven_rewards() -> None:
    table = situation(1)
    for level in range(1, 13):
        assert table.level == level
        assert table.match.score == [level - 1]
        table.arrange({"c2": 1}, at="c1").roll(1, 6, 1).play("give 123", "attack 1")
        assert table.match.score == [level]
        if level < 12:
            table.play("train attack" if level < 6 else "heal")
    assert table.phase == "won"
    assert table.skills == (1, 6, 1, 2)

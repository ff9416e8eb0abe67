"""The energy phase, and the order of the phases."""

from __future__ import annotations

from fractions import Fraction

import pytest

import undercroft as uc
from tests.rulebook import rule

from .set_up import GAME, situation


@rule("OC-04")
def test_a_turn_goes_energy_adventurer_monsters_and_then_energy_again() -> None:
    table = situation(level=1, ties="fixed")
    phases = []
    for move in ("die 3", "die 5", "die 2", "give 123", "end"):
        phases.append(table.phase)
        table.play(move)
    assert phases == ["roll", "roll", "roll", "give", "act"]
    assert table.phase == "roll"


@rule("OC-04")
def test_monsters_move_before_they_attack() -> None:
    table = situation(at="a3", monsters={"d5": 2}, energy=(1, 1, 1)).play("end")
    assert table.monsters == {"b4": 2}  # from range 7 to range 3
    assert table.health == 6 - 4 // 2


@rule("OC-04")
def test_the_adventurer_acts_before_the_monsters() -> None:
    table = situation(at="a5", monsters={"a4": 1, "e1": 2}, energy=(1, 3, 1)).play("attack 1", "end")
    assert table.health == 6  # the near one died before it could attack, the other one is too far


@rule("OC-05")
def test_three_dice_are_rolled_one_after_another_each_face_as_likely() -> None:
    table = situation()
    for rolled in range(3):
        assert table.match.turn == uc.CHANCE
        assert table.legal() == [f"die {face}" for face in range(1, 7)]
        assert [move.odds for move in table.match.moves()] == [Fraction(1, 6)] * 6
        table.roll(rolled + 1)
    assert table.dice == (1, 2, 3)
    assert table.match.turn == 0


@rule("OC-05")
def test_a_total_is_skill_plus_die_as_in_the_rulebook_s_example() -> None:
    table = situation().roll(3, 5, 2).play("give 123")
    assert table.energy == (3, 5, 2, 0)
    assert table.points == (4, 6)


@rule("OC-05", "OC-22")
def test_the_defence_total_is_skill_plus_die_too() -> None:
    for skill, die, loss in [(1, 1, 2), (1, 3, 1), (2, 2, 1), (2, 3, 0)]:
        table = situation(at="a3", monsters={"b4": 2}, skills=(1, 1, skill, 2), energy=(1, 1, die)).play("end")
        assert 6 - table.health == loss == 4 // (skill + die)


@rule("OC-05")
def test_dice_go_to_the_three_skills_as_the_player_likes() -> None:
    ways = {}
    for way in situation().roll(1, 2, 3).legal("give"):
        ways[way] = situation().roll(1, 2, 3).play(f"give {way}").energy[:3]
    assert sorted(ways.values()) == [(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)]
    assert all(energy == tuple(map(int, way)) for way, energy in ways.items())  # "312": third die to speed…


@rule("OC-05")
@pytest.mark.parametrize(("dice", "ways"), [((2, 2, 5), 3), ((2, 5, 2), 3), ((5, 2, 2), 3), ((4, 4, 4), 1)])
def test_equal_dice_leave_fewer_ways_to_give_them(dice: tuple[int, ...], ways: int) -> None:
    table = situation().roll(*dice)
    assert len(table.legal()) == ways
    energies = {situation().roll(*dice).play(move).energy for move in table.legal()}
    assert len(energies) == ways


@rule("OC-05")
def test_every_die_must_be_given_before_anything_else() -> None:
    assert {move.split()[0] for move in situation().roll(1, 2, 3).legal()} == {"give"}


@rule("OC-06")
def test_range_never_gets_a_die() -> None:
    for way in situation().roll(4, 5, 6).legal("give"):
        table = situation().roll(4, 5, 6).play(f"give {way}")
        assert sorted(table.energy[:3]) == [4, 5, 6]
        assert table.energy[3] == 0


@rule("OC-06")
def test_range_is_the_skill_alone() -> None:
    out_of_range = situation(at="a3", monsters={"b4": 2}, energy=(6, 6, 6))
    in_range = situation(at="a3", monsters={"b4": 2}, skills=(1, 1, 1, 3), energy=(6, 6, 6))
    assert out_of_range.legal("attack") == []
    assert in_range.legal("attack") == ["1"]


@rule("OC-07")
def test_points_left_over_are_lost() -> None:
    table = situation(at="a3", monsters={"d5": 2}, energy=(6, 6, 6)).play("end")
    assert table.points == (0, 0)
    assert table.energy == (0, 0, 0, 0)
    table.roll(1, 2, 3).play("give 123")
    assert table.points == (2, 3)


@rule("OC-07")
def test_there_is_no_duty_to_spend_points() -> None:
    table = situation(at="a3", monsters={"b3": 2}, energy=(6, 6, 6))
    assert "end" in table.legal()
    table.play("step a2", "end")
    assert table.phase != "act"


@rule("OC-07")
def test_more_points_than_the_total_cannot_be_spent() -> None:
    table = situation(at="c3", monsters={"c4": 2}, skills=(1, 1, 1, 2), energy=(3, 6, 1))
    table.play("step c2", "step c3", "attack 1")
    assert table.points == (0, 3)
    assert table.legal() == ["end"]
    with pytest.raises(uc.IllegalMove, match="step c2: not allowed now; allowed: end"):
        table.play("step c2")


@rule("OC-05")
def test_a_seed_rolls_the_same_dice_again() -> None:
    def faces(seed: int) -> list[str]:
        match = GAME.start(seed=seed)
        return [match.roll().text for _die in range(3)]

    assert faces(5) == faces(5)
    assert len({tuple(faces(seed)) for seed in range(10)}) > 1

"""The adventurer's steps."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.rulebook import rule

from .set_up import situation

FAR_AWAY = {"e5": 2}


@rule("OC-08")
def test_moves_and_attacks_mix_in_any_order() -> None:
    table = situation(at="a1", monsters={"a3": 2, "c3": 2}, skills=(3, 6, 1, 2), energy=(6, 6, 1))
    table.play("step a2", "attack 1", "step b3", "attack 1", "attack 2", "step b4")
    assert table.at == "b4"
    assert table.monsters == {"c3": 1}
    assert table.points == (9 - 2 - 3 - 2, 0)


@rule("OC-09")
@pytest.mark.parametrize(("to", "cost"), [("c4", 2), ("c2", 2), ("b3", 2), ("d3", 2), ("b4", 3)])
def test_a_step_costs_2_straight_and_3_diagonally(to: str, cost: int) -> None:
    table = situation(at="c3", monsters=FAR_AWAY, energy=(5, 1, 1)).play(f"step {to}")
    assert table.at == to
    assert table.points == (6 - cost, 2)


@rule("OC-09", "OC-07")
@pytest.mark.parametrize(
    ("points", "tiles"),
    [(1, []), (2, ["c4", "b3", "d3", "c2"]), (3, ["b4", "c4", "b3", "d3", "c2"]), (7, ["b4", "c4", "b3", "d3", "c2"])],
)
def test_a_step_needs_its_points(points: int, tiles: list[str]) -> None:
    table = situation(at="c3", monsters=FAR_AWAY, energy=(points - 1, 1, 1))
    assert sorted(table.legal("step")) == sorted(tiles)  # d4, b2 and d2 are walls


@rule("OC-09")
def test_one_step_leads_to_a_neighbour_only() -> None:
    table = situation(level=4, at="d2", monsters={"b5": 5}, energy=(6, 1, 1))
    assert sorted(table.legal("step")) == ["c1", "c2", "c3", "d1", "d3", "e1", "e2"]  # e3 is a wall


@rule("OC-09")
@pytest.mark.parametrize(
    ("at", "tiles"),
    [
        ("a3", ["a2", "a4", "b3", "b4"]),
        ("e3", ["d3", "e2", "e4"]),
        ("c5", ["b4", "b5", "c4", "d5"]),
        ("c1", ["b1", "c2", "d1"]),
    ],
)
def test_the_edge_of_the_card_is_the_end_of_the_board(at: str, tiles: list[str]) -> None:
    table = situation(at=at, monsters={"e5": 2}, energy=(6, 1, 1))
    assert sorted(table.legal("step")) == tiles


@rule("OC-10")
@pytest.mark.parametrize("wall", ["d4", "b2", "d2"])
def test_he_never_enters_a_wall(wall: str) -> None:
    table = situation(at="c3", monsters=FAR_AWAY, energy=(6, 1, 1))
    with pytest.raises(uc.IllegalMove, match=f"step {wall}: not allowed now"):
        table.play(f"step {wall}")
    assert table.at == "c3"


@rule("OC-10")
@pytest.mark.parametrize("monster", ["c4", "b3", "d3", "c2", "b4"])
def test_he_never_enters_a_monster_s_tile(monster: str) -> None:
    assert monster in situation(at="c3", monsters=FAR_AWAY, energy=(6, 1, 1)).legal("step")
    assert monster not in situation(at="c3", monsters={monster: 2}, energy=(6, 1, 1)).legal("step")


@rule("OC-10")
def test_he_does_not_pass_through_a_monster() -> None:
    table = situation(at="a1", monsters={"a2": 2, "b1": 2}, energy=(6, 1, 1))
    assert table.legal("step") == []


@rule("OC-10", "OC-11")
def test_a_dead_monster_s_tile_is_free_at_once() -> None:
    table = situation(at="a1", monsters={"a2": 1, "b1": 2}, energy=(6, 3, 1))
    assert table.legal("step") == []
    table.play("attack 1")
    assert table.legal("step") == ["a2"]


@rule("OC-09")
def test_a_diagonal_step_may_cut_the_corner_of_a_wall() -> None:
    assert "b3" in situation(at="a2", monsters=FAR_AWAY, energy=(6, 1, 1)).legal("step")  # past the wall b2


@rule("OC-10")
def test_stairs_are_walked_like_any_floor() -> None:
    assert "e5" in situation(at="d5", monsters={"a1": 2}, energy=(6, 1, 1)).legal("step")
    assert "a1" in situation(at="a2", monsters={"e5": 2}, energy=(6, 1, 1)).legal("step")


@rule("OC-09")
def test_going_nowhere_is_no_step() -> None:
    assert "c3" not in situation(at="c3", monsters=FAR_AWAY, energy=(6, 1, 1)).legal("step")

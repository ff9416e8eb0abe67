"""Every option both ways: what it changes, and that it is the printed rule unless chosen otherwise."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from undercroft.games.one_card.content.geometry import TILE_NAMES
from undercroft.games.one_card.look.preview import in_reach

from .set_up import GAME, Table, situation
from .test_monsters_moving import lone, placements


def attackable(at: str, monsters: dict[str, int], range_: int, **options: object) -> list[str]:
    table = situation(at=at, monsters=monsters, skills=(1, 6, 1, range_), energy=(1, 6, 1), **options)
    return [list(monsters)[int(number) - 1] for number in table.legal("attack")]


def march(at: str, monsters: dict[str, int], level: int = 1, **options: object) -> Table:
    return situation(level, at=at, monsters=monsters, energy=(1, 1, 6), **options).play("end")


def test_the_defaults_are_the_recommended_rulings() -> None:
    assert GAME.start(seed=1).options == {
        "hero": "none",
        "sight": "closed",
        "range": "walls",
        "approach": "shot",
        "ties": "player",
        "kept_die": "stays",
        "back_off": True,
        "squeeze": True,
        "skill_cap": True,
    }


@rule("OC-14")
@pytest.mark.parametrize(("sight", "seen"), [("closed", []), ("open", ["d3"]), ("mid_touch", [])])
def test_sight_a_line_along_the_edge_of_a_wall(sight: str, seen: list[str]) -> None:
    assert attackable("d5", {"d3": 2}, range_=6, sight=sight) == seen


@rule("OC-14")
@pytest.mark.parametrize(("sight", "seen"), [("closed", ["a2"]), ("open", ["a2", "a3"]), ("mid_touch", ["a2"])])
def test_sight_a_line_along_the_edge_of_a_monster(sight: str, seen: list[str]) -> None:
    assert attackable("a1", {"a2": 2, "a3": 2}, range_=4, sight=sight) == seen


@rule("OC-14")
@pytest.mark.parametrize(("sight", "seen"), [("closed", ["b3", "c4"]), ("open", ["b3", "c4"]), ("mid_touch", ["b3"])])
def test_sight_a_line_that_touches_the_corner_of_a_monster(sight: str, seen: list[str]) -> None:
    assert attackable("a2", {"b3": 2, "c4": 2}, range_=6, sight=sight) == seen


@rule("OC-14", "OC-21")
@pytest.mark.parametrize(("sight", "loss"), [("closed", 5 // 2), ("open", 10 // 2), ("mid_touch", 5 // 2)])
def test_sight_counts_for_monsters_too(sight: str, loss: int) -> None:
    table = situation(2, at="a5", monsters={"c5": 3, "d5": 3}, energy=(1, 1, 1), sight=sight).play("end")
    assert 6 - table.health == loss


@rule("OC-12")
@pytest.mark.parametrize(("range_option", "targets"), [("walls", ["b4", "c3"]), ("monsters", ["b4"])])
def test_range_by_walls_alone_or_with_other_monsters_in_the_way(range_option: str, targets: list[str]) -> None:
    assert attackable("a5", {"b4": 2, "c3": 2}, range_=6, range=range_option) == targets
    assert attackable("a5", {"c3": 2}, range_=6, range=range_option) == ["c3"]


@rule("OC-17")
@pytest.mark.parametrize(
    ("approach", "goals"), [("shot", {"b3", "c4"}), ("full_range", {"c4"}), ("adventurer", {"b3"})]
)
def test_approach_when_no_attack_is_in_reach(approach: str, goals: set[str]) -> None:
    assert lone(2, "a5", "c2", approach=approach) == goals


@rule("OC-17")
@pytest.mark.parametrize(
    ("approach", "differences"),
    [("adventurer", (4, 48, 14, 10)), ("full_range", (10, 28, 0, 2))],
)
def test_approach_changes_as_many_placements_as_were_counted(approach: str, differences: tuple[int, ...]) -> None:
    for level, count in enumerate(differences, 1):
        changed = [pair for pair in placements(level) if lone(level, *pair) != lone(level, *pair, approach=approach)]
        assert len(changed) == count


@rule("OC-20")
def test_ties_are_the_player_s_or_fall_in_a_fixed_order() -> None:
    assert march("c4", {"e4": 2}, ties="player").legal() == ["send d5", "send d3"]
    table = march("c4", {"e4": 2}, ties="fixed")
    assert table.phase == "roll"
    assert table.monsters == {"d5": 2}  # the far row first


@rule("OC-20")
def test_fixed_ties_take_the_left_one_of_a_row_and_ask_for_no_order() -> None:
    assert march("b4", {"b3": 2, "e5": 2}, ties="player").legal("send") == ["a3", "c3"]
    assert "a3" in march("b4", {"b3": 2, "e5": 2}, ties="fixed").monsters
    assert march("a5", {"a3": 1, "c5": 2}, ties="player").legal() == ["order 1", "order 2"]
    assert march("a5", {"a3": 1, "c5": 2}, ties="fixed").monsters == {"a4": 1, "b4": 2}  # c5 first: far row


@rule("OC-05")
@pytest.mark.parametrize(("kept_die", "ways"), [("stays", 2), ("free", 6)])
def test_a_kept_die_stays_or_may_go_anywhere(kept_die: str, ways: int) -> None:
    table = situation(1, at="a5", monsters={"e1": 2}, hero="paladin", kept_die=kept_die, ties="fixed")
    table.roll(3, 5, 2).play("give 123", "end", "keep attack").roll(1, 6)
    energies = {each.energy[:3] for each in table.after_each().values()}
    assert len(energies) == ways
    assert all(sorted(energy) == [1, 5, 6] for energy in energies)


@rule("OC-16")
@pytest.mark.parametrize(("back_off", "end"), [(True, {"b4": 2}), (False, {"a4": 2})])
def test_monsters_back_off_to_their_full_range_or_stay(back_off: bool, end: dict[str, int]) -> None:
    assert march("a3", {"a4": 2}, back_off=back_off).monsters == end


@rule("OC-16")
def test_without_backing_off_a_monster_out_of_range_still_stops_at_full_range() -> None:
    assert march("a3", {"c3": 2}, back_off=False).monsters == {"b4": 2}


@rule("OC-09", "OC-10")
@pytest.mark.parametrize(("squeeze", "steps"), [(True, ["a2", "c2", "c1"]), (False, ["c2", "c1"])])
def test_squeezing_between_a_wall_and_a_monster(squeeze: bool, steps: list[str]) -> None:
    table = situation(at="b1", monsters={"a1": 2}, energy=(6, 1, 1), squeeze=squeeze)
    assert table.legal("step") == steps  # a2 lies between the wall b2 and the monster on a1
    reach = {TILE_NAMES[way["tile"]]: way["path"] for way in in_reach(GAME.box.rec, table.match.seen(0))}
    assert sorted(tile for tile, path in reach.items() if len(path) == 1) == sorted(steps), "the preview agrees"


@rule("OC-09", "OC-10")
@pytest.mark.parametrize("squeeze", [True, False])
def test_one_corner_in_the_way_is_never_too_tight(squeeze: bool) -> None:
    assert "a2" in situation(at="b1", monsters={"e5": 2}, energy=(6, 1, 1), squeeze=squeeze).legal("step")
    assert "c4" in situation(at="b3", monsters={"b4": 2}, energy=(6, 1, 1), squeeze=squeeze).legal("step")


@rule("OC-10")
@pytest.mark.parametrize(("squeeze", "allowed"), [(True, True), (False, False)])
def test_squeezing_between_two_monsters(squeeze: bool, allowed: bool) -> None:
    table = situation(at="b3", monsters={"b4": 2, "c3": 2}, energy=(6, 1, 1), squeeze=squeeze)
    assert ("c4" in table.legal("step")) == allowed


@rule("OC-19")
@pytest.mark.parametrize(("squeeze", "end"), [(True, {"b4": 2}), (False, {"d3": 2})])
def test_monsters_squeeze_between_the_adventurer_and_a_wall(squeeze: bool, end: dict[str, int]) -> None:
    assert march("c3", {"d3": 2}, squeeze=squeeze).monsters == end  # by c4, past the wall d4


@rule("OC-12")
@pytest.mark.parametrize(("squeeze", "targets"), [(True, ["b5", "a4", "b4"]), (False, ["b5", "a4"])])
def test_range_with_monsters_in_the_way_squeezes_as_steps_do(squeeze: bool, targets: list[str]) -> None:
    corner = {"b5": 2, "a4": 2, "b4": 2}
    assert attackable("a5", corner, range_=3, range="monsters", squeeze=squeeze) == targets


@rule("OC-25")
@pytest.mark.parametrize(
    ("skill_cap", "skills"), [(True, ["attack", "range"]), (False, ["speed", "attack", "defence", "range"])]
)
def test_a_skill_can_be_trained_past_6_only_without_the_cap(skill_cap: bool, skills: list[str]) -> None:
    table = situation(at="c1", monsters={"c2": 1}, skills=(6, 5, 6, 2), energy=(1, 6, 1), skill_cap=skill_cap)
    table.play("attack 1")
    assert table.legal("train") == skills
    assert "heal" in table.legal()


@rule("OC-25")
def test_without_the_cap_a_skill_goes_on_rising() -> None:
    table = situation(at="c1", monsters={"c2": 1}, skills=(6, 5, 6, 2), energy=(1, 6, 1), skill_cap=False)
    assert table.play("attack 1", "train speed").skills == (7, 5, 6, 2)

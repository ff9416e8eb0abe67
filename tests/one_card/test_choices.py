"""What the player chooses for the monsters: which moves first, and where to. Asked only when it makes a difference."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rulebook import rule

from .set_up import TRIED_OFTEN, Table, floor_of, situation


def march(at: str, monsters: dict[str, int], level: int = 1, **options: object) -> Table:
    """The table after the adventurer has ended his phase."""
    return situation(level, at=at, monsters=monsters, energy=(1, 1, 6), **options).play("end")


def ends(table: Table) -> frozenset[frozenset[tuple[str, int]]]:
    """All ways the phase can end."""
    if table.phase not in ("order", "send"):
        return frozenset([frozenset(table.monsters.items())])
    return frozenset().union(*(ends(after) for after in table.after_each().values()))


def end(**monsters: int) -> frozenset[tuple[str, int]]:
    return frozenset(monsters.items())


@rule("OC-20")
def test_the_player_chooses_between_equally_good_tiles() -> None:
    table = march("c4", {"e4": 2})
    assert table.match.turn == 0
    assert table.legal() == ["send d5", "send d3"]
    assert table.play("send d3").monsters == {"d3": 2}
    assert table.phase == "roll"


@rule("OC-20")
def test_each_of_the_tiles_can_be_chosen() -> None:
    assert ends(march("c4", {"e4": 2})) == {end(d5=2), end(d3=2)}


@rule("OC-20", "OC-15")
def test_the_player_chooses_which_of_two_equally_near_monsters_moves_first() -> None:
    table = march("a5", {"c5": 2, "a3": 2})
    assert table.legal() == ["order 1", "order 2"]
    after = table.after_each()
    assert ends(after["order 1"]) == {end(b4=2, a4=2)}
    assert ends(after["order 2"]) == {end(b4=2, b5=2)}


@rule("OC-20", "OC-15")
def test_no_order_is_asked_when_it_makes_no_difference() -> None:
    for health in (1, 2):
        table = march("a5", {"e5": 2, "d3": health})  # both at the same range, each with a way of its own
        assert table.phase == "roll"
        assert table.monsters == {"c5": 2, "b4": health}


@rule("OC-20", "OC-15")
def test_no_order_is_asked_between_monsters_at_different_ranges() -> None:
    assert march("a5", {"b5": 2, "c5": 2}).phase == "roll"


@rule("OC-20")
def test_no_order_is_asked_when_equal_monsters_would_only_swap_their_parts() -> None:
    equal, unequal = march("b5", {"a5": 2, "b4": 2}), march("b5", {"a5": 2, "b4": 1})
    assert equal.phase == "roll"
    assert equal.monsters == {"a4": 2, "c4": 2}
    assert unequal.legal() == ["order 1", "order 2"]
    assert ends(unequal) == {end(a4=2, c4=1), end(a4=1, c4=2)}


@rule("OC-20")
def test_no_tile_is_asked_when_equal_monsters_would_only_swap_their_parts() -> None:
    equal, unequal = march("b5", {"b4": 2, "a3": 2}), march("b5", {"b4": 2, "a3": 1})
    assert equal.phase == "roll"
    assert equal.monsters == {"a4": 2, "c4": 2}
    assert unequal.legal() == ["send a4", "send c4"]
    assert ends(unequal) == {end(a4=2, c4=1), end(a4=1, c4=2)}


@rule("OC-20")
def test_a_choice_of_order_can_be_followed_by_one_of_tiles() -> None:
    table = march("b5", {"d5": 2, "b3": 2})
    assert table.legal() == ["order 1", "order 2"]
    after = table.after_each()
    assert after["order 2"].legal("send") == ["a4", "c4"]
    assert len(ends(after["order 1"]) | ends(after["order 2"])) > 1


@rule("OC-20")
def test_the_monster_sent_first_takes_the_tile_from_the_next() -> None:
    table = march("b4", {"b5": 2, "a4": 2})
    assert table.legal() == ["send a5", "send c5"]
    after = table.after_each()
    assert ends(after["send a5"]).isdisjoint(ends(after["send c5"]))


@rule("OC-20")
def test_a_single_monster_is_never_put_in_order() -> None:
    for at in floor_of(0):
        for monster in floor_of(0):
            assert at == monster or march(at, {monster: 2}).phase != "order"


@rule("OC-20", "OC-21")
def test_monsters_attack_only_after_every_choice() -> None:
    table = march("c4", {"e4": 2}, skills=(1, 1, 1, 2))
    table.rec.energy[2] = 1  # 4 against 2
    assert table.health == 6
    assert table.play("send d5").health == 4


@rule("OC-20")
@pytest.mark.parametrize("move", ["end", "step c5", "attack 1", "die 1"])
def test_nothing_else_is_allowed_while_a_choice_is_open(move: str) -> None:
    assert move not in march("c4", {"e4": 2}).legal()


@rule("OC-20")
@TRIED_OFTEN
@given(st.integers(1, 4), st.data())
def test_what_is_asked_always_makes_a_difference(level: int, data: st.DataObject) -> None:
    at, *places = data.draw(st.lists(st.sampled_from(floor_of(level - 1)), min_size=2, max_size=5, unique=True))
    healths = data.draw(st.tuples(*[st.integers(1, 2)] * len(places)))
    check(march(at, dict(zip(places, healths, strict=True)), level))


def check(table: Table) -> None:
    """Every choice that is open leads to ends that no other choice leads to as a whole."""
    if table.phase in ("order", "send"):
        after = table.after_each().values()
        assert len(after) > 1
        assert len({ends(each) for each in after}) == len(after)
        for each in after:
            check(each)
